"""Setting up: who begins. The stones stand as the board says; `setup.prepare` has put them there."""

from ithaca.engine.compiler import rare
from ithaca.engine.dice import Key, below, set_key

from .state import MOVING, State


@rare
def deal(s: State, key: Key) -> None:
    """Begin a game on a blank state that holds the options and the stones."""
    set_key(s.dice, key)
    s.active = below(s.dice, int(s.seats))
    s.turns = 1
    s.phase = MOVING
