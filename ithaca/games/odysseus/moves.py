"""The names of the moves, and the words and clauses for those that are refused."""

import functools
from collections.abc import Sequence

from ithaca.engine.notation import NamedMove, Notation, Verb
from ithaca.engine.reading import Reading
from ithaca.engine.story import Argument, Event
from ithaca.engine.text import Word

from . import legal
from .board import Board
from .components import (
    ADVENTURE_NAMES,
    ALLOW,
    CARDS,
    COUNTER,
    DISC,
    DOUBLE,
    DROP,
    GOD_NAMES,
    HADES,
    HIDDEN,
    HIDE,
    LIFT,
    LIFT_NTH,
    PASS,
    SEATS,
    START,
    STOP,
    STORM,
    SWAP,
    WIND,
    WIND_NAMES,
    ZONE_NAMES,
)
from .state import CHOOSING, PHASE_NAMES, WINDOW

VERBS = (
    Verb("pass", PASS, (), "turn/pass"),
    Verb("stop", STOP, (), "zeus/stop"),
    Verb("counter", COUNTER, (), "athena/counter"),
    Verb("allow", ALLOW, (), "athena/window"),
    Verb("start", START, ("island",), "setup/ship"),
    Verb("wind", WIND, ("wind", "zone"), "turn/wind"),
    Verb("hide", HIDE, ("wind", "zone"), "hades/hide"),
    Verb("storm", STORM, ("zone",), "poseidon/storm"),
    Verb("double", DOUBLE, ("zone",), "aphrodite/double"),
    Verb("lift", LIFT, ("zone", "card"), "hermes/move"),
    Verb("drop", DROP, ("zone",), "hermes/move"),
    Verb("swap", SWAP, ("seat",), "dionysos/swap"),
    Verb("disc", DISC, ("adventure",), "refill/choice"),
    Verb("lift", LIFT_NTH, ("zone", "nth"), "hermes/hidden"),
    Verb("hide", HIDDEN, ("unseen", "zone"), "hades/hide", playable=False),
)

VOCABULARY = {
    "wind": WIND_NAMES[1:],
    "unseen": WIND_NAMES[:1],
    "card": ("hidden", *WIND_NAMES[1:]),
    "nth": tuple(f"hidden{nth}" for nth in range(1, CARDS + 1)),
    "zone": ZONE_NAMES[1:],
    "seat": tuple(str(seat) for seat in range(SEATS)),
    "adventure": ADVENTURE_NAMES[1:],
}

REASONS = {
    legal.GAME_OVER: ("refused-game-over", "end/ten"),
    legal.SHIP_FIRST: ("refused-ship-first", "setup/ship"),
    legal.SHIP_PLACED: ("refused-ship-placed", "setup/ship"),
    legal.NO_SUCH_ISLAND: ("refused-no-such-island", "variant/four"),
    legal.DISC_FIRST: ("refused-disc-first", "refill/choice"),
    legal.NO_DISC_NOW: ("refused-no-disc-now", "refill/choice"),
    legal.NOT_IN_RESERVE: ("refused-not-in-reserve", "refill/choice"),
    legal.ATHENA_FIRST: ("refused-athena-first", "athena/window"),
    legal.NOTHING_TO_COUNTER: ("refused-nothing-to-counter", "athena/window"),
    legal.NOTHING_HIDDEN: ("refused-nothing-hidden", "athena/own-turn"),
    legal.DROP_FIRST: ("refused-drop-first", "hermes/move"),
    legal.NOTHING_LIFTED: ("refused-nothing-lifted", "hermes/move"),
    legal.SAME_ZONE: ("refused-same-zone", "hermes/move"),
    legal.NOT_HELD: ("refused-not-held", "turn/wind"),
    legal.NOT_YOUR_GOD: ("refused-not-your-god", "powers/once"),
    legal.POWER_SPENT: ("refused-power-spent", "powers/once"),
    legal.HADES_OPEN: ("refused-hades-open", "hades/countered"),
    legal.NO_SUCH_CARD: ("refused-no-such-card", "hermes/move"),
    legal.NO_DIONYSOS: ("refused-no-dionysos", "dionysos/swap"),
    legal.SWAP_SELF: ("refused-swap-self", "dionysos/swap"),
    legal.NO_SUCH_SEAT: ("refused-no-such-seat", "setup/players"),
    legal.NO_SUCH_ACTION: ("refused-no-such-action", "turn/one"),
    legal.WHICH_HIDDEN: ("refused-which-hidden", "hermes/hidden"),
    legal.ONE_HIDDEN: ("refused-one-hidden", "hermes/hidden"),
}


class Moves(Notation):
    """A face-down card with a number is told as a card, like every other that Hermes takes."""

    def move(self, action: int) -> NamedMove:
        verb, args = super().move(action)
        if nth := args.pop("nth", None):
            args["card"] = Word("card", nth.name)
        return NamedMove(verb, args)


@functools.lru_cache(maxsize=64)
def notation(board: Board) -> Notation:
    """The names of all moves on this board."""
    return Moves(VERBS, {**VOCABULARY, "island": board.slugs})


def question(view: Reading, names: Notation) -> Event:
    """What the actor has to decide, as a sentence."""
    args: dict[str, Argument] = {}
    if view.late:
        return Event("ask-late", args)
    if view.phase == WINDOW:
        args["god"] = Word("god", GOD_NAMES[view.power])
    if view.phase == CHOOSING:
        args["island"] = Word("island", names.vocabulary["island"][view.origin - 1])
    return Event(f"ask-{PHASE_NAMES[view.phase]}", args)


def label_words(view: Reading, actions: Sequence[int]) -> list[dict[str, Word]]:
    """What the names of these actions need in addition to their own arguments."""
    words: list[dict[str, Word]] = [{}] * len(actions)
    if COUNTER in actions:
        words[actions.index(COUNTER)] = {"god": Word("god", GOD_NAMES[view.power or HADES])}
    return words


def refusal_words(view: Reading, action: int) -> dict[str, Word]:
    """What a refusal needs in addition to the action's own arguments: whose power it is."""
    is_power = action in (STOP, COUNTER) or HIDE <= action < DROP or LIFT_NTH <= action < HIDDEN
    return {"god": Word("god", GOD_NAMES[legal.god_of(action)])} if is_power else {}
