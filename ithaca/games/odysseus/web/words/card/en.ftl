# The title of the game and a line about it, wherever games are listed.

game-odysseus = Odysseus
lead-odysseus = Gods with secret missions lay winds and powers on a voyage of three legs.
weight-odysseus = the most to think about
