"""The rules of petteia, in the order of play.

`deal`, then until the game is over: `actor` decides among `legal`, and `apply` plays it. A turn is one move;
what it catches is taken off, and the turn passes (`turns.next_turn`).
"""

from ithaca.engine.compiler import rule

from .capture import caught_beside
from .components import DIRECTIONS, FROM, TO
from .deal import deal
from .legal import legal, why
from .score import points, shares, sound
from .state import State
from .turns import actor, next_turn

__all__ = ["actor", "apply", "deal", "legal", "points", "shares", "sound", "why"]


@rule
def apply(s: State, action: int) -> None:
    """Play a legal action and move on to the next decision. Legality is not checked."""
    clear_effects(s)
    s.effects.start, s.effects.end = FROM[action], TO[action]
    s.stone[TO[action]] = s.stone[FROM[action]]
    s.stone[FROM[action]] = 0
    s.calm += 1
    take_caught(s, TO[action])
    next_turn(s)


@rule
def take_caught(s: State, square: int) -> None:
    """Take off what the stone that moved here has caught, in every direction at once. Nothing that is caught
    in one direction is needed to catch in another, so the order does not matter."""
    side = int(s.active) + 1
    for direction in range(DIRECTIONS):
        there = caught_beside(s, square, direction, side)
        if there:
            s.effects.caught[direction] = there
            s.stone[there] = 0
            s.calm = 0


@rule
def clear_effects(s: State) -> None:
    """Forget what the last action did."""
    s.effects.start = 0
    s.effects.end = 0
    for direction in range(DIRECTIONS):
        s.effects.caught[direction] = 0
