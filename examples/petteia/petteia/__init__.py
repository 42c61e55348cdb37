"""Petteia: two players try to catch each other's stones between their own.

Rules followed
    None are handed down. Pollux tells how stones are captured and Plato how one loses; the rest is the usual
    modern reconstruction. `rulebook.toml` says of every clause where it comes from.
Departures
    The corner, the lot for who begins and the end of a game in which nothing is captured are ours.
Options
    step           a stone moves a single square
    safe-corner    a stone in a corner cannot be captured
Actions
    move:FROM:TO, like move:a1:a5. `components.py` numbers them.
Who sees what
    Everything lies open. Only the lot at the start is chance.
"""

from ithaca.engine.game import Game, Option

GAME = Game(
    slug="petteia",
    package=__name__,
    title="Petteia",
    designers=("Anonymus",),
    published="Hellas",
    players=range(2, 3),
    options=(
        Option("step", "move/step"),
        Option("safe-corner", "capture/safe-corner"),
    ),
    version=1,
    environment=1,
    emblem="emblem.svg",
    frieze=(("shield", "lance"), ("bow", "helmet")),
)
