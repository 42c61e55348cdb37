"""Whose turn it is."""

from ithaca.engine.compiler import rule
from ithaca.engine.protocol import OVER
from ithaca.engine.seats import left_of

from .components import ATHENA, HADES, ZEUS
from .state import CHOOSING, OVER_PHASE, PLACING, TURN, WINDOW, State


@rule
def seat_of(s: State, god: int) -> int:
    """Who holds this god now; -1 if nobody does."""
    for seat in range(s.seats):
        if s.god[seat] == god:
            return seat
    return -1


@rule
def end_turn(s: State) -> None:
    """The turn changes; with the option Athena may now counter Hades."""
    pass_on(s)
    if s.late_athena and s.hidden and not s.spent[ATHENA]:
        s.power = HADES
        s.late = 1
        s.phase = WINDOW


@rule
def pass_on(s: State) -> None:
    """The seat to the left has its turn."""
    s.active = left_of(s, int(s.active))
    s.phase = TURN


@rule
def actor(s: State) -> int:
    """The seat that decides now, or OVER."""
    if s.phase == OVER_PHASE:
        return OVER
    if s.phase == WINDOW:
        return seat_of(s, ATHENA)
    if s.phase == PLACING or s.phase == CHOOSING:
        return seat_of(s, ZEUS)
    return int(s.active)
