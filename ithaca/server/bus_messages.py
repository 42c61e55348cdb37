"""Messages between processes. Unknown types and fields are ignored: an older and a newer version run side by
side while processes are restarted one by one."""

from typing import Any

import msgspec
from msgspec import Struct

from .answers import Brief
from .commands import AnyCommand
from .entries import Line


class BusMessage(Struct, tag_field="type", kw_only=True, frozen=True):
    """A message from one process to others."""

    server: str  # the sender


# ── about a table ─────────────────────────────────────────────────────────────────────────────────


class LinesWritten(BusMessage, tag="lines", frozen=True):
    """Lines that were added to the log of a table; they are in the database."""

    table: str
    lines: list[Line]
    states: list[dict[int, bytes]] = []  # after each line, encoded for viewers, by sight


class AtLine(BusMessage, tag="at", frozen=True):
    """How far the log of a table has come, for followers that may have missed something."""

    table: str
    seq: int


class Decides(BusMessage, tag="decides", frozen=True):
    """The sender decides a table from now on."""

    table: str
    fence: int


class Given(BusMessage, tag="given", frozen=True):
    """The sender has given a table to the receiver, which decides it from now on: all its viewers are
    there."""

    table: str
    fence: int


class Audience(BusMessage, tag="audience", frozen=True):
    """The viewers of a table that are connected to the sender; always all of them."""

    table: str
    persons: list[str]  # one for each connection
    nameless: int  # connections of people who are not signed in
    sights: list[int] = []  # that they look from
    of: str = ""  # the process they are connected to, if the sender only passes this on
    leaves: bool = False  # the sender does not follow the table any more


class TableChanged(BusMessage, tag="changed", frozen=True):
    """The log of a table was rewritten: it has to be read again."""

    table: str


class OrdersChanged(BusMessage, tag="orders", frozen=True):
    """A standing order was given, has ended or was withdrawn."""

    table: str
    seats: list[int]


class TablesForgotten(BusMessage, tag="forgotten", frozen=True):
    tables: list[str]


# ── asking for something to be done ───────────────────────────────────────────────────────────────


class HoldBots(Struct, tag=True, frozen=True):
    """Let the bots of a table wait for its only person, or go on."""

    person: str
    on: bool


class GiveOrder(Struct, tag=True, frozen=True):
    """Give a standing order, or withdraw the one in force."""

    person: str
    seat: int
    order: str


AnyTask = AnyCommand | HoldBots | GiveOrder  # done only by the process that decides the table


class Asked(BusMessage, tag="asked", frozen=True):
    """The sender wants something done at a table that the receiver decides."""

    request: str
    table: str
    task: AnyTask
    opener: str = ""  # the owner of the table that it opens, if any
    again: bool = False  # it was sent before, perhaps to another process


class Answered(BusMessage, tag="answered", frozen=True):
    """What became of a request."""

    request: str
    lines: int = 0  # of the table's log by then
    seq: int = 0  # the count of moves that its seat has then seen
    elsewhere: bool = False  # not done: another process decides the table
    refused: str = ""  # the key of the refusal
    illegal: bool = False  # by a rule of the game
    clause: str = ""
    game: str = ""
    args: dict[str, Any] = {}


# ── about everything ──────────────────────────────────────────────────────────────────────────────


class ServerJoined(BusMessage, tag="joined", frozen=True):
    """A process has started, or is back on the bus: the others tell what they have."""


class ServerLeft(BusMessage, tag="left", frozen=True):
    """A process leaves, and no longer decides any table."""


class ListedTable(Struct, frozen=True):
    """A table as the lobby needs it."""

    brief: Brief
    owner: str | None
    holders: list[str]  # all who may decide for one of its seats


class TablesListed(BusMessage, tag="listed", frozen=True):
    """The present listing of tables that the sender decides, and the ids of those that it no longer holds."""

    tables: list[ListedTable]
    gone: list[str] = []


class PersonsHere(BusMessage, tag="here", frozen=True):
    """The persons connected to the sender; always all of them."""

    persons: list[str]


class PersonChanged(BusMessage, tag="person", frozen=True):
    """Something about a person has changed in the database."""

    person: str
    cut: bool = False  # the person's connections are cut
    token: str = ""  # or those that came by this token
    session: str = ""  # or of this session
    reload: bool = False  # everything held in memory about persons is read again


class KeysChanged(BusMessage, tag="keys", frozen=True):
    """There is a new key for signing cookies."""


class InvitationsChanged(BusMessage, tag="invitations", frozen=True):
    persons: list[str]


class LimitsSpent(BusMessage, tag="spent", frozen=True):
    """Requests to the sender in the last moments that count towards limits in all processes."""

    drops: list[tuple[str, str, float, int]]  # kind, who, capacity of the bucket, count


class FiguresAsked(BusMessage, tag="figures-asked", frozen=True):
    """A request for the metrics of all processes."""

    request: str


class FiguresTold(BusMessage, tag="figures", frozen=True):
    request: str
    text: bytes  # as Prometheus reads it


# ── from processes that think ─────────────────────────────────────────────────────────────────────


class WorkerHere(BusMessage, tag="worker", frozen=True):
    """The sender is a worker that thinks for servers of its own make."""

    make: str
    threads: int  # number of thoughts at once


class WorkerLeft(BusMessage, tag="worker-left", frozen=True):
    """The sender finishes what it has begun, and takes no more jobs."""


class ThoughtDone(BusMessage, tag="thought", frozen=True):
    """The answer to a thought that a server asked for."""

    request: str
    answer: bytes


AnyMessage = (
    LinesWritten
    | AtLine
    | Decides
    | Given
    | Audience
    | TableChanged
    | OrdersChanged
    | TablesForgotten
    | Asked
    | Answered
    | ServerJoined
    | ServerLeft
    | TablesListed
    | PersonsHere
    | PersonChanged
    | KeysChanged
    | InvitationsChanged
    | LimitsSpent
    | FiguresAsked
    | FiguresTold
    | WorkerHere
    | WorkerLeft
    | ThoughtDone
)

encode_message = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(AnyMessage).decode


def decode_message(data: bytes) -> AnyMessage | None:
    """A message; None if its type is unknown, as of a newer version, or it cannot be read."""
    try:
        return _decode(data)
    except msgspec.MsgspecError:
        return None
