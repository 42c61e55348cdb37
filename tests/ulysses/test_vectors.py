"""Some rows are read as one vector, together with bytes behind them: there must be such bytes."""

import pytest

from ithaca.engine.record import blank
from ithaca.games.ulysses.belief import Belief
from ithaca.games.ulysses.state import State

# bytes, see `engine/bulk.py`
VECTOR = {"set_of_rows": 8, "set_of_equal": 64, "sum_of_members": 128, "member_at": 128}


def last_row_of(dtype, path):
    """Where the last row of a field begins, in bytes from the start of the record."""
    start = 0
    for name in path:
        dtype, offset = dtype.fields[name][:2]
        start += offset
    number, shape = dtype.subdtype
    return start + (dtype.itemsize - number.itemsize * shape[-1] if len(shape) > 1 else 0)


@pytest.mark.parametrize(
    ("kind", "path", "asked"),
    [
        (State, ("board", "colour"), "set_of_equal"),
        (State, ("board", "line"), "set_of_rows"),
        (State, ("plagued",), "set_of_equal"),
        (Belief, ("odds",), "sum_of_members"),
        (Belief, ("odds",), "member_at"),
    ],
)
def test_nothing_beyond_a_record_is_read(kind, path, asked):
    dtype = blank(kind).dtype
    assert last_row_of(dtype, path) + VECTOR[asked] <= dtype.itemsize
