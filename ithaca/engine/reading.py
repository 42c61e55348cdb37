"""Readings: a record as Python reads it fastest, for telling a table to people.

An attribute of an `np.record` takes a microsecond, a compiled call with one takes ten. A reading looks at
the record's bytes: a field is decoded when it is first asked for, and is an ordinary attribute after that.
Most fields are as they were a move ago, or as another seat sees them, so decoded values are cached by their
bytes. A number is an int, a table is tuples of ints, a record within the record is a reading too. Readings
are for telling only: rules still get records, through `base`.
"""

import functools
import struct
from collections.abc import Callable
from operator import itemgetter
from typing import TYPE_CHECKING, Any

import numpy as np

from .record import Grid

MOST_KNOWN = 5_000  # values of one field


class Reading:
    """The contents of a record that is no longer written to."""

    def __init__(self, rows: Grid, nth: int, raw: bytes, decider: int | None = None) -> None:
        self._rows, self._nth = rows, nth  # the array in which it stands, and where
        self.raw_bytes = raw
        self.decider = decider  # the seat that decides, once asked for
        self.decides = None if decider is None else decider == nth  # whether that is the viewer

    if TYPE_CHECKING:
        base: Grid  # the record as an array of one; no field can have this name: `np.record` has it

        def __getattr__(self, name: str) -> Any: ...


class _Base:
    """The record itself, for rules: few readings are asked for it."""

    def __get__(self, reading: Reading, owner: type) -> Grid:
        reading.__dict__["base"] = base = reading._rows[reading._nth : reading._nth + 1]
        return base


class _Field:
    """A field that was not read yet: reading it stores the value in the reading's `__dict__`."""

    def __init__(self, name: str, kind: np.dtype[Any], offset: int) -> None:
        self.name, self.place = name, slice(offset, offset + kind.itemsize)
        self.value = reader_of(kind)
        self.known: dict[bytes, Any] = {}

    def __get__(self, reading: Reading, owner: type) -> Any:
        raw = reading.raw_bytes[self.place]
        value = self.known.get(raw)
        if value is None:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            value = self.known[raw] = self.value(raw)
        reading.__dict__[self.name] = value
        return value


class _FreshField(_Field):
    """A field of figures: they were reckoned a moment ago and are hardly ever the same twice."""

    def __get__(self, reading: Reading, owner: type) -> Any:
        value = reading.__dict__[self.name] = self.value(reading.raw_bytes[self.place])
        return value


FORMATS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u4": "I", "u8": "Q", "f4": "f", "f8": "d"}


def reader_of(kind: np.dtype[Any]) -> Callable[[bytes], Any]:
    """A function that decodes bytes of this kind. Its values are immutable: all readings share them."""
    if kind.names:
        return lambda raw: reading(np.frombuffer(raw, kind))
    number, shape = kind.subdtype or (kind, ())
    unpack = struct.Struct(f"={kind.itemsize // number.itemsize}{FORMATS[number.str[1:]]}").unpack
    if not shape:
        return lambda raw: unpack(raw)[0]
    return lambda raw: _in_rows(unpack(raw), shape)


def _in_rows(values: tuple[Any, ...], shape: tuple[int, ...]) -> tuple[Any, ...]:
    """A table as tuples within tuples."""
    if len(shape) == 1:
        return values
    size = len(values) // shape[0]
    return tuple([_in_rows(values[i : i + size], shape[1:]) for i in range(0, len(values), size)])


@functools.cache
def _kind(dtype: np.dtype[Any], field: type[_Field] = _Field) -> type[Reading]:
    """The readings of one kind of record."""
    fields = {name: field(name, *found[:2]) for name, found in (dtype.fields or {}).items()}
    return type("Reading", (Reading,), {**fields, "base": _Base()})


def place_of(dtype: np.dtype[Any], field: str) -> slice:
    """Where the bytes of a field lie in those of a record."""
    place: slice = vars(_kind(dtype))[field].place
    return place


def rows_as_bytes(v: Reading, field: str) -> list[bytes]:
    """The rows of a table in a record: for those who keep what they make of a row by its bytes."""
    raw = v.raw_bytes
    return [raw[place] for place in _row_places(v.base.dtype, field)]


@functools.cache
def _row_places(dtype: np.dtype[Any], field: str) -> list[slice]:
    place, rows = place_of(dtype, field), dtype[field].shape[0]
    size = (place.stop - place.start) // rows
    return [slice(at, at + size) for at in range(place.start, place.stop, size)]


@functools.cache
def taker(dtype: np.dtype[Any], fields: tuple[str, ...]) -> Callable[[bytes], Any]:
    """A function that takes the bytes of these fields from those of a record, all at once: records that agree
    in them have equal fields. Fields with only gaps between them, which are always 0, are taken as one."""
    places = sorted((place_of(dtype, name) for name in fields), key=lambda place: place.start)
    starts = [found[1] for name, found in (dtype.fields or {}).items() if not name.startswith("gap_")]
    spans: list[slice] = []
    for place in places:
        if spans and not any(spans[-1].stop <= start < place.start for start in starts):
            spans[-1] = slice(spans[-1].start, place.stop)
        else:
            spans.append(place)
    found = itemgetter(*spans)
    return (lambda raw: b"".join(found(raw))) if len(spans) > 1 else found


def reading(records: Grid) -> Reading:
    """Read the one record of this array."""
    return _kind(records.dtype)(records, 0, records.tobytes())


def reading_of_figures(records: Grid) -> Reading:
    """Read the one record of this array, whose values are not worth keeping."""
    return _kind(records.dtype, _FreshField)(records, 0, records.tobytes())


def readings(views: Grid, decider: int) -> list[Reading]:
    """Read each record of this array: what each seat sees while `decider` decides."""
    kind, size, raw = _kind(views.dtype), views.dtype.itemsize, views.tobytes()
    return [kind(views, nth, raw[nth * size : (nth + 1) * size], decider) for nth in range(len(views))]
