"""What a learner sees of petteia: the concealed state as a row of bytes.

Seats are counted from one's own. What the last action did (the effects) is not in it: nothing that follows
depends on it.
"""

from ithaca.engine.compiler import rare
from ithaca.engine.features import (
    Field,
    Row,
    laid_out,
    mark,
    mark_seat,
    one_of,
    put,
    put_wide,
    size_of_row,
    starts_of,
    steps_left,
)

from .components import CALM, SEATS, SQUARES
from .state import PHASE_NAMES, State
from .turns import actor

# fmt: off
FIELDS = laid_out(
    Field("step", 1, 1, "option: a stone moves a single square"),
    Field("safe_corner", 1, 1, "option: a stone in a corner cannot be captured"),
    one_of("phase", len(PHASE_NAMES), f"which decision comes next: {', '.join(PHASE_NAMES)}"),
    Field("turns", 2, 255, "turns begun so far: their 256s, the rest"),
    Field("calm", 1, CALM, "turns in a row without a capture"),
    one_of("actor", SEATS, "who decides now; nobody when the game is over"),
    Field("stone", SEATS * SQUARES, 1, "one's own stones from a1 to h8, then the other's"),
)
# fmt: on
AT = starts_of(FIELDS)
SIZE = size_of_row(FIELDS)


@rare
def observe(s: State, seat: int, out: Row) -> None:
    """Write what this seat sees into a row of zeros; `s` is its concealed state."""
    put(out, AT.step, s.step)
    put(out, AT.safe_corner, s.safe_corner)
    mark(out, AT.phase, s.phase + 1)
    put_wide(out, AT.turns, int(s.turns))
    put(out, AT.calm, s.calm)
    mark_seat(s, out, AT.actor, seat, actor(s))
    for square in range(1, SQUARES + 1):
        if s.stone[square]:
            put(out, AT.stone + steps_left(s, seat, int(s.stone[square]) - 1) * SQUARES + square - 1, 1)
