# The title of the game and a line about it, wherever games are listed.

game-petteia = Petteia
lead-petteia = The suitors’ pebbles: catch a stone between two of yours.
