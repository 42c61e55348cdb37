"""The end of a round: the voyage, the disc, a new round."""

from ithaca.engine.compiler import rare, rule
from ithaca.engine.seats import left_of

from .components import (
    ADVENTURES,
    CALM,
    COLOURS,
    DIONYSOS,
    DRY_ROUNDS,
    GODS,
    LEGS,
    NEW_WINDS,
    STRENGTH,
    UNKNOWN,
    WINDS,
    ZEUS,
    ZONES,
)
from .deal import deal_winds
from .score import has_winner
from .state import CHOOSING, OVER_PHASE, TURN, State
from .turns import seat_of

ZONE_BITS = 7


@rare
def end_round(s: State) -> None:
    """Turn up, sail, score; then the game is over, Zeus refills, or a new round begins."""
    for i in range(s.hidden):
        s.effects.turned[i] = s.hidden_wind[i]
    turn_up(s)
    sail(s)
    take_disc(s)
    if has_winner(s) or s.dry == DRY_ROUNDS:
        s.phase = OVER_PHASE
    elif s.ship != s.origin and reserve_left(s) > 0:
        s.phase = CHOOSING
    else:
        begin_round(s)


@rare
def turn_up(s: State) -> None:
    """Turn up every face-down card, where it lies."""
    for i in range(s.hidden):
        s.laid[s.hidden_zone[i], UNKNOWN] -= 1
        s.laid[s.hidden_zone[i], s.hidden_wind[i]] += 1
        s.hidden_zone[i] = 0
        s.hidden_by[i] = 0
        s.hidden_wind[i] = 0
    s.hidden = 0


@rare
def sail(s: State) -> None:
    """Follow the strongest wind for up to three legs; a calm ends the voyage."""
    s.effects.used = 1
    s.effects.sailed = 1
    s.origin = s.ship
    s.effects.path[0] = s.ship
    winds = open_winds(s)
    for leg in range(1, LEGS + 1):
        colour = colour_on(s, leg, winds)
        if colour == CALM:
            return
        s.ship = s.board.line[s.ship, colour]
        s.effects.course[leg] = colour
        s.effects.strength[leg] = strength_of(s, (leg - 1) * COLOURS + colour, winds)
        s.effects.path[leg] = s.ship


@rule
def strongest_colour(s: State, leg: int) -> int:
    """The colour that the ship follows on this leg, or CALM."""
    return colour_on(s, leg, open_winds(s))


@rule
def colour_on(s: State, leg: int, winds: int) -> int:
    """The same, by the totals of the open winds. Ties go to the left."""
    best, strongest = CALM, 0
    for colour in range(1, COLOURS + 1):
        zone = (leg - 1) * COLOURS + colour
        total = strength_of(s, zone, winds) * (s.storm != zone)
        if total > strongest:
            best, strongest = colour, total
    return best


@rule
def wind_in(s: State, zone: int) -> int:
    """The total of the open cards in a zone, doubled by Aphrodite."""
    return doubled(s, zone, cards_in_zone(s, zone))


@rule
def doubled(s: State, zone: int, total: int) -> int:
    """A total as Aphrodite leaves it."""
    return total << (s.doubled == zone)


@rule
def cards_in_zone(s: State, zone: int) -> int:
    """The total of the open cards in a zone."""
    total = 0
    for wind in range(1, WINDS + 1):
        total += int(s.laid[zone, wind]) * STRENGTH[wind]
    return total


@rule
def open_winds(s: State) -> int:
    """The totals of all zones in one number, seven bits each: all 42 cards together are 89 strong."""
    winds = 0
    for zone in range(1, ZONES + 1):
        winds |= cards_in_zone(s, zone) << ZONE_BITS * (zone - 1)
    return winds


@rule
def strength_of(s: State, zone: int, winds: int) -> int:
    """The total of a zone among them, doubled by Aphrodite."""
    return doubled(s, zone, winds >> ZONE_BITS * (zone - 1) & 127)


@rare
def take_disc(s: State) -> None:
    """The disc at a new end island counts for everyone; back where it began, nothing happens."""
    s.dry += 1
    if s.ship == s.origin or s.disc[s.ship] == 0:
        return
    s.dry = 0
    s.last = s.disc[s.ship]
    s.effects.taken = s.disc[s.ship]
    s.scored[s.last] += 1
    s.disc[s.ship] = 0


@rule
def reserve_left(s: State) -> int:
    left = 0
    for adventure in range(1, ADVENTURES + 1):
        left += int(s.reserve[adventure])
    return left


@rule
def refill(s: State, adventure: int) -> None:
    """Zeus lays a disc of the reserve on the island where the voyage began."""
    s.reserve[adventure] -= 1
    s.disc[s.origin] = adventure
    begin_round(s)


@rare
def begin_round(s: State) -> None:
    """Gather what was played, give the powers back, deal two winds each; left of Zeus begins."""
    for wind in range(1, WINDS + 1):
        played = 0
        for zone in range(1, ZONES + 1):
            played += int(s.laid[zone, wind])
            s.laid[zone, wind] = 0
        s.pack[wind] += played
    s.pack[DIONYSOS] += s.swapped
    s.swapped = 0
    for god in range(1, GODS + 1):
        s.spent[god] = 0
    s.storm = 0
    s.doubled = 0
    deal_winds(s, NEW_WINDS)
    s.passes = 0
    s.rounds += 1
    s.active = left_of(s, seat_of(s, ZEUS))
    s.phase = TURN
