"""How the victory of Ulysses will probably be shared, told from a table that lies open.

Each seat has a score, a weighted sum of what speaks for it (`traits`); its hope is its part of the
exponentials of all scores. `tools/fit_values.py` fitted the weights to games of greedy players.
"""

import math

from ithaca.engine.compiler import rare, rule
from ithaca.engine.protocol import Shares
from ithaca.engine.record import weights
from ithaca.engine.sets import bit

from .goals import shown_by
from .greedy import FAR, around
from .payment import objections
from .state import ACTING, State
from .tables import GOALS
from .turns import hand_size

WEIGHTS = weights(
    0.270, 0.308, 0.352, -0.163, 4.418, -1.162, -0.738, -0.094, 0.046, 0.253, 0.349, 0.538, -0.047
)


@rule
def hidden_goals(s: State, seat: int) -> int:
    """The goals that the seat has still to reach, as a set of places."""
    wanted = 0
    for slot in range(GOALS):
        if not s.shown[seat, slot]:
            wanted |= bit(int(s.goal[seat, slot]))
    return wanted


@rule
def shut_places(s: State) -> int:
    shut = 0
    if s.plagues == 0:
        return 0
    for place in range(1, s.board.places + 1):
        if s.plagued[place]:
            shut |= bit(place)
    return shut


@rule
def way_to(s: State, start: int, wanted: int, shut: int) -> tuple[int, int]:
    """Steps from a place to the nearest of others, around plagues, and those that are so near."""
    known = edge = bit(start)
    steps = 0
    while edge:
        if edge & wanted:
            return steps, edge & wanted
        edge = around(s, edge) & ~known & ~(shut & ~wanted)
        known |= edge
        steps += 1
    return FAR, 0


@rare
def tour(s: State, seat: int) -> tuple[int, int]:
    """Steps to the nearest goal, and to all of them, always the nearest first."""
    wanted, shut = hidden_goals(s, seat), shut_places(s)
    place, first, total = int(s.ship), -1, 0
    while wanted:
        steps, found = way_to(s, place, wanted, shut)
        if found == 0:
            total += 10
            if first < 0:
                first = 10
            break
        found &= -found
        wanted &= ~found
        place = 0
        while found > 1:
            found >>= 1
            place += 1
        total += steps
        if first < 0:
            first = steps
    return first, total


@rule
def traits(s: State, seat: int) -> tuple[float, ...]:
    """What speaks for a seat."""
    shown = shown_by(s, seat)
    first, total = tour(s, seat)
    turns = (seat - int(s.active)) % int(s.seats)
    near, cards = 1.0 / (1.0 + first), float(objections(s, seat))
    return (
        1.0 * (shown >= 1),
        1.0 * (shown >= 2),
        1.0 * (shown >= 3),
        float(total),
        math.exp(-total / 3.0),
        near,
        near * (shown == 3),
        float(turns),
        cards,
        cards * near,
        math.sqrt(float(hand_size(s, seat))),
        float(s.temples[seat]),
        float(s.temples[seat]) ** 2,
    )


@rule
def score(s: State, seat: int) -> float:
    found = traits(s, seat)
    total = 0.0
    for i in range(len(found)):
        total += WEIGHTS[i] * found[i]
    return total


@rare
def hopes(s: State, out: Shares) -> bool:
    if s.phase != ACTING or s.pandora_used or s.exchanged:
        return False
    total = 0.0
    for seat in range(s.seats):
        out[seat] = math.exp(score(s, seat))
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total
    return True
