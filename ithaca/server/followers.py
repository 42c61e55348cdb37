"""Tables that are held here but decided by another process: what happens there is applied here, too.

The process that decides a table sends every line that it has written to those that follow it. A line that is
missing is read from the database, and so is everything that was missed while the bus was away.
"""

from collections.abc import Sequence
from itertools import zip_longest

from .audiences import Audiences
from .bus import Bus, lines_channel
from .bus_messages import AnyMessage, AtLine, Audience, Decides, LinesWritten, OrdersChanged
from .clock import Clock
from .entries import Line
from .errors import Refused
from .live_table import LiveTable, States, is_idle
from .logs import log
from .orders import Orders
from .registry import Registry
from .storage import Storage
from .store import UnreadableLine, last_lines, lines_after
from .subscribers import Subscribers
from .tasks import Tasks

IDLE_SECONDS = 30.0  # after which a table without viewers here is let go of


class Followers:
    """Keeps tables that another process decides up to date."""

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

    # ── following ─────────────────────────────────────────────────────────────────────────────────

    async def listen(self, table_id: str) -> None:
        """Subscribe to the lines of a table. Called before the table is read, so that none is missed in
        between."""
        await self.bus.subscribe(lines_channel(table_id), self.hear)

    async def follow(self, live: LiveTable, server: str) -> None:
        """Follow a table that process `server` decides."""
        await self.listen(live.table.id)
        live.decider = server
        self.audiences.tell(live)
        await self.catch_up(live)
        await self.orders.load(live)

    def stop_listening(self, live: LiveTable) -> None:
        """We decide a table ourselves, and need not receive our own messages."""
        self.bus.unsubscribe(lines_channel(live.table.id))

    def stop_following(self, live: LiveTable) -> None:
        """The table was let go of."""
        self.stop_listening(live)
        self.audiences.tell_leaving(live)

    def let_go_of_idle(self) -> None:
        """Let go of tables that are decided elsewhere and have no viewers here."""
        before = self.clock.monotonic() - IDLE_SECONDS
        for live in self.registry:
            if live.decider and is_idle(live) and live.used_at < before:
                self.registry.release(live)

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

    async def seen(self, live: LiveTable, sight: int, moves: int, notes: int) -> None:
        """A client comes that has seen this much of a table, perhaps by way of another process that we have
        not heard from for a while. Catch up first if needed, so that the client is never sent an older
        state."""
        if live.decider and (moves > live.table.seen_seq(sight) or notes > len(live.table.notes)):
            await self.catch_up(live)

    async def compare(self) -> None:
        """Compare all tables that we follow with the database, to make up for messages that the bus has
        lost."""
        followed = {live.table.id: live for live in self.registry if live.decider}
        if not followed:
            return
        last = await self.storage.read(lambda db: last_lines(db, list(followed)))
        for live in [live for table_id, live in followed.items() if last.get(table_id, 0) > live.table.lines]:
            await self.catch_up(live)

    def apply_lines(self, live: LiveTable, lines: list[Line], states: Sequence[States] = ()) -> bool:
        """Apply the lines that come next, with the states that were written after each of them. Returns
        whether no line is missing before them."""
        table, known = live.table, live.table.lines
        for line, written in zip_longest(lines, states[: len(lines)]):
            if line.seq == table.lines + 1:
                self.subscribers.apply_and_announce(live, line, written)
        if table.lines > known:
            self.subscribers.settled(live)
        return not lines or lines[-1].seq <= table.lines

    async def reached(self, live: LiveTable, seq: int) -> None:
        """Make sure that a table has reached line `seq` here, too. The decider publishes lines before it
        answers the request that caused them, so a line that has not arrived by now is lost."""
        if live.table.lines < seq and not live.released:
            await self.catch_up(live)

    # ── what is heard ─────────────────────────────────────────────────────────────────────────────

    def hear(self, message: AnyMessage) -> None:
        """Handle a message about a table."""
        live = self.registry.tables.get(getattr(message, "table", ""))
        if message.server == self.server:
            return
        if live is None:
            if isinstance(message, Audience) and not (message.of or message.leaves):
                self.tasks.start(self._hear_audience(message))
            return
        match message:
            case LinesWritten(lines=lines, states=states) if live.decider:
                if not self.apply_lines(live, lines, states):
                    self.tasks.start(self.catch_up(live))
            case AtLine(seq=seq) if live.decider and seq > live.table.lines:
                self.tasks.start(self.catch_up(live))
            case Decides(server=server, fence=fence) if fence > live.fence:
                self._hear_decides(live, server, fence)
            case Audience():
                self.audiences.hear(live, message)
            case OrdersChanged(seats=seats) if live.decider:
                self.tasks.start(self.orders.load(live, seats))

    async def _hear_audience(self, message: Audience) -> None:
        """Another process follows a table that we decide but do not hold at the moment."""
        self.audiences.hear(await self.registry.find(message.table), message)

    def _hear_decides(self, live: LiveTable, server: str, fence: int) -> None:
        if not live.decider:
            self.subscribers.stop_acting(live)
        live.decider, live.fence = server, fence
        self.tasks.start(self.follow(live, server))
