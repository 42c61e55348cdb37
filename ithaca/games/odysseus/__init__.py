"""Odysseus: gods with secret missions lay winds and powers on a voyage of three legs.

Rules followed
    Odysseus (also La Fureur des dieux) by Dominique Ehrhard, Jumbo 2001, French rulebook. The rules
    in our own words, clause by clause, are in `rulebook.toml`.
Departures
    The printed board and mission cards are not known: ours keep everything that is. The game ends
    after twelve rounds in a row without a scored disc (a guard; clause odysseus/end/guard).
Options
    variant       the game for four on the small board, or for five with five missions
    late-athena   Athena may also counter Hades later, whenever a turn changes
    late-counter  Athena may also counter Hades on her own turn, as her action; no longer offered
    stays-open    a countered Hades stays open until the round ends, whoever holds him
Actions
    start:ISLAND · wind:W:Z · hide:W:Z · stop · storm:Z · double:Z · lift:Z:W, lift:Z:hidden (of several:
    lift:Z:hidden1, lift:Z:hidden2 …), then drop:Z · swap:SEAT · counter · allow · pass · disc:ADVENTURE.
    `components.py` numbers them.
Who sees what
    Secret are missions, hands, the pack, the faces of hidden cards and the dice. A seat sees its own
    mission and hand and the hidden cards that it laid. Of `hide:5:g1` the others see `hide:?:g1`.
"""

from ithaca.engine.game import Game, Option

GAME = Game(
    slug="odysseus",
    package=__name__,
    title="Odysseus",
    designers=("Dominique Ehrhard",),
    published="Jumbo 2001",
    players=range(3, 7),
    options=(
        Option("variant", "variant/four", players=(4, 5)),
        Option("late-athena", "athena/late", excludes=("late-counter",)),
        Option("late-counter", "athena/own-turn", excludes=("late-athena",), offered=False),
        Option("stays-open", "hades/stays-open"),
    ),
    version=2,
    environment=2,
    minutes=(45,),
    usual=4,
    emblem="poseidon",
    frieze=(("zeus", "athena", "poseidon"), ("hades", "aphrodite", "hermes")),
)
