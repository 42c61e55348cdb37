"""From options, boards and scenarios to a state: what happens before the first move."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ithaca.engine.dice import draw
from ithaca.engine.errors import BadFile
from ithaca.engine.files import check_kinds
from ithaca.engine.positions import by_seat, known_name, only_once, take_cards
from ithaca.engine.record import Grid, blank
from ithaca.engine.seats import left_of

from .board import Board
from .deal import is_island
from .rules import clear_wake
from .score import points_of
from .state import TURN, State
from .tables import (
    ADVENTURE_NAMES,
    ADVENTURES_USED,
    DISCS_EACH,
    FIRST_HAND,
    FIVE,
    FOUR,
    GOAL,
    GOD_NAMES,
    ISLANDS,
    MISSION_CARDS,
    PACK,
    STANDARD,
    WIND_NAMES,
    ZEUS,
)
from .turns import seat_of
from .view import mission_card


class _Position(msgspec.Struct):
    """Of what kind each part of a position is."""

    gods: dict[str, str] = {}
    missions: dict[str, list[str]] = {}
    hands: dict[str, Any] = {}
    ship: str | None = None
    discs: dict[str, str] = {}
    scored: list[str] = []
    active: str | None = None


VARIANTS = {4: FOUR, 5: FIVE}  # by number of players


def prepare(seats: int, options: Mapping[str, bool], board: Board) -> Grid:
    """A blank state with everything that a deal needs to know."""
    states = blank(State)
    s = states[0]
    s.seats = seats
    s.variant = VARIANTS[seats] if options["variant"] else STANDARD
    s.late_counter = options["late-counter"]
    s.stays_open = options["stays-open"]
    small = bool(s.variant == FOUR)
    s.board.islands = ISLANDS - len(board.dropped) if small else ISLANDS
    for colour, a, b in board.joined(small):
        s.board.line[a, colour] = b
        s.board.line[b, colour] = a
    return states


# ── positions of scenarios ────────────────────────────────────────────────────────────────────────


def place(states: Grid, position: Mapping[str, Any], players: Sequence[str], board: Board) -> None:
    """Change a fresh deal to the first turn of a round with the named things as they are named."""
    s: Any = states[0]
    parts = {
        "gods": place_gods,
        "missions": place_missions,
        "hands": place_hands,
    }
    known = [*parts, "ship", "discs", "scored", "active"]
    for name in position:
        known_name(name, known, "position")
    check_kinds(position, _Position, "")
    clear_wake(s)
    for name, put in parts.items():
        put(s, by_seat(position.get(name, {}), players))
    place_discs(s, position, board)
    zeus = seat_of(s, ZEUS)
    active = position.get("active")
    s.active = left_of(s, zeus) if active is None else known_name(active, players, "player")
    s.phase = TURN
    for seat, player in enumerate(players):
        if points_of(s, seat) >= GOAL:
            raise BadFile("position-won", game="odysseus", value=player, clause="odysseus/end/ten")


def place_gods(s: State, named: Mapping[int, str]) -> None:
    """Named seats get their gods; the others share the rest in the order dealt."""
    chosen = {seat: known_name(god, GOD_NAMES[: s.seats + 1], "god") for seat, god in named.items()}
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
            raise BadFile(
                "position-no-mission",
                game="odysseus",
                value=" ".join(adventures),
                choices=choices,
                clause="odysseus/setup/cards",
            )
        chosen[seat] = cards[tuple(adventures)]
    only_once([" ".join(card) for card in named.values()])
    dealt = [int(card) for card in s.mission[: s.seats]]
    free = [card for card in cards.values() if card not in chosen.values()]
    kept = {seat: card for seat, card in enumerate(dealt) if seat not in chosen and card in free}
    rest = [card for card in free if card not in kept.values()]
    rest.sort(key=lambda card: card in dealt)  # those that a named seat has given up come last
    for seat in range(s.seats):
        s.mission[seat] = chosen.get(seat) or kept.get(seat) or rest.pop(0)


def place_hands(s: State, named: Mapping[int, Any]) -> None:
    """Named hands are taken from all 42 winds, then the others are dealt from what is left."""
    s.pack[:] = PACK
    s.hand[:] = 0
    for seat, cards in named.items():
        for wind, count in take_cards(s.pack, cards, WIND_NAMES, "wind").items():
            s.hand[seat, wind] += count
    for seat in range(s.seats):
        if seat not in named:
            for _ in range(min(FIRST_HAND, int(s.pack.sum()))):
                wind = draw(s.dice, s.pack, int(s.pack.sum()))
                s.pack[wind] -= 1
                s.hand[seat, wind] += 1


def place_discs(s: State, position: Mapping[str, Any], board: Board) -> None:
    """Ship, scored row and named discs; other islands keep their disc while there are enough."""
    islands = [board.slugs[n - 1] for n in range(1, ISLANDS + 1) if is_island(s, n)]
    named = {
        board.slugs.index(islands[known_name(slug, islands, "island")]) + 1: disc_id(s, disc)
        for slug, disc in position.get("discs", {}).items()
    }
    free = next(slug for slug in islands if board.slugs.index(slug) + 1 not in named)
    ship = position.get("ship", free)
    s.ship = s.origin = board.slugs.index(islands[known_name(ship, islands, "island")]) + 1
    if named.get(int(s.ship)):
        raise BadFile("position-disc-at-ship", game="odysseus", value=ship)
    used = int(ADVENTURES_USED[s.variant])
    pool = [0] + [DISCS_EACH] * used + [0] * (len(ADVENTURE_NAMES) - 1 - used)
    s.scored[:] = 0
    for disc in [disc_id(s, name) for name in position.get("scored", [])]:
        take(pool, disc)
        s.scored[disc] += 1
        s.last = disc
    for disc in named.values():
        take(pool, disc)
    for slug in islands:
        island = board.slugs.index(slug) + 1
        if island == s.ship:
            s.disc[island] = 0
        elif island in named:
            s.disc[island] = named[island]
        elif pool[s.disc[island]]:
            pool[s.disc[island]] -= 1
        else:
            s.disc[island] = pool.index(max(pool))
            pool[s.disc[island]] -= 1 if max(pool) else 0
    s.reserve[:] = pool


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
