"""From options, boards and scenarios to a state: what happens before the first move."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from ithaca.engine.dice import draw
from ithaca.engine.errors import BadFile
from ithaca.engine.files import check_kinds
from ithaca.engine.positions import by_seat, known_name, only_once, take_cards
from ithaca.engine.record import Grid, blank
from ithaca.engine.sets import bit

from .board import Board
from .rules import clear_wake
from .state import State
from .tables import CARD_NAMES, COLOUR_NAMES, COLOURS, DECK, GOALS, PLAGUES, TEMPLES
from .turns import begin_actions


def prepare(seats: int, options: Mapping[str, bool], board: Board) -> Grid:
    """A blank state with everything that a deal needs to know."""
    states = blank(State)
    s = states[0]
    s.seats = seats
    s.memory = options["memory"]
    s.bound = options["bound"]
    s.forced = options["forced"]
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
    """Of what kind each part of a position is."""

    active: str | None = None
    ship: str | None = None
    hands: dict[str, Any] = {}
    temples: dict[str, int] = {}
    goals: dict[str, list[str]] = {}
    shown: dict[str, list[str]] = {}
    plagues: list[str] = []
    discard: Any = None
    piles: dict[str, list[str]] = {}


def place(states: Grid, position: Mapping[str, Any], players: Sequence[str], board: Board) -> None:
    """Change a fresh deal to the action phase of a turn with the named things as they are named."""
    s: Any = states[0]
    for name in position:
        known_name(name, _Position.__struct_fields__, "position")
    check_kinds(position, _Position, "")
    clear_wake(s)
    if "active" in position:
        s.active = known_name(position["active"], players, "player")
    if "ship" in position:
        s.ship = place_id(position["ship"], board)
    place_temples(s, by_seat(position.get("temples", {}), players), players)
    place_plagues(s, [place_id(slug, board) for slug in position.get("plagues", [])], board)
    place_cards(s, by_seat(position.get("hands", {}), players), position.get("discard", {}))
    goals = {seat: ids(named, board) for seat, named in by_seat(position.get("goals", {}), players).items()}
    shown = {seat: ids(named, board) for seat, named in by_seat(position.get("shown", {}), players).items()}
    place_goals(s, goals, shown, position.get("piles", {}), players, board)
    begin_actions(s)


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


def place_cards(s: Any, hands: Mapping[int, Any], discard: Any) -> None:
    """Named hands and discards come from all cards; other hands are dealt anew, as large as they were."""
    sizes = [int(s.hand[seat].sum()) for seat in range(s.seats)]
    s.pack[:] = DECK
    s.hand[:] = 0
    for seat, cards in hands.items():
        for kind, count in take_cards(s.pack, cards, CARD_NAMES, "card").items():
            s.hand[seat, kind] = count
    for kind, count in take_cards(s.pack, discard, CARD_NAMES, "card").items():
        s.discard[kind] = count
        s.top = kind if count else s.top
    for seat in range(s.seats):
        if seat not in hands:
            for _ in range(min(sizes[seat], int(s.pack.sum()))):
                kind = draw(s.dice, s.pack, int(s.pack.sum()))
                s.pack[kind] -= 1
                s.hand[seat, kind] += 1


# ── goals ──


def place_goals(
    s: Any,
    hidden: Mapping[int, list[int]],
    shown: Mapping[int, list[int]],
    piles: Mapping[str, list[str]],
    players: Sequence[str],
    board: Board,
) -> None:
    """Named goals first; seats with fewer than four keep what they were dealt while it is free."""
    stacked = named_piles(piles, board)
    named = [p for part in (hidden, shown) for row in part.values() for p in row]
    named += [p for pile in stacked.values() for p in pile]
    only_once([board.slugs[p - 1] for p in named])
    for p in named:
        if not board.colours[p - 1]:
            raise BadFile("position-no-goal", game="ulysses", value=board.slugs[p - 1])
    dealt = [[int(p) for p in s.goal[seat]] for seat in range(s.seats)]
    free = [p for row in dealt for p in row if p not in named]
    deck = [int(p) for colour in range(1, COLOURS + 1) for p in s.pile[colour] if p and p not in named]
    for seat in range(s.seats):
        mine, open_ones = list(hidden.get(seat, [])), list(shown.get(seat, []))
        if len(mine) + len(open_ones) > GOALS:
            raise BadFile(
                "position-too-many-goals", game="ulysses", value=players[seat], near=f"goals {players[seat]}"
            )
        if len(open_ones) == GOALS:
            raise BadFile(
                "position-won",
                game="ulysses",
                value=players[seat],
                near=f"shown {players[seat]}",
                clause="ulysses/end/fourth",
            )
        while len(mine) + len(open_ones) < GOALS:
            mine.append(next_goal(mine + open_ones, dealt[seat], free, deck, board))
        lay_goals(s, seat, open_ones, mine, board)
    lay_piles(s, stacked, free + deck, board)


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


def lay_goals(s: Any, seat: int, shown: list[int], hidden: list[int], board: Board) -> None:
    for slot, p in enumerate(shown + hidden):
        s.goal[seat, slot] = p
        s.goal_colour[seat, slot] = board.colours[p - 1]
        s.shown[seat, slot] = slot < len(shown)
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
