"""What a seat is shown of a match: the table, the story of a move, the question, the choices.

Everything is made from a `Snapshot` through `conceal`; nothing here looks at the open state, except
`laid_open`, which is for games that are over.
"""

from typing import TYPE_CHECKING, Any

import numpy as np

from .choices import Choice, choices_of
from .protocol import SPECTATOR
from .reading import Reading, reading
from .record import copy_of
from .snapshot import Played, Snapshot
from .story import Event

if TYPE_CHECKING:
    from .match import Match


def table(match: "Match", seen: Reading) -> dict[str, Any]:
    """A view in names instead of numbers, as every client gets it."""
    part = match.game.part("view")
    return {**part.public(seen, match.board), **part.private(seen, match.board)}


def public(match: "Match", snapshot: Snapshot) -> dict[str, Any]:
    """The part of a table that is the same for all viewers."""
    shown: dict[str, Any] = match.game.part("view").public(snapshot.seen_by(SPECTATOR), match.board)
    return shown


def private(match: "Match", snapshot: Snapshot, seat: int) -> dict[str, Any]:
    """The part of a table that depends on who looks; with `public` it makes the whole."""
    own: dict[str, Any] = match.game.part("view").private(snapshot.seen_by(seat), match.board)
    return own


def laid_open(match: "Match") -> dict[str, Any]:
    """The whole table with all hands and secrets: for those who look back when the game is over."""
    bare = copy_of(match.state)
    bare["dice"] = np.zeros(1, bare["dice"].dtype)
    return table(match, reading(bare))


def story(match: "Match", played: Played, seat: int) -> list[Event]:
    """What a move did, told to this seat."""
    events: list[Event] = match.game.part("story").tell(
        played.before.seen_by(seat), played.move.seen[seat], played.after.seen_by(seat), seat, match.notation
    )
    return events


def question(match: "Match", snapshot: Snapshot, seat: int) -> Event:
    """What the actor has to decide, told to this seat."""
    asked: Event = match.game.part("moves").question(snapshot.seen_by(seat), match.notation)
    return asked


def choices(match: "Match", snapshot: Snapshot, seat: int) -> list[Choice]:
    """What this seat may choose from, if it is the one that decides."""
    seen = snapshot.seen_by(seat)
    legal = match.legal_in(seen.base)
    extra = match.game.part("moves").label_words(seen, legal)
    return choices_of(match.game.slug, match.notation, legal, extra)
