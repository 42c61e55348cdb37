"""The table in names instead of numbers: what every client gets, made from a concealed state."""

from typing import Any

from ithaca.engine.protocol import NOBODY
from ithaca.engine.record import Grid
from ithaca.engine.views import winners

from .board import Board
from .encounters import strength
from .score import has_glory, second, treasure_of
from .state import PHASE_NAMES, TESTING, State
from .tables import CARD_NAMES, HELPS, TREASURE_3, TREASURES, VALUE, WEAPON_NAMES
from .turns import actor

PER_SEAT = (
    "at",
    "weapon",
    "help",
    "treasure",
    "worth",
    "held",
    "lost",
    "halved",
    "home",
)  # one for each seat


def describe(v: State, board: Board) -> dict[str, Any]:
    """Everything that this viewer knows of the table. Seats are numbers from 0."""
    seats = range(int(v.seats))
    return {
        "phase": PHASE_NAMES[v.phase],
        "turns": int(v.turns),
        "actor": actor(v),
        "active": int(v.active),
        "options": options(v),
        "at": [board.slugs[v.at[seat] - 1] for seat in seats],
        "weapon": [WEAPON_NAMES[v.weapon[seat]] for seat in seats],
        "help": [[CARD_NAMES[card] for card in range(1, HELPS + 1) if v.help[seat, card]] for seat in seats],
        "treasure": [treasures(v, seat) for seat in seats],
        "worth": [int(treasure_of(v, seat)) for seat in seats],
        "held": [held_by(v, seat) for seat in seats],
        "lost": [int(v.lost[seat]) for seat in seats],
        "halved": [bool(v.halved[seat]) for seat in seats],
        "home": [int(v.home[seat]) for seat in seats],
        "stars": {board.slugs[n - 1]: CARD_NAMES[v.lying[n]] for n in sorted(board.stars) if v.lying[n]},
        "pile": [CARD_NAMES[v.pile[i]] for i in range(v.pile_size)],
        "pile_size": int(v.pile_size),
        "seen_under": [CARD_NAMES[v.pile[i]] for i in range(v.fresh, v.pile_size)],
        "armoury": [WEAPON_NAMES[v.armoury[i]] if v.armoury[i] else "?" for i in range(v.armoury_size)],
        "facing": CARD_NAMES[v.facing] if v.facing else "",
        "to_beat": int(strength(v, int(v.facing))) if v.phase == TESTING else 0,
        "die": int(v.wake.die),
        "drawn": CARD_NAMES[v.wake.drawn] if v.wake.drawn else "",
        "pips": int(v.pips),
        "bag": bool(v.blown or v.bag),
        "winners": winners(v),
        "glory": any(has_glory(v, seat) for seat in seats),
        "second": second(v) if second(v) != NOBODY else None,
    }


def options(v: State) -> list[str]:
    """The options that are on; how strong the ghosts are stands beside them."""
    flags = {"served": v.served, "alone": v.alone, "bag-after": v.bag_after}
    flags |= {"ghosts-fight": v.ghosts_fight, "play-on": v.play_on}
    return [name for name, on in flags.items() if on] + [f"ghosts {int(v.board.ghosts)}"]


def treasures(v: State, seat: int) -> list[int]:
    return [int(VALUE[TREASURE_3 + i]) for i in range(TREASURES) if v.treasure[seat, i]]


def held_by(v: State, seat: int) -> str:
    """What holds a trireme: a card, the ghosts, or nothing."""
    if not v.held[seat]:
        return ""
    return CARD_NAMES[-1] if v.at[seat] == v.board.hades else CARD_NAMES[v.lying[v.at[seat]]]


def hidden_names(v: State, likely: Grid, board: Board) -> list[list[dict[str, float]]]:
    """How likely each thing is that a seat hides: here nobody hides anything."""
    return [[] for _ in range(int(v.seats))]
