# The title of the game and a line about it, wherever games are listed.

game-ulysses = Ulysses
lead-ulysses = Gods with secret goals argue over where the ship sails next.
weight-ulysses = secrets and debate
