"""A simple sensible player of Ulysses: it counts the steps to its nearest goal.

It reads only what its seat may know (its own goals and hand, and what lies open), so it may be given a
concealed state or a guessed one.
"""

from ithaca.engine.compiler import rare, rule
from ithaca.engine.dice import Dice, below
from ithaca.engine.protocol import Actions
from ithaca.engine.sets import bit, set_of_equal, set_of_rows

from .components import (
    BECALMED,
    BLACK,
    BLUE,
    BUILD,
    CLEANSE,
    CONSENT,
    EXCHANGE,
    FROM,
    GOALS,
    OBJECTION,
    OPEN_PANDORA,
    PANDORA,
    PASS,
    PAY,
    PLACE_BLACK,
    PLACE_RED,
    PROPOSE,
    STAND,
    STAY,
    SUPPORT,
    TEMPLE,
    WIND,
    YIELD,
    ZEUS,
)
from .debate import leader, needed_for
from .legal import legal, legal_but_plagues
from .payment import objections
from .state import (
    ACTING,
    ANSWERING,
    DEBATING,
    PAYING,
    RAISING,
    STAYING,
    TEMPLE_BILL,
    State,
)
from .turns import hand_size
from .voyage import is_joined

FAR = 20  # no way there
SPARE = 3  # cards that one would rather keep in hand
ENOUGH_TEMPLES = 4
LEAST_OBJECTIONS = 2  # cards without which one does not object
AWAY = 6  # a goal at least this many steps away is worth exchanging

# ── the map ───────────────────────────────────────────────────────────────────────────────────────


@rule
def around(s: State, places: int) -> int:
    """All places that a line joins to one of these, as a set."""
    return set_of_rows(s.board.line, places) & ~1


@rule
def hidden_goals(s: State, seat: int) -> int:
    """The goals that the seat has still to reach, as a set of places."""
    wanted = 0
    for slot in range(GOALS):
        wanted |= bit(int(s.goal[seat, slot])) * (s.shown[seat, slot] == 0)
    return wanted


@rule
def shut_places(s: State) -> int:
    """The places with a plague, as a set."""
    return set_of_equal(s.plagued, 1)


@rare
def steps_to_goal(s: State, seat: int, start: int) -> int:
    """The fewest lines from a place to one of the seat's hidden goals, around plagues."""
    wanted = hidden_goals(s, seat)
    open_sea = ~shut_places(s) | wanted
    seen = edge = bit(start)
    steps = 0
    while edge:
        if edge & wanted:
            return steps
        edge = around(s, edge) & ~seen & open_sea
        seen |= edge
        steps += 1
    return FAR


@rare
def steps_beside(s: State, seat: int) -> tuple[int, int, int, int, int]:
    """The same for the ship and all places next to it at once, counted from the goals.

    A number of five bits for each place: the nth set has the places whose number has the nth bit.
    """
    wanted = hidden_goals(s, seat)
    open_sea = ~shut_places(s) | wanted
    asked = around(s, bit(int(s.ship))) | bit(int(s.ship))
    seen = edge = wanted
    a, b, c, d, e, steps = 0, 0, 0, 0, 0, 0
    while edge and asked & ~seen:
        edge = around(s, edge & open_sea) & ~seen
        seen |= edge
        steps += 1
        a |= edge * (steps & 1)
        b |= edge * (steps >> 1 & 1)
        c |= edge * (steps >> 2 & 1)
        d |= edge * (steps >> 3 & 1)
        e |= edge * (steps >> 4 & 1)
    return a, b, c | asked & ~seen, d, e | asked & ~seen  # 4 + 16: FAR


@rule
def steps_of(near: tuple[int, int, int, int, int], place: int) -> int:
    """The number of a place."""
    total = 0
    for nth in range(5):
        total |= (near[nth] >> place & 1) << nth
    return total


# ── the choice ────────────────────────────────────────────────────────────────────────────────────


@rule
def greedy(s: State, out: Actions, luck: Dice) -> int:
    """What to do; `out` is room for legal actions."""
    seat = int(s.voice)
    if s.phase == STAYING:
        return stay(s, seat)
    if s.phase == ANSWERING and objections(s, seat) < LEAST_OBJECTIONS:
        return CONSENT
    if s.phase == RAISING and s.owed == 0:
        return STAND
    if s.phase == ACTING:
        n = legal_but_plagues(s, seat, out)
        return act(s, seat, out, n, luck) if n > 1 or legal(s, out) > 1 else int(out[0])
    n = legal(s, out)
    if n == 1:
        return int(out[0])
    if s.phase == PAYING or s.phase == RAISING:
        return cheapest(s, seat, out, n)
    if s.phase == ANSWERING:
        return reply(s, seat, out, n)
    if s.phase == DEBATING:
        return debate(s, seat, out, n)
    return int(out[below(luck, n)])


