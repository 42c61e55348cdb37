"""What one may do. `reach` says how far a stone can go; what is legal, and why something is not, both
come from it."""

from ithaca.engine.compiler import rule
from ithaca.engine.offers import FINE, offer
from ithaca.engine.protocol import Actions

from .components import (
    ACTIONS,
    DIRECTIONS,
    EAST,
    FROM,
    IN_LINE,
    MOVE,
    NEXT,
    NORTH,
    SIDE,
    SOUTH,
    SQUARES,
    TO,
    WEST,
)
from .state import OVER_PHASE, State

# Why an action is refused. `moves.py` gives each its words and its clause.
GAME_OVER, NO_STONE, NOT_YOURS, TAKEN, BLOCKED, ONE_STEP, NO_SUCH_ACTION = range(1, 8)


@rule
def action_of(square: int, there: int) -> int:
    """The number of the move between two squares that lie in one line."""
    rank, file = (square - 1) // SIDE, (square - 1) % SIDE
    other_rank, other_file = (there - 1) // SIDE, (there - 1) % SIDE
    nth = other_file - (other_file > file)
    if other_rank != rank:
        nth = SIDE - 1 + other_rank - (other_rank > rank)
    return MOVE + (square - 1) * IN_LINE + nth


@rule
def reach(s: State, square: int, direction: int) -> int:
    """How many squares a stone may go in this direction: as far as they are free."""
    steps = 0
    there = NEXT[square, direction]
    while there and s.stone[there] == 0 and not (s.step and steps == 1):
        steps += 1
        there = NEXT[there, direction]
    return steps


@rule
def direction_of(square: int, there: int) -> int:
    """The direction from one square to another in line with it."""
    if (square - 1) // SIDE == (there - 1) // SIDE:
        return EAST if there > square else WEST
    return NORTH if there > square else SOUTH


@rule
def distance(square: int, there: int) -> int:
    """Steps between two squares in one line."""
    apart = abs(there - square)
    return apart if apart < SIDE and (square - 1) // SIDE == (there - 1) // SIDE else apart // SIDE


@rule
def move_refused(s: State, square: int, there: int) -> int:
    """Why the stone on this square may not go there."""
    if s.stone[square] == 0:
        return NO_STONE
    if s.stone[square] != s.active + 1:
        return NOT_YOURS
    if s.stone[there]:
        return TAKEN
    if s.step and distance(square, there) > 1:
        return ONE_STEP
    return FINE if distance(square, there) <= reach(s, square, direction_of(square, there)) else BLOCKED


@rule
def legal(s: State, out: Actions) -> int:
    """Write the legal actions into `out`; return how many there are."""
    n = 0
    if s.phase == OVER_PHASE:
        return n
    for square in range(1, SQUARES + 1):
        if s.stone[square] == s.active + 1:
            n = legal_from(s, square, out, n)
    return n


@rule
def legal_from(s: State, square: int, out: Actions, n: int) -> int:
    """Add the moves of one stone to the first n actions; return how many there are now."""
    for direction in range(DIRECTIONS):
        there = square
        for _ in range(reach(s, square, direction)):
            there = NEXT[there, direction]
            n = offer(out, n, action_of(square, there), FINE)
    return n


@rule
def why(s: State, action: int) -> int:
    """Why the seat that decides may not do this now: a reason, or FINE. Agrees with `legal`."""
    if s.phase == OVER_PHASE:
        return GAME_OVER
    if action < MOVE or action > ACTIONS:
        return NO_SUCH_ACTION
    return move_refused(s, FROM[action], TO[action])
