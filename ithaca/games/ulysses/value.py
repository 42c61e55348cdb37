"""How the victory of Ulysses will probably be shared, estimated from a table that lies open."""

import math

from ithaca.engine.compiler import rare, rule
from ithaca.engine.protocol import Shares
from ithaca.engine.record import weights
from ithaca.engine.sets import bit, lowest
from ithaca.engine.values import dot, softmax

from .components import GOALS
from .goals import shown_by
from .greedy import around, hidden_goals, shut_places
from .payment import objections
from .state import ACTING, State
from .turns import hand_size

# Fitted by `python -m tools.fit_values ulysses` to greedy games of four.
WEIGHTS = weights(
    0.270, 0.308, 0.352, -0.163, 4.418, -1.162, -0.738, -0.094, 0.046, 0.253, 0.349, 0.538, -0.047
)
# How far the oracle's walks go before the muse says what it hopes for: own decisions, and choices of all. In
# the middle of a debate, after a move that the muse would not have made, its estimate is far off: with 0 and
# 0 the oracle is weaker than the muse, with 2 and 6 about as strong (docs/muse.md).
WALK = 6, 20
NO_WAY = 10  # steps counted for a goal that plagues cut off


@rule
def traits(s: State, seat: int) -> tuple[float, ...]:
    """What speaks for a seat."""
    shown = shown_by(s, seat)
    first, whole = tour(s, hidden_goals(s, seat), shut_places(s))
    near, cards = 1.0 / (1.0 + first), float(objections(s, seat))
    turns_until_its_own = (seat - int(s.active)) % int(s.seats)
    return (
        1.0 * (shown >= 1),
        1.0 * (shown >= 2),
        1.0 * (shown >= 3),
        float(whole),
        math.exp(-whole / 3.0),
        near,
        near * (shown == GOALS - 1),
        float(turns_until_its_own),
        cards,
        cards * near,
        math.sqrt(float(hand_size(s, seat))),
        float(s.temples[seat]),
        float(s.temples[seat]) ** 2,
    )


@rare
def tour(s: State, wanted: int, shut: int) -> tuple[int, int]:
    """Steps to the nearest of the wanted places, and to all of them, always the nearest first."""
    place, first, whole = int(s.ship), -1, 0
    while wanted:
        steps, found = way_to(s, place, wanted, shut)
        first = steps if first < 0 else first
        whole += steps
        if found == 0:
            break
        place = lowest(found)
        wanted &= ~bit(place)
    return first, whole


@rule
def way_to(s: State, start: int, wanted: int, shut: int) -> tuple[int, int]:
    """Steps from a place to the nearest of others, around plagues, and all that are at that distance."""
    known = edge = bit(start)
    open_sea = ~shut | wanted
    steps = 0
    while edge:
        if edge & wanted:
            return steps, edge & wanted
        edge = around(s, edge) & ~known & open_sea
        known |= edge
        steps += 1
    return NO_WAY, 0


@rule
def is_quiescent(s: State) -> bool:
    """Whether a turn has just begun, or only cards were spent in it."""
    return s.phase == ACTING and not s.pandora_used and not s.exchanged


@rare
def expected_shares(s: State, out: Shares) -> None:
    """Write what each seat may hope for."""
    for seat in range(s.seats):
        out[seat] = dot(traits(s, seat), WEIGHTS)
    softmax(out, int(s.seats))
