"""Who has won, and what must be true of every table."""

from ithaca.engine.compiler import rare, rule
from ithaca.engine.protocol import Shares

from .components import CALM, LOST, MOST_STONES, SEATS, SQUARES
from .state import OVER_PHASE, State
from .turns import is_shut_in, stones_of


@rule
def points(s: State, out: Shares) -> None:
    """The stones that each has left."""
    for seat in range(s.seats):
        out[seat] = stones_of(s, seat)


@rule
def shares(s: State, out: Shares) -> None:
    """All to the winner; half to each if nobody has won."""
    for seat in range(s.seats):
        out[seat] = 0.0
        if s.phase == OVER_PHASE:
            out[seat] = 0.5 if s.winner == 0 else 1.0 * (s.winner == seat + 1)


@rare
def sound(s: State) -> int:
    """0 if only stones of the two lie there, not too many, and the game is over when it has to be and not
    before."""
    for square in range(1, SQUARES + 1):
        if s.stone[square] < 0 or s.stone[square] > SEATS:
            return 1
    if s.stone[0]:
        return 2
    for seat in range(s.seats):
        if stones_of(s, seat) > MOST_STONES:
            return 3
    return 0 if is_decided(s) == (s.phase == OVER_PHASE) else 4


@rule
def is_decided(s: State) -> bool:
    """Whether the player to move has lost, or nothing was captured for too long."""
    seat = int(s.active)
    return stones_of(s, seat) <= LOST or is_shut_in(s, seat) or s.calm >= CALM
