"""Worlds that somebody could imagine who knows only a view: to see what does not depend on what is hidden."""

from collections.abc import Iterator

from . import entrypoints
from .dice import Dice
from .game import Game
from .offers import Scratch
from .protocol import SPECTATOR
from .record import Grid, blank, copy_of
from .seeds import SEED_BYTES, game_key
from .snapshot import Snapshot, conceal

WORLDS = 12  # that are imagined


def worlds_of(game: Game, known: Grid, purpose: str) -> Iterator[Grid]:
    """Some worlds that agree with this view; always the same ones for a purpose."""
    belief, luck = blank(game.part("belief").Belief), blank(Dice)
    game.part("belief").believe_nothing(belief[0])
    entrypoints.set_key_at(luck, game_key(bytes(SEED_BYTES), purpose))
    for _ in range(WORLDS):
        world = copy_of(known)
        entrypoints.guess_at(world, 0, belief, luck)
        yield world


def is_plainly_forced(game: Game, snapshot: Snapshot, number: int) -> bool:
    """Whether everybody can tell that whoever decides after this many moves has but one choice: it is the
    only one in every world that the public could imagine."""
    scratch = blank(Scratch)

    def choices(states: Grid) -> bytes:
        count = entrypoints.legal_at(states, 0, scratch)
        return bytes(scratch["actions"][0, :count].tobytes())

    if entrypoints.legal_at(snapshot.state, 0, scratch) != 1:
        return False
    only, public = choices(snapshot.state), conceal(snapshot.state, SPECTATOR)
    return all(choices(world) == only for world in worlds_of(game, public, f"forced {number}"))
