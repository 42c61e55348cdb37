"""The tables held in memory: finding them, reading them from their logs, letting go of them."""

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

NOBODY = "nobody"  # stands for the decider of a table that no process decides yet

Taker = Callable[[sa.Connection, str], None]  # makes this process decide a table, whichever did before


class ReadTable(NamedTuple):
    """A table built from its log, the process that decides it, and its fence."""

    table: Table
    server: str | None
    fence: int


class Registry:
    """All tables that are live in this process."""

    def __init__(
        self, storage: Storage, subscribers: Subscribers, thinkers: Thinkers, absences: Absences
    ) -> None:
        self.storage, self.subscribers, self.thinkers = storage, subscribers, thinkers
        self.absences = absences
        self.tables: dict[str, LiveTable] = {}
        # Called with a table that was read, and whether that was for the first time.
        self.when_loaded: Callable[[LiveTable, bool], Awaitable[None]] | None = None
        # Set if several processes serve one database: our id, what to do before a table is read and after it
        # is let go of, how to take a table over while its log is rewritten, and what to do after that.
        self.server: str | None = None
        self.before_loading: Callable[[str], Awaitable[None]] | None = None
        self.when_released: Callable[[LiveTable], None] | None = None
        self.take_over: Taker | None = None
        self.when_rewritten: Callable[[str], Awaitable[None]] | None = None
        self._woken: set[str] = set()
        self._forgetting: set[str] = set()  # tables that are being deleted
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self.tables.values()))

    async def find(self, table_id: str) -> LiveTable:
        """A table, from memory or from its log. Raises Refused if there is none or its log cannot be read."""
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
            return known  # it was opened while we were reading, and is ahead of what we read
        await self._wake(live)
        return live

    async def _wake(self, live: LiveTable) -> None:
        """Let a table that was read from its log go on."""
        live.is_waking = True
        try:
            if self.when_loaded:
                await self.when_loaded(live, live.table.id not in self._woken)
        except Exception:  # rather not loaded than half loaded: the next request loads it again
            self.release(live)
            raise
        finally:
            live.is_waking = False
        self._woken.add(live.table.id)

    async def read_again(self, live: LiveTable) -> None:
        """Build a table from its log again, after the log was rewritten. Clocks, bots and connections go on:
        all they depend on is in the log."""
        async with live.lock:
            if not live.released:
                live.table = (await self._read(live.table.id)).table

    async def rewrite(self, table_id: str, change: Callable[[sa.Connection], None]) -> None:
        """Change the log of a table in place, while nothing is added to it. Of several processes this one
        decides the table from then on, and what another was about to add is refused."""
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
        """Go on from a log that we have rewritten; this process decides the table from now on."""
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
        """The table that the log makes. If it cannot be read, this is logged and Refused is raised."""
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
        """Let go of tables that are to be deleted. Within this context they cannot be found, so anything
        asked of them is refused. What was written just before keeps its table: see `store.forget_tables`."""
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
        """Hold a table, unless it is held already; return the one that is held. There is never a second."""
        return self.tables.setdefault(live.table.id, live)

    def release(self, live: LiveTable) -> None:
        """Let go of a table and cut its connections; its log is all that is needed to load it again."""
        self.tables.pop(live.table.id, None)
        live.released = True
        for viewer in list(live.viewers):
            viewer.cut()
        self.subscribers.released(live)
        if self.when_released:
            self.when_released(live)


def was_heard(loading: asyncio.Task[LiveTable]) -> None:
    """Retrieve the exception of a load whose callers are gone, so that asyncio does not report it as
    unhandled."""
    if not loading.cancelled():
        loading.exception()


def table_of(stored: StoredTable) -> Table:
    """The table that a log makes, played by the rules that it was opened under. If those can no longer be
    played, the table is frozen and shows its last known view. Raises UnreadableLine."""
    table = Table(
        stored.id, stored.setup, stored.seed, stored.owner, stored.created, stored.fork, stored.rules
    )
    table.last_view = stored.view if table.frozen else None
    for line in stored.lines:
        try:
            apply(table, line)
        except Exception as error:  # a line that can be decoded but not applied
            raise UnreadableLine(stored.id, line.seq, f"{type(error).__name__}: {error}") from error
    return table


def numbered(table: Table, entries: Sequence[AnyEntry], at: int) -> list[Line]:
    """Entries as the next lines of a table's log."""
    return [Line(seq, at, entry) for seq, entry in enumerate(entries, table.lines + 1)]
