# The title of the game and a line about it, wherever games are listed.

game-ulysses = Ulysses
lead-ulysses = Des dieux aux objectifs secrets se disputent la prochaine escale du navire.
weight-ulysses = secrets et débats
