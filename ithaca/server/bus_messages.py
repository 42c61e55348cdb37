"""Messages between processes. Who does not know a type, or a field, passes over it: an older and a newer
version run side by side while they are restarted one by one."""

from typing import Any

import msgspec
from msgspec import Struct

from .answers import Brief
from .commands import AnyCommand
from .entries import Line


class BusMessage(Struct, tag_field="type", kw_only=True, frozen=True):
    """Something that one process says."""

    server: str  # who says it


# ── about a table ─────────────────────────────────────────────────────────────────────────────────


class LinesWritten(BusMessage, tag="lines", frozen=True):
    """Lines that were added to the log of a table; they are in the database."""

    table: str
    lines: list[Line]
    states: list[dict[int, bytes]] = []  # after each line, as viewers of these sights are sent them


class AtLine(BusMessage, tag="at", frozen=True):
    """How far the log of a table has come, for who may have missed something."""

    table: str
    seq: int


class Decides(BusMessage, tag="decides", frozen=True):
    """The sender decides a table from now on."""

    table: str
    fence: int


class Given(BusMessage, tag="given", frozen=True):
    """The sender has decided a table, and the receiver does from now on: only there somebody looks at it."""

    table: str
    fence: int


class Audience(BusMessage, tag="audience", frozen=True):
    """Who looks at a table by way of the sender: all of them, each time."""

    table: str
    persons: list[str]  # one for each connection
    nameless: int  # connections of nobody we know
    sights: list[int] = []  # from which they look
    of: str = ""  # by way of another process, whose words the sender passes on
    leaves: bool = False  # the sender does not follow the table any more


class TableChanged(BusMessage, tag="changed", frozen=True):
    """The log of a table was changed behind its back: it is to be read again."""

    table: str


class OrdersChanged(BusMessage, tag="orders", frozen=True):
    """A standing order was given, has ended or was taken back."""

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
    """Give a standing order, or take back the one that stands."""

    person: str
    seat: int
    order: str


AnyTask = AnyCommand | HoldBots | GiveOrder  # what only the process does that decides the table


class Asked(BusMessage, tag="asked", frozen=True):
    """The sender wants something done at a table that the receiver decides."""

    request: str
    table: str
    task: AnyTask
    opener: str = ""  # who owns the table that it opens, if it does
    again: bool = False  # it was asked for before, perhaps of another


class Answered(BusMessage, tag="answered", frozen=True):
    """What became of it."""

    request: str
    lines: int = 0  # of the table's log, by then
    seq: int = 0  # the count of moves that its seat has then seen
    elsewhere: bool = False  # it was not done: another decides the table
    refused: str = ""  # the key of why not
    illegal: bool = False  # by a rule of the game
    clause: str = ""
    game: str = ""
    args: dict[str, Any] = {}


# ── about everything ──────────────────────────────────────────────────────────────────────────────


class ServerJoined(BusMessage, tag="joined", frozen=True):
    """A process has begun, or hears again: the others say what they have."""


class ServerLeft(BusMessage, tag="left", frozen=True):
    """A process leaves, and decides no table any more."""


class ListedTable(Struct, frozen=True):
    """A table as the lobby needs it."""

    brief: Brief
    owner: str | None
    holders: list[str]  # who may decide for one of its seats


class TablesListed(BusMessage, tag="listed", frozen=True):
    """How tables stand that the sender decides, and which it holds no more."""

    tables: list[ListedTable]
    gone: list[str] = []


class PersonsHere(BusMessage, tag="here", frozen=True):
    """Who has a line to the sender: all of them, each time."""

    persons: list[str]


class PersonChanged(BusMessage, tag="person", frozen=True):
    """What is known of a person has changed in the database."""

    person: str
    cut: bool = False  # his lines are cut
    token: str = ""  # or those that came by this token
    session: str = ""  # or of this session
    reload: bool = False  # what is held in memory of all persons is to be read again


class KeysChanged(BusMessage, tag="keys", frozen=True):
    """There is a new key by which cookies are signed."""


class InvitationsChanged(BusMessage, tag="invitations", frozen=True):
    persons: list[str]


class LimitsSpent(BusMessage, tag="spent", frozen=True):
    """What was asked of the sender a moment ago, and counts everywhere."""

    drops: list[tuple[str, str, float, int]]  # the kind, who, how much the bucket holds, how many


class FiguresAsked(BusMessage, tag="figures-asked", frozen=True):
    """Somebody reads the metrics of all processes."""

    request: str


class FiguresTold(BusMessage, tag="figures", frozen=True):
    request: str
    text: bytes  # as Prometheus reads it


# ── from processes that think ─────────────────────────────────────────────────────────────────────


class WorkerHere(BusMessage, tag="worker", frozen=True):
    """The sender thinks for servers of its own make."""

    make: str
    threads: int  # thoughts at once


class WorkerLeft(BusMessage, tag="worker-left", frozen=True):
    """The sender finishes what it has begun, and thinks of nothing more."""


class ThoughtDone(BusMessage, tag="thought", frozen=True):
    """What a server wanted thought."""

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
    """A message; None if it is of a type that only a newer version knows, or cannot be read."""
    try:
        return _decode(data)
    except msgspec.MsgspecError:
        return None
