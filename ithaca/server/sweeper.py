"""Tables whose process is dead: the living processes take them over, so that clocks and bots go on even
without viewers."""

import zlib
from collections.abc import Callable, Iterable

import sqlalchemy as sa

from .absences import Absences
from .deciders import Deciders
from .errors import Refused
from .live_table import LiveTable
from .logs import log
from .membership import Membership
from .schema import tables
from .tasks import Tasks

ALL_BEATS = 8  # after this many beats we look for orphans even if no process has died that we know of


class Sweeper:
    """Looks for tables that no living process decides, and takes its share of them."""

    def __init__(self, membership: Membership, deciders: Deciders, absences: Absences, tasks: Tasks) -> None:
        self.membership, self.deciders, self.absences, self.tasks = membership, deciders, absences, tasks
        self.storage, self.registry, self.clock = deciders.storage, deciders.registry, deciders.clock
        self.when_dead: Callable[[str], None] | None = None  # called so that no one waits for its answers
        self._orphans: set[str] = set()  # tables without a decider when we last looked
        self._alive: list[str] = []
        self._known_dead: set[str] = set()
        self._unreadable: set[str] = set()  # tables that are not tried again
        self._looks = 0

    async def sweep(self) -> None:
        """Take our share of the tables whose process is dead, and all those that no process has taken since
        we last looked."""
        self._learn_of_the_dead()
        alive, before, self._looks = self.membership.alive(), self._alive, self._looks + 1
        self._alive = alive
        if alive != before or self._orphans or self._looks % ALL_BEATS == 0:
            found = set(await self.storage.read(lambda db: undecided(db, alive))) - self._unreadable
            ours = {one for one in found if is_share_of(one, alive, self.membership.id)}
            for table_id in ours | (found & self._orphans):
                self.tasks.start(self._wake(table_id))
            self._orphans = found
        if self._looks % ALL_BEATS == 0:
            await self._wake_ours()
        for live in [live for live in self.registry if self._is_orphan(live)]:
            self.tasks.start(self.deciders.settle(live))

    async def _wake_ours(self) -> None:
        """Wake tables that we decide but do not hold, or do not know that we decide: clocks and bots go on
        there, too."""
        us = self.membership.id
        ours = set(await self.storage.read(lambda db: running_at(db, us)))
        for table_id in ours - set(self.registry.tables) - self._unreadable:
            self.tasks.start(self._wake(table_id))
        for live in [live for live in self.registry if live.decider and live.table.id in ours]:
            self.tasks.start(self.deciders.settle(live))

    def _is_orphan(self, live: LiveTable) -> bool:
        return bool(live.decider) and not self.deciders.is_followed(live)

    def _learn_of_the_dead(self) -> None:
        """Note processes that have died: take over their record of who is away, and forget their viewers."""
        for server, row in self.membership.last.servers.items():
            if self.membership.is_alive(server):
                self._known_dead.discard(server)  # it had only stopped for a while
            elif server not in self._known_dead:
                self._known_dead.add(server)
                since = self.membership.silent_since(server) or self.clock.now()
                self.absences.learn(row.away, self.clock.now() - since)
                self.deciders.followers.audiences.forget_server(server)
                if self.when_dead:
                    self.when_dead(server)

    async def _wake(self, table_id: str) -> None:
        try:
            live = await self.registry.find(table_id)
            if self._is_orphan(live):
                await self.deciders.settle(live)
        except Refused:
            self._unreadable.add(table_id)  # this has been logged
        except Exception as error:
            log.error("a table stays asleep", exc_info=error, extra={"fields": {"table": table_id}})


def is_share_of(table_id: str, alive: list[str], server: str) -> bool:
    """Whether a table falls to this process, of all that are alive. They all agree on it without
    communicating."""
    return bool(alive) and alive[zlib.crc32(table_id.encode()) % len(alive)] == server


def undecided(db: sa.Connection, alive: Iterable[str]) -> list[str]:
    """Tables that are open or running, and decided by no living process."""
    orphan = sa.or_(tables.c.server.is_(None), tables.c.server.not_in(list(alive)))
    query = sa.select(tables.c.id).where(tables.c.state.in_(("open", "playing")), orphan)
    return list(db.execute(query).scalars())


def running_at(db: sa.Connection, server: str) -> list[str]:
    """Tables that are open or running, and decided by this process."""
    live = tables.c.state.in_(("open", "playing"))
    return list(db.execute(sa.select(tables.c.id).where(tables.c.server == server, live)).scalars())
