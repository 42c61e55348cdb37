"""Instructions of a processor that Numba does not offer, written for LLVM; `bulk.py` is built on them.

They work on several numbers at once, or on a whole record. An instruction that is made for a number of
lanes reads or writes exactly that many numbers. None of them checks an index.
"""

import math
from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic

instruction: Any = intrinsic


CACHE_LINE = 64  # bytes


LANES = 32  # numbers that are looked at together


WIDTHS = 16, 8, 4, 2, 1  # bytes of the words that a graphics card moves


WORDS_AT_ONCE = 8  # that are read before the first is written


CHACHA = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574  # "expand 32-byte k"


JOIN_EIGHT, ADD_ALL = "llvm.vector.reduce.or.v8i64", "llvm.vector.reduce.add.v64i32"


@instruction
def move_numbers(_context: Any, target: Any, source: Any) -> Any:
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
def move_record(_context: Any, target: Any, source: Any) -> Any:
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
def store_8(_context: Any, out: Any, start: Any, word: Any) -> Any:
    check_together(out)

    def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        place = place_in(context, builder, signature, arguments, 0)
        whole = context.cast(builder, arguments[2], word, types.int64)
        builder.store(whole, builder.bitcast(place, whole.type.as_pointer()), align=1)
        return context.get_dummy_value()

    return types.void(out, start, word), make


def narrower(lanes: int) -> Any:
    """An instruction that writes numbers of a table, wherever its rows end, as bytes of a row."""

    @instruction
    def narrow(_context: Any, out: Any, start: Any, table: Any, first: Any) -> Any:
        check_together(out)
        check_together(table)

        def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            def change(numbers: Any, kind: Any) -> Any:
                return numbers if numbers.type == kind else builder.trunc(numbers, kind)

            return write_changed(context, builder, signature, arguments, lanes, change)

        return types.void(out, start, table, first), make

    return narrow


def write_changed(
    context: Any, builder: Any, signature: Any, arguments: Any, lanes: int, change: Callable[[Any, Any], Any]
) -> Any:
    """Read numbers of the table that is the third argument, from the place that is the fourth; write what
    `change` makes of them to the first, from the second on. `change` is also given the type of the result."""
    to, of = (place_in(context, builder, signature, arguments, nth) for nth in (0, 2))
    read, written = (ir.VectorType(kind.type.pointee, lanes) for kind in (of, to))
    numbers = builder.load(builder.bitcast(of, read.as_pointer()), align=1)
    builder.store(change(numbers, written), builder.bitcast(to, written.as_pointer()), align=1)
    return context.get_dummy_value()


def check_together(table: Any) -> None:
    """What is moved at once must lie together."""
    if table.layout != "C":
        raise TypeError(f"{table}: its numbers do not lie side by side")


def place_in(context: Any, builder: Any, signature: Any, arguments: Any, nth: int) -> Any:
    """Where the number lies that the argument behind the nth one counts, in the table that is the nth."""
    table = context.make_array(signature.args[nth])(context, builder, arguments[nth])
    index = context.cast(builder, arguments[nth + 1], signature.args[nth + 1], types.intp)
    return builder.gep(table.data, [index])


narrow_16, narrow_8, narrow_4, narrow_2, narrow_1 = (narrower(lanes) for lanes in (16, 8, 4, 2, 1))


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
    """An instruction that writes the lowest bits of a number, each as a byte, the lowest first."""

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
    """An instruction that writes which column each number of a row marks, in a group of its own."""

    @instruction
    def choose(_context: Any, out: Any, place: Any, row: Any, first: Any, start: Any, width: Any) -> Any:
        check_together(out)
        check_together(row)

        def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            def change(numbers: Any, kind: Any) -> Any:
                if numbers.type != kind:
                    numbers = builder.sext(numbers, kind)
                begin, step = (
                    in_each_lane(context, builder, signature, arguments, nth, kind) for nth in (4, 5)
                )
                groups = builder.mul(ir.Constant(kind, list(range(lanes))), step)
                columns = builder.add(builder.add(begin, groups), numbers)
                none = ir.Constant(kind, [0] * lanes)
                return builder.select(builder.icmp_signed(">", numbers, none), columns, none)

            return write_changed(context, builder, signature, arguments, lanes, change)

        return types.void(out, place, row, first, start, width), make

    return choose


