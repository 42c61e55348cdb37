"""Games of older versions of their rules, played by the rules of today.

A game whose rules have changed keeps a file `older.py` in its folder. It says what its older versions meant
in the terms of today:

    OLDEST                       the first version that can still be played
    LAYOUTS                      {version: {field: shape}}: how the record differed from today's. None: the
                                 field was not there (`effects.shut` is a field of the record `effects`); a
                                 shape: the field was as large as that
    options(version, chosen)     its options, in the names of today
    move(version, name, match)   the name that a move has today
    board(version)               the board that was ours then

So a log or a table that was begun under older rules goes on as it was begun, with the same dice and the same
digests. A version that cannot be expressed in this way is left out: its games only say by which rules they
were played.
"""

import functools
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from .game import Game
from .record import Grid, as_records, hints_of, layout_of

if TYPE_CHECKING:
    from .match import Match

Shape = tuple[int, ...]


def options_today(game: Game, version: int, chosen: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a game of this version, in the names of today."""
    if version == game.version:
        return {**chosen}
    found: dict[str, Any] = game.part("older").options(version, chosen)
    return found


def move_today(match: "Match", name: str) -> str:
    """The name that a move of this match's version has today."""
    if match.rules == match.game.version:
        return name
    found: str = match.game.part("older").move(match.rules, name, match)
    return found


def own_board(game: Game, version: int) -> Any:
    """The board that was ours in this version."""
    return game.part("board").load() if version == game.version else game.part("older").board(version)


def state_as_of(states: Grid, game: Game, version: int) -> Grid:
    """A state in the layout that its record had in this version; digests are taken of its bytes."""
    if version == game.version:
        return states
    older = np.zeros(len(states), _layout_of_version(game, version))
    _copy_fields(states, older)
    return older


@functools.cache
def _layout_of_version(game: Game, version: int) -> np.dtype[Any]:
    changes: Mapping[str, Shape | None] = game.part("older").LAYOUTS[version]
    return as_records(_aligned_before(game.part("state").State, changes, ""))


def _aligned_before(cls: type, changes: Mapping[str, Shape | None], path: str) -> np.dtype[Any]:
    """The aligned layout of a record before these changes."""
    fields: list[Any] = []
    for name, hint in hints_of(cls).items():
        place = f"{path}{name}"
        if place in changes and changes[place] is None:
            continue
        inner = [change for change in changes if change.startswith(f"{place}.")]
        kind, *shape = layout_of(cls, name, hint)
        if inner:
            kind = _aligned_before(hint, changes, f"{place}.")
        fields.append((name, kind, changes.get(place, *shape)) if shape else (name, kind))
    return np.dtype(fields, align=True)


def _copy_fields(there: Grid, here: Grid) -> None:
    """Copy what the smaller record has, field by field."""
    for name in here.dtype.names or ():
        if name.startswith("gap_"):
            continue
        if here[name].dtype.names:
            _copy_fields(there[name], here[name])
        else:
            part = tuple(slice(size) for size in here[name].shape)
            here[name] = there[name][part]
