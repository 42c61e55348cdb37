"""The tables that are held in memory: found, read from their logs, let go of."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from typing import NamedTuple

import sqlalchemy as sa

from . import store
from .absences import Absences
from .apply import apply
from .entries import AnyEntry, Line
from .errors import Refused
from .live_table import LiveTable
from .logs import log
from .storage import Storage
from .store import StoredTable, UnreadableLine
from .subscribers import Subscribers
from .table import Table
from .thinking import Thinkers

NOBODY = "nobody"  # decides a table yet

Taker = Callable[[sa.Connection, str], None]  # makes us decide a table, whoever did before


class ReadTable(NamedTuple):
    """A table that its log has made, who decides it, and by which fence."""

    table: Table
    server: str | None
    fence: int


class Registry:
    """All tables that are live here."""

    def __init__(
        self, storage: Storage, subscribers: Subscribers, thinkers: Thinkers, absences: Absences
    ) -> None:
        self.storage, self.subscribers, self.thinkers = storage, subscribers, thinkers
        self.absences = absences
        self.tables: dict[str, LiveTable] = {}
        # Told of a table that was read, and whether for the first time.
        self.when_loaded: Callable[[LiveTable, bool], Awaitable[None]] | None = None
        # Where several processes serve one database: who we are, what is to be done before a table is read
        # and after it is let go of, and how its log is made ours while it is changed.
        self.server: str | None = None
        self.before_loading: Callable[[str], Awaitable[None]] | None = None
        self.when_released: Callable[[LiveTable], None] | None = None
        self.take_over: Taker | None = None
        self.when_rewritten: Callable[[str], Awaitable[None]] | None = None
        self._woken: set[str] = set()
        self._forgetting: set[str] = set()  # tables that are about to be deleted
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self.tables.values()))

    async def find(self, table_id: str) -> LiveTable:
        """A table, from memory or from its log."""
        if table_id in self._forgetting:
            raise Refused("no-such-table", value=table_id)
        if live := self.tables.get(table_id):
            live.used_at = self.absences.clock.monotonic()
            return live
        if table_id not in self._loading:
            self._begin_loading(table_id)
        try:
            return await asyncio.shield(self._loading[table_id])
        finally:
            self._loading.pop(table_id, None)

    def _begin_loading(self, table_id: str) -> None:
        loading = self._loading[table_id] = asyncio.get_running_loop().create_task(self._load(table_id))
        loading.add_done_callback(was_heard)

    async def _load(self, table_id: str) -> LiveTable:
        if self.before_loading:
            await self.before_loading(table_id)
        read = await self._read(table_id)
        live = LiveTable(read.table)
        live.used_at = self.absences.clock.monotonic()
        live.gone_at, live.fence = self.absences.of(read.table), read.fence
        if self.server:
            live.decider = "" if read.server == self.server else read.server or NOBODY
        if (known := self.add(live)) is not live:
            return known  # it was opened while we read it, and has gone on since
        try:
            if self.when_loaded:
                await self.when_loaded(live, table_id not in self._woken)
        except Exception:  # half awake is worse than asleep: whoever comes next wakes it again
            self.release(live)
            raise
        self._woken.add(table_id)
        return live

    async def read_again(self, live: LiveTable) -> None:
        """Make a table from its log once more, which was changed behind its back. Clocks, bots and
        connections go on: whatever they stand on is in the log."""
        async with live.lock:
            if not live.released:
                live.table = (await self._read(live.table.id)).table

    async def rewrite(self, table_id: str, change: Callable[[sa.Connection], None]) -> None:
        """Change the log of a table behind its back, while nobody adds to it: of several processes this one
        decides it from then on, and what another was about to add is refused."""
        live = self.tables.get(table_id)
        if live is None:
            await self.storage.write(self._changing(table_id, change))
        else:
            async with live.lock:
                await self.storage.write(self._changing(table_id, change))
                if not live.released:
                    await self._decide_again(live)
        if self.when_rewritten:
            await self.when_rewritten(table_id)

    async def _decide_again(self, live: LiveTable) -> None:
        """Go on from a log that was changed by us, who decide the table from now on."""
        read, was_elsewhere = await self._read(live.table.id), bool(live.decider)
        live.table, live.fence, live.decider = read.table, read.fence, ""
        if was_elsewhere:
            self.subscribers.settled(live)

    def _changing(
        self, table_id: str, change: Callable[[sa.Connection], None]
    ) -> Callable[[sa.Connection], None]:
        def both(db: sa.Connection) -> None:
            if self.take_over:
                self.take_over(db, table_id)
            change(db)

        return both

    async def _read(self, table_id: str) -> ReadTable:
        """The table that the log makes. One that cannot be read is refused, and says so in the server's
        log."""
        try:
            stored = await self.storage.read(lambda db: store.read_table(db, table_id))
            if stored is None:
                raise Refused("no-such-table", value=table_id)
            await self.thinkers.rules_are_ready(stored.setup.game)
            table = await asyncio.to_thread(table_of, stored)
            return ReadTable(table, stored.server, stored.fence)
        except UnreadableLine as error:
            fields = {"table": table_id, "line": error.seq}
            log.error("a line of a table's log cannot be read", extra={"fields": fields})
            raise Refused("table-unreadable", value=error.seq) from None

    @contextlib.asynccontextmanager
    async def without(self, tables: Sequence[str]) -> AsyncIterator[None]:
        """Let go of tables that are to be deleted. As long as this lasts nobody finds them: what happens at a
        table is either kept with it or refused."""
        self._forgetting |= set(tables)
        try:
            loading = [self._loading[table_id] for table_id in tables if table_id in self._loading]
            await asyncio.gather(*loading, return_exceptions=True)
            for live in [self.tables[table_id] for table_id in tables if table_id in self.tables]:
                async with live.lock:
                    self.release(live)
            yield
        finally:
            self._forgetting -= set(tables)

    def add(self, live: LiveTable) -> LiveTable:
        """Hold a table, unless it is held already; return the one that is held: there is never a second."""
        return self.tables.setdefault(live.table.id, live)

    def release(self, live: LiveTable) -> None:
        """Let go of a table and cut its connections; its log is all that is needed to go on."""
        self.tables.pop(live.table.id, None)
        live.released = True
        for viewer in list(live.viewers):
            viewer.cut()
        self.subscribers.released(live)
        if self.when_released:
            self.when_released(live)


def was_heard(loading: asyncio.Task[LiveTable]) -> None:
    """Who asked for a table may have gone before it could not be read: then nobody is to be told why."""
    if not loading.cancelled():
        loading.exception()


def table_of(stored: StoredTable) -> Table:
    """The table that a log makes. It is played by the rules that it was opened under; if these can no
    longer be played it is frozen, and shows what was seen of it last."""
    table = Table(
        stored.id, stored.setup, stored.seed, stored.owner, stored.created, stored.fork, stored.rules
    )
    table.last_view = stored.view if table.frozen else None
    for line in stored.lines:
        try:
            apply(table, line)
        except Exception as error:  # a line that can be read and cannot be
            raise UnreadableLine(stored.id, line.seq, f"{type(error).__name__}: {error}") from error
    return table


def numbered(table: Table, entries: Sequence[AnyEntry], at: int) -> list[Line]:
    """Entries as the next lines of a table's log."""
    return [Line(seq, at, entry) for seq, entry in enumerate(entries, table.lines + 1)]
