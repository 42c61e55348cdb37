# The title of the game and a line about it, wherever games are listed.

game-odyssey = L’Odyssée d’Ulysse
lead-odyssey = Une course aux dés jusqu’à Ithaque : charmes, combats, naufrages et mauvais temps.
weight-odyssey = léger, avec un dé
