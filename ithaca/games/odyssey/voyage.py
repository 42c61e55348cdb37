"""Sailing along the track, up to a star, a fork or Ithaca."""

from ithaca.engine.compiler import rule

from .components import WAYS
from .encounters import end_of_blow, meet_star
from .score import is_settled
from .state import MOVING, OVER_PHASE, ROUTING, State
from .turns import at_fork, end_turn


@rule
def sail(s: State, pips: int) -> None:
    """Space by space; a star ends the movement, a fork asks for the way."""
    seat = int(s.active)
    while pips > 0:
        if at_fork(s):
            s.pips = pips
            s.phase = ROUTING
            return
        s.at[seat] = next_space(s, seat)
        s.heading[seat] = 0
        s.effects.moved += 1
        pips -= 1
        if s.at[seat] == s.board.home:
            come_home(s)
            return
        if s.board.star[s.at[seat]]:
            break
    if s.blown:
        end_of_blow(s)
    else:
        meet_star(s)


@rule
def next_space(s: State, seat: int) -> int:
    if s.heading[seat]:
        return int(s.heading[seat])
    return int(s.board.to[s.at[seat], 0])


@rule
def take_route(s: State, route: int) -> None:
    """Choose the way at a fork: before the roll, or in the middle of a movement."""
    space = int(s.at[s.active])
    for way in range(WAYS):
        if s.board.route[space, way] == route:
            s.heading[s.active] = s.board.to[space, way]
    pips = int(s.pips)
    s.pips = 0
    if pips > 0:
        sail(s, pips)
    else:
        s.phase = MOVING


@rule
def roll_to_sail(s: State, die: int) -> None:
    """In mist a movement counts half, rounded up."""
    pips = (die + 1) // 2 if s.halved[s.active] else die
    s.halved[s.active] = 0
    sail(s, pips)


@rule
def come_home(s: State) -> None:
    """The first home has won; the others sail on until the ranks are settled."""
    order = 1
    for seat in range(s.seats):
        order += s.home[seat] > 0
    s.home[s.active] = order
    s.blown = 0
    if is_settled(s):
        s.phase = OVER_PHASE
    else:
        end_turn(s)
