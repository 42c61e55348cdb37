"""The forms in which a learner can have what a seat sees: one byte for each column, bits, or compact.

- `flat`: a byte for each column, as the page of a game lists them.
- `bits`: a bit for each column, which says whether it is above 0, then the bytes of those that hold numbers.
- `compact`: of every group of which one column is marked, which one (counted from 1; 0: none), and the
  numbers; a set has a bit for each member. That suits embeddings: `columns` are rows of one table.

All say the same: `unfold` makes flat rows of the others. `observe` of a game writes all of them. A row that
is not flat is written into a buffer, which stays in fast memory, and copied from there.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from .bulk import copy_record, pack_bits, put_numbers
from .compiler import by_type, rule
from .errors import Misuse, did_you_mean
from .features import Field, fields_of, is_compact
from .protocol import State, observe
from .record import Grid, as_records

FLAT, BITS, COMPACT = "flat", "bits", "compact"
WORD = 64  # columns that are packed at once


class Compact(NamedTuple):
    """What is seen of many games, in the compact form; each has a row in both tables."""

    columns: Grid  # [game, group]: which column of the group is marked, counted from 1; 0: none
    numbers: Grid  # [game, byte]


class Columnwise(NamedTuple):
    """The same on a graphics card, where the tables lie column by column; one game's row has rows of them."""

    told: Compact
    place: Grid  # `CompactForm.place`


@dataclass(frozen=True)
class FlatForm:
    """A byte for each column."""

    fields: tuple[Field, ...]
    name = FLAT

    @cached_property
    def size(self) -> int:
        """How many columns there are."""
        return self.fields[-1].start + self.fields[-1].length

    def row(self) -> np.dtype[Any]:
        """The record that holds what is seen of one game."""
        return np.dtype([("flat_row", np.uint8, (self.size,))])

    def rows(self, count: int) -> Grid:
        """Memory for what is seen of `count` games."""
        return np.zeros(count, as_records(self.row()))

    def buffer(self) -> Grid:
        """None is needed: rows are written where they belong."""
        return np.zeros(1, as_records(np.dtype([("nothing", np.uint8)])))

    def shown(self, rows: Grid) -> Any:
        """These rows as a learner gets them."""
        return rows["flat_row"]

    def unfold(self, observations: Any) -> Grid:
        """The flat rows that say the same."""
        return np.array(observations)


