"""Helpers for tables that are told in names instead of numbers."""

import functools
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from . import entrypoints
from .reading import Reading, place_of, reading_of_figures, taker
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
    return reading_of_figures(figures)


# ── a table in parts ──────────────────────────────────────────────────────────────────────────────

_json = msgspec.json.Encoder().encode

MOST_KEPT = 5_000  # tellings of one part, on one board
MOST_BOARDS = 64

Telling = Callable[[Reading, Any], dict[str, Any]]


class Part:
    """Some entries of a table that is told in names, made by `tell` from a view and its board.

    A part that names the fields it `reads`, and reads no others, is told and written again only when they
    change: most of a table stays as it was from one move to the next, and looks the same from most seats.
    What is told that way is shared and must not be changed.
    """

    def __init__(
        self,
        tell: Telling,
        reads: tuple[str, ...] = (),
        only_with: str = "",
        otherwise: dict[str, Any] | None = None,
    ) -> None:
        functools.update_wrapper(self, tell)
        self.tell, self.reads = tell, reads
        self.only_with = only_with  # a field: where it is 0 the part is empty
        self.otherwise = None if otherwise is None else _json(otherwise)[1:-1]  # for other viewers

    def __call__(self, v: Reading, board: Any) -> dict[str, Any]:
        return self.tell(v, board)

    def text(self, v: Reading, board: Any) -> bytes:
        """The entries as JSON, without the braces around them."""
        if self.otherwise is not None and v.decides is False:
            return self.otherwise
        return _json(self.tell(v, board))[1:-1]


def part(tell: Telling) -> Part:
    """For a part of a table that may read anything."""
    return Part(tell)


def kept(*fields: str, only_with: str = "") -> Callable[[Telling], Part]:
    """For a part of a table that reads only these fields, and is empty where the field `only_with` is 0."""
    return lambda tell: Part(tell, fields, only_with)


def for_decider(**otherwise: Any) -> Callable[[Telling], Part]:
    """For a part of a table that only the seat that decides is told; others are told `otherwise` instead."""
    return lambda tell: Part(tell, otherwise=otherwise)


class Parts:
    """A table in names: all entries of its parts, as a dict or as text.

    `text` is what a server sends with every move to every viewer. Texts are kept by the board and by the
    bytes of the fields that a part reads.
    """

    def __init__(self, *parts: Part) -> None:
        self.parts = parts
        self._kept: dict[Any, list[KeptPart]] = {}  # by board

    def __call__(self, v: Reading, board: Any) -> dict[str, Any]:
        return {name: value for one in self.parts for name, value in one(v, board).items()}

    def text(self, v: Reading, board: Any) -> bytes:
        """All entries as JSON, without the braces around them."""
        raw, texts = v.raw_bytes, []
        for one, take, gate, nothing, known in self._kept.get(board) or self._begin(v, board):
            if gate and raw[gate] == nothing:
                continue
            key = take(raw) if take else None
            text = known.get(key) if take else one.text(v, board)
            if text is None:
                text = _written(known, key, one, v, board)
            if text:
                texts.append(text)
        return b",".join(texts)

    def _begin(self, v: Reading, board: Any) -> "list[KeptPart]":
        """Nothing is kept for this board yet."""
        if len(self._kept) >= MOST_BOARDS:
            self._kept.clear()
        self._kept[board] = [_nothing_kept(one, v.base.dtype) for one in self.parts]
        return self._kept[board]


class KeptPart(NamedTuple):
    """A part, and the texts written for it so far."""

    part: Part
    take: Callable[[bytes], Any] | None  # takes the bytes of its fields from those of a record
    gate: slice | None  # where its field `only_with` lies, if it has one
    nothing: bytes  # that field when it is 0
    known: dict[Any, bytes]  # texts, by the bytes of its fields


def _nothing_kept(one: Part, dtype: Any) -> KeptPart:
    gate = place_of(dtype, one.only_with) if one.only_with else None
    nothing = bytes(gate.stop - gate.start) if gate else b""
    return KeptPart(one, taker(dtype, one.reads) if one.reads else None, gate, nothing, {})


def _written(known: dict[Any, bytes], key: Any, one: Part, v: Reading, board: Any) -> bytes:
    """Write a part for values of its fields not seen before, and keep the text."""
    if len(known) >= MOST_KEPT:
        known.clear()
    text = known[key] = one.text(v, board)
    return text


@functools.lru_cache(maxsize=10_000)
def counts(row: tuple[int, ...], names: tuple[str, ...]) -> dict[str, int]:
    """A row of counts, by name, without zeros. The dict is cached and shared: do not change it."""
    return {name: count for name, count in zip(names, row, strict=True) if count}


class Place(NamedTuple):
    """A seat's place at the end: 1 is the best, and equal seats share a place."""

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
