"""The table in names instead of numbers: what every client gets, made from a concealed state."""

from typing import Annotated, Any

from ithaca.engine.compiler import rare, rule
from ithaca.engine.reading import Reading, reading
from ithaca.engine.record import Grid, Int, Real, blank, copy_of, record
from ithaca.engine.text import Word
from ithaca.engine.views import Parts, chances, counts, kept, part, reckoned, winners

from .board import Board
from .components import (
    BLUE,
    CARD_NAMES,
    COLOUR_NAMES,
    COLOURS,
    GOALS,
    KINDS,
    PLAGUES,
    SEATS,
    SIDE_NAMES,
    SIDES,
    TEMPLES,
)
from .debate import cards_for, leader, needed_for
from .goals import shown_by
from .legal import (
    BOUND,
    DISC_DECLINED,
    ONE_DISC,
    becalmed_refused,
    disc_barred,
    pay_refused,
)
from .payment import pay
from .score import shares
from .state import ACTING, ALL_BOUND, BILL_NAMES, NOBODY_BOUND, PAYING, PHASE_NAMES, RAISING, State
from .turns import actor, hand_size
from .voyage import ways_out

PER_SEAT = (
    "temples",
    "held",
    "hands",
    "goals",
    "shown",
    "backs",
    "standing",
    "barred",
)  # lists with an entry for each seat

BARRED_NAMES = {ONE_DISC: "one-disc", DISC_DECLINED: "disc-declined", BOUND: "bound"}

NOT_WALLED, MUST_FREE, MAY_FREE, CANNOT_FREE = range(4)
WALLED_NAMES = ("no", "must", "may", "cannot")


@record
class Figures:
    """What the rules say of a table."""

    actor: Int
    held: Annotated[Grid, Int, SEATS]  # cards in each hand
    shown: Annotated[Grid, Int, SEATS]  # goals that each seat has shown
    cards: Annotated[Grid, Int, SIDES + 1]  # that were played for each side
    needs: Annotated[Grid, Int, SIDES + 1]  # cards that put it in the lead
    leader: Int
    barred: Annotated[Grid, Int, SEATS]  # why a seat may place no disc
    walled: Int  # what plagues all around the ship leave its player
    shares: Annotated[Grid, Real, SEATS]


@record
class Rest:
    """What is still owed, paid in two ways; if they are the same there is no other."""

    first: Annotated[Grid, Int, KINDS + 1]
    last: Annotated[Grid, Int, KINDS + 1]


def figures_of(v: Reading) -> Reading:
    return reckoned(v, Figures, reckon)


@rare
def reckon(views: Grid, i: int, figures: Grid) -> None:
    v, f = views[i], figures[0]
    f.actor = actor(v)
    for seat in range(v.seats):
        f.held[seat] = hand_size(v, seat)
        f.shown[seat] = shown_by(v, seat)
        f.barred[seat] = disc_barred(v, seat)
    for side in range(1, SIDES + 1):
        f.cards[side] = cards_for(v, side)
        f.needs[side] = needed_for(v, side)
    f.leader = leader(v)
    f.walled = walled(v)
    shares(v, f.shares)


@rule
def walled(v: State) -> int:
    """Whether plagues lie all around the ship, and what the active player can do about it."""
    if v.phase != ACTING or ways_out(v):
        return NOT_WALLED
    if becalmed_refused(v, int(v.active), 0):
        return MUST_FREE
    return MAY_FREE if hand_size(v, int(v.active)) >= v.temples[v.active] else CANNOT_FREE


@rare
def reckon_rest(one: Grid, other: Grid, rests: Grid) -> None:
    """Pay once with the earliest kinds as far as possible, once with the latest. In any other payment a card
    could be exchanged for one of an earlier or a later kind: so if these two agree, there is no other."""
    pay_the_rest(one[0], 1, 1, rests[0].first)
    pay_the_rest(other[0], KINDS, -1, rests[0].last)


