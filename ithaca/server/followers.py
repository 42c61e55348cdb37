"""Tables that are held here and decided by another process: what happens there is applied here too.

The process that decides a table tells those that follow it of every line that it has written. A line that is
missing is read from the database, and so is everything after the bus was away.
"""

import asyncio

from .apply import apply
from .audiences import Audiences
from .bus import Bus, lines_channel
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
    """Keeps tables up to date that another process decides."""

    def __init__(
        self,
        server: str,
        storage: Storage,
        registry: Registry,
        subscribers: Subscribers,
        audiences: Audiences,
        orders: Orders,
        bus: Bus,
        tasks: Tasks,
        clock: Clock,
    ) -> None:
        self.server, self.storage, self.registry, self.subscribers = server, storage, registry, subscribers
        self.audiences, self.orders = audiences, orders
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
        self.audiences.tell(live)
        await self.catch_up(live)
        await self.orders.load(live)

    def stop_listening(self, live: LiveTable) -> None:
        """We decide a table ourselves, and need not hear our own words."""
        self.bus.unsubscribe(lines_channel(live.table.id))

    def stop_following(self, live: LiveTable) -> None:
        """The table was let go of."""
        self.stop_listening(live)
        self.audiences.tell_leaving(live)

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
                self.audiences.hear(live, message)
            case OrdersChanged(seats=seats) if live.decider:
                self.tasks.start(self.orders.load(live, seats))

    def _hear_decides(self, live: LiveTable, server: str, fence: int) -> None:
        if not live.decider:
            self.subscribers.stop_acting(live)
        live.decider, live.fence = server, fence
        self.tasks.start(self.follow(live, server))
