"""A simple sensible player of petteia: it takes what it can and keeps its stones out of reach.

It looks one move ahead. While it thinks it moves the stone and puts it back.
"""

from ithaca.engine.compiler import rare, rule
from ithaca.engine.dice import Dice, below
from ithaca.engine.protocol import Actions

from .capture import count_caught
from .components import CORNER, DIRECTIONS, FROM, NEXT, SEATS, SQUARES, TO
from .legal import legal
from .state import State

CAPTURE, DANGER, ESCAPE = 6, 4, 3  # what counts: a stone caught, moving into reach, moving out of reach


@rare
def greedy(s: State, out: Actions, luck: Dice) -> int:
    """What to do; `out` is room for legal actions. Chance decides between moves that are as good."""
    best, most, ties = 0, 0, 0
    for i in range(legal(s, out)):
        value = worth(s, int(out[i]))
        if ties == 0 or value > most:
            best, most, ties = int(out[i]), value, 1
        elif value == most:
            ties += 1
            best = int(out[i]) if below(luck, ties) == 0 else best
    return best


@rule
def worth(s: State, action: int) -> int:
    """How good a move looks for the stone that moves."""
    side, square, there = int(s.active) + 1, FROM[action], TO[action]
    value = CAPTURE * count_caught(s, there, side)
    if is_exposed(s, square, side):
        value += ESCAPE
    s.stone[square], s.stone[there] = 0, side
    if is_exposed(s, there, side):
        value -= DANGER
    s.stone[square], s.stone[there] = side, 0
    return value


@rule
def is_exposed(s: State, square: int, side: int) -> bool:
    """Whether the other side, if it were its turn, could catch the stone of `side` on this square: one of
    its stones lies next to it already, and another can move to where the second has to be."""
    other = SEATS + 1 - side
    if CORNER[square] and s.safe_corner:
        return False
    for direction in range(DIRECTIONS):
        if s.stone[NEXT[square, direction]] == other:
            wanted = across(square, direction)
            if wanted and s.stone[wanted] == 0 and can_come(s, wanted, other):
                return True
    return False


@rule
def across(square: int, direction: int) -> int:
    """Where the second stone has to be when the first lies in this direction; 0 at an edge."""
    if not CORNER[square]:
        return NEXT[square, direction ^ 1]  # directions come in opposite pairs
    for other in range(DIRECTIONS):
        if other != direction and NEXT[square, other]:
            return NEXT[square, other]
    return 0


@rule
def can_come(s: State, square: int, side: int) -> bool:
    """Whether a stone of this side can move to this free square."""
    for direction in range(DIRECTIONS):
        there = NEXT[square, direction]
        while there and s.stone[there] == 0 and not s.step:
            there = NEXT[there, direction]
        if there and s.stone[there] == side:
            return True
    return False


@rule
def can_capture(s: State, side: int) -> bool:
    """Whether this side, if it were its turn, could catch something."""
    for square in range(1, SQUARES + 1):
        if s.stone[square] == 0 and count_caught(s, square, side) and can_come(s, square, side):
            return True
    return False
