"""Searches grow their trees in memory that is allocated once."""

from ithaca import bots
from ithaca.bots.oracle import TREES, Oracle
from ithaca.bots.trees import TreeRoom
from ithaca.engine.match import start


def test_one_search_after_the_other_grows_in_the_same_memory():
    room = TreeRoom()
    with room.lend(2, 100) as first:
        places = {tree.ctypes.data for tree in first}
    for nodes in (100, 40, 3):
        with room.lend(1, nodes) as (tree,):
            assert len(tree) == nodes
            assert tree.ctypes.data in places
    assert len(room) == 2


def test_searches_at_once_have_each_their_own():
    room = TreeRoom()
    with room.lend(1, 10) as (one,), room.lend(1, 10) as (other,):
        assert one.ctypes.data != other.ctypes.data
    assert len(room) == 2


def test_a_tree_that_is_too_small_gives_way_to_a_larger_one():
    room = TreeRoom()
    with room.lend(1, 10):
        pass
    with room.lend(1, 20) as (tree,):
        assert len(tree) == 20
    assert len(room) == 1


def test_a_search_that_fails_gives_its_tree_back():
    room = TreeRoom()
    try:
        with room.lend(1, 10):
            raise ValueError
    except ValueError:
        pass
    assert len(room) == 1


def test_a_new_oracle_for_each_decision_takes_no_more_memory():
    """As on a server, which keeps nothing of a bot but the log."""
    match = start("ulysses", 3, seed=1)
    Oracle(b"first").choose(*bots.sight(match), bots.Budget(0.0, 50))
    before = len(TREES)
    for luck in (b"one", b"two", b"three"):
        Oracle(luck).choose(*bots.sight(match), bots.Budget(0.0, 50))
    assert len(TREES) == before
