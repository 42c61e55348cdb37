"""A tournament: its setup, checked before anything starts; and its games, of which only those missing
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
    """The setup of a tournament, after checking that every bot exists and that all of it fits the game.
    `board` is a file."""
    game.check_players(len(seats))
    with contextlib.redirect_stdout(sys.stderr):  # a bot's module may print something
        for name in seats:
            bots.find(name, bytes(32), game)
    source = game.part("board").load(board).source if board else {}
    chosen = game.check_options(game.for_learners(options or {}), len(seats))
    return Setup(game.slug, game.version, tuple(seats), seed, chosen, source)


def check_place(place: str) -> None:
    """Raise Misuse unless there is such a place to play at."""
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
    """Play the first `games` games, except those that are kept already.

    A caller that passes `standings` still has the finished games when this is interrupted.
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
