"""How the victory will probably be shared: here games are played on until someone is home, which is quick."""

from ithaca.engine.compiler import rule
from ithaca.engine.protocol import NOBODY, Shares

from .score import came_as, shares
from .state import State


@rule
def is_quiescent(s: State) -> bool:
    """Only once the race is won: playing on takes a few microseconds, and no estimate is better. After that
    nothing is left to hope for, even if others still sail for second place."""
    return came_as(s, 1) != NOBODY


@rule
def expected_shares(s: State, out: Shares) -> None:
    """Everyone may hope for the same, until someone has won."""
    if is_quiescent(s):
        shares(s, out)
        return
    for seat in range(s.seats):
        out[seat] = 1.0 / int(s.seats)
