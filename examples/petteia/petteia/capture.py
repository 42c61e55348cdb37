"""Catching stones between one's own."""

from ithaca.engine.compiler import rule

from .components import CORNER, DIRECTIONS, NEXT
from .state import State


@rule
def caught_beside(s: State, square: int, direction: int, side: int) -> int:
    """The square of the enemy stone that a stone of `side`, having moved to this square, catches in this
    direction; 0 if it catches none. Sides are counted from 1."""
    there = NEXT[square, direction]
    if there == 0 or s.stone[there] == 0 or s.stone[there] == side:
        return 0
    if CORNER[there]:
        return there if is_cornered(s, there, square, side) else 0
    beyond = NEXT[there, direction]
    return there if beyond and s.stone[beyond] == side else 0


@rule
def is_cornered(s: State, corner: int, square: int, side: int) -> bool:
    """Whether the other square next to the corner holds a stone of this side as well."""
    if s.safe_corner:
        return False
    for direction in range(DIRECTIONS):
        beside = NEXT[corner, direction]
        if beside and beside != square and s.stone[beside] == side:
            return True
    return False


@rule
def count_caught(s: State, square: int, side: int) -> int:
    """How many stones a stone of `side` would catch by moving to this square."""
    total = 0
    for direction in range(DIRECTIONS):
        total += caught_beside(s, square, direction, side) > 0
    return total
