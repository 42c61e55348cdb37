"""From options, boards and scenarios to a state: what happens before the first move."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ithaca.engine.errors import BadFile
from ithaca.engine.files import check_kinds
from ithaca.engine.positions import by_seat, known_name, only_once
from ithaca.engine.record import Grid, blank

from .board import Board
from .components import CALM, MOST_STONES, SQUARE_NAMES, SQUARES
from .rules import clear_effects
from .score import is_decided
from .state import State
from .turns import stones_of


def prepare(seats: int, options: Mapping[str, bool], board: Board) -> Grid:
    """A blank state with everything that a deal needs to know: the options, and the stones."""
    states = blank(State)
    s = states[0]
    s.seats = seats
    s.step = options["step"]
    s.safe_corner = options["safe-corner"]
    for seat, squares in enumerate(board.stones):
        for square in squares:
            s.stone[square] = seat + 1
    return states


# ── positions of scenarios ────────────────────────────────────────────────────────────────────────

MOST_TURNS = 32_000  # that a state can count


class _Position(msgspec.Struct):
    """The types of the parts of a position."""

    active: str | None = None
    turns: int = 1
    calm: int = 0
    stones: dict[str, list[str]] = {}


def place(states: Grid, position: Mapping[str, Any], players: Sequence[str], board: Board) -> None:
    """Change a fresh deal to what is named. A player named under `stones` has these stones and no others."""
    s: Any = states[0]
    for name in position:
        known_name(name, _Position.__struct_fields__, "position")
    check_kinds(position, _Position, "")
    clear_effects(s)
    if "active" in position:
        s.active = known_name(position["active"], players, "player")
    s.turns = number_within(position.get("turns", 1), "turns", 1, MOST_TURNS)
    s.calm = number_within(position.get("calm", 0), "calm", 0, CALM - 1)
    place_stones(s, by_seat(position.get("stones", {}), players))
    if is_decided(s) or stones_of(s, 1 - int(s.active)) < 2:
        raise BadFile("position-settled", game="petteia", value="stones", clause="petteia/end/few")


def number_within(value: int, name: str, least: int, most: int) -> int:
    if not least <= value <= most:
        raise BadFile("position-number", game="petteia", value=str(value), name=name, least=least, most=most)
    return value


def place_stones(s: Any, named: Mapping[int, Sequence[str]]) -> None:
    """The stones of those who are named, where they are named."""
    kept = [
        SQUARE_NAMES[n - 1] for n in range(1, SQUARES + 1) if s.stone[n] and int(s.stone[n]) - 1 not in named
    ]
    only_once([*kept, *(square for squares in named.values() for square in squares)])
    for seat, squares in named.items():
        number_within(len(squares), "stones", 1, MOST_STONES)
        s.stone[s.stone == seat + 1] = 0
    for seat, squares in named.items():
        for square in squares:
            s.stone[known_name(square, SQUARE_NAMES, "square") + 1] = seat + 1


# ── a table as a position ─────────────────────────────────────────────────────────────────────────


def position_of(states: Grid, players: Sequence[str], board: Board) -> dict[str, Any]:
    """What `place` has to be told to make this table."""
    s: Any = states[0]
    return {
        "active": players[int(s.active)],
        "turns": int(s.turns),
        "calm": int(s.calm),
        "stones": {player: squares_of(s, seat) for seat, player in enumerate(players)},
    }


def squares_of(s: Any, seat: int) -> list[str]:
    return [SQUARE_NAMES[n - 1] for n in range(1, SQUARES + 1) if s.stone[n] == seat + 1]
