"""Whose turn it is, and how it begins."""

from ithaca.engine.compiler import rare, rule
from ithaca.engine.protocol import OVER
from ithaca.engine.seats import left_of

from .components import GHOSTS
from .state import ARMING, BAGGING, MOVING, OVER_PHASE, ROUTING, TESTING, State


@rule
def actor(s: State) -> int:
    """The seat that decides now, or OVER."""
    return OVER if s.phase == OVER_PHASE else int(s.active)


@rule
def end_turn(s: State) -> None:
    """The turn is over, unless the die of the bag of winds is still to come."""
    s.facing = 0
    if s.bag and s.bag == s.at[s.active]:
        s.phase = BAGGING
        return
    s.bag = 0
    next_turn(s)


@rare
def next_turn(s: State) -> None:
    """The next to the left who is at sea and has no turn to lose."""
    while True:
        s.active = left_of(s, int(s.active))
        if s.home[s.active]:
            continue
        s.turns += 1
        if s.lost[s.active] == 0:
            break
        s.lost[s.active] -= 1
        s.effects.served[s.active] += 1
    begin_turn(s)


@rule
def begin_turn(s: State) -> None:
    """A player who is held tries to get free; the others sail on."""
    seat = int(s.active)
    if s.held[seat]:
        s.facing = GHOSTS if s.at[seat] == s.board.hades else s.lying[s.at[seat]]
        s.arrived = 0
        s.phase = TESTING
    else:
        set_sail(s)


@rule
def set_sail(s: State) -> None:
    """Before the movement: a weapon from Hades for a player who has none, and the way at a fork."""
    if s.at[s.active] == s.board.hades and s.weapon[s.active] == 0 and s.armoury_size > 0:
        s.phase = ARMING
    else:
        choose_way(s)


@rule
def choose_way(s: State) -> None:
    s.phase = ROUTING if at_fork(s) else MOVING


@rule
def at_fork(s: State) -> bool:
    """Whether the active trireme stands at a fork and has not chosen yet."""
    return s.board.to[s.at[s.active], 1] > 0 and s.heading[s.active] == 0
