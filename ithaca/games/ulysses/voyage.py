"""The ship: where it may go, how it gets there, and who is active then."""

from ithaca.engine.compiler import rare, rule

from .components import BLUE, GOALS, KINDS, LINES, SIDES
from .goals import show_goals, shown_by
from .state import OVER_PHASE, STAYING, State
from .turns import next_turn


@rule
def is_joined(s: State, a: int, b: int) -> bool:
    """Whether a line joins the two places."""
    found = False  # looked for everywhere: where it is found cannot be predicted
    for i in range(LINES):
        found |= s.board.line[a, i] == b
    return found


@rule
def ways_out(s: State) -> int:
    """How many places the ship could reach: those next to it without plague. If none, it is walled in."""
    ways = 0
    for i in range(LINES):
        place = s.board.line[s.ship, i]
        ways += (place > 0) & (s.plagued[place] == 0)
    return ways


@rare
def sail(s: State, side: int) -> None:
    """Go to the place of this disc. A fourth goal ends the game, before any wind is played."""
    s.effects.used = 1
    s.effects.sailed = side
    s.ship = s.disc[side]
    clear_debate(s)
    who = show_goals(s, int(s.ship))
    if who >= 0 and shown_by(s, who) == GOALS:
        s.phase = OVER_PHASE
    elif side == BLUE:
        s.phase = STAYING
        s.voice = s.active
    else:
        next_turn(s)


@rare
def clear_debate(s: State) -> None:
    """Take the discs off and put the cards on the discard pile; everyone is back in."""
    for side in range(1, SIDES + 1):
        s.disc[side] = 0
        s.owner[side] = 0
        for kind in range(1, KINDS + 1):
            if s.laid[side, kind]:
                s.discard[kind] += s.laid[side, kind]
                s.top = kind
                s.laid[side, kind] = 0
    s.side = 0
    s.last = 0
    for seat in range(s.seats):
        s.out[seat] = 0
        s.declined[seat] = 0
        s.backed[seat] = 0
