"""Many bytes at once: what a processor does by one instruction where a loop takes one for each number.

Numba copies the tables of records number by number, some ten times as slow as the machine can. Each
function here has two bodies that do the same: one for compiled code on a processor, and plain Python, which
runs interpreted, is compiled for graphics cards, and is taken where indices are checked. Only whole records
are copied by instructions on a card, too: there Numba copies them byte by byte.
"""

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

from .compiler import BOUNDS, JIT, rare, rule
from .instructions import (
    LANES,
    above_zero,
    chacha_block,
    choose_1,
    choose_4,
    choose_16,
    count_ones,
    count_zeros_below,
    equal_bytes,
    expand_2,
    expand_4,
    expand_8,
    expand_16,
    expand_32,
    join_rows,
    meet,
    move_numbers,
    move_record,
    narrow_1,
    narrow_2,
    narrow_4,
    narrow_8,
    narrow_16,
    nth_of_chosen,
    pack_64,
    prefetch_beginning_of,
    prefetch_whole,
    select_bytes,
    store_1,
    store_2,
    store_4,
    store_8,
    sum_chosen,
    turn_1,
    turn_4,
    turn_16,
)
from .record import Grid

F = TypeVar("F", bound=Callable[..., Any])


def compiled_as(quick: Callable[..., Any]) -> Callable[[F], F]:
    """Let compiled code do it by `quick`, wherever it runs; the plain function is for interpreted Python."""
    return lambda plain: rule(quick) if JIT else plain  # type: ignore[return-value]


def on_a_processor(quick: Callable[..., Any], inline: bool = True) -> Callable[[F], F]:
    """Let compiled code on a processor do it by `quick`; a kernel for a graphics card is compiled from the
    plain function."""
    mark: Any = rule if inline else rare

    def choose(plain: F) -> F:
        if not JIT or BOUNDS:
            return mark(plain)
        compiled: Any = mark(quick)
        compiled.py_func = plain  # what numba-cuda compiles when a kernel calls one of our rules
        return compiled

    return choose


def make_block_quickly(key: Grid, number: int, rounds: int, out: Grid) -> None:
    chacha_block(key, number, rounds, out)


def _prefetch_quickly(records: Grid, nth: int) -> None:
    prefetch_whole(records, nth)


def _prefetch_beginning_quickly(records: Grid, nth: int) -> None:
    prefetch_beginning_of(records, nth)


def _size_quickly(members: int) -> int:
    return count_ones(members)


def _lowest_quickly(members: int) -> int:
    return count_zeros_below(members)


def _join_quickly(table: Grid, rows: int) -> int:
    return join_rows(table, rows)


def _equals_quickly(row: Grid, wanted: int) -> int:
    return equal_bytes(row, wanted)


def _sum_quickly(row: Grid, members: int) -> int:
    return sum_chosen(row, members)


def _nth_quickly(row: Grid, members: int, nth: int) -> int:
    return nth_of_chosen(row, members, nth)


def _copy_quickly(target: Grid, source: Grid) -> None:
    move_numbers(target, source)


def _copy_record_quickly(target: Any, source: Any) -> None:
    move_record(target, source)


@rule
def _put_numbers_quickly(out: Grid, start: int, row: Grid, first: int, count: int) -> None:
    many = count >> 4 << 4
    for i in range(0, many, 16):
        narrow_16(out, start + i, row, first + i)
    if count & 8:
        narrow_8(out, start + many, row, first + many)
    if count & 4:
        narrow_4(out, start + many + (count & 8), row, first + many + (count & 8))
    if count & 2:
        narrow_2(out, start + many + (count & 12), row, first + many + (count & 12))
    if count & 1:
        narrow_1(out, start + count - 1, row, first + count - 1)


def _numbers_quickly(out: Grid, start: int, row: Grid, first: int, count: int) -> None:
    _put_numbers_quickly(out, start, row, first, count)


def _put_rows_quickly(out: Grid, start: int, table: Grid, first: int, count: int) -> None:
    _put_numbers_quickly(out, start, table, first * table.shape[1], count * table.shape[1])


def _put_bytes_quickly(out: Grid, start: int, word: int, count: int) -> None:
    if count & 8:
        store_8(out, start, word)
        return
    if count & 4:
        store_4(out, start, word)
    if count & 2:
        store_2(out, start + (count & 4), word >> 8 * (count & 4))
    if count & 1:
        store_1(out, start + (count & 6), word >> 8 * (count & 6))


def _put_bits_quickly(out: Grid, start: int, members: int, count: int) -> None:
    if count & 32:
        expand_32(out, start, members)
    if count & 16:
        expand_16(out, start + (count & 32), members >> (count & 32))
    if count & 8:
        expand_8(out, start + (count & 48), members >> (count & 48))
    if count & 4:
        expand_4(out, start + (count & 56), members >> (count & 56))
    if count & 2:
        expand_2(out, start + (count & 60), members >> (count & 60))
    if count & 1:
        store_1(out, start + count - 1, (members >> (count - 1)) & 1)


