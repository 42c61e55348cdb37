"""How the victory will probably be shared: here one plays on to the end, which is quickly done."""

from ithaca.engine.compiler import rule
from ithaca.engine.protocol import Shares

from .state import State


@rule
def quiet(s: State) -> bool:
    """A race is over in a few microseconds, and nothing tells its end better."""
    return False


@rule
def hopes(s: State, out: Shares) -> None:
    """Everyone may hope for the same."""
    for seat in range(s.seats):
        out[seat] = 1.0 / int(s.seats)
