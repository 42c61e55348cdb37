"""Readings: a record as Python reads it fastest, for telling a table to people.

An attribute of an `np.record` takes a microsecond, a compiled call with one takes ten. A reading looks at
the record's bytes: it takes a field from them once, when it is first asked for; after that it is an
attribute like any other. A number is an int, a table is lists of ints, a record within the record is a
reading too. It is for telling only: rules go on getting records, through `base`.
"""

import functools
from collections.abc import Callable
from math import prod
from struct import calcsize
from typing import TYPE_CHECKING, Any

import numpy as np

from .record import Grid


class Bytes(dict[str, memoryview]):
    """The bytes of a record, as rows of numbers of each kind."""

    def __init__(self, raw: bytes) -> None:
        self.whole, self.raw = raw, memoryview(raw)

    def __missing__(self, code: str) -> memoryview:
        whole = len(self.raw) // calcsize(code) * calcsize(code)
        cast: Any = self.raw[:whole].cast  # the codes are NumPy's
        self[code] = found = cast(code)
        return found


class Reading:
    """What stands in a record that nobody writes to any more."""

    def __init__(self, base: Grid, raw: Bytes, start: int) -> None:
        self.base = base  # the array; no field can be called so, because NumPy's own attribute is
        self.raw_bytes, self.starts_at = raw, start

    def bytes_of(self, fields: tuple[str, ...]) -> tuple[bytes, ...]:
        """These fields as they stand in the record: two tables that agree in them look the same there."""
        whole, start = self.raw_bytes.whole, self.starts_at
        return tuple([whole[start + a : start + b] for a, b in _spans(self.base.dtype, fields)])

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...


class _Field:
    """A field that was not read yet: its value goes where attributes are looked up first."""

    def __init__(self, name: str, read: Callable[[Reading], Any]) -> None:
        self.name, self.read = name, read

    def __get__(self, reading: Reading, owner: type) -> Any:
        value = reading.__dict__[self.name] = self.read(reading)
        return value


@functools.cache
def _kind(dtype: np.dtype[Any]) -> type[Reading]:
    """The readings of one kind of record."""
    fields = {name: _field(name, *found[:2]) for name, found in (dtype.fields or {}).items()}
    return type("Reading", (Reading,), fields)


@functools.cache
def _spans(dtype: np.dtype[Any], fields: tuple[str, ...]) -> list[tuple[int, int]]:
    """Where these fields begin and end."""
    known: Any = dtype.fields
    return [(offset, offset + kind.itemsize) for kind, offset, *_ in (known[name] for name in fields)]


def _field(name: str, dtype: np.dtype[Any], offset: int) -> _Field:
    if dtype.names:
        kind = _kind(dtype)
        return _Field(name, lambda r: kind(r.base, r.raw_bytes, r.starts_at + offset))
    number, shape = dtype.subdtype or (dtype, ())
    code, size, count = number.char, number.itemsize, prod(shape)
    if not shape:
        return _Field(name, lambda r: r.raw_bytes[code][(r.starts_at + offset) // size])

    def read_table(reading: Reading) -> Any:
        first = (reading.starts_at + offset) // size
        return _folded(reading.raw_bytes[code][first : first + count].tolist(), shape)

    return _Field(name, read_table)


def _folded(row: list[Any], shape: tuple[int, ...]) -> list[Any]:
    """A row as a table of this shape."""
    for width in reversed(shape[1:]):
        row = [row[i : i + width] for i in range(0, len(row), width)]
    return row


def reading(records: Grid) -> Reading:
    """Read the one record of this array."""
    return _kind(records.dtype)(records, Bytes(records.tobytes()), 0)
