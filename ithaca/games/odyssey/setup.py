"""From options, boards and scenarios to a state: what happens before the first move."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ithaca.engine.errors import BadFile
from ithaca.engine.files import check_kinds
from ithaca.engine.positions import by_seat, known_name, only_once
from ithaca.engine.record import Grid, blank

from .board import Board
from .rules import clear_wake
from .state import State
from .tables import (
    CALM,
    CARD_NAMES,
    CARDS,
    CHARM,
    CIRCE,
    COMBAT,
    COPIES,
    DIE,
    GHOSTS,
    HELPS,
    SORT,
    STRONG_GHOSTS,
    TREASURE,
    TREASURE_3,
    VALUE,
    WEAPON_NAMES,
    WEAPONS,
)
from .turns import begin_turn


def prepare(seats: int, options: Mapping[str, bool], board: Board) -> Grid:
    """A blank state with everything that a deal needs to know."""
    states = blank(State)
    s = states[0]
    s.seats = seats
    s.served = options["served"]
    s.alone = options["alone"]
    s.bag_after = options["bag-after"]
    s.ghosts_fight = options["ghosts-fight"]
    s.play_on = options["play-on"]
    s.board.ghosts = STRONG_GHOSTS if options["ghosts-strong"] else board.ghosts
    s.board.spaces = len(board.slugs)
    s.board.start, s.board.home, s.board.hades = board.start, board.home, board.hades
    for space, ways in enumerate(board.ways, 1):
        s.board.to[space, : len(ways)] = ways
        s.board.route[space, : len(board.names_of_ways[space - 1])] = board.names_of_ways[space - 1]
        s.board.star[space] = space in board.stars
    for die in range(1, DIE + 1):
        s.board.arrow[die] = board.arrows[die - 1]
    return states


def rolled(s: State) -> int:
    """The die of the last action: a scenario may force it."""
    return int(s.wake.die)


# ── positions of scenarios ────────────────────────────────────────────────────────────────────────


class _Position(msgspec.Struct):
    """Of what kind each part of a position is."""

    active: str | None = None
    at: dict[str, str] = {}
    weapon: dict[str, str] = {}
    help: dict[str, list[str]] = {}
    treasure: dict[str, list[int]] = {}
    held: dict[str, str] = {}
    stars: dict[str, str] = {}
    pile: list[str] = []


def place(states: Grid, position: Mapping[str, Any], players: Sequence[str], board: Board) -> None:
    """Change a fresh deal, before the active player's roll, to what is named."""
    s: Any = states[0]
    for name in position:
        known_name(name, _Position.__struct_fields__, "position")
    check_kinds(position, _Position, "")
    clear_wake(s)
    if "active" in position:
        s.active = known_name(position["active"], players, "player")
    for seat, slug in by_seat(position.get("at", {}), players).items():
        s.at[seat] = space_id(slug, board)
        if s.at[seat] == board.home:
            raise BadFile("position-home", game="odyssey", value=slug, clause="odyssey/end/first")
    place_weapons(s, by_seat(position.get("weapon", {}), players))
    place_cards(s, position, players, board)
    begin_turn(s)


def space_id(slug: str, board: Board) -> int:
    return known_name(slug, board.slugs, "space") + 1


def place_weapons(s: Any, named: Mapping[int, str]) -> None:
    """Named weapons first; the others keep theirs if they are free; the rest lies on Hades."""
    chosen = {seat: known_name(name, WEAPON_NAMES, "weapon") for seat, name in named.items()}
    only_once([WEAPON_NAMES[weapon] for weapon in chosen.values() if weapon])
    free = [weapon for weapon in range(1, WEAPONS + 1) if weapon not in chosen.values()]
    for seat in range(s.seats):
        if seat in chosen:
            s.weapon[seat] = chosen[seat]
        else:
            s.weapon[seat] = s.weapon[seat] if s.weapon[seat] in free else free[0]
            free.remove(int(s.weapon[seat]))
    s.armoury[:] = 0
    s.armoury[: len(free)] = free
    s.armoury_size = len(free)


def place_cards(s: Any, position: Mapping[str, Any], players: Sequence[str], board: Board) -> None:
    """Cards that players hold, that lie on stars, and that are named for the top of the pile."""
    rest = [int(card) for card in s.pile]  # the fresh pile holds all orange cards
    for seat, names in by_seat(position.get("help", {}), players).items():
        for name in names:
            card = known_name(name, CARD_NAMES[1 : HELPS + 1], "help") + 1
            s.help[seat, take(rest, card)] = 1
    for seat, values in by_seat(position.get("treasure", {}), players).items():
        for value in values:
            card = TREASURE_3 + known_name(value, [str(v) for v in VALUE[TREASURE_3 : CARDS + 1]], "treasure")
            s.treasure[seat, take(rest, card) - TREASURE_3] = 1
    for slug, name in position.get("stars", {}).items():
        lay_card(s, space_id(slug, board), name, rest, board)
    for seat, name in by_seat(position.get("held", {}), players).items():
        hold(s, seat, name, rest, board)
    top = [
        take(rest, known_name(name, CARD_NAMES[1 : CARDS + 1], "card") + 1)
        for name in position.get("pile", [])
    ]
    s.pile[:] = 0
    s.pile[: len(top + rest)] = top + rest
    s.pile_size = s.fresh = len(top + rest)


def lay_card(s: Any, space: int, name: str, rest: list[int], board: Board) -> None:
    """An encounter on a star."""
    card = known_name(name, CARD_NAMES[1 : CARDS + 1], "card") + 1
    if space not in board.stars:
        raise BadFile("position-no-star", game="odyssey", value=board.slugs[space - 1])
    if card <= HELPS or SORT[card] == TREASURE or name == "bag":
        raise BadFile("position-no-encounter", game="odyssey", value=name)
    if s.lying[space]:
        raise BadFile("position-star-taken", game="odyssey", value=board.slugs[space - 1])
    s.lying[space] = take(rest, card)


def hold(s: Any, seat: int, name: str, rest: list[int], board: Board) -> None:
    """A trireme that is held where it stands: by a card on its star, or by the ghosts on Hades."""
    space = int(s.at[seat])
    if name == CARD_NAMES[GHOSTS]:
        if space != board.hades:
            raise BadFile("position-no-ghosts", game="odyssey", value=board.slugs[space - 1])
    else:
        if not s.lying[space] or CARD_NAMES[s.lying[space]] != name:
            lay_card(s, space, name, rest, board)
        if s.lying[space] != CALM and (
            SORT[s.lying[space]] not in (CHARM, COMBAT) or s.lying[space] == CIRCE
        ):
            raise BadFile("position-holds-nobody", game="odyssey", value=name)
    s.held[seat] = 1


def take(rest: list[int], card: int) -> int:
    """Take a card out of those that are left."""
    if card not in rest:
        raise BadFile(
            "position-too-many", value=CARD_NAMES[card], count=int(COPIES[card]) + 1, left=int(COPIES[card])
        )
    rest.remove(card)
    return card
