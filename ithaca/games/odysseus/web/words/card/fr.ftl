# The title of the game and a line about it, wherever games are listed.

game-odysseus = Odysseus
lead-odysseus = Des dieux aux missions secrètes posent vents et pouvoirs sur un voyage en trois étapes.
weight-odysseus = le plus réfléchi
