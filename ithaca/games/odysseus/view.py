"""The table in names instead of numbers: what every client gets, made from a concealed state."""

import functools
import threading
from typing import Annotated, Any

import numpy as np

from ithaca.engine import entrypoints
from ithaca.engine.compiler import rare, rule
from ithaca.engine.offers import Scratch
from ithaca.engine.reading import Reading, rows_as_bytes
from ithaca.engine.record import Grid, Int, Real, Tiny, blank, dtype_of, record
from ithaca.engine.text import Word
from ithaca.engine.views import (
    Parts,
    actor_of,
    chances,
    counts,
    for_decider,
    kept,
    part,
    reckoned,
    winners,
)

from .board import Board
from .components import (
    ACTIONS,
    ADVENTURE_NAMES,
    ADVENTURES,
    APHRODITE,
    CALM,
    COLOUR_NAMES,
    COLOURS,
    COUNTER,
    DROP,
    GOD_NAMES,
    GODS,
    HERMES,
    ISLANDS,
    LEGS,
    LIFT,
    MISSION_CARDS,
    PAYS,
    POSEIDON,
    SEATS,
    SWAP,
    UNKNOWN,
    VARIANT_NAMES,
    WIND,
    WIND_1,
    WIND_5,
    WIND_NAMES,
    WINDS,
    ZONE_NAMES,
    ZONES,
)
from .deal import is_island
from .legal import legal
from .moves import notation
from .rules import apply
from .score import shares
from .state import CHOOSING, OVER_PHASE, PHASE_NAMES, State
from .voyage import strongest_colour, turn_up, wind_in

PER_SEAT = ("gods", "cards", "hands", "missions", "points")  # lists with an entry for each seat


@record
class Figures:
    """What the rules say of a table."""

    shares: Annotated[Grid, Real, SEATS]


def figures_of(v: Reading) -> Reading:
    return reckoned(v, Figures, reckon)


@rare
def reckon(views: Grid, i: int, figures: Grid) -> None:
    shares(views[i], figures[0].shares)


@record
class Outlook:
    """Where the winds would take the ship, for all that its viewer knows: a face-down card that he does not
    know counts 1, the least that it can be."""

    island: Annotated[Grid, Tiny, ISLANDS + 1]  # whether this board has it
    totals: Annotated[Grid, Int, ZONES + 1]  # of each zone, at least
    course: Annotated[Grid, Tiny, LEGS + 1]  # the voyage as it would go now: colours
    path: Annotated[Grid, Tiny, LEGS + 1]  # and islands
    unsure: Annotated[Grid, Tiny, LEGS + 1]  # stronger face-down cards would lead to another one


def outlook_of(v: Reading) -> Reading:
    return reckoned(v, Outlook, look_out, foreseeing.copies)


@rare
def look_out(views: Grid, i: int, copies: Grid, outlooks: Grid) -> None:
    """Write the outlook; `copies` has room for a copy of the view, on which cards are turned up."""
    for island in range(1, ISLANDS + 1):
        outlooks[0].island[island] = is_island(views[i], island)
    copies[0] = views[i]
    foresee(copies[0], outlooks[0])


@rule
def foresee(shown: State, f: Outlook) -> None:
    """Turn up what is known and see how the ship would sail if the round ended now."""
    turn_up(shown)
    for zone in range(1, ZONES + 1):
        shown.laid[zone, WIND_1] += shown.laid[zone, UNKNOWN]
        f.totals[zone] = wind_in(shown, zone)
    for leg in range(1, LEGS + 1):
        f.course[leg] = CALM
        f.path[leg] = 0
        f.unsure[leg] = 0
    if shown.ship and shown.phase != OVER_PHASE and shown.phase != CHOOSING:
        foresee_legs(shown, f)


@rule
def foresee_legs(shown: State, f: Outlook) -> None:
    """Leg by leg as the ship would sail; once one is unsure, so are all islands after it."""
    island, unsure = int(shown.ship), False
    for leg in range(1, LEGS + 1):
        colour = strongest_colour(shown, leg)
        if colour == CALM:
            return
        unsure = unsure or could_turn(shown, leg, colour)
        island = int(shown.board.line[island, colour])
        f.course[leg] = colour
        f.path[leg] = island
        f.unsure[leg] = unsure


