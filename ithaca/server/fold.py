"""A table's log, folded: who sits where, how the game stands, what was shown to whom.

Two streams make the log. `moves` holds what is played and taken back; its count is the `seq` that a move
must name. `notes` holds all else: who sits down, bots, stand-ins, chat. Nothing changes but by `take`, so a
table that is read again from its log is the same table.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ithaca.bots import CREW
from ithaca.engine import game as games
from ithaca.engine.logs import header_of, retold
from ithaca.engine.match import Match, Moment, Scene
from ithaca.engine.protocol import OVER, SPECTATOR
from ithaca.engine.seeds import commitment, game_key
from ithaca.engine.views import Place, winners

from .messages import SeatKind, Setup, TableState
from .setups import read_board

MOVES, NOTES = "moves", "notes"
PRIVATE = ("salt", "made")  # of a note: for the deal and for the fold, not for the eye
GRACE = 15.0  # seconds for each decision of who has used up the time of a whole game


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log."""

    stream: str
    seq: int
    at: int  # milliseconds since 1970
    body: dict[str, Any]


@dataclass
class Seat:
    """Who sits there, and how."""

    number: int
    kind: SeatKind = "free"
    person: str | None = None
    name: str = ""
    bot: str = ""
    salt: bytes = b""
    devices: set[str] = field(default_factory=set)  # other persons that hold it by its link
    standin: str = ""  # why a stand-in plays
    resigned: bool = False
    offers: bool = False
    used: float = 0.0  # seconds that it has thought

    @property
    def is_played_by_us(self) -> bool:
        """Whether a bot or a stand-in decides."""
        return self.kind == "bot" or bool(self.standin)

    def is_held_by(self, person: str | None) -> bool:
        return person is not None and (person == self.person or person in self.devices)


@dataclass(frozen=True)
class Told:
    """A move that is to be told."""

    seq: int
    at: int
    seat: int
    by: str
    moment: Moment
    written: list[tuple[Any, msgspec.Raw]] = field(default_factory=list, compare=False)  # as it was told


