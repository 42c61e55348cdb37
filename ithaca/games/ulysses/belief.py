"""What a seat may infer from the moves it has seen: how likely each place is for each hidden goal.

A move speaks for a place by how near it brings the ship: how many lines away the ship would be without
it, and with it. Each kind of move, with these two, has a weight; the weights of a seat's moves add up to
the score of each place: how much better its moves fit a sensible player with this goal than one who
plays at random. Nothing is read but what all see.
"""

from typing import Annotated

from ithaca.engine.beliefs import HIGHEST, Secrets, chance
from ithaca.engine.compiler import rare, rule
from ithaca.engine.protocol import NOBODY, Actions
from ithaca.engine.record import Grid, Int, Long, Tiny, record, table
from ithaca.engine.sets import bit

from .components import (
    BLUE,
    CARDS,
    CLEANSE,
    COLOURS,
    CONSENT,
    EXCHANGE,
    EXCHANGE_SEEN,
    FROM,
    GOALS,
    LAY_PLAGUE,
    LINES,
    MOST_OF_A_COLOUR,
    PASS,
    PAY,
    PLACE_BLACK,
    PLACE_RED,
    PLACES,
    PROPOSE,
    SEATS,
    SIDES,
    STAY,
    SUPPORT,
    YIELD,
)
from .debate import cards_for, leader
from .state import EXCHANGE_BILL, PAYING, State
from .turns import actor

MOST_ODDS = 1000
SECRETS = Secrets(each=GOALS, ids=PLACES)
# How much the oracle adds of what the muse's policy explains. Nothing here: with so many possible goals the
# worlds that are guessed for a move are too few to tell them apart, and games showed no gain (docs/muse.md).
EXPLAINED = 0.0

# ── weights ───────────────────────────────────────────────────────────────────────────────────────

# Kinds of evidence. The first six lead the ship another way and have a row for each turn that it takes;
# the others have one row, of how far the ship (or the plague) is.
PROPOSING, CONSENTING, OBJECTING, OPENING_BLACK, SUPPORTING, PASSING = range(6)
STAYING_ON, YIELDING, EXCHANGING_GOAL, PLAGUING, CLEANSING = range(6, 11)
NO_KIND = -1

TURNS = 5  # nearer by two or more, nearer, as far, farther, farther by two or more
ROWS = 6 * TURNS + 5
FAR = 6  # lines: any place this far or farther counts as far
STEPS = FAR + 1
CELLS = ROWS * STEPS

# In hundredths of a nat, fitted by `python -m tools.fit_beliefs ulysses` on 14,000 games: they make
# the true goals most likely, among players who are greedy, who slip, and who play at random.
FIRST_SCORE = 51
WEIGHTS = table(
    # 0   1    2    3    4    5  far   lines away without the move
       0,   0,   0,   0,   0,   0,   0,  # propose: nearer by two
       0, 146,  99,  55,  25,  18,  10,  # propose: nearer
       0, -90, -69, -12,  -1,   9,  -2,  # propose: as near
      57,-142, -65, -22,   3,   4,   0,  # propose: farther
       0,  -1,  11,  -4,  45,   0,   0,  # propose: farther by two
       0,   0,   0,   0,   0,   0,   0,  # consent: nearer by two
       0,  -5,  27,  31,  24,  29,  30,  # consent: nearer
       0, -11,  45,  34,  26,  21,  19,  # consent: as near
      59, -13,  12,  17,  17,  11,   0,  # consent: farther
       0, -29,  -6, -48,  -1,   0,   0,  # consent: farther by two
       0,   0, 157,  67,  33,   6,   5,  # red: nearer by two
       0, 203, -56, -26, -13,  -2,  17,  # red: nearer
       0, -72, -52, -25,  -8,   6,   2,  # red: as near
     -53, -82, -33, -18,  -5,   9,   0,  # red: farther
    -100, -53, -46, -19,   7,   0,   0,  # red: farther by two
       0,   0, 284, -48,  -6, -34,  -7,  # black: nearer by two
       0, 248, -57, -22, -10,  -4, -32,  # black: nearer
       0,  24,   3, -17,  -4, -20, -27,  # black: as near
     -58, -38,  -3,  -4,  -1, -17,   0,  # black: farther
     -76, -18,   2,  -7, -10,   0,   0,  # black: farther by two
       0,   0,  92,  36,  20,  14,  10,  # support: nearer by two
       0, 199, -35,  -7,   8,   7,   3,  # support: nearer
       0, -56, -14,   1,   5,   3,  -3,  # support: as near
     -70, -10,  -4,   6,   4,   5,   0,  # support: farther
     -55, -16,  -9,   0,   8,   0,   0,  # support: farther by two
       0,   0,   0,   0,   0,   0,   0,  # pass: nearer by two
       0, -20,   8,   8,   2,   2,   2,  # pass: nearer
       0, -50,  19,   4,   4,   1,   5,  # pass: as near
      25, -61,  -5,   0,  -2,  -4,   0,  # pass: farther
       0, -13, -13, -20,  -4,   0,   0,  # pass: farther by two
       0,  84,  65,  80,  61,  60,  71,  # stay
       0, -81, -63, -54,   3,   0,   9,  # yield
     -49,-135,-147,-123,-141,-131,-102,  # exchange
     -51, -55, -64, -60, -68, -58, -72,  # plague
     -53, -97, -93, -96, -97, -91, -92,  # cleanse
)  # fmt: skip