def _pack_bits_quickly(out: Grid, row: Grid) -> None:
    for i in range(0, row.shape[0], 64):
        pack_64(out, i >> 3, row, i)


def _copy_some_quickly(target: Grid, source: Grid, places: int) -> None:
    select_bytes(target, source, places)


def _meeting_quickly(table: Grid, members: int) -> int:
    return meet(table, members)


@rule
def _mark_one(out: Grid, start: int, width: int, row: Grid, first: int, i: int) -> None:
    value = int(row[np.uint64(first + i)])
    known = value > 0
    out[np.uint64(start + i * width + value - known)] = known


def _mark_numbers_quickly(out: Grid, start: int, width: int, row: Grid, first: int, count: int) -> None:
    many = count // LANES * LANES
    for i in range(0, many, LANES):
        left = above_zero(row, first + i)
        while left:
            _mark_one(out, start, width, row, first, i + count_zeros_below(left))
            left &= left - 1
    for i in range(many, count):
        _mark_one(out, start, width, row, first, i)


def _put_columns_quickly(
    out: Grid, place: int, row: Grid, first: int, count: int, start: int, width: int
) -> None:
    many, whole = count >> 4 << 4, count >> 2 << 2
    for i in range(0, many, 16):
        choose_16(out, place + i, row, first + i, start + i * width, width)
    for i in range(many, whole, 4):
        choose_4(out, place + i, row, first + i, start + i * width, width)
    for i in range(whole, count):
        choose_1(out, place + i, row, first + i, start + i * width, width)


def _put_turned_quickly(
    out: Grid, start: int, row: Grid, first: int, count: int, steps: int, size: int
) -> None:
    many, whole = count >> 4 << 4, count >> 2 << 2
    for i in range(0, many, 16):
        turn_16(out, start + i, row, first + i, steps, size)
    for i in range(many, whole, 4):
        turn_4(out, start + i, row, first + i, steps, size)
    for i in range(whole, count):
        turn_1(out, start + i, row, first + i, steps, size)


def _put_words_quickly(
    out: Grid, start: int, row: Grid, first: int, count: int, bits: int, size: int
) -> None:
    many = count - 1 if size >= 4 else 0
    for i in range(many):  # eight bytes each time: those behind are written again by the next
        store_8(out, start + i * size, row[np.uint64(first + i)] >> bits)
    for i in range(many, count):
        put_bytes(out, start + i * size, row[np.uint64(first + i)] >> bits, size)


@on_a_processor(_prefetch_quickly)
def prefetch(records: Grid, nth: int) -> None:
    """Bring a record into the cache before it is needed. `nth` may lie beyond the end: nothing is read."""


@on_a_processor(_prefetch_beginning_quickly)
def prefetch_beginning(records: Grid, nth: int) -> None:
    """The same for the first bytes of a long record."""


@compiled_as(_copy_record_quickly)
def copy_record(target: Any, source: Any) -> None:
    """Copy a record, or a part of one that is a record, into one of the same kind."""
    for name in source.dtype.names:
        target[name] = source[name]


@on_a_processor(_copy_quickly)
def copy_row(target: Grid, source: Grid) -> None:
    """Copy a row of numbers into one of the same kind."""
    for i in range(source.shape[0]):
        target[i] = source[i]


@on_a_processor(_copy_quickly)
def copy_table(target: Grid, source: Grid) -> None:
    """Copy rows of numbers into some of the same kind."""
    for i in range(source.shape[0]):
        for j in range(source.shape[1]):
            target[i, j] = source[i, j]


@on_a_processor(_copy_some_quickly)
def copy_some(target: Grid, source: Grid, places: int) -> None:
    """Copy those numbers of a row of bytes whose places are in a set: at most 63. The others stay."""
    for i in range(source.shape[0]):
        if (places >> i) & 1:
            target[i] = source[i]


@on_a_processor(_copy_some_quickly)
def copy_some_of_table(target: Grid, source: Grid, places: int) -> None:
    """The same for a table of bytes, whose rows follow one another."""
    for i in range(source.shape[0]):
        for j in range(source.shape[1]):
            if (places >> (i * source.shape[1] + j)) & 1:
                target[i, j] = source[i, j]


@on_a_processor(_put_bytes_quickly)
def put_bytes(out: Grid, start: int, word: int, count: int) -> None:
    """Write the lowest `count` bytes of a number, eight at most, into a row of zeros, the lowest first."""
    for i in range(count if word else 0):
        out[np.uint64(start + i)] = (word >> (8 * i)) & 255


@on_a_processor(_put_bits_quickly)
def put_bits(out: Grid, start: int, members: int, count: int) -> None:
    """Write the lowest `count` bits of a number, 63 at most, into a row of zeros, each as a byte, the lowest
    first."""
    for i in range(count if members else 0):
        out[np.uint64(start + i)] = (members >> i) & 1


@on_a_processor(_numbers_quickly)
def put_numbers(out: Grid, start: int, row: Grid, first: int, count: int) -> None:
    """Some numbers of a row as bytes."""
    for i in range(count):
        out[np.uint64(start + i)] = row[np.uint64(first + i)]