def turner(lanes: int) -> Any:
    """An instruction that rotates sets of a row, of `size` members each, to the right by `steps`."""

    @instruction
    def turn(_context: Any, out: Any, start: Any, row: Any, first: Any, steps: Any, size: Any) -> Any:
        check_together(out)
        check_together(row)

        def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            def change(sets: Any, kind: Any) -> Any:
                right, all_ = (
                    in_each_lane(context, builder, signature, arguments, nth, kind) for nth in (4, 5)
                )
                one = ir.Constant(kind, [1] * lanes)
                low = builder.and_(sets, builder.sub(builder.shl(one, right), one))
                return builder.or_(builder.lshr(sets, right), builder.shl(low, builder.sub(all_, right)))

            return write_changed(context, builder, signature, arguments, lanes, change)

        return types.void(out, start, row, first, steps, size), make

    return turn


def in_each_lane(
    context: Any, builder: Any, signature: Any, arguments: Any, nth: int, kind: ir.VectorType
) -> Any:
    """The nth argument in every lane of a vector of this type."""
    whole = context.cast(builder, arguments[nth], signature.args[nth], types.int64)
    return splat(builder, builder.trunc(whole, kind.element), kind.count)


def splat(builder: Any, value: Any, lanes: int) -> Any:
    """The number in every lane."""
    kind = ir.VectorType(value.type, lanes)
    first = builder.insert_element(ir.Constant(kind, ir.Undefined), value, ir.IntType(32)(0))
    order = ir.Constant(ir.VectorType(ir.IntType(32), lanes), [0] * lanes)
    return builder.shuffle_vector(first, first, order)


@instruction
def select_bytes(_context: Any, target: Any, source: Any, places: Any) -> Any:
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
def meet(_context: Any, table: Any, members: Any) -> Any:
    check_together(table)

    def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        lanes, grid = math.prod(table.shape), context.make_array(table)(context, builder, arguments[0])
        kind = ir.VectorType(ir.IntType(8), lanes)
        sets = builder.load(builder.bitcast(grid.data, kind.as_pointer()), align=1)
        wanted = in_each_lane(context, builder, signature, arguments, 1, kind)
        common = builder.and_(sets, wanted)
        found = builder.icmp_unsigned("!=", common, ir.Constant(kind, [0] * lanes))
        return builder.zext(builder.bitcast(found, ir.IntType(lanes)), ir.IntType(64))

    return types.int64(table, members), make


@instruction
def pack_64(_context: Any, out: Any, start: Any, row: Any, first: Any) -> Any:
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
def above_zero(_context: Any, row: Any, first: Any) -> Any:
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


choose_16, choose_4, choose_1 = chooser(16), chooser(4), chooser(1)


turn_16, turn_4, turn_1 = turner(16), turner(4), turner(1)


store_4, store_2, store_1 = storer(4), storer(2), storer(1)


expand_32, expand_16, expand_8, expand_4, expand_2 = (expander(lanes) for lanes in (32, 16, 8, 4, 2))


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


count_ones, count_zeros_below = asks_of_bits("llvm.ctpop"), asks_of_bits("llvm.cttz", False)


@instruction
def join_rows(_context: Any, table: Any, rows: Any) -> Any:
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
def equal_bytes(_context: Any, row: Any, wanted: Any) -> Any:
    check_together(row)

    def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        grid = context.make_array(row)(context, builder, arguments[0])
        line, whole = ir.VectorType(ir.IntType(8), 64), ir.IntType(64)
        numbers = builder.load(builder.bitcast(grid.data, line.as_pointer()), align=1)
        alike = in_each_lane(context, builder, signature, arguments, 1, line)
        found = builder.icmp_unsigned("==", numbers, alike)
        return builder.and_(builder.bitcast(found, whole), whole((1 << row.shape[0]) - 1))

    return types.int64(row, wanted), make


