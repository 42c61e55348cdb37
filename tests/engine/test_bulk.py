"""What a processor does by one instruction, compiled, compared with the same as plain Python."""

from typing import Annotated, Any

import numpy as np
import pytest
from numba.core import cgutils, types
from numba.extending import intrinsic

from ithaca.engine.bulk import (
    copy_record,
    copy_some,
    copy_some_of_table,
    lowest,
    mark_numbers,
    member_at,
    pack_bits,
    put_bits,
    put_bytes,
    put_columns,
    put_numbers,
    put_turned,
    put_words,
    set_of_equal,
    set_of_meeting,
    set_of_rows,
    size_of,
    sum_of_members,
)
from ithaca.engine.compiler import rare
from ithaca.engine.dice import BLOCK, make_block
from ithaca.engine.instructions import WIDTHS, move_words, multiply_4_16, multiply_8_32
from ithaca.engine.record import Grid, Int, Long, Tiny, blank, record

PLACES = 38


@record
class Chart:
    """Arrays like those of a game, each with something behind it."""

    line: Annotated[Grid, Tiny, PLACES, 6]
    colour: Annotated[Grid, Tiny, PLACES]
    odds: Annotated[Grid, Int, 2, PLACES]
    behind: Annotated[Grid, Int, 64]


@rare
def ask(charts: Grid, members: int, out: Grid) -> None:
    out[0] = size_of(members)
    out[1] = lowest(members)
    out[2] = set_of_rows(charts[0].line, members)
    out[3] = set_of_equal(charts[0].colour, 3)
    out[4] = sum_of_members(charts[0].odds[1], members)


@pytest.fixture
def chart():
    """Numbers of every permitted size, and -1 behind them, which must not be counted."""
    drawn, charts = np.random.default_rng(1), blank(Chart)
    charts[0].line[:] = drawn.integers(0, PLACES, (PLACES, 6))
    charts[0].colour[:] = drawn.integers(0, 5, PLACES)
    charts[0].odds[:] = drawn.integers(0, 1001, (2, PLACES))
    charts[0].behind[:] = -1
    return charts


@pytest.mark.parametrize("members", [1, 1 << 37, 0b1011 << 20, (1 << 38) - 1, 0x2AAAAAAAAA])
def test_sets_are_the_same_by_one_instruction_and_one_by_one(chart, members):
    out = np.zeros(5, np.int64)
    ask(chart, members, out)

    places = [i for i in range(PLACES) if members >> i & 1]
    beside = {int(other) for place in places for other in chart[0].line[place]}
    assert out[0] == len(places)
    assert out[1] == places[0]
    assert out[2] == sum(1 << other for other in beside)
    assert out[3] == sum(1 << i for i in range(PLACES) if chart[0].colour[i] == 3)
    assert out[4] == sum(int(chart[0].odds[1, i]) for i in places)


@pytest.mark.parametrize("members", [1, 1 << 37, 0x2AAAAAAAAA])
def test_kernels_are_compiled_from_plain_python_that_does_the_same(chart, members):
    out = np.zeros(5, np.int64)
    ask(chart, members, out)

    def plain(function: Any) -> Any:
        return function.py_func

    line, colour, odds = chart[0].line, chart[0].colour, chart[0].odds[1]
    found = [plain(size_of)(members), plain(lowest)(members), plain(set_of_rows)(line, members)]
    found += [plain(set_of_equal)(colour, 3), plain(sum_of_members)(odds, members)]
    assert found == list(out)


@rare
def ask_each(charts: Grid, members: int, out: Grid) -> None:
    for nth in range(sum_of_members(charts[0].odds[1], members)):
        out[nth] = member_at(charts[0].odds[1], members, nth)


@pytest.mark.parametrize("members", [1, 1 << 37, 0b1011 << 20, (1 << 38) - 1, 0x2AAAAAAAAA])
def test_a_member_is_met_as_often_as_its_number_says(chart, members):
    chart[0].odds[1][::5] = 0  # never
    odds = chart[0].odds[1]
    wanted = [i for i in range(PLACES) if members >> i & 1 for _ in range(odds[i])]
    out = np.zeros(len(wanted), np.int64)
    ask_each(chart, members, out)
    assert list(out) == wanted
    plain: Any = member_at
    some = range(0, len(wanted), 97)
    assert [plain.py_func(odds, members, nth) for nth in some] == wanted[::97]


