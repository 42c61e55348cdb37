"""A simple sensible player of Odysseus: it looks where the ship would end, and what that pays.

It reads only what its seat may know (its own mission and hand, and what lies open), so it may be given
a concealed state or a guessed one. While it thinks it lays cards on the table and takes them back.
"""

import numpy as np

from ithaca.engine.compiler import rare, rule
from ithaca.engine.dice import Dice, below
from ithaca.engine.offers import FINE
from ithaca.engine.protocol import Actions
from ithaca.engine.record import table
from ithaca.engine.sets import bit, lowest

from .components import (
    ALLOW,
    APHRODITE,
    CALM,
    COLOURS,
    COUNTER,
    DISC,
    DOUBLE,
    DROP,
    HADES,
    HIDE,
    LEGS,
    PASS,
    PAYS,
    POSEIDON,
    STOP,
    STORM,
    STRENGTH,
    WIND,
    WINDS,
    ZEUS,
    ZONES,
)
from .legal import legal, power_refused
from .state import CHOOSING, DROPPING, TURN, WINDOW, State
from .turns import actor
from .voyage import colour_on, open_winds, strength_of, wind_in

POINT = 16  # what a point weighs against the strength of a card
MOST_PAID = 3  # for one disc
POWER = 4  # the weight of a spent power
MOST_REACH = 1000  # more than any card adds: a seat that may double needs no card
LEG_OF = table(0, *(leg for leg in range(LEGS) for _ in range(COLOURS)))  # LEG_OF[zone], from 0


@rule
def greedy(s: State, out: Actions, luck: Dice) -> int:
    """What to do; `out` is room for legal actions. Most choices need no list of them."""
    if s.phase == TURN:
        return best_turn(s, luck)
    if s.phase == WINDOW:
        return answer(s)
    n = legal(s, out)
    if s.phase == CHOOSING:
        return best_disc(s, out, n, luck)
    if s.phase == DROPPING:
        return best_drop(s, out, n)
    return int(out[below(luck, n)])


@rule
def end_island(s: State, course: int) -> int:
    """Where a ship ends that follows these colours, two bits a leg; CALM ends the voyage.

    Without a branch: a calm is a line that leads nowhere (0), so the island stays, also on all later legs.
    """
    island, sails = int(s.ship), 1
    for leg in range(LEGS):
        colour = (course >> 2 * leg & 3) * sails
        sails = int(colour != CALM)
        island = int(s.board.line[np.uint64(island), np.uint64(colour)]) + island * (1 - sails)
    return island


@rule
def course_now(s: State) -> int:
    """The colours that the ship would follow now, by the open cards."""
    return course_by(s, open_winds(s))


@rule
def course_by(s: State, winds: int) -> int:
    """The colours that the ship would follow in these winds."""
    course = 0
    for leg in range(1, LEGS + 1):
        course |= colour_on(s, leg, winds) << 2 * (leg - 1)
    return course


@rule
def pays(s: State, seat: int, course: int) -> int:
    """What this voyage would pay the seat."""
    return pays_mission(s, int(s.mission[seat]), course)


@rule
def pays_mission(s: State, mission: int, course: int) -> int:
    """What this voyage would pay a seat with this mission."""
    island = end_island(s, course)
    return PAYS[s.variant, mission, int(s.disc[np.uint64(island)])] * (island != s.ship)


@rule
def worth(s: State, seat: int) -> int:
    """What the voyage would pay this seat now."""
    return pays(s, seat, course_now(s))


# ── a turn ────────────────────────────────────────────────────────────────────────────────────────


@rare
def best_turn(s: State, luck: Dice) -> int:
    """The action that pays most, less what it costs; a pass if nothing pays more than to wait."""
    seat, winds = int(s.active), open_winds(s)
    god, course = int(s.god[seat]), course_by(s, winds)
    now = pays(s, seat, course)
    free = power_refused(s, seat, god) == FINE
    if now == MOST_PAID:
        return STOP if free and god == ZEUS else PASS
    lead, best, most = leading_zones(course), PASS, now * POINT
    storms = lead if free and god == POSEIDON else 0
    reach = MOST_REACH if free and god == APHRODITE else strongest_held(s, seat)
    zones = zones_in_reach(s, winds, course, reach) & ~lead
    if zones:
        zones &= zones_that_pay(s, int(s.mission[seat]), course, now)
    zones |= storms
    while zones:
        zone = lowest(zones)
        zones &= zones - 1
        if storms >> zone & 1:
            best, most = try_storm(s, seat, zone, luck, best, most, now)
        else:
            best, most = try_zone(s, seat, zone, course, winds, free, luck, best, most)
    return best


@rule
def strongest_held(s: State, seat: int) -> int:
    """The strength of the best wind in a hand."""
    most = 0
    for wind in range(1, WINDS + 1):
        most = max(most, STRENGTH[wind] * (s.hand[seat, wind] > 0))
    return most


