"""Answers to requests. `docs/api.md` tells what they mean."""

from typing import Any

from msgspec import Struct

from .requests import SeatKind, TableSetup, TableState, TimeControl

# ── tables ────────────────────────────────────────────────────────────────────────────────────────


class SeatInfo(Struct):
    """One seat, for everyone to see."""

    seat: int
    kind: SeatKind = "free"
    person: str | None = None
    name: str = ""
    bot: str = ""
    ready: bool = False  # has added its own bytes to the deal
    here: bool | None = False  # None: it is not told, in play at a slow table
    standin: str = ""
    resigned: bool = False
    offers: bool = False
    clock: float | None = None
    muted: bool = False
    gone: int | None = None  # since when its person is away, in milliseconds since 1970
    votes: int = 0  # players who want its person sent away


class OrdersInfo(Struct):
    """The standing orders of a seat, for those who hold it."""

    offered: list[str]
    order: str = ""  # the one that stands


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
    clock: TimeControl
    public: bool
    practice: bool
    oracle: bool
    rated: bool
    state: TableState
    seats: list[SeatInfo]
    spectators: int
    seq: int
    created: int
    actor: int  # the seat that decides, or OVER
    since: int  # when that seat was asked, the game ended or the table was opened; ms since 1970
    winners: list[int]  # once the game is over


class TableInfo(Struct, kw_only=True):
    """A table, for whoever stands before it."""

    id: str
    game: str
    setup: TableSetup
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


class LobbyAnswer(Struct):
    """A page of the tables that the reader may see; `yours` are the ids of those that he sits at or has
    opened."""

    tables: list[Brief]
    yours: list[str]
    total: int  # on all pages


class Notes(Struct):
    """Notes of a table, in their order."""

    notes: list[Any]


class TableId(Struct):
    table: str


class Accepted(Struct):
    """What was asked for is done, and on disk."""

    seq: int


class Link(Struct):
    link: str


class OpenedSeat(Struct):
    """The seat that a link opened."""

    table: str
    seat: int


class Device(Struct):
    """A device that holds a seat by its link: a person of its own."""

    person: str
    name: str
    here: bool


class Devices(Struct):
    devices: list[Device]


class Verification(Struct):
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


class BoardAnswer(Struct):
    """The board of a table as its file has it, and the names of players and places by language and kind."""

    board: dict[str, Any]
    words: dict[str, Any]


class ReviewAnswer(Struct):
    """A game looked back on. Nobody is named: seats are numbers."""

    game: str
    moves: int
    by: str
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
    kept: bool  # has a passkey, and comes back as who he was


class Token(Struct):
    """A new token, shown this once."""

    token: str
    id: str
    expires: int


class TokenInfo(Struct):
    """A token, for the person whose it is."""

    id: str
    label: str
    scope: str  # what may be done with it: `play`
    created: int
    expires: int  # milliseconds since 1970


class TokenList(Struct):
    tokens: list[TokenInfo]


class Problem(Struct):
    """Why something could not be done."""

    code: str
    text: str
    clause: str = ""
