"""What there is to tell of an entry that has changed a table: to viewers, clocks, bots and the lobby."""

from typing import NamedTuple

from .table import MadeMove, Note


class NoteAdded(NamedTuple):
    """Something that is no move was written down."""

    note: Note


class SeatsChanged(NamedTuple):
    """Who sits where, or how."""


class GameStarted(NamedTuple):
    """The game is dealt."""


class MoveDrafted(NamedTuple):
    """A move that only its player sees so far."""

    made: MadeMove


class MoveTakenBack(NamedTuple):
    seat: int
    seq: int  # of the move


class MovesShown(NamedTuple):
    """Moves that all know from now on; their player has been told of all but the newest."""

    made: list[MadeMove]
    newest: MadeMove | None


class StateChanged(NamedTuple):
    """Who decides, how long, or whether the game goes on, may have changed without a move."""


class GameEnded(NamedTuple):
    """The game has its result."""


Announcement = (
    NoteAdded
    | SeatsChanged
    | GameStarted
    | MoveDrafted
    | MoveTakenBack
    | MovesShown
    | StateChanged
    | GameEnded
)
