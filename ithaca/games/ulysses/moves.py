"""The names of the moves, and the words and clauses for those that are refused."""

import functools
from collections.abc import Sequence

from ithaca.engine.notation import Notation, Verb
from ithaca.engine.reading import Reading
from ithaca.engine.story import Argument, Event, seat_word
from ithaca.engine.text import Word

from . import legal
from .board import Board
from .components import (
    BECALMED,
    BLACK,
    BLUE,
    BUILD,
    CARD_NAMES,
    CLEANSE,
    COLOUR_NAMES,
    CONSENT,
    EXCHANGE,
    EXCHANGE_SEEN,
    FROM,
    LAY_PLAGUE,
    NO_SIDE,
    OPEN_PANDORA,
    PASS,
    PAY,
    PLACE_BLACK,
    PLACE_RED,
    PROPOSE,
    RED,
    SIDE_NAMES,
    STAND,
    STAY,
    SUPPORT,
    YIELD,
)
from .state import ACTING, ANSWERING, BILL_NAMES, DEBATING, EXCHANGING, PAYING, PHASE_NAMES, RAISING, STAYING
from .view import WALLED_NAMES, figures_of

VERBS = (
    Verb("pass", PASS, (), "debate/pass"),
    Verb("consent", CONSENT, (), "debate/consent"),
    Verb("stand", STAND, (), "debate/support"),
    Verb("stay", STAY, (), "wind/stay"),
    Verb("yield", YIELD, (), "wind/next"),
    Verb("pandora", OPEN_PANDORA, (), "actions/pandora"),
    Verb("build", BUILD, (), "temple/cost"),
    Verb("becalmed", BECALMED, (), "propose/calm"),
    Verb("plague", LAY_PLAGUE, ("place",), "plague/place"),
    Verb("cleanse", CLEANSE, ("place",), "plague/remove"),
    Verb("exchange", EXCHANGE, ("place",), "exchange/goal"),
    Verb("propose", PROPOSE, ("place",), "propose/line"),
    Verb("red", PLACE_RED, ("place",), "debate/red"),
    Verb("black", PLACE_BLACK, ("place",), "debate/black"),
    Verb("from", FROM, ("colour",), "exchange/choice"),
    Verb("support", SUPPORT, ("side",), "debate/support"),
    Verb("pay", PAY, ("card",), "actions/pay"),
    Verb("exchange", EXCHANGE_SEEN, ("back",), "exchange/backs", playable=False),
)

VOCABULARY = {
    "card": CARD_NAMES[1:],
    "colour": COLOUR_NAMES[1:],
    "side": SIDE_NAMES[1:],
    "back": tuple(f"?{colour}" for colour in COLOUR_NAMES[1:]),
}

REASONS = {
    legal.GAME_OVER: ("refused-game-over", "end/fourth"),
    legal.ACT_FIRST: ("refused-act-first", "actions/any"),
    legal.COLOUR_FIRST: ("refused-colour-first", "exchange/choice"),
    legal.PAY_FIRST: ("refused-pay-first", "actions/pay"),
    legal.ANSWER_FIRST: ("refused-answer-first", "debate/consent"),
    legal.DEBATE_FIRST: ("refused-debate-first", "debate/support"),
    legal.RAISE_FIRST: ("refused-raise-first", "debate/support"),
    legal.WIND_FIRST: ("refused-wind-first", "wind/now"),
    legal.NO_SUCH_PLACE: ("refused-no-such-place", "setup/board"),
    legal.NO_LINE: ("refused-no-line", "propose/line"),
    legal.PLAGUED: ("refused-plagued", "propose/plague"),
    legal.MUST_PROPOSE: ("refused-must-propose", "propose/must"),
    legal.MUST_CLEANSE: ("refused-must-cleanse", "propose/walled"),
    legal.KEEP_THE_PRICE: ("refused-keep-the-price", "propose/walled"),
    legal.WALLS_IN: ("refused-walls-in", "propose/walled"),
    legal.NO_PANDORA: ("refused-no-pandora", "actions/pandora"),
    legal.PANDORA_USED: ("refused-pandora-used", "actions/pandora"),
    legal.NO_PLAGUE_CARD: ("refused-no-plague-card", "plague/place"),
    legal.ALREADY_PLAGUED: ("refused-already-plagued", "plague/single"),
    legal.NO_PLAGUE_LEFT: ("refused-no-plague-left", "plague/supply"),
    legal.NO_PLAGUE_THERE: ("refused-no-plague-there", "plague/remove"),
    legal.TOO_FEW_CARDS: ("refused-too-few-cards", "actions/pay"),
    legal.NOT_YOUR_GOAL: ("refused-not-your-goal", "exchange/goal"),
    legal.GOAL_SHOWN: ("refused-goal-shown", "exchange/hidden"),
    legal.EXCHANGED: ("refused-exchanged", "exchange/once"),
    legal.NO_PILE: ("refused-no-pile", "exchange/pile"),
    legal.SHIP_COLOUR: ("refused-ship-colour", "exchange/colour"),
    legal.PILE_EMPTY: ("refused-pile-empty", "exchange/pile"),
    legal.NO_TEMPLE_LEFT: ("refused-no-temple-left", "temple/supply"),
    legal.TOO_FEW_TEMPLES: ("refused-too-few-temples", "temple/cost"),
    legal.DISC_THERE: ("refused-disc-there", "debate/place"),
    legal.TOO_FEW_OBJECTIONS: ("refused-too-few-objections", "debate/support"),
    legal.TOO_FEW_FOR_RED: ("refused-too-few-objections", "debate/red"),
    legal.TOO_FEW_FOR_BLACK: ("refused-too-few-objections", "debate/black"),
    legal.CANNOT_CLEANSE: ("refused-cannot-cleanse", "debate/cleansed"),
    legal.BLACK_LIES: ("refused-black-lies", "debate/black"),
    legal.ONE_DISC: ("refused-one-disc", "debate/single"),
    legal.DISC_DECLINED: ("refused-disc-declined", "debate/right"),
    legal.BOUND: ("refused-bound", "debate/bound"),
    legal.OWN_DISC: ("refused-own-disc", "debate/side"),
    legal.NO_SUCH_DISC: ("refused-no-such-disc", "debate/black"),
    legal.NOT_HELD: ("refused-not-held", "actions/pay"),
    legal.WRONG_CARD: ("refused-wrong-card", "actions/zeus"),
    legal.TEMPLES_OWED: ("refused-temples-owed", "temple/payment"),
    legal.OBJECTIONS_ONLY: ("refused-objections-only", "debate/cards"),
    legal.OBJECTIONS_OWED: ("refused-objections-owed", "debate/cleansed"),
    legal.MORE_TO_LEAD: ("refused-more-to-lead", "debate/support"),
    legal.NO_WIND: ("refused-no-wind", "wind/stay"),
    legal.NO_SUCH_ACTION: ("refused-no-such-action", "actions/any"),
}


