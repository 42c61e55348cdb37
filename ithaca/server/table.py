"""What can be done at a table: a command says what is to be added to the log, or why not.

It looks at the table and raises, or returns the lines; nothing changes until they are kept and folded
(`fold.py`). No disk and no network are touched here.
"""

from typing import Any

from ithaca.engine.errors import IllegalMove
from ithaca.engine.match import Match
from ithaca.engine.protocol import OVER

from .errors import Refused
from .fold import Folded, Seat
from .setups import check_bot

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


class Table(Folded):
    """A table, and what can be done at it."""

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
        if not by:
            self.must_play_itself(seat)
        self.must_be_now(seat, seq, move)
        action = match.parse(move)
        if refused := match.refusal(action, self.sight(seat)):
            raise refused
        return [{"seat": seat, "move": match.notation.name(action), "by": by}]

    def undo(self, seat: int, seq: int) -> list[dict[str, Any]]:
        match = self.running()
        self.must_play_itself(seat)
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

    def consult(self, seat: int) -> list[dict[str, Any]]:
        """A seat asks the oracle about its decision, and all are told that it does. Asking again while
        nothing has been shown is not told again: the others must not count moves that they cannot see."""
        if not self.setup.oracle:
            raise Refused("oracle-silent")
        self.running()
        self.must_play_itself(seat)
        if self.actor != seat:
            raise self.not_now(seat, "advise")
        if self.consulted == (seat, self.shown_seq):
            return []
        return [{"kind": "asked", "seat": seat, "name": self.seats[seat].name}]

    def resign(self, person: str, seat: int) -> list[dict[str, Any]]:
        chair = self.own_chair(person, seat)
        if seat in self.running().done():
            raise Refused("seat-done", seat=seat)
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
        text = clean(text)
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
        if self.actor == OVER:
            return [{"kind": "ended", "why": "played"}]
        persons = [seat for seat in self.seats if seat.kind == "person" and not seat.resigned]
        if any(seat.offers for seat in persons) and all(seat.offers or seat.standin for seat in persons):
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
        if self.frozen:
            title, ours = self.game.title, self.game.version
            raise Refused("other-rules", title=title, value=self.rules, ours=ours)

    def running(self) -> Match:
        self.must_not_be_over()
        if self.match is None:
            raise Refused("not-started")
        return self.match

    def must_play_itself(self, seat: int) -> None:
        """Who has left or resigned does not play beside the stand-in."""
        if self.seats[seat].standin in ("left", "removed", "resigned"):
            raise Refused("stand-in-plays", seat=seat)

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


def clean(text: str) -> str:
    """A name or a line without signs that cannot be seen or that turn the text around."""
    visible = (sign if sign.isprintable() else " " if sign.isspace() else "" for sign in text)
    return " ".join("".join(visible).split())
