"""Boms og president: a climbing card game for three to eight people around one terminal.

The code is a house with floors; a module may import from floors below its own and never from above:

    __main__, cli            reads arguments, builds a table, starts the screens or prints
    ui, plain                the screens, the only place that imports textual; the same game in lines of text
    walk                     whom the table waits for, and what it does by itself
    store, record            matches that are kept; a match as a file that people can read
    handbook                 the rules as they are set, in words
    packs, chance            rule packs: YAML that people write by hand, and where such files lie; shuffling
    match                    titles, points, seats, many rounds; `Table`, the one door to a match
    game                     one round: the state machine; all secrets live here
    text                     what refusals, events, titles and rules are called in nb, en, de
    seat                     what a seat can say and know: actions, events, refusals, views
    rules                    every house rule, groups, what beats what, legal plays, the exchange
    cards                    cards, packs and hands
    lazily                   packages whose names are loaded when they are first asked for

`pytest` checks the floors with import-linter.
"""

__version__ = "0.1.0"
