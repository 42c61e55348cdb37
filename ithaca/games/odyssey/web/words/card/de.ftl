# The title of the game and a line about it, wherever games are listed.

game-odyssey = L’Odyssée d’Ulysse
lead-odyssey = Ein Würfelrennen nach Hause, vorbei an Zauber, Kampf, Schiffbruch und Wetter.
weight-odyssey = leicht, mit Würfel
