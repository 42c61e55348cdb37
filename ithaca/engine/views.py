"""Small words for tables that are told in names instead of numbers."""

import functools
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from . import entrypoints
from .reading import Reading, reading
from .record import Grid, blank


def actor_of(v: Reading) -> int:
    """The seat that decides now, or OVER."""
    return int(entrypoints.actor_at(v.base, 0))


def reckoned(v: Reading, kind: type, reckon: Callable[..., None], *more: Grid) -> Reading:
    """All figures of a table in one compiled call: a call for each would take ten times as long."""
    figures = blank(kind)
    reckon(v.base, 0, *more, figures)
    return reading(figures)


MOST_KEPT = 5_000  # tellings of one part


def kept(*fields: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """For a part of a table that reads nothing but these fields: it is told again only when they change.

    Most of a table stays as it was from one move to the next, and looks the same from most seats. What is
    told that way belongs to all: nobody changes it.
    """

    def keep(tell: Callable[..., Any]) -> Callable[..., Any]:
        known: dict[Any, Any] = {}

        @functools.wraps(tell)
        def told(v: Reading, board: Any) -> Any:
            key = (board.slugs, v.bytes_of(fields))
            found = known.get(key)
            if found is None:
                if len(known) >= MOST_KEPT:
                    known.clear()
                found = known[key] = tell(v, board)
            return found

        vars(told)["reads"] = fields
        return told

    return keep


@functools.lru_cache(maxsize=10_000)
def counts(row: tuple[int, ...], names: tuple[str, ...]) -> dict[str, int]:
    """A row of counts, by name; what is not there is left out. It is told once for all: nobody changes it."""
    return {name: count for name, count in zip(names, row, strict=True) if count}


class Place(NamedTuple):
    """A seat's place at the end: 1 is the best, and equals share one."""

    seat: int
    rank: int
    title: str = ""  # the key of what it is called, where the game has titles


def ranked(shares: Sequence[float], points: Sequence[int]) -> list[Place]:
    """All seats, the best first: by their share of the victory, then by their points."""
    worth = list(zip(shares, points, strict=True))
    order = sorted(range(len(worth)), key=lambda seat: worth[seat], reverse=True)
    return [Place(seat, 1 + sum(other > worth[seat] for other in worth)) for seat in order]


def winners(shares: Sequence[float]) -> list[int]:
    """The seats that share the victory; none while the game runs."""
    return [seat for seat, share in enumerate(shares) if share > 0]


def chances(likely: Grid, names: Sequence[str]) -> dict[str, float]:
    """The chances of what a hidden thing may be, by name, the likeliest first; names[id - 1] is its name."""
    order = sorted(range(1, len(names) + 1), key=lambda i: -float(likely[i]))
    return {names[i - 1]: round(float(likely[i]), 4) for i in order if likely[i] > 0}