@rule
def could_turn(shown: State, leg: int, colour: int) -> bool:
    """Whether the ship would follow another colour if the unknown cards of one zone were all 5s, the others
    1s: the best case for that zone."""
    for zone in range((leg - 1) * COLOURS + 1, leg * COLOURS + 1):
        unknown = shown.laid[zone, UNKNOWN]
        shown.laid[zone, WIND_1] -= unknown
        shown.laid[zone, WIND_5] += unknown
        other = strongest_colour(shown, leg)
        shown.laid[zone, WIND_5] -= unknown
        shown.laid[zone, WIND_1] += unknown
        if other != colour:
            return True
    return False


@record
class Ahead:
    """How the voyage would go after each action that changes it."""

    count: Int
    action: Annotated[Grid, Int, ACTIONS]
    way: Annotated[Grid, Tiny, ACTIONS, 2 * LEGS]  # the islands, then whether each is unsure


class Foreseeing(threading.local):
    """Where one thread looks ahead: to look up the fields of a record takes longer than to fill them."""

    def __init__(self) -> None:
        self.copies, self.outlooks = blank(State, 2), blank(Outlook, 2)
        self.scratch, self.ahead = blank(Scratch), blank(Ahead)
        self.count, self.actions, self.ways = (self.ahead[name] for name in ("count", "action", "way"))


foreseeing = Foreseeing()


@rare
def look_ahead(views: Grid, i: int, copies: Grid, outlooks: Grid, scratch: Grid, ahead: Grid) -> None:
    """Try every action whose effect can be foreseen; keep those that change the voyage."""
    actions, a, now, then = scratch[0].actions, ahead[0], outlooks[0], outlooks[1]
    copies[0] = views[i]
    foresee(copies[0], now)
    a.count = 0
    for nth in range(legal(views[i], actions)):
        action = int(actions[nth])
        if not is_foreseeable(views[i], action):
            continue
        copies[1] = views[i]
        apply(copies[1], action)
        foresee(copies[1], then)
        if is_same_way(now, then):
            continue
        a.action[a.count] = action
        for leg in range(LEGS):
            a.way[a.count, leg] = then.path[leg + 1]
            a.way[a.count, LEGS + leg] = then.unsure[leg + 1]
        a.count += 1


@rule
def is_foreseeable(v: State, action: int) -> bool:
    """Whether the seat that decides knows all that this action does: not if it turns up cards of others, or
    ends the round and leads into the next."""
    if action == COUNTER:
        return v.power == POSEIDON or v.power == APHRODITE or v.power == HERMES
    return WIND <= action < LIFT or DROP <= action < SWAP


@rule
def is_same_way(one: Outlook, other: Outlook) -> bool:
    for leg in range(1, LEGS + 1):
        if one.path[leg] != other.path[leg] or one.unsure[leg] != other.unsure[leg]:
            return False
    return True


@kept("phase", "rounds", "active", "passes", "dry")
def the_turn(v: Reading, board: Board) -> dict[str, Any]:
    """Where play stands."""
    return {
        "phase": PHASE_NAMES[v.phase],
        "round": v.rounds,
        "active": v.active,
        "passes": v.passes,
        "dry": v.dry,
    }


@part
def who_decides(v: Reading, board: Board) -> dict[str, Any]:
    return {"actor": actor_of(v), "winners": winners(figures_of(v).shares) if v.phase == OVER_PHASE else []}


@kept("seats", "hand", "pack", "hidden", "hidden_zone", "hidden_by")
def the_cards(v: Reading, board: Board) -> dict[str, Any]:
    """How many cards each seat and the pack have, and which lie face down."""
    return {
        "cards": [sum(hand) for hand in v.hand[: v.seats]],
        "pack": sum(v.pack),
        "hidden": [hidden_card(v, i) for i in range(v.hidden)],
    }


@kept("seats", "hand")
def the_hands(v: Reading, board: Board) -> dict[str, Any]:
    return {"hands": [counts(hand, WIND_NAMES) for hand in v.hand[: v.seats]]}


@kept("seats", "god", "spent", "storm", "doubled", "power", "late", "lifted", "dropped", "swapped")
def the_gods(v: Reading, board: Board) -> dict[str, Any]:
    """Who is which god, and what their powers have done in this round."""
    return {
        "gods": [GOD_NAMES[god] for god in v.god[: v.seats]],
        "spent": [GOD_NAMES[god] for god in range(1, GODS + 1) if v.spent[god]],
        "storm": ZONE_NAMES[v.storm],
        "doubled": ZONE_NAMES[v.doubled],
        "power": GOD_NAMES[v.power],
        "late": bool(v.late),
        "lifted": ZONE_NAMES[v.lifted],
        "dropped": ZONE_NAMES[v.dropped],
        "swapped": v.swapped,
    }


