"""What there is to tell viewers, clocks, bots and the lobby after an entry has changed a table."""

from typing import NamedTuple

from .table import MadeMove, Note


class NoteAdded(NamedTuple):
    """An entry other than a move was written."""

    note: Note


class SeatsChanged(NamedTuple):
    """Who sits where, or in what state, has changed."""


class GameStarted(NamedTuple):
    """The game is dealt."""


class MoveDrafted(NamedTuple):
    """A move that only its player has seen so far."""

    made: MadeMove


class MoveTakenBack(NamedTuple):
    seat: int
    seq: int  # of the move


class MovesShown(NamedTuple):
    """Moves that everyone sees from now on; their player has been told of all but the newest."""

    made: list[MadeMove]
    newest: MadeMove | None


class StateChanged(NamedTuple):
    """Who decides, how long they have, or whether the game goes on may have changed without a move."""


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
