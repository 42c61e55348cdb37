"""Sends knocks when it is a player's turn in a slow game, when a game has begun or is over, and to people who
are invited.

There is at most one knock per turn: which turn was knocked for is stored, so that a restart does not knock
again. Those connected to the table need none, nor those who, as far as we know, saw that it was their turn
before they went.
"""

import contextlib
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import sqlalchemy as sa

from ithaca.engine.protocol import OVER

from ..accounts.invitations import Invitations
from ..announcements import Announcement, GameEnded, GameStarted
from ..clock import Clock, Timer
from ..errors import Refused
from ..live_table import LiveTable
from ..order_answers import answer_of
from ..players import Players
from ..registry import Registry
from ..schema import knocks
from ..setups import is_slow
from ..storage import Storage
from ..store import DAY
from ..subscribers import Subscriber
from ..table import Seat, Table
from ..tasks import Tasks
from .sender import Delivery, PushSender
from .subscriptions import Subscription, Subscriptions, subscriptions_of
from .text import text_of
from .wishes import KnockKind, Wishes, is_quiet_table

GRACE_SECONDS = 20.0  # before a knock: reloading a page is not an absence


class Knock(NamedTuple):
    person: str
    table_id: str
    kind: KnockKind
    turn: int  # tells knocks of one kind apart
    name: str  # the player whose turn it is, or who invites


class Knocker(Subscriber):
    """Subscribes to tables, and knocks."""

    def __init__(
        self,
        storage: Storage,
        registry: Registry,
        players: Players,
        subscriptions: Subscriptions,
        wishes: Wishes,
        invitations: Invitations,
        sender: PushSender,
        tasks: Tasks,
        clock: Clock,
    ) -> None:
        self.storage, self.registry, self.players = storage, registry, players
        self.subscriptions, self.wishes, self.invitations = subscriptions, wishes, invitations
        self.sender, self.tasks, self.clock = sender, tasks, clock
        self._timers: dict[str, Timer] = {}
        self._seen: dict[str, int] = {}  # by table: the turn that its player has seen
        self._seen_to: dict[str, int] = {}  # by table: the turn that was knocked for, if wanted
        self._invited: set[tuple[str, str]] = set()  # (table, person) invitations that are taken care of

    # ── what happens ──────────────────────────────────────────────────────────────────────────────

    def announced(self, live: LiveTable, news: Announcement) -> None:
        if isinstance(news, GameStarted | GameEnded):
            kind: KnockKind = "started" if isinstance(news, GameStarted) else "ended"
            if any(self._listeners(seat) for seat in live.table.seats):
                self.clock.call_later(GRACE_SECONDS, lambda: self._tell_all(live.table.id, kind))

    def settled(self, live: LiveTable) -> None:
        """Set the timer for the seat whose turn it is, and take care of invitations."""
        table = live.table
        self._stop(table.id)
        self._go_on_inviting(live)
        if live.released or table.actor == OVER or not is_slow(table.setup):
            return
        seat, turn = table.actor, turn_of(table)
        if live.seat_is_here(seat):
            self._seen[table.id] = turn
        elif self._is_unheard_of(live, seat, turn) and self._seen_to.get(table.id) != turn:
            self._timers[table.id] = self.clock.call_later(
                GRACE_SECONDS, lambda: self._turn_is_due(table.id, seat, turn)
            )

    def released(self, live: LiveTable) -> None:
        self._stop(live.table.id)
        self._seen.pop(live.table.id, None)
        self._seen_to.pop(live.table.id, None)
        self._invited = {one for one in self._invited if one[0] != live.table.id}

    def _go_on_inviting(self, live: LiveTable) -> None:
        """Knock at people who were invited by way of a process that is gone, and may have had quiet hours
        then. Nobody is knocked at twice."""
        table_id = live.table.id
        for made in self.invitations.made_at(table_id):
            if made.at > self.clock.now() - DAY and (table_id, made.person) not in self._invited:
                self.invited(live, made.person, made.name, partial(self._is_invited, table_id, made.person))

    def _is_invited(self, table_id: str, person_id: str) -> bool:
        return person_id in self.invitations.at(table_id)

    def invited(self, live: LiveTable, person_id: str, inviter: str, still: Callable[[], bool]) -> None:
        """A person was invited; `still` tells when the knock is due whether they still are."""
        self._invited.add((live.table.id, person_id))
        if person_id in self.subscriptions.persons:
            self._knock(Knock(person_id, live.table.id, "invited", 1, inviter), still)

    def _stop(self, table_id: str) -> None:
        if timer := self._timers.pop(table_id, None):
            timer.cancel()

    def _is_unheard_of(self, live: LiveTable, seat: int, turn: int) -> bool:
        """Whether a person who wants to be told of this turn has not seen it."""
        waits = is_waited_for(live, seat, turn) and self._seen.get(live.table.id) != turn
        return waits and bool(self._listeners(live.table.seats[seat]))

    def _listeners(self, seat: Seat) -> list[str]:
        """Which of the holders of a seat want knocks at all."""
        return sorted(seat.holders & self.subscriptions.persons)

    # ── who is knocked at ─────────────────────────────────────────────────────────────────────────

    def _turn_is_due(self, table_id: str, seat: int, turn: int) -> None:
        self._timers.pop(table_id, None)

        def still() -> bool:
            live = self.registry.tables.get(table_id)
            return live is not None and self._is_unheard_of(live, seat, turn)

        if still():
            self._seen_to[table_id] = turn
            chair = self.registry.tables[table_id].table.seats[seat]
            for person in self._listeners(chair):
                self._knock(Knock(person, table_id, "turn", turn, chair.name), still)

    def _tell_all(self, table_id: str, kind: KnockKind) -> None:
        """Tell those who are not there that a game has begun or is over. In a slow game, the player whose
        turn it is gets that knock instead."""
        live = self.registry.tables.get(table_id)
        if live is None:
            return
        turn = live.table.actor if kind == "started" and is_slow(live.table.setup) else OVER
        for seat in live.table.seats:
            for person in self._listeners(seat) if seat.number != turn else []:
                self._knock(Knock(person, table_id, kind, 1, seat.name), self._is_away(table_id, seat, kind))

    def _is_away(self, table_id: str, seat: Seat, kind: KnockKind) -> Callable[[], bool]:
        def still() -> bool:
            live = self.registry.tables.get(table_id)
            if live is None or live.seat_is_here(seat.number):
                return False
            return kind == "ended" or live.table.state == "playing"

        return still

    # ── knocking ──────────────────────────────────────────────────────────────────────────────────

    def _knock(self, knock: Knock, still: Callable[[], bool]) -> None:
        self.tasks.start(self._knock_when_welcome(knock, still))

    async def _knock_when_welcome(self, knock: Knock, still: Callable[[], bool]) -> None:
        """Knock if it is wanted; during quiet hours only when they are over, if there still is a reason
        then."""
        wish = await self.wishes.of(knock.person)
        if knock.kind not in wish.kinds or not still():
            return
        if wait := wish.quiet_seconds(self.clock.now()):
            self.clock.call_later(wait, lambda: self._knock(knock, still))
            return
        person = await self.players.find(knock.person)
        if person is None:
            return
        with contextlib.suppress(Refused, sa.exc.IntegrityError):  # the table is gone; another was faster
            live = await self.registry.find(knock.table_id)  # we may have let go of it meanwhile
            browsers = await self.storage.write(lambda db: claimed(db, knock))
            for browser in browsers:
                text = text_of(knock.kind, live.table, knock.name, person.lang)
                self.sender.send(Delivery(browser, text, knock.table_id))


