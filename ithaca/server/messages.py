"""Messages of a live connection to its viewer. `docs/api.md` explains them."""

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from .answers import OrdersInfo, SeatInfo, TableInfo
from .entries import EndReason
from .requests import TableState

VERSION = 1  # of the protocol of live messages

Args = dict[str, Any]  # of a sentence: numbers, texts, words {"kind", "name"}, lists of words

# ── parts of live messages ────────────────────────────────────────────────────────────────────────


class Sentence(Struct):
    """An event, a question or an action: the key of its words, and their arguments."""

    key: str
    args: Args


class ChoiceInfo(Struct):
    """Something that the seat may do now."""

    move: str
    key: str
    args: Args
    clause: str
    group: str  # choices of one group differ in their last argument


class ToldMove(Struct):
    """What one move did, as a viewer saw it."""

    seq: int
    seat: int
    move: str
    clause: str
    by: str
    at: int
    events: list[Sentence]


class PlaceInfo(Struct):
    """A seat's place at the end; ties share one."""

    seat: int
    rank: int
    title: str  # the key of its title, in games that have titles


class GameResult(Struct):
    """How a game ended."""

    shares: list[float]
    points: list[int]
    winners: list[int]
    ranking: list[PlaceInfo]
    seed: str
    why: EndReason
    resigned: list[int]


# ── live messages to a viewer ─────────────────────────────────────────────────────────────────────


class Message(Struct, tag_field="type", kw_only=True):
    """A message of a live connection."""


class StateMessage(Message, tag="state"):
    """The table as one viewer sees it now."""

    seq: int
    view: Any  # the game's own table, already encoded
    actor: int
    ask: Sentence | None = None  # for the seat that decides
    legal: list[Any] = []
    undo: bool = False
    forced: bool = False  # all players can tell that there is only one choice
    told: Any = []  # moves that are news to this viewer, already encoded
    asked: int = 0  # since when the seat that decides has been asked, in milliseconds since 1970
    deadline: int | None = None  # of the seat that decides, in milliseconds since 1970
    left: dict[str, float] = {}
    over: bool = False
    result: GameResult | None = None
    back: int | UnsetType = UNSET  # moves told from this one on were taken back


class OrdersMessage(Message, tag="orders"):
    """The standing orders of a seat have changed; for those who look from it."""

    orders: OrdersInfo | None


class Hello(Message, tag="hello"):
    """Everything that a viewer needs to know, starting after what it has already seen."""

    table: TableInfo
    sight: int
    words: dict[str, Any]  # names of players and places, by language and kind
    state: StateMessage | None
    told: list[Any]
    notes: list[Any]
    board: dict[str, Any]
    now: int
    orders: OrdersInfo | None = None  # of the seat that the viewer looks from
    version: int = VERSION


class SeatsMessage(Message, tag="seats"):
    """Who sits where, and how."""

    state: TableState
    owner: str | None
    seats: list[SeatInfo]
    spectators: int
    next: str | None


class Tables(Message, tag="tables"):
    """The first page of the lobby; `yours` are the ids of tables that the viewer sits at or has opened."""

    tables: list[Any]
    yours: list[str]
    total: int  # of tables that the viewer may see, on all pages


class Changes(Message, tag="changes"):
    """What has changed in the lobby: tables that are new or changed, and tables to forget."""

    tables: list[Any]
    gone: list[str]
    yours: list[str]  # of these tables


class InvitationInfo(Struct):
    """A table that the viewer is invited to."""

    table: str
    game: str
    title: str
    inviter: str  # the name
    at: int  # milliseconds since 1970


class InvitationsMessage(Message, tag="invitations"):
    """All tables that the viewer of the lobby is invited to now, newest first."""

    invitations: list[InvitationInfo]


class DoneMessage(Message, tag="done"):
    """What a frame asked for is done, and on disk."""

    id: str
    seq: int


class RefusedMessage(Message, tag="refused"):
    """What a frame asked for is not done."""

    id: str
    code: str
    text: str
    clause: str
    seq: int
    nth: int | UnsetType = UNSET  # which of several moves it is about, from 0


class Reason(Message, tag="reason"):
    """Whether a move may be made, and by which clause; if not, why not."""

    id: str
    move: str
    legal: bool
    text: str
    clause: str


class Preview(Message, tag="preview"):
    """The table as it would be after moves that were not played; without a view if they show something."""

    id: str
    seq: int
    view: Any = None
    ask: Sentence | None = None
    legal: list[Any] = []


class AdvisedMove(Struct):
    """A move that the oracle weighed."""

    move: str
    tried: float
    share: float | None
    line: list[Any]
    liked: float | None  # how likely the muse is to play it without search; null without a muse


class SuspectedThing(Struct):
    """What the player who asks may consider most likely about a thing that another player hides."""

    seat: int
    thing: dict[str, str]
    chance: float
    since: int  # the move after which it has been the likeliest


class Advice(Message, tag="advice"):
    """What the oracle thinks of a decision."""

    id: str
    seq: int
    moves: list[AdvisedMove]
    iterations: int
    hope: float | None  # the share the muse expects without search; null without a muse
    suspects: list[SuspectedThing]


class ClosedMessage(Message, tag="closed"):
    """No more messages will come, and why."""

    code: str
    text: str


class Pong(Message, tag="pong"):
    pass


encode = msgspec.json.Encoder().encode
