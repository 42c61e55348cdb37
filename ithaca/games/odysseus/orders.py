"""Standing orders: what the server may answer in a player's name while he is away.

An order sees what its seat sees, and the actions that the seat may choose from.
"""

from collections.abc import Sequence

from ithaca.engine.reading import Reading

from .components import PASS
from .state import TURN

ORDERS = ("pass",)
ASK = 0  # no action: the player decides himself


def stands(order: str, view: Reading, seat: int, since: int) -> bool:
    """Whether the `since` public moves after the order was given were all passes, and of this round. In a new
    round the hands have changed."""
    return view.phase == TURN and view.passes >= since


def answer(order: str, view: Reading, seat: int, legal: Sequence[int]) -> int:
    return PASS if PASS in legal else ASK
