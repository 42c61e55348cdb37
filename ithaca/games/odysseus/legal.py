"""What one may do. Each kind of action has one function that says why it is refused;
what is legal, and why something is not, both come from it."""

from ithaca.engine.compiler import rule
from ithaca.engine.offers import FINE, offer, offer_row
from ithaca.engine.protocol import Actions

from .components import (
    ACTIONS,
    ADVENTURES,
    ALLOW,
    APHRODITE,
    ATHENA,
    CARDS,
    COUNTER,
    DIONYSOS,
    DISC,
    DOUBLE,
    DROP,
    HADES,
    HERMES,
    HIDE,
    ISLANDS,
    LIFT,
    LIFT_NTH,
    PASS,
    POSEIDON,
    START,
    STOP,
    STORM,
    SWAP,
    UNKNOWN,
    WIND,
    WINDS,
    ZEUS,
    ZONES,
)
from .deal import is_island
from .state import CHOOSING, DROPPING, OVER_PHASE, PLACING, TURN, WINDOW, State

# Why an action is refused. `moves.py` gives each its words and its clause.
(
    GAME_OVER,
    SHIP_FIRST,
    SHIP_PLACED,
    NO_SUCH_ISLAND,
    DISC_FIRST,
    NO_DISC_NOW,
    NOT_IN_RESERVE,
    ATHENA_FIRST,
    NOTHING_TO_COUNTER,
    NOTHING_HIDDEN,
    DROP_FIRST,
    NOTHING_LIFTED,
    SAME_ZONE,
    NOT_HELD,
    NOT_YOUR_GOD,
    POWER_SPENT,
    HADES_OPEN,
    NO_SUCH_CARD,
    NO_DIONYSOS,
    SWAP_SELF,
    NO_SUCH_SEAT,
    NO_SUCH_ACTION,
    WHICH_HIDDEN,
    ONE_HIDDEN,
) = range(1, 25)


@rule
def not_a_turn(s: State) -> int:
    """What must happen before the next ordinary turn."""
    if s.phase == TURN:
        return FINE
    if s.phase == PLACING:
        return SHIP_FIRST
    if s.phase == WINDOW:
        return ATHENA_FIRST
    if s.phase == DROPPING:
        return DROP_FIRST
    if s.phase == CHOOSING:
        return DISC_FIRST
    return GAME_OVER


@rule
def wind_refused(s: State, seat: int, wind: int) -> int:
    return FINE if s.hand[seat, wind] else NOT_HELD


@rule
def swap_refused(s: State, seat: int, other: int) -> int:
    if s.hand[seat, DIONYSOS] == 0:
        return NO_DIONYSOS
    if other >= s.seats:
        return NO_SUCH_SEAT
    return SWAP_SELF if other == seat else FINE


@rule
def power_refused(s: State, seat: int, god: int) -> int:
    """Why this seat cannot use the god's power on its turn."""
    if s.god[seat] != god:
        return NOT_YOUR_GOD
    if s.spent[god]:
        return HADES_OPEN if god == HADES else POWER_SPENT
    if god == ATHENA:
        return late_counter_refused(s)
    return FINE


@rule
def late_counter_refused(s: State) -> int:
    """On her own turn Athena can counter only Hades, and only with the option."""
    if not s.late_counter:
        return NOTHING_TO_COUNTER
    return FINE if s.hidden else NOTHING_HIDDEN


@rule
def lift_refused(s: State, zone: int, wind: int) -> int:
    """Open cards of one strength are alike; of several face-down ones Hermes must say which."""
    if s.laid[zone, wind] == 0:
        return NO_SUCH_CARD
    return WHICH_HIDDEN if wind == UNKNOWN and s.laid[zone, wind] > 1 else FINE


@rule
def lift_nth_refused(s: State, zone: int, nth: int) -> int:
    """The face-down cards of a zone are counted from 1 where there are several."""
    if s.laid[zone, UNKNOWN] == 1:
        return ONE_HIDDEN
    return FINE if nth <= s.laid[zone, UNKNOWN] else NO_SUCH_CARD


@rule
def start_refused(s: State, island: int) -> int:
    if s.phase != PLACING:
        return SHIP_PLACED
    return FINE if is_island(s, island) else NO_SUCH_ISLAND


@rule
def drop_refused(s: State, zone: int) -> int:
    if s.phase != DROPPING:
        return NOTHING_LIFTED
    return SAME_ZONE if s.lifted == zone else FINE


@rule
def answer_refused(s: State) -> int:
    return FINE if s.phase == WINDOW else NOTHING_TO_COUNTER


@rule
def disc_refused(s: State, adventure: int) -> int:
    if s.phase != CHOOSING:
        return NO_DISC_NOW
    return FINE if s.reserve[adventure] else NOT_IN_RESERVE


