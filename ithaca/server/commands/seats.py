"""Taking seats and giving them up; bots, devices and stand-ins."""

from collections.abc import Sequence

from .. import entries as log
from ..entries import AnyEntry, StandInReason
from ..errors import Refused
from ..setups import check_bot
from ..table import Table
from .base import Command
from .checks import must_go_on, must_own, name_of, own_seat, returning, seat_of


class Sit(Command, frozen=True):
    """Take a free seat before the start, or one's own seat back from a stand-in."""

    person: str
    name: str
    seat: int
    salt: str

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        seat = seat_of(table, self.seat)
        must_go_on(table)
        if self.person in table.removed:
            raise Refused("you-were-removed")
        if table.state == "playing":
            if not seat.is_held_by(self.person) or seat.resigned:
                raise Refused("seat-taken", seat=self.seat, name=seat.name)
            return [log.PlayerReturned(self.seat, seat.name)] if seat.standin else []
        if seat.kind == "person" and seat.person != self.person:
            raise Refused("seat-taken", seat=self.seat, name=seat.name)
        if not self.name.strip():
            raise Refused("name-empty")
        return [log.SeatTaken(self.seat, self.person, self.name.strip(), self.salt)]


class Leave(Command, frozen=True):
    """Before the start the seat is free again; after it a stand-in plays."""

    person: str
    seat: int

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        seat = own_seat(table, self.person, self.seat)
        must_go_on(table)
        if table.state == "playing":
            return [log.StandInCalled(self.seat, seat.name, "left")]
        return [log.SeatLeft(self.seat, seat.name)]


class SeatBot(Command, frozen=True):
    """The owner puts a bot on a seat, or before the start takes it away."""

    person: str
    seat: int
    bot: str
    most_seconds: float

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        must_own(table, self.person)
        must_go_on(table)
        seat = seat_of(table, self.seat)
        given_up = table.state == "playing" and seat.standin in ("left", "removed")
        if seat.kind == "person" and not given_up:
            raise Refused("seat-busy", seat=self.seat, name=seat.name)
        if not self.bot and table.state == "playing":
            raise Refused("seat-needs-bot", seat=self.seat)
        if self.bot:
            check_bot(self.bot, self.most_seconds)
        return [log.BotSeated(self.seat, self.bot)]


class AddDevice(Command, frozen=True):
    """Another device of the seat's person holds the seat too."""

    seat: int
    person: str

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        seat = seat_of(table, self.seat)
        if seat.kind != "person" or table.state == "closed" or self.person in table.removed:
            raise Refused("link-dead")
        return [] if seat.is_held_by(self.person) else [log.DeviceAdded(self.seat, self.person)]


class Remove(Command, frozen=True):
    """The owner sends a person away."""

    owner: str
    person: str

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        must_own(table, self.owner)
        if self.person == self.owner:
            raise Refused("not-yourself")
        must_go_on(table)
        return [log.PlayerRemoved(self.person, name_of(table, self.person))]


class Return(Command, frozen=True):
    """A person who was away is here: stand-ins give the seats back."""

    person: str

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        return returning(table, self.person)


class CallStandIn(Command, frozen=True):
    """Let a stand-in play a seat whose time is out, or whose person is gone, unless it has decided
    meanwhile."""

    seat: int
    why: StandInReason
    asked_at: int  # since when the seat had been asked

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        seat = seat_of(table, self.seat)
        if table.actor != self.seat or table.asked_at != self.asked_at or seat.is_automatic:
            return []
        return [log.StandInCalled(self.seat, seat.name, self.why)]
