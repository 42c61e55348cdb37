"""What a seat may infer from the moves it has seen: how likely each mission is for each other seat."""

from typing import Annotated

from ithaca.engine.compiler import rule
from ithaca.engine.record import Grid, Int, Long, record

from .state import State
from .tables import MISSIONS, SEATS

SETS = 1 << MISSIONS


@record
class Belief:
    """Odds of the missions, as whole numbers from 0 to 1000; only their ratio matters."""

    odds: Annotated[Grid, Int, SEATS, MISSIONS + 1]  # odds[seat, mission]
    ways: Annotated[Grid, Long, SETS]  # scratch for `guess`: worlds left, by set of missions dealt


@rule
def believe_nothing(belief: Belief) -> None:
    """Every mission equally likely."""
    for seat in range(SEATS):
        for mission in range(1, MISSIONS + 1):
            belief.odds[seat, mission] = 1


@rule
def believe(s: State, action: int, belief: Belief) -> None:
    """Fold a seen move into the belief; `s` is what the believing seat saw before it."""