@rule
def legal(s: State, out: Actions) -> int:
    """Write the legal actions into `out`; return how many there are."""
    n = 0
    if s.phase == TURN:
        n = legal_on_turn(s, out)
    elif s.phase == PLACING:
        for island in range(1, ISLANDS + 1):
            n = offer(out, n, START + island - 1, start_refused(s, island))
    elif s.phase == DROPPING:
        for zone in range(1, ZONES + 1):
            n = offer(out, n, DROP + zone - 1, drop_refused(s, zone))
    elif s.phase == WINDOW:
        n = offer(out, n, COUNTER, answer_refused(s))
        n = offer(out, n, ALLOW, answer_refused(s))
    elif s.phase == CHOOSING:
        for adventure in range(1, ADVENTURES + 1):
            n = offer(out, n, DISC + adventure - 1, disc_refused(s, adventure))
    return n


@rule
def legal_on_turn(s: State, out: Actions) -> int:
    """A turn is one of: pass, lay a wind, play Dionysos to swap gods, use one's power."""
    seat = int(s.active)
    n = offer(out, 0, PASS, FINE)
    for wind in range(1, WINDS + 1):
        n = offer_row(out, n, WIND + (wind - 1) * ZONES, ZONES, wind_refused(s, seat, wind))
    if s.hand[seat, DIONYSOS]:
        for other in range(s.seats):
            n = offer(out, n, SWAP + other, swap_refused(s, seat, other))
    if power_refused(s, seat, int(s.god[seat])) == FINE:
        n = legal_powers(s, seat, out, n)
    return n


@rule
def legal_powers(s: State, seat: int, out: Actions, n: int) -> int:
    """Add the ways to use the power of this seat's god."""
    god = s.god[seat]
    if god == ZEUS:
        n = offer(out, n, STOP, FINE)
    elif god == ATHENA:
        n = offer(out, n, COUNTER, FINE)
    elif god == POSEIDON:
        n = offer_row(out, n, STORM, ZONES, FINE)
    elif god == APHRODITE:
        n = offer_row(out, n, DOUBLE, ZONES, FINE)
    elif god == HADES:
        for wind in range(1, WINDS + 1):
            n = offer_row(out, n, HIDE + (wind - 1) * ZONES, ZONES, wind_refused(s, seat, wind))
    elif god == HERMES:
        n = legal_lifts(s, out, n)
    return n


@rule
def legal_lifts(s: State, out: Actions, n: int) -> int:
    """Add the cards that Hermes may take, zone by zone."""
    for zone in range(1, ZONES + 1):
        for wind in range(WINDS + 1):
            action = LIFT + (zone - 1) * (WINDS + 1) + wind
            n = offer(out, n, action, lift_refused(s, zone, wind))
        for nth in range(1, s.laid[zone, UNKNOWN] + 1):
            action = LIFT_NTH + (zone - 1) * CARDS + nth - 1
            n = offer(out, n, action, lift_nth_refused(s, zone, nth))
    return n


@rule
def why(s: State, action: int) -> int:
    """Why the seat that decides may not do this now: a reason, or FINE. Agrees with `legal`."""
    if s.phase == OVER_PHASE:
        return GAME_OVER
    if action == ALLOW or (action == COUNTER and s.phase != TURN):
        return answer_refused(s)
    if START <= action < WIND:
        return start_refused(s, action - START + 1)
    if DROP <= action < SWAP:
        return drop_refused(s, action - DROP + 1)
    if DISC <= action < LIFT_NTH:
        return disc_refused(s, action - DISC + 1)
    if action < PASS or action > ACTIONS:
        return NO_SUCH_ACTION
    return why_on_turn(s, action)


@rule
def why_on_turn(s: State, action: int) -> int:
    """The same for what one does on a turn of one's own."""
    if s.phase != TURN:
        return not_a_turn(s)
    seat = int(s.active)
    if action == PASS:
        return FINE
    if WIND <= action < HIDE:
        return wind_refused(s, seat, (action - WIND) // ZONES + 1)
    if SWAP <= action < DISC:
        return swap_refused(s, seat, action - SWAP)
    refused = power_refused(s, seat, god_of(action))
    if refused == FINE and HIDE <= action < STORM:
        return wind_refused(s, seat, (action - HIDE) // ZONES + 1)
    if refused == FINE and LIFT <= action < DROP:
        place = action - LIFT
        return lift_refused(s, place // (WINDS + 1) + 1, place % (WINDS + 1))
    if refused == FINE and action >= LIFT_NTH:
        return lift_nth_refused(s, (action - LIFT_NTH) // CARDS + 1, (action - LIFT_NTH) % CARDS + 1)
    return refused


@rule
def god_of(action: int) -> int:
    """The god whose power this action is."""
    if action == STOP:
        return ZEUS
    if action == COUNTER:
        return ATHENA
    if action < STORM:
        return HADES
    if action < DOUBLE:
        return POSEIDON
    return APHRODITE if action < LIFT else HERMES
