"""From options, boards and scenarios to a state and back: what happens before the first move."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ithaca.engine.errors import BadFile, Misuse
from ithaca.engine.files import check_kinds
from ithaca.engine.piles import draw
from ithaca.engine.positions import by_seat, known_name, only_once, take_cards
from ithaca.engine.reading import Reading, reading
from ithaca.engine.record import Grid, blank
from ithaca.engine.seats import left_of
from ithaca.engine.text import Word
from ithaca.engine.views import counts

from .board import Board
from .components import (
    ADVENTURE_NAMES,
    ADVENTURES_USED,
    APHRODITE,
    ATHENA,
    DIONYSOS,
    DISCS_EACH,
    DRY_ROUNDS,
    FIRST_HAND,
    FIVE,
    FOUR,
    GOAL,
    GOD_NAMES,
    HADES,
    HERMES,
    ISLANDS,
    MISSION_CARDS,
    PACK,
    POSEIDON,
    STANDARD,
    UNKNOWN,
    WIND_NAMES,
    YELLOW,
    ZEUS,
    ZONE_NAMES,
)
from .deal import is_island
from .powers import hidden_place
from .rules import clear_effects
from .score import points_of
from .state import CHOOSING, DROPPING, PHASE_NAMES, PLACING, TURN, WINDOW, State
from .turns import seat_of
from .view import lifted_card, mission_card

VARIANTS = {4: FOUR, 5: FIVE}  # by number of players
MOST_ROUNDS = 30_000  # that a record can count


def prepare(seats: int, options: Mapping[str, bool], board: Board) -> Grid:
    """A blank state with everything that a deal needs to know."""
    states = blank(State)
    s = states[0]
    s.seats = seats
    s.variant = VARIANTS[seats] if options["variant"] else STANDARD
    s.late_athena = options["late-athena"]
    s.late_counter = options["late-counter"]
    s.stays_open = options["stays-open"]
    small = bool(s.variant == FOUR)
    if small and not board.dropped:
        raise Misuse("no-small-board", game="odysseus", clause="odysseus/variant/four")
    s.board.islands = ISLANDS - len(board.dropped) if small else ISLANDS
    for colour, a, b in board.joined(small):
        s.board.line[a, colour] = b
        s.board.line[b, colour] = a
    return states


# ── positions of scenarios ────────────────────────────────────────────────────────────────────────


class _Hidden(msgspec.Struct):
    """A card that lies face down."""

    zone: str = ""
    wind: int | str = ""
    by: str | None = None


class _Position(msgspec.Struct):
    """The types of the parts of a position."""

    gods: dict[str, str] = {}
    missions: dict[str, list[str]] = {}
    hands: dict[str, Any] = {}
    ship: str | None = None
    origin: str | None = None
    discs: dict[str, str] = {}
    scored: list[str] = []
    active: str | None = None
    round: int = 1
    passes: int = 0
    dry: int = 0
    winds: dict[str, Any] = {}
    hidden: list[_Hidden] = []
    swapped: int = 0
    spent: list[str] = []
    storm: str | None = None
    doubled: str | None = None
    power: str | None = None
    late: bool = False
    lifted: str | None = None
    card: int | str | None = None
    dropped: str | None = None
    phase: str | None = None


BEFORE_THE_SHIP = ("gods", "missions", "hands", "discs", "phase")  # what there is before it is placed
OF_A_ROUND = ("hidden", "power", "late", "lifted", "card", "dropped")  # what its end has cleared away


def place(states: Grid, position: Mapping[str, Any], players: Sequence[str], board: Board) -> None:
    """Change a fresh deal to the table that is described: what is not named stays as it was dealt, at the
    first turn of a round."""
    s: Any = states[0]
    for name in position:
        known_name(name, _Position.__struct_fields__, "position")
    check_kinds(position, _Position, "")
    clear_effects(s)
    place_gods(s, by_seat(position.get("gods", {}), players))
    place_missions(s, by_seat(position.get("missions", {}), players))
    place_winds(s, position, players)
    s.phase = phase_of(position)
    place_discs(s, position, board)
    place_powers(s, position)
    place_turn(s, position, players)
    for seat, player in enumerate(players):
        if points_of(s, seat) >= GOAL:
            raise fail("position-won", "end/ten", value=player)


def fail(key: str, clause: str, **args: Any) -> BadFile:
    """A part of a position that this clause does not allow."""
    return BadFile(key, game="odysseus", clause=f"odysseus/{clause}", **args)


def phase_of(position: Mapping[str, Any]) -> int:
    """Which decision comes next. What is named says so, unless the ship is to be placed or a disc chosen."""
    carries = "lifted" in position and "dropped" not in position
    asked = "power" in position or "dropped" in position or position.get("late")
    told = WINDOW if asked else DROPPING if carries else TURN
    name = position.get("phase", PHASE_NAMES[told])
    if name not in PHASE_NAMES[1:]:
        raise fail("position-no-phase", "turn/one", value=name, choices=", ".join(PHASE_NAMES[1:]))
    phase = PHASE_NAMES.index(name)
    allowed = {PLACING: BEFORE_THE_SHIP, CHOOSING: [n for n in position if n not in OF_A_ROUND]}.get(phase)
    for part in position:
        if allowed is not None and part not in allowed:
            raise fail("position-not-now", "setup/ship" if phase == PLACING else "refill/choice", value=part)
    if allowed is None and phase != told:
        raise fail("position-other-phase", "athena/window", value=name, told=PHASE_NAMES[told])
    return phase


def place_gods(s: State, named: Mapping[int, str]) -> None:
    """Named seats get their gods; the others share the rest in the order dealt."""
    chosen = {seat: god_id(s, god) for seat, god in named.items()}
    only_once(list(named.values()))
    rest = [int(god) for god in s.god[: s.seats] if god not in chosen.values()]
    for seat in range(s.seats):
        s.god[seat] = chosen[seat] if seat in chosen else rest.pop(0)


def place_missions(s: State, named: Mapping[int, Sequence[str]]) -> None:
    """Named seats get the card with these three adventures; the others keep theirs if it is free."""
    cards = {tuple(mission_card(s.variant, card)): card for card in range(1, MISSION_CARDS[s.variant] + 1)}
    chosen: dict[int, int] = {}
    for seat, adventures in named.items():
        for name in adventures:
            known_name(name, ADVENTURE_NAMES[1:], "adventure")
        if tuple(adventures) not in cards:
            choices = "; ".join(" ".join(card) for card in cards)
            raise fail("position-no-mission", "setup/cards", value=" ".join(adventures), choices=choices)
        chosen[seat] = cards[tuple(adventures)]
    only_once([" ".join(card) for card in named.values()])
    dealt = [int(card) for card in s.mission[: s.seats]]
    free = [card for card in cards.values() if card not in chosen.values()]
    kept = {seat: card for seat, card in enumerate(dealt) if seat not in chosen and card in free}
    rest = [card for card in free if card not in kept.values()]
    rest.sort(key=lambda card: card in dealt)  # cards given up by named seats come last
    for seat in range(s.seats):
        s.mission[seat] = chosen.get(seat) or kept.get(seat) or rest.pop(0)


def place_winds(s: State, position: Mapping[str, Any], players: Sequence[str]) -> None:
    """Named hands and what was played are taken from all 42 winds; then the other hands are dealt."""
    named = by_seat(position.get("hands", {}), players)
    s.pack[:] = PACK
    s.hand[:] = 0
    for seat, cards in named.items():
        for wind, count in take_cards(s.pack, cards, WIND_NAMES, "wind").items():
            s.hand[seat, wind] += count
    for zone, cards in position.get("winds", {}).items():
        for wind, count in take_cards(s.pack, cards, WIND_NAMES, "wind").items():
            s.laid[zone_id(zone), wind] += count
    for card in position.get("hidden", []):
        place_hidden(s, card, players)
    s.swapped = whole_number(position, "swapped", 0, 0, int(PACK[DIONYSOS]))
    if s.swapped:
        take_cards(s.pack, {WIND_NAMES[DIONYSOS]: int(s.swapped)}, WIND_NAMES, "wind")
    for seat in range(s.seats):
        if seat not in named:
            for _ in range(min(FIRST_HAND, int(s.pack.sum()))):
                wind = draw(s.dice, s.pack, int(s.pack.sum()))
                s.pack[wind] -= 1
                s.hand[seat, wind] += 1


def place_hidden(s: State, card: Mapping[str, Any], players: Sequence[str]) -> None:
    """A card face down; Hades laid it, if no seat is named."""
    for name in card:
        known_name(name, _Hidden.__struct_fields__, "position")
    hades = seat_of(s, god_id(s, GOD_NAMES[HADES]))
    owner = known_name(card["by"], players, "player") if "by" in card else hades
    zone = zone_id(card.get("zone", ""))
    (wind,) = take_cards(s.pack, [card.get("wind", "")], WIND_NAMES, "wind")
    s.laid[zone, UNKNOWN] += 1
    s.hidden_zone[s.hidden], s.hidden_by[s.hidden], s.hidden_wind[s.hidden] = zone, owner + 1, wind
    s.hidden += 1


def place_discs(s: State, position: Mapping[str, Any], board: Board) -> None:
    """Ship, scored row and named discs; other islands keep their disc while there are enough."""
    islands = {board.slugs[n - 1]: n for n in range(1, ISLANDS + 1) if is_island(s, n)}
    named = {island_id(slug, islands): disc_id(s, disc) for slug, disc in position.get("discs", {}).items()}
    place_ship(s, position, islands, named)
    used = int(ADVENTURES_USED[s.variant])
    pool = [0] + [DISCS_EACH] * used + [0] * (len(ADVENTURE_NAMES) - 1 - used)
    s.scored[:] = 0
    for disc in [disc_id(s, name) for name in position.get("scored", [])]:
        take(pool, disc)
        s.scored[disc] += 1
        s.last = disc
    for disc in named.values():
        take(pool, disc)
    bare = {int(s.ship), int(s.origin)} if s.phase == CHOOSING else {int(s.ship)}
    for island in islands.values():
        if island in bare:
            s.disc[island] = 0
        elif island in named:
            s.disc[island] = named[island]
        elif pool[s.disc[island]]:
            pool[s.disc[island]] -= 1
        else:
            s.disc[island] = pool.index(max(pool))
            pool[s.disc[island]] -= 1 if max(pool) else 0
    s.reserve[:] = pool
    if s.phase == CHOOSING and not sum(pool):
        raise fail("position-no-reserve", "refill/empty", value=PHASE_NAMES[CHOOSING])


def place_ship(
    s: State, position: Mapping[str, Any], islands: Mapping[str, int], named: Mapping[int, int]
) -> None:
    """Where the ship lies, and where its last voyage began; neither is set before it is placed."""
    s.ship = s.origin = 0
    if s.phase == PLACING:
        return
    unnamed = [slug for slug, island in islands.items() if island not in named]
    ship = position.get("ship", [*unnamed, *islands][0])
    origin = position.get("origin", ship)
    s.ship, s.origin = island_id(ship, islands), island_id(origin, islands)
    if named.get(int(s.ship)):
        raise fail("position-disc-at-ship", "setup/ship", value=ship)
    if s.phase == CHOOSING and (s.origin == s.ship or named.get(int(s.origin))):
        raise fail("position-no-origin", "refill/choice", value=origin)


def place_powers(s: State, position: Mapping[str, Any]) -> None:
    """What the powers have done in this round; a power whose token lies on the board is spent."""
    for god in position.get("spent", []):
        s.spent[god_id(s, god)] = 1
    if "storm" in position:
        s.storm, s.spent[POSEIDON] = zone_id(position["storm"]), 1
    if "doubled" in position:
        s.doubled, s.spent[god_id(s, GOD_NAMES[APHRODITE])] = zone_id(position["doubled"]), 1
    if s.hidden and s.spent[HADES]:
        raise fail("position-hades-open", "hades/countered", value="hidden")
    if "lifted" in position or "card" in position or "dropped" in position:
        place_lifted(s, position)
    if s.phase == WINDOW:
        place_question(s, position)


def place_lifted(s: State, position: Mapping[str, Any]) -> None:
    """The card that Hermes takes: it lies where he has put it down, or where it lay."""
    god_id(s, GOD_NAMES[HERMES])
    need(position, "hermes/move", HERMES, "lifted", "card")
    s.lifted = zone_id(position["lifted"])
    s.dropped = zone_id(position["dropped"]) if "dropped" in position else 0
    if s.dropped == s.lifted:
        raise fail("position-same-zone", "hermes/move", value=position["dropped"])
    here, card = int(s.dropped or s.lifted), str(position["card"])
    if card in WIND_NAMES[1:]:
        s.lifted_wind = WIND_NAMES.index(card)
        there = bool(s.laid[here, s.lifted_wind])
    else:
        names = hidden_names_in(s, here)
        there = card in names
        s.lifted_card = hidden_place(s, here, names.index(card) + 1) + 1 if there else 0
    if not there:
        raise fail("position-no-card", "hermes/move", value=card, zone=Word("zone", ZONE_NAMES[here]))


def hidden_names_in(s: State, zone: int) -> list[str]:
    """What the face-down cards of a zone are called, in the order in which they were laid."""
    count = int(s.laid[zone, UNKNOWN])
    return ["hidden"] if count == 1 else [f"hidden{nth}" for nth in range(1, count + 1)]


def place_question(s: State, position: Mapping[str, Any]) -> None:
    """The power about which Athena is asked; everything that it has done must be named."""
    name = position.get("power", GOD_NAMES[HERMES if s.dropped else HADES])
    s.power, s.late = god_id(s, name), position.get("late", False)
    if s.power == ATHENA or s.spent[ATHENA]:
        raise fail("position-not-asked", "athena/window", value=name)
    if s.late and not (s.late_athena and s.power == HADES):
        raise fail("position-not-late", "athena/late", value=name)
    if s.lifted and s.power != HERMES:
        raise fail("position-not-now", "hermes/countered", value="lifted")
    done = {POSEIDON: ["storm"], APHRODITE: ["doubled"], HADES: ["hidden"], HERMES: ["lifted", "dropped"]}
    need(position, "athena/window", int(s.power), *done.get(int(s.power), []))
    if s.power != HADES:
        s.spent[s.power] = 1


def place_turn(s: State, position: Mapping[str, Any], players: Sequence[str]) -> None:
    """Whose turn it is, and the counts of this round."""
    owner = int(s.power) if s.power and not s.late else HERMES if s.lifted else 0
    usual = seat_of(s, owner or ZEUS) if owner or s.phase != TURN else left_of(s, seat_of(s, ZEUS))
    s.active = known_name(position["active"], players, "player") if "active" in position else usual
    if owner and s.active != usual:
        raise fail(
            "position-not-active", "turn/one", value=position["active"], god=Word("god", GOD_NAMES[owner])
        )
    s.rounds = whole_number(position, "round", 1, 1, MOST_ROUNDS)
    s.passes = whole_number(position, "passes", 0, 0, int(s.seats) - (s.phase != CHOOSING))
    s.dry = whole_number(position, "dry", 0, 0, DRY_ROUNDS - 1)


# ── what is named ─────────────────────────────────────────────────────────────────────────────────


def god_id(s: State, name: str) -> int:
    return known_name(name, GOD_NAMES[1 : s.seats + 1], "god") + 1


def island_id(slug: str, islands: Mapping[str, int]) -> int:
    known_name(slug, islands, "island")
    return islands[slug]


def zone_id(name: str) -> int:
    if name not in ZONE_NAMES[1:]:
        raise fail("position-no-zone", "turn/wind", value=name, choices=", ".join(ZONE_NAMES[1:]))
    return ZONE_NAMES.index(name)


def whole_number(position: Mapping[str, Any], name: str, usual: int, least: int, most: int) -> int:
    value = int(position.get(name, usual))
    if not least <= value <= most:
        raise BadFile("bad-number", value=value, least=least, most=most, near=f"{name} =")
    return value


def need(position: Mapping[str, Any], clause: str, god: int, *names: str) -> None:
    """What a power has done must be named too."""
    for name in names:
        if not position.get(name):
            raise fail("position-lacks", clause, value=name, god=Word("god", GOD_NAMES[god]))


def disc_id(s: State, name: str) -> int:
    """The adventure of this name; `none` leaves an island without a disc."""
    choices = [*ADVENTURE_NAMES[1 : int(ADVENTURES_USED[s.variant]) + 1], "none"]
    place = known_name(name, choices, "adventure")
    return 0 if choices[place] == "none" else place + 1


def take(pool: list[int], disc: int) -> None:
    if not disc:
        return
    if not pool[disc]:
        raise BadFile("position-too-many", value=ADVENTURE_NAMES[disc], count=DISCS_EACH + 1, left=DISCS_EACH)
    pool[disc] -= 1


# ── a table as a position ─────────────────────────────────────────────────────────────────────────


def position_of(states: Grid, players: Sequence[str], board: Board) -> dict[str, Any]:
    """The table as a position from which `place` makes the same table; what is as usual is left out."""
    v = reading(states)
    told = {
        "gods": {player: GOD_NAMES[god] for player, god in zip(players, v.god, strict=False)},
        "missions": {player: mission_card(v.variant, v.mission[seat]) for seat, player in enumerate(players)},
        "hands": {player: counts(hand, WIND_NAMES) for player, hand in zip(players, v.hand, strict=False)},
        "discs": {
            slug: ADVENTURE_NAMES[v.disc[island]] or "none"
            for island, slug in enumerate(board.slugs, 1)
            if v.board.line[island][YELLOW] and island != v.ship
        },
    }
    if v.phase == PLACING:
        return {**told, "phase": PHASE_NAMES[PLACING]}
    told |= {"ship": board.slugs[v.ship - 1], "active": players[v.active], **round_of(v, players)}
    if v.origin != v.ship:
        told["origin"] = board.slugs[v.origin - 1]
    if v.phase == CHOOSING:
        told["phase"] = PHASE_NAMES[CHOOSING]
    return told


def round_of(v: Reading, players: Sequence[str]) -> dict[str, Any]:
    """The parts of a position that are seldom named, where they are not as at the start of a game."""
    scored = [name for disc, name in enumerate(ADVENTURE_NAMES) for _ in range(v.scored[disc])]
    scored.sort(key=lambda name: name == ADVENTURE_NAMES[v.last])
    opened = {ZONE_NAMES[zone]: counts((0, *row[1:]), WIND_NAMES) for zone, row in enumerate(v.laid)}
    hidden = zip(v.hidden_zone, v.hidden_wind, v.hidden_by[: v.hidden], strict=False)
    told = {
        "scored": scored,
        "round": v.rounds if v.rounds > 1 else 0,
        "passes": v.passes,
        "dry": v.dry,
        "winds": {zone: cards for zone, cards in opened.items() if cards},
        "hidden": [
            {"zone": ZONE_NAMES[zone], "wind": WIND_NAMES[wind], "by": players[by - 1]}
            for zone, wind, by in hidden
            if by
        ],
        "swapped": v.swapped,
        "spent": [name for god, name in enumerate(GOD_NAMES) if v.spent[god]],
        "storm": ZONE_NAMES[v.storm],
        "doubled": ZONE_NAMES[v.doubled],
        "power": GOD_NAMES[v.power],
        "late": bool(v.late),
        "lifted": ZONE_NAMES[v.lifted],
        "card": lifted_card(v),
        "dropped": ZONE_NAMES[v.dropped],
    }
    return {name: value for name, value in told.items() if value}
