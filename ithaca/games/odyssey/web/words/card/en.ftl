# The title of the game and a line about it, wherever games are listed.

game-odyssey = L’Odyssée d’Ulysse
lead-odyssey = A dice race home past charms, fights, wrecks and weather.
weight-odyssey = light, with a die
