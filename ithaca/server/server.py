"""The parts of a server, put together."""

import asyncio
import contextlib
from collections.abc import Iterable

import sqlalchemy as sa

from ithaca.engine.errors import Misuse

from . import store
from .absences import Absences
from .accounts.answers import Statistics
from .accounts.codes import Codes
from .accounts.friends import Friends
from .accounts.invitations import Invitations
from .accounts.passkeys import Passkeys
from .accounts.ratings import LadderRow
from .accounts.remembered import Remembered
from .accounts.sessions import Sessions
from .bot_runner import BotRunner
from .broadcaster import Broadcaster
from .bus import Bus, LocalBus, check_bus
from .bus_messages import GiveOrder, HoldBots
from .clock import Clock
from .cluster import Cluster
from .commands import Resume
from .committer import Committer
from .database import database_now
from .errors import Refused
from .janitor import Janitor
from .knocks.knocker import Knocker
from .knocks.sender import PushSender
from .knocks.subscriptions import Subscriptions
from .knocks.vapid import PushKey
from .knocks.wishes import Wishes
from .lease import Lease, SharedLease
from .limits import Limits
from .live_table import LiveTable
from .lobby import Lobby
from .membership import DatabaseNow, Membership, is_served
from .metrics import Metrics
from .orders import Orders
from .players import Players
from .presence import Presence
from .registry import Registry
from .reviews import Reviews
from .settings import Settings, database_url
from .storage import Storage
from .subscribers import Subscriber, Subscribers
from .tasks import Tasks
from .thinking import Thinkers
from .thoughts.jobs import make
from .thoughts.queue import ThoughtQueues
from .tokens import Tokens
from .turn_clock import TurnClock
from .viewers import Viewer

STATISTICS_SECONDS, LADDER_SECONDS = 60.0, 5.0  # how long these answers are kept, at most


