# Le titre du jeu et une ligne à son sujet, partout où les jeux sont listés.

game-petteia = Petteia
lead-petteia = Les cailloux des prétendants : prends une pierre entre deux des tiennes.
