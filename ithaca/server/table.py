"""A table is its log, folded.

Two streams make the log. `moves` holds what is played and taken back; its count is the `seq` that a move
must name. `notes` holds all else: who sits down, bots, stand-ins, chat. A command (`sit`, `move`, …) looks
at the table and says what is to be added, or raises; nothing changes until `take` folds what was kept.
So a table that is read again from its log is the same table.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ithaca.bots import CREW, ROSTER, read_budget, split_name
from ithaca.engine import game as games
from ithaca.engine.errors import IllegalMove, Misuse
from ithaca.engine.logs import header_of, retold
from ithaca.engine.match import Match, Moment, Scene
from ithaca.engine.protocol import OVER
from ithaca.engine.seeds import commitment, game_key

from .errors import Refused
from .messages import Setup

MOVES, NOTES = "moves", "notes"
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
    kind: str = "free"
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


class Table:
    """One table, from the first chair to the last line."""

    def __init__(
        self,
        table_id: str,
        setup: Setup,
        seed: bytes,
        owner: str | None,
        created: int,
        fork: dict[str, Any] | None = None,
    ) -> None:
        self.id, self.setup, self.seed, self.owner, self.created = table_id, setup, seed, owner, created
        self.fork = fork  # the game that this one plays on from
        self.game = games.find(setup.game)
        self.board = read_board(setup)
        self.seats = [Seat(number) for number in range(setup.players)]
        self.state = "open"
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
        self.frozen: int | None = None  # the rules that it was begun under, if they have changed since
        self.last_view: dict[str, Any] | None = None  # what was seen of a frozen table last
        self.kept_view = 0  # the count of moves of which the public view was kept
        self.deciding = OVER  # the seat that decides, as of the last move
        self.shared: bytes = b""  # the part of `shown` that is the same for all, once it was told
        self.untold: list[Told] = []  # moves that only their player has seen
        self.fresh: list[Told] = []  # moves that have just become known to all

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
        """The count of the moves that this viewer has seen."""
        return self.seq if viewer == self.drafter() else self.shown_seq

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

    # ── commands: what is to be added, or why not ─────────────────────────────────────────────────

    def sit(self, person: str, name: str, seat: int, salt: str) -> list[dict[str, Any]]:
        chair = self.chair(seat)
        self.must_not_be_over()
        if person in self.removed:
            raise Refused("you-were-removed")
        if self.state == "playing":
            if not chair.is_held_by(person) or chair.resigned:
                raise Refused("seat-taken", seat=seat, name=chair.name)
            return [{"kind": "back", "seat": seat, "name": chair.name}] if chair.standin else []
        if chair.kind == "person" and chair.person != person:
            raise Refused("seat-taken", seat=seat, name=chair.name)
        if not name.strip():
            raise Refused("name-empty")
        return [{"kind": "sat", "seat": seat, "name": name.strip(), "person": person, "salt": salt}]

    def leave(self, person: str, seat: int) -> list[dict[str, Any]]:
        chair = self.own_chair(person, seat)
        self.must_not_be_over()
        if self.state == "playing":
            return self.hand_over(chair, "left")
        return [{"kind": "left", "seat": seat, "name": chair.name}]

    def put_bot(self, person: str, seat: int, bot: str, most_seconds: float) -> list[dict[str, Any]]:
        self.must_own(person)
        self.must_not_be_over()
        chair = self.chair(seat)
        if chair.kind == "person" and not (self.state == "playing" and chair.standin in ("left", "removed")):
            raise Refused("seat-busy", seat=seat, name=chair.name)
        if not bot and self.state == "playing":
            raise Refused("seat-needs-bot", seat=seat)
        if bot:
            check_bot(bot, most_seconds)
        return [{"kind": "bot", "seat": seat, "bot": bot}]

    def start(self, person: str) -> list[dict[str, Any]]:
        self.must_own(person)
        self.must_not_be_over()
        if self.state == "playing":
            raise Refused("already-started")
        for seat in self.seats:
            if seat.kind == "free":
                raise Refused("seats-free", seat=seat.number)
            if seat.kind == "person" and not seat.salt:
                raise Refused("seat-not-ready", seat=seat.number, name=seat.name)
        return [{"kind": "started"}]

    def play(self, seat: int, seq: int, move: str, by: str = "") -> list[dict[str, Any]]:
        """A move of a seat, whose holder was checked."""
        match = self.running()
        self.must_be_now(seat, seq, move)
        action = match.parse(move)
        if refused := match.refusal(action, self.sight(seat)):
            raise refused
        return [{"seat": seat, "move": match.notation.name(action), "by": by}]

    def undo(self, seat: int, seq: int) -> list[dict[str, Any]]:
        match = self.running()
        self.must_be_now(seat, seq, "undo")
        if not self.can_undo(seat):
            raise Refused("cannot-undo")
        assert match.drafts
        return [{"seat": seat, "undo": True}]

    def holds(self, person: str | None, seat: int) -> bool:
        """Whether this seat is this person's."""
        return 0 <= seat < len(self.seats) and self.seats[seat].is_held_by(person)

    def can_undo(self, seat: int) -> bool:
        return bool(self.untold) and self.untold[-1].seat == seat

    def why(self, seat: int, move: str) -> IllegalMove | Refused | None:
        """Why a seat may not do this now; None if it may."""
        match = self.running()
        if match.actor != seat:
            return self.not_now(seat, move)
        try:
            return match.refusal(match.parse(move))
        except IllegalMove as mistake:
            return mistake

    def resign(self, person: str, seat: int) -> list[dict[str, Any]]:
        chair = self.own_chair(person, seat)
        self.running()
        return [] if chair.resigned else [{"kind": "resigned", "seat": seat, "name": chair.name}]

    def offer(self, person: str, seat: int, end: bool) -> list[dict[str, Any]]:
        chair = self.own_chair(person, seat)
        self.running()
        kind = "offered" if end else "withdrew"
        return [] if chair.offers == end else [{"kind": kind, "seat": seat, "name": chair.name}]

    def say(self, person: str, name: str, text: str, phrase: str) -> list[dict[str, Any]]:
        if person in self.muted:
            raise Refused("you-are-muted")
        if person in self.removed:
            raise Refused("you-were-removed")
        if self.state == "closed":
            raise Refused("table-closed")
        text = " ".join(text.split())
        if phrase and phrase not in PHRASES:
            raise Refused("no-such-phrase", value=phrase)
        if not text and not phrase:
            raise Refused("nothing-said")
        seats = self.seats_of(person)
        said = {"phrase": phrase} if phrase else {"text": text}
        name = self.seats[seats[0]].name if seats else name
        return [{"kind": "chat", "person": person, "name": name, "seat": seats[0] if seats else None, **said}]

    def mute(self, owner: str, person: str, muted: bool) -> list[dict[str, Any]]:
        self.must_own(owner)
        name = self.name_of(person)
        if (person in self.muted) == muted:
            return []
        return [{"kind": "muted" if muted else "unmuted", "person": person, "name": name}]

    def remove(self, owner: str, person: str) -> list[dict[str, Any]]:
        self.must_own(owner)
        if person == owner:
            raise Refused("not-yourself")
        self.must_not_be_over()
        return [{"kind": "removed", "person": person, "name": self.name_of(person)}]

    def close(self, person: str | None, host: bool) -> list[dict[str, Any]]:
        if not host and not (person == self.owner and self.state == "open"):
            raise Refused("host-only")
        if self.state == "closed":
            return []
        return [{"kind": "closed"}]

    def stand_in(self, seat: int, why: str) -> list[dict[str, Any]]:
        """Let a stand-in play a seat whose time is out, or whose person is gone."""
        chair = self.chair(seat)
        if self.state != "playing" or chair.is_played_by_us:
            return []
        return self.hand_over(chair, why)

    def come_back(self, person: str) -> list[dict[str, Any]]:
        """The seats of a person who is here again."""
        return [
            {"kind": "back", "seat": seat.number, "name": seat.name}
            for seat in self.seats
            if self.state == "playing" and seat.standin in ("away", "clock") and seat.is_held_by(person)
        ]

    def add_device(self, seat: int, person: str) -> list[dict[str, Any]]:
        chair = self.chair(seat)
        if chair.kind != "person" or self.state == "closed" or person in self.removed:
            raise Refused("link-dead")
        return [] if chair.is_held_by(person) else [{"kind": "device", "seat": seat, "person": person}]

    def consequences(self) -> list[dict[str, Any]]:
        """What must follow from what has happened."""
        if self.state != "playing" or self.match is None:
            return []
        if self.match.over:
            return [{"kind": "ended", "why": "played"}]
        persons = [seat for seat in self.seats if seat.kind == "person" and not seat.resigned]
        if (
            persons
            and all(seat.offers or seat.standin for seat in persons)
            and any(s.offers for s in persons)
        ):
            return [{"kind": "ended", "why": "agreed"}]
        return []

    def hand_over(self, chair: Seat, why: str) -> list[dict[str, Any]]:
        return [{"kind": "standin", "seat": chair.number, "name": chair.name, "why": why}]

    # ── what a command must find ──────────────────────────────────────────────────────────────────

    def chair(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise Refused("no-such-seat", seat=seat)
        return self.seats[seat]

    def own_chair(self, person: str, seat: int) -> Seat:
        chair = self.chair(seat)
        if not chair.is_held_by(person):
            raise Refused("not-your-seat", seat=seat)
        return chair

    def must_own(self, person: str) -> None:
        if person != self.owner:
            raise Refused("owner-only")

    def must_not_be_over(self) -> None:
        self.must_not_be_frozen()
        if self.state in ("over", "closed"):
            raise Refused(f"table-{self.state}")

    def must_not_be_frozen(self) -> None:
        if self.frozen is not None:
            title, ours = self.game.title, self.game.version
            raise Refused("other-rules", title=title, value=self.frozen, ours=ours)

    def running(self) -> Match:
        self.must_not_be_over()
        if self.match is None:
            raise Refused("not-started")
        return self.match

    def must_be_now(self, seat: int, seq: int, move: str) -> None:
        if seq != self.sight_seq(seat):
            raise Refused("stale", value=seq, seq=self.sight_seq(seat))
        if self.actor != seat:
            raise self.not_now(seat, move)

    def not_now(self, seat: int, move: str) -> Refused:
        """It is another's decision; whose, everybody knows."""
        return Refused("not-your-decision", value=move, actor=self.names()[self.actor])

    def name_of(self, person: str) -> str:
        """The name of a person who sits here or has spoken here."""
        for seat in self.seats:
            if seat.person == person:
                return seat.name
        for note in reversed(self.notes):
            if note.body.get("person") == person and "name" in note.body:
                return str(note.body["name"])
        raise Refused("no-such-person")

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
            if self.frozen is not None:  # nobody knows any more what it did
                return
            self.take_undo(entry) if "undo" in entry.body else self.take_move(entry)
            return
        self.notes.append(entry)
        fold = getattr(self, f"take_{entry.body['kind']}", None)
        if fold:
            fold(entry)

    def take_move(self, entry: Entry) -> None:
        match, seat = self.running(), int(entry.body["seat"])
        match.play(entry.body["move"])
        self.untold.append(Told(entry.seq, entry.at, seat, entry.body.get("by", ""), match.moment()))
        self.deciding = match.actor
        if self.deciding != seat:
            self.seats[seat].used += max(0, entry.at - self.asked_at) / 1000
            self.asked_at = entry.at
        if not match.drafts:
            self.show(entry.at)

    def take_undo(self, entry: Entry) -> None:
        self.running().take_back()
        self.untold.pop()
        if not self.untold:  # nothing is left that others have not seen
            self.shown_seq = self.seq

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
        match = Match(self.game, self.names(), key, options=self.setup.options, board=self.board)
        if fork := self.fork:
            past = retold(fork["header"], bytes.fromhex(fork["seed"]), fork["entries"])
            match.play_on_from(past.view(fork["seat"]), past.belief(fork["seat"]))
        return match

    def take_started(self, entry: Entry) -> None:
        self.state = "playing"
        if self.frozen is not None:
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
                seat.person, seat.standin = None, seat.standin or "removed"

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
            "shares": shares,
            "points": self.match.points(),
            "winners": [] if self.ended == "agreed" else [n for n, share in enumerate(shares) if share],
            "seed": self.seed.hex(),
            "why": self.ended,
            "resigned": resigned,
        }

    def final_shares(self, resigned: Sequence[int]) -> list[float]:
        """How the victory is shared when who resigned counts as last."""
        assert self.match is not None
        staying = [seat for seat in range(len(self.seats)) if seat not in resigned]
        if self.ended == "agreed" or not staying:
            staying = staying or list(range(len(self.seats)))
            return [1 / len(staying) if seat in staying else 0.0 for seat in range(len(self.seats))]
        shares = self.match.shares()
        won = {seat: shares[seat] for seat in staying if shares[seat] > 0}
        if not won:  # a stand-in of someone who resigned has won: the next best has
            points = self.match.points()
            best = max(points[seat] for seat in staying)
            won = {seat: 1.0 for seat in staying if points[seat] == best}
        return [won.get(seat, 0.0) / sum(won.values()) for seat in range(len(self.seats))]


