"""Small words for tables that are told in names instead of numbers."""

import functools
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from . import entrypoints
from .reading import Reading, reading, taker
from .record import Grid, blank


def actor_of(v: Reading) -> int:
    """The seat that decides now, or OVER."""
    if v.decider is None:
        v.decider = int(entrypoints.actor_at(v.base, 0))
    return v.decider


def reckoned(v: Reading, kind: type, reckon: Callable[..., None], *more: Grid) -> Reading:
    """All figures of a table in one compiled call: a call for each would take ten times as long."""
    figures = blank(kind)
    reckon(v.base, 0, *more, figures)
    return reading(figures)


# ── a table in parts ──────────────────────────────────────────────────────────────────────────────

MOST_KEPT = 5_000  # tellings of one part, on one board
MOST_BOARDS = 64

Telling = Callable[[Reading, Any], dict[str, Any]]


class Part:
    """Some entries of a table that is told in names, made by `tell` from a view and its board.

    A part that names the fields it `reads`, and reads no others, is told and written again only when they
    change: most of a table stays as it was from one move to the next, and looks the same from most seats.
    What is told that way belongs to all: nobody changes it.
    """

    def __init__(self, tell: Telling, reads: tuple[str, ...] = ()) -> None:
        functools.update_wrapper(self, tell)
        self.tell, self.reads = tell, reads

    def __call__(self, v: Reading, board: Any) -> dict[str, Any]:
        return self.tell(v, board)

    def text(self, v: Reading, board: Any) -> bytes:
        """The entries as JSON, without the braces around them."""
        return _json(self.tell(v, board))[1:-1]


def part(tell: Telling) -> Part:
    """For a part of a table that may read anything."""
    return Part(tell)


def kept(*fields: str) -> Callable[[Telling], Part]:
    """For a part of a table that reads nothing but these fields."""
    return lambda tell: Part(tell, fields)


class Parts:
    """A table in names: all entries of its parts, as a dict or as text.

    `text` is what a server sends with every move to every viewer. What was written is found again by the
    board and by the bytes of the fields that a part reads.
    """

    def __init__(self, *parts: Part) -> None:
        self.parts = parts
        self._kept: dict[Any, list[tuple[Part, Any, dict[Any, bytes]]]] = {}  # by board

    def __call__(self, v: Reading, board: Any) -> dict[str, Any]:
        return {name: value for one in self.parts for name, value in one(v, board).items()}

    def text(self, v: Reading, board: Any) -> bytes:
        """All entries as JSON, without the braces around them."""
        kept = self._kept.get(board) or self._begin(v, board)
        raw = v.raw_bytes
        texts = [
            _found(known, take(raw), one, v, board) if take else one.text(v, board)
            for one, take, known in kept
        ]
        return b",".join(filter(None, texts))

    def _begin(self, v: Reading, board: Any) -> list[tuple[Part, Any, dict[Any, bytes]]]:
        """Nothing is kept for this board yet."""
        if len(self._kept) >= MOST_BOARDS:
            self._kept.clear()
        self._kept[board] = [
            (one, taker(v.base.dtype, one.reads) if one.reads else None, {}) for one in self.parts
        ]
        return self._kept[board]


def _found(known: dict[Any, bytes], key: Any, one: Part, v: Reading, board: Any) -> bytes:
    """What a part was written as when its fields were like this; it is written now if they never were."""
    text = known.get(key)
    if text is None:
        if len(known) >= MOST_KEPT:
            known.clear()
        text = known[key] = one.text(v, board)
    return text


_json = msgspec.json.Encoder().encode


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
