"""Keeping order: old tables are forgotten, quiet ones let go of, silent connections cut."""

from ithaca.engine.protocol import SPECTATOR

from . import store
from .clock import Clock
from .errors import Refused
from .lobby import Lobby
from .logs import log
from .registry import Registry
from .settings import Settings
from .storage import Storage
from .views import view_of

TIDY_SECONDS = 600
SILENCE_SECONDS = 75.0  # after which a connection that says nothing is cut
DAY = 86_400_000  # milliseconds


class Janitor:
    """What has to be done now and then."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        registry: Registry,
        lobby: Lobby,
        clock: Clock,
    ) -> None:
        self.settings, self.storage, self.registry = settings, storage, registry
        self.lobby, self.clock = lobby, clock
        self._kept: dict[str, int] = {}  # the count of moves of which a table's public view was kept

    async def wake_tables(self) -> None:
        """Clocks, bots and stand-ins go on after a restart."""
        for table_id in await self.storage.read(store.live_tables):
            try:
                await self.registry.find(table_id)
            except Refused:
                continue  # it was said why
            except Exception as error:  # one table must not keep the others asleep
                log.error("a table stays asleep", exc_info=error, extra={"fields": {"table": table_id}})

    async def tidy(self) -> None:
        while True:
            await self.keep_views()
            await self.forget_old()
            for live in self.registry:
                if live.table.state in ("over", "closed") and not live.viewers and not live.lock.locked():
                    self.registry.release(live)
            await self.clock.sleep(TIDY_SECONDS)

    async def forget_old(self) -> None:
        """Let go of old tables, then forget them."""
        days, today = self.settings, self.clock.now()
        open_before, played_before = today - days.keep_open_days * DAY, today - days.keep_days * DAY
        old = await self.storage.read(lambda db: store.forgettable(db, open_before, played_before))
        for table_id in old:
            if live := self.registry.tables.get(table_id):
                async with live.lock:
                    self.registry.release(live)
        if old:
            await self.storage.write(lambda db: store.forget_tables(db, old))

    async def keep_views(self) -> None:
        """Keep what the public sees of each table that has gone on since."""
        views: dict[str, bytes] = {}
        for table in (live.table for live in self.registry):
            if table.match is not None and self._kept.get(table.id) != table.shown_seq:
                views[table.id] = bytes(view_of(table, SPECTATOR))
                self._kept[table.id] = table.shown_seq
        if views:
            await self.storage.write(lambda db: store.keep_views(db, views))

    async def cut_silent_connections(self) -> None:
        """Whoever was there has gone without saying so."""
        while True:
            await self.clock.sleep(SILENCE_SECONDS / 5)
            silent = self.clock.monotonic() - SILENCE_SECONDS
            everyone = [viewer for live in self.registry for viewer in live.viewers]
            for viewer in [*everyone, *self.lobby.viewers]:
                if viewer.heard < silent:
                    viewer.cut()
