"""A simple sensible player of Odysseus: it looks where the ship would end, and what that pays.

It reads only what its seat may know (its own mission and hand, and what lies open), so it may be given
a concealed state or a guessed one. While it thinks it lays cards on the table and takes them back.
"""

from ithaca.engine.compiler import rare, rule
from ithaca.engine.dice import Dice, below
from ithaca.engine.offers import FINE
from ithaca.engine.protocol import Actions

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
from .voyage import strongest_colour, wind_in

POINT = 16  # what a point weighs against the strength of a card
MOST_PAID = 3  # for one disc
POWER = 4  # what a power that is spent weighs


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
    """Where the ship ends that follows these colours, two bits a leg; CALM ends the voyage."""
    island = int(s.ship)
    for _ in range(LEGS):
        colour = course & 3
        if colour == CALM:
            return island
        island = int(s.board.line[island, colour])
        course >>= 2
    return island


@rule
def course_now(s: State) -> int:
    """The colours that the ship would follow now, by the open cards."""
    course = 0
    for leg in range(1, LEGS + 1):
        course |= strongest_colour(s, leg) << 2 * (leg - 1)
    return course


@rule
def pays(s: State, seat: int, course: int) -> int:
    """What this voyage would pay the seat."""
    return pays_mission(s, int(s.mission[seat]), course)


@rule
def pays_mission(s: State, mission: int, course: int) -> int:
    """What this voyage would pay whoever has this mission."""
    island = end_island(s, course)
    if island == s.ship:
        return 0
    return PAYS[s.variant, mission, s.disc[island]]


@rule
def worth(s: State, seat: int) -> int:
    """What the voyage would pay this seat now."""
    return pays(s, seat, course_now(s))


# ── a turn ────────────────────────────────────────────────────────────────────────────────────────


@rare
def best_turn(s: State, luck: Dice) -> int:
    """The action that pays most, less what it costs; a pass if nothing pays more than to wait."""
    seat, course = int(s.active), course_now(s)
    now = pays(s, seat, course)
    free = power_refused(s, seat, int(s.god[seat])) == FINE
    if now == MOST_PAID:
        return STOP if free and s.god[seat] == ZEUS else PASS
    best, most = PASS, now * POINT
    for leg in range(LEGS):
        leads = course >> 2 * leg & 3
        for colour in range(1, COLOURS + 1):
            zone = leg * COLOURS + colour
            if leads == colour:
                if free and s.god[seat] == POSEIDON:
                    best, most = try_storm(s, seat, zone, luck, best, most, now)
                continue
            then = pays(s, seat, course & ~(3 << 2 * leg) | colour << 2 * leg)
            if then > now and s.storm != zone:
                lacking = strength_lacking(s, zone, leads)
                best, most = try_winds(s, seat, zone, then, lacking, free, luck, best, most)
    return best


@rule
def strength_lacking(s: State, zone: int, leads: int) -> int:
    """What must be added to a zone so that its colour leads the leg; ties go to the left."""
    colour = (zone - 1) % COLOURS + 1
    if leads == CALM:
        return 1
    ahead = wind_in(s, zone - colour + leads)
    return ahead - wind_in(s, zone) + (colour > leads)


@rule
def try_winds(
    s: State, seat: int, zone: int, then: int, lacking: int, free: bool, luck: Dice, best: int, most: int
) -> tuple[int, int]:
    """The winds, open or hidden, and the power of Aphrodite that would make a zone lead."""
    twice = 2 if s.doubled == zone else 1
    for wind in range(1, WINDS + 1):
        if s.hand[seat, wind] and STRENGTH[wind] * twice >= lacking:
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