def claimed(db: sa.Connection, knock: Knock) -> list[Subscription]:
    """The browsers to knock at: none if this was done before, or the table is to be quiet. The knock is
    recorded before it is sent: rather none than two."""
    mine = sa.and_(
        knocks.c.person == knock.person, knocks.c.table_id == knock.table_id, knocks.c.kind == knock.kind
    )
    last = db.execute(sa.select(knocks.c.turn).where(mine)).scalar()
    if (last is not None and last >= knock.turn) or is_quiet_table(db, knock.person, knock.table_id):
        return []
    row = {"person": knock.person, "table_id": knock.table_id, "kind": knock.kind, "turn": knock.turn}
    db.execute(knocks.delete().where(mine))
    db.execute(knocks.insert().values(**row))
    return subscriptions_of(db, knock.person)


def turn_of(table: Table) -> int:
    """A number for the present turn: the count of moves and undos before it, without those of the seat that
    decides. It is derived from the log, and so is the same after a restart."""
    count = len(table.moves)
    while count and table.moves[count - 1].entry.seat == table.actor:
        count -= 1
    return count


def is_waited_for(live: LiveTable, seat: int, turn: int) -> bool:
    """Whether it is still this turn, and no holder of the seat is here."""
    table = live.table
    if table.actor != seat or table.seats[seat].is_automatic or is_answered(live, seat):
        return False
    return turn_of(table) == turn and not live.seat_is_here(seat)


def is_answered(live: LiveTable, seat: int) -> bool:
    """Whether a standing order will answer for the seat that decides."""
    order = live.orders.get(seat)
    return order is not None and bool(answer_of(live.table, seat, order))
