"""What clients send: bodies of requests, and frames of a live connection; see `docs/api.md`."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

MOST_FRAME = 4096  # bytes of a frame from a client
MOST_MOVES = 24  # in one message: a payment with a whole hand

Lang = Literal["en", "fr", "de"]
Name = Annotated[str, Meta(max_length=24)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Viewpoint = Annotated[int, Meta(ge=-1, le=63)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
MoveName = Annotated[str, Meta(max_length=64)]
Text = Annotated[str, Meta(max_length=300)]
Salt = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]  # $ lets a newline pass
SeatKind = Literal["free", "person", "bot"]
TableState = Literal["open", "playing", "over", "closed"]
PersonId = Annotated[str, Meta(max_length=32)]
PHRASES = tuple(
    f"phrase-{name}"
    for name in (
        "hello",
        "good-luck",
        "well-played",
        "thinking",
        "thanks",
        "oops",
        "one-moment",
        "your-turn",
        "another-game",
        "goodbye",
    )
)


class Request(Struct, forbid_unknown_fields=True):
    """The body of a request."""


# ── tables ────────────────────────────────────────────────────────────────────────────────────────


class TimeControl(Request):
    """How long a player may think."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0


class TableSetup(Request):
    """What the person who opens a table chooses."""

    game: Annotated[str, Meta(max_length=24)]
    players: Annotated[int, Meta(ge=1, le=64)]
    options: dict[str, bool] = {}
    board: Annotated[str, Meta(max_length=40_000)] | None = None
    lang: Lang = "en"
    clock: TimeControl = msgspec.field(default_factory=TimeControl)
    away: Annotated[int, Meta(ge=0, le=7 * 86400)] = 120
    public: bool = True
    practice: Annotated[int, Meta(ge=0, le=10**15)] | None = None
    title: Annotated[str, Meta(max_length=60)] = ""
    oracle: bool = False  # whether players may ask the oracle
    rated: bool = False  # whether the game counts for the ratings of those who play it


# ── requests about a table ────────────────────────────────────────────────────────────────────────


class SitRequest(Request):
    seat: SeatNumber
    salt: Salt
    name: Name = ""


class SeatRequest(Request):
    seat: SeatNumber


class LinkRequest(Request):
    seat: SeatNumber
    renew: bool = False  # invalidate the links that were given out


class OpenSeatRequest(Request):
    link: Annotated[str, Meta(max_length=400)]  # what follows /s/


class DeviceRequest(Request):
    seat: SeatNumber
    person: PersonId


class BotRequest(Request):
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)]


class MoveRequest(Request):
    seat: SeatNumber
    seq: Seq
    move: MoveName


class LessonMoveRequest(Request):
    """A move in a lesson."""

    move: MoveName


class UndoRequest(Request):
    seat: SeatNumber
    seq: Seq


class OrderRequest(Request):
    """A standing order; empty: withdraw it."""

    seat: SeatNumber
    order: Annotated[str, Meta(max_length=32)] = ""


class OfferRequest(Request):
    seat: SeatNumber
    end: bool


class ChatRequest(Request):
    text: Text = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""


class MuteRequest(Request):
    person: PersonId
    muted: bool


class HoldRequest(Request):
    """Whether the bots are to wait."""

    on: bool


class RemoveRequest(Request):
    person: PersonId
    agree: bool = True  # false: withdraw one's agreement


class ForkRequest(Request):
    seq: Seq
    seat: SeatNumber


# ── persons ───────────────────────────────────────────────────────────────────────────────────────


class IntroduceRequest(Request):
    name: Name = ""
    lang: Lang = "en"
    host_key: Annotated[str, Meta(max_length=200)] = ""


class PasskeyRequest(Request):
    """What the browser has made for `options`, as `PublicKeyCredential.toJSON()` returns it."""

    credential: dict[str, Any]
    label: Name = ""


class PasskeySignInRequest(Request):
    credential: dict[str, Any]
    take_along: bool = False  # merge what the guest has into the person who signs in


class CodeSignInRequest(Request):
    code: Annotated[str, Meta(max_length=64)]
    take_along: bool = False


class HandleRequest(Request):
    """The name under which others may see what one has played; empty: they may not."""

    handle: Annotated[str, Meta(max_length=24, pattern=r"^[\w-]*$")] = ""


class TokenRequest(Request):
    label: Name = ""
    days: Annotated[int, Meta(ge=1, le=365)] = 365  # how long it is valid


# ── live frames from a viewer ─────────────────────────────────────────────────────────────────────

FrameId = Annotated[str, Meta(max_length=32)]


class Frame(Struct, forbid_unknown_fields=True, tag_field="type"):
    """A frame of the live table."""


class MoveFrame(Frame, tag="move"):
    id: FrameId
    seq: Seq
    move: MoveName


class MovesFrame(Frame, tag="moves"):
    """Moves of one seat that are played one after another, all or none."""

    id: FrameId
    seq: Seq
    moves: Annotated[list[MoveName], Meta(min_length=1, max_length=MOST_MOVES)]


class PreviewFrame(Frame, tag="preview"):
    """Ask what the table would look like after these moves of one seat."""

    id: FrameId
    seq: Seq
    moves: Annotated[list[MoveName], Meta(min_length=1, max_length=MOST_MOVES)]


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
    seat: Viewpoint


class LangFrame(Frame, tag="lang"):
    lang: Lang


class PingFrame(Frame, tag="ping"):
    pass


Frames = (
    MoveFrame
    | MovesFrame
    | PreviewFrame
    | UndoFrame
    | WhyFrame
    | AdviseFrame
    | ChatFrame
    | SightFrame
    | LangFrame
    | PingFrame
)


class Named(Struct):
    """Any frame, reduced to its id, so that the sender learns which one was refused."""

    id: FrameId = ""


UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)
read_frame = msgspec.json.Decoder(Frames).decode
_read_id = msgspec.json.Decoder(Named).decode


def id_of(text: str) -> str:
    """The id of a frame that cannot be read otherwise; empty if that cannot be read either."""
    try:
        return _read_id(text).id
    except UNREADABLE:
        return ""
