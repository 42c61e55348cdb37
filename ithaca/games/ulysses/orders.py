"""Standing orders: what the server may answer in a player's name while he is away.

An order sees what its seat sees, and the actions that the seat may choose from.
"""

from collections.abc import Sequence

from ithaca.engine.reading import Reading

from .components import BLUE, CONSENT, PASS, RED
from .state import ANSWERING, DEBATING

ORDERS = ("pass", "consent")  # until somebody objects; until a goal of the seat is concerned
ASK = 0  # no action: the player decides himself


def stands(order: str, view: Reading, seat: int, since: int) -> bool:
    """Whether an order still holds, `since` public moves after it was given."""
    if order == "pass":
        return not view.disc[RED]
    return view.active == seat or not view.disc[BLUE] or not is_concerned(view, seat)


def is_concerned(view: Reading, seat: int) -> bool:
    """Whether the ship could go to a goal of this seat that it has not shown: there the blue disc lies, or
    another could be laid."""
    goals = zip(view.goal[seat], view.shown[seat], strict=True)
    return any(place and not shown and place in view.board.line[view.ship] for place, shown in goals)


def answer(order: str, view: Reading, seat: int, legal: Sequence[int]) -> int:
    """On his own turn the player decides; a proposal gets his consent, and in a debate he passes."""
    if view.phase == ANSWERING and CONSENT in legal:
        return CONSENT
    return PASS if order == "consent" and view.phase == DEBATING and PASS in legal else ASK