@record
class Belief:
    """Odds of the places, as whole numbers from 1 to 1000; only their ratio matters."""

    odds: Annotated[Grid, Int, SEATS, GOALS, PLACES + 1]  # odds[seat, slot, place]
    score: Annotated[Grid, Int, SEATS, GOALS, PLACES + 1]  # in hundredths of a nat
    cell: Annotated[Grid, Int, PLACES + 1]  # scratch: the weight that the move gives each place
    before: Annotated[Grid, Tiny, PLACES + 1]  # scratch: lines to each place without the move
    after: Annotated[Grid, Tiny, PLACES + 1]  # and with it
    cards: Annotated[Grid, Tiny, CARDS]  # scratch for `guess`: cards that are not known
    free: Annotated[Grid, Long, COLOURS + 1]  # and of each colour: places that are no known goal
    slots: Annotated[Grid, Long, COLOURS + 1]  # goals that are not known
    barred: Annotated[Grid, Long, COLOURS + 1]  # places that some of these cannot be
    barred_all: Annotated[Grid, Long, COLOURS + 1]  # and that none of them can
    limited: Annotated[Grid, Long, COLOURS + 1]  # unknown cards of the pile that cannot be every place
    others: Annotated[Grid, Long, COLOURS + 1]  # and those that can
    rest: Annotated[Grid, Int, MOST_OF_A_COLOUR]  # places that are left for a pile


@rule
def believe_nothing(belief: Belief) -> None:
    """Every place equally likely."""
    for seat in range(SEATS):
        for slot in range(GOALS):
            forget(belief, seat, slot)


@rule
def forget(belief: Belief, seat: int, slot: int) -> None:
    """Nothing is known of this goal."""
    for place in range(1, PLACES + 1):
        belief.score[seat, slot, place] = FIRST_SCORE
        belief.odds[seat, slot, place] = 1


@rule
def hides(s: State, out: Actions) -> int:
    """Write what each seat hides: its goals, 0 if one is not known; return how many there are."""
    for seat in range(s.seats):
        for slot in range(GOALS):
            out[seat * GOALS + slot] = s.goal[seat, slot]
    return int(s.seats) * GOALS


# ── folding ───────────────────────────────────────────────────────────────────────────────────────


