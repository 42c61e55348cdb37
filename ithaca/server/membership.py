"""The processes that serve a database together: each keeps saying that it is alive.

Whether another process is alive is judged by the database's own clock, so that the clocks of machines need
not agree. A process that was stopped for a while itself judges no other before it has looked again:
otherwise, after the database stood still for all of them, each would think that the others are dead.
"""

import os
import platform
import secrets
from collections.abc import Callable
from typing import NamedTuple

import sqlalchemy as sa

from ithaca import __version__

from .clock import Clock
from .database import database_now
from .errors import Refused
from .logs import log
from .schema import servers, tables
from .storage import Storage

BEAT_SECONDS = 0.4
DEAD_AFTER = 1400  # milliseconds without a beat
ASLEEP_AFTER = 1000  # milliseconds between our own beats, after which we do not judge others
FORGET_AFTER = 30 * 86_400_000  # milliseconds after which a process that is gone is forgotten

DatabaseNow = Callable[[sa.Connection], int]


class ServerRow(NamedTuple):
    """A process, as it describes itself."""

    id: str
    machine: str
    process: int
    version: str
    beat: int  # milliseconds since 1970, by the database's clock
    gone: bool
    away: str


class Look(NamedTuple):
    """What we saw when we last looked."""

    now: int  # by the database's clock
    servers: dict[str, ServerRow]
    slept: bool = False  # we were late with our beat


class Membership:
    """Our row in the table of servers, and those of the others."""

    def __init__(self, storage: Storage, clock: Clock, now: DatabaseNow = database_now) -> None:
        self.storage, self.clock, self.database_now = storage, clock, now
        self.id = secrets.token_hex(8)
        self.last = Look(0, {})
        self.left = False
        self.has_slept = False  # before our last beat, so others may have taken our tables
        self._beaten, self._late = 0, False  # when we last beat, and whether that was late

    async def join(self) -> None:
        self.last = await self.storage.write(self._join)

    def _join(self, db: sa.Connection) -> Look:
        self._beaten = now = self.database_now(db)
        named = {"machine": platform.node()[:64], "process": os.getpid(), "version": __version__}
        db.execute(servers.insert().values(id=self.id, beat=now, gone=False, away="", **named))
        used = sa.exists().where(tables.c.server == servers.c.id)
        db.execute(servers.delete().where(servers.c.beat < now - FORGET_AFTER, ~used))
        return look(db, now)

    async def beat(self) -> None:
        """Say that we are alive, and see which others are."""
        found = await self.storage.write(self._beat)
        self.has_slept = found.slept
        if not found.slept:
            self.last = found

    def _beat(self, db: sa.Connection) -> Look:
        now = self.database_now(db)
        values = {"beat": now, "gone": self.left}
        if not db.execute(servers.update().where(servers.c.id == self.id).values(**values)).rowcount:
            raise Refused("server-replaced")
        late = now - self._beaten > ASLEEP_AFTER
        slept, self._late, self._beaten = late and not self._late, late, now
        return look(db, now)._replace(slept=slept)

    async def leave(self) -> None:
        """Let others take our tables at once."""
        self.left = True
        mine = servers.update().where(servers.c.id == self.id)
        await self.storage.write(lambda db: db.execute(mine.values(gone=True)))
        log.info("this process leaves; others decide its tables", extra={"fields": {"server": self.id}})

    # ── who lives ─────────────────────────────────────────────────────────────────────────────────

    def is_alive(self, server: str | None) -> bool:
        """Whether a process is alive, as far as we know."""
        if server == self.id:
            return not self.left
        row = self.last.servers.get(server or "")
        if row is None or row.gone or self.last.now - row.beat > DEAD_AFTER:
            return False
        return row.machine != platform.node()[:64] or is_process(row.process)

    def alive(self) -> list[str]:
        """All living processes, including us unless we have left, in an order that is the same for all."""
        others = {server for server in self.last.servers if self.is_alive(server)}
        return sorted(others if self.left else others | {self.id})

    def silent_since(self, server: str | None) -> int | None:
        """When a process was last known to be alive, by our own clock; None if it is unknown."""
        row = self.last.servers.get(server or "")
        return None if row is None else self.clock.now() - max(0, self.last.now - row.beat)

    def heard_join(self, server: str) -> None:
        """A process has joined; its other data is read with the next beat."""
        if server not in self.last.servers:
            self.last.servers[server] = ServerRow(server, "", 0, "", self.last.now, False, "")

    def heard_leave(self, server: str) -> None:
        """A process has said that it leaves."""
        if row := self.last.servers.get(server):
            self.last.servers[server] = row._replace(gone=True)


def is_process(number: int) -> bool:
    """Whether there is a process with this number on this machine; True where that cannot be found out."""
    if platform.system() == "Windows":
        return True
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def look(db: sa.Connection, now: int) -> Look:
    columns = [servers.c[name] for name in ServerRow._fields]
    rows = [ServerRow(*row) for row in db.execute(sa.select(*columns))]
    return Look(now, {row.id: row for row in rows})


def living(db: sa.Connection, now: int) -> list[str]:
    """The processes that were alive a moment ago and have not left."""
    query = sa.select(servers.c.id).where(servers.c.gone.is_(False), servers.c.beat >= now - DEAD_AFTER)
    return list(db.execute(query).scalars())


def is_served(db: sa.Connection) -> bool:
    """Whether a process serves this database at the moment."""
    return bool(living(db, database_now(db)))
