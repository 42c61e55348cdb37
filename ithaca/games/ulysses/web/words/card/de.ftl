# The title of the game and a line about it, wherever games are listed.

game-ulysses = Ulysses
lead-ulysses = Götter mit geheimen Zielen streiten, wohin das Schiff als Nächstes fährt.
weight-ulysses = Geheimnisse und Streit
