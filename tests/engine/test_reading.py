"""Readings: the values of a record, for putting a table into words."""

from typing import Annotated

import numpy as np
import pytest

from ithaca.engine.game import names
from ithaca.engine.match import start
from ithaca.engine.reading import reading, readings, taker
from ithaca.engine.record import Grid, Int, Long, Real, Tiny, blank, record

pytestmark = pytest.mark.interpreted


@record
class Harbour:
    """A record in a record."""

    ships: Int
    berths: Annotated[Grid, Tiny, 3]


@record
class Coast:
    """Every kind of field that a reading knows."""

    depth: Tiny
    far: Long
    share: Real
    lines: Annotated[Grid, Tiny, 2, 3]
    harbour: Harbour


def a_coast():
    coast = blank(Coast)
    coast[0].depth, coast[0].far, coast[0].share = -3, 10**12, 0.25
    coast[0].lines[1, 2] = 7
    coast[0].harbour.ships, coast[0].harbour.berths[1] = 4, 5
    return coast


def test_a_number_is_read_as_pythons_own():
    coast = reading(a_coast())
    assert (coast.depth, coast.far, coast.share) == (-3, 10**12, 0.25)
    assert (type(coast.depth), type(coast.far), type(coast.share)) == (int, int, float)


def test_a_table_is_read_as_tuples_that_nobody_can_change():
    assert reading(a_coast()).lines == ((0, 0, 0), (0, 0, 7))


def test_a_record_within_the_record_is_a_reading_too():
    harbour = reading(a_coast()).harbour
    assert (harbour.ships, harbour.berths) == (4, (0, 5, 0))


def test_a_field_is_read_once():
    coast = a_coast()
    read = reading(coast)
    assert read.lines is read.lines
    assert read.harbour is read.harbour


def test_what_the_same_bytes_say_is_found_out_once():
    one, other = reading(a_coast()), reading(a_coast())
    assert one.lines is other.lines
    assert one.harbour is other.harbour
    changed = a_coast()
    changed[0].lines[0, 0] = 1
    assert reading(changed).lines == ((1, 0, 0), (0, 0, 7))
    assert one.lines == ((0, 0, 0), (0, 0, 7))


def test_fields_side_by_side_are_taken_as_one_and_nothing_between_them_is():
    coast = a_coast()
    raw, dtype = coast.tobytes(), coast.dtype
    at = {name: found[1] for name, found in dtype.fields.items()}
    assert taker(dtype, ("depth", "far"))(raw) == raw[at["depth"] : at["far"] + 8]  # a gap is between them
    apart = taker(dtype, ("share", "depth"))(raw)
    assert apart == raw[at["depth"] : at["depth"] + 1] + raw[at["share"] : at["share"] + 8]


def test_records_side_by_side_are_read_each_by_itself():
    both = np.concatenate([a_coast(), a_coast()])
    both["depth"][1] = 5
    found = readings(both, decider=1)
    assert [one.depth for one in found] == [-3, 5]
    assert [one.raw_bytes for one in found] == [both[:1].tobytes(), both[1:].tobytes()]
    assert [one.base.tobytes() for one in found] == [one.raw_bytes for one in found]
    assert [(one.decider, one.decides) for one in found] == [(1, False), (1, True)]


def test_the_array_is_there_for_rules():
    coast = a_coast()
    base = reading(coast).base
    assert base.shape == (1,)
    assert np.shares_memory(base, coast)


def test_what_is_no_field_cannot_be_read():
    with pytest.raises(AttributeError):
        _ = reading(a_coast()).sand


@pytest.mark.parametrize("game", names())
def test_a_reading_of_a_whole_table_agrees_with_the_record(game):
    match = start(game, 3, seed=5)
    for _ in range(40):
        match.play(match.legal()[-1])
    for seat in (0, -1):
        view = match.view(seat)
        assert same(reading(view), view[0])


def same(read, record):
    """Whether every field agrees."""
    return all(
        same(getattr(read, name), record[name])
        if record.dtype[name].names
        else np.array_equal(getattr(read, name), record[name])
        for name in record.dtype.names
    )
