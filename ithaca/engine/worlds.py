"""Worlds that agree with a view, drawn to find out what does not depend on what is hidden."""

import functools
from types import ModuleType

from . import entrypoints
from .dice import Dice
from .game import Game
from .offers import Scratch
from .protocol import SPECTATOR
from .record import Grid, blank, blank_like, copy_of
from .seeds import SEED_BYTES, game_key
from .snapshot import Snapshot

WORLDS = 12  # how many are drawn, always the same ones for a purpose


def views_after(game: Game, known: Grid, action: int, seat: int, purpose: str) -> bytes:
    """What a seat would see after an action in each of the worlds drawn: the bytes of all views in a row."""
    views = blank_like(known, WORLDS)
    belief, luck = _imagination(game, purpose)
    entrypoints.imagine_at(known, action, seat, belief, luck, blank_like(known), views)
    return views.tobytes()


def only_choice(game: Game, known: Grid, purpose: str) -> int:
    """The only legal action in every one of the worlds drawn behind this view; 0 if there is none."""
    belief, luck = _imagination(game, purpose)
    room = blank_like(known), blank(Scratch)
    return int(entrypoints.only_choice_at(known, belief, luck, WORLDS, *room))


def is_plainly_forced(game: Game, snapshot: Snapshot, number: int) -> bool:
    """Whether the public can tell that the seat that decides after `number` moves has only one choice: it is
    the only one in every world drawn behind the public view."""
    scratch = blank(Scratch)
    if entrypoints.legal_at(snapshot.state, 0, scratch) != 1:
        return False
    public = snapshot.seen_by(SPECTATOR).base
    return only_choice(game, public, f"forced {number}") == int(scratch["actions"][0, 0])


def _imagination(game: Game, purpose: str) -> tuple[Grid, Grid]:
    """A belief in nothing, and dice that depend only on the purpose."""
    return copy_of(_nothing(game.part("belief"))), copy_of(_luck_of(purpose))


@functools.lru_cache(maxsize=64)
def _nothing(part: ModuleType) -> Grid:
    belief = blank(part.Belief)
    part.believe_nothing(belief[0])
    return belief


@functools.lru_cache(maxsize=10_000)
def _luck_of(purpose: str) -> Grid:
    luck = blank(Dice)
    entrypoints.set_key_at(luck, game_key(bytes(SEED_BYTES), purpose))
    return luck
