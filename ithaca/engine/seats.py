"""Seats around a table."""

from .compiler import rule
from .protocol import State


@rule
def left_of(s: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0