@rare
def pay_the_rest(s: State, kind: int, step: int, cards: Grid) -> None:
    """All that is owed, beginning with this kind; the last card is only counted, as it has effects."""
    while 1 <= kind <= KINDS:
        if pay_refused(s, int(s.voice), kind):
            kind += step
            continue
        cards[kind] += 1
        if s.owed == 1:
            return
        pay(s, kind)


@kept(
    *("phase", "turns", "active", "pandora_used", "exchanged"),
    *("memory", "bound", "forced", "late_black"),
)
def the_turn(v: Reading, board: Board) -> dict[str, Any]:
    """Where play stands, and by which options."""
    return {
        "phase": PHASE_NAMES[v.phase],
        "turn": v.turns,
        "active": v.active,
        "options": options(v),
        "pandora_used": bool(v.pandora_used),
        "exchanged": bool(v.exchanged),
    }


@kept("ship", "plagued", "plagues")
def the_sea(v: Reading, board: Board) -> dict[str, Any]:
    """The ship, and the plagues in its way."""
    return {
        "ship": place_name(v.ship, board),
        "steps": board.steps(v.ship, shut(v)),  # lines from the ship to each place
        "plagues": [slug for place, slug in enumerate(board.slugs, 1) if v.plagued[place]],
        "plagues_left": PLAGUES - v.plagues,
    }


@kept("seats", "temples", "pack", "discard", "top")
def the_supply(v: Reading, board: Board) -> dict[str, Any]:
    """Temples, and the piles of cards."""
    temples = list(v.temples[: v.seats])
    return {
        "temples": temples,
        "temples_left": TEMPLES - sum(temples),
        "pack": sum(v.pack),
        "discard": counts(v.discard, CARD_NAMES),
        "top": CARD_NAMES[v.top] if v.top else "",
    }


@part
def the_debate(v: Reading, board: Board) -> dict[str, Any]:
    """How the debate of the gods stands, and all else that only the rules can say."""
    figures, seats, sides = figures_of(v), range(v.seats), range(1, SIDES + 1)
    return {
        "actor": figures.actor,
        "held": list(figures.held[: v.seats]),
        **{SIDE_NAMES[side]: place_name(v.disc[side], board) for side in sides},
        "cards": {SIDE_NAMES[side]: figures.cards[side] for side in sides},
        "needs": {SIDE_NAMES[side]: figures.needs[side] for side in sides if v.disc[side]},
        "owners": {SIDE_NAMES[side]: v.owner[side] - 1 for side in sides if v.owner[side]},
        "leader": SIDE_NAMES[figures.leader] if v.disc[BLUE] else "",
        "standing": [standing(v, seat) for seat in seats],
        "barred": [BARRED_NAMES.get(figures.barred[seat], "") if v.disc[BLUE] else "" for seat in seats],
        "winners": winners(figures.shares),
    }


@kept("bill", "owed", "owed_temples", "paid", "side", "target")
def the_bill(v: Reading, board: Board) -> dict[str, Any]:
    """What is being paid."""
    return {
        "bill": BILL_NAMES[v.bill],
        "owed": v.owed,
        "owed_temples": v.owed_temples,
        "paid": counts(v.paid, CARD_NAMES),
        "side": SIDE_NAMES[v.side],
        "target": place_name(v.target, board),
    }


@kept("seats", "goal", "goal_colour", "shown")
def the_shown_goals(v: Reading, board: Board) -> dict[str, Any]:
    seats = range(v.seats)
    return {
        "shown": [goals_of(v, seat, board, shown=True) for seat in seats],
        "backs": [backs(v, seat) for seat in seats],
    }


@kept("seats", "goal", "goal_colour", "shown")
def the_hidden_goals(v: Reading, board: Board) -> dict[str, Any]:
    return {"goals": [goals_of(v, seat, board, shown=False) for seat in range(v.seats)]}


@kept("pile", "pile_size")
def the_piles(v: Reading, board: Board) -> dict[str, Any]:
    return {"piles": {COLOUR_NAMES[colour]: pile(v, colour, board) for colour in range(1, COLOURS + 1)}}


