"""How the victory will probably be shared: here one plays on until someone is home, which is quickly done."""

from ithaca.engine.compiler import rule
from ithaca.engine.protocol import NOBODY, Shares

from .score import came_as, shares
from .state import State


@rule
def is_quiescent(s: State) -> bool:
    """A race is won in a few microseconds, and nothing tells its winner better. Once it is won there is
    nothing left to hope for, whoever still sails for second place."""
    return came_as(s, 1) != NOBODY


@rule
def expected_shares(s: State, out: Shares) -> None:
    """Everyone may hope for the same, until someone has won."""
    if is_quiescent(s):
        shares(s, out)
        return
    for seat in range(s.seats):
        out[seat] = 1.0 / int(s.seats)