@dataclass(frozen=True)
class BitsForm(FlatForm):
    """A bit for each column, then the bytes of those that hold numbers."""

    name = BITS

    @property
    def words(self) -> int:
        """How many words of bits a row begins with."""
        return -(-self.size // WORD)

    @cached_property
    def runs(self) -> Grid:
        """Where numbers lie side by side: the first column, the byte of the row, how many."""
        found: list[list[int]] = []
        byte = self.words * WORD // 8
        for field in self.fields:
            if field.most > 1:
                if found and found[-1][0] + found[-1][2] == field.start:
                    found[-1][2] += field.length
                else:
                    found.append([field.start, byte, field.length])
                byte += field.length
        return np.array(found, np.int16).reshape(-1, 3)

    def row(self) -> np.dtype[Any]:
        width = self.words * WORD // 8 + int(self.runs[:, 2].sum())
        return np.dtype([("bits_row", np.uint8, (width,))])

    def buffer(self) -> Grid:
        layout: list[Any] = [
            ("row", np.uint8, (self.size,)),
            ("behind", np.uint8, (WORD,)),  # zeros, packed with the last columns
            ("runs", np.int16, self.runs.shape),
        ]
        buffer = np.zeros(1, as_records(np.dtype(layout, align=True)))
        buffer["runs"] = self.runs
        return buffer

    def shown(self, rows: Grid) -> Any:
        return rows["bits_row"]

    def unfold(self, observations: Any) -> Grid:
        rows = np.asarray(observations)
        marks = np.unpackbits(rows[:, : self.words * WORD // 8], axis=1, bitorder="little")
        flat: Grid = marks[:, : self.size].copy()
        for column, byte, count in self.runs.tolist():
            flat[:, column : column + count] = rows[:, byte : byte + count]
        return flat


@dataclass(frozen=True)
class CompactForm(FlatForm):
    """Which columns are marked, and the numbers."""

    name = COMPACT

    @cached_property
    def places(self) -> dict[str, tuple[str, slice]]:
        """Where each field stands, by its name: in `columns` or in `numbers`, and there."""
        found, ends = {}, {"columns": 0, "numbers": 0}
        for field in self.fields:
            table, length = ("columns" if field.chosen else "numbers"), length_of(field)
            found[field.name] = table, slice(ends[table], ends[table] + length)
            ends[table] += length
        return found

    @cached_property
    def counts(self) -> tuple[int, int]:
        """How many columns and numbers a row has."""
        ends = [[place.stop for found, place in self.places.values() if found == table] for table in TABLES]
        return max(ends[0], default=0), max(ends[1], default=0)

    @cached_property
    def place(self) -> Grid:
        """Where in its table the group or number stands that begins with a column; nowhere if none does."""
        found = np.full(self.size, -1, np.int16)
        for field in self.fields:
            start, times = self.places[field.name][1].start, field.length // max(1, field.width)
            begins = slice(field.start, field.start + field.length, max(1, field.width))
            found[begins] = start + length_of(field) // times * np.arange(times)
        return found

    def row(self) -> np.dtype[Any]:
        columns, numbers = self.counts
        return np.dtype([("columns", np.int16, (columns,)), ("numbers", np.uint8, (numbers,))], align=True)

    def buffer(self) -> Grid:
        layout = [("told", self.row()), ("nothing", self.row()), ("place", np.int16, (self.size,))]
        buffer = np.zeros(1, as_records(np.dtype(layout, align=True)))
        buffer["place"] = self.place
        return buffer

    def shown(self, rows: Grid) -> Compact:
        return Compact(rows["columns"], rows["numbers"])

    def unfold(self, observations: Any) -> Grid:
        columns, numbers = observations
        flat = np.zeros((len(columns), 1 + self.size), np.uint8)
        np.put_along_axis(flat, np.asarray(columns, np.int64), 1, 1)
        for field in self.fields:
            if not field.chosen:
                told = numbers[:, self.places[field.name][1]]
                flat[:, 1 + field.start : 1 + field.start + field.length] = unfolded(field, told)
        return flat[:, 1:].copy()


TABLES = Compact._fields
FORMS = {form.name: form for form in (FlatForm, BitsForm, CompactForm)}


def form_of(part: ModuleType, name: str, foresight: bool = False) -> FlatForm:
    """The form of this name, for the game with these features. Raises Misuse if there is none."""
    if name not in FORMS:
        meant = did_you_mean(name, FORMS)
        raise Misuse("no-such-form", value=name, meant=meant, choices=", ".join(FORMS))
    return FORMS[name](fields_of(part, foresight))


def length_of(field: Field) -> int:
    """How many entries a field has in its table."""
    if not field.width:
        return field.length
    times = field.length // field.width
    return times if field.chosen else times * bytes_of(field)


def bytes_of(field: Field) -> int:
    """Of each of its sets."""
    return (field.width + 7) // 8


def unfolded(field: Field, told: Grid) -> Grid:
    """The columns of a field from its numbers."""
    if not field.width:
        return told
    sets = np.unpackbits(told.reshape(-1, bytes_of(field)), axis=1, bitorder="little")
    flat: Grid = sets[:, : field.width].reshape(len(told), field.length)
    return flat


# ── writing a row, of whatever form ──


@rule
def write_bytes(row: Grid, buffer: Any, view: State, seat: int) -> None:
    """A flat row that is no record: of a graphics card, or of a single game."""
    for nth in range(row.shape[0]):
        row[np.uint64(nth)] = 0
    observe(view, seat, row)


@rule
def write_flat(row: Any, buffer: Any, view: State, seat: int) -> None:
    write_bytes(row.flat_row, buffer, view, seat)


@rule
def write_bits(row: Any, buffer: Any, view: State, seat: int) -> None:
    write_bytes(buffer.row, buffer, view, seat)
    pack_bits(row.bits_row, buffer.row)
    for run in range(buffer.runs.shape[0]):
        column, byte, count = buffer.runs[run, 0], buffer.runs[run, 1], buffer.runs[run, 2]
        put_numbers(row.bits_row, int(byte), buffer.row, int(column), int(count))


@rule
def write_compact(row: Any, buffer: Any, view: State, seat: int) -> None:
    copy_record(buffer.told, buffer.nothing)
    observe(view, seat, buffer)
    copy_record(row, buffer.told)


WRITERS = {"flat_row": write_flat, "bits_row": write_bits, "columns": write_compact}


def writer_of(row: Any) -> int:
    """Which of the writers is for this row, or for rows of this type."""
    names = getattr(row.dtype, "names", None)
    return 1 + list(WRITERS).index(names[0]) if names else 0


# Rows are records: Numba would count references to arrays at every call, some twenty nanoseconds a row.
write_row: Callable[..., None] = by_type("write_row", writer_of, (write_bytes, *WRITERS.values()))


# ── the same on a graphics card, where all rows of a step are cleared before they are written ──


@rule
def fill_flat(rows: Grid, i: int, view: State, seat: int) -> None:
    observe(view, seat, rows[i])


@rule
def fill_compact(rows: Columnwise, i: int, view: State, seat: int) -> None:
    row: Any = Columnwise(Compact(rows.told.columns[i], rows.told.numbers[i]), rows.place)
    observe(view, seat, row)


@rule
def clear_flat(rows: Grid, i: int) -> None:
    for nth in range(rows.shape[1]):
        rows[i, nth] = 0


@rule
def clear_compact(rows: Columnwise, i: int) -> None:
    clear_flat(rows.told.columns, i)
    clear_flat(rows.told.numbers, i)


fill_row: Callable[..., None] = by_type("fill_row", is_compact, (fill_flat, fill_compact))
clear_row: Callable[..., None] = by_type("clear_row", is_compact, (clear_flat, clear_compact))