@kept(
    *("variant", "late_athena", "late_counter", "stays_open", "ship", "origin"),
    *("board", "disc", "reserve", "scored", "last"),
)
def the_sea(v: Reading, board: Board) -> dict[str, Any]:
    """The variant that is played, the ship and the discs: they stay while a round lasts."""
    return {
        "variant": VARIANT_NAMES[v.variant],
        "late_athena": bool(v.late_athena),
        "late_counter": bool(v.late_counter),
        "stays_open": bool(v.stays_open),
        "ship": island_name(v.ship, board),
        "origin": island_name(v.origin, board),
        "discs": discs(v, board),
        "reserve": counts(v.reserve, ADVENTURE_NAMES),
        "scored": counts(v.scored, ADVENTURE_NAMES),
        "last": ADVENTURE_NAMES[v.last],
    }


@kept("seats", "variant", "mission", "scored")
def the_missions(v: Reading, board: Board) -> dict[str, Any]:
    """The missions that the viewer knows, and their points."""
    missions, points = v.mission[: v.seats], points_seen(v)
    return {
        "missions": [mission_card(v.variant, card) for card in missions],
        "points": [points[seat] if card else None for seat, card in enumerate(missions)],
    }


@for_decider(after={})
def the_outlook(v: Reading, board: Board) -> dict[str, Any]:
    return {"after": voyages_after(v, board)}


def voyages_after(v: Reading, board: Board) -> dict[str, str]:
    """The voyage after each action that changes it, island by island: {"wind:3:g1": "ogygia taphos?"}; an
    island that is not sure has a question mark. Only for the seat that decides; it knows its mission."""
    seat = actor_of(v)
    if seat < 0 or not v.mission[seat]:
        return {}
    here = foreseeing
    look_ahead(v.base, 0, here.copies, here.outlooks, here.scratch, here.ahead)
    count, name = int(here.count[0]), notation(board).name
    actions, ways = here.actions[0, :count].tolist(), here.ways[0, :count].tobytes()
    return {
        name(action): way_of(ways[2 * LEGS * nth : 2 * LEGS * (nth + 1)], board)
        for nth, action in enumerate(actions)
    }


@functools.lru_cache(maxsize=20_000)
def way_of(way: bytes, board: Board) -> str:
    """The islands of a voyage as text: `way` has a byte for the island of each leg, then one for its mark."""
    legs = zip(way[:LEGS], way[LEGS:], strict=True)
    return " ".join(f"{board.slugs[island - 1]}{'?' * mark}" for island, mark in legs if island)


def points_seen(v: Reading) -> list[int]:
    """The points of each seat; none where the mission is not known."""
    room = blank(Scratch)
    entrypoints.points_at(v.base, 0, room)
    return [int(points) for points in room["shares"][0, : v.seats].tolist()]


WIND_FIELDS = ("phase", "ship", "board", "laid", "hidden", "hidden_zone", "hidden_wind", "storm", "doubled")


@kept(*WIND_FIELDS)
def the_open_winds(v: Reading, board: Board) -> dict[str, Any]:
    """While no card lies face down all know the same of the winds."""
    return {} if v.hidden else the_winds(v, board)


@kept(*WIND_FIELDS, only_with="hidden")
def the_winds_as_known(v: Reading, board: Board) -> dict[str, Any]:
    """What own face-down cards make of the winds."""
    return the_winds(v, board) if v.hidden else {}


def the_winds(v: Reading, board: Board) -> dict[str, Any]:
    """The cards on the legs and what they make of the voyage: all know the same while none is face down.
    Open cards come first, then those that lie face down, in the order in which they were laid: shown to the
    seat that laid them as 5?, to the others as ?. Totals are the least that they can be."""
    outlook = outlook_of(v)
    winds = dict(zip(ZONE_NAMES[1:], map(cards_in, rows_as_bytes(v, "laid")[1:]), strict=True))
    for zone, wind in zip(v.hidden_zone[: v.hidden], v.hidden_wind, strict=False):
        winds[ZONE_NAMES[zone]] = [*winds[ZONE_NAMES[zone]], f"{WIND_NAMES[wind]}?" if wind else "?"]
    return {
        "winds": winds,
        "totals": dict(zip(ZONE_NAMES[1:], outlook.totals[1:], strict=True)),
        "voyage": voyage(outlook, board),
    }


def island_name(island: int, board: Board) -> str:
    return board.slugs[island - 1] if island else ""


def discs(v: Reading, board: Board) -> dict[str, str]:
    """The adventure on each island of this board; none where there is no disc."""
    in_play = outlook_of(v).island
    return {
        slug: ADVENTURE_NAMES[v.disc[island]] for island, slug in enumerate(board.slugs, 1) if in_play[island]
    }


