"""A table that is held in memory, with the connections that look at it."""

import asyncio
from collections.abc import Set

import msgspec

from ithaca.engine.protocol import SPECTATOR

from .answers import Brief, OrdersInfo, ReviewAnswer, SeatInfo, TableInfo, You
from .bus_messages import Audience
from .messages import Hello, SeatsMessage
from .order_answers import Order, offered_at
from .players import Person
from .results import result_of
from .setups import is_slow
from .states import frozen_state, state_of
from .table import Table
from .viewers import Viewer
from .views import Teller, notes_page, taken_back_since, vocabulary

States = dict[int, bytes]  # encoded as viewers get them, by sight
NO_SIGHTS: frozenset[int] = frozenset()


class LiveTable:
    """A table, its viewers, and the lock that keeps its commands in order."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()  # one command at a time
        self.viewers: list[Viewer] = []
        self.gone_at: dict[str, int] = {}  # when a person's last connection ended
        self.review: asyncio.Task[ReviewAnswer] | None = None  # started when it is asked for, after the game
        self.orders: dict[int, Order] = {}  # standing orders, by seat; see `orders.py`
        self.told_seats = b""  # the digest of the last message about the seats
        self.held_until = 0  # until when the bots wait for a person who reads; milliseconds since 1970
        self._tellers: dict[int, Teller] = {}  # by sight
        self.decider = ""  # the process that decides it; empty: this one
        self.fence = 0  # under which we decide it; see `deciders.py`
        self.elsewhere: dict[str, Audience] = {}  # viewers connected to other processes
        self.states: States = {}  # after the line being announced, as far as they are encoded
        self.used_at = 0.0  # when it was last asked for here, on the monotonic clock
        self.unsettled = False  # something that must follow from its log could not be written yet
        self.is_waking = False  # was read from its log just now, and does not go on yet
        self.released = False  # no longer held; may have been read again from its log

    @property
    def is_decided_here(self) -> bool:
        return not self.decider

    def is_here(self, person: str | None) -> bool:
        if any(viewer.person_id == person for viewer in self.viewers if viewer.person):
            return True
        return bool(self.elsewhere) and person in self._persons_elsewhere()

    def seat_is_here(self, seat: int) -> bool:
        chair = self.table.seats[seat]
        for viewer in self.viewers:
            if viewer.person and chair.is_held_by(viewer.person.id):
                return True
        return bool(self.elsewhere) and any(map(chair.is_held_by, self._persons_elsewhere()))

    def _persons_elsewhere(self) -> list[str]:
        """The persons connected to other processes, once for each connection."""
        return [person for audience in self.elsewhere.values() for person in audience.persons]

    def gone_since(self, seat: int) -> int | None:
        """When the last holder of this seat went; None if one of them is here, or it is not a person's
        seat."""
        chair = self.table.seats[seat]
        if chair.kind != "person" or self.seat_is_here(seat):
            return None
        return max((self.gone_at.get(holder, 0) for holder in chair.holders), default=0)

    @property
    def hides_presence(self) -> bool:
        """Whether it is kept secret which players are looking on: where standing orders may reply for players
        who are away, that would reveal them."""
        return self.table.state == "playing" and is_slow(self.table.setup)

    def orders_of(self, seat: int) -> OrdersInfo | None:
        """The standing orders of a seat, None if the table offers none."""
        if seat == SPECTATOR or not (offered := offered_at(self.table)):
            return None
        return OrdersInfo(offered, self.orders[seat].kind if seat in self.orders else "")

    @property
    def spectators(self) -> int:
        here = sum(1 for viewer in self.viewers if not self.table.seats_of(viewer.person_id))
        if not self.elsewhere:
            return here
        nameless = sum(audience.nameless for audience in self.elsewhere.values())
        return here + nameless + sum(not self.table.seats_of(person) for person in self._persons_elsewhere())

    # ── what is told of it ────────────────────────────────────────────────────────────────────────

    def told_since(self, sight: int, since: int) -> list[msgspec.Raw]:
        """What a viewer of this sight has been told after move `since`."""
        table = self.table
        if table.match is None:
            return []
        teller = self._tellers.get(sight)
        if teller is None or teller.table is not table:
            teller = self._tellers[sight] = Teller(table, sight)
        return teller.since(since)

    def hello(self, viewer: Viewer, since: int, notes: int, now: int) -> Hello:
        """The first message to a viewer: everything after what it has already seen."""
        table, state = self.table, None
        if table.match is not None:
            state = state_of(table, viewer.sight, [], taken_back_since(table, viewer.sight, since))
        elif table.frozen:
            state = frozen_state(table)
        return Hello(
            table=self.info(viewer.person),
            sight=viewer.sight,
            words=vocabulary(table),
            state=state,
            told=self.told_since(viewer.sight, since),
            notes=notes_page(table, viewer.sight, notes, len(table.notes)),
            board=table.board.source,
            now=now,
            orders=self.orders_of(viewer.sight),
        )

    def seats_message(self) -> SeatsMessage:
        table = self.table
        return SeatsMessage(
            state=table.state,
            owner=table.owner,
            seats=self.seats(),
            spectators=self.spectators,
            next=table.next,
        )

    def seats(self) -> list[SeatInfo]:
        left, hidden = self.table.time_left(), self.hides_presence
        return [
            SeatInfo(
                seat=seat.number,
                kind=seat.kind,
                person=seat.person,
                name=seat.name,
                bot=seat.bot,
                ready=bool(seat.salt),
                here=None if hidden else seat.kind == "bot" or self.seat_is_here(seat.number),
                standin=seat.standin,
                resigned=seat.resigned,
                offers=seat.offers,
                clock=left.get(str(seat.number)),
                muted=seat.person in self.table.muted,
                gone=None if hidden else self.gone_since(seat.number),
                votes=len(self.table.votes.get(seat.person or "", ())),
            )
            for seat in self.table.seats
        ]

    def info(self, person: Person | None) -> TableInfo:
        table = self.table
        me = person.id if person else None
        owns = me is not None and me == table.owner
        return TableInfo(
            id=table.id,
            game=table.setup.game,
            setup=table.setup,
            state=table.state,
            owner=table.owner,
            commitment=table.commitment,
            seats=self.seats(),
            seq=table.shown_seq,
            notes=len(table.notes),
            spectators=self.spectators,
            you=You(me, table.seats_of(me), owns, bool(person and person.host)),
            rules=table.rules,
            next=table.next,
            forked=table.fork["table"] if table.fork else None,
        )

    def brief(self) -> Brief:
        table, setup = self.table, self.table.setup
        return Brief(
            id=table.id,
            game=setup.game,
            title=setup.title,
            players=setup.players,
            options=setup.options,
            lang=setup.lang,
            clock=setup.clock,
            public=setup.public,
            practice=setup.practice is not None,
            oracle=setup.oracle,
            rated=setup.rated,
            state=table.state,
            seats=self.seats(),
            spectators=self.spectators,
            seq=table.shown_seq,
            created=table.created,
            actor=table.actor,
            since=since(table),
            winners=result.winners if (result := result_of(table)) else [],
        )


def is_idle(live: LiveTable) -> bool:
    """Whether nobody looks at a table here and nothing is being done at it, so that it may be let go of."""
    return not (live.viewers or live.is_waking or live.lock.locked())


def since(table: Table) -> int:
    """Since when a table has been in its state: waiting for a decision, over, or open."""
    return {"open": table.created, "playing": table.asked_at}.get(table.state, table.ended_at)


def sights_elsewhere(live: LiveTable) -> Set[int]:
    """The sights of viewers in other processes for which this one encodes states; empty if another process
    decides the table."""
    if live.decider or not live.elsewhere:
        return NO_SIGHTS
    return {sight for audience in live.elsewhere.values() for sight in audience.sights}
