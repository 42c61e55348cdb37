"""From options, boards and scenarios to a state: what happens before the first move."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from ithaca.engine.errors import BadFile
from ithaca.engine.files import check_kinds
from ithaca.engine.piles import draw
from ithaca.engine.positions import by_seat, known_name, only_once, take_cards
from ithaca.engine.record import Grid, blank
from ithaca.engine.sets import bit

from .board import Board
from .components import (
    CARD_NAMES,
    COLOUR_NAMES,
    COLOURS,
    DECK,
    GOALS,
    LAST_TURN,
    PLAGUES,
    SIDE_NAMES,
    TEMPLES,
)
from .resume import named_cards, play_on, resume_debate
from .rules import clear_effects
from .state import ALL_BOUND, NOBODY_BOUND, OWNERS_BOUND, State
from .turns import begin_actions
from .writing import position_of

__all__ = ["place", "position_of", "prepare"]


def prepare(seats: int, options: Mapping[str, bool], board: Board) -> Grid:
    """A blank state with everything that a deal needs to know."""
    states = blank(State)
    s = states[0]
    s.seats = seats
    s.memory = options["memory"]
    s.bound = OWNERS_BOUND
    if options["free"] or options["bound"]:
        s.bound = ALL_BOUND if options["bound"] else NOBODY_BOUND
    s.forced = not options["becalmed"]
    s.late_black = options["late-black"]
    s.board.places = len(board.slugs)
    s.board.start = board.start
    for place in range(1, len(board.slugs) + 1):
        s.board.colour[place] = board.colours[place - 1]
        for i, there in enumerate(board.neighbours(place)):
            s.board.line[place, i] = there
    return states


# ── positions of scenarios ────────────────────────────────────────────────────────────────────────


class _Position(msgspec.Struct):
    """The types of the parts of a position."""

    turn: int = 1
    active: str | None = None
    ship: str | None = None
    arrived: bool = False
    pandora_used: bool = False
    exchanged: bool = False
    hands: dict[str, Any] = {}
    temples: dict[str, int] = {}
    goals: dict[str, list[str]] = {}
    shown: dict[str, list[str]] = {}
    order: dict[str, list[str]] = {}
    known: dict[str, list[str]] = {}
    ruled_out: dict[str, list[str]] = {}
    plagues: list[str] = []
    discard: Any = None
    piles: dict[str, list[str]] = {}
    blue: str | None = None
    red: str | None = None
    black: str | None = None
    asked: str | None = None
    owners: dict[str, str] = {}
    cards: dict[str, Any] = {}
    supports: dict[str, str] = {}
    out: list[str] = []
    last: str | None = None
    underway: list[str] = []


def place(states: Grid, position: Mapping[str, Any], players: Sequence[str], board: Board) -> None:
    """Change a fresh deal to a moment of a turn with the named things as they are named: the action phase, or
    a debate if discs lie; and what is being paid, as the moves of the payment so far."""
    s: Any = states[0]
    for name in position:
        known_name(name, _Position.__struct_fields__, "position")
    check_kinds(position, _Position, "")
    clear_effects(s)
    place_turn(s, position, players)
    if "ship" in position:
        s.ship = place_id(position["ship"], board)
    place_temples(s, by_seat(position.get("temples", {}), players), players)
    place_plagues(s, ids(position.get("plagues", []), board), board)
    laid = named_cards(position)
    place_cards(s, by_seat(position.get("hands", {}), players), position.get("discard", {}), laid)
    rows = {
        part: {seat: ids(named, board) for seat, named in by_seat(position.get(part, {}), players).items()}
        for part in ("goals", "shown", "order", "known")
    }
    place_goals(s, rows, position.get("piles", {}), players, board)
    place_knowledge(s, rows["known"], position.get("ruled_out", {}), board)
    begin_actions(s)
    discs = {name: place_id(position[name], board) for name in SIDE_NAMES[1:] if name in position}
    resume_debate(s, position, discs, players, board)
    for move in position.get("underway", []):
        play_on(states, move, board)


def place_turn(s: Any, position: Mapping[str, Any], players: Sequence[str]) -> None:
    """Whose turn it is, and what has been done in it."""
    turn = position.get("turn", 1)
    if not 1 <= turn <= LAST_TURN:
        raise BadFile(
            "position-bad-turn",
            game="ulysses",
            value=turn,
            most=LAST_TURN,
            near="turn",
            clause="ulysses/end/guard",
        )
    s.turns = turn
    if "active" in position:
        s.active = known_name(position["active"], players, "player")
    s.pandora_used = position.get("pandora_used", False)
    s.exchanged = position.get("exchanged", False)


def place_id(slug: str, board: Board) -> int:
    return known_name(slug, board.slugs, "place") + 1


def ids(slugs: Iterable[str], board: Board) -> list[int]:
    return [place_id(slug, board) for slug in slugs]


def place_temples(s: Any, named: Mapping[int, int], players: Sequence[str]) -> None:
    for seat, count in named.items():
        if not 1 <= count <= TEMPLES:
            raise BadFile(
                "position-bad-temples",
                game="ulysses",
                value=players[seat],
                near=f"temples {players[seat]}",
                count=count,
            )
        s.temples[seat] = count
    standing = int(s.temples[: s.seats].sum())
    if standing > TEMPLES:
        raise BadFile("position-too-many", value="temples", count=standing, left=TEMPLES)


def place_plagues(s: Any, places: list[int], board: Board) -> None:
    only_once([board.slugs[p - 1] for p in places])
    if len(places) > PLAGUES:
        raise BadFile("position-too-many", value="plagues", count=len(places), left=PLAGUES)
    for p in places:
        s.plagued[p] = 1
    s.plagues = len(places)


def place_cards(s: Any, hands: Mapping[int, Any], discard: Any, laid: Mapping[int, Any]) -> None:
    """Named hands, discards and cards of a debate come from all cards; other hands are dealt again, as large
    as they were."""
    sizes = [int(s.hand[seat].sum()) for seat in range(s.seats)]
    s.pack[:] = DECK
    s.hand[:] = 0
    for seat, cards in hands.items():
        for kind, count in take_cards(s.pack, cards, CARD_NAMES, "card").items():
            s.hand[seat, kind] = count
    for kind, count in take_cards(s.pack, discard, CARD_NAMES, "card").items():
        s.discard[kind] = count
        s.top = kind if count else s.top
    for side, cards in laid.items():
        for kind, count in take_cards(s.pack, cards, CARD_NAMES, "card").items():
            s.laid[side, kind] = count
    for seat in range(s.seats):
        if seat not in hands:
            for _ in range(min(sizes[seat], int(s.pack.sum()))):
                kind = draw(s.dice, s.pack, int(s.pack.sum()))
                s.pack[kind] -= 1
                s.hand[seat, kind] += 1


# ── goals ──


def place_goals(
    s: Any,
    rows: Mapping[str, Mapping[int, list[int]]],
    piles: Mapping[str, list[str]],
    players: Sequence[str],
    board: Board,
) -> None:
    """Named goals first; seats with fewer than four keep what they were dealt while it is free."""
    hidden, shown = rows["goals"], rows["shown"]
    stacked = named_piles(piles, board)
    named = [p for part in (hidden, shown) for row in part.values() for p in row]
    named += [p for pile in stacked.values() for p in pile]
    only_once([board.slugs[p - 1] for p in named])
    for p in named:
        check_goal(p, board)
    dealt = [[int(p) for p in s.goal[seat]] for seat in range(s.seats)]
    free = [p for row in dealt for p in row if p not in named]
    deck = [int(p) for colour in range(1, COLOURS + 1) for p in s.pile[colour] if p and p not in named]
    for seat in range(s.seats):
        mine, open_ones = list(hidden.get(seat, [])), list(shown.get(seat, []))
        check_count(mine, open_ones, players[seat])
        while len(mine) + len(open_ones) < GOALS:
            mine.append(next_goal(mine + open_ones, dealt[seat], free, deck, board))
        order = rows["order"].get(seat, open_ones + mine)
        if sorted(order) != sorted(open_ones + mine):
            name = players[seat]
            raise BadFile("position-bad-order", game="ulysses", value=name, near=f"order {name}")
        lay_goals(s, seat, order, open_ones, board)
    lay_piles(s, stacked, free + deck, board)


def check_goal(place: int, board: Board) -> None:
    """Only a place with a colour has a goal card."""
    if not board.colours[place - 1]:
        raise BadFile("position-no-goal", game="ulysses", value=board.slugs[place - 1])


def check_count(hidden: list[int], shown: list[int], player: str) -> None:
    """Four goals at most, and not all of them shown."""
    if len(hidden) + len(shown) > GOALS:
        raise BadFile("position-too-many-goals", game="ulysses", value=player, near=f"goals {player}")
    if len(shown) == GOALS:
        raise BadFile(
            "position-won",
            game="ulysses",
            value=player,
            near=f"shown {player}",
            clause="ulysses/end/fourth",
        )


def named_piles(piles: Mapping[str, list[str]], board: Board) -> dict[int, list[int]]:
    """The cards that are said to lie on top of piles, by colour."""
    stacked: dict[int, list[int]] = {}
    for name, slugs in piles.items():
        colour = known_name(name, COLOUR_NAMES[1:], "colour") + 1
        stacked[colour] = ids(slugs, board)
        for p, slug in zip(stacked[colour], slugs, strict=True):
            if board.colours[p - 1] != colour:
                raise BadFile("position-wrong-pile", game="ulysses", value=slug, colour=name)
    return stacked


def next_goal(have: list[int], dealt: list[int], free: list[int], deck: list[int], board: Board) -> int:
    """A goal for a seat that has too few: its own of a colour it lacks, else one of a pile."""
    colours = {board.colours[p - 1] for p in have}
    own = [p for p in dealt if p in free]
    choices = [p for p in own + deck if board.colours[p - 1] not in colours] + own + deck + free
    if not choices:
        raise BadFile("position-too-few-goals", game="ulysses", value="piles")
    chosen = choices[0]
    (free if chosen in free else deck).remove(chosen)
    return chosen


def lay_goals(s: Any, seat: int, goals: list[int], shown: list[int], board: Board) -> None:
    for slot, p in enumerate(goals):
        s.goal[seat, slot] = p
        s.goal_colour[seat, slot] = board.colours[p - 1]
        s.shown[seat, slot] = p in shown
        s.goal_known[seat, slot] = bit(seat)
        s.goal_not[seat, slot] = 0


def lay_piles(s: Any, stacked: Mapping[int, list[int]], rest: list[int], board: Board) -> None:
    """The named cards on top, the others below them."""
    s.pile[:] = 0
    s.pile_known[:] = 0
    s.pile_not[:] = 0
    for colour in range(1, COLOURS + 1):
        pile = stacked.get(colour, []) + [p for p in rest if board.colours[p - 1] == colour]
        s.pile[colour, : len(pile)] = pile
        s.pile_size[colour] = len(pile)


def place_knowledge(
    s: Any, known: Mapping[int, list[int]], ruled_out: Mapping[str, list[str]], board: Board
) -> None:
    """Goal cards that players know wherever they are, as they once held them; and places that all know a card
    not to be, as the ship came there while it lay hidden before someone."""
    for seat, places in known.items():
        for p in places:
            check_goal(p, board)
            row, nth, _ = card_of(s, p)
            row[nth] |= bit(seat)
    for slug, slugs in ruled_out.items():
        card = place_id(slug, board)
        check_goal(card, board)
        for p in ids(slugs, board):
            if p == card or board.colours[p - 1] != board.colours[card - 1]:
                other = board.slugs[p - 1]
                raise BadFile("position-bad-ruled-out", game="ulysses", value=other, card=slug)
            _, nth, row = card_of(s, card)
            row[nth] |= bit(p)


def card_of(s: Any, place: int) -> tuple[Any, int, Any]:
    """Where the goal card of a place lies: the row that says which seats know it, its index in that row, and
    the row that says what it is known not to be."""
    for seat in range(s.seats):
        for slot in range(GOALS):
            if s.goal[seat, slot] == place:
                return s.goal_known[seat], slot, s.goal_not[seat]
    colour = int(s.board.colour[place])
    nth = [int(p) for p in s.pile[colour]].index(place)
    return s.pile_known[colour], nth, s.pile_not[colour]
