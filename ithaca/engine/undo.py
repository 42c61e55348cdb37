"""Which moves can be taken back: those that have revealed nothing to anyone."""

from typing import TYPE_CHECKING

from .game import Game
from .snapshot import Played, Snapshot
from .worlds import WORLDS, views_after

if TYPE_CHECKING:
    from .match import Match


def shows_nothing(game: Game, played: Played, number: int) -> bool:
    """Whether the move with this number, from 1, can be taken back as long as no one else is told of it: its
    player decides again, no chance was used, and it showed nothing that its player could not foresee."""
    return stays_with_its_player(played) and _was_foreseen(game, played, number)


def can_undo(match: "Match") -> bool:
    """Whether the last move of a match can be taken back, as long as no one else was told of it."""
    return match.last is not None and shows_nothing(match.game, match.last, len(match.moves))


def stays_with_its_player(played: Played) -> bool:
    """Whether the same seat decides again, and no chance was used."""
    before, after = played.before, played.after
    return after.actor == played.move.seat and bytes_of_dice(before) == bytes_of_dice(after)


def bytes_of_dice(snapshot: Snapshot) -> bytes:
    dice: bytes = snapshot.state["dice"].tobytes()
    return dice


def _was_foreseen(game: Game, played: Played, number: int) -> bool:
    """Whether the move does the same in every world that agrees with its player's view. WORLDS worlds are
    tried, always the same ones for a number."""
    seat, action = played.move.seat, played.move.action
    known, wanted = played.before.seen_by(seat).base, played.after.seen_by(seat).raw_bytes
    return views_after(game, known, action, seat, f"foreseen {number}") == wanted * WORLDS
