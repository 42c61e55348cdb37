"""The games for research: vector environments, PettingZoo, OpenSpiel."""

# The version of each game's environments, which stands behind their names: `odysseus_v1`. It is raised when
# a learner could notice a change (the games of a seed, masks, vectors, rewards), and only then. The rules
# have a version of their own, on the game's card: a new vector must not make old logs unreadable.
VERSIONS = {"odysseus": 1, "odyssey": 1, "ulysses": 1}
