"""L'Odyssée d'Ulysse: triremes race home from Troy past charms, fights, wrecks and weather.

Rules followed
    L'Odyssée d'Ulysse by Ed Wimble, Tilsit 1999, French rulebook. The rules in our own words, clause by
    clause, are in `rulebook.toml`; it also notes where that rulebook contradicts itself.
Departures
    The printed board is not known: ours keeps everything that is. The used bag of winds goes under the
    pile (clause odyssey/bag/under).
Options
    served         mist and fog go under the pile once they have struck
    alone          a player who beats a card that holds several triremes frees only himself
    bag-after      the die of the bag of winds comes after the star that was reached
    bag-may        one may leave the bag of winds alone: no movement, no die
    ghosts-fight   the ghosts of Hades are a combat, not a charm
    ghosts-strong  the ghosts have the value 5
    play-on        the race goes on until all are home
    first-home     the race ends with the first in Ithaca; learners play so
Actions
    route:NAME · roll · help:hermes, help:athena, help:leucothea, help:proteus · endure · arm · decline.
    `components.py` numbers them.
Who sees what
    Everything lies open but the order of the pile, the order of the weapons on Hades and the dice. Cards
    that were seen going under the pile are known where they lie.
"""

from ithaca.engine.game import Game, Option

GAME = Game(
    slug="odyssey",
    package=__name__,
    title="L'Odyssée d'Ulysse",
    designers=("Ed Wimble",),
    published="Tilsit 1999",
    players=range(2, 5),
    options=(
        Option("served", "weather/served"),
        Option("alone", "star/alone"),
        Option("bag-after", "bag/after"),
        Option("bag-may", "bag/may"),
        Option("ghosts-fight", "hades/fight"),
        Option("ghosts-strong", "hades/strong"),
        Option("play-on", "end/on", excludes=("first-home",)),
        Option("first-home", "end/first-home", excludes=("play-on",)),
    ),
    version=2,
    environment=2,
    usual=3,
    emblem="wreck",
    frieze=(("helmet", "cyclops", "charm"), ("wreck", "sirens", "treasure")),
    learner_options=("first-home",),
)
