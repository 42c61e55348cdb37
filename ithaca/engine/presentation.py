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


def public_text(match: "Match", snapshot: Snapshot) -> bytes:
    """The part of a table that is the same for all viewers, as the entries of a JSON object."""
    text: bytes = match.game.part("view").public.text(snapshot.seen_by(SPECTATOR), match.board)
    return text


def private_text(match: "Match", snapshot: Snapshot, seat: int) -> bytes:
    """The part of a table that depends on who looks; with `public_text` it makes the whole."""
    text: bytes = match.game.part("view").private.text(snapshot.seen_by(seat), match.board)
    return text


def laid_open(match: "Match") -> dict[str, Any]:
    """The whole table with all hands and secrets: only for looking back when the game is over."""
    bare = copy_of(match.state)
    bare["dice"] = np.zeros(1, bare["dice"].dtype)
    return table(match, reading(bare))


def story(match: "Match", played: Played, seat: int) -> list[Event]:
    """What a move did, told to this seat."""
    events: list[Event] = match.game.part("story").tell(
        played.before.seen_by(seat), played.move.seen[seat], played.after.seen_by(seat), seat, match.notation
    )
    return events


def is_told_alike(match: "Match", played: Played) -> bool:
    """Whether viewers that saw the same action are told the same of a move: public facts decide it."""
    before, after = played.before.seen_by(SPECTATOR), played.after.seen_by(SPECTATOR)
    return bool(match.game.part("story").is_told_alike(before, after))


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