@on_a_processor(_put_rows_quickly)
def put_rows(out: Grid, start: int, table: Grid, first: int, count: int) -> None:
    """Some rows of a table as bytes, one after the other."""
    width = table.shape[1]
    for i in range(count):
        for j in range(width):
            out[np.uint64(start + i * width + j)] = table[np.uint64(first + i), np.uint64(j)]


@on_a_processor(_mark_numbers_quickly)
def mark_numbers(out: Grid, start: int, width: int, row: Grid, first: int, count: int) -> None:
    """Set the byte of each of some numbers of a row to 1, in groups of `width` bytes that are all zeros; of a
    number that is not above 0, none."""
    for i in range(count):
        value = int(row[np.uint64(first + i)])
        if value > 0:
            out[np.uint64(start + i * width + value - 1)] = 1


@on_a_processor(_put_columns_quickly)
def put_columns(out: Grid, place: int, row: Grid, first: int, count: int, start: int, width: int) -> None:
    """Which column each of some numbers of a row marks, counted from 1: groups of `width` columns follow one
    another from column `start` on, and a number that is not above 0 marks none."""
    for i in range(count):
        value = int(row[np.uint64(first + i)])
        out[np.uint64(place + i)] = start + i * width + value if value > 0 else 0


@on_a_processor(_put_turned_quickly)
def put_turned(out: Grid, start: int, row: Grid, first: int, count: int, steps: int, size: int) -> None:
    """Some sets of a row of bytes, each of at most `size` members, rotated to the right by `steps`."""
    for i in range(count):
        members = int(row[np.uint64(first + i)])
        turned_ = (members >> steps) | ((members & ((1 << steps) - 1)) << (size - steps))
        out[np.uint64(start + i)] = turned_


@on_a_processor(_put_words_quickly)
def put_words(out: Grid, start: int, row: Grid, first: int, count: int, bits: int, size: int) -> None:
    """The lowest `size` bytes of some numbers of a row, shifted right by `bits`, into a row of zeros."""
    for i in range(count):
        put_bytes(out, start + i * size, int(row[np.uint64(first + i)]) >> bits, size)


@on_a_processor(_pack_bits_quickly)
def pack_bits(out: Grid, row: Grid) -> None:
    """Write a bit for each byte of a row: whether it is above 0, the first in the lowest bit. Both are taken
    64 columns at a time: `out` has room for that, and behind the row lie 64 zeros."""
    for i in range(row.shape[0]):
        out[i >> 3] = int(out[i >> 3] if i & 7 else 0) | int(row[i] > 0) << (i & 7)


# ── sets as the bits of a number ──


@on_a_processor(_size_quickly)
def size_of(members: int) -> int:
    """How many members the set has, all below 63: pairs, fours, bytes are added up at once."""
    pairs = members - ((members >> 1) & 0x5555555555555555)
    fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    count = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    count += count >> 8
    count += count >> 16
    count += count >> 32
    return count & 0x7F


@on_a_processor(_lowest_quickly)
def lowest(members: int) -> int:
    """The smallest member of a set that is not empty."""
    return size_of((members & -members) - 1)


@on_a_processor(_join_quickly)
def set_of_rows(table: Grid, rows: int) -> int:
    """The numbers that stand in these rows (a set) of a table of bytes, as a set: at most eight in a row, all
    below 63. Eight bytes from a row's first are read: something else of the record must lie behind."""
    found = 0
    while rows:
        row = lowest(rows)
        rows &= rows - 1
        for i in range(table.shape[1]):
            found |= 1 << int(table[row, i])
    return found


@on_a_processor(_equals_quickly)
def set_of_equal(row: Grid, wanted: int) -> int:
    """Where a row of at most 63 bytes holds this number, as a set. 64 bytes are read: more must follow."""
    found = 0
    for i in range(row.shape[0]):
        found |= int(row[i] == wanted) << i
    return found


@on_a_processor(_meeting_quickly)
def set_of_meeting(table: Grid, members: int) -> int:
    """Where in a table of bytes, whose rows follow one another, stand sets that have one of these members:
    at most 63 places."""
    found = 0
    for i in range(table.shape[0]):
        for j in range(table.shape[1]):
            found |= int((table[i, j] & members) != 0) << (i * table.shape[1] + j)
    return found


@on_a_processor(_sum_quickly)
def sum_of_members(row: Grid, members: int) -> int:
    """The sum of some numbers of a row, none of them below 0. 64 numbers of two bytes are read."""
    total = 0
    for i in range(row.shape[0]):
        total += int(row[i]) * ((members >> i) & 1)
    return total


@on_a_processor(_nth_quickly)
def member_at(row: Grid, members: int, nth: int) -> int:
    """The member that is met at `nth`, from 0, when each is counted as often as its number in the row says;
    all together below 2**16, and more than `nth`. 64 numbers of two bytes are read."""
    left = nth
    for i in range(row.shape[0]):
        if (members >> i) & 1:
            left -= int(row[i])
            if left < 0:
                return i
    return row.shape[0]
