"""Goals: the four piles, exchanging, and showing a goal that was reached."""

from ithaca.engine.compiler import rare, rule
from ithaca.engine.protocol import NOBODY
from ithaca.engine.sets import bit

from .components import GOALS
from .state import State


@rule
def slot_of(s: State, seat: int, place: int) -> int:
    """Which of the seat's goals this place is, counted from 1; 0 if none."""
    found = 0
    for slot in range(GOALS - 1, -1, -1):
        found = slot + 1 if s.goal[seat, slot] == place else found
    return found


@rule
def shown_by(s: State, seat: int) -> int:
    """How many goals this seat has shown."""
    total = 0
    for slot in range(GOALS):
        total += int(s.shown[seat, slot])
    return total


@rare
def take_goal(s: State, seat: int, slot: int, colour: int) -> None:
    """Take the top card of a pile. The player who put it there still knows it."""
    s.goal[seat, slot] = s.pile[colour, 0]
    s.goal_colour[seat, slot] = colour
    s.goal_known[seat, slot] = s.pile_known[colour, 0] | bit(seat)
    s.goal_not[seat, slot] = s.pile_not[colour, 0]
    size = int(s.pile_size[colour]) - 1
    for i in range(size):
        s.pile[colour, i] = s.pile[colour, i + 1]
        s.pile_known[colour, i] = s.pile_known[colour, i + 1]
        s.pile_not[colour, i] = s.pile_not[colour, i + 1]
    s.pile[colour, size] = 0
    s.pile_known[colour, size] = 0
    s.pile_not[colour, size] = 0
    s.pile_size[colour] = size


@rare
def return_goal(s: State, seat: int, slot: int) -> None:
    """Put a goal under the pile of its colour. Players who knew it know where it is."""
    colour = s.goal_colour[seat, slot]
    size = s.pile_size[colour]
    s.pile[colour, size] = s.goal[seat, slot]
    s.pile_known[colour, size] = s.goal_known[seat, slot]
    s.pile_not[colour, size] = s.goal_not[seat, slot]
    s.pile_size[colour] += 1


@rule
def exchange_goal(s: State) -> None:
    """The goal goes under its pile first, then the new one comes from the top."""
    seat, slot = int(s.active), int(s.giving) - 1
    return_goal(s, seat, slot)
    take_goal(s, seat, slot, int(s.wanted))
    s.exchanged = 1
    s.giving = 0
    s.wanted = 0


@rule
def show_goals(s: State, place: int) -> int:
    """Show the goal that was reached, whichever seat has it; return that seat, or NOBODY.

    All know that no other seat has shown it: so the place is none of the other hidden goals.
    """
    found = NOBODY
    for seat in range(s.seats):
        for slot in range(GOALS):
            if s.shown[seat, slot]:
                continue
            if s.goal[seat, slot] == place:
                s.shown[seat, slot] = 1
                found = seat
            elif s.goal_colour[seat, slot] == s.board.colour[place]:
                s.goal_not[seat, slot] |= bit(place)
    return found
