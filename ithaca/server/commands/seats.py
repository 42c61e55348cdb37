"""Taking seats and giving them up; bots, devices and stand-ins."""

from collections.abc import Sequence

from .. import entries as log
from ..entries import AnyEntry, StandInReason
from ..errors import Refused
from ..setups import check_bot, check_rated_bot, is_slow
from ..table import Seat, Table
from .base import Command
from .checks import must_go_on, must_own, name_of, own_seat, returning, running, seat_of

SHORT_ABSENCE = 20.0  # seconds; reloading a page is not an absence


class Sit(Command, frozen=True):
    """Take a free seat before the start, or one's own seat back from a stand-in."""

    person: str
    name: str
    seat: int
    salt: str
    kept: bool = False  # the person has a passkey

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
        if table.setup.rated:
            must_count(table, self)
        return [log.SeatTaken(self.seat, self.person, self.name.strip(), self.salt)]


def must_count(table: Table, sit: Sit) -> None:
    """At a rated table every person must have a passkey, so that they can be recognized later, and sits only
    once."""
    if not sit.kept:
        raise Refused("rated-needs-passkey")
    must_sit_once(table, sit.person, sit.seat)


def must_sit_once(table: Table, person: str, seat: int) -> None:
    if table.setup.rated and any(number != seat for number in table.seats_of(person)):
        raise Refused("rated-one-seat")


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
            check_bot(self.bot, table.setup.game, self.most_seconds)
        if table.setup.rated:
            must_stay_rated(table, self.bot)
        return [log.BotSeated(self.seat, self.bot)]


def must_stay_rated(table: Table, bot: str) -> None:
    """At a rated table only bots of known strength may sit, and once the game has begun no person's seat
    becomes a bot's."""
    if table.state == "playing":
        raise Refused("rated-no-change")
    if bot:
        check_rated_bot(bot, table.setup.game)


class AddDevice(Command, frozen=True):
    """Let another device of the seat's person hold the seat too."""

    seat: int
    person: str

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        seat = seat_of(table, self.seat)
        if seat.kind != "person" or table.state == "closed" or self.person in table.removed:
            raise Refused("link-dead")
        must_sit_once(table, self.person, self.seat)
        return [] if seat.is_held_by(self.person) else [log.DeviceAdded(self.seat, self.person)]


class RemoveDevice(Command, frozen=True):
    """The person whose seat it is takes it back from a device."""

    seat: int
    person: str
    device: str

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        seat = must_be_the_persons(table, self.person, self.seat)
        return [log.DeviceRemoved(self.seat, self.device)] if self.device in seat.devices else []


class RenewLink(Command, frozen=True):
    """The person whose seat it is invalidates all links that were given out; devices that already hold the
    seat keep it."""

    seat: int
    person: str

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        must_be_the_persons(table, self.person, self.seat)
        return [log.LinkRenewed(self.seat)]


def must_be_the_persons(table: Table, person: str, seat: int) -> Seat:
    """The seat, if this is its own person rather than a device that came by its link. Raises Refused
    otherwise."""
    chair = seat_of(table, seat)
    if chair.person != person:
        raise Refused("not-your-seat", seat=seat)
    return chair


class Remove(Command, frozen=True):
    """Remove a person. The owner may remove anyone who does not play in a running game. A player is removed
    by the owner alone only if a stand-in plays and no holder of the seat is here; otherwise all other players
    must agree."""

    by: str
    person: str
    here: bool  # whether a holder of one of the person's seats is looking on
    agree: bool = True

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        if self.person == self.by:
            raise Refused("not-yourself")
        must_go_on(table)
        name = name_of(table, self.person)
        seats = [table.seats[seat] for seat in table.seats_of(self.person)]
        plays = table.state == "playing" and bool(seats)
        away = not self.here and all(seat.standin for seat in seats)
        if self.by == table.owner and self.agree and (away or not plays):
            return [log.PlayerRemoved(self.person, name)]
        return self.vote(table, name) if plays else refuse_all_but(table, self.by)

    def vote(self, table: Table, name: str) -> Sequence[AnyEntry]:
        """The owner proposes it; the other players agree, or withdraw their vote."""
        voters = table.votes.get(self.person, set())
        if not voters and self.by != table.owner:
            raise Refused("owner-only")
        seat = next((seat.number for seat in table.seats if seat.player == self.by), None)
        if seat is None:
            raise Refused("not-your-seat", seat=-1)
        if (self.by in voters) == self.agree:
            return []
        return [(log.RemovalAgreed if self.agree else log.RemovalOpposed)(seat, self.person, name)]


def refuse_all_but(table: Table, person: str) -> Sequence[AnyEntry]:
    """Return no entries for the owner; raise Refused for anybody else."""
    must_own(table, person)
    return []


class Return(Command, frozen=True):
    """A person who was away is here: stand-ins give the seats back."""

    person: str

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        return returning(table, self.person)


class AskStandIn(Command, frozen=True):
    """The owner does not want to wait any longer for a person who is away: a stand-in plays at once. Refused
    if the person has been gone only for a moment."""

    person: str
    seat: int
    gone_seconds: float  # how long its person has been away; below 0 if here

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        must_own(table, self.person)
        running(table)
        seat = seat_of(table, self.seat)
        if table.actor != self.seat or seat.is_automatic:
            raise Refused("seat-not-asked", seat=self.seat)
        if is_slow(table.setup):
            raise Refused("nobody-hurried", name=seat.name)
        if self.gone_seconds < SHORT_ABSENCE:
            raise Refused("seat-here", seat=self.seat, name=seat.name)
        return [log.StandInCalled(self.seat, seat.name, "away")]


class CallStandIn(Command, frozen=True):
    """Let a stand-in play a seat whose time has run out, or whose person is gone, unless the seat has decided
    meanwhile."""

    seat: int
    why: StandInReason
    asked_at: int  # since when the seat had been asked

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        seat = seat_of(table, self.seat)
        if table.actor != self.seat or table.asked_at != self.asked_at or seat.is_automatic:
            return []
        return [log.StandInCalled(self.seat, seat.name, self.why)]
