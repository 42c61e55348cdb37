"""A tournament: its setup, checked before anything starts; and its games, of which only missing ones
are played."""

import contextlib
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ithaca import bots
from ithaca.engine.errors import Misuse, did_you_mean
from ithaca.engine.game import Game

from .keep import Kept
from .single_game import Setup
from .standings import Standings
from .workers import PLACES


def prepare(
    game: Game,
    seats: Sequence[str],
    *,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    board: str = "",
) -> Setup:
    """Who plays what: every bot is there, and all of it fits the game. `board` is a file."""
    game.check_players(len(seats))
    with contextlib.redirect_stdout(sys.stderr):  # a module of one's own may greet us
        for name in seats:
            bots.find(name, bytes(32), game)
    source = game.part("board").load(board).source if board else {}
    chosen = game.check_options(game.for_learners(options or {}), len(seats))
    return Setup(game.slug, game.version, tuple(seats), seed, chosen, source)


def check_place(place: str) -> None:
    """Whether there is such a place to play at."""
    if place not in PLACES:
        meant = did_you_mean(place, PLACES)
        raise Misuse("arena-no-such-place", value=place, meant=meant, choices=", ".join(PLACES))


def run(
    setup: Setup,
    games: int,
    *,
    place: str = "local",
    workers: int = 1,
    kept: Kept | None = None,
    standings: Standings | None = None,
    tell: Callable[[int], None] = lambda done: None,
) -> Standings:
    """Play the first `games` games, but for those that are kept already.

    Whoever gives `standings` still has what was finished when this is interrupted.
    """
    standings = standings or Standings(setup)
    known = kept.results if kept else {}
    for number, result in known.items():
        if number < games:
            standings.add(result)
    tell(standings.games)
    jobs = ((setup, number) for number in range(games) if number not in known)
    with contextlib.closing(PLACES[place](jobs, workers)) as results:
        for _, result in results:
            if kept:
                kept.add(result)
            standings.add(result)
            tell(standings.games)
    return standings
