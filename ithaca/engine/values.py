"""From the traits of each seat to how the victory will probably be shared.

A game's `value.py` lists, for each seat, numbers in its favour (`traits`) and a weight for each. A seat's
expected share is a softmax over the weighted sums of all seats. `tools/fit_values.py` finds the weights.
"""

import math

from .compiler import rule
from .protocol import Shares
from .record import Grid


@rule
def dot(found: tuple[float, ...], weights: Grid) -> float:
    """The weighted sum of what was found."""
    total = 0.0
    for i in range(len(found)):
        total += weights[i] * found[i]
    return total


@rule
def softmax(out: Shares, seats: int) -> None:
    """Turn weighted sums into shares that add up to 1."""
    total = 0.0
    for seat in range(seats):
        out[seat] = math.exp(out[seat])
        total += out[seat]
    for seat in range(seats):
        out[seat] /= total