@kept("seats", "hand")
def the_hands(v: Reading, board: Board) -> dict[str, Any]:
    return {"hands": [counts(hand, CARD_NAMES) for hand in v.hand[: v.seats]]}


@kept("seats", "goal", "shown", "plagued")
def the_distances(v: Reading, board: Board) -> dict[str, Any]:
    return {"far": far(v, board)}


@part
def the_rest(v: Reading, board: Board) -> dict[str, Any]:
    return {"rest": rest(v)}


# The same for every viewer. Seats are numbers from 0.
public = Parts(the_turn, the_sea, the_supply, the_debate, the_bill, the_shown_goals)

# What depends on the viewer; names that the viewer does not know are told by their colour: ?violet. When the
# game is over all see all.
private = Parts(the_hidden_goals, the_piles, the_hands, the_distances, the_rest)


def shut(v: Reading) -> frozenset[int]:
    """The places with plagues."""
    return frozenset(place for place, plagued in enumerate(v.plagued) if plagued)


def far(v: Reading, board: Board) -> dict[str, tuple[int, ...]]:
    """How far each place is from the goals that the viewer knows and nobody has shown."""
    goals = [zip(v.goal[seat], v.shown[seat], strict=True) for seat in range(v.seats)]
    known = [place for row in goals for place, shown in row if place and not shown]
    return {place_name(place, board): board.steps(place, shut(v)) for place in known}


def rest(v: Reading) -> dict[str, int]:
    """The cards that have to pay what is still owed, if the viewer pays and has no choice left."""
    if v.phase not in (PAYING, RAISING) or not v.owed:
        return {}
    rests = blank(Rest)
    reckon_rest(copy_of(v.base), copy_of(v.base), rests)  # on copies: paying changes the table
    ways = reading(rests)
    return counts(ways.first, CARD_NAMES) if ways.first == ways.last else {}


def options(v: Reading) -> list[str]:
    """The options that are on."""
    flags = {
        "memory": v.memory,
        "free": v.bound == NOBODY_BOUND,
        "bound": v.bound == ALL_BOUND,
        "becalmed": not v.forced,
        "late-black": v.late_black,
    }
    return [name for name, on in flags.items() if on]


def place_name(place: int, board: Board) -> str:
    return board.slugs[place - 1] if place else ""


def standing(v: Reading, seat: int) -> str:
    """Where a seat stands in the debate: out, the side that it played for, or nothing."""
    if v.out[seat]:
        return "out"
    return SIDE_NAMES[v.backed[seat]]


def goals_of(v: Reading, seat: int, board: Board, shown: bool) -> list[str]:
    goals = zip(v.goal[seat], v.goal_colour[seat], v.shown[seat], strict=True)
    return [goal_name(place, colour, board) for place, colour, open_ in goals if bool(open_) == shown]


def backs(v: Reading, seat: int) -> list[str]:
    """The colours of a seat's hidden goals."""
    goals = zip(v.goal_colour[seat], v.shown[seat], strict=True)
    return [COLOUR_NAMES[colour] for colour, shown in goals if not shown]


def goal_name(place: int, colour: int, board: Board) -> str:
    return board.slugs[place - 1] if place else f"?{COLOUR_NAMES[colour]}"


def pile(v: Reading, colour: int, board: Board) -> list[str]:
    """The cards of a goal pile from the top."""
    return [goal_name(place, colour, board) for place in v.pile[colour][: v.pile_size[colour]]]


def hidden_names(v: Reading, likely: Grid, board: Board) -> list[list[dict[str, float]]]:
    """How likely each place is for each goal that a seat has not shown, in the order of `goals`."""
    hidden = [
        [seat * GOALS + slot for slot in range(GOALS) if not v.shown[seat][slot]] for seat in range(v.seats)
    ]
    return [[chances(likely[goal], board.slugs) for goal in goals] for goals in hidden]


def hidden_words(v: Reading, board: Board) -> list[Word]:
    """What a goal may be, the first id first."""
    return [Word("place", slug) for slug in board.slugs]
