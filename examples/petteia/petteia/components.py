"""Petteia in numbers: the squares, the directions, and how actions are numbered.

Squares are counted from 1 (a1, b1 … h8); 0 is none. An action is a square and one of the fourteen squares
that lie in line with it: first the seven of its rank, then the seven of its file.
"""

from ithaca.engine.record import table

SEATS = 2
SIDE = 8
SQUARES = SIDE * SIDE
SQUARE_NAMES = tuple(f"{file}{rank}" for rank in range(1, SIDE + 1) for file in "abcdefgh")  # square 1 first
MOST_STONES = 16  # of one side, on a board of one's own
STONES = 8  # of one side, on our board
LOST = 1  # a player with this many stones left, or fewer, has lost
CALM = 100  # turns in a row without a capture that end the game

STONE_NAMES = ("none", "light", "dark")  # the stones of seat 0, of seat 1

# ── lines ─────────────────────────────────────────────────────────────────────────────────────────

WEST, EAST, SOUTH, NORTH = range(4)
DIRECTIONS = 4
STEPS = ((-1, 0), (1, 0), (0, -1), (0, 1))  # by file and rank


def next_square(square: int, direction: int) -> int:
    """The square next to this one, or 0 beyond the edge. For the tables below only."""
    if square == 0:
        return 0
    rank, file = divmod(square - 1, SIDE)
    file, rank = file + STEPS[direction][0], rank + STEPS[direction][1]
    return rank * SIDE + file + 1 if 0 <= file < SIDE and 0 <= rank < SIDE else 0


NEXT = table(*([next_square(square, way) for way in range(DIRECTIONS)] for square in range(SQUARES + 1)))
CORNER = table(*(int(square in (1, SIDE, SQUARES - SIDE + 1, SQUARES)) for square in range(SQUARES + 1)))

# ── actions ───────────────────────────────────────────────────────────────────────────────────────

IN_LINE = 2 * (SIDE - 1)  # squares in line with each
MOVE = 1  # move:FROM:TO
ACTIONS = SQUARES * IN_LINE  # the last number of an action
SEEN = ACTIONS  # of a seen move: nothing is hidden


def line_of(square: int) -> list[int]:
    """The squares in line with this one, in the order in which actions count them."""
    rank, file = divmod(square - 1, SIDE)
    along = [rank * SIDE + other + 1 for other in range(SIDE) if other != file]
    return along + [other * SIDE + file + 1 for other in range(SIDE) if other != rank]


PAIRS = tuple((square, there) for square in range(1, SQUARES + 1) for there in line_of(square))
FROM = table(0, *(square for square, _ in PAIRS))
TO = table(0, *(there for _, there in PAIRS))
