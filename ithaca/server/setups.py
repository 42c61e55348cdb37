"""Setups of tables, and checks before a table is opened."""

import functools
from typing import Any

from ithaca.arena.ladder import fixed_ratings, rating_of_bot
from ithaca.bots import LEVELS, OFFERED, ROSTER, behind, check_plays, level_or_name, read_budget, split_name
from ithaca.engine import game as games
from ithaca.engine.errors import Mistake, Misuse
from ithaca.engine.older import own_board

from .errors import Refused
from .requests import TableSetup


def read_board(setup: TableSetup, rules: int) -> Any:
    """The board of a table: the one that came with the setup, or our own for this version of the rules."""
    return board_of_text(setup.game, setup.board) if setup.board else own_board(games.find(setup.game), rules)


@functools.lru_cache(maxsize=64)
def board_of_text(game: str, text: str) -> Any:
    """A board supplied by a user. It is parsed outside the event loop first, and cached from then on."""
    return games.find(game).part("board").read(text, "board.toml")


def check_setup(setup: TableSetup) -> None:
    """Raise what is wrong with a setup. Called before there is a table."""
    game = games.find(setup.game)
    game.check_players(setup.players)
    game.check_options(setup.options, setup.players)
    read_board(setup, game.version)
    if setup.clock.kind != "none" and setup.clock.seconds < 5:
        raise Refused("clock-too-short", value=setup.clock.seconds)
    if setup.rated and (setup.practice is not None or setup.board or setup.oracle or setup.players < 2):
        raise Refused("rated-plain")


def rated_bots(game: str, most_seconds: float) -> list[str]:
    """The bots offered for rated tables, weakest first, each under one name: its level, if it has one."""
    known = sorted(fixed_ratings(game).items(), key=lambda one: one[1].mu)
    names = list(dict.fromkeys(level_or_name(bot, games.find(game)) for bot, _ in known))
    offered = [name for name in names if split_name(name)[0] in OFFERED]
    return [name for name in offered if is_allowed(name, game, most_seconds)]


def is_allowed(name: str, game: str, most_seconds: float) -> bool:
    try:
        check_bot(name, game, most_seconds)
    except Mistake:
        return False
    return True


def check_rated_bot(name: str, game: str) -> None:
    """Only bots whose strength was measured may sit at rated tables. Raises Refused."""
    if rating_of_bot(game, name) is None:
        known = ", ".join(rated_bots(game, float("inf")))
        raise Refused("rated-bot", value=name, choices=known)


def check_bot(name: str, game: str, most_seconds: float) -> None:
    """Only bots of the roster that play this game, with a time that the host allows. Raises Misuse or
    Refused."""
    path, settings = split_name(behind(name, games.find(game)))
    if path not in ROSTER:
        choices = ", ".join([*LEVELS, *ROSTER])
        raise Misuse("no-such-bot", value=path.split(":")[0], meant="", choices=choices)
    check_plays(path, games.find(game))
    budget = read_budget(name, settings)
    if budget.iterations or budget.threads > 1:  # they would take longer where there are more choices
        raise Refused("bot-by-time", value=name)
    if budget.seconds > most_seconds:
        raise Refused("bot-too-slow", value=name, most=most_seconds)


SLOW_SECONDS = 3600  # per decision; from here on a table counts as slow


def is_slow(setup: TableSetup) -> bool:
    """Whether a table is slow: players have at least an hour for each decision, both by the clock and before
    a stand-in is called for somebody who is away. A clock for the whole game counts as slow from 24 hours
    on."""
    if 0 < setup.away < SLOW_SECONDS:
        return False
    least = SLOW_SECONDS if setup.clock.kind == "move" else 24 * SLOW_SECONDS
    return setup.clock.kind == "none" or setup.clock.seconds >= least
