"""Writing down legal actions.

Both functions write first and count afterwards: whether an action is refused is a branch that no
processor can predict, and without it `legal` takes half the time. So `out` needs room for one row
more than the longest list. Indices are unsigned, so that Numba does not check for negative ones.
"""

from typing import Annotated

import numpy as np

from .compiler import rule
from .record import Grid, Int, Real, record

FINE = 0  # the reason of an action that is not refused
MOST_ACTIONS = 512  # room for the longest list of any game
MOST_NUMBERS = 4096  # the numbers of actions, as played and as seen, lie below this
MOST_SEATS = 8


@record
class Scratch:
    """Scratch memory that a caller provides.

    It is a record because Numba counts references to plain arrays at every call: 4 ns each.
    """

    actions: Annotated[Grid, Int, MOST_ACTIONS]
    shares: Annotated[Grid, Real, MOST_SEATS]


@rule
def offer(out: Grid, n: int, action: int, refused: int) -> int:
    """Add an action to the first n unless it is refused; return how many there are now."""
    out[np.uint64(n)] = action
    return n + (refused == FINE)


@rule
def offer_row(out: Grid, n: int, first: int, count: int, refused: int) -> int:
    """Add `count` actions from `first` on, unless they are refused."""
    for i in range(count):
        out[np.uint64(n + i)] = first + i
    return n + count * (refused == FINE)
