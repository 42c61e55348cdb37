"""The rules of Odysseus, in the order of play.

`deal`, then until the game is over: `actor` decides among `legal`, and `apply` plays it. A round goes
turn by turn until all have passed or Zeus ends it (`voyage.end_round`); then the ship sails, the disc
is scored, Zeus refills, and the next round begins.
"""

from ithaca.engine.compiler import rule
from ithaca.engine.seats import left_of

from .components import (
    ALLOW,
    APHRODITE,
    CARDS,
    COUNTER,
    DIONYSOS,
    DISC,
    DOUBLE,
    DROP,
    HADES,
    HIDE,
    LEGS,
    LIFT,
    LIFT_NTH,
    PASS,
    POSEIDON,
    SEATS,
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
from .deal import deal
from .legal import legal, why
from .powers import counter, drop_wind, hide_wind, lift_card, resolve, use_power
from .score import points, shares, sound
from .state import TURN, State
from .turns import actor, end_turn, seat_of
from .voyage import end_round, refill

__all__ = ["actor", "apply", "deal", "legal", "points", "shares", "sound", "why"]


@rule
def apply(s: State, action: int) -> None:
    """Play a legal action and move on to the next decision. Legality is not checked."""
    clear_effects(s)
    if action == PASS:
        pass_turn(s)
    elif action == STOP:
        use_power(s, ZEUS)
    elif action == COUNTER:
        counter(s)
    elif action == ALLOW:
        resolve(s)
    elif action < WIND:
        place_ship(s, action - START + 1)
    elif action < HIDE:
        lay_wind(s, (action - WIND) // ZONES + 1, (action - WIND) % ZONES + 1)
    elif action < STORM:
        hide_wind(s, (action - HIDE) // ZONES + 1, (action - HIDE) % ZONES + 1)
    elif action < DOUBLE:
        s.storm = action - STORM + 1
        use_power(s, POSEIDON)
    elif action < LIFT:
        s.doubled = action - DOUBLE + 1
        use_power(s, APHRODITE)
    elif action < DROP:
        lift_card(s, (action - LIFT) // (WINDS + 1) + 1, (action - LIFT) % (WINDS + 1), 1)
    elif action < SWAP:
        drop_wind(s, action - DROP + 1)
    elif action < DISC:
        swap_gods(s, action - SWAP)
    elif action < LIFT_NTH:
        refill(s, action - DISC + 1)
    else:
        lift_card(s, (action - LIFT_NTH) // CARDS + 1, UNKNOWN, (action - LIFT_NTH) % CARDS + 1)


@rule
def clear_effects(s: State) -> None:
    """Forget what the last action drew; most actions draw nothing."""
    if not s.effects.used:
        return
    s.effects.used = 0
    for seat in range(SEATS):
        for wind in range(WINDS + 1):
            s.effects.drawn[seat, wind] = 0
    for i in range(CARDS):
        s.effects.turned[i] = 0
    for leg in range(LEGS + 1):
        s.effects.strength[leg] = 0
        s.effects.path[leg] = 0
        s.effects.course[leg] = 0
    s.effects.taken = 0
    s.effects.sailed = 0


@rule
def place_ship(s: State, island: int) -> None:
    """The disc on that island joins the reserve and never counts."""
    s.ship = island
    s.origin = island
    s.reserve[s.disc[island]] += 1
    s.disc[island] = 0
    s.active = left_of(s, seat_of(s, ZEUS))
    s.phase = TURN


@rule
def pass_turn(s: State) -> None:
    """As many passes in a row as there are players end the round."""
    s.passes += 1
    if s.passes == s.seats:
        end_round(s)
        return
    end_turn(s)


@rule
def lay_wind(s: State, wind: int, zone: int) -> None:
    s.hand[s.active, wind] -= 1
    s.laid[zone, wind] += 1
    s.passes = 0
    end_turn(s)


@rule
def swap_gods(s: State, seat: int) -> None:
    """Gods change hands with their powers as they are; only Hades may hide again."""
    s.hand[s.active, DIONYSOS] -= 1
    s.swapped += 1
    mine, other = int(s.god[s.active]), int(s.god[seat])
    s.god[s.active], s.god[seat] = other, mine
    if (mine == HADES or other == HADES) and not s.stays_open:
        s.spent[HADES] = 0
    s.passes = 0
    end_turn(s)
