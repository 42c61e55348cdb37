"""Readings: a record as Python reads it fastest, for telling a table to people.

An attribute of an `np.record` takes a microsecond, a compiled call with one takes ten. A reading takes a
field from the array once, when it is first asked for; after that it is an attribute like any other. A
number is an int, a table is lists of ints, a record within the record is a reading too. It is for telling
only: rules go on getting records, through `base`.
"""

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from .record import Grid


class Reading:
    """What stands in the one record of an array that nobody writes to any more."""

    def __init__(self, base: Grid) -> None:
        self.base = base  # the array; no field can be called so, because NumPy's own attribute is

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...


class _Field:
    """A field that was not read yet: its value goes where attributes are looked up first."""

    def __init__(self, name: str, read: Callable[[Grid], Any]) -> None:
        self.name, self.read = name, read

    def __get__(self, reading: Reading, owner: type) -> Any:
        value = reading.__dict__[self.name] = self.read(reading.base[self.name])
        return value


@functools.cache
def _kind(dtype: np.dtype[Any]) -> type[Reading]:
    """The readings of one kind of record."""
    fields = {name: _field(name, dtype[name]) for name in dtype.names or ()}
    return type("Reading", (Reading,), fields)


def _field(name: str, dtype: np.dtype[Any]) -> _Field:
    return _Field(name, _kind(dtype) if dtype.names else _value)


def _value(field: Grid) -> Any:
    return field.tolist()[0]


def reading(records: Grid) -> Reading:
    """Read the one record of this array."""
    return _kind(records.dtype)(records)
