"""The one door of petteia: what one sees. Nothing is secret but the dice, which have already fallen."""

from ithaca.engine.compiler import rule
from ithaca.engine.dice import Dice, set_random_key

from .belief import Belief
from .state import State


@rule
def conceal(s: State, seat: int, view: State) -> None:
    """Write into a blank `view` what this seat sees; SPECTATOR sees the same.

    Closed by default: only what is copied here is seen. That is everything but the dice.
    """
    view.effects = s.effects
    view.seats = s.seats
    view.step = s.step
    view.safe_corner = s.safe_corner
    view.phase = s.phase
    view.turns = s.turns
    view.active = s.active
    view.calm = s.calm
    view.ended = s.ended
    view.winner = s.winner
    view.stone = s.stone


@rule
def seen(s: State, action: int, seat: int) -> int:
    """Every move is open."""
    return action


@rule
def guess(s: State, belief: Belief, luck: Dice) -> None:
    """Fill a concealed state with a world that its seat cannot tell from the real one: only the dice."""
    set_random_key(s.dice, luck)
