"""Whose turn it is, and whether another one follows."""

from ithaca.engine.compiler import rule
from ithaca.engine.protocol import OVER
from ithaca.engine.seats import left_of

from .components import CALM, DIRECTIONS, LOST, SQUARES
from .legal import reach
from .state import FEW_STONES, OVER_PHASE, SHUT_IN, TOO_CALM, State


@rule
def actor(s: State) -> int:
    """The seat that decides now, or OVER."""
    return OVER if s.phase == OVER_PHASE else int(s.active)


@rule
def stones_of(s: State, seat: int) -> int:
    """How many stones a seat has left."""
    total = 0
    for square in range(1, SQUARES + 1):
        total += s.stone[square] == seat + 1
    return total


@rule
def is_shut_in(s: State, seat: int) -> bool:
    """Whether no stone of this seat can move."""
    for square in range(1, SQUARES + 1):
        if s.stone[square] == seat + 1:
            for direction in range(DIRECTIONS):
                if reach(s, square, direction):
                    return False
    return True


@rule
def next_turn(s: State) -> None:
    """The other player's turn, unless the game is over."""
    mover = int(s.active)
    s.active = left_of(s, mover)
    if stones_of(s, int(s.active)) <= LOST:
        end(s, FEW_STONES, mover)
    elif is_shut_in(s, int(s.active)):
        end(s, SHUT_IN, mover)
    elif s.calm >= CALM:
        end(s, TOO_CALM, more_stones(s))
    else:
        s.turns += 1


@rule
def more_stones(s: State) -> int:
    """The seat with more stones; -1 if both have the same number."""
    lead = stones_of(s, 0) - stones_of(s, 1)
    if lead == 0:
        return -1
    return 0 if lead > 0 else 1


@rule
def end(s: State, how: int, winner: int) -> None:
    s.phase = OVER_PHASE
    s.ended = how
    s.winner = winner + 1
