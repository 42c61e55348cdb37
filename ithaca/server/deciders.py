"""Which process decides a table, of several that serve one database.

A table belongs to the process that its row names, under a fence that is raised by one each time another
process takes the table. Every write checks the fence, so a process that was stopped for a while and believes
that the table is still its own writes nothing. Any process may take a table from one that is dead or has
left, without asking.
"""

import asyncio
from typing import NamedTuple

import sqlalchemy as sa

from . import store
from .bus import Bus, lines_channel, server_channel
from .bus_messages import Decides
from .commands import Resume
from .committer import Committer
from .entries import Line
from .errors import Refused
from .followers import Followers
from .live_table import LiveTable
from .logs import log
from .membership import Membership
from .registry import NOBODY
from .schema import tables
from .tasks import Tasks

WAIT_SECONDS, MOST_WAITS = 0.05, 400  # between looks for a new decider when we leave, and how many in all


class Decider(NamedTuple):
    """The process that decides a table, and its fence, as in the table's row."""

    server: str | None
    fence: int


class Deciders:
    """Finds out which process decides a table, and takes those that none does."""

    def __init__(
        self,
        membership: Membership,
        committer: Committer,
        followers: Followers,
        bus: Bus,
        tasks: Tasks,
    ) -> None:
        self.membership, self.committer, self.followers = membership, committer, followers
        self.bus, self.tasks = bus, tasks
        self.storage, self.registry, self.clock = committer.storage, committer.registry, committer.clock
        self._waited = 0  # how often, since we began to leave
        self._taking: dict[str, asyncio.Task[None]] = {}

    async def settle(self, live: LiveTable) -> None:
        """Find out which process decides a table, and take it if none does. Concurrent callers share one
        attempt."""
        table_id = live.table.id
        if table_id not in self._taking:
            self._taking[table_id] = self.tasks.start(self._settle(live))
        try:
            await asyncio.shield(self._taking[table_id])
        finally:
            self._taking.pop(table_id, None)

    async def _settle(self, live: LiveTable) -> None:
        while live.decider and not live.released:
            found = await self.storage.read(lambda db: decider_of(db, live.table.id))
            if found is None:
                raise Refused("no-such-table", value=live.table.id)
            if found.server and found.server not in self.membership.last.servers:
                await self.membership.beat()  # it has just joined
            if self.membership.is_alive(found.server) and found.server != self.membership.id:
                live.fence = found.fence
                await self.followers.follow(live, str(found.server))
                return
            if self.membership.left:
                await self._wait_for_another()
                continue
            if await self._take(live, found):
                return

    async def _wait_for_another(self) -> None:
        """We are leaving: wait for another process to take the table. Raises Refused if there is none."""
        self._waited += 1
        if self._waited > MOST_WAITS or self.membership.alive() == []:
            raise Refused("server-leaves")
        await self.clock.sleep(WAIT_SECONDS)

    async def look_again(self, live: LiveTable) -> None:
        """There was no answer: check whether another process decides the table by now."""
        found = await self.storage.read(lambda db: decider_of(db, live.table.id))
        if found and found.server != live.decider and live.decider:
            live.decider = NOBODY
            await self.settle(live)

    async def _take(self, live: LiveTable, found: Decider) -> bool:
        """Decide a table from now on; False if another process was faster."""
        us, after = self.membership.id, live.table.lines
        lines = await self.storage.write(lambda db: taken(db, live.table.id, us, found.fence, after))
        if lines is None:
            return False
        async with live.lock:
            self.followers.apply_lines(live, lines)
            live.fence, live.decider = found.fence + 1, ""
        for server in [one for one in live.elsewhere if not self.membership.is_alive(one)]:
            self.followers.audiences.drop(live, server)
        decides = Decides(server=us, table=live.table.id, fence=live.fence)
        for channel in (lines_channel(live.table.id), server_channel(found.server or NOBODY)):
            self.bus.publish(channel, decides)
        self.followers.stop_listening(live)
        await self._go_on(live, found.server)
        return True

    async def _go_on(self, live: LiveTable, before: str | None) -> None:
        """Go on with a table. The time during which no process decided it counts on no player's clock."""
        stopped_at = self.membership.silent_since(before)
        if stopped_at is not None:
            await self.committer.run(live, Resume(self.clock.now(), stopped_at))
        else:
            await self.committer.settle(live)

    def is_followed(self, live: LiveTable) -> bool:
        """Whether the process that decides a table is alive, as far as we know."""
        return self.membership.is_alive(live.decider)

    def outpaced(self, live: LiveTable) -> None:
        """Another process decides a table that we thought was ours: find out which, and follow it."""
        if not live.decider:
            log.warning("another process has taken a table over", extra={"fields": {"table": live.table.id}})
            self.step_down(live)
            self.tasks.start(self.settle(live))

    def step_down(self, live: LiveTable) -> None:
        """Stop deciding a table; its viewers stay connected."""
        self.committer.subscribers.stop_acting(live)
        live.decider = NOBODY

    async def give_up_all(self) -> None:
        """Stop deciding all tables, after finishing what is being done."""
        self.membership.left = True
        for live in self.registry:
            async with live.lock:
                if not live.decider:
                    self.step_down(live)
        await self.membership.leave()

    async def verify(self) -> None:
        """Check that all tables that we think we decide are ours: while we stood still, others may have taken
        them."""
        us = self.membership.id
        ours = await self.storage.read(lambda db: decided_by(db, us))
        for live in [live for live in self.registry if live.is_decided_here]:
            if ours.get(live.table.id) != live.fence and not live.lock.locked():
                self.outpaced(live)


# ── in the database ───────────────────────────────────────────────────────────────────────────────


def decider_of(db: sa.Connection, table_id: str) -> Decider | None:
    row = db.execute(sa.select(tables.c.server, tables.c.fence).where(tables.c.id == table_id)).one_or_none()
    return Decider(*row) if row else None


def decided_by(db: sa.Connection, server: str) -> dict[str, int]:
    """The tables that a process decides, with their fences."""
    query = sa.select(tables.c.id, tables.c.fence).where(tables.c.server == server)
    return {row.id: row.fence for row in db.execute(query)}


def taken(db: sa.Connection, table_id: str, server: str, fence: int, after: int) -> list[Line] | None:
    """Make this process the decider of a table, and return the lines written after line `after`; None if
    another process has taken it since."""
    mine = tables.update().where(tables.c.id == table_id, tables.c.fence == fence)
    if not db.execute(mine.values(server=server, fence=fence + 1)).rowcount:
        return None
    return store.lines_after(db, table_id, after)


def take_over(db: sa.Connection, table_id: str, server: str) -> None:
    """Make this process the decider of a table, whichever was before: what that one adds from now on is
    refused."""
    mine = tables.update().where(tables.c.id == table_id)
    db.execute(mine.values(server=server, fence=tables.c.fence + 1))
