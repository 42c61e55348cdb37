"""Answers to requests. `docs/api.md` explains them."""

from typing import Any

from msgspec import Struct

from .requests import SeatKind, TableSetup, TableState, TimeControl

# ── tables ────────────────────────────────────────────────────────────────────────────────────────


class SeatInfo(Struct):
    """One seat, as everyone sees it."""

    seat: int
    kind: SeatKind = "free"
    person: str | None = None
    name: str = ""
    bot: str = ""
    ready: bool = False  # has added its own bytes to the deal
    here: bool | None = False  # None: not told, during play at a slow table
    standin: str = ""
    resigned: bool = False
    offers: bool = False
    clock: float | None = None
    muted: bool = False
    gone: int | None = None  # since when its person is away, in milliseconds since 1970
    votes: int = 0  # players who voted to remove its person


class OrdersInfo(Struct):
    """The standing orders of a seat, for those who hold it."""

    offered: list[str]
    order: str = ""  # the one in force


class You(Struct):
    """What the person who asks is at this table."""

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
    """A table, for anyone who opens its page."""

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
    """A page of the tables that the person who asks may see; `yours` are the ids of those that they sit at or
    have opened."""

    tables: list[Brief]
    yours: list[str]
    total: int  # on all pages


class Notes(Struct):
    """Notes of a table, in order."""

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
    """A device that holds a seat by its link: it counts as a separate person."""

    person: str
    name: str
    here: bool


class Devices(Struct):
    devices: list[Device]


class Verification(Struct):
    """Whether a game was dealt and played as promised."""

    good: bool
    text: str
    moves: int
    seed: str
    commitment: str


class Replay(Struct):
    moves: int
    frames: list[Any]


class Curves(Struct):
    """At each point, the share that each seat could expect, and the error of that."""

    shares: list[list[float]]
    errors: list[list[float]]


class BothCurves(Struct):
    """As far as the table knew, and with everything open."""

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
    """The board of a table as its file defines it, and the names of players and places by language and
    kind."""

    board: dict[str, Any]
    words: dict[str, Any]


class ReviewAnswer(Struct):
    """A review of a finished game. No player is named: seats are numbers."""

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
    kept: bool  # has a passkey, and can sign in again as the same person


class Token(Struct):
    """A new token, shown only once."""

    token: str
    id: str
    expires: int


class TokenInfo(Struct):
    """A token, for its person."""

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
