"""A simple sensible player of L'Odyssée d'Ulysse: it counts the turns that each choice may cost.

It reads only what its seat may know, so it may be given a concealed state or a guessed one.
"""

from ithaca.engine.compiler import rule
from ithaca.engine.dice import Dice, below
from ithaca.engine.protocol import Actions

from .components import (
    ARM,
    BAG,
    CIRCE,
    DIE,
    ENDURE,
    FOG,
    GHOSTS,
    HELP,
    MIST,
    ROUTE,
    SIRENS,
    SORT,
    SPACES,
    WAYS,
    WEATHER,
    WRECK,
)
from .encounters import strength
from .legal import legal
from .state import ARMING, HELPING, ROUTING, State

PACE = 2.5  # spaces that a turn brings on, stars and all
KEPT = 1.5  # turns that a help card is worth when it is kept
MIST_COSTS = 0.7  # of a turn
WEAPON_WORTH = 0.5  # turns
ABOUT = 0.5  # of a turn: less is the same


@rule
def greedy(s: State, out: Actions, luck: Dice) -> int:
    """What to do; `out` is room for legal actions."""
    n = legal(s, out)
    if s.phase == HELPING:
        return answer(s, out, n)
    if s.phase == ARMING:
        return ARM
    if s.phase == ROUTING:
        return safer_route(s, luck)
    return int(out[0])


@rule
def steps_home(s: State, space: int) -> int:
    """Spaces to Ithaca, by the first way at every fork."""
    steps = 0
    while space != s.board.home and steps < SPACES:
        space = int(s.board.to[space, 0])
        steps += 1
    return steps


@rule
def cost_of_wreck(s: State) -> float:
    """Turns that a wreck sets one back on average; it may be a gain."""
    seat = int(s.active)
    here, there = steps_home(s, int(s.at[seat])), 0
    for die in range(1, DIE + 1):
        there += steps_home(s, int(s.board.arrow[die]))
    back = (there / DIE - here) / PACE
    return back + WEAPON_WORTH if s.weapon[seat] else back


@rule
def cost_of_test(s: State, foe: int) -> float:
    """Turns until a charm or combat lets go."""
    return DIE / (DIE - strength(s, foe)) if strength(s, foe) < DIE else 100.0


@rule
def cost(s: State, foe: int) -> float:
    """Turns lost if the encounter has its way."""
    if SORT[foe] == WRECK or foe in (SIRENS, BAG):
        return cost_of_wreck(s)
    if foe == CIRCE:
        back = steps_home(s, int(s.board.hades)) - steps_home(s, int(s.at[s.active]))
        return back / PACE + cost_of_test(s, GHOSTS)
    if foe == MIST:
        return MIST_COSTS
    return 1.0 if foe == FOG else cost_of_test(s, foe)


@rule
def answer(s: State, out: Actions, n: int) -> int:
    """Call for help if that spares more turns than the card is worth later."""
    foe = int(s.facing)
    worth = 0.0 if SORT[foe] == WEATHER else KEPT
    if cost(s, foe) <= worth:
        return ENDURE
    for i in range(n):
        if HELP <= out[i] < ROUTE:
            return int(out[i])
    return ENDURE


@rule
def safer_route(s: State, luck: Dice) -> int:
    """The way on which less waits; chance decides between ways that are about the same."""
    space = int(s.at[s.active])
    least = least_danger(s, space)
    good = 0
    for way in range(WAYS):
        good += is_about_as_safe(s, space, way, least)
    nth = below(luck, good)
    for way in range(WAYS):
        if is_about_as_safe(s, space, way, least):
            if nth == 0:
                return ROUTE + int(s.board.route[space, way]) - 1
            nth -= 1
    return 0


@rule
def least_danger(s: State, space: int) -> float:
    """The danger on the safest way out of a fork."""
    least = danger(s, int(s.board.to[space, 0]))
    for way in range(1, WAYS):
        if s.board.to[space, way]:
            least = min(least, danger(s, int(s.board.to[space, way])))
    return least


@rule
def is_about_as_safe(s: State, space: int, way: int, least: float) -> bool:
    """Whether this way out of a fork is about as safe as the safest."""
    there = int(s.board.to[space, way])
    return there > 0 and danger(s, there) <= least + ABOUT


@rule
def danger(s: State, space: int) -> float:
    """What the cards that lie ahead cost, up to Ithaca."""
    total, steps = 0.0, 0
    while space != s.board.home and steps < SPACES:
        if s.lying[space]:
            total += max(cost(s, int(s.lying[space])), 0.0)
        space = int(s.board.to[space, 0])
        steps += 1
    return total + steps / PACE