@rare
def believe(s: State, action: int, belief: Belief) -> None:
    """Fold a seen move into the belief; `s` is what the believing seat saw before it."""
    if action >= PAY:
        goal = renewed(s, action)
        if goal != NOBODY:
            forget(belief, goal // GOALS, goal % GOALS)
    if not evidence(s, action, belief):
        return
    for slot in range(GOALS):
        if not s.shown[actor(s), slot]:
            learn(s, belief, actor(s), slot)


@rule
def learn(s: State, belief: Belief, seat: int, slot: int) -> None:
    """Add what the move says of this goal; impossible places do not count for the maximum."""
    colour, never, highest = s.goal_colour[seat, slot], s.goal_not[seat, slot], -HIGHEST
    for place in range(1, s.board.places + 1):
        if s.board.colour[place] == colour and not never & bit(place):
            score = int(belief.score[seat, slot, place]) + WEIGHTS[belief.cell[place]]
            belief.score[seat, slot, place] = min(max(score, -HIGHEST), HIGHEST)
            highest = max(highest, int(belief.score[seat, slot, place]))
    for place in range(1, s.board.places + 1):
        if s.board.colour[place] == colour and not never & bit(place):
            score = int(belief.score[seat, slot, place])
            belief.odds[seat, slot, place] = chance(score, highest, MOST_ODDS)


@rule
def renewed(s: State, action: int) -> int:
    """The hidden goal, as seat * GOALS + slot, that the move replaces by a new one; or NOBODY."""
    if action < PAY or action >= EXCHANGE_SEEN or s.phase != PAYING:
        return NOBODY
    if s.bill != EXCHANGE_BILL or s.owed > 1:
        return NOBODY
    return int(s.active) * GOALS + int(s.giving) - 1


@rule
def evidence(s: State, action: int, belief: Belief) -> bool:
    """Which weight the move gives each place; False if it says nothing."""
    kind = kind_of(action)
    if kind == NO_KIND:
        return False
    start, end = way_of(s, action, kind)
    measure(s, start, belief.before)
    if kind <= PASSING:
        measure(s, end, belief.after)
    for place in range(1, s.board.places + 1):
        before, after = int(belief.before[place]), int(belief.after[place])
        belief.cell[place] = row_of(kind, after - before) * STEPS + before
    return True


@rule
def row_of(kind: int, change: int) -> int:
    """The row of the weights for a kind of move, and a place that is `change` lines farther after it."""
    if kind > PASSING:
        return (PASSING + 1) * TURNS + kind - PASSING - 1
    return kind * TURNS + min(max(change, -2), 2) + 2


@rule
def kind_of(action: int) -> int:
    """What kind of evidence a move is."""
    if PROPOSE <= action < PLACE_RED:
        return PROPOSING
    if PLACE_RED <= action < PLACE_BLACK:
        return OBJECTING
    if PLACE_BLACK <= action < FROM:
        return OPENING_BLACK
    if SUPPORT <= action < PAY:
        return SUPPORTING
    if action == CONSENT:
        return CONSENTING
    if action == PASS:
        return PASSING
    return lonely_kind(action)


@rule
def lonely_kind(action: int) -> int:
    """The same for moves outside of a debate."""
    if action == STAY:
        return STAYING_ON
    if action == YIELD:
        return YIELDING
    if LAY_PLAGUE <= action < CLEANSE:
        return PLAGUING
    if CLEANSE <= action < EXCHANGE:
        return CLEANSING
    return EXCHANGING_GOAL if action >= EXCHANGE_SEEN or EXCHANGE <= action < PROPOSE else NO_KIND


@rule
def way_of(s: State, action: int, kind: int) -> tuple[int, int]:
    """Where the ship would be without the move, and where with it."""
    if kind == PROPOSING:
        return int(s.ship), action - PROPOSE + 1
    if kind == CONSENTING:
        return int(s.ship), int(s.disc[BLUE])
    if kind == OBJECTING:
        return int(s.disc[BLUE]), action - PLACE_RED + 1
    if kind == OPENING_BLACK:
        return int(s.disc[leader(s)]), action - PLACE_BLACK + 1
    if kind == SUPPORTING:
        side = action - SUPPORT + 1
        return int(s.disc[rival_of(s, side)]), int(s.disc[side])
    if kind == PASSING:
        return int(s.ship), int(s.disc[leader(s)])
    if kind == PLAGUING:
        return action - LAY_PLAGUE + 1, action - LAY_PLAGUE + 1
    if kind == CLEANSING:
        return action - CLEANSE + 1, action - CLEANSE + 1
    return int(s.ship), int(s.ship)


@rule
def rival_of(s: State, side: int) -> int:
    """The strongest of the other sides."""
    best, most = BLUE, -1
    for other in range(1, SIDES + 1):
        if other != side and s.disc[other] and cards_for(s, other) > most:
            best, most = other, cards_for(s, other)
    return best


@rule
def measure(s: State, start: int, steps: Grid) -> None:
    """Write how many lines away each place is, around plagues; at most FAR."""
    for place in range(PLACES + 1):
        steps[place] = FAR
    steps[start] = 0
    for far in range(1, FAR):
        for place in range(1, s.board.places + 1):
            if steps[place] == far - 1 and (far == 1 or not s.plagued[place]):
                for i in range(LINES):
                    there = s.board.line[place, i]
                    if steps[there] > far:
                        steps[there] = far
