"""The log of a table: a union of everything that can happen there.

A table is its log and nothing else: `apply.py` makes the table from it. An entry says what happened, not what
follows from it. Tags and fields are stored in the database: they are never renamed or reused.
"""

from typing import ClassVar, Literal

import msgspec
from msgspec import Struct

from .requests import TableState

By = Literal["", "bot", "standin"]
StandInReason = Literal["", "away", "clock", "left", "removed", "resigned"]
EndReason = Literal["played", "agreed", "resigned"]


class Entry(Struct, frozen=True, tag_field="kind"):
    """One thing that happened at a table."""

    state_after: ClassVar[TableState | None] = None  # the new state of the table, if it changes
    changes_seats: ClassVar[bool] = False  # whether it changes who sits where, or how the game ended for them


# ── who sits where ────────────────────────────────────────────────────────────────────────────────


class SeatTaken(Entry, frozen=True, tag="sat"):
    changes_seats = True
    seat: int
    person: str
    name: str
    salt: str = ""  # the person's own bytes for the deal, in hexadecimal digits


class SeatReserved(Entry, frozen=True, tag="reserved"):
    """Reserved for a person who sat at the previous table, until they come and add their own bytes to the
    deal."""

    changes_seats = True

    seat: int
    person: str
    name: str


class SeatLeft(Entry, frozen=True, tag="left"):
    """Before the start."""

    changes_seats = True

    seat: int
    name: str = ""


class BotSeated(Entry, frozen=True, tag="bot"):
    changes_seats = True
    seat: int
    bot: str  # empty: before the start, the bot that sat there is removed


class DeviceAdded(Entry, frozen=True, tag="device"):
    """Another device holds the seat too; it counts as a separate person."""

    seat: int
    person: str


class DeviceRemoved(Entry, frozen=True, tag="undevice"):
    """A device no longer holds the seat, and no link that was given out opens it any more."""

    seat: int
    person: str


class LinkRenewed(Entry, frozen=True, tag="relinked"):
    """Links of the seat that were given out no longer open it."""

    seat: int


class PlayerRemoved(Entry, frozen=True, tag="removed"):
    """The owner sent a person away."""

    changes_seats = True

    person: str
    name: str = ""


class RemovalAgreed(Entry, frozen=True, tag="agreed"):
    """A seat votes to remove a person who is playing; when all other players agree, the person is removed."""

    seat: int  # the seat that votes
    person: str  # the person to be removed
    name: str


class RemovalOpposed(Entry, frozen=True, tag="opposed"):
    """A seat withdraws that vote."""

    seat: int
    person: str
    name: str


# ── the course of the game ────────────────────────────────────────────────────────────────────────


class Started(Entry, frozen=True, tag="started"):
    """All seats are taken; the game is dealt."""

    state_after = "playing"


class Moved(Entry, frozen=True, tag="move"):
    seat: int
    move: str
    by: By = ""  # empty: the person


class Undone(Entry, frozen=True, tag="undo"):
    """The last move of this seat is taken back; no other seat had seen it."""

    seat: int


class StandInCalled(Entry, frozen=True, tag="standin"):
    seat: int
    name: str
    why: StandInReason


class PlayerReturned(Entry, frozen=True, tag="back"):
    """The stand-in gives the seat back."""

    seat: int
    name: str


class Resumed(Entry, frozen=True, tag="resumed"):
    """The server is back. The time it was down is not counted as thinking time."""

    after: int  # milliseconds; below 0 if the machine's clock was set back meanwhile


class Resigned(Entry, frozen=True, tag="resigned"):
    seat: int
    name: str


class EndOffered(Entry, frozen=True, tag="offered"):
    seat: int
    name: str


class OfferWithdrawn(Entry, frozen=True, tag="withdrew"):
    seat: int
    name: str


class AdviceAsked(Entry, frozen=True, tag="asked"):
    """A seat asked the oracle, and all are told."""

    seat: int
    name: str


class Ended(Entry, frozen=True, tag="ended"):
    state_after = "over"
    changes_seats = True
    why: EndReason


class Closed(Entry, frozen=True, tag="closed"):
    """The table was closed before the end."""

    state_after = "closed"


class RematchOpened(Entry, frozen=True, tag="rematch"):
    table: str


# ── talk ──────────────────────────────────────────────────────────────────────────────────────────


class ChatSaid(Entry, frozen=True, tag="chat"):
    person: str
    name: str
    seat: int | None = None
    text: str = ""
    phrase: str = ""


class Muted(Entry, frozen=True, tag="muted"):
    person: str
    name: str


class Unmuted(Entry, frozen=True, tag="unmuted"):
    person: str
    name: str


AnyEntry = (
    SeatTaken
    | SeatReserved
    | SeatLeft
    | BotSeated
    | DeviceAdded
    | DeviceRemoved
    | LinkRenewed
    | PlayerRemoved
    | RemovalAgreed
    | RemovalOpposed
    | Started
    | Moved
    | Undone
    | StandInCalled
    | PlayerReturned
    | Resumed
    | Resigned
    | EndOffered
    | OfferWithdrawn
    | AdviceAsked
    | Ended
    | Closed
    | RematchOpened
    | ChatSaid
    | Muted
    | Unmuted
)


class Line(Struct, frozen=True):
    """An entry in its place in the log of a table."""

    seq: int  # from 1, without gaps
    at: int  # milliseconds since 1970
    entry: AnyEntry


FORGOTTEN = "gone-"  # prefix of the id that replaces a forgotten person

encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(AnyEntry).decode


def person_of(entry: Entry) -> str | None:
    """The person whom an entry is about, or None. What is stored about a person is found, and erased, by
    it."""
    return getattr(entry, "person", None)