@rule
def zones_in_reach(s: State, winds: int, course: int, reach: int) -> int:
    """The zones whose colour would lead its leg with a card of this strength, or does, as a set."""
    found = 0
    for zone in range(1, ZONES + 1):
        lacking = lacking_in(s, zone, course >> 2 * ((zone - 1) // COLOURS) & 3, winds)
        found |= int(lacking <= reach << (s.doubled == zone)) << zone
    return found & ~bit(int(s.storm))


@rule
def zones_that_pay(s: State, mission: int, course: int, now: int) -> int:
    """The zones that would pay more than now if their colour led its leg, as a set. All are tried without
    a branch, as a branch could not be predicted."""
    first, second = colours_that_pay(s, mission, course, 0, now), colours_that_pay(s, mission, course, 1, now)
    third = colours_that_pay(s, mission, course, 2, now)
    return first | second << COLOURS | third << 2 * COLOURS


@rule
def colours_that_pay(s: State, mission: int, course: int, leg: int, now: int) -> int:
    """The same for the colours of a leg."""
    found, others = 0, course & ~(3 << 2 * leg)
    for colour in range(1, COLOURS + 1):
        found |= (pays_mission(s, mission, others | colour << 2 * leg) > now) << colour
    return found


@rule
def leading_zones(course: int) -> int:
    """The zones that a course follows, as a set."""
    found = 0
    for leg in range(LEGS):
        colour = course >> 2 * leg & 3
        found |= int(colour != CALM) << (leg * COLOURS + colour)
    return found


@rule
def try_zone(
    s: State, seat: int, zone: int, course: int, winds: int, free: bool, luck: Dice, best: int, most: int
) -> tuple[int, int]:
    """What would make the colour of a zone lead its leg."""
    leg = LEG_OF[zone]
    leads = course >> 2 * leg & 3
    then = pays(s, seat, course & ~(3 << 2 * leg) | (zone - leg * COLOURS) << 2 * leg)
    return try_winds(s, seat, zone, then, lacking_in(s, zone, leads, winds), free, luck, best, most)


@rule
def lacking_in(s: State, zone: int, leads: int, winds: int) -> int:
    """What must be added to a zone so that its colour leads the leg; ties go to the left."""
    if leads == CALM:
        return 1
    colour = zone - LEG_OF[zone] * COLOURS
    ahead = strength_of(s, zone - colour + leads, winds)
    return ahead - strength_of(s, zone, winds) + (colour > leads)


@rule
def try_winds(
    s: State, seat: int, zone: int, then: int, lacking: int, free: bool, luck: Dice, best: int, most: int
) -> tuple[int, int]:
    """The winds, open or hidden, and the power of Aphrodite that would make a zone lead."""
    twice = 2 if s.doubled == zone else 1
    winds = winds_held(s, seat, lacking, twice)
    while winds:
        wind = lowest(winds)
        winds &= winds - 1
        score = then * POINT - STRENGTH[wind] + below(luck, 2)
        if score > most:
            hides = free and s.god[seat] == HADES and below(luck, 4) == 0
            best, most = (HIDE if hides else WIND) + (wind - 1) * ZONES + zone - 1, score
    if free and s.god[seat] == APHRODITE and twice == 1 and wind_in(s, zone) >= lacking:
        score = then * POINT - POWER + below(luck, 2)
        if score > most:
            best, most = DOUBLE + zone - 1, score
    return best, most


@rule
def winds_held(s: State, seat: int, least: int, twice: int) -> int:
    """The winds in a hand that are strong enough, as a set."""
    found = 0
    for wind in range(1, WINDS + 1):
        found |= int(s.hand[seat, wind] > 0 and STRENGTH[wind] * twice >= least) << wind
    return found


@rule
def try_storm(s: State, seat: int, zone: int, luck: Dice, best: int, most: int, now: int) -> tuple[int, int]:
    """Poseidon's storm on a zone that leads."""
    before, s.storm = int(s.storm), zone
    then = worth(s, seat)
    s.storm = before
    score = then * POINT - POWER + below(luck, 2)
    if then > now and score > most:
        return STORM + zone - 1, score
    return best, most


# ── other choices ─────────────────────────────────────────────────────────────────────────────────


@rule
def answer(s: State) -> int:
    """Athena counters what costs her points, and an end of the round that pays her little."""
    seat = actor(s)
    now = worth(s, seat)
    if s.power == ZEUS:
        return COUNTER if now <= 1 else ALLOW
    then = now
    if s.power == POSEIDON:
        storm, s.storm = int(s.storm), 0
        then = worth(s, seat)
        s.storm = storm
    elif s.power == APHRODITE:
        doubled, s.doubled = int(s.doubled), 0
        then = worth(s, seat)
        s.doubled = doubled
    return COUNTER if then > now else ALLOW


@rule
def best_disc(s: State, out: Actions, n: int, luck: Dice) -> int:
    """Zeus lays out what pays him most."""
    seat = actor(s)
    best, most = int(out[0]), -1
    for i in range(n):
        score = 2 * PAYS[s.variant, s.mission[seat], int(out[i]) - DISC + 1] + below(luck, 2)
        if score > most:
            best, most = int(out[i]), score
    return best


@rule
def best_drop(s: State, out: Actions, n: int) -> int:
    """Hermes puts the card where it pays most."""
    seat, wind, start = int(s.active), int(s.lifted_wind), int(s.lifted)
    best, most = int(out[0]), -1
    for i in range(n):
        zone = int(out[i]) - DROP + 1
        s.laid[start, wind] -= 1
        s.laid[zone, wind] += 1
        score = worth(s, seat)
        s.laid[zone, wind] -= 1
        s.laid[start, wind] += 1
        if score > most:
            best, most = int(out[i]), score
    return best
