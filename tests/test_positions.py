"""A position can express everything that a table can hold: set up again, it is the same table."""

import numpy as np
import pytest
from hypothesis import given, settings
from openings import openings, played

from ithaca.engine.game import names
from ithaca.engine.protocol import OVER
from ithaca.engine.record import copy_of
from ithaca.engine.scenario import begin, read, written

NOT_THE_TABLE = ("dice", "effects")  # future chance, and what the last action did


def without_chance(state):
    bare = copy_of(state)
    for name in NOT_THE_TABLE:
        bare[name] = np.zeros(1, bare[name].dtype)
    return bare


def differing(one, other):
    """The fields in which two tables differ."""
    return [name for name in one.dtype.names if one[name].tobytes() != other[name].tobytes()]


@pytest.mark.parametrize("game", names())
def test_a_position_that_is_written_down_is_the_same_table_again(game):
    @given(openings(game, 200))
    @settings(max_examples=40)
    def check(opening):
        players, seed, options, choices = opening
        match = None
        for match in played(game, players, seed, options, choices):  # noqa: B007 - the last one
            pass
        if match is None or match.actor == OVER:
            return
        again = begin(read(written(match)))

        assert differing(without_chance(again.state), without_chance(match.state)) == []

    check()
