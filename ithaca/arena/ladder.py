"""The fixed ratings of bots: what the ladder measured, as files in the folders of the games."""

import functools
import tomllib

from ithaca.bots import behind
from ithaca.engine.game import Game, find

from .ratings import SETTLED, START, Rating

FILE = "ladder.toml"
ANCHOR = "greedy"  # only differences mean something: this bot is put where every rating starts


def rating_of_bot(game: str, bot: str) -> Rating | None:
    """The rating of a bot in a game, by its name or its level; None if it was never measured."""
    known = fixed_ratings(game)
    return known.get(bot) or known.get(behind(bot, find(game)))


@functools.cache
def fixed_ratings(game: str) -> dict[str, Rating]:
    """The ratings of all bots that the ladder of a game has measured well enough."""
    return read_ladder(find(game))


def read_ladder(game: Game) -> dict[str, Rating]:
    file = game.file(FILE)
    if not file.is_file():
        return {}
    told = tomllib.loads(file.read_text("utf-8"))["bots"]
    shift = START.mu - told[ANCHOR]["mu"]
    found = {name: Rating(one["mu"] + shift, float(one["sigma"])) for name, one in told.items()}
    return {name: rating for name, rating in found.items() if rating.sigma < SETTLED}
