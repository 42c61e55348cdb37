"""Observation vectors: what a learner sees of a table, as a row of bytes.

A game's `features.py` lists its fields once. Where each begins is computed from that list, both for the code
and for the table in the game's document. The functions here write one kind of field each, into a row of
zeros. Their indices are unsigned, so that Numba does not check for negative ones.

A game may list a second kind, `FORESIGHT`: what follows from the same view by one step of thought (what a
voyage would pay, how near a place lies). These columns come after the others, and `observe` writes them
only into a row that has room for them.
"""

from collections import namedtuple
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any

import numpy as np

from .bulk import put_eight, put_numbers
from .compiler import rule
from .protocol import State
from .record import Grid

Row = Grid  # a vector, all zeros at first


@dataclass(frozen=True)
class Field:
    """One entry of the list: `length` bytes, from 0 to `most` each."""

    name: str
    length: int
    most: int
    meaning: str
    start: int = 0


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
    listed: tuple[Field, ...] = getattr(part, "FORESIGHT", ()) if foresight else ()
    return size_of_row(listed or part.FIELDS)


def starts_of(fields: tuple[Field, ...]) -> Any:
    """Where each field begins, by its name: compiled code treats these as constants."""
    make: Any = namedtuple  # its fields are known only at run time
    return make("Starts", [field.name for field in fields])(*(field.start for field in fields))


@rule
def mark(out: Row, start: int, value: int) -> None:
    """Set the byte of `value`, one of several counted from 1, to 1. For 0 none is marked."""
    # Without a branch, which no processor could predict: for 0 the first byte stays 0.
    known = int(value) > 0
    out[np.uint64(start + int(value) - known)] = known


@rule
def put_row(out: Row, start: int, row: Grid, first: int, count: int) -> None:
    """Copy `count` numbers of a row, from `first` on, as they are."""
    put_numbers(out, start, row, first, count)


@rule
def put_capped(out: Row, start: int, value: int) -> None:
    """A number, clipped to the range from 0 to 255."""
    out[np.uint64(start)] = min(max(int(value), 0), 255)


@rule
def put_wide(out: Row, start: int, value: int) -> None:
    """A number that may not fit a byte: its 256s, then the rest."""
    out[start] = value >> 8
    out[start + 1] = value & 255


@rule
def mark_set(out: Row, start: int, members: int, count: int) -> None:
    """A set of `count` numbers as a byte for each; `members` has the first in its lowest bit."""
    if members == 0:
        return
    whole = count >> 3 << 3
    for i in range(0, whole, 8):
        put_eight(out, start + i, one_to_a_byte((members >> i) & 255))
    for i in range(whole, count):
        out[np.uint64(start + i)] = (members >> i) & 1


@rule
def one_to_a_byte(bits: int) -> int:
    """Eight bits, each in a byte of its own: a product puts seven of them in their places."""
    seven = ((bits & 127) * 0x0002040810204081) & 0x0101010101010101
    return seven | (bits & 128) << 49


@rule
def steps_left(s: State, seat: int, other: int) -> int:
    """How many seats to the left of `seat` the seat `other` is; 0 for `seat` itself."""
    steps = int(other) - seat
    return steps if steps >= 0 else steps + int(s.seats)


@rule
def mark_seat(s: State, out: Row, start: int, seat: int, other: int) -> None:
    """Mark the seat `other`, counted to the left from `seat`; none is marked if it is below 0."""
    if other >= 0:
        out[start + steps_left(s, seat, other)] = 1
