"""Observations: what a learner sees of a table, field by field.

A game's `features.py` lists its fields once. Where each begins is computed from that list, both for the code
and for the table in the game's document. The functions here write one kind of field each, into a row that was
cleared. Their indices are unsigned, so that Numba does not check for negative ones.

A row is one of two. A flat one has a byte for each column, side by side. A compact one (`forms.py`) says of a
group of columns only which of them is marked, and has a bit for each member of a set. `observe` writes both,
as every function here says the same in either.

A game may list a second kind, `FORESIGHT`: what follows from the same view by one step of thought (what a
voyage would pay, how near a place lies). These columns come after the others, and `observe` writes them
only into a row that has room for them.
"""

from collections import namedtuple
from collections.abc import Callable
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any, TypeVar

import numpy as np
from numba.core import types

from .bulk import mark_numbers, put_bits, put_bytes, put_columns, put_numbers, put_rows, put_turned, put_words
from .compiler import by_type, rule
from .protocol import State
from .record import Grid

F = TypeVar("F", bound=Callable[..., Any])
Row = Any  # all zeros at first: bytes, or the buffer of the compact form


@dataclass(frozen=True)
class Field:
    """One entry of the list: `length` columns, from 0 to `most` each.

    They are numbers, unless they come in groups of `width`: those of which at most one is 1 (`chosen`), or
    those that are sets, of which any may be.
    """

    name: str
    length: int
    most: int
    meaning: str
    start: int = 0
    width: int = 0
    chosen: bool = False


def one_of(name: str, width: int, meaning: str, times: int = 1) -> Field:
    """One of `width` columns, `times` over: write it by `mark`, `mark_seat` or `mark_row`."""
    return Field(name, times * width, 1, meaning, width=width, chosen=True)


def set_of(name: str, width: int, meaning: str, times: int = 1) -> Field:
    """Any of `width` columns, `times` over: write it by `mark_set`."""
    return Field(name, times * width, 1, meaning, width=width)


def laid_out(*listed: Field, start: int = 0) -> tuple[Field, ...]:
    """The fields one after the other, each with the place where it begins."""
    placed: list[Field] = []
    for field in listed:
        placed.append(replace(field, start=start))
        start += field.length
    return tuple(placed)


def size_of_row(fields: tuple[Field, ...]) -> int:
    """How many bytes a vector has."""
    return fields[-1].start + fields[-1].length


def width_of(part: ModuleType, foresight: bool) -> int:
    """How many bytes a row of the game with these features has, with its foresight or without."""
    return size_of_row(fields_of(part, foresight))


def fields_of(part: ModuleType, foresight: bool) -> tuple[Field, ...]:
    """The fields of the game with these features, with its foresight or without."""
    listed: tuple[Field, ...] = part.FIELDS
    return listed + getattr(part, "FORESIGHT", ()) if foresight else listed


def starts_of(fields: tuple[Field, ...]) -> Any:
    """Where each field begins, by its name: compiled code treats these as constants."""
    make: Any = namedtuple  # its fields are known only at run time
    return make("Starts", [field.name for field in fields])(*(field.start for field in fields))


# ── the two kinds of rows ─────────────────────────────────────────────────────────────────────────


def is_compact(row: Any) -> int:
    """Whether a row, or its type, is that of the compact form: a buffer, or on a graphics card tables."""
    return isinstance(row, np.record | tuple | types.Record | types.BaseNamedTuple)


def or_compact(compact: Callable[..., Any]) -> Callable[[F], F]:
    """Let the function do `compact` where the row, its first argument, is a compact one."""
    return lambda flat: by_type(flat.__name__, is_compact, (rule(flat), compact))


@rule
def width_of_compact(out: Row) -> int:
    return out.place.shape[0]


@or_compact(width_of_compact)
def width_of_row(out: Row) -> int:
    """How many columns the row is for."""
    return out.shape[0]


@rule
def place_in_compact(out: Row, column: int) -> int:
    return int(out.place[np.uint64(column)])


@rule
def mark_in_compact(out: Row, start: int, value: int) -> None:
    known = int(value) > 0
    out.told.columns[np.uint64(place_in_compact(out, start))] = (start + int(value)) * known


@or_compact(mark_in_compact)
def mark(out: Row, start: int, value: int) -> None:
    """Set the column of `value`, one of several counted from 1, to 1. For 0 none is marked."""
    # Without a branch, which no processor could predict: for 0 the first byte stays 0.
    known = int(value) > 0
    out[np.uint64(start + int(value) - known)] = known


@rule
def mark_row_in_compact(out: Row, start: int, width: int, row: Grid, first: int, count: int) -> None:
    put_columns(out.told.columns, place_in_compact(out, start), row, first, count, start, width)


@or_compact(mark_row_in_compact)
def mark_row(out: Row, start: int, width: int, row: Grid, first: int, count: int) -> None:
    """`mark` for groups of `width` columns, by as many numbers of a row, from `first` on."""
    mark_numbers(out, start, width, row, first, count)


