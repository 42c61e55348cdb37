"""The names of the moves, and the words and clauses for those that are refused."""

import functools
from collections.abc import Sequence

from ithaca.engine.notation import Notation, Verb
from ithaca.engine.reading import Reading
from ithaca.engine.story import Argument, Event
from ithaca.engine.text import Word

from . import legal
from .board import Board
from .components import ARM, CARD_NAMES, DECLINE, ENDURE, HELP, HELPS, ROLL, ROUTE
from .state import HELPING, MOVING, PHASE_NAMES, ROUTING, TESTING
from .view import figures_of

VERBS = (
    Verb("roll", ROLL, (), "turn/roll"),
    Verb("endure", ENDURE, (), "help/when"),
    Verb("arm", ARM, (), "hades/arm"),
    Verb("decline", DECLINE, (), "hades/arm"),
    Verb("help", HELP, ("help",), "help/when"),
    Verb("route", ROUTE, ("route",), "turn/route"),
)

REASONS = {
    legal.GAME_OVER: ("refused-game-over", "end/settled"),
    legal.ROUTE_FIRST: ("refused-route-first", "turn/route"),
    legal.ANSWER_FIRST: ("refused-answer-first", "help/when"),
    legal.ARM_FIRST: ("refused-arm-first", "hades/arm"),
    legal.NOTHING_TO_HELP: ("refused-nothing-to-help", "help/when"),
    legal.NOT_HELD: ("refused-not-held", "help/kept"),
    legal.NO_HELP: ("refused-no-help", "help/when"),
    legal.NOT_ON_HADES: ("refused-not-on-hades", "hades/arm"),
    legal.NO_FORK: ("refused-no-fork", "turn/route"),
    legal.OTHER_FORK: ("refused-other-fork", "turn/route"),
    legal.BAG_DRIVES: ("refused-bag-drives", "bag/must"),
    legal.NO_SUCH_ACTION: ("refused-no-such-action", "turn/roll"),
}


@functools.lru_cache(maxsize=64)
def notation(board: Board) -> Notation:
    """The names of all moves on this board."""
    vocabulary = {"help": CARD_NAMES[1 : HELPS + 1], "route": board.routes, "space": board.slugs}
    return Notation(VERBS, vocabulary)


def question(view: Reading, names: Notation) -> Event:
    """What the actor has to decide, as a sentence."""
    return Event(f"ask-{PHASE_NAMES[view.phase]}", roll_words(view))


def roll_words(view: Reading) -> dict[str, Argument]:
    """What is being met, and what the die must show."""
    if view.phase == TESTING:
        return {"card": card_word(view.facing), "least": figures_of(view).to_beat + 1}
    if view.phase == HELPING:
        return {"card": card_word(view.facing)}
    if view.phase == MOVING:
        return {"halved": view.halved[view.active], "bag": bag_word(view)}
    return {"bag": bag_word(view)} if view.phase == ROUTING else {}


def bag_word(view: Reading) -> str:
    """Whether the bag of winds drives the trireme, and whether it may be left alone."""
    if not view.blown:
        return "none"
    return "may" if view.bag_may and not view.pips else "must"


def card_word(card: int) -> Word:
    return Word("card", CARD_NAMES[card])


def label_words(view: Reading, actions: Sequence[int]) -> list[dict[str, Argument]]:
    """What the names of these actions need in addition to their own arguments: what the die is for, and what
    is left alone."""
    phase: dict[str, Argument] = {"phase": PHASE_NAMES[view.phase]}
    return [phase if action in (ROLL, DECLINE) else {} for action in actions]


def refusal_words(view: Reading, action: int) -> dict[str, Argument]:
    """What a refusal needs in addition to the action's own arguments: what is being met."""
    return {"card": card_word(view.facing) if view.facing else ""}
