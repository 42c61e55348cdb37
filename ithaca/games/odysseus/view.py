"""The table in names instead of numbers: what every client gets, made from a concealed state."""

from typing import Any

import numpy as np

from ithaca.engine.record import Grid, dtype_of
from ithaca.engine.views import chances, counts, winners

from .board import Board
from .deal import is_island
from .score import points_of
from .state import CHOOSING, OVER_PHASE, PHASE_NAMES, State
from .tables import (
    ADVENTURE_NAMES,
    ADVENTURES,
    COLOUR_NAMES,
    GOD_NAMES,
    GODS,
    LEGS,
    MISSION_CARDS,
    PAYS,
    UNKNOWN,
    VARIANT_NAMES,
    WIND_NAMES,
    ZONE_NAMES,
    ZONES,
)
from .turns import actor
from .voyage import strongest_colour, turn_up, wind_in

PER_SEAT = ("gods", "cards", "hands", "missions", "points")  # lists with an entry for each seat


def describe(v: State, board: Board) -> dict[str, Any]:
    """Everything that this viewer knows of the table. Seats are numbers from 0."""
    seats = range(int(v.seats))
    shown = turned_up(v)[0]
    return {
        "phase": PHASE_NAMES[v.phase],
        "round": int(v.rounds),
        "actor": actor(v),
        "active": int(v.active),
        "passes": int(v.passes),
        "dry": int(v.dry),
        "variant": VARIANT_NAMES[v.variant],
        "late_counter": bool(v.late_counter),
        "stays_open": bool(v.stays_open),
        "ship": island_name(v.ship, board),
        "origin": island_name(v.origin, board),
        "discs": discs(v, board),
        "reserve": counts(v.reserve, ADVENTURE_NAMES),
        "scored": counts(v.scored, ADVENTURE_NAMES),
        "last": ADVENTURE_NAMES[v.last],
        "gods": [GOD_NAMES[v.god[seat]] for seat in seats],
        "spent": [GOD_NAMES[god] for god in range(1, GODS + 1) if v.spent[god]],
        "storm": ZONE_NAMES[v.storm],
        "doubled": ZONE_NAMES[v.doubled],
        "power": GOD_NAMES[v.power],
        "lifted": ZONE_NAMES[v.lifted],
        "lifted_card": lifted_card(v),
        "dropped": ZONE_NAMES[v.dropped],
        "cards": [int(v.hand[seat].sum()) for seat in seats],
        "pack": int(v.pack.sum()),
        "swapped": int(v.swapped),
        "winds": {ZONE_NAMES[zone]: laid_cards(v, zone) for zone in range(1, ZONES + 1)},
        "totals": {ZONE_NAMES[zone]: int(wind_in(shown, zone)) for zone in range(1, ZONES + 1)},
        "hidden": [hidden_card(v, i) for i in range(v.hidden)],
        "voyage": voyage(shown, board),
        **last_voyage(v, board),
        # Known to this viewer only, or to all when the game is over.
        "hands": [counts(v.hand[seat], WIND_NAMES) for seat in seats],
        "missions": [mission_card(v, int(v.mission[seat])) for seat in seats],
        "points": [points_of(v, seat) if v.mission[seat] else None for seat in seats],
        "winners": winners(v),
    }


def island_name(island: int, board: Board) -> str:
    return board.slugs[island - 1] if island else ""


def discs(v: State, board: Board) -> dict[str, str]:
    """The adventure on each island of this board; none where there is no disc."""
    return {
        slug: ADVENTURE_NAMES[v.disc[island]]
        for island, slug in enumerate(board.slugs, 1)
        if is_island(v, island)
    }


def laid_cards(v: State, zone: int) -> list[str]:
    """The cards in a zone: open ones first, then the face-down ones, known to who laid them as 5?."""
    cards = [WIND_NAMES[wind] for wind in range(1, len(WIND_NAMES)) for _ in range(v.laid[zone, wind])]
    hidden = [int(v.hidden_wind[i]) for i in range(v.hidden) if v.hidden_zone[i] == zone]
    return cards + [f"{WIND_NAMES[wind]}?" if wind else "?" for wind in hidden]


def hidden_card(v: State, i: int) -> str:
    """Where a face-down card lies and which seat laid it: g1 by 2."""
    return f"{ZONE_NAMES[v.hidden_zone[i]]} by {v.hidden_by[i] - 1}"


def lifted_card(v: State) -> str:
    if not v.lifted:
        return ""
    return "hidden" if v.lifted_wind == UNKNOWN else WIND_NAMES[v.lifted_wind]


def turned_up(v: State) -> Grid:
    """A copy of the table in which the viewer's own hidden cards count."""
    copy = np.array([v], dtype_of(State))
    turn_up(copy[0])
    return copy


def voyage(v: State, board: Board) -> list[dict[str, str]]:
    """The voyage as it would go now, for all that this viewer knows: colour and island of each leg."""
    if not v.ship or v.phase in (OVER_PHASE, CHOOSING):
        return []
    legs = []
    island = int(v.ship)
    for leg in range(1, LEGS + 1):
        colour = strongest_colour(v, leg)
        if not colour:
            break
        island = int(v.board.line[island, colour])
        legs.append({"colour": COLOUR_NAMES[colour], "island": island_name(island, board)})
    return legs


def last_voyage(v: State, board: Board) -> dict[str, Any]:
    """What the last action made of the ship, if it ended a round; in order, so as text."""
    wake = v.wake
    legs = [leg for leg in range(1, LEGS + 1) if wake.course[leg]]
    return {
        "path": " ".join(island_name(island, board) for island in wake.path if island),
        "course": " ".join(COLOUR_NAMES[wake.course[leg]] for leg in legs),
        "strength": " ".join(str(wake.strength[leg]) for leg in legs),
        "turned": " ".join(WIND_NAMES[wind] for wind in wake.turned if wind),
        "taken": ADVENTURE_NAMES[wake.taken],
    }


def mission_card(v: State, card: int) -> list[str]:
    """The three adventures of a mission, worth 3, 2 and 1; nothing if it is not known."""
    if not card:
        return []
    pays = {int(PAYS[v.variant, card, adventure]): adventure for adventure in range(1, ADVENTURES + 1)}
    return [ADVENTURE_NAMES[pays[worth]] for worth in (3, 2, 1)]


def hidden_names(v: State, likely: Grid, board: Board) -> list[list[dict[str, float]]]:
    """How likely each mission of each seat is; a mission is named by the adventure that pays it most."""
    missions = [mission_card(v, card)[0] for card in range(1, MISSION_CARDS[v.variant] + 1)]
    return [[chances(likely[seat], missions)] for seat in range(int(v.seats))]
