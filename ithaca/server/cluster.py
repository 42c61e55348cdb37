"""One process among several that serve the same database: what it sends to the others and receives from
them."""

from collections import Counter
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

import sqlalchemy as sa

from .audiences import Audiences
from .bus import ALL, Bus, server_channel
from .bus_messages import Decides, LimitsSpent, ServerJoined, ServerLeft, TableChanged, TablesForgotten
from .deciders import Deciders, decider_of, take_over
from .errors import Refused
from .followers import Followers
from .forwarding import Forwarder
from .hearing import hear
from .live_table import LiveTable
from .logs import log
from .membership import BEAT_SECONDS, Membership
from .shared_lobby import SharedLobby
from .shared_metrics import SharedMetrics
from .shared_people import SharedPeople
from .sweeper import Sweeper

if TYPE_CHECKING:
    from .server import Server

VERIFY_BEATS = 10  # after this many beats we check that the tables we decide are still ours


class Cluster:
    """The place of this process among the others."""

    def __init__(self, server: "Server", bus: Bus, membership: Membership) -> None:
        self.server, self.bus, self.membership = server, bus, membership
        self.id, self.clock, self.tasks = membership.id, server.clock, server.tasks
        self.draining, self._beats = False, 0
        committer, registry = server.committer, server.registry
        self.audiences = Audiences(self.id, registry, server.subscribers, server.broadcaster, bus, self.clock)
        self.followers = Followers(
            self.id,
            server.storage,
            registry,
            server.subscribers,
            self.audiences,
            server.orders,
            bus,
            self.tasks,
            self.clock,
        )
        self.deciders = Deciders(membership, committer, self.followers, bus, self.tasks)
        self.sweeper = Sweeper(membership, self.deciders, server.absences, self.tasks)
        self.forwarder = Forwarder(
            committer, self.deciders, self.followers, server.orders, server.bots, bus, self.tasks, self.clock
        )
        self.sweeper.when_dead = self.forget_server
        self.lobby = SharedLobby(self.id, registry, server.lobby, bus, self.clock)
        self.people = SharedPeople(self.id, server, bus)
        self.metrics = SharedMetrics(membership, server.metrics, registry, bus, self.clock)
        self._take_part()

    def _take_part(self) -> None:
        """Tell the parts of the server that other processes serve the database, too."""
        server, registry = self.server, self.server.registry
        server.committer.elsewhere, server.absences.server = self.forwarder, self.id
        registry.server, registry.before_loading = self.id, self.followers.listen
        registry.when_released = self.followers.stop_following
        registry.take_over = lambda db, table_id: take_over(db, table_id, self.id)
        registry.when_rewritten = self.tell_rewritten
        registry.when_loaded, server.janitor.is_alone = self.wake, False
        server.presence.when_changed = self.audiences.tell
        server.limits.spent = Counter()
        server.subscribers.add(self.lobby)
        server.janitor.when_forgotten = self.tell_forgotten
        self.bus.when_back = self.come_back

    async def open(self) -> None:
        """Begin to receive messages from the others, and to send them."""
        await self.bus.open()
        await self.bus.subscribe(ALL, partial(hear, self))
        await self.bus.subscribe(server_channel(self.id), partial(hear, self))

    async def join(self) -> None:
        """Become a member, now that all parts are open."""
        await self.membership.join()
        self.clock.set(self.membership.last.now)
        self.bus.publish(ALL, ServerJoined(server=self.id))
        self.tasks.start(self._beat())

    async def _beat(self) -> None:
        """Send a heartbeat, see which processes are alive, and take over from those that are not."""
        while not self.server.lease.lost:
            await self.clock.sleep(BEAT_SECONDS)
            try:
                await self.membership.beat()
                if not self.draining:
                    await self._look_after_tables()
                self.tell_figures()
            except Refused:
                return  # this has been logged
            except sa.exc.SQLAlchemyError as error:
                log.warning("this process could not say that it lives", exc_info=error)

    async def _look_after_tables(self) -> None:
        self._beats += 1
        await self.sweeper.sweep()
        if self.membership.has_slept or self._beats % VERIFY_BEATS == 0:
            await self.deciders.verify()
            await self.followers.compare()
            self.followers.let_go_of_idle()

    def tell_figures(self) -> None:
        """Tell the others what they need to know now and then: which persons are here, and what counts
        towards limits."""
        self.lobby.tell_persons()
        if spent := self.server.limits.spent:
            drops = [(*key, count) for key, count in spent.items()]
            spent.clear()
            self.bus.publish(ALL, LimitsSpent(server=self.id, drops=drops))

    async def wake(self, live: LiveTable, first: bool) -> None:
        """A table was read: find out who decides it. If we do, it goes on."""
        if live.decider:
            await self.deciders.settle(live)
        else:
            self.followers.stop_listening(live)
            await self.server.committer.settle(live)
        if not live.decider:
            await self.server.orders.load(live)

    async def come_back(self) -> None:
        """The bus was away: read what was missed from the database, or tell it again."""
        self.bus.publish(ALL, ServerJoined(server=self.id))
        self.server.thinkers.elsewhere.think_here()
        await self.followers.compare()
        for live in [live for live in self.server.registry if live.decider]:
            self.audiences.tell(live)
        await self.server.load_again()

    async def drain(self) -> None:
        """Leave: finish what is being done, and hand our tables over to other processes."""
        if self.draining:
            return
        self.draining = True
        await self.deciders.give_up_all()
        self.bus.publish(ALL, ServerLeft(server=self.id))

    async def close(self) -> None:
        await self.drain()
        await self.bus.close()

    def forget_server(self, server: str) -> None:
        """A process is dead, or has left."""
        self.forwarder.give_up_on(server)
        self.lobby.forget_server(server)

    # ── what the others are told ──────────────────────────────────────────────────────────────────

    def tell_forgotten(self, tables: list[str]) -> None:
        self.bus.publish(ALL, TablesForgotten(server=self.id, tables=tables))

    async def tell_rewritten(self, table_id: str) -> None:
        """Tell the others that we have rewritten the log of a table, and decide it from now on."""
        found = await self.server.storage.read(lambda db: decider_of(db, table_id))
        if found:
            self.bus.publish(ALL, Decides(server=self.id, table=table_id, fence=found.fence))
            self.tell_changed([table_id])

    def tell_changed(self, tables: Iterable[str]) -> None:
        """Tell the others that the logs of these tables were rewritten."""
        for table_id in tables:
            self.bus.publish(ALL, TableChanged(server=self.id, table=table_id))
