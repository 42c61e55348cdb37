"""How the victory of Odysseus will probably be shared, told from a table that lies open.

Each seat has a score, a weighted sum of what speaks for it (`traits`); its hope is its part of the
exponentials of all scores. `tools/fit_values.py` fitted the weights to games of greedy players.
"""

import math

from ithaca.engine.compiler import rare, rule
from ithaca.engine.protocol import Shares
from ithaca.engine.record import weights
from ithaca.engine.seats import left_of

from .score import points_of
from .state import TURN, State
from .tables import ATHENA, GOAL, HADES, ISLANDS, PAYS, STRENGTH, WINDS, ZEUS, ZONES
from .turns import seat_of

WEIGHTS = weights(0.342, 0.185, 0.245, -0.071, 0.029, 0.312, 0.005, 0.046, 0.218, -0.369, -0.407, -0.005)


@rule
def traits(s: State, seat: int) -> tuple[float, ...]:
    """What speaks for a seat."""
    points = float(points_of(s, seat))
    strength, cards = 0, 0
    for wind in range(1, WINDS + 1):
        strength += int(s.hand[seat, wind]) * STRENGTH[wind]
        cards += int(s.hand[seat, wind])
    near, sum_ = 0, 0
    for island in range(1, ISLANDS + 1):
        pay = PAYS[s.variant, s.mission[seat], s.disc[island]]
        near += pay == 3
        sum_ += pay
    god = s.god[seat]
    return (
        points,
        points * points / GOAL,
        1.0 if points >= GOAL - 3 else 0.0,
        1.0 if points >= GOAL - 1 else 0.0,
        float(strength),
        float(cards),
        float(near),
        float(sum_),
        1.0 if god == ZEUS else 0.0,
        1.0 if god == ATHENA else 0.0,
        1.0 if god == HADES else 0.0,
        float(s.hand[seat, WINDS]),
    )


@rule
def is_calm(s: State) -> bool:
    """A round has just begun."""
    if s.phase != TURN or s.passes or s.active != left_of(s, seat_of(s, ZEUS)):
        return False
    for zone in range(1, ZONES + 1):
        for wind in range(WINDS + 1):
            if s.laid[zone, wind]:
                return False
    return True


@rule
def score(s: State, seat: int) -> float:
    found = traits(s, seat)
    total = 0.0
    for i in range(len(found)):
        total += WEIGHTS[i] * found[i]
    return total


@rare
def hopes(s: State, out: Shares) -> bool:
    if not is_calm(s):
        return False
    total = 0.0
    for seat in range(s.seats):
        out[seat] = math.exp(score(s, seat))
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total
    return True
