"""What a seat may infer from the moves it has seen: how likely each mission is for each other seat.

A move speaks for a mission by what it does to the voyage, as the open cards show it: what the mission
would be paid before it, and what after. Each kind of move, with these two, has a weight; the weights of
a seat's moves add up to the score of each mission: how much better its moves fit a sensible player
with this mission than one who plays at random. Nothing is read but what all see.
"""

from typing import Annotated

from ithaca.engine.beliefs import HIGHEST, Secrets, chance
from ithaca.engine.compiler import rare, rule
from ithaca.engine.protocol import NOBODY, Actions
from ithaca.engine.record import Grid, Int, Long, record, table

from .components import (
    ALLOW,
    APHRODITE,
    COUNTER,
    DISC,
    DOUBLE,
    DROP,
    HERMES,
    HIDDEN,
    HIDE,
    LIFT,
    LIFT_NTH,
    MISSION_CARDS,
    MISSIONS,
    PASS,
    PAYS,
    POSEIDON,
    SEATS,
    START,
    STOP,
    STORM,
    STRENGTH,
    SWAP,
    WIND,
    ZEUS,
    ZONES,
)
from .greedy import course_now, end_island
from .state import State
from .turns import actor

SETS = 1 << MISSIONS
MOST_ODDS = 400  # so that `ways` cannot exceed 62 bits: 720 ways of six odds each
SECRETS = Secrets(each=1, ids=MISSIONS)
EXPLAINED = 0.6  # how much the oracle adds of what the muse's policy explains (docs/muse.md)

# ── weights ───────────────────────────────────────────────────────────────────────────────────────

# Kinds of evidence. Winds are told apart by what they cost, answers of Athena by what they are about.
(
    PASSING,
    LAST_PASS,
    STOPPING,
    SWAPPING,
    HIDING,
    WIND_OF_1,
    WIND_OF_2,
    WIND_OF_3,
    WIND_OF_5,
    STORMING,
    DOUBLING,
    DROPPING_CARD,
    COUNTER_ZEUS,
    ALLOW_ZEUS,
    COUNTERING,
    ALLOWING,
    REFILLING,
) = range(17)
ROWS = 17
NO_KIND = -1
STEPS = 4  # a mission is paid 0, 1, 2 or 3
CELLS = ROWS * STEPS * STEPS

# In hundredths of a nat, fitted by `python -m tools.fit_beliefs odysseus` on 14,000 games: they
# make the true missions most likely, among players who are greedy, who slip, and who play at random.
FIRST_SCORE = 74
WEIGHTS = table(
    # paid 0, then     paid 1, then         paid 2, then         paid 3, then
    #   0   1   2   3     0   1   2   3     0   1   2   3     0   1   2   3
      42,   0,   0,   0,    0,  46,   0,   0,    0,   0,  70,   0,    0,   0,   0,  68,  # a pass
      78,   0,   0,   0,    0,  75,   0,   0,    0,   0,  91,   0,    0,   0,   0,  92,  # the last pass
     -76,   0,   0,   0,    0, -88,   0,   0,    0,   0,-105,   0,    0,   0,   0, 123,  # stop
    -121,   0,   0,   0,    0,-114,   0,   0,    0,   0, -87,   0,    0,   0,   0,-113,  # swap
     -65,   0,   0,   0,    0, -71,   0,   0,    0,   0,-111,   0,    0,   0,   0,-178,  # hide
    -176, 143, 166, 191, -188,-161, 163, 189, -178,-169,-156, 179, -211,-168,-157,-194,  # wind 1 or d
    -156,  94, 128, 150, -159,-140, 125, 156, -169,-162,-170, 134, -167,-177,-169,-196,  # wind 2
    -147,  57,  95, 119, -121,-147,  80, 121, -144,-149,-136, 127, -158,-121,-149,-168,  # wind 3
    -117,  28,  78, 103, -134,-118,  74, 111, -102,-118,-121,  84, -140,-131,-148,-128,  # wind 5
    -103,  90, 121, 135,  -97, -80, 111, 149,  -68, -86, -94, 124, -108, -81, -92, -97,  # storm
     -61, 128, 120, 106,  -52, -63,  48,  93,  -69, -77, -90,  45,  -81, -67,-100,-112,  # double
     -43,  38, -13, -10,    8, -70,  -2,   8,  -39, -14, -25,  17,  -56, -24, -26, -67,  # drop
      91,   0,   0,   0,    0,  66,   0,   0,    0,   0,-118,   0,    0,   0,   0,-180,  # counter Zeus
    -145,   0,   0,   0,    0, -82,   0,   0,    0,   0,  81,   0,    0,   0,   0,  -3,  # allow Zeus
    -122,  65,  39,  31,  -53,-131,  81,  45, -109, -98,-112,  48, -116,-127, -77,-115,  # counter
      38,-107,-183,-128,   41,  20, -81,-115,   12,  -4,   6, -63,   -9, -20,  -7,  21,  # allow
    -107,-138, -70, 155,    0,   0,   0,   0,    0,   0,   0,   0,    0,   0,   0,   0,  # disc
)  # fmt: skip


@record
class Belief:
    """Odds of the missions, as whole numbers from 1 to 400; only their ratio matters."""

    odds: Annotated[Grid, Int, SEATS, MISSIONS + 1]  # odds[seat, mission]
    score: Annotated[Grid, Int, SEATS, MISSIONS + 1]  # in hundredths of a nat
    cell: Annotated[Grid, Int, MISSIONS + 1]  # scratch: the weight that the move gives each mission
    ways: Annotated[Grid, Long, SETS]  # scratch for `guess`: worlds left, by set of missions dealt


