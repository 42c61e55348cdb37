"""What travels: requests, answers and the parts that they share. `docs/api.md` tells what they mean."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

VERSION = 1  # of the live messages
MOST_FRAME = 4096  # bytes of a frame that is sent to us

Lang = Literal["en", "fr", "de"]
Name = Annotated[str, Meta(max_length=24)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Sight = Annotated[int, Meta(ge=-1, le=7)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
MoveName = Annotated[str, Meta(max_length=64)]
Text = Annotated[str, Meta(max_length=300)]
Salt = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]  # $ lets a line end pass
SeatKind = Literal["free", "person", "bot"]
TableState = Literal["open", "playing", "over", "closed"]
PersonId = Annotated[str, Meta(max_length=32)]


class Request(Struct, forbid_unknown_fields=True):
    """A body that is sent to us."""


# ── tables ────────────────────────────────────────────────────────────────────────────────────────


class Clock(Request):
    """How long one may think."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0


class Setup(Request):
    """What the one who opens a table chooses."""

    game: Annotated[str, Meta(max_length=24)]
    players: Annotated[int, Meta(ge=2, le=6)]
    options: dict[str, bool] = {}
    board: Annotated[str, Meta(max_length=40_000)] | None = None
    lang: Lang = "en"
    clock: Clock = msgspec.field(default_factory=Clock)
    away: Annotated[int, Meta(ge=0, le=7 * 86400)] = 120
    public: bool = True
    practice: Annotated[int, Meta(ge=0, le=10**15)] | None = None
    title: Annotated[str, Meta(max_length=60)] = ""
    oracle: bool = False  # whether players may ask the oracle


class SeatInfo(Struct):
    """One seat, for everyone to see."""

    seat: int
    kind: SeatKind = "free"
    person: str | None = None
    name: str = ""
    bot: str = ""
    ready: bool = False  # has added its own bytes to the deal
    here: bool = False
    standin: str = ""
    resigned: bool = False
    offers: bool = False
    clock: float | None = None
    muted: bool = False


class You(Struct):
    """What the reader is at this table."""

    person: str | None
    seats: list[int]
    owner: bool
    host: bool


class Brief(Struct, kw_only=True):
    """A table, for the lobby."""

    id: str
    game: str
    title: str
    players: int
    options: dict[str, bool]
    lang: str
    clock: Clock
    public: bool
    practice: bool
    oracle: bool
    state: TableState
    seats: list[SeatInfo]
    spectators: int
    seq: int
    created: int


class TableInfo(Struct, kw_only=True):
    """A table, for who stands before it."""

    id: str
    game: str
    setup: Setup
    state: TableState
    owner: str | None
    commitment: str
    seats: list[SeatInfo]
    seq: int
    notes: int
    spectators: int
    you: You
    rules: int  # the version of the rules that it is played by
    next: str | None = None
    forked: str | None = None


class Lobby(Struct):
    """All tables that the reader may see."""

    tables: list[Brief]


class TableId(Struct):
    table: str


class Done(Struct):
    """What was asked for is done, and on disk."""

    seq: int


# ── requests about a table ────────────────────────────────────────────────────────────────────────


class Sit(Request):
    seat: SeatNumber
    salt: Salt
    name: Name = ""


class OfSeat(Request):
    seat: SeatNumber


class PutBot(Request):
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)]


class Play(Request):
    seat: SeatNumber
    seq: Seq
    move: MoveName


class TryMove(Request):
    """A move in a lesson."""

    move: MoveName


class TakeBack(Request):
    seat: SeatNumber
    seq: Seq


class Offer(Request):
    seat: SeatNumber
    end: bool


class Say(Request):
    text: Text = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""


class Mute(Request):
    person: PersonId
    muted: bool


class Remove(Request):
    person: PersonId


class ForkFrom(Request):
    seq: Seq
    seat: SeatNumber


class Link(Struct):
    link: str


class Verdict(Struct):
    """Whether a game was dealt and played as was promised."""

    good: bool
    text: str
    moves: int
    seed: str
    commitment: str


class Replay(Struct):
    moves: int
    frames: list[Any]


class Curves(Struct):
    """Of each point what every seat could expect, and how far that may be wrong."""

    shares: list[list[float]]
    errors: list[list[float]]


class BothCurves(Struct):
    """As the table knew, and as it was."""

    table: Curves
    open: Curves


class TurningPoint(Struct):
    move: int
    seat: int
    change: float
    before: list[float]
    after: list[float]
    choice: float | None


class RaceAccount(Struct):
    """luck + skill + others = end - start"""

    start: float
    end: float
    luck: float
    skill: float
    others: float
    error: float
    missed: float
    beyond: float
    choices: int


class SuspicionCurve(Struct):
    """One secret of a seat, at each point up to the last decision."""

    seat: int
    kind: str
    truth: list[str]
    others: list[float]
    public: list[float]
    wrong: list[str]
    wrong_chance: list[float]


class Review(Struct):
    """A game looked back on. Nobody is named: seats are numbers."""

    game: str
    moves: int
    playouts: int
    points: list[int]
    chances: BothCurves
    turns: list[TurningPoint]
    race: list[RaceAccount]
    suspicion: list[SuspicionCurve]


# ── persons ───────────────────────────────────────────────────────────────────────────────────────


class Me(Struct):
    person: str | None
    name: str
    lang: str
    host: bool


class Introduce(Request):
    name: Name = ""
    lang: Lang = "en"
    host_key: Annotated[str, Meta(max_length=200)] = ""


class NewToken(Request):
    label: Name = ""


class Token(Struct):
    token: str


class Problem(Struct):
    """Why something could not be done."""

    code: str
    text: str
    clause: str = ""


# ── live frames from a viewer ─────────────────────────────────────────────────────────────────────

FrameId = Annotated[str, Meta(max_length=32)]


class Frame(Struct, forbid_unknown_fields=True, tag_field="type"):
    """A frame of the live table."""


class MoveFrame(Frame, tag="move"):
    id: FrameId
    seq: Seq
    move: MoveName


class UndoFrame(Frame, tag="undo"):
    id: FrameId
    seq: Seq


class WhyFrame(Frame, tag="why"):
    id: FrameId
    move: MoveName


class AdviseFrame(Frame, tag="advise"):
    id: FrameId


class ChatFrame(Frame, tag="chat"):
    id: FrameId
    text: Text = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""


class SightFrame(Frame, tag="sight"):
    id: FrameId
    seat: Sight


class LangFrame(Frame, tag="lang"):
    lang: Lang


class PingFrame(Frame, tag="ping"):
    pass


Frames = MoveFrame | UndoFrame | WhyFrame | AdviseFrame | ChatFrame | SightFrame | LangFrame | PingFrame


class Named(Struct):
    """Any frame: only its id counts, so that who sent it knows what was refused."""

    id: FrameId = ""


UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)
read_frame = msgspec.json.Decoder(Frames).decode
_read_id = msgspec.json.Decoder(Named).decode


def id_of(text: str) -> str:
    """The id of a frame that cannot be read otherwise, or nothing."""
    try:
        return _read_id(text).id
    except UNREADABLE:
        return ""


encode = msgspec.json.Encoder().encode