@rare
def act(s: State, seat: int, out: Actions, n: int, luck: Dice) -> int:
    """Draw, build, change a goal that is far off, clear the way; then propose the nearest way."""
    if has(out, n, OPEN_PANDORA) and s.hand[seat, PANDORA] > 0:  # Zeus is worth more than two cards
        return OPEN_PANDORA
    spare = hand_size(s, seat) - SPARE
    if has(out, n, BUILD) and s.temples[seat] < ENOUGH_TEMPLES and spare >= 2 * int(s.temples[seat]):
        return BUILD
    near = steps_beside(s, seat)
    best, nearest = 0, FAR + 1
    for i in range(n):
        action = int(out[i])
        if PROPOSE <= action < PLACE_RED:
            steps = 2 * steps_of(near, action - PROPOSE + 1) + below(luck, 2)
            if best == 0 or steps < nearest:
                best, nearest = action, steps
    for i in range(n):
        action = int(out[i])
        if CLEANSE <= action < EXCHANGE and spare >= s.temples[seat] and is_on_the_way(s, seat, action):
            return action
        if EXCHANGE <= action < PROPOSE and spare >= s.temples[seat] and steps_of(near, int(s.ship)) >= AWAY:
            return action
    return best if best else way_out(s, seat, out, n)


@rare
def way_out(s: State, seat: int, out: Actions, n: int) -> int:
    """A ship that is walled in: remove the plague next to it that is nearest to a goal, or let it stay."""
    best, nearest = BECALMED, FAR + 1
    for i in range(n):
        place = int(out[i]) - CLEANSE + 1
        if CLEANSE <= out[i] < EXCHANGE and is_joined(s, int(s.ship), place):
            steps = steps_to_goal(s, seat, place)
            if steps < nearest:
                best, nearest = int(out[i]), steps
    return best


@rule
def is_on_the_way(s: State, seat: int, action: int) -> bool:
    """Whether this plague lies on a goal next to the ship."""
    place = action - CLEANSE + 1
    return is_joined(s, int(s.ship), place) and hidden_goals(s, seat) & bit(place) > 0


@rule
def has(out: Actions, n: int, action: int) -> bool:
    for i in range(n):
        if out[i] == action:
            return True
    return False


@rule
def stay(s: State, seat: int) -> int:
    """Play a wind while a goal is near; Zeus is kept unless the goal is next door."""
    steps = steps_to_goal(s, seat, int(s.ship))
    if s.hand[seat, WIND] > 0 and steps <= 3:
        return STAY
    return STAY if steps == 1 and s.hand[seat, ZEUS] > 0 else YIELD


# ── the debate ────────────────────────────────────────────────────────────────────────────────────


@rule
def worth_of(steps_now: int, steps_then: int) -> int:
    """The cards worth giving for a place that is nearer; a goal is worth more than a step."""
    gain = min(steps_now, 6) - min(steps_then, 6)
    return gain + 2 if steps_then == 0 and gain > 0 else gain


@rare
def reply(s: State, seat: int, out: Actions, n: int) -> int:
    """Object if another place is worth its cards."""
    near = steps_beside(s, seat)
    proposed = steps_of(near, int(s.disc[BLUE]))
    best, most = CONSENT, 1
    for i in range(n):
        action = int(out[i])
        if action >= PLACE_RED:
            place = action - PLACE_RED + 1
            price = 1 + (int(s.temples[seat]) if s.plagued[place] else 0)
            gain = worth_of(proposed, steps_of(near, place)) - price
            if gain >= most:
                best, most = action, gain
    return best


@rare
def debate(s: State, seat: int, out: Actions, n: int) -> int:
    """Support the side, or open one, that is worth most beyond its cards; else keep them."""
    near = steps_beside(s, seat)
    now = steps_of(near, int(s.disc[leader(s)]))
    best, most = PASS, 0
    for i in range(n):
        action = int(out[i])
        if SUPPORT <= action < PAY:
            place, price = int(s.disc[action - SUPPORT + 1]), needed_for(s, action - SUPPORT + 1)
        elif PLACE_BLACK <= action < FROM:
            place, price = action - PLACE_BLACK + 1, needed_for(s, BLACK)
            price += int(s.temples[seat]) if s.plagued[place] else 0
        else:
            continue
        gain = worth_of(now, steps_of(near, place)) - price
        if gain > most:
            best, most = action, gain
    return best


# ── paying ────────────────────────────────────────────────────────────────────────────────────────


@rule
def cheapest(s: State, seat: int, out: Actions, n: int) -> int:
    """Pay with what one has most of and misses least; Zeus and objections last."""
    best, least = int(out[0]), 1000
    for i in range(n):
        if out[i] >= PAY:
            price = value_of(s, seat, int(out[i]) - PAY + 1)
            if price < least:
                best, least = int(out[i]), price
    return best


@rule
def value_of(s: State, seat: int, kind: int) -> int:
    """What a card is worth to its holder; of many of a kind each is worth less."""
    base = 40
    if kind == ZEUS:
        base = 200
    elif kind == OBJECTION:
        base = 70
    elif kind == WIND:
        base = 60
    elif kind == TEMPLE:
        base = 10 if s.bill == TEMPLE_BILL else 50
    return base - 3 * int(s.hand[seat, kind])