@rule
def mark_set_in_compact(out: Row, start: int, members: int, count: int) -> None:
    put_bytes(out.told.numbers, place_in_compact(out, start), members, (count + 7) >> 3)


@or_compact(mark_set_in_compact)
def mark_set(out: Row, start: int, members: int, count: int) -> None:
    """A set of `count` numbers; `members` has the first in its lowest bit."""
    put_bits(out, start, members, count)


@rule
def mark_sets_in_compact(
    out: Row, start: int, width: int, row: Grid, first: int, count: int, bits: int
) -> None:
    put_words(out.told.numbers, place_in_compact(out, start), row, first, count, bits, (width + 7) >> 3)


@or_compact(mark_sets_in_compact)
def mark_sets(out: Row, start: int, width: int, row: Grid, first: int, count: int, bits: int) -> None:
    """`mark_set` for groups of `width` columns, by as many numbers of a row, from `first` on; they hold the
    first member in the bit `bits`."""
    for i in range(count):
        put_bits(out, start + i * width, int(row[np.uint64(first + i)]) >> bits, width)


# ── numbers: in a compact row the same, at another place ──────────────────────────────────────────
# None of these returns the table that it writes to: a device function cannot.


@rule
def put_in_compact(out: Row, column: int, value: int) -> None:
    out.told.numbers[np.uint64(place_in_compact(out, column))] = value


@or_compact(put_in_compact)
def put(out: Row, column: int, value: int) -> None:
    """A number from 0 to 255."""
    out[np.uint64(column)] = value


@rule
def number_in_compact(out: Row, column: int) -> int:
    return int(out.told.numbers[np.uint64(place_in_compact(out, column))])


@or_compact(number_in_compact)
def number_at(out: Row, column: int) -> int:
    """What was put there."""
    return int(out[np.uint64(column)])


@rule
def put_row_in_compact(out: Row, start: int, row: Grid, first: int, count: int) -> None:
    put_numbers(out.told.numbers, place_in_compact(out, start), row, first, count)


@or_compact(put_row_in_compact)
def put_row(out: Row, start: int, row: Grid, first: int, count: int) -> None:
    """Copy `count` numbers of a row, from `first` on, as they are."""
    put_numbers(out, start, row, first, count)


@rule
def put_table_in_compact(out: Row, start: int, table: Grid, first: int, count: int) -> None:
    put_rows(out.told.numbers, place_in_compact(out, start), table, first, count)


@or_compact(put_table_in_compact)
def put_table(out: Row, start: int, table: Grid, first: int, count: int) -> None:
    """Copy `count` rows of a table, from `first` on, one after the other."""
    put_rows(out, start, table, first, count)


@rule
def put_sets_in_compact(
    out: Row, start: int, row: Grid, first: int, count: int, bits: int, size: int
) -> None:
    put_words(out.told.numbers, place_in_compact(out, start), row, first, count, bits, size)


@or_compact(put_sets_in_compact)
def put_sets(out: Row, start: int, row: Grid, first: int, count: int, bits: int, size: int) -> None:
    """Some sets of a row as numbers of `size` bytes each; they hold the first member in the bit `bits`."""
    put_words(out, start, row, first, count, bits, size)


@rule
def put_turned_in_compact(
    out: Row, start: int, row: Grid, first: int, count: int, steps: int, size: int
) -> None:
    put_turned(out.told.numbers, place_in_compact(out, start), row, first, count, steps, size)


@or_compact(put_turned_in_compact)
def put_turned_sets(out: Row, start: int, row: Grid, first: int, count: int, steps: int, size: int) -> None:
    """Some sets of a row of bytes, each of at most `size` members, as numbers, rotated right by `steps`."""
    put_turned(out, start, row, first, count, steps, size)


# ── the same in both ──────────────────────────────────────────────────────────────────────────────


@rule
def add_one(out: Row, column: int) -> None:
    """One more than was put there."""
    put(out, column, number_at(out, column) + 1)


@rule
def put_seats(s: State, out: Row, start: int, seat: int, row: Grid, first: int, count: int) -> None:
    """Some sets of seats of a row of bytes as numbers: 1 stands for `seat`, 2 for the seat to its left …"""
    put_turned_sets(out, start, row, first, count, seat, int(s.seats))


@rule
def put_capped(out: Row, start: int, value: int) -> None:
    """A number, clipped to the range from 0 to 255."""
    put(out, start, min(max(int(value), 0), 255))


@rule
def put_wide(out: Row, start: int, value: int) -> None:
    """A number that may not fit a byte: its 256s, then the rest."""
    put(out, start, value >> 8)
    put(out, start + 1, value & 255)


@rule
def steps_left(s: State, seat: int, other: int) -> int:
    """How many seats to the left of `seat` the seat `other` is; 0 for `seat` itself."""
    steps = int(other) - seat
    return steps if steps >= 0 else steps + int(s.seats)


@rule
def mark_seat(s: State, out: Row, start: int, seat: int, other: int) -> None:
    """Mark the seat `other`, counted to the left from `seat`; none is marked if it is below 0."""
    mark(out, start, steps_left(s, seat, other) + 1 if other >= 0 else 0)