@instruction
def sum_chosen(_context: Any, row: Any, members: Any) -> Any:
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
def nth_of_chosen(_context: Any, row: Any, members: Any, nth: Any) -> Any:
    """How many of the running sums of the chosen numbers are not above `nth`: as many as lie before it."""
    check_together(row)

    def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        grid = context.make_array(row)(context, builder, arguments[0])
        numbers = ir.VectorType(ir.IntType(16), 64)
        nothing = ir.Constant(numbers, [0] * 64)
        found = builder.load(builder.bitcast(grid.data, numbers.as_pointer()), align=1)
        chosen = context.cast(builder, arguments[1], signature.args[1], types.int64)
        sums = builder.select(lanes_of(builder, chosen, 64), found, nothing)
        for step in (1, 2, 4, 8, 16, 32):
            order = ir.Constant(ir.VectorType(ir.IntType(32), 64), list(range(64 - step, 128 - step)))
            sums = builder.add(sums, builder.shuffle_vector(nothing, sums, order))
        before = builder.icmp_unsigned(
            "<=", sums, in_each_lane(context, builder, signature, arguments, 2, numbers)
        )
        count = builder.module.declare_intrinsic("llvm.ctpop", [ir.IntType(64)])
        return builder.call(count, [builder.bitcast(before, ir.IntType(64))])

    return types.int64(row, members, nth), make


@instruction
def chacha_block(_context: Any, key: Any, number: Any, rounds: Any, out: Any) -> Any:
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


def multiplier(rows: int, lanes: int) -> Any:
    """An instruction for a product of two matrices: `rows` of the first, from `row` on, by `lanes` columns of
    the second, from `lane` on, are added to their places in `out`, which is as wide as the second. One column
    of the first after the other, each product rounded together with its sum, so the result does not depend
    on how many rows and lanes are done at once. All that is added up stays in the processor's registers."""

    @instruction
    def multiply(_context: Any, first: Any, row: Any, second: Any, lane: Any, out: Any) -> Any:
        for table in (first, second, out):
            check_together(table)

        def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            tables = [
                context.make_array(signature.args[nth])(context, builder, arguments[nth]) for nth in (0, 2, 4)
            ]
            begin, column = (
                context.cast(builder, arguments[nth], signature.args[nth], types.intp) for nth in (1, 3)
            )
            many, wide = (cgutils.unpack_tuple(builder, table.shape)[1] for table in tables[:2])
            line = ir.VectorType(ir.FloatType(), lanes)
            kind = ir.FunctionType(line, [line] * 3)
            add_product = cgutils.get_or_insert_function(builder.module, kind, f"llvm.fma.v{lanes}f32")

            def place(table: Any, nth: Any, width: Any, at: Any) -> Any:
                return builder.gep(table.data, [builder.add(builder.mul(nth, width), at)])

            lines = [builder.add(begin, begin.type(nth)) for nth in range(rows)]
            places = [
                builder.bitcast(place(tables[2], nth, wide, column), line.as_pointer()) for nth in lines
            ]
            sums = [cgutils.alloca_once_value(builder, builder.load(one, align=4)) for one in places]
            with cgutils.for_range(builder, many) as loop:
                given = builder.bitcast(place(tables[1], loop.index, wide, column), line.as_pointer())
                numbers = builder.load(given, align=4)
                for nth, total in zip(lines, sums, strict=True):
                    times = splat(builder, builder.load(place(tables[0], nth, many, loop.index)), lanes)
                    builder.store(builder.call(add_product, [times, numbers, builder.load(total)]), total)
            for total, one in zip(sums, places, strict=True):
                builder.store(builder.load(total), one, align=4)
            return context.get_dummy_value()

        return types.void(first, row, second, lane, out), make

    return multiply


multiply_8_32, multiply_4_16 = multiplier(8, 32), multiplier(4, 16)


def prefetcher(most: int) -> Any:
    """An instruction that prefetches one record of an array, `most` bytes of it at most; none of records that
    do not lie side by side."""

    @instruction
    def prefetch_one(_context: Any, records: Any, nth: Any) -> Any:
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

        def leave(context: Any, *_: Any) -> Any:
            return context.get_dummy_value()

        return types.void(records, nth), make if records.layout == "C" else leave

    return prefetch_one


prefetch_whole, prefetch_beginning_of = prefetcher(1 << 20), prefetcher(2 * CACHE_LINE)
