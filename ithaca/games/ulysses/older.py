"""Older versions of Ulysses in the terms of today.

Version 1 had other defaults: owners of discs could change sides too, and a walled-in ship could always be
left where it was. Its option `forced` asked only at the end of the action phase whether a removal could be
paid. It is played here by the rule of today, so a game in which somebody spent the cards first is refused at
that move.
"""

from collections.abc import Mapping
from typing import Any

from ithaca.engine.match import Match

from .board import Board, load

OLDEST = 1

LAYOUTS: dict[int, dict[str, None]] = {1: {}}  # the record is as it was


def options(version: int, chosen: Mapping[str, Any]) -> dict[str, Any]:
    """What was the default has a name today: all players are free, and a ship may be left becalmed."""
    kept = {name: value for name, value in chosen.items() if name != "forced"}
    bound, forced = (str(chosen.get(name, "off")).lower() in ("on", "true") for name in ("bound", "forced"))
    return {**kept, "free": not bound, "becalmed": not forced}


def move(version: int, name: str, match: Match) -> str:
    """Moves have kept their names."""
    return name


def board(version: int) -> Board:
    """So has the board: it is the same."""
    return load()
