"""Many bytes at once: what a processor does by one instruction where a loop takes one for each number.

Numba copies the tables of records number by number, some ten times as slow as the machine can. Each
function here has two bodies that do the same: one for compiled code on a processor, and plain Python, which
runs interpreted, is compiled for graphics cards, and is taken where indices are checked. Only whole records
are copied by instructions on a card, too: there Numba copies them byte by byte.
"""

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


_eight, _single = narrower(8), narrower(1)


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


@on_a_processor(_sum_quickly)
def sum_of_members(row: Grid, members: int) -> int:
    """The sum of some numbers of a row, none of them below 0. 64 numbers of two bytes are read."""
    total = 0
    for i in range(row.shape[0]):
        total += int(row[i]) * ((members >> i) & 1)
    return total