@functools.lru_cache(maxsize=64)
def notation(board: Board) -> Notation:
    """The names of all moves on this board."""
    return Notation(VERBS, {**VOCABULARY, "place": board.slugs})


def question(view: Reading, names: Notation) -> Event:
    """What the actor has to decide, as a sentence."""
    places = names.vocabulary["place"]
    args: dict[str, Argument] = {}
    if view.phase == ACTING:
        args = {"walled": WALLED_NAMES[figures_of(view).walled]}
    elif view.phase == PAYING:
        args = {"bill": BILL_NAMES[view.bill], "owed": view.owed, "temples": view.owed_temples}
        args |= {"place": place_word(view.target, places), "reserve": view.needed}
    elif view.phase == RAISING:
        args = {"side": side_word(view.side), "owed": view.owed}
    elif view.phase == ANSWERING:
        args = {"seat": seat_word(view.active), "place": place_word(view.disc[BLUE], places)}
    elif view.phase == DEBATING:
        args = {"side": side_word(figures_of(view).leader)}
    elif view.phase == STAYING:
        args = {"place": place_word(view.ship, places)}
    elif view.phase == EXCHANGING:
        args = {"price": view.temples[view.active]}
    return Event(f"ask-{PHASE_NAMES[view.phase]}", args)


def side_word(side: int) -> Word:
    return Word("side", SIDE_NAMES[side])


def place_word(place: int, slugs: Sequence[str]) -> Argument:
    return Word("place", slugs[place - 1]) if place else ""


def label_words(view: Reading, actions: Sequence[int]) -> list[dict[str, Argument]]:
    """What the names of these actions need in addition to their own arguments: what they take."""
    price, needs = view.temples[view.voice], figures_of(view).needs
    return [{"price": price, "needed": needed_by(view, action, needs)} for action in actions]


def refusal_words(view: Reading, action: int) -> dict[str, Argument]:
    """What a refusal needs in addition to the action's own arguments."""
    [words] = label_words(view, [action])
    wanted = legal.card_for(view.bill)
    colour = view.board.colour[view.ship]
    return {
        **words,
        "owed": view.owed,
        "wanted": Word("card", CARD_NAMES[wanted]) if wanted else "",
        "bound": side_word(view.backed[view.voice]) if view.backed[view.voice] else "",
        "ship_colour": Word("colour", COLOUR_NAMES[colour]) if colour else "",
    }


def needed_by(view: Reading, action: int, needs: Sequence[int]) -> int:
    """The cards that this action takes to lead in the debate."""
    side = NO_SIDE
    if PLACE_RED <= action < PLACE_BLACK:
        side = RED
    elif PLACE_BLACK <= action < FROM:
        side = BLACK
    elif SUPPORT <= action < PAY:
        side = action - SUPPORT + 1
    return needs[side] if side else int(view.needed)