def test_the_empty_set_has_nothing_beside_it(chart):
    out = np.zeros(5, np.int64)
    ask(chart, 0, out)
    assert (out[0], out[2], out[4]) == (0, 0, 0)


@pytest.mark.parametrize("rounds", [8, 12, 20])
@pytest.mark.parametrize("number", [0, 1, (1 << 32) + 7, (1 << 48) - 1])
def test_a_block_of_four_words_at_once_is_that_of_one_by_one(rounds, number):
    """`test_dice.py` compares the plain one with the published vectors."""
    key = np.random.default_rng(2).integers(0, 1 << 32, 8, np.uint32)
    plain: Any = make_block
    found, wanted = np.zeros((2, BLOCK), np.uint32)
    make_block(key, number, rounds, found)
    plain.py_func(key, number, rounds, wanted)
    assert list(found) == list(wanted)


@record
class Crate:
    """A record of odd size."""

    goods: Annotated[Grid, Tiny, 155]


@record
class Hold:
    """The same record on an odd, an even and an aligned address, and something between them."""

    mark: Tiny
    odd: Crate
    even: Crate
    count: Int
    weights: Annotated[Grid, Long, 3]
    aligned: Crate


@intrinsic
def by_words(_context: Any, target: Any, source: Any) -> Any:
    """The version that is compiled for a graphics card."""

    def make(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        to, of = (builder.bitcast(value, cgutils.voidptr_t) for value in arguments)
        move_words(builder, to, of, source.size, WIDTHS)
        return context.get_dummy_value()

    return types.void(target, source), make


@rare
def copy_all(holds: Grid) -> None:
    copy_record(holds[1], holds[0])
    copy_record(holds[3].even, holds[0].odd)
    copy_record(holds[3].odd, holds[0].odd)
    copy_record(holds[3].aligned, holds[0].aligned)


@rare
def copy_all_by_words(holds: Grid) -> None:
    by_words(holds[1], holds[0])
    by_words(holds[3].even, holds[0].odd)
    by_words(holds[3].odd, holds[0].odd)
    by_words(holds[3].aligned, holds[0].aligned)


@pytest.mark.parametrize("copied", [copy_all, copy_all_by_words], ids=["at once", "by words"])
def test_records_are_copied_whole_and_nothing_beside_them_wherever_they_lie(copied):
    holds = blank(Hold, 5)
    size = holds.itemsize
    holds.view(np.uint8)[:size] = np.random.default_rng(1).integers(1, 256, size)
    copied(holds)
    assert holds[1:2].tobytes() == holds[:1].tobytes()
    assert holds[3]["odd"].tobytes() == holds[3]["even"].tobytes() == holds[0]["odd"].tobytes()
    assert holds[3]["aligned"].tobytes() == holds[0]["aligned"].tobytes()
    assert (holds[3]["mark"], holds[3]["count"], *holds[3]["weights"]) == (0,) * 5
    assert not any(holds[2:3].tobytes())
    assert not any(holds[4:].tobytes())


# ── what rows of observations are written by ──────────────────────────────────────────────────────

ROOM = 512
WORD = 0x5A3C96E1F0D2B487


@record
class Sheet:
    """What is read, with something behind each."""

    ids: Annotated[Grid, Tiny, 97]
    ids_of_set: Annotated[Grid, Tiny, 42]
    sets: Annotated[Grid, Tiny, 5, 12]
    words: Annotated[Grid, Long, 12]
    behind: Annotated[Grid, Int, 64]


@pytest.fixture
def sheet():
    drawn, sheets = np.random.default_rng(3), blank(Sheet)
    sheets[0].ids[:] = drawn.integers(0, 4, 97) * drawn.integers(0, 2, 97)
    sheets[0].ids_of_set[:] = drawn.integers(1, 100, 42)
    sheets[0].sets[:] = drawn.integers(0, 32, (5, 12))
    sheets[0].words[:] = drawn.integers(0, 1 << 38, 12)
    sheets[0].behind[:] = -1
    return sheets


@rare
def write_all(sheets: Grid, count: int, bytes_: Grid, numbers: Grid) -> int:
    """Each of them once, a row for each; `count` is how much of it."""
    put_bits(bytes_[0], 3, WORD, count)
    put_bytes(bytes_[1], 3, WORD, count & 7)
    put_numbers(bytes_[2], 3, sheets[0].ids, 1, count)
    put_turned(bytes_[3], 3, sheets[0].ids, 1, count, 2, 5)
    put_words(bytes_[4], 3, sheets[0].words, 1, count % 11 + 1, 1, 5)
    put_words(bytes_[4], 90, sheets[0].words, 1, count % 11 + 1, 1, 2)
    mark_numbers(bytes_[5], 3, 4, sheets[0].ids, 1, count)
    put_columns(numbers, 3, sheets[0].ids, 1, count, 7, 4)
    pack_bits(bytes_[6], bytes_[5, : ROOM - 64])
    copy_some(sheets[1].ids_of_set, sheets[0].ids_of_set, WORD)
    copy_some_of_table(sheets[1].sets, sheets[0].sets, WORD)
    return set_of_meeting(sheets[0].sets, 5)


def write_one_by_one(sheets: Grid, count: int, bytes_: Grid, numbers: Grid) -> int:
    """The same by the plain functions, which kernels are compiled from."""

    def plain(function: Any) -> Any:
        return function.py_func

    plain(put_bits)(bytes_[0], 3, WORD, count)
    plain(put_bytes)(bytes_[1], 3, WORD, count & 7)
    plain(put_numbers)(bytes_[2], 3, sheets[0].ids, 1, count)
    plain(put_turned)(bytes_[3], 3, sheets[0].ids, 1, count, 2, 5)
    plain(put_words)(bytes_[4], 3, sheets[0].words, 1, count % 11 + 1, 1, 5)
    plain(put_words)(bytes_[4], 90, sheets[0].words, 1, count % 11 + 1, 1, 2)
    plain(mark_numbers)(bytes_[5], 3, 4, sheets[0].ids, 1, count)
    plain(put_columns)(numbers, 3, sheets[0].ids, 1, count, 7, 4)
    plain(pack_bits)(bytes_[6], bytes_[5, : ROOM - 64])
    plain(copy_some)(sheets[1].ids_of_set, sheets[0].ids_of_set, WORD)
    plain(copy_some_of_table)(sheets[1].sets, sheets[0].sets, WORD)
    return int(plain(set_of_meeting)(sheets[0].sets, 5))


@pytest.mark.parametrize("count", [1, 2, 5, 12, 37, 63])
def test_what_is_written_at_once_is_what_is_written_one_by_one(sheet, count):
    quick, plain = (np.concatenate([sheet, blank(Sheet)]).view(sheet.dtype) for _ in range(2))
    rows = [np.zeros((7, ROOM), np.uint8) for _ in range(2)]
    numbers = [np.zeros(ROOM, np.int16) for _ in range(2)]

    found = write_all(quick, count, rows[0], numbers[0])
    wanted = write_one_by_one(plain, count, rows[1], numbers[1])

    assert found == wanted
    assert rows[0].tobytes() == rows[1].tobytes()
    assert numbers[0].tobytes() == numbers[1].tobytes()
    assert quick.tobytes() == plain.tobytes()


@rare
def multiply_by_eight(first: Grid, second: Grid, out: Grid) -> None:
    for row in range(0, first.shape[0], 8):
        multiply_8_32(first, row, second, 0, out)


@rare
def multiply_by_four(first: Grid, second: Grid, out: Grid) -> None:
    for row in range(0, first.shape[0], 4):
        for lane in range(0, second.shape[1], 16):
            multiply_4_16(first, row, second, lane, out)


def test_a_product_of_matrices_is_the_same_to_the_bit_however_much_of_it_is_done_at_once():
    drawn = np.random.default_rng(1)
    first, second, before = (
        drawn.normal(size=size).astype(np.float32) for size in ((16, 24), (24, 32), (16, 32))
    )
    wide, narrow = before.copy(), before.copy()

    multiply_by_eight(first, second, wide)
    multiply_by_four(first, second, narrow)

    assert wide.tobytes() == narrow.tobytes()
    wanted = before + first.astype(np.float64) @ second
    assert wide == pytest.approx(wanted, abs=1e-5)
    assert wide.tobytes() != before.tobytes()
