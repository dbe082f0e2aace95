"""How to play: a short round for one person at the keyboard, led through it step by step.

What lives here: the script of that round, which is a fixed deal among four made-up people, what each of them does and
what the player is told; the lesson, which is a walk through a match like any other but lets only the next step of the
script happen; and the coach, the panel in which the player is spoken to.

What must not live here: rules and drawing. The cards are dealt and laid through the engine, which refuses what is
illegal with its own sentences, and they are shown on the Table and Hand screens that every match uses, with the same
keys. Only the log gives way to the coach. What is learnt here is therefore true of the game, and stays so.

**Steps.** Each step has one goal: to hide the hand, to lay certain cards, or to pass. What else is legal is answered
kindly and not done; a key without a meaning is answered too. The player may hide the cards, read the rules or leave
the lesson at any moment. When a goal is reached the others act as the script says, and the next step begins.

No match is touched: the lesson has a table of its own, which nothing records, and `BomsApp.walk` stays as it is.
"""

from boms.ui.tutorial.coach import Coach
from boms.ui.tutorial.lesson import Lesson

__all__ = ["Coach", "Lesson"]
