"""Points and victory, and what must be true of every table."""

from ithaca.engine.compiler import rare, rule
from ithaca.engine.protocol import Shares

from .components import (
    ADVENTURES,
    ADVENTURES_USED,
    DIONYSOS,
    DISCS_EACH,
    GOAL,
    ISLANDS,
    MISSION_CARDS,
    PACK,
    PAYS,
    WINDS,
    ZONES,
)
from .state import OVER_PHASE, State


@rule
def points_of(s: State, seat: int) -> int:
    """What the scored discs are worth on this seat's mission."""
    return points_of_mission(s, int(s.mission[seat]))


@rule
def points_of_mission(s: State, mission: int) -> int:
    """What the scored discs are worth on a mission."""
    total = 0
    for adventure in range(1, ADVENTURES + 1):
        total += int(s.scored[adventure]) * PAYS[s.variant, mission, adventure]
    return total


@rule
def points(s: State, out: Shares) -> None:
    for seat in range(s.seats):
        out[seat] = points_of(s, seat)


@rule
def has_winner(s: State) -> bool:
    """Whether someone has ten points or more."""
    if s.effects.taken == 0:
        return False
    for seat in range(s.seats):
        if PAYS[s.variant, s.mission[seat], s.effects.taken] and points_of(s, seat) >= GOAL:
            return True
    return False


@rule
def rank_of(s: State, seat: int) -> int:
    """Points first, then what the last disc paid."""
    return points_of(s, seat) * 4 + PAYS[s.variant, s.mission[seat], s.last]


@rule
def shares(s: State, out: Shares) -> None:
    """How the victory is shared: all to the highest total, ties by the last disc, then shared."""
    best, winners = -1, 0
    for seat in range(s.seats):
        rank = rank_of(s, seat)
        if rank > best:
            best, winners = rank, 0
        if rank == best:
            winners += 1
    for seat in range(s.seats):
        won = s.phase == OVER_PHASE and rank_of(s, seat) == best
        out[seat] = 1.0 / winners if won else 0.0


@rare
def sound(s: State) -> int:
    """0 if winds, discs and missions are all there, once each, and no winner goes unnoticed."""
    for wind in range(1, WINDS + 1):
        if count_wind(s, wind) != PACK[wind]:
            return 1
    for adventure in range(1, ADVENTURES_USED[s.variant] + 1):
        if count_disc(s, adventure) != DISCS_EACH:
            return 2
    for seat in range(s.seats):
        if s.mission[seat] < 1 or s.mission[seat] > MISSION_CARDS[s.variant]:
            return 3
        if s.phase != OVER_PHASE and points_of(s, seat) >= GOAL:
            return 4
        for other in range(seat):
            if s.mission[seat] == s.mission[other] or s.god[seat] == s.god[other]:
                return 5
    return 0


@rule
def count_wind(s: State, wind: int) -> int:
    """All cards of this kind, wherever they are; face-down ones must be counted in their zone."""
    total = int(s.pack[wind])
    for seat in range(s.seats):
        total += int(s.hand[seat, wind])
    for zone in range(1, ZONES + 1):
        total += int(s.laid[zone, wind])
    for i in range(s.hidden):
        total += s.hidden_wind[i] == wind
    return total + int(s.swapped) if wind == DIONYSOS else total


@rule
def count_disc(s: State, adventure: int) -> int:
    """All discs of this adventure, wherever they are."""
    total = int(s.reserve[adventure]) + int(s.scored[adventure])
    for island in range(1, ISLANDS + 1):
        total += s.disc[island] == adventure
    return total
