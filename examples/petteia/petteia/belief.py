"""What a seat may infer from the moves it has seen: nothing here, where all lies open."""

from ithaca.engine.compiler import rule
from ithaca.engine.protocol import Actions
from ithaca.engine.record import Int, record

from .state import State


@record
class Belief:
    """No hidden thing belongs to anyone, so there is nothing to believe of anyone."""

    nothing: Int


@rule
def believe_nothing(belief: Belief) -> None:
    belief.nothing = 0


@rule
def hides(s: State, out: Actions) -> int:
    """Write what each seat hides; return how many there are: none."""
    return 0


@rule
def believe(s: State, action: int, belief: Belief) -> None:
    """Fold a seen move into the belief; `s` is what the believing seat saw before it."""
