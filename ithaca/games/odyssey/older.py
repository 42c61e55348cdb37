"""What the first version of the rules meant, in the terms of today.

Its race ended with the first in Ithaca unless `play-on` was chosen; forks had two ways; the bag of winds
could not be left alone; and the arrows and the way of Hades lay elsewhere on our board.
"""

import functools
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from ithaca.engine.match import Match
from ithaca.engine.older import Shape

from .board import Board, read
from .components import SPACES

OLDEST = 1
LAYOUTS: dict[int, dict[str, Shape | None]] = {
    1: {
        "board.to": (SPACES + 1, 2),
        "board.route": (SPACES + 1, 2),
        "bag_may": None,
        "first_home": None,
    },
}


def options(version: int, chosen: Mapping[str, Any]) -> dict[str, Any]:
    """The race ended with the first in Ithaca, unless it was to go on until all are home."""
    on = str(chosen.get("play-on", "off")).lower() in ("on", "true")
    return {**chosen, "first-home": not on}


def move(version: int, name: str, match: Match) -> str:
    """Moves have kept their names."""
    return name


@functools.cache
def board(version: int) -> Board:
    """Our board as it was then."""
    text = files("ithaca.games.odyssey").joinpath(f"boards/rules{version}.toml").read_text("utf-8")
    return read(text, f"rules{version}.toml")