class Folded:
    """One table, from the first chair to the last line."""

    def __init__(
        self,
        table_id: str,
        setup: Setup,
        seed: bytes,
        owner: str | None,
        created: int,
        fork: dict[str, Any] | None = None,
        rules: int | None = None,
    ) -> None:
        self.id, self.setup, self.seed, self.owner, self.created = table_id, setup, seed, owner, created
        self.fork = fork  # the game that this one plays on from
        self.game = games.find(setup.game)
        self.rules = self.game.version if rules is None else rules  # the version that it is played by
        self.frozen = not self.game.plays(self.rules)  # nobody knows any more what its moves did
        self.board = read_board(setup, self.game.version if self.frozen else self.rules)
        self.seats = [Seat(number) for number in range(setup.players)]
        self.state: TableState = "open"
        self.match: Match | None = None
        self.moves: list[Entry] = []
        self.notes: list[Entry] = []
        self.muted: set[str] = set()
        self.removed: set[str] = set()
        self.next: str | None = None  # the table of the rematch
        self.ended = ""  # why: played, agreed
        self.asked_at = 0  # since when the one who decides has been asked
        self.shown_at = 0  # when something was last shown to all
        self.shown: Scene | None = None  # the table as all but the one who decides see it
        self.shown_seq = 0
        self.last_view: dict[str, Any] | None = None  # what was seen of a frozen table last
        self.kept_view = 0  # the count of moves of which the public view was kept
        self.deciding = OVER  # the seat that decides, as of the last move
        self.shared: bytes = b""  # the part of `shown` that is the same for all, once it was told
        self.untold: list[Told] = []  # moves that only their player has seen
        self.fresh: list[Told] = []  # moves that have just become known to all
        self.consulted: tuple[int, int] | None = None  # who last asked the oracle, after which shown move
        self.taken_back = 0  # the `seq` of the move that was last taken back

    # ── what is to be read off ────────────────────────────────────────────────────────────────────

    @property
    def seq(self) -> int:
        return len(self.moves)

    @property
    def actor(self) -> int:
        """The seat that decides, or OVER."""
        return self.deciding if self.state == "playing" else OVER

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def seats_of(self, person: str | None) -> list[int]:
        return [seat.number for seat in self.seats if seat.is_held_by(person)]

    def names(self) -> list[str]:
        return [seat.name or CREW[seat.number] for seat in self.seats]

    def sight_seq(self, viewer: int) -> int:
        """The count of the moves that this viewer has seen; what is taken back counts for its player only."""
        mine = viewer != SPECTATOR and viewer in (self.actor, self.drafter())
        return self.seq if mine else self.shown_seq

    def drafter(self) -> int | None:
        """The seat with moves that nobody else has seen yet."""
        return self.untold[0].seat if self.untold else None

    def sight(self, viewer: int) -> Scene:
        """The table of which this viewer may see what his seat sees."""
        assert self.shown is not None
        return self.untold[-1].moment.after if viewer == self.drafter() else self.shown

    def header(self) -> dict[str, Any]:
        """The first line of the game's log."""
        assert self.match is not None
        header = header_of(self.match, self.seed, self.id, [seat.salt for seat in self.seats])
        return {**header, "fork": self.fork} if self.fork else header

    def log_entries(self) -> list[dict[str, Any]]:
        return [{key: value for key, value in entry.body.items() if value != ""} for entry in self.moves]

    # ── folding ───────────────────────────────────────────────────────────────────────────────────

    def entry(self, body: dict[str, Any], at: int, ahead: int = 0) -> Entry:
        """The next line of the log; `ahead` others come before it."""
        stream = NOTES if "kind" in body else MOVES
        if stream == NOTES:
            body = {**body, "after": self.shown_seq, "made": len(self.moves)}
        count = len(self.notes) if stream == NOTES else len(self.moves)
        return Entry(stream, count + ahead + 1, at, body)

    def take(self, entry: Entry) -> None:
        """Fold a line that is kept."""
        if entry.stream == MOVES:
            self.moves.append(entry)
            if self.frozen:
                return
            self.take_undo(entry) if "undo" in entry.body else self.take_move(entry)
            return
        self.notes.append(entry)
        fold = getattr(self, f"take_{entry.body['kind']}", None)
        if fold:
            fold(entry)

    def take_move(self, entry: Entry) -> None:
        match, seat = self.match, int(entry.body["seat"])
        assert match is not None
        match.play(entry.body["move"])
        self.untold.append(Told(entry.seq, entry.at, seat, entry.body.get("by", ""), match.moment()))
        self.deciding = match.actor
        if self.deciding != seat:
            self.seats[seat].used += max(0, entry.at - self.asked_at) / 1000
            self.asked_at = entry.at
        if not match.drafts:
            self.show(entry.at)

    def take_undo(self, entry: Entry) -> None:
        assert self.match is not None
        self.match.take_back()
        self.taken_back = self.untold.pop().seq

    def show(self, at: int) -> None:
        """All moves become known to all."""
        self.shown, self.shown_seq, self.shown_at = self.untold[-1].moment.after, self.seq, at
        self.fresh += self.untold
        self.untold, self.shared = [], b""

    def take_sat(self, entry: Entry) -> None:
        body, chair = entry.body, self.seats[entry.body["seat"]]
        self.seats[chair.number] = Seat(
            chair.number, "person", body["person"], body["name"], salt=bytes.fromhex(body.get("salt", ""))
        )

    def take_left(self, entry: Entry) -> None:
        self.seats[entry.body["seat"]] = Seat(entry.body["seat"])

    def take_bot(self, entry: Entry) -> None:
        seat, bot = entry.body["seat"], entry.body["bot"]
        before = self.seats[seat]
        if not bot:
            self.seats[seat] = Seat(seat)
            return
        # Nobody chooses the bytes that a bot adds to the deal.
        salt = hashlib.sha256(f"{self.commitment} bot {seat}".encode()).digest()[:16]
        name = before.name if self.state == "playing" else CREW[seat]
        self.seats[seat] = Seat(
            seat, "bot", name=name, bot=bot, salt=before.salt if self.state == "playing" else salt
        )

    def dealt(self) -> Match:
        """The match before its first move."""
        key = game_key(self.seed, self.id, [seat.salt for seat in self.seats])
        match = Match(
            self.game, self.names(), key, options=self.setup.options, board=self.board, rules=self.rules
        )
        if fork := self.fork:
            past = retold(fork["header"], bytes.fromhex(fork["seed"]), fork["entries"])
            match.play_on_from(past.view(fork["seat"]), past.belief(fork["seat"]))
        return match

    def take_started(self, entry: Entry) -> None:
        self.state = "playing"
        if self.frozen:
            return
        self.match = self.dealt()
        self.deciding = self.match.actor
        self.asked_at = self.shown_at = entry.at
        self.shown = self.match.scene()

    def take_standin(self, entry: Entry) -> None:
        seat = self.seats[entry.body["seat"]]
        seat.standin = entry.body["why"]
        if self.actor == seat.number:
            seat.used += max(0, entry.at - self.asked_at) / 1000
            self.asked_at = entry.at

    def take_back(self, entry: Entry) -> None:
        seat = self.seats[entry.body["seat"]]
        seat.standin = ""
        if self.actor == seat.number:
            self.asked_at = entry.at

    def take_resigned(self, entry: Entry) -> None:
        seat = self.seats[entry.body["seat"]]
        seat.resigned, seat.standin = True, "resigned"

    def take_offered(self, entry: Entry) -> None:
        self.seats[entry.body["seat"]].offers = True

    def take_withdrew(self, entry: Entry) -> None:
        self.seats[entry.body["seat"]].offers = False

    def take_asked(self, entry: Entry) -> None:
        self.consulted = entry.body["seat"], entry.body["after"]

    def take_muted(self, entry: Entry) -> None:
        self.muted.add(entry.body["person"])

    def take_unmuted(self, entry: Entry) -> None:
        self.muted.discard(entry.body["person"])

    def take_removed(self, entry: Entry) -> None:
        person = entry.body["person"]
        self.removed.add(person)
        for seat in self.seats:
            seat.devices.discard(person)
            if seat.person == person and self.state == "open":
                self.seats[seat.number] = Seat(seat.number)
            elif seat.person == person:
                seat.person, seat.standin, seat.devices = None, seat.standin or "removed", set()

    def take_device(self, entry: Entry) -> None:
        self.seats[entry.body["seat"]].devices.add(entry.body["person"])

    def take_rematch(self, entry: Entry) -> None:
        self.next = entry.body["table"]

    def take_reserved(self, entry: Entry) -> None:
        """A seat kept for a person of the table before: the person has to add bytes of his own."""
        body = entry.body
        self.seats[body["seat"]] = Seat(body["seat"], "person", body["person"], body["name"])

    def take_ended(self, entry: Entry) -> None:
        self.state, self.ended = "over", entry.body["why"]
        if self.untold:
            self.show(entry.at)
        self.shown_seq = self.seq

    def take_closed(self, entry: Entry) -> None:
        self.state = "closed"

    # ── time ──────────────────────────────────────────────────────────────────────────────────────

    def deadline(self) -> int | None:
        """When the time of the seat that decides is out, in milliseconds; None: never."""
        clock, seat = self.setup.clock, self.actor
        if clock.kind == "none" or seat == OVER or self.seats[seat].is_played_by_us:
            return None
        seconds = float(clock.seconds)
        if clock.kind == "game":
            seconds = max(GRACE, seconds - self.seats[seat].used)
        return self.asked_at + int(seconds * 1000)

    def time_left(self) -> dict[str, float]:
        """The seconds that each seat has for the rest of the game, as of its last decision."""
        if self.setup.clock.kind != "game":
            return {}
        return {
            str(seat.number): round(max(0.0, self.setup.clock.seconds - seat.used), 1)
            for seat in self.seats
            if seat.kind == "person"
        }

    # ── the end ───────────────────────────────────────────────────────────────────────────────────

    def result(self) -> dict[str, Any] | None:
        """How it ended, for all to see; None while it runs."""
        if self.state != "over" or self.match is None:
            return None
        resigned = [seat.number for seat in self.seats if seat.resigned]
        shares = self.final_shares(resigned)
        return {
            "ranking": [place._asdict() for place in self.final_ranking(shares, resigned)],
            "shares": shares,
            "points": self.match.points(),
            "winners": winners(shares) if self.is_decided() else [],
            "seed": self.seed.hex(),
            "why": self.ended,
            "resigned": resigned,
        }

    def is_decided(self) -> bool:
        """Whether the game has its winners: it was played to the end, or was agreed on after they had won."""
        assert self.match is not None
        return self.ended != "agreed" or any(self.match.shares())

    def final_ranking(self, shares: Sequence[float], resigned: Sequence[int]) -> list[Place]:
        """The places as the game tells them, if it has its winners; else by the final shares. Players who
        resigned are last."""
        assert self.match is not None
        if not resigned and self.is_decided():
            return self.match.ranking()
        points = self.match.points()
        worth = [(seat not in resigned, shares[seat], points[seat]) for seat in range(len(self.seats))]
        order = sorted(range(len(worth)), key=lambda seat: worth[seat], reverse=True)
        return [Place(seat, 1 + sum(other > worth[seat] for other in worth)) for seat in order]

    def final_shares(self, resigned: Sequence[int]) -> list[float]:
        """How the victory is shared when who resigned counts as last."""
        assert self.match is not None
        staying = [seat for seat in range(len(self.seats)) if seat not in resigned]
        if not self.is_decided() or not staying:
            staying = staying or list(range(len(self.seats)))
            return [1 / len(staying) if seat in staying else 0.0 for seat in range(len(self.seats))]
        shares = self.match.shares()
        won = {seat: shares[seat] for seat in staying if shares[seat] > 0}
        if not won:  # a stand-in of someone who resigned has won: the next best has
            points = self.match.points()
            best = max(points[seat] for seat in staying)
            won = {seat: 1.0 for seat in staying if points[seat] == best}
        return [won.get(seat, 0.0) / sum(won.values()) for seat in range(len(self.seats))]


def public_note(entry: Entry) -> dict[str, Any] | None:
    """A note as everyone may read it; None if it is not for them."""
    if entry.body["kind"] in ("device",):
        return None
    shown = {key: value for key, value in entry.body.items() if key not in PRIVATE}
    return {"note": entry.seq, "at": entry.at, **shown}
