"""From options, boards and scenarios to a state: what happens before the first move."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ithaca.engine.errors import BadFile
from ithaca.engine.files import check_kinds
from ithaca.engine.positions import by_seat, known_name, only_once
from ithaca.engine.record import Grid, blank, copy_of

from .board import Board
from .components import (
    BAG,
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
    SIRENS,
    SORT,
    STRONG_GHOSTS,
    TREASURE,
    TREASURE_3,
    TREASURES,
    VALUE,
    WEAPON_NAMES,
    WEAPONS,
    WRECK,
)
from .encounters import can_be_helped
from .rules import clear_effects
from .score import is_settled
from .state import (
    ARMING,
    BAGGING,
    HELPING,
    MOVING,
    PHASE_NAMES,
    ROUTING,
    TESTING,
    WRECKING,
    State,
)
from .turns import at_fork, begin_turn


def prepare(seats: int, options: Mapping[str, bool], board: Board) -> Grid:
    """A blank state with everything that a deal needs to know."""
    states = blank(State)
    s = states[0]
    s.seats = seats
    s.served = options["served"]
    s.alone = options["alone"]
    s.bag_after = options["bag-after"]
    s.bag_may = options["bag-may"]
    s.ghosts_fight = options["ghosts-fight"]
    s.play_on = options["play-on"]
    s.first_home = options["first-home"]
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
    return int(s.effects.die)


# ── positions of scenarios ────────────────────────────────────────────────────────────────────────

MOST_TURNS = 32_000  # that a state can count


class _Position(msgspec.Struct):
    """The types of the parts of a position."""

    active: str | None = None
    turns: int = 1
    at: dict[str, str] = {}
    route: dict[str, str] = {}
    home: list[str] = []
    lost: dict[str, int] = {}
    halved: dict[str, bool | int] | list[str] = {}
    weapon: dict[str, str] = {}
    armoury: list[str] = []
    help: dict[str, list[str]] = {}
    treasure: dict[str, list[int]] = {}
    gone: list[str] = []
    held: dict[str, str] = {}
    stars: dict[str, str] = {}
    pile: list[str] = []
    under: list[str] = []
    phase: str | None = None
    facing: str | None = None
    arrived: bool = False
    pips: int = 0
    blown: bool = False
    bag: str | None = None


def place(states: Grid, position: Mapping[str, Any], players: Sequence[str], board: Board) -> None:
    """Change a fresh deal, before the active player's roll, to what is named."""
    s: Any = states[0]
    for name in position:
        known_name(name, _Position.__struct_fields__, "position")
    check_kinds(position, _Position, "")
    clear_effects(s)
    if "active" in position:
        s.active = known_name(position["active"], players, "player")
    s.turns = number_within(position.get("turns", 1), "turns", 1, MOST_TURNS)
    place_triremes(s, position, players, board)
    place_weapons(s, position, by_seat(position.get("weapon", {}), players))
    place_cards(s, position, players, board)
    if is_settled(s):
        raise BadFile("position-settled", game="odyssey", value="home", clause="odyssey/end/settled")
    if s.home[s.active]:
        player = players[int(s.active)]
        raise BadFile("position-active-home", game="odyssey", value=player, clause="odyssey/end/settled")
    begin_turn(s)
    place_decision(s, position, board)


