"""What a seat may infer from the moves it has seen: how likely each place is for each hidden goal."""

from typing import Annotated

from ithaca.engine.compiler import rule
from ithaca.engine.record import Grid, Int, record

from .state import State
from .tables import GOALS, PLACES, SEATS


@record
class Belief:
    """Odds of the places, as whole numbers from 0 to 1000; only their ratio matters."""

    odds: Annotated[Grid, Int, SEATS, GOALS, PLACES + 1]  # odds[seat, slot, place]


@rule
def believe_nothing(belief: Belief) -> None:
    """Every place equally likely."""
    for seat in range(SEATS):
        for slot in range(GOALS):
            for place in range(1, PLACES + 1):
                belief.odds[seat, slot, place] = 1


@rule
def believe(s: State, action: int, belief: Belief) -> None:
    """Fold a seen move into the belief; `s` is what the believing seat saw before it."""
