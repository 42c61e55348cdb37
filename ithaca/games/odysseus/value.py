"""How the victory of Odysseus will probably be shared, estimated from a table that lies open."""

from ithaca.engine.compiler import rare, rule
from ithaca.engine.protocol import Shares
from ithaca.engine.record import weights
from ithaca.engine.seats import left_of
from ithaca.engine.values import dot, softmax

from .components import ATHENA, GOAL, HADES, ISLANDS, PAYS, STRENGTH, WINDS, ZEUS, ZONES
from .score import points_of
from .state import TURN, State
from .turns import seat_of

# Fitted by `python -m tools.fit_values odysseus` to greedy games of four.
WEIGHTS = weights(0.375, 0.155, 0.256, 0.026, 0.272, 0.049, 0.189, -0.364, -0.434)

# How far the oracle's walks go before the muse says what it hopes for: own decisions, and choices of all.
WALK = 2, 6


@rule
def traits(s: State, seat: int) -> tuple[float, ...]:
    """What speaks for a seat."""
    points = float(points_of(s, seat))
    cards, strength = hand_of(s, seat)
    return (
        points,
        points * points / GOAL,
        1.0 * (points >= GOAL - 3),  # one disc may be enough
        float(strength),
        float(cards),
        float(laid_out_for(s, seat)),
        1.0 * (s.god[seat] == ZEUS),
        1.0 * (s.god[seat] == ATHENA),
        1.0 * (s.god[seat] == HADES),
    )


@rule
def hand_of(s: State, seat: int) -> tuple[int, int]:
    """How many winds a seat holds, and how strong they are together."""
    cards, strength = 0, 0
    for wind in range(1, WINDS + 1):
        cards += int(s.hand[seat, wind])
        strength += int(s.hand[seat, wind]) * STRENGTH[wind]
    return cards, strength


@rule
def laid_out_for(s: State, seat: int) -> int:
    """What the discs on all islands would pay the seat."""
    total = 0
    for island in range(1, ISLANDS + 1):
        total += PAYS[s.variant, s.mission[seat], s.disc[island]]
    return total


@rule
def is_quiescent(s: State) -> bool:
    """Whether a round has just begun."""
    if s.phase != TURN or s.passes or s.active != left_of(s, seat_of(s, ZEUS)):
        return False
    for zone in range(1, ZONES + 1):
        for wind in range(WINDS + 1):
            if s.laid[zone, wind]:
                return False
    return True


@rare
def expected_shares(s: State, out: Shares) -> None:
    """Write what each seat may hope for."""
    for seat in range(s.seats):
        out[seat] = dot(traits(s, seat), WEIGHTS)
    softmax(out, int(s.seats))
