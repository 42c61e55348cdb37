"""Tables that are held here and decided by another process: what happens there is applied here too.

The process that decides a table tells those that follow it of every line that it has written. A line that is
missing is read from the database, and so is everything after the bus was away.
"""

import asyncio

import msgspec

from .apply import apply
from .broadcaster import Broadcaster
from .bus import Bus, lines_channel, server_channel
from .bus_messages import AnyMessage, AtLine, Audience, Decides, LinesWritten, OrdersChanged
from .clock import Clock
from .entries import Line
from .errors import Refused
from .live_table import LiveTable
from .logs import log
from .orders import Orders
from .registry import Registry
from .storage import Storage
from .store import UnreadableLine, lines_after
from .subscribers import Subscribers
from .tasks import Tasks

LATE_SECONDS = 1.0  # after which a line that was promised is read from the database


class Followers:
    """Keeps tables up to date that another process decides, and tells each other who looks at them."""

    def __init__(
        self,
        server: str,
        storage: Storage,
        registry: Registry,
        subscribers: Subscribers,
        broadcaster: Broadcaster,
        orders: Orders,
        bus: Bus,
        tasks: Tasks,
        clock: Clock,
    ) -> None:
        self.server, self.storage, self.registry, self.subscribers = server, storage, registry, subscribers
        self.broadcaster, self.orders = broadcaster, orders
        self.bus, self.tasks, self.clock = bus, tasks, clock
        self._waiting: dict[str, list[tuple[int, asyncio.Event]]] = {}  # for lines, by table

    # ── following ─────────────────────────────────────────────────────────────────────────────────

    async def listen(self, table_id: str) -> None:
        """Hear of the lines of a table, before it is read: none is missed in between."""
        await self.bus.subscribe(lines_channel(table_id), self.hear)

    async def follow(self, live: LiveTable, server: str) -> None:
        """Follow a table that this process decides."""
        await self.listen(live.table.id)
        live.decider = server
        self.tell_audience(live)
        await self.catch_up(live)
        await self.orders.load(live)

    def stop_following(self, live: LiveTable) -> None:
        """The table was let go of."""
        self.bus.unsubscribe(lines_channel(live.table.id))
        if live.decider:
            gone = Audience(server=self.server, table=live.table.id, persons=[], nameless=0, leaves=True)
            self.bus.publish(server_channel(live.decider), gone)

    async def catch_up(self, live: LiveTable) -> None:
        """Read from the database what was missed."""
        table_id, after = live.table.id, live.table.lines
        try:
            lines = await self.storage.read(lambda db: lines_after(db, table_id, after))
        except UnreadableLine as error:  # of a newer version, perhaps: we cannot show this table any more
            log.error("a line of a table's log cannot be read", extra={"fields": {"table": table_id}})
            self.registry.release(live)
            raise Refused("table-unreadable", value=error.seq) from None
        self.apply_lines(live, lines)

    async def catch_up_all(self) -> None:
        """Compare all that we follow with the database."""
        for live in [live for live in self.registry if live.decider]:
            await self.catch_up(live)

    def apply_lines(self, live: LiveTable, lines: list[Line]) -> bool:
        """Apply the lines that come next; whether nothing is missing before them."""
        table, known = live.table, live.table.lines
        for line in lines:
            if line.seq == table.lines + 1:
                for news in apply(table, line):
                    self.subscribers.announced(live, news)
        if table.lines > known:
            self._wake(table.id, table.lines)
            self.subscribers.settled(live)
        return not lines or lines[-1].seq <= table.lines

    # ── waiting for a line ────────────────────────────────────────────────────────────────────────

    async def reached(self, live: LiveTable, seq: int) -> None:
        """Wait until a table has come so far here, too."""
        if live.table.lines >= seq or live.released:
            return
        arrived = asyncio.Event()
        self._waiting.setdefault(live.table.id, []).append((seq, arrived))
        late = self.clock.call_later(LATE_SECONDS, arrived.set)
        await arrived.wait()
        late.cancel()
        if live.table.lines < seq:
            await self.catch_up(live)

    def _wake(self, table_id: str, lines: int) -> None:
        waiting = self._waiting.pop(table_id, [])
        for seq, arrived in waiting:
            if seq <= lines:
                arrived.set()
        if left := [one for one in waiting if one[0] > lines]:
            self._waiting[table_id] = left

    # ── what is heard ─────────────────────────────────────────────────────────────────────────────

    def hear(self, message: AnyMessage) -> None:
        """Something is said about a table that we hold."""
        live = self.registry.tables.get(getattr(message, "table", ""))
        if live is None or message.server == self.server:
            return
        match message:
            case LinesWritten(lines=lines) if live.decider:
                if not self.apply_lines(live, lines):
                    self.tasks.start(self.catch_up(live))
            case AtLine(seq=seq) if live.decider and seq > live.table.lines:
                self.tasks.start(self.catch_up(live))
            case Decides(server=server, fence=fence) if fence > live.fence:
                self._hear_decides(live, server, fence)
            case Audience():
                self._hear_audience(live, message)
            case OrdersChanged(seats=seats) if live.decider:
                self.tasks.start(self.orders.load(live, seats))

    def _hear_decides(self, live: LiveTable, server: str, fence: int) -> None:
        if not live.decider:
            self.subscribers.stop_acting(live)
        live.decider, live.fence = server, fence
        self.tasks.start(self.follow(live, server))

    # ── who looks ─────────────────────────────────────────────────────────────────────────────────

    def tell_audience(self, live: LiveTable) -> None:
        """Let the others know who looks at a table here: by way of who decides it, who tells all."""
        ours = self._audience(live)
        if live.decider:
            self.bus.publish(server_channel(live.decider), ours)
        elif live.elsewhere:
            self.bus.publish(lines_channel(live.table.id), ours)

    def _audience(self, live: LiveTable) -> Audience:
        persons = [viewer.person_id for viewer in live.viewers if viewer.person_id]
        nameless = len(live.viewers) - len(persons)
        return Audience(server=self.server, table=live.table.id, persons=persons, nameless=nameless)

    def _hear_audience(self, live: LiveTable, heard: Audience) -> None:
        of = heard.of or heard.server
        if of == self.server:
            return
        before = live.elsewhere.get(of)
        if heard.leaves:
            self.drop_audience(live, of)
        else:
            live.elsewhere[of] = heard
            self._audience_changed(live, before, heard)
        if not live.decider:
            self._pass_on(live, heard, is_new=before is None)

    def _pass_on(self, live: LiveTable, heard: Audience, is_new: bool) -> None:
        """Who decides a table tells all that follow it who looks; and who has just come, how things stand."""
        told = [passed_on(heard, heard.server, self.server)]
        if is_new:
            others = [(of, one) for of, one in live.elsewhere.items() if of != heard.server]
            told += [self._audience(live), *(passed_on(one, of, self.server) for of, one in others)]
        for one in told:
            self.bus.publish(lines_channel(live.table.id), one)
        at = AtLine(server=self.server, table=live.table.id, seq=live.table.lines)
        self.bus.publish(lines_channel(live.table.id), at)

    def drop_audience(self, live: LiveTable, server: str) -> None:
        """Nobody looks by way of this process any more."""
        if before := live.elsewhere.pop(server, None):
            self._audience_changed(live, before, None)

    def forget_server(self, server: str) -> None:
        """A process is gone, and all who looked by way of it."""
        for live in self.registry:
            self.drop_audience(live, server)

    def _audience_changed(self, live: LiveTable, before: Audience | None, after: Audience | None) -> None:
        """Who was here until now has gone, who was away is here."""
        were, are = set(before.persons if before else ()), set(after.persons if after else ())
        for person in were - are:
            if not live.is_here(person):
                live.gone_at[person] = self.clock.now()
        for person in are - were:
            live.gone_at.pop(person, None)
        self.broadcaster.send_seats(live)
        self.subscribers.settled(live)


def passed_on(heard: Audience, of: str, server: str) -> Audience:
    """What one process has said of its viewers, in the words of another."""
    return msgspec.structs.replace(heard, server=server, of=of)
