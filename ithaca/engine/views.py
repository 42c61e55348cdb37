"""Small words for tables that are told in names instead of numbers."""

from collections.abc import Iterable, Sequence
from typing import Any

from .offers import Room
from .protocol import OVER, State, actor, shares
from .record import Grid, blank


def counts(row: Iterable[Any], names: Sequence[str]) -> dict[str, int]:
    """A row of counts, by name; what is not there is left out."""
    return {names[i]: int(count) for i, count in enumerate(row) if count}


def winners(view: State) -> list[int]:
    """The seats that share the victory; none while the game runs."""
    if actor(view) != OVER:
        return []
    room = blank(Room)[0]
    shares(view, room.shares)
    return [seat for seat in range(int(view.seats)) if room.shares[seat] > 0]


def chances(likely: Grid, names: Sequence[str]) -> dict[str, float]:
    """The chances of what a hidden thing may be, by name, the likeliest first; names[id - 1] is its name."""
    order = sorted(range(1, len(names) + 1), key=lambda i: -float(likely[i]))
    return {names[i - 1]: round(float(likely[i]), 4) for i in order if likely[i] > 0}
