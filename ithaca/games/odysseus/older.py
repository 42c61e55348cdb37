"""Games of version 1, played by the rules of today.

In version 1 Hermes took the last of several face-down cards of a zone, and `lift:g1:hidden` was the name of
that. Nothing else has changed that can happen in a whole game.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ithaca.engine.older import Shape

from .board import Board, load
from .components import UNKNOWN, ZONE_NAMES

if TYPE_CHECKING:
    from ithaca.engine.match import Match

OLDEST = 1
LAYOUTS: dict[int, Mapping[str, Shape | None]] = {1: {"late_athena": None, "late": None}}


def options(version: int, chosen: Mapping[str, Any]) -> dict[str, Any]:
    """All its options have kept their names."""
    return {**chosen}


def move(version: int, name: str, match: "Match") -> str:
    """The name that a move has today."""
    verb, _, rest = name.partition(":")
    zone, _, card = rest.partition(":")
    if verb != "lift" or card != "hidden" or zone not in ZONE_NAMES[1:]:
        return name
    hidden = int(match.state["laid"][0, ZONE_NAMES.index(zone), UNKNOWN])
    return f"{name}{hidden}" if hidden > 1 else name


def board(version: int) -> Board:
    """Our board is the same."""
    return load()
