"""The names of the moves, and the words and clauses for those that are refused."""

import functools
from collections.abc import Sequence

from ithaca.engine.errors import IllegalMove
from ithaca.engine.notation import Notation, Verb
from ithaca.engine.reading import Reading
from ithaca.engine.story import Argument, Event

from . import legal
from .board import Board
from .components import MOVE, PAIRS, SQUARE_NAMES
from .state import PHASE_NAMES
from .view import catches_of

IN_LINE = tuple((SQUARE_NAMES[square - 1], SQUARE_NAMES[there - 1]) for square, there in PAIRS)
VERBS = (Verb("move", MOVE, ("stone", "square"), "move/straight", only=IN_LINE),)

REASONS = {
    legal.GAME_OVER: ("refused-game-over", "end/few"),
    legal.NO_STONE: ("refused-no-stone", "move/turn"),
    legal.NOT_YOURS: ("refused-not-yours", "move/turn"),
    legal.TAKEN: ("refused-taken", "move/free"),
    legal.BLOCKED: ("refused-blocked", "move/free"),
    legal.ONE_STEP: ("refused-one-step", "move/step"),
    legal.NO_SUCH_ACTION: ("refused-no-such-action", "move/turn"),
}


class Moves(Notation):
    """Moves along a line. Others have no number, so no rule can refuse them: the reason is given here."""

    def parse(self, text: str) -> int:
        _, *squares = text.strip().lower().split(":")
        if len(squares) == 2 and set(squares) <= set(SQUARE_NAMES) and tuple(squares) not in IN_LINE:
            raise IllegalMove(
                "refused-not-straight", game="petteia", clause="petteia/move/straight", move=text
            )
        return super().parse(text)


@functools.lru_cache(maxsize=64)
def notation(board: Board) -> Notation:
    """The names of all moves; they are the same on every board."""
    return Moves(VERBS, {"stone": SQUARE_NAMES, "square": SQUARE_NAMES})


def question(view: Reading, names: Notation) -> Event:
    """What the actor has to decide, as a sentence."""
    return Event(f"ask-{PHASE_NAMES[view.phase]}", {})


def label_words(view: Reading, actions: Sequence[int]) -> list[dict[str, Argument]]:
    """What the names of these actions need in addition to their own arguments: what each would catch. The
    squares are one string, for clients that show them."""
    return [{"count": len(caught), "caught": " ".join(caught)} for caught in catches_of(view, actions)]


def refusal_words(view: Reading, action: int) -> dict[str, Argument]:
    """What a refusal needs in addition to the action's own arguments: nothing."""
    return {}