def number_within(value: int, name: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not least <= value <= most:
        raise BadFile("position-number", game="odyssey", value=str(value), name=name, least=least, most=most)
    return value


def space_id(slug: str, board: Board) -> int:
    return known_name(slug, board.slugs, "space") + 1


# ── the triremes ──


def place_triremes(s: Any, position: Mapping[str, Any], players: Sequence[str], board: Board) -> None:
    """Where everyone is, who is home in which order, ways chosen at forks, and what the weather left."""
    for seat, slug in by_seat(position.get("at", {}), players).items():
        s.at[seat] = space_id(slug, board)
    only_once(position.get("home", []))
    for order, player in enumerate(position.get("home", []), 1):
        seat = known_name(player, players, "player")
        s.home[seat], s.at[seat] = order, board.home
    for seat, player in enumerate(players):
        if s.at[seat] == board.home and not s.home[seat]:
            near = board.slugs[board.home - 1]
            raise BadFile(
                "position-home", game="odyssey", clause="odyssey/end/first", value=player, near=near
            )
    for seat, route in by_seat(position.get("route", {}), players).items():
        s.heading[seat] = way_of(int(s.at[seat]), route, board)
    for seat, turns in by_seat(position.get("lost", {}), players).items():
        s.lost[seat] = number_within(turns, "lost", 0, DIE)
    halved = position.get("halved", {})
    named = dict.fromkeys(halved, True) if isinstance(halved, list) else halved
    for seat, on in by_seat(named, players).items():
        s.halved[seat] = bool(on)


def way_of(space: int, route: str, board: Board) -> int:
    """The space to which a route leads from a fork."""
    known = [board.routes[name - 1] for name in board.names_of_ways[space - 1]]
    if not known:
        raise BadFile("position-no-fork", game="odyssey", value=route, clause="odyssey/turn/route")
    return board.ways[space - 1][known_name(route, known, "route")]


# ── weapons ──


def place_weapons(s: Any, position: Mapping[str, Any], named: Mapping[int, str]) -> None:
    """Named weapons first; the others keep theirs if they are free; the rest lies on Hades. Four players
    leave none there: a weapon that no player has is out of the game."""
    chosen = {seat: known_name(name, WEAPON_NAMES, "weapon") for seat, name in named.items()}
    out = [WEAPON_NAMES.index(name) for name in position.get("gone", []) if name in WEAPON_NAMES[1:]]
    stock = [known_name(name, WEAPON_NAMES[1:], "weapon") + 1 for name in position.get("armoury", [])]
    only_once([WEAPON_NAMES[weapon] for weapon in [*chosen.values(), *out, *stock] if weapon])
    if stock and s.seats == WEAPONS:
        value = WEAPON_NAMES[stock[0]]
        raise BadFile("position-armoury", game="odyssey", value=value, clause="odyssey/setup/weapons")
    free = [weapon for weapon in range(1, WEAPONS + 1) if weapon not in [*chosen.values(), *out, *stock]]
    for seat in range(s.seats):
        if seat in chosen:
            s.weapon[seat] = chosen[seat]
        elif free:
            s.weapon[seat] = s.weapon[seat] if s.weapon[seat] in free else free[0]
            free.remove(int(s.weapon[seat]))
        else:
            s.weapon[seat] = 0
    if s.seats == WEAPONS:
        out, free = [*out, *free], []
    s.armoury[:] = 0
    s.armoury[: len(stock + free)] = stock + free
    s.armoury_size = len(stock + free)
    for weapon in out:
        s.weapon_gone[weapon] = 1


# ── orange cards ──


def place_cards(s: Any, position: Mapping[str, Any], players: Sequence[str], board: Board) -> None:
    """Cards that players hold, that lie on stars, that have left the game, and that are named for the top
    of the pile or were seen going under it."""
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
    for name in position.get("gone", []):
        put_out(s, name, rest)
    under = [take(rest, card_id(name)) for name in position.get("under", [])]
    top = [take(rest, card_id(name)) for name in position.get("pile", [])]
    s.pile[:] = 0
    s.pile[: len(top + rest + under)] = top + rest + under
    s.pile_size = len(top + rest + under)
    s.fresh = len(top + rest)


def card_id(name: str) -> int:
    return known_name(name, CARD_NAMES[1 : CARDS + 1], "card") + 1


def put_out(s: Any, name: str, rest: list[int]) -> None:
    """A help card or a treasure that has left the game; weapons were placed before."""
    leaving = (*WEAPON_NAMES[1:], *CARD_NAMES[1 : HELPS + 1], *CARD_NAMES[TREASURE_3 : CARDS + 1])
    known_name(name, leaving, "card")
    if name in WEAPON_NAMES:
        return
    card = take(rest, CARD_NAMES.index(name))
    if card <= HELPS:
        s.help_gone[card] = 1
    else:
        s.treasure_gone[card - TREASURE_3] = 1


def lay_card(s: Any, space: int, name: str, rest: list[int], board: Board) -> None:
    """An encounter on a star."""
    card = card_id(name)
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


# ── what is to be decided ──


def place_decision(s: Any, position: Mapping[str, Any], board: Board) -> None:
    """In the middle of a turn: what is being met, and which decision comes next."""
    if "phase" in position:
        s.phase = known_name(position["phase"], PHASE_NAMES[1:], "phase") + 1
        s.facing = 0
    if "facing" in position:
        s.facing = known_name(position["facing"], CARD_NAMES[1:], "card") + 1
    s.arrived = position.get("arrived", bool(s.arrived))
    s.pips = number_within(position.get("pips", 0), "pips", 0, 2 * DIE)
    s.blown = position.get("blown", False)
    if "bag" in position:
        s.bag = space_id(position["bag"], board)
    if not can_be_decided(s):
        value = PHASE_NAMES[s.phase]
        raise BadFile("position-phase", game="odyssey", value=value, clause="odyssey/turn/roll")


def can_be_decided(s: Any) -> bool:
    """Whether the table can come to this decision."""
    foe, here = int(s.facing), int(s.at[s.active])
    sailing = s.phase in (ROUTING, MOVING)
    if (s.blown and not sailing) or (s.pips and s.phase != ROUTING) or (s.held[s.active] and sailing):
        return False
    if s.phase in (TESTING, HELPING, WRECKING) and not is_there(s, foe):
        return False
    if s.phase not in (TESTING, HELPING, WRECKING) and foe:
        return False
    return {
        ROUTING: bool(at_fork(s)),
        MOVING: not at_fork(s),
        TESTING: SORT[foe] in (CHARM, COMBAT, WRECK) or foe == CALM,
        HELPING: bool(can_be_helped(s)),
        WRECKING: SORT[foe] == WRECK or foe in (SIRENS, BAG),
        BAGGING: s.bag == here,
        ARMING: here == s.board.hades and s.weapon[s.active] == 0 and s.armoury_size > 0,
    }[int(s.phase)]


def is_there(s: Any, foe: int) -> bool:
    """Whether the active trireme can be meeting this where it is."""
    here = int(s.at[s.active])
    if foe == BAG:
        return bool(s.bag == here)
    if foe == GHOSTS:
        return bool(here == s.board.hades)
    return bool(foe and s.lying[here] == foe)


# ── a table as a position ─────────────────────────────────────────────────────────────────────────


def position_of(states: Grid, players: Sequence[str], board: Board) -> dict[str, Any]:
    """The position from which `place` makes this table; what is as after a fresh deal is left out."""
    s: Any = states[0]
    seats = range(s.seats)
    home = sorted((seat for seat in seats if s.home[seat]), key=lambda seat: int(s.home[seat]))

    def each(values: Mapping[int, Any]) -> dict[str, Any]:
        return {players[seat]: value for seat, value in values.items()}

    told: dict[str, Any] = {
        "active": players[int(s.active)],
        "turns": int(s.turns),
        "at": each({seat: board.slugs[s.at[seat] - 1] for seat in seats if not s.home[seat]}),
        "route": each({seat: route_of(s, seat, board) for seat in seats if s.heading[seat]}),
        "home": [players[seat] for seat in home],
        "held": each({seat: holder(s, seat) for seat in seats if s.held[seat]}),
        "lost": each({seat: int(s.lost[seat]) for seat in seats if s.lost[seat]}),
        "halved": each({seat: True for seat in seats if s.halved[seat]}),
        "weapon": each({seat: WEAPON_NAMES[s.weapon[seat]] for seat in seats}),
        "armoury": [WEAPON_NAMES[weapon] for weapon in s.armoury[: s.armoury_size]],
        "help": each({seat: helps for seat in seats if (helps := helps_of(s.help[seat]))}),
        "treasure": each({seat: worth for seat in seats if (worth := treasures_of(s.treasure[seat]))}),
        "gone": gone(s),
        "stars": {board.slugs[n - 1]: CARD_NAMES[s.lying[n]] for n in sorted(board.stars) if s.lying[n]},
        "pile": [CARD_NAMES[card] for card in s.pile[: s.fresh]],
        "under": [CARD_NAMES[card] for card in s.pile[s.fresh : s.pile_size]],
        **decision(states, board),
    }
    return {name: value for name, value in told.items() if value or name == "pile"}


def decision(states: Grid, board: Board) -> dict[str, Any]:
    """What is to be decided, unless it is what a turn begins with."""
    s: Any = states[0]
    usual: Any = copy_of(states)[0]
    usual.facing = usual.arrived = 0
    begin_turn(usual)
    told: dict[str, Any] = {
        "arrived": bool(s.arrived),
        "pips": int(s.pips),
        "blown": bool(s.blown),
        "bag": board.slugs[s.bag - 1] if s.bag else "",
    }
    if (s.phase, s.facing) != (usual.phase, usual.facing):
        told = {
            "phase": PHASE_NAMES[s.phase],
            "facing": CARD_NAMES[s.facing] if s.facing else "",
            **told,
        }
    return told


def route_of(s: Any, seat: int, board: Board) -> str:
    """The name of the way that a trireme has chosen at a fork."""
    space = int(s.at[seat]) - 1
    return board.routes[board.names_of_ways[space][board.ways[space].index(int(s.heading[seat]))] - 1]


def holder(s: Any, seat: int) -> str:
    """What holds a trireme."""
    return CARD_NAMES[GHOSTS if s.at[seat] == s.board.hades else s.lying[s.at[seat]]]


def helps_of(row: Sequence[int]) -> list[str]:
    return [CARD_NAMES[card] for card in range(1, HELPS + 1) if row[card]]


def treasures_of(row: Sequence[int]) -> list[int]:
    return [int(VALUE[TREASURE_3 + i]) for i in range(TREASURES) if row[i]]


def gone(s: Any) -> list[str]:
    """The cards that have left the game. With four players a weapon that nobody has is gone anyway."""
    weapons = [] if s.seats == WEAPONS else [n for n in range(1, WEAPONS + 1) if s.weapon_gone[n]]
    treasures = [CARD_NAMES[TREASURE_3 + i] for i in range(TREASURES) if s.treasure_gone[i]]
    return [WEAPON_NAMES[n] for n in weapons] + helps_of(s.help_gone) + treasures
