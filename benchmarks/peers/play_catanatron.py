"""catanatron's Catan at random, by its own loop and its own random players. Run by its Python."""

from catanatron import Color, Game, RandomPlayer
from pace import Prepared, tell


def stepped() -> Prepared:
    players = [RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]

    def work() -> int:
        game = Game(players)
        game.play()
        return len(game.state.actions)

    return work, "4 players, Game.play with its RandomPlayer"


if __name__ == "__main__":
    tell("catanatron", {"stepped/catan": stepped})
