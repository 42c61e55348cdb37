"""A table: who sits there, how the game stands, what was shown to whom. Only `apply.py` changes it.

Moves have a count of their own, `seq`, which a move must name; chat and seats have another, so that a line of
chat never makes a move stale. A move that has shown nothing to anyone else is a draft: only its player is
told of it, and may take it back. So each viewer has its own count of what it has seen: the moves that stand
and, for its own seat, also the moves that were taken back and each undo. No other viewer's count reveals
them.
"""

from dataclasses import dataclass, field
from typing import Any

import msgspec

from ithaca.bots import CREW
from ithaca.engine import game as games
from ithaca.engine.logs import header_of, retold
from ithaca.engine.match import Match
from ithaca.engine.protocol import OVER
from ithaca.engine.seeds import commitment, game_key
from ithaca.engine.snapshot import Played, Snapshot

from .entries import FORGOTTEN, AnyEntry, EndReason, Moved, StandInReason, Undone
from .requests import SeatKind, TableSetup, TableState
from .setups import read_board

# By seat, how many moves and undos that no longer stand only this viewer has seen; the last is that of
# spectators, where SPECTATOR finds it. Empty: nobody has taken anything back.
Unseen = tuple[int, ...]
NO_PERSONS: frozenset[str] = frozenset()  # shared by all tables: Python creates a new one on each call
GRACE = 15.0  # seconds per decision of a player who has used up the time of a whole game


@dataclass(slots=True)
class Seat:
    """Who sits there, and how."""

    number: int
    kind: SeatKind = "free"
    person: str | None = None
    name: str = ""
    bot: str = ""
    salt: bytes = b""
    devices: frozenset[str] = NO_PERSONS  # other persons who hold the seat by its link
    link: int = 0  # how often its link was renewed
    standin: StandInReason = ""  # why a stand-in plays
    stood_in_at: int = 0  # since when, in milliseconds
    resigned: bool = False
    offers: bool = False
    used: float = 0.0  # seconds of thinking time used so far

    @property
    def is_automatic(self) -> bool:
        """Whether a bot or a stand-in decides."""
        return self.kind == "bot" or bool(self.standin)

    @property
    def player(self) -> str | None:
        """The person who has a say in this game: neither removed, nor forgotten, nor resigned."""
        if self.kind != "person" or self.resigned or (self.person or "").startswith(FORGOTTEN):
            return None
        return self.person

    @property
    def holders(self) -> set[str]:
        """All who may decide for the seat: its person, and the devices that came by its link."""
        return {holder for holder in (self.person, *self.devices) if holder}

    def is_held_by(self, person: str | None) -> bool:
        return person is not None and (person == self.person or person in self.devices)


class MoveLine(msgspec.Struct, frozen=True):
    """A move or an undo."""

    at: int
    entry: Moved | Undone

    @property
    def is_undo(self) -> bool:
        return isinstance(self.entry, Undone)


class Note(msgspec.Struct, frozen=True):
    """Any other entry, with its own number and the count of moves that everyone had seen by then."""

    number: int
    at: int
    after: int
    entry: AnyEntry
    unseen: Unseen = ()  # by then

    def after_for(self, viewer: int) -> int:
        """The count of moves at this point as this viewer counts them."""
        return self.after + self.unseen[viewer] if self.unseen else self.after


@dataclass(slots=True)
class MadeMove:
    """A move, with what is needed to tell viewers of it."""

    seq: int  # its number among the moves that stand
    at: int
    seat: int
    by: str
    played: Played
    unseen: Unseen = ()  # before it
    is_told_alike: bool | None = None  # do all who saw the same action get the same text; None: unknown
    written: dict[Any, bytes] = field(default_factory=dict)  # the text that was sent, by what a viewer saw

    def seq_for(self, viewer: int) -> int:
        """Its number in the count of this viewer."""
        return self.seq + self.unseen[viewer] if self.unseen else self.seq


