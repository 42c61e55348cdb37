"""Which moves can be taken back: those that have shown nobody anything."""

from typing import TYPE_CHECKING

from . import entrypoints
from .game import Game
from .snapshot import Played, conceal
from .worlds import worlds_of

if TYPE_CHECKING:
    from .match import Match


def shows_nothing(game: Game, played: Played, number: int) -> bool:
    """Whether the move with this number, from 1, can be taken back as long as nobody else is told of it: its
    player decides again, no chance was used, and it showed nothing that its player could not foresee."""
    return stays_with_its_player(played) and _was_foreseen(game, played, number)


def can_undo(match: "Match") -> bool:
    """Whether the last move of a match can be taken back, as long as nobody else was told of it."""
    return match.last is not None and shows_nothing(match.game, match.last, len(match.moves))


def stays_with_its_player(played: Played) -> bool:
    """Whether the same seat decides again, and no chance was used."""
    before, after = played.before.state, played.after.state
    asked = entrypoints.actor_at(after, 0)
    return bool(asked == played.move.seat and before["dice"].tobytes() == after["dice"].tobytes())


def _was_foreseen(game: Game, played: Played, number: int) -> bool:
    """Whether the move does the same in every world that its player could imagine. Some worlds are tried,
    always the same ones for a number."""
    seat, action = played.move.seat, played.move.action
    known, wanted = conceal(played.before.state, seat), conceal(played.after.state, seat).tobytes()
    for world in worlds_of(game, known, f"foreseen {number}"):
        entrypoints.apply_at(world, 0, action)
        if conceal(world, seat).tobytes() != wanted:
            return False
    return True
