"""The rules of L'Odyssée d'Ulysse, in the order of play.

`deal`, then until the game is over: `actor` decides among `legal`, and `apply` plays it. A turn: a player
who is held rolls to get free; one who is free rolls and sails (`voyage.sail`), and on a star meets a card
(`encounters.meet_star`): it is beaten, or has its way (`encounters.suffer`), unless help is used.
"""

from ithaca.engine.compiler import rule
from ithaca.engine.dice import below

from .components import ARM, DIE, ENDURE, HELP, ROLL, ROUTE, SEATS
from .deal import deal, take_weapon
from .encounters import leave_bag, roll_for_bag, suffer, test, use_help, wreck
from .legal import legal, why
from .score import points, shares, sound
from .state import ARMING, BAGGING, MOVING, TESTING, State
from .turns import actor, choose_way
from .voyage import roll_to_sail, take_route

__all__ = ["actor", "apply", "deal", "legal", "points", "shares", "sound", "why"]


@rule
def apply(s: State, action: int) -> None:
    """Play a legal action and move on to the next decision. Legality is not checked."""
    clear_effects(s)
    if action == ROLL:
        roll(s)
    elif action == ENDURE:
        suffer(s)
    elif action >= ROUTE:
        take_route(s, action - ROUTE + 1)
    elif action >= HELP:
        use_help(s, action - HELP + 1)
    elif s.phase != ARMING:
        leave_bag(s)
    else:
        if action == ARM:
            s.effects.armed = s.armoury[0]
            take_weapon(s, int(s.active))
        choose_way(s)


@rule
def roll(s: State) -> None:
    """One die for everything; the phase says what it is for."""
    die = below(s.dice, DIE) + 1
    s.effects.die = die
    if s.phase == MOVING:
        roll_to_sail(s, die)
    elif s.phase == TESTING:
        test(s, die)
    elif s.phase == BAGGING:
        roll_for_bag(s, die)
    else:
        wreck(s, die)


@rule
def clear_effects(s: State) -> None:
    """Forget what the last action did."""
    s.effects.die = 0
    s.effects.drawn = 0
    s.effects.faced = 0
    s.effects.beaten = 0
    s.effects.struck = 0
    s.effects.moved = 0
    s.effects.armed = 0
    for seat in range(SEATS):
        s.effects.served[seat] = 0