class Table:
    """One table, from the first chair to the last line.

    A server holds thousands of them, most of them idle. So the class has slots, which take a fifth of the
    memory of a dict with that many names, and attributes that are empty at most tables are immutable objects
    shared by all tables.
    """

    __slots__ = (
        *("id", "setup", "seed", "owner", "created", "fork", "game", "rules", "frozen", "board", "lines"),
        *("last_at", "state", "seats", "match", "moves", "notes", "drafts", "shown", "shown_seq", "unseen"),
        *("shown_at", "asked_at", "advised", "muted", "removed", "votes", "next", "ended", "ended_at"),
        "last_view",
    )

    def __init__(
        self,
        table_id: str,
        setup: TableSetup,
        seed: bytes,
        owner: str | None,
        created: int,
        fork: dict[str, Any] | None = None,
        rules: int | None = None,
    ) -> None:
        self.id, self.setup, self.seed, self.owner, self.created = table_id, setup, seed, owner, created
        self.fork = fork  # the game that this one continues
        self.game = games.find(setup.game)
        self.rules = self.game.version if rules is None else rules  # the version of the rules it is played by
        self.frozen = not self.game.plays(self.rules)  # its rules can no longer be played
        self.board = read_board(setup, self.game.version if self.frozen else self.rules)
        self.lines = 0  # of its log
        self.last_at = created  # when the last of them was written
        self.state: TableState = "open"
        self.seats = [Seat(number) for number in range(setup.players)]
        self.match: Match | None = None
        self.moves: list[MoveLine] = []
        self.notes: list[Note] = []
        self.drafts: list[MadeMove] = []  # moves that only their player has seen
        self.shown: Snapshot | None = None  # the table as all but the drafts' player see it
        self.shown_seq = 0  # how many moves all have seen
        self.unseen: Unseen = (0,) * (setup.players + 1)
        self.shown_at = 0  # when something was last shown to all
        self.asked_at = 0  # since when the seat that decides has been asked; a stand-in does not change it
        self.advised: tuple[int, int] | None = None  # who last asked the oracle, after which shown move
        self.muted = self.removed = NO_PERSONS
        self.votes: dict[str, set[str]] = {}  # for each person to be removed, the players who voted for it
        self.next: str | None = None  # the table of the rematch
        self.ended: EndReason | None = None
        self.ended_at = 0
        self.last_view: dict[str, Any] | None = None  # the last known view of a frozen table

    # ── the game ──────────────────────────────────────────────────────────────────────────────────

    @property
    def actor(self) -> int:
        """The seat that decides, or OVER."""
        return self.match.snapshot.actor if self.match and self.state == "playing" else OVER

    @property
    def ended_early(self) -> bool:
        """Whether the game ended before its rules ended it."""
        return self.ended in ("agreed", "resigned")

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def dealt(self) -> Match:
        """The match before its first move."""
        key = game_key(self.seed, self.id, [seat.salt for seat in self.seats])
        match = Match(
            self.game, self.names(), key, options=self.setup.options, board=self.board, rules=self.rules
        )
        if fork := self.fork:
            past = retold(fork["header"], bytes.fromhex(fork["seed"]), fork["entries"])
            match.play_on_from(past.view(fork["seat"]), past.beliefs.of(fork["seat"]))
            match.dealt = match.state  # the position from which beliefs are folded
        return match

    def header(self) -> dict[str, Any]:
        """The first line of the game's log."""
        assert self.match is not None
        header = header_of(self.match, self.seed, self.id, [seat.salt for seat in self.seats])
        return {**header, "fork": self.fork} if self.fork else header

    # ── who sees what ─────────────────────────────────────────────────────────────────────────────

    def drafter(self) -> int | None:
        """The seat with moves that no other seat has seen yet."""
        return self.drafts[0].seat if self.drafts else None

    def seen_seq(self, viewer: int) -> int:
        """The count of moves that this viewer has seen. It never decreases."""
        drafts = self.drafts
        seen = self.shown_seq + self.unseen[viewer]
        return seen + len(drafts) if drafts and drafts[0].seat == viewer else seen

    def snapshot(self, viewer: int) -> Snapshot:
        """The snapshot from which this viewer's view is made; only the drafter's includes the drafts."""
        assert self.shown is not None
        drafts = self.drafts
        return drafts[-1].played.after if drafts and drafts[0].seat == viewer else self.shown

    # ── who sits where ────────────────────────────────────────────────────────────────────────────

    def seats_of(self, person: str | None) -> list[int]:
        return [seat.number for seat in self.seats if seat.is_held_by(person)]

    def players(self) -> set[str]:
        """Every person who has a say in this game, here or away."""
        return {player for seat in self.seats if (player := seat.player)}

    def names(self) -> list[str]:
        return [seat.name or CREW[seat.number] for seat in self.seats]

    # ── time ──────────────────────────────────────────────────────────────────────────────────────

    def deadline(self) -> int | None:
        """When the time of the seat that decides runs out, in milliseconds; None if it never does."""
        clock, seat = self.setup.clock, self.actor
        if clock.kind == "none" or seat == OVER or self.seats[seat].is_automatic:
            return None
        seconds = float(clock.seconds)
        if clock.kind == "game":
            seconds = max(GRACE, seconds - self.seats[seat].used)
        return self.asked_at + int(seconds * 1000)

    def time_left(self) -> dict[str, float]:
        """The seconds that each person's seat has left for the whole game, as of its last decision."""
        if self.setup.clock.kind != "game":
            return {}
        return {
            str(seat.number): round(max(0.0, self.setup.clock.seconds - seat.used), 1)
            for seat in self.seats
            if seat.kind == "person"
        }
