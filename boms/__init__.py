"""Boms og president: a climbing card game for three to eight people around one terminal.

The code is a house with floors; a module may import from floors below its own and never from above:

    __main__, cli            reads arguments, builds a table, starts the screens or prints
    ui                       the only place that imports textual
    bots, store, record      three siblings that do not know each other
    packs                    rule packs: YAML that people write by hand, and where such files lie
    match                    titles, points, seats, many rounds; `Table`, the one door to a match
    game                     one round: the state machine; all secrets live here
    text                     what refusals, events, titles and rules are called in nb, en, de
    seat                     what a seat can say and know: actions, events, refusals, views
    rules                    every house rule, groups, what beats what, legal plays, the exchange
    cards                    cards, packs and hands

`pytest` checks the floors with import-linter.
"""

__version__ = "0.1.0"
