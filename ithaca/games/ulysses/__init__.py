"""Ulysses: gods with secret goals argue over where the ship sails next.

Rules followed
    Ulysses by Andrea Angiolino and Pier Giorgio Paglia, Winning Moves 2001, in the authors' revision
    (English and German rulebooks; the French one where they are silent). The rules in our own words,
    clause by clause, are in `rulebook.toml`; where the three rulebooks differ, the clause says so.
Departures
    The printed board is not known: ours keeps everything that is. The game ends after 300 turns (a
    guard; clause ulysses/end/guard).
Options
    memory      only the top card of the discard pile may be looked at
    free        a player who has placed a disc may support other sides too
    bound       a player who has supported a side stays with it for the whole debate
    becalmed    the active player may leave a ship that is walled in where it is
    late-black  a player who supported a side may still place the black disc later (the French reading)
Actions
    pandora · plague:PLACE · cleanse:PLACE · exchange:PLACE, then from:COLOUR · build · propose:PLACE ·
    becalmed · consent · red:PLACE · black:PLACE · support:SIDE · stand · pass · stay · yield · pay:CARD.
    A cost is paid with pay:CARD after the choice and before its effect. `components.py` numbers them.
Who sees what
    Secret are hands, the names of hidden goals, the draw pile, the goal piles and the dice. A seat sees
    its own hand and goals, and a goal that it once put under a pile, wherever that is now. Of
    `exchange:dido` the others see `exchange:?green`.
"""

from ithaca.engine.game import FormerOption, Game, Option

GAME = Game(
    slug="ulysses",
    package=__name__,
    title="Ulysses",
    designers=("Andrea Angiolino", "Pier Giorgio Paglia"),
    published="Winning Moves 2001",
    players=range(3, 6),
    options=(
        Option("memory", "setup/memory"),
        Option("free", "debate/free", excludes=("bound",)),
        Option("bound", "debate/bound", excludes=("free",)),
        Option("becalmed", "propose/becalmed"),
        Option("late-black", "debate/late"),
    ),
    version=2,
    environment=2,
    minutes=(30, 45),
    age=8,
    usual=4,
    emblem="objection",
    frieze=(("objection", "temple", "zeus"), ("wind", "plague", "pandora")),
    former_options=(FormerOption("forced", "becalmed", reversed=True),),
)
