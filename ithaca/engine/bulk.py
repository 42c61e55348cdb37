"""Many bytes at once: what a processor does by one instruction where a loop takes one for each number.

Numba copies the tables of records number by number, some ten times as slow as the machine can. Each
function here has two bodies that do the same: one for compiled code on a processor, and plain Python, which
runs interpreted, is compiled for graphics cards, and is taken where indices are checked.
"""

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic

from .compiler import BOUNDS, JIT, rule
from .record import Grid

F = TypeVar("F", bound=Callable[..., Any])

instruction: Any = intrinsic

CACHE_LINE = 64  # bytes


def on_a_processor(quick: Callable[..., Any]) -> Callable[[F], F]:
    """Let compiled code on a processor do it by `quick`; a kernel for a graphics card is compiled from the
    plain function."""

    def choose(plain: F) -> F:
        if not JIT or BOUNDS:
            return rule(plain)
        compiled: Any = rule(quick)
        compiled.py_func = plain  # what numba-cuda compiles when a kernel calls one of our rules
        return compiled

    return choose


@instruction
def _move(_context: Any, target: Any, source: Any) -> Any:
    def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        to, of = (
            context.make_array(kind)(context, builder, value)
            for kind, value in zip(signature.args, arguments, strict=True)
        )
        size = context.get_abi_sizeof(context.get_data_type(signature.args[1].dtype))
        cgutils.raw_memcpy(builder, to.data, of.data, of.nitems, size)
        return context.get_dummy_value()

    return types.void(target, source), make


@instruction
def _store(_context: Any, out: Any, start: Any, word: Any) -> Any:
    check_together(out)

    def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        place = place_in(context, builder, signature, arguments, 0)
        whole = context.cast(builder, arguments[2], word, types.int64)
        builder.store(whole, builder.bitcast(place, whole.type.as_pointer()), align=1)
        return context.get_dummy_value()

    return types.void(out, start, word), make


def narrower(lanes: int) -> Any:
    """So many numbers of a table, wherever its rows end, as bytes of a row, by one instruction."""

    @instruction
    def narrow(_context: Any, out: Any, start: Any, table: Any, first: Any) -> Any:
        check_together(out)
        check_together(table)

        def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            to = place_in(context, builder, signature, arguments, 0)
            of = place_in(context, builder, signature, arguments, 2)
            wide, bytes_ = (ir.VectorType(kind.type.pointee, lanes) for kind in (of, to))
            numbers = builder.load(builder.bitcast(of, wide.as_pointer()), align=1)
            if wide != bytes_:
                numbers = builder.trunc(numbers, bytes_)
            builder.store(numbers, builder.bitcast(to, bytes_.as_pointer()), align=1)
            return context.get_dummy_value()

        return types.void(out, start, table, first), make

    return narrow


def check_together(table: Any) -> None:
    """What is moved at once must lie together."""
    if table.layout != "C":
        raise TypeError(f"{table}: its numbers do not lie side by side")


def place_in(context: Any, builder: Any, signature: Any, arguments: Any, nth: int) -> Any:
    """Where the number lies that the argument behind the nth one counts, in the table that is the nth."""
    table = context.make_array(signature.args[nth])(context, builder, arguments[nth])
    index = context.cast(builder, arguments[nth + 1], signature.args[nth + 1], types.intp)
    return builder.gep(table.data, [index])


_eight, _single = narrower(8), narrower(1)


@instruction
def record_at(_context: Any, address: Any, kind: Any) -> Any:
    """The record of this dtype at an address; it must live as long as somebody reads it."""

    def make(_target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], _target.get_value_type(signature.return_type))

    return kind.dtype(types.int64, kind), make


def prefetcher(most: int) -> Any:
    """An instruction that prefetches one record of an array, `most` bytes of it at most."""

    @instruction
    def prefetch_one(_context: Any, records: Any, nth: Any) -> Any:
        check_together(records)

        def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            place = builder.bitcast(place_in(context, builder, signature, arguments, 0), cgutils.voidptr_t)
            size = context.get_abi_sizeof(context.get_data_type(signature.args[0].dtype))
            number = ir.IntType(32)
            kind = ir.FunctionType(ir.VoidType(), [place.type, number, number, number])
            order = builder.module.declare_intrinsic("llvm.prefetch", [place.type], kind)
            how = [number(1), number(3), number(1)]  # to be written, to be kept, as data
            for line in range(0, min(size, most), CACHE_LINE):
                builder.call(order, [builder.gep(place, [ir.IntType(64)(line)]), *how])
            return context.get_dummy_value()

        return types.void(records, nth), make

    return prefetch_one


_whole, _beginning = prefetcher(1 << 20), prefetcher(2 * CACHE_LINE)


def _prefetch_quickly(records: Grid, nth: int) -> None:
    _whole(records, nth)


def _prefetch_beginning_quickly(records: Grid, nth: int) -> None:
    _beginning(records, nth)


def _copy_quickly(target: Grid, source: Grid) -> None:
    _move(target, source)


def _put_quickly(out: Grid, start: int, word: int) -> None:
    _store(out, start, word)


@rule
def _put_numbers_quickly(out: Grid, start: int, row: Grid, first: int, count: int) -> None:
    whole = count >> 3 << 3
    for i in range(0, whole, 8):
        _eight(out, start + i, row, first + i)
    for i in range(whole, count):
        _single(out, start + i, row, first + i)


def _numbers_quickly(out: Grid, start: int, row: Grid, first: int, count: int) -> None:
    _put_numbers_quickly(out, start, row, first, count)


def _put_rows_quickly(out: Grid, start: int, table: Grid, first: int, count: int) -> None:
    _put_numbers_quickly(out, start, table, first * table.shape[1], count * table.shape[1])


@on_a_processor(_prefetch_quickly)
def prefetch(records: Grid, nth: int) -> None:
    """Bring a record into the cache before it is needed. `nth` may lie beyond the end: nothing is read."""


@on_a_processor(_prefetch_beginning_quickly)
def prefetch_beginning(records: Grid, nth: int) -> None:
    """The same for the first bytes of a long record."""


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


@on_a_processor(_put_quickly)
def put_eight(out: Grid, start: int, word: int) -> None:
    """Write the eight bytes of a number into a row of bytes, the lowest first."""
    for i in range(8):
        out[start + i] = (word >> (8 * i)) & 255


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