@rule
def believe_nothing(belief: Belief) -> None:
    """Every mission equally likely."""
    for seat in range(SEATS):
        for mission in range(1, MISSIONS + 1):
            belief.score[seat, mission] = FIRST_SCORE
            belief.odds[seat, mission] = 1


@rule
def hides(s: State, out: Actions) -> int:
    """Write what each seat hides: its mission, 0 if it is not known; return how many there are."""
    for seat in range(s.seats):
        out[seat] = s.mission[seat]
    return int(s.seats)


# ── folding ───────────────────────────────────────────────────────────────────────────────────────


@rare
def believe(s: State, action: int, belief: Belief) -> None:
    """Fold a seen move into the belief; `s` is what the believing seat saw before it."""
    if not evidence(s, action, belief):
        return
    seat, cards, highest = actor(s), MISSION_CARDS[s.variant], -HIGHEST
    for mission in range(1, cards + 1):
        score = int(belief.score[seat, mission]) + WEIGHTS[belief.cell[mission]]
        belief.score[seat, mission] = min(max(score, -HIGHEST), HIGHEST)
        highest = max(highest, int(belief.score[seat, mission]))
    for mission in range(1, cards + 1):
        belief.odds[seat, mission] = chance(int(belief.score[seat, mission]), highest, MOST_ODDS)


@rule
def evidence(s: State, action: int, belief: Belief) -> bool:
    """Which weight the move gives each mission; False if it says nothing."""
    kind = kind_of(s, action)
    if kind == NO_KIND:
        return False
    before = 0 if kind == REFILLING else prize(s)
    after = prize_after(s, action)
    for mission in range(1, MISSIONS + 1):
        pays, would_pay = PAYS[s.variant, mission, before], PAYS[s.variant, mission, after]
        belief.cell[mission] = (kind * STEPS + pays) * STEPS + would_pay
    return True


@rule
def renewed(s: State, action: int) -> int:
    """The hidden thing that the move replaces by a new one: a mission stays for the whole game."""
    return NOBODY


@rule
def kind_of(s: State, action: int) -> int:
    """What kind of evidence a move is."""
    if WIND <= action < HIDE:
        return WIND_OF_1 + wind_kind((action - WIND) // ZONES + 1)
    if action == PASS:
        return LAST_PASS if s.passes + 1 == s.seats else PASSING
    if action == STOP:
        return STOPPING
    if s.late:  # Asked after every turn: a wait says nothing, and would be counted too often.
        return NO_KIND
    if action == COUNTER:
        return COUNTER_ZEUS if s.power == ZEUS else COUNTERING
    if action == ALLOW:
        return ALLOW_ZEUS if s.power == ZEUS else ALLOWING
    return power_kind(action)


@rule
def wind_kind(wind: int) -> int:
    """Winds of strength 1, 2, 3 and 5, counted from 0."""
    return min(STRENGTH[wind], 4) - 1


@rule
def power_kind(action: int) -> int:
    """The same for the powers and what Zeus lays out."""
    if START <= action < WIND or LIFT <= action < DROP or LIFT_NTH <= action < HIDDEN:
        return NO_KIND
    if action < STORM or action >= HIDDEN:
        return HIDING
    if action < DOUBLE:
        return STORMING
    if action < LIFT:
        return DOUBLING
    if action < SWAP:
        return DROPPING_CARD
    return SWAPPING if action < DISC else REFILLING


# ── the voyage ────────────────────────────────────────────────────────────────────────────────────


@rule
def prize(s: State) -> int:
    """The adventure at the end of the voyage by the open cards, or none."""
    island = end_island(s, course_now(s))
    return 0 if island == s.ship else int(s.disc[island])


@rule
def prize_after(s: State, action: int) -> int:
    """The same after the move; of Athena's answers, after a counter."""
    if WIND <= action < HIDE:
        wind, zone = (action - WIND) // ZONES + 1, (action - WIND) % ZONES + 1
        return prize_if_moved(s, wind, 0, zone)
    if STORM <= action < DOUBLE:
        return prize_with(s, action - STORM + 1, int(s.doubled))
    if DOUBLE <= action < LIFT:
        return prize_with(s, int(s.storm), action - DOUBLE + 1)
    if DROP <= action < SWAP:
        return prize_if_moved(s, int(s.lifted_wind), int(s.lifted), action - DROP + 1)
    if DISC <= action < LIFT_NTH:
        return action - DISC + 1
    if action in (COUNTER, ALLOW):
        return prize_if_countered(s)
    return prize(s)


@rule
def prize_if_moved(s: State, wind: int, start: int, end: int) -> int:
    """The prize if a card came to lie in a zone, from another or (0) from a hand."""
    s.laid[start, wind] -= 1
    s.laid[end, wind] += 1
    found = prize(s)
    s.laid[end, wind] -= 1
    s.laid[start, wind] += 1
    return found


@rule
def prize_with(s: State, storm: int, doubled: int) -> int:
    """The prize if Poseidon blocked and Aphrodite doubled these zones."""
    was_storm, was_doubled = int(s.storm), int(s.doubled)
    s.storm = storm
    s.doubled = doubled
    found = prize(s)
    s.storm = was_storm
    s.doubled = was_doubled
    return found


@rule
def prize_if_countered(s: State) -> int:
    """The prize without the power that Athena may counter."""
    if s.power == POSEIDON:
        return prize_with(s, 0, int(s.doubled))
    if s.power == APHRODITE:
        return prize_with(s, int(s.storm), 0)
    if s.power == HERMES:
        return prize_if_moved(s, int(s.lifted_wind), int(s.dropped), int(s.lifted))
    return prize(s)
