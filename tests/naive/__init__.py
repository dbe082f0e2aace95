"""A second, naive reading of the rules.

Cards are strings in lists, players are names, and every question is answered by looping over everything there is. The
engine under `boms` answers the same questions with tables and bit sets; where the two differ, one of them has misread
the rules. Nothing here imports the engine: `boms.rules.Rules` serves as a bag of values and no more.

`house` turns rules into plain values and knows the deck. `groups` says what cards make and what beats what. `dealing`
prepares a round: titles, seats, dealer, leader. `exchange` is the exchange, `round` one round, `referee` a whole match.
"""