@functools.lru_cache(maxsize=10_000)
def cards_in(row: bytes) -> list[str]:
    """The open cards in a zone: a row of `laid`. The list is cached and shared: do not change it."""
    laid = np.frombuffer(row, dtype_of(State)["laid"].base).tolist()
    return [WIND_NAMES[wind] for wind in range(1, WINDS + 1) for _ in range(laid[wind])]


def hidden_card(v: Reading, i: int) -> str:
    """Where a face-down card lies and which seat laid it: g1 by 2."""
    return f"{ZONE_NAMES[v.hidden_zone[i]]} by {v.hidden_by[i] - 1}"


@kept("lifted", "lifted_wind", "lifted_card", "hidden", "hidden_zone", "dropped")
def what_is_lifted(v: Reading, board: Board) -> dict[str, Any]:
    return {"lifted_card": lifted_card(v)}


def lifted_card(v: Reading) -> str:
    """The card that Hermes takes; a face-down one is counted among those in its zone now."""
    if not v.lifted:
        return ""
    if v.lifted_wind != UNKNOWN:
        return WIND_NAMES[v.lifted_wind]
    beside = [i for i in range(v.hidden) if v.hidden_zone[i] == (v.dropped or v.lifted)]
    return f"hidden{beside.index(v.lifted_card - 1) + 1}" if len(beside) > 1 else "hidden"


def voyage(outlook: Reading, board: Board) -> list[dict[str, Any]]:
    """The voyage as it would go now, for all that this viewer knows: colour and island of each leg, and
    whether face-down cards could still lead the ship to another one."""
    return legs_of(outlook.course, outlook.path, outlook.unsure, board)


@functools.lru_cache(maxsize=10_000)
def legs_of(
    course: tuple[int, ...], path: tuple[int, ...], unsure: tuple[int, ...], board: Board
) -> list[dict[str, Any]]:
    """The legs of a voyage. The list is cached and shared: do not change it."""
    return [
        {"colour": COLOUR_NAMES[colour], "island": island_name(island, board), "unsure": bool(doubt)}
        for colour, island, doubt in zip(course, path, unsure, strict=True)
        if colour
    ]


@kept("effects")
def last_voyage(v: Reading, board: Board) -> dict[str, Any]:
    """What the last action made of the ship, if it ended a round; in order, so as text."""
    effects = v.effects
    if not effects.sailed:
        return {"path": "", "course": "", "strength": "", "turned": "", "taken": ""}
    legs = [leg for leg in range(1, LEGS + 1) if effects.course[leg]]
    return {
        "path": " ".join(island_name(island, board) for island in effects.path if island),
        "course": " ".join(COLOUR_NAMES[effects.course[leg]] for leg in legs),
        "strength": " ".join(str(effects.strength[leg]) for leg in legs),
        "turned": " ".join(WIND_NAMES[wind] for wind in effects.turned if wind),
        "taken": ADVENTURE_NAMES[effects.taken],
    }


# The same for every viewer. Seats are numbers from 0.
public = Parts(the_turn, who_decides, the_gods, the_sea, the_cards, last_voyage, the_open_winds)

# What depends on the viewer: own cards and missions, and what own face-down cards make of the winds. When the
# game is over all see all.
private = Parts(the_winds_as_known, what_is_lifted, the_hands, the_missions, the_outlook)


def mission_card(variant: int, card: int) -> list[str]:
    """The three adventures of a mission, worth 3, 2 and 1; nothing if it is not known."""
    return [*adventures_on(variant, card)] if card else []


@functools.cache
def adventures_on(variant: int, card: int) -> tuple[str, ...]:
    pays = {int(PAYS[variant, card, adventure]): adventure for adventure in range(1, ADVENTURES + 1)}
    return tuple(ADVENTURE_NAMES[pays[worth]] for worth in (3, 2, 1))


def hidden_names(v: Reading, likely: Grid, board: Board) -> list[list[dict[str, float]]]:
    """How likely each mission of each seat is; a mission is named by the adventure that pays it most."""
    missions = [word.name for word in hidden_words(v, board)]
    return [[chances(likely[seat], missions)] for seat in range(v.seats)]


def hidden_words(v: Reading, board: Board) -> list[Word]:
    """What a mission may be, the first id first."""
    cards = range(1, MISSION_CARDS[v.variant] + 1)
    return [Word("adventure", mission_card(v.variant, card)[0]) for card in cards]
