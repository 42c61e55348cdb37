"""How the victory will probably be shared: the player with more stones will probably win."""

from ithaca.engine.compiler import rare, rule
from ithaca.engine.protocol import Shares
from ithaca.engine.values import softmax

from .greedy import can_capture
from .score import shares
from .state import OVER_PHASE, State
from .turns import stones_of

STONE = 0.8  # what one more stone counts


@rule
def is_quiescent(s: State) -> bool:
    """Whether the player to move has nothing to capture; otherwise it is better to play on."""
    return s.phase == OVER_PHASE or not can_capture(s, int(s.active) + 1)


@rare
def expected_shares(s: State, out: Shares) -> None:
    """Write what each seat may hope for."""
    if s.phase == OVER_PHASE:
        shares(s, out)
        return
    for seat in range(s.seats):
        out[seat] = STONE * stones_of(s, seat)
    softmax(out, int(s.seats))
