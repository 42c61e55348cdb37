"""A simple sensible player of Odysseus: it looks where the ship would end, and what that pays.

It reads only what its seat may know (its own mission and hand, and what lies open), so it may be given
a concealed state or a guessed one. While it thinks it lays cards on the table and takes them back.
"""

from ithaca.engine.compiler import rare, rule
from ithaca.engine.dice import Dice, below
from ithaca.engine.protocol import Actions

from .state import CHOOSING, DROPPING, TURN, WINDOW, State
from .tables import (
    ALLOW,
    APHRODITE,
    CALM,
    COUNTER,
    DISC,
    DOUBLE,
    DROP,
    HIDE,
    LEGS,
    LIFT,
    PASS,
    PAYS,
    POSEIDON,
    STOP,
    STORM,
    STRENGTH,
    WIND,
    ZEUS,
    ZONES,
)
from .turns import actor
from .voyage import strongest_colour

POINT = 16  # what a point weighs against the strength of a card
POWER = 4  # what a power that is spent weighs


@rule
def greedy(s: State, out: Actions, n: int, luck: Dice) -> int:
    """Choose among the first n actions of `out`."""
    if n == 1:
        return int(out[0])
    if s.phase == TURN:
        return best_turn(s, out, n, luck)
    if s.phase == WINDOW:
        return answer(s)
    if s.phase == CHOOSING:
        return best_disc(s, out, n, luck)
    if s.phase == DROPPING:
        return best_drop(s, out, n)
    return int(out[below(luck, n)])


@rule
def end_island(s: State) -> int:
    """Where the ship would end now, by the open cards."""
    island = int(s.ship)
    for leg in range(1, LEGS + 1):
        colour = strongest_colour(s, leg)
        if colour == CALM:
            return island
        island = int(s.board.line[island, colour])
    return island


@rule
def worth(s: State, seat: int) -> int:
    """What the voyage would pay this seat now."""
    island = end_island(s)
    if island == s.ship:
        return 0
    return PAYS[s.variant, s.mission[seat], s.disc[island]]


@rare
def best_turn(s: State, out: Actions, n: int, luck: Dice) -> int:
    """The action that pays most, less what it costs; a pass if nothing pays more than to wait."""
    seat = int(s.active)
    now = worth(s, seat)
    best, most = PASS, now * POINT
    for i in range(n):
        action = int(out[i])
        score = score_of(s, seat, action, now) + below(luck, 2)
        if score > most:
            best, most = action, score
    return best


@rule
def score_of(s: State, seat: int, action: int, now: int) -> int:
    """Points that the voyage would pay after this action, against its cost; -1 if it is no use."""
    if action == STOP:
        return now * POINT + POINT if now == 3 else -1
    if WIND <= action < STORM:
        place = action - WIND if action < HIDE else action - HIDE
        wind, zone = place // ZONES + 1, place % ZONES + 1
        s.laid[zone, wind] += 1
        then = worth(s, seat)
        s.laid[zone, wind] -= 1
        return then * POINT - STRENGTH[wind] if then > now else -1
    if STORM <= action < DOUBLE:
        before, s.storm = int(s.storm), action - STORM + 1
        then = worth(s, seat)
        s.storm = before
        return then * POINT - POWER if then > now else -1
    if DOUBLE <= action < LIFT:
        before, s.doubled = int(s.doubled), action - DOUBLE + 1
        then = worth(s, seat)
        s.doubled = before
        return then * POINT - POWER if then > now else -1
    return -1


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
        pays = 2 * PAYS[s.variant, s.mission[seat], int(out[i]) - DISC + 1] + below(luck, 2)
        if pays > most:
            best, most = int(out[i]), pays
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
        pays = worth(s, seat)
        s.laid[zone, wind] -= 1
        s.laid[start, wind] += 1
        if pays > most:
            best, most = int(out[i]), pays
    return best
