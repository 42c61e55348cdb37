"""The games for research: vector environments, PettingZoo, OpenSpiel."""

from ithaca.engine.game import find, names

# The version of each game's environments, part of their names: `odysseus_v2`. It is raised when a learner
# could notice a change (the games of a seed, masks, vectors, rewards), and only then. The rules have their
# own version, on the game's card: a new vector must not make old logs unreadable.
VERSIONS = {name: find(name).environment for name in names()}
