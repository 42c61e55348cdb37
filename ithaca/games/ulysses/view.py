"""The table in names instead of numbers: what every client gets, made from a concealed state."""

from typing import Any

from ithaca.engine.record import Grid
from ithaca.engine.views import chances, counts, winners

from .board import Board
from .debate import cards_for, leader, needed_for
from .state import BILL_NAMES, PHASE_NAMES, State
from .tables import BLUE, CARD_NAMES, COLOUR_NAMES, COLOURS, GOALS, PLAGUES, SIDE_NAMES, SIDES, TEMPLES
from .turns import actor, hand_size

PER_SEAT = (
    "temples",
    "held",
    "hands",
    "goals",
    "shown",
    "backs",
    "standing",
)  # lists with an entry for each seat


def describe(v: State, board: Board) -> dict[str, Any]:
    """Everything that this viewer knows of the table. Seats are numbers from 0."""
    seats = range(int(v.seats))
    return {
        "phase": PHASE_NAMES[v.phase],
        "turn": int(v.turns),
        "actor": actor(v),
        "active": int(v.active),
        "options": options(v),
        "pandora_used": bool(v.pandora_used),
        "exchanged": bool(v.exchanged),
        "ship": place_name(v.ship, board),
        "plagues": [slug for place, slug in enumerate(board.slugs, 1) if v.plagued[place]],
        "plagues_left": PLAGUES - int(v.plagues),
        "temples": [int(v.temples[seat]) for seat in seats],
        "temples_left": TEMPLES - int(v.temples[: v.seats].sum()),
        "held": [hand_size(v, seat) for seat in seats],
        "pack": int(v.pack.sum()),
        "discard": counts(v.discard, CARD_NAMES),
        "top": CARD_NAMES[v.top] if v.top else "",
        # The debate of the gods.
        **{SIDE_NAMES[side]: place_name(v.disc[side], board) for side in range(1, SIDES + 1)},
        "cards": {SIDE_NAMES[side]: cards_for(v, side) for side in range(1, SIDES + 1)},
        "needs": needs(v),
        "owners": {SIDE_NAMES[side]: int(v.owner[side]) - 1 for side in range(1, SIDES + 1) if v.owner[side]},
        "leader": SIDE_NAMES[leader(v)] if v.disc[BLUE] else "",
        "standing": [standing(v, seat) for seat in seats],
        # What is being paid.
        "bill": BILL_NAMES[v.bill],
        "owed": int(v.owed),
        "owed_temples": int(v.owed_temples),
        "paid": counts(v.paid, CARD_NAMES),
        "side": SIDE_NAMES[v.side],
        "target": place_name(v.target, board),
        # Names that this viewer does not know are told by their colour: ?violet.
        "goals": [goals_of(v, seat, board, shown=False) for seat in seats],
        "shown": [goals_of(v, seat, board, shown=True) for seat in seats],
        "backs": [backs(v, seat) for seat in seats],
        "piles": {COLOUR_NAMES[colour]: pile(v, colour, board) for colour in range(1, COLOURS + 1)},
        "hands": [counts(v.hand[seat], CARD_NAMES) for seat in seats],
        "winners": winners(v),
    }


def options(v: State) -> list[str]:
    """The options that are on."""
    flags = {"memory": v.memory, "bound": v.bound, "forced": v.forced, "late-black": v.late_black}
    return [name for name, on in flags.items() if on]


def place_name(place: int, board: Board) -> str:
    return board.slugs[place - 1] if place else ""


def needs(v: State) -> dict[str, int]:
    """How many cards it takes to put each side in the lead."""
    return {SIDE_NAMES[side]: needed_for(v, side) for side in range(1, SIDES + 1) if v.disc[side]}


def standing(v: State, seat: int) -> str:
    """Where a seat stands in the debate: out, the side that it played for, or nothing."""
    if v.out[seat]:
        return "out"
    return SIDE_NAMES[v.backed[seat]]


def goals_of(v: State, seat: int, board: Board, shown: bool) -> list[str]:
    slots = [slot for slot in range(GOALS) if bool(v.shown[seat, slot]) == shown]
    return [goal_name(int(v.goal[seat, slot]), int(v.goal_colour[seat, slot]), board) for slot in slots]


def backs(v: State, seat: int) -> list[str]:
    """The colours of a seat's hidden goals."""
    return [COLOUR_NAMES[v.goal_colour[seat, slot]] for slot in range(GOALS) if not v.shown[seat, slot]]


def goal_name(place: int, colour: int, board: Board) -> str:
    return place_name(place, board) if place else f"?{COLOUR_NAMES[colour]}"


def pile(v: State, colour: int, board: Board) -> list[str]:
    """The cards of a goal pile from the top."""
    return [goal_name(int(v.pile[colour, i]), colour, board) for i in range(v.pile_size[colour])]


def hidden_names(v: State, likely: Grid, board: Board) -> list[list[dict[str, float]]]:
    """How likely each place is for each goal that a seat has not shown, in the order of `goals`."""
    hidden = [
        [seat * GOALS + slot for slot in range(GOALS) if not v.shown[seat, slot]]
        for seat in range(int(v.seats))
    ]
    return [[chances(likely[goal], board.slugs) for goal in goals] for goals in hidden]
