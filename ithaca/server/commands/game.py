"""Starting, playing, taking back and ending; and opening further tables from this one."""

from collections.abc import Sequence

from ithaca.engine.protocol import OVER

from .. import entries as log
from ..entries import AnyEntry, By
from ..errors import Refused
from ..history import fork_of
from ..table import Seat, Table
from .base import Command, CommandResult, NewTable
from .checks import (
    move_of,
    moves_of,
    must_be_now,
    must_be_over,
    must_go_on,
    must_own,
    must_play_itself,
    name_of,
    not_now,
    own_seat,
    running,
    seat_of,
)

USUAL_BOT = "steady"  # when none was chosen


class Start(Command, frozen=True):
    """The owner deals, once all seats are taken."""

    person: str

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        must_own(table, self.person)
        must_go_on(table)
        if table.state == "playing":
            raise Refused("already-started")
        for seat in table.seats:
            if seat.kind == "free":
                raise Refused("seats-free", seat=seat.number)
            if seat.kind == "person" and not seat.salt:
                raise Refused("seat-not-ready", seat=seat.number, name=seat.name)
        return [log.Started()]


class Play(Command, frozen=True):
    """A move of a person. A seat that a stand-in plays has to be taken back first (`Return`)."""

    person: str
    seat: int
    seq: int
    move: str

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        own_seat(table, self.person, self.seat)
        must_play_itself(table, self.seat)
        return [move_of(table, self.seat, self.seq, self.move, "")]


class PlayAll(Command, frozen=True):
    """Moves of a person one after another, such as a payment card by card: all of them, or none."""

    person: str
    seat: int
    seq: int
    moves: tuple[str, ...]

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        own_seat(table, self.person, self.seat)
        must_play_itself(table, self.seat)
        return moves_of(table, self.seat, self.seq, self.moves)


class PlayAutomatically(Command, frozen=True):
    """The move that a bot or stand-in has chosen, unless the person came back and was faster."""

    seat: int
    seq: int
    move: str

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        seat = table.seats[self.seat]
        if table.actor != self.seat or table.seen_seq(self.seat) != self.seq or not seat.is_automatic:
            return []
        by: By = "bot" if seat.kind == "bot" else "standin"
        return [move_of(table, self.seat, self.seq, self.move, by)]


class PlayByOrder(Command, frozen=True):
    """The move that a standing order answers with, unless the decision was made meanwhile. It counts as the
    person's own."""

    seat: int
    seq: int
    move: str

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        seat = table.seats[self.seat]
        if table.actor != self.seat or table.seen_seq(self.seat) != self.seq or seat.is_automatic:
            return []
        return [move_of(table, self.seat, self.seq, self.move, "")]


class Resume(Command, frozen=True):
    """The server was down. That time does not count for the person who decides: neither on the clock nor
    towards the time after which a stand-in plays for somebody who is away."""

    now: int
    stopped_at: int  # when a server was last running; milliseconds since 1970

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        waits = table.actor != OVER and not table.seats[table.actor].is_automatic
        if not waits or (table.deadline() is None and not table.setup.away):
            return []
        after = self.now - max(self.stopped_at, table.asked_at, table.last_at)
        return [log.Resumed(after)] if after else []


class Undo(Command, frozen=True):
    """Take back one's last move, if nobody else has seen it."""

    person: str
    seat: int
    seq: int

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        own_seat(table, self.person, self.seat)
        running(table)
        must_play_itself(table, self.seat)
        must_be_now(table, self.seat, self.seq, "undo")
        if table.drafter() != self.seat:
            raise Refused("cannot-undo")
        return [log.Undone(self.seat)]


class AskAdvice(Command, frozen=True):
    """Ask the oracle about one's decision, and let all know. Asking again before anything more was shown is
    not announced again: otherwise the others could count moves that they cannot see."""

    person: str
    seat: int

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        seat = own_seat(table, self.person, self.seat)
        if not table.setup.oracle:
            raise Refused("oracle-silent")
        running(table)
        must_play_itself(table, self.seat)
        if table.actor != self.seat:
            raise not_now(table, "advise")
        if table.advised == (self.seat, table.shown_seq):
            return []
        return [log.AdviceAsked(self.seat, seat.name)]


