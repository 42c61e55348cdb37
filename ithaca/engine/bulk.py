"""Many bytes at once: what a processor does by one instruction where a loop takes one for each number.

Numba copies the tables of records number by number, some ten times as slow as the machine can. Each
function here has two bodies that do the same: one for compiled code on a processor, and plain Python, which
runs interpreted, is compiled for graphics cards, and is taken where indices are checked. Only whole records
are copied by instructions on a card, too: there Numba copies them byte by byte.
"""

import math
from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic

from .compiler import BOUNDS, JIT, rare, rule
from .record import Grid

F = TypeVar("F", bound=Callable[..., Any])

instruction: Any = intrinsic

CACHE_LINE = 64  # bytes
LANES = 32  # numbers that are looked at together
WIDTHS = 16, 8, 4, 2, 1  # bytes of the words that a graphics card moves
WORDS_AT_ONCE = 8  # that are read before the first is written
CHACHA = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574  # "expand 32-byte k"
JOIN_EIGHT, ADD_ALL = "llvm.vector.reduce.or.v8i64", "llvm.vector.reduce.add.v64i32"


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
def _move_record(_context: Any, target: Any, source: Any) -> Any:
    """On a processor as Numba does it, as one large value. A compiler for graphics cards makes a loop over
    bytes of that, so there the loop is written out, over the widest words that both are aligned to."""
    if target != source or not isinstance(source, types.Record):
        raise TypeError(f"{target}, {source}: not two records of one kind")

    def make(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        if type(context).__module__.startswith("numba.core."):
            builder.store(builder.load(arguments[1], align=1), arguments[0], align=1)
        else:
            to, of = (builder.bitcast(value, cgutils.voidptr_t) for value in arguments)
            move_words(builder, to, of, source.size, WIDTHS)
        return context.get_dummy_value()

    return types.void(target, source), make


def move_words(builder: Any, to: Any, of: Any, size: int, widths: tuple[int, ...]) -> None:
    """Copy `size` bytes by words of the first of these widths to which both addresses are aligned."""
    width, address = widths[0], ir.IntType(64)
    if width == 1:
        move_by(builder, to, of, size, 1)
        return
    both = builder.or_(builder.ptrtoint(to, address), builder.ptrtoint(of, address))
    aligned = builder.icmp_unsigned("==", builder.and_(both, address(width - 1)), address(0))
    with builder.if_else(aligned) as (fits, fits_not):
        with fits:
            move_by(builder, to, of, size, width)
        with fits_not:
            move_words(builder, to, of, size, widths[1:])


def move_by(builder: Any, to: Any, of: Any, size: int, width: int) -> None:
    """Copy `size` bytes by words of this width, several loads in flight at once, and the remainder by
    narrower ones."""
    once, zero = width * WORDS_AT_ONCE, ir.IntType(64)(0)
    with cgutils.for_range(builder, zero.type(size // once)) as loop:
        start = builder.mul(loop.index, zero.type(once))
        move_some(builder, to, of, [(start, width * i, width) for i in range(WORDS_AT_ONCE)])
    left, at = [], size // once * once
    for less in (one for one in WIDTHS if one <= width):
        while at + less <= size:
            left.append((zero, at, less))
            at += less
    move_some(builder, to, of, left)


def move_some(builder: Any, to: Any, of: Any, words: list[tuple[Any, int, int]]) -> None:
    """Read some words, then write them. Each is told by a start, how far behind it lies, and its width."""
    read = []
    for start, behind, width in words:
        kind: Any = ir.IntType(8 * width) if width <= 8 else ir.VectorType(ir.IntType(64), width // 8)
        place = builder.add(start, start.type(behind))
        source, target = (builder.bitcast(builder.gep(base, [place]), kind.as_pointer()) for base in (of, to))
        read.append((builder.load(source, align=width), target, width))
    for value, target, width in read:
        builder.store(value, target, align=width)


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


_sixteen, _eight, _four, _two, _single = (narrower(lanes) for lanes in (16, 8, 4, 2, 1))


def storer(count: int) -> Any:
    """An instruction that writes the lowest `count` bytes of a number."""

    @instruction
    def store(_context: Any, out: Any, start: Any, word: Any) -> Any:
        check_together(out)

        def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            place = place_in(context, builder, signature, arguments, 0)
            whole = context.cast(builder, arguments[2], word, types.int64)
            part = builder.trunc(whole, ir.IntType(8 * count))
            builder.store(part, builder.bitcast(place, part.type.as_pointer()), align=1)
            return context.get_dummy_value()

        return types.void(out, start, word), make

    return store


def expander(lanes: int) -> Any:
    """An instruction that writes so many bits of a number, the lowest first, each as a byte."""

    @instruction
    def expand(_context: Any, out: Any, start: Any, members: Any) -> Any:
        check_together(out)

        def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            place = place_in(context, builder, signature, arguments, 0)
            whole = context.cast(builder, arguments[2], members, types.int64)
            bytes_ = builder.zext(lanes_of(builder, whole, lanes), ir.VectorType(ir.IntType(8), lanes))
            builder.store(bytes_, builder.bitcast(place, bytes_.type.as_pointer()), align=1)
            return context.get_dummy_value()

        return types.void(out, start, members), make

    return expand


def chooser(lanes: int) -> Any:
    """An instruction that writes which columns so many numbers of a row mark, each in a group of its own."""

    @instruction
    def choose(_context: Any, out: Any, place: Any, row: Any, first: Any, start: Any, width: Any) -> Any:
        check_together(out)
        check_together(row)

        def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            to = place_in(context, builder, signature, arguments, 0)
            of = place_in(context, builder, signature, arguments, 2)
            small, wide = (ir.VectorType(kind.type.pointee, lanes) for kind in (of, to))
            numbers = builder.load(builder.bitcast(of, small.as_pointer()), align=1)
            if small != wide:
                numbers = builder.sext(numbers, wide)
            begin, step = (
                splat(builder, context.cast(builder, arguments[i], signature.args[i], types.int16), lanes)
                for i in (4, 5)
            )
            groups = builder.mul(ir.Constant(wide, list(range(lanes))), step)
            columns = builder.add(builder.add(begin, groups), numbers)
            none = ir.Constant(wide, [0] * lanes)
            chosen = builder.select(builder.icmp_signed(">", numbers, none), columns, none)
            builder.store(chosen, builder.bitcast(to, wide.as_pointer()), align=1)
            return context.get_dummy_value()

        return types.void(out, place, row, first, start, width), make

    return choose


def turner(lanes: int) -> Any:
    """An instruction that rotates so many sets of a row, of `size` members each, to the right by `steps`."""

    @instruction
    def turn(_context: Any, out: Any, start: Any, row: Any, first: Any, steps: Any, size: Any) -> Any:
        check_together(out)
        check_together(row)

        def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            to = place_in(context, builder, signature, arguments, 0)
            of = place_in(context, builder, signature, arguments, 2)
            kind = ir.VectorType(ir.IntType(8), lanes)
            sets = builder.load(builder.bitcast(of, kind.as_pointer()), align=1)
            by, of_all = (context.cast(builder, arguments[i], signature.args[i], types.int8) for i in (4, 5))
            right = splat(builder, by, lanes)
            left = splat(builder, builder.sub(of_all, by), lanes)
            low = builder.sub(
                builder.shl(splat(builder, by.type(1), lanes), right), ir.Constant(kind, [1] * lanes)
            )
            turned_ = builder.or_(builder.lshr(sets, right), builder.shl(builder.and_(sets, low), left))
            builder.store(turned_, builder.bitcast(to, kind.as_pointer()), align=1)
            return context.get_dummy_value()

        return types.void(out, start, row, first, steps, size), make

    return turn


def splat(builder: Any, value: Any, lanes: int) -> Any:
    """The number in every lane."""
    kind = ir.VectorType(value.type, lanes)
    first = builder.insert_element(ir.Constant(kind, ir.Undefined), value, ir.IntType(32)(0))
    order = ir.Constant(ir.VectorType(ir.IntType(32), lanes), [0] * lanes)
    return builder.shuffle_vector(first, first, order)


@instruction
def _copy_some(_context: Any, target: Any, source: Any, places: Any) -> Any:
    check_together(source)

    def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        lanes = math.prod(source.shape)
        kind = ir.VectorType(ir.IntType(8), lanes)
        to, of = (
            builder.bitcast(context.make_array(one)(context, builder, value).data, kind.as_pointer())
            for one, value in zip(signature.args[:2], arguments, strict=False)
        )
        members = context.cast(builder, arguments[2], signature.args[2], types.int64)
        wanted = lanes_of(builder, members, lanes)
        chosen = builder.select(wanted, builder.load(of, align=1), builder.load(to, align=1))
        builder.store(chosen, to, align=1)
        return context.get_dummy_value()

    return types.void(target, source, places), make


@instruction
def _meeting(_context: Any, table: Any, members: Any) -> Any:
    check_together(table)

    def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        lanes, grid = math.prod(table.shape), context.make_array(table)(context, builder, arguments[0])
        kind = ir.VectorType(ir.IntType(8), lanes)
        sets = builder.load(builder.bitcast(grid.data, kind.as_pointer()), align=1)
        wanted = context.cast(builder, arguments[1], signature.args[1], types.int8)
        common = builder.and_(sets, splat(builder, wanted, lanes))
        found = builder.icmp_unsigned("!=", common, ir.Constant(kind, [0] * lanes))
        return builder.zext(builder.bitcast(found, ir.IntType(lanes)), ir.IntType(64))

    return types.int64(table, members), make


@instruction
def _pack(_context: Any, out: Any, start: Any, row: Any, first: Any) -> Any:
    check_together(out)
    check_together(row)

    def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        to = place_in(context, builder, signature, arguments, 0)
        of = place_in(context, builder, signature, arguments, 2)
        whole, line = ir.IntType(64), ir.VectorType(ir.IntType(8), 64)
        bytes_ = builder.load(builder.bitcast(of, line.as_pointer()), align=1)
        marked = builder.icmp_unsigned("!=", bytes_, ir.Constant(line, [0] * 64))
        builder.store(builder.bitcast(marked, whole), builder.bitcast(to, whole.as_pointer()), align=1)
        return context.get_dummy_value()

    return types.void(out, start, row, first), make


@instruction
def _above_zero(_context: Any, row: Any, first: Any) -> Any:
    check_together(row)

    def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        of = place_in(context, builder, signature, arguments, 0)
        kind = ir.VectorType(of.type.pointee, LANES)
        numbers = builder.load(builder.bitcast(of, kind.as_pointer()), align=1)
        found = builder.icmp_signed(">", numbers, ir.Constant(kind, [0] * LANES))
        return builder.zext(builder.bitcast(found, ir.IntType(LANES)), ir.IntType(64))

    return types.int64(row, first), make


def lanes_of(builder: Any, members: Any, lanes: int) -> Any:
    """The lowest bits of a number, each in a lane."""
    return builder.bitcast(
        builder.trunc(members, ir.IntType(lanes)) if lanes < 64 else members,
        ir.VectorType(ir.IntType(1), lanes),
    )


_choose_16, _choose_4, _choose_1 = chooser(16), chooser(4), chooser(1)
_turn_16, _turn_4, _turn_1 = turner(16), turner(4), turner(1)
_four_bytes, _two_bytes, _one_byte = storer(4), storer(2), storer(1)
_expand_32, _expand_16, _expand_8, _expand_4, _expand_2 = (expander(lanes) for lanes in (32, 16, 8, 4, 2))


@instruction
def record_at(_context: Any, address: Any, kind: Any) -> Any:
    """The record of this dtype at an address; it must live as long as somebody reads it."""

    def make(_target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], _target.get_value_type(signature.return_type))

    return kind.dtype(types.int64, kind), make


def asks_of_bits(name: str, *more: bool) -> Any:
    """LLVM's function of this name, asked of a number of 64 bits."""

    @instruction
    def ask(_context: Any, number: Any) -> Any:
        def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            whole = context.cast(builder, arguments[0], signature.args[0], types.int64)
            flags = [ir.IntType(1)(flag) for flag in more]
            kind = ir.FunctionType(whole.type, [whole.type, *(flag.type for flag in flags)])
            return builder.call(builder.module.declare_intrinsic(name, [whole.type], kind), [whole, *flags])

        return types.int64(number), make

    return ask


_count_ones, _count_zeros_below = asks_of_bits("llvm.ctpop"), asks_of_bits("llvm.cttz", False)


@instruction
def _join(_context: Any, table: Any, rows: Any) -> Any:
    """Eight bytes of a row at once: each becomes the set of itself, those beyond the row nothing. Rows are
    joined lane by lane, and the lanes at the end."""
    check_together(table)

    def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        whole, eight = ir.IntType(64), ir.VectorType(ir.IntType(8), 8)
        lanes, width = ir.VectorType(whole, 8), table.shape[1]
        bytes_ = context.make_array(table)(context, builder, arguments[0]).data
        members = context.cast(builder, arguments[1], signature.args[1], types.int64)
        first_of = builder.module.declare_intrinsic(
            "llvm.cttz", [whole], ir.FunctionType(whole, [whole, ir.IntType(1)])
        )
        before, loop, after = builder.block, *(builder.append_basic_block(name) for name in ("row", "joined"))
        some = builder.icmp_unsigned("!=", members, whole(0))
        builder.cbranch(some, loop, after)
        builder.position_at_end(loop)
        left, found = builder.phi(whole), builder.phi(lanes)
        row = builder.mul(builder.call(first_of, [left, ir.IntType(1)(1)]), whole(width))
        numbers = builder.load(builder.bitcast(builder.gep(bytes_, [row]), eight.as_pointer()), align=1)
        shifts = builder.and_(builder.zext(numbers, lanes), ir.Constant(lanes, [63] * 8))
        sets = builder.shl(ir.Constant(lanes, [int(i < width) for i in range(8)]), shifts)
        joined, fewer = builder.or_(found, sets), builder.and_(left, builder.sub(left, whole(1)))
        left.add_incoming(members, before)
        left.add_incoming(fewer, loop)
        found.add_incoming(ir.Constant(lanes, [0] * 8), before)
        found.add_incoming(joined, loop)
        builder.cbranch(builder.icmp_unsigned("!=", fewer, whole(0)), loop, after)
        builder.position_at_end(after)
        all_ = builder.phi(lanes)
        all_.add_incoming(ir.Constant(lanes, [0] * 8), before)
        all_.add_incoming(joined, loop)
        join = ir.FunctionType(whole, [lanes])
        return builder.call(cgutils.get_or_insert_function(builder.module, join, JOIN_EIGHT), [all_])

    return types.int64(table, rows), make


@instruction
def _equals(_context: Any, row: Any, wanted: Any) -> Any:
    check_together(row)

    def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        grid = context.make_array(row)(context, builder, arguments[0])
        byte, whole = ir.IntType(8), ir.IntType(64)
        line = ir.VectorType(byte, 64)
        numbers = builder.load(builder.bitcast(grid.data, line.as_pointer()), align=1)
        one = builder.trunc(context.cast(builder, arguments[1], signature.args[1], types.int64), byte)
        first = builder.insert_element(ir.Constant(line, [0] * 64), one, ir.IntType(32)(0))
        all_ = builder.shuffle_vector(first, first, ir.Constant(ir.VectorType(ir.IntType(32), 64), [0] * 64))
        found = builder.icmp_unsigned("==", numbers, all_)
        return builder.and_(builder.bitcast(found, whole), whole((1 << row.shape[0]) - 1))

    return types.int64(row, wanted), make


@instruction
def _sum(_context: Any, row: Any, members: Any) -> Any:
    check_together(row)

    def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        grid = context.make_array(row)(context, builder, arguments[0])
        count, wide = 64, ir.IntType(32)
        numbers, sums = ir.VectorType(ir.IntType(16), count), ir.VectorType(wide, count)
        found = builder.load(builder.bitcast(grid.data, numbers.as_pointer()), align=1)
        chosen = context.cast(builder, arguments[1], signature.args[1], types.int64)
        marks = builder.bitcast(chosen, ir.VectorType(ir.IntType(1), count))
        kept = builder.select(marks, found, ir.Constant(numbers, [0] * count))
        add = cgutils.get_or_insert_function(builder.module, ir.FunctionType(wide, [sums]), ADD_ALL)
        return builder.zext(builder.call(add, [builder.zext(kept, sums)]), ir.IntType(64))

    return types.int64(row, members), make


@instruction
def _four_at_once(_context: Any, key: Any, number: Any, rounds: Any, out: Any) -> Any:
    """The block as four rows of four words: a quarter round for all columns at once, then, the rows turned
    against each other, one for all diagonals."""

    def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word, row = ir.IntType(32), ir.VectorType(ir.IntType(32), 4)
        keys, place = (
            builder.bitcast(context.make_array(kind)(context, builder, value).data, row.as_pointer())
            for kind, value in ((key, arguments[0]), (out, arguments[3]))
        )
        nth = context.cast(builder, arguments[1], signature.args[1], types.int64)
        halves = builder.trunc(nth, word), builder.trunc(builder.lshr(nth, nth.type(32)), word)
        counter = ir.Constant(row, [0, 0, 0, 0])
        for i, half in enumerate(halves):
            counter = builder.insert_element(counter, half, word(i))
        first = [ir.Constant(row, list(CHACHA))]
        first += [builder.load(builder.gep(keys, [word(i)]), align=4) for i in range(2)] + [counter]
        rows = [cgutils.alloca_once_value(builder, value) for value in first]
        count = context.cast(builder, arguments[2], signature.args[2], types.int64)
        with cgutils.for_range(builder, builder.lshr(count, count.type(1))):
            found = quarter_rounds(builder, [builder.load(value) for value in rows])
            found = quarter_rounds(builder, turned(builder, found, (0, 1, 2, 3)))
            for value, place_of in zip(turned(builder, found, (0, 3, 2, 1)), rows, strict=True):
                builder.store(value, place_of)
        for i, (value, start) in enumerate(zip(rows, first, strict=True)):
            whole = builder.add(builder.load(value), start)
            builder.store(whole, builder.gep(place, [word(i)]), align=4)
        return context.get_dummy_value()

    return types.void(key, number, rounds, out), make


def quarter_rounds(builder: Any, rows: list[Any]) -> list[Any]:
    """The instructions of a quarter round, for four columns at once."""
    a, b, c, d = rows
    kind = ir.FunctionType(a.type, [a.type] * 3)
    rotate = cgutils.get_or_insert_function(builder.module, kind, "llvm.fshl.v4i32")
    for left, right in ((16, 12), (8, 7)):
        a = builder.add(a, b)
        x = builder.xor(d, a)
        d = builder.call(rotate, [x, x, ir.Constant(a.type, [left] * 4)])
        c = builder.add(c, d)
        x = builder.xor(b, c)
        b = builder.call(rotate, [x, x, ir.Constant(a.type, [right] * 4)])
    return [a, b, c, d]


def turned(builder: Any, rows: list[Any], steps: tuple[int, ...]) -> list[Any]:
    """The rows, each rotated left by its entry of `steps`, in words."""
    orders = [ir.Constant(ir.VectorType(ir.IntType(32), 4), [(i + by) % 4 for i in range(4)]) for by in steps]
    return [builder.shuffle_vector(row, row, order) for row, order in zip(rows, orders, strict=True)]


def make_block_quickly(key: Grid, number: int, rounds: int, out: Grid) -> None:
    _four_at_once(key, number, rounds, out)


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


def _size_quickly(members: int) -> int:
    return _count_ones(members)


def _lowest_quickly(members: int) -> int:
    return _count_zeros_below(members)


def _join_quickly(table: Grid, rows: int) -> int:
    return _join(table, rows)


def _equals_quickly(row: Grid, wanted: int) -> int:
    return _equals(row, wanted)


def _sum_quickly(row: Grid, members: int) -> int:
    return _sum(row, members)


def _copy_quickly(target: Grid, source: Grid) -> None:
    _move(target, source)


def _copy_record_quickly(target: Any, source: Any) -> None:
    _move_record(target, source)


@rule
def _put_numbers_quickly(out: Grid, start: int, row: Grid, first: int, count: int) -> None:
    many = count >> 4 << 4
    for i in range(0, many, 16):
        _sixteen(out, start + i, row, first + i)
    if count & 8:
        _eight(out, start + many, row, first + many)
    if count & 4:
        _four(out, start + many + (count & 8), row, first + many + (count & 8))
    if count & 2:
        _two(out, start + many + (count & 12), row, first + many + (count & 12))
    if count & 1:
        _single(out, start + count - 1, row, first + count - 1)


def _numbers_quickly(out: Grid, start: int, row: Grid, first: int, count: int) -> None:
    _put_numbers_quickly(out, start, row, first, count)


def _put_rows_quickly(out: Grid, start: int, table: Grid, first: int, count: int) -> None:
    _put_numbers_quickly(out, start, table, first * table.shape[1], count * table.shape[1])


def _put_bytes_quickly(out: Grid, start: int, word: int, count: int) -> None:
    if count & 8:
        _store(out, start, word)
        return
    if count & 4:
        _four_bytes(out, start, word)
    if count & 2:
        _two_bytes(out, start + (count & 4), word >> 8 * (count & 4))
    if count & 1:
        _one_byte(out, start + (count & 6), word >> 8 * (count & 6))


def _put_bits_quickly(out: Grid, start: int, members: int, count: int) -> None:
    if count & 32:
        _expand_32(out, start, members)
    if count & 16:
        _expand_16(out, start + (count & 32), members >> (count & 32))
    if count & 8:
        _expand_8(out, start + (count & 48), members >> (count & 48))
    if count & 4:
        _expand_4(out, start + (count & 56), members >> (count & 56))
    if count & 2:
        _expand_2(out, start + (count & 60), members >> (count & 60))
    if count & 1:
        _one_byte(out, start + count - 1, (members >> (count - 1)) & 1)


def _pack_bits_quickly(out: Grid, row: Grid) -> None:
    for i in range(0, row.shape[0], 64):
        _pack(out, i >> 3, row, i)


def _copy_some_quickly(target: Grid, source: Grid, places: int) -> None:
    _copy_some(target, source, places)


def _meeting_quickly(table: Grid, members: int) -> int:
    return _meeting(table, members)


@rule
def _mark_one(out: Grid, start: int, width: int, row: Grid, first: int, i: int) -> None:
    value = int(row[np.uint64(first + i)])
    known = value > 0
    out[np.uint64(start + i * width + value - known)] = known


def _mark_numbers_quickly(out: Grid, start: int, width: int, row: Grid, first: int, count: int) -> None:
    many = count // LANES * LANES
    for i in range(0, many, LANES):
        left = _above_zero(row, first + i)
        while left:
            _mark_one(out, start, width, row, first, i + _count_zeros_below(left))
            left &= left - 1
    for i in range(many, count):
        _mark_one(out, start, width, row, first, i)


def _put_columns_quickly(
    out: Grid, place: int, row: Grid, first: int, count: int, start: int, width: int
) -> None:
    many, whole = count >> 4 << 4, count >> 2 << 2
    for i in range(0, many, 16):
        _choose_16(out, place + i, row, first + i, start + i * width, width)
    for i in range(many, whole, 4):
        _choose_4(out, place + i, row, first + i, start + i * width, width)
    for i in range(whole, count):
        _choose_1(out, place + i, row, first + i, start + i * width, width)


def _put_turned_quickly(
    out: Grid, start: int, row: Grid, first: int, count: int, steps: int, size: int
) -> None:
    many, whole = count >> 4 << 4, count >> 2 << 2
    for i in range(0, many, 16):
        _turn_16(out, start + i, row, first + i, steps, size)
    for i in range(many, whole, 4):
        _turn_4(out, start + i, row, first + i, steps, size)
    for i in range(whole, count):
        _turn_1(out, start + i, row, first + i, steps, size)


def _put_words_quickly(
    out: Grid, start: int, row: Grid, first: int, count: int, bits: int, size: int
) -> None:
    many = count - 1 if size >= 4 else 0
    for i in range(many):  # eight bytes each time: those behind are written again by the next
        _store(out, start + i * size, row[np.uint64(first + i)] >> bits)
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