def read_board(setup: Setup) -> Any:
    """The board of a table: ours, or the file that came with the setup."""
    part = games.find(setup.game).part("board")
    return part.read(setup.board, "board.toml") if setup.board else part.load()


def check_setup(setup: Setup) -> None:
    """What is wrong with a setup, before there is a table."""
    game = games.find(setup.game)
    game.check_players(setup.players)
    game.check_options(setup.options, setup.players)
    read_board(setup)
    if setup.clock.kind != "none" and setup.clock.seconds < 5:
        raise Refused("clock-too-short", value=setup.clock.seconds)


def check_bot(name: str, most_seconds: float) -> None:
    """Only bots of the roster, with a time that the host allows."""
    path, settings = split_name(name)
    if path not in ROSTER:
        choices = ", ".join(ROSTER)
        raise Misuse("no-such-bot", value=path.split(":")[0], meant="", choices=choices)
    budget = read_budget(name, settings)
    if budget.iterations or budget.threads > 1:  # they would take longer where there is more to choose
        raise Refused("bot-by-time", value=name)
    if budget.seconds > most_seconds:
        raise Refused("bot-too-slow", value=name, most=most_seconds)


def public_note(entry: Entry) -> dict[str, Any] | None:
    """A note as everyone may read it; None if it is not for them."""
    if entry.body["kind"] in ("device",):
        return None
    shown = {key: value for key, value in entry.body.items() if key not in PRIVATE}
    return {"note": entry.seq, "at": entry.at, **shown}
