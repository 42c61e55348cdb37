"""Housekeeping: old tables are forgotten, idle ones released, sleeping ones woken."""

from collections.abc import Awaitable, Callable

import sqlalchemy as sa

from ithaca.engine.protocol import SPECTATOR

from . import store
from .absences import KEEP_SECONDS
from .committer import Committer
from .errors import Refused
from .live_table import is_idle
from .lobby import Lobby
from .logs import log
from .players import Players
from .receipts import remove_old_receipts
from .schema import marks
from .settings import Settings
from .storage import Storage
from .store import DAY, Ages
from .tasks import Tasks
from .views import view_text

TIDY_SECONDS = 600.0
TIDIED = "tidied"  # the mark of when one of several processes last forgot old tables
WAKE_SECONDS = 3.0  # between checks for tables that should go on
SILENCE_SECONDS = 75.0  # after which a connection that sends nothing is cut


class Janitor:
    """Recurring chores. Whatever fails is tried again the next time."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        players: Players,
        committer: Committer,
        lobby: Lobby,
        tasks: Tasks,
    ) -> None:
        self.settings, self.storage, self.players, self.lobby = settings, storage, players, lobby
        self.committer, self.registry, self.clock = committer, committer.registry, committer.clock
        self.tasks = tasks
        self.is_alone = True  # no other process serves the database; otherwise `sweeper.py` wakes tables
        self.when_forgotten: Callable[[list[str]], None] | None = None  # tells other processes
        self._kept: dict[str, int] = {}  # the count of moves at which a table's public view was kept
        self._waking: set[str] = set()  # tables being loaded, or that cannot be loaded

    def start(self) -> None:
        self.tasks.start(self._every(WAKE_SECONDS, self.wake_tables))
        self.tasks.start(self._every(TIDY_SECONDS, self.tidy))
        self.tasks.start(self._every(KEEP_SECONDS, self.keep_absences))
        self.tasks.start(self._every(SILENCE_SECONDS / 5, self.cut_silent_connections))

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Exception as error:  # a full disk, a database that restarts: it may work the next time
                log.error("the janitor was kept from work", exc_info=error)
            await self.clock.sleep(seconds)

    # ── what goes on ──────────────────────────────────────────────────────────────────────────────

    async def wake_tables(self) -> None:
        """Let clocks, bots and stand-ins go on, after a restart or anything else that stopped them."""
        for table_id in await self.storage.read(store.live_tables) if self.is_alone else ():
            if table_id not in self.registry.tables and table_id not in self._waking:
                self._waking.add(table_id)
                self.tasks.start(self._wake(table_id))
        for live in [live for live in self.registry if live.unsettled]:
            await self.committer.settle(live)

    async def _wake(self, table_id: str) -> None:
        """Load a table. One that cannot be loaded must neither keep the others asleep nor be tried
        forever."""
        try:
            await self.registry.find(table_id)
        except Refused:
            return  # this has been logged
        except Exception as error:
            log.error("a table stays asleep", exc_info=error, extra={"fields": {"table": table_id}})
        self._waking.discard(table_id)

    # ── what is let go of ─────────────────────────────────────────────────────────────────────────

    async def tidy(self) -> None:
        await self.keep_views()
        await self.forget_old()
        await self.players.renew_keys()
        await self.players.sessions.keep_seen()
        for live in self.registry:
            if live.table.state in ("over", "closed") and is_idle(live):
                self.registry.release(live)

    async def forget_old(self) -> None:
        """Forget old tables, after letting go of them."""
        now, days = self.clock.now(), self.settings
        ages = Ages(now, now - days.keep_open_days * DAY, now - days.keep_days * DAY)
        if not self.is_alone and not await self.storage.write(lambda db: claim_tidying(db, now)):
            return  # another process has done it
        await self.storage.write(remove_old_receipts)
        if old := await self.storage.write(lambda db: store.find_old(db, ages)):
            async with self.registry.without(old):
                await self.storage.write(lambda db: store.forget_tables(db, old, ages))
            if self.when_forgotten:
                self.when_forgotten(old)

    async def keep_views(self) -> None:
        """Keep the public view of each table that has changed since the last time."""
        views: dict[str, bytes] = {}
        for table in (live.table for live in self.registry if live.is_decided_here):
            if table.match is not None and self._kept.get(table.id) != table.shown_seq:
                views[table.id] = view_text(table.match, table.snapshot(SPECTATOR), SPECTATOR)
                self._kept[table.id] = table.shown_seq
        if views:
            await self.storage.write(lambda db: store.keep_views(db, views))

    async def keep_absences(self) -> None:
        """Keep who is away, so that the next server calls stand-ins at the same time as we would have."""
        await self.registry.absences.keep(list(self.registry))

    async def cut_silent_connections(self) -> None:
        """Cut connections whose client is gone without closing them, or does not read what it is sent."""
        silent = self.clock.monotonic() - SILENCE_SECONDS
        everyone = [viewer for live in self.registry for viewer in live.viewers]
        for viewer in [*everyone, *self.lobby.viewers]:
            if viewer.heard < silent or viewer.is_stuck():
                viewer.cut()


def claim_tidying(db: sa.Connection, now: int) -> bool:
    """Whether it is up to us, of several processes, to forget old tables: one of them does it each time."""
    before = marks.c.value < f"{now - round(TIDY_SECONDS * 900):020}"
    mine = marks.update().where(marks.c.name == TIDIED, before)
    if db.execute(mine.values(value=f"{now:020}")).rowcount:
        return True
    if db.execute(sa.select(marks.c.name).where(marks.c.name == TIDIED)).scalar():
        return False
    db.execute(marks.insert().values(name=TIDIED, value=f"{now:020}"))
    return True