class Server:
    """One server: holds its parts, opens them and closes them."""

    def __init__(
        self,
        settings: Settings,
        clock: Clock | None = None,
        bus: Bus | None = None,
        now: DatabaseNow = database_now,
    ) -> None:
        self.settings, self.clock = settings, clock or Clock()
        self.storage, self.bus = Storage(database_url(settings)), bus or bus_of(settings)
        self.lease = (SharedLease if self.bus.is_shared else Lease)(self.storage, self.clock)
        self.lease.take()
        self.bus.prepare(self.lease.id, lambda: self.storage.read_now(is_served))
        self.storage.guard = self.lease
        self.limits, self.tasks = Limits(settings.rate, self.clock), Tasks()
        self.sessions = Sessions(self.storage, self.clock)
        self.players = Players(self.storage, self.clock, self.sessions)
        self.codes = Codes(self.storage, self.clock)
        self.passkeys = Passkeys(self.storage, self.clock, self.codes)
        self.tokens = Tokens(self.storage, self.clock)
        self.statistics: Remembered[Statistics] = Remembered(self.clock, STATISTICS_SECONDS)
        self.ladders: Remembered[list[LadderRow]] = Remembered(self.clock, LADDER_SECONDS)
        self.thinkers = Thinkers(settings, self.clock)
        subscribers = self.subscribers = Subscribers()
        self.absences = Absences(self.storage, self.lease, self.clock)
        self.registry = Registry(self.storage, subscribers, self.thinkers, self.absences)
        self.committer = Committer(
            self.storage, self.registry, subscribers, self.thinkers, self.clock, self.bus
        )
        self.broadcaster = Broadcaster(self.clock)
        self.reviews = Reviews(self.thinkers, self.storage, self.tasks)
        self.presence = Presence(self.committer, self.broadcaster, subscribers, self.clock)
        self.lobby = Lobby(self.registry, self.clock)
        self.metrics = Metrics(self.registry, self.lobby, self.thinkers.elsewhere)
        self.turn_clock = TurnClock(self.committer, self.tasks, self.clock)
        self.bots = BotRunner(self.committer, self.thinkers, self.tasks, settings, self.clock)
        self.friends = Friends(self.storage, self.clock, self.codes)
        self.invitations = Invitations(self.storage, self.lobby, self.tasks, self.clock)
        self._add_knocks()
        self.orders = Orders(self.storage, self.committer, self.tasks, self.clock)
        self.janitor = Janitor(settings, self.storage, self.players, self.committer, self.lobby, self.tasks)
        for subscriber in self._parts_that_follow():
            subscribers.add(subscriber, acts=subscriber not in (self.broadcaster, self.presence, self.lobby))
        self.registry.when_loaded = self.wake
        self.cluster: Cluster | None = None  # our place among several processes
        if self.bus.is_shared:
            self.cluster = Cluster(self, self.bus, Membership(self.storage, self.clock, now))
        if self.cluster and settings.bus:
            server = self.cluster.id
            self.thinkers.elsewhere.queues = ThoughtQueues(settings.bus, self.lease.id, server, make())

    def _add_knocks(self) -> None:
        """Create the parts that knock: those that notify people who are not connected."""
        self.push_key, self.wishes = PushKey(self.storage, self.settings), Wishes(self.storage)
        subscriptions = self.subscriptions = Subscriptions(self.storage, self.clock)
        self.sender = PushSender(subscriptions, self.push_key, self.tasks, self.settings, self.clock)
        self.knocker = Knocker(
            self.storage,
            self.registry,
            self.players,
            subscriptions,
            self.wishes,
            self.invitations,
            self.sender,
            self.tasks,
            self.clock,
        )

    def _parts_that_follow(self) -> Iterable[Subscriber]:
        """Everything that subscribes to tables, in the order in which it is notified."""
        at_the_table = (self.broadcaster, self.presence, self.lobby, self.turn_clock, self.bots, self.metrics)
        return (*at_the_table, self.absences, self.reviews, self.orders, self.invitations, self.knocker)

    async def open(self) -> None:
        self.storage.open()
        if not self.cluster or self.lease.stopped_at is not None:
            await self.absences.open()
        if self.cluster:
            await self.cluster.open()
        await self.orders.open()
        await self.players.renew_keys()
        await self.players.keep_hosts(self.settings.host_key)
        await self.push_key.open()
        await self.load_again()
        self.sender.start()
        self.thinkers.open()
        self.tasks.start(self.lease.keep())
        if self.cluster:
            await self.cluster.join()
        self.janitor.start()

    async def load_again(self) -> None:
        """Read again what is held in memory about persons, after some were merged or forgotten."""
        await self.invitations.load()
        await self.subscriptions.load()
        self.ladders.clear()
        self.statistics.clear()

    async def close(self) -> None:
        """Stop everything. What cannot be written now was never acknowledged, so closing does not wait for
        it."""
        self.tasks.cancel_all()
        await self.sender.close()
        with contextlib.suppress(Refused, sa.exc.SQLAlchemyError):
            await self.janitor.keep_views()
            await self.janitor.keep_absences()
            if self.cluster:
                await self.cluster.close()
        for live in self.registry:
            self.registry.release(live)
        self.thinkers.close()
        await self.thinkers.elsewhere.close()
        with contextlib.suppress(Refused, sa.exc.SQLAlchemyError):
            await self.lease.give_up()
        await asyncio.to_thread(self.storage.close)

    async def wake(self, live: LiveTable, first: bool) -> None:
        """Let a table that was read from its log go on. The time during which no server ran counts on no
        player's clock."""
        if first:
            stopped_at = self.lease.stopped_at or 0
            await self.committer.run(live, Resume(self.clock.now(), stopped_at))
        else:
            await self.committer.settle(live)

    async def drain(self) -> None:
        """Hand our tables over to other processes, if there are any; called before the connections are
        closed."""
        if self.cluster:
            with contextlib.suppress(Refused, sa.exc.SQLAlchemyError):
                await self.janitor.keep_absences()
                await self.cluster.drain()

    async def check_room(self) -> None:
        """Raise Refused if no other table can be opened."""
        if self.cluster and self.cluster.draining:
            raise Refused("server-leaves")
        if await self.storage.read(store.count_live) >= self.settings.most_tables:
            raise Refused("too-many-tables")

    def viewers(self) -> list[Viewer]:
        """All viewers connected to a table or the lobby in this process."""
        return [*self.lobby.viewers, *(viewer for live in self.registry for viewer in live.viewers)]

    def persons_here(self) -> set[str]:
        """The ids of all persons connected to the lobby or a table, in any process."""
        here = {viewer.person_id for viewer in self.viewers() if viewer.person_id}
        return here.union(*self.cluster.lobby.persons.values()) if self.cluster else here

    def tell_others(
        self, person: str, cut: bool = False, token: str = "", session: str = "", reload: bool = False
    ) -> None:
        """Tell the other processes that something about a person has changed. With `cut` they close the
        person's connections, with `token` or `session` only those opened by it; with `reload` they read again
        what they hold in memory about all persons."""
        if self.cluster:
            self.cluster.people.tell(person, cut=cut, token=token, session=session, reload=reload)

    def tell_changed(self, tables: Iterable[str]) -> None:
        """Tell the other processes that the logs of these tables were rewritten."""
        if self.cluster:
            self.cluster.tell_changed(tables)

    async def hold_bots(self, live: LiveTable, person: str, on: bool) -> None:
        """Make the bots of a table wait or go on, whichever process decides the table. Raises the reason if
        refused."""
        if live.decider and self.cluster:
            await self.cluster.forwarder.have_done(live, HoldBots(person, on))
        else:
            self.bots.hold(live, person, on)

    async def give_order(self, live: LiveTable, person: str, seat: int, order: str) -> None:
        """Give a standing order, whichever process decides the table. Raises the reason if refused."""
        if live.decider and self.cluster:
            await self.cluster.forwarder.have_done(live, GiveOrder(person, seat, order))
            await self.orders.load(live)
        else:
            await self.orders.give(live, person, seat, order)


def bus_of(settings: Settings) -> Bus:
    """The bus over which processes talk; a LocalBus if there is only one process. Raises Misuse if the
    settings do not allow a shared bus."""
    if not settings.bus:
        return LocalBus()
    if database_url(settings) in ("sqlite://", "sqlite:///:memory:"):
        raise Misuse("bus-needs-database", value=database_url(settings))
    check_bus(settings.bus)
    from .redis_bus import RedisBus

    return RedisBus(settings.bus)