class Resign(Command, frozen=True):
    person: str
    seat: int

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        seat = own_seat(table, self.person, self.seat)
        if self.seat in running(table).done():
            raise Refused("seat-done", seat=self.seat)
        return [] if seat.resigned else [log.Resigned(self.seat, seat.name)]


class OfferEnd(Command, frozen=True):
    """Offer or agree to end the game now, or take that back."""

    person: str
    seat: int
    end: bool

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        seat = own_seat(table, self.person, self.seat)
        running(table)
        must_play_itself(table, self.seat)
        if seat.offers == self.end:
            return []
        return [(log.EndOffered if self.end else log.OfferWithdrawn)(self.seat, seat.name)]


class Close(Command, frozen=True):
    """The host closes a table; before the start its owner may, too."""

    person: str | None
    host: bool

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        if not self.host and not (self.person == table.owner and table.state == "open"):
            raise Refused("host-only")
        return [] if table.state == "closed" else [log.Closed()]


class OpenRematch(Command, frozen=True):
    """The same game again, everyone one seat further on. Once a rematch is open, asking again adds nothing:
    the table of the rematch is `Table.next`."""

    person: str
    table: str  # the id of the table that is opened

    def decide(self, table: Table) -> CommandResult:
        if table.state not in ("over", "closed"):
            raise Refused("not-over")
        if self.person != table.owner and not table.seats_of(self.person):
            raise Refused("not-your-seat", seat=-1)
        if table.next is not None:
            return CommandResult()
        seats = [moved_on(seat, len(table.seats)) for seat in table.seats if seat.kind != "free"]
        return CommandResult([log.RematchOpened(self.table)], NewTable(self.table, table.setup, seats))


def moved_on(seat: Seat, count: int) -> AnyEntry:
    """The entry for a seat's player in a rematch: one seat further on."""
    number = (seat.number + 1) % count
    if seat.kind == "bot" or seat.person is None:
        return log.BotSeated(number, seat.bot or USUAL_BOT)
    return log.SeatReserved(number, seat.person, seat.name)


class Fork(Command, frozen=True):
    """Play on from a position of a finished game, as a seat knew it: the person who asks takes that seat,
    bots the others."""

    person: str
    name: str
    seq: int
    seat: int
    table: str  # the id of the table that is opened

    def decide(self, table: Table) -> CommandResult:
        must_be_over(table)
        seat_of(table, self.seat)
        setup, fork = fork_of(table, self.seq, self.seat)
        others = [seat for seat in range(setup.players) if seat != self.seat]
        seats: list[AnyEntry] = [log.SeatReserved(self.seat, self.person, self.name)]
        seats += [log.BotSeated(number, USUAL_BOT) for number in others]
        return CommandResult(opens=NewTable(self.table, setup, seats, fork))


def consequences(table: Table) -> Sequence[AnyEntry]:
    """The entries that must follow from what has happened, such as the end of the game."""
    if table.state != "playing" or table.match is None:
        return []
    if table.actor == OVER:
        return [log.Ended("played")]
    if len([seat for seat in table.seats if not seat.resigned]) <= 1:
        return [log.Ended("resigned")]
    if [seat for seat in table.seats if seat.offers]:
        playing = [seat for seat in table.seats if seat.player]
        if playing and all(seat.offers for seat in playing):
            return [log.Ended("agreed")]
    return [log.PlayerRemoved(person, name_of(table, person)) for person in voted_away(table)]


def voted_away(table: Table) -> list[str]:
    """The persons whom all other players at the table want removed; at least two others must want it. The
    player whose seat the person holds by a device does not count as another."""
    found = []
    for person, voters in table.votes.items():
        seats = table.seats_of(person)
        others = table.players() - {table.seats[seat].person for seat in seats}
        if len(others) > 1 and others <= voters:
            found.append(person)
    return found
