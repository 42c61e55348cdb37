"""We among the processes that serve a database together: each says all the time that it lives.

Whether another one lives is judged by the database's own clock, so that those of machines need not agree.
Who was stopped himself for a while judges nobody before he has looked again: a database that stood still for
all would otherwise make each of them think that the others are dead.
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
ASLEEP_AFTER = 1000  # milliseconds between our own beats, after which we have no say about others
FORGET_AFTER = 30 * 86_400_000  # milliseconds after which a process that is gone need not be known any more

DatabaseNow = Callable[[sa.Connection], int]


class ServerRow(NamedTuple):
    """A process, as it has said of itself."""

    id: str
    machine: str
    process: int
    version: str
    beat: int  # milliseconds since 1970, by the database's clock
    gone: bool
    away: str


class Look(NamedTuple):
    """What was seen when we last looked."""

    now: int  # by the database's clock
    servers: dict[str, ServerRow]
    slept: bool = False  # we were late ourselves


class Membership:
    """Our row in the table of servers, and the others'."""

    def __init__(self, storage: Storage, clock: Clock, now: DatabaseNow = database_now) -> None:
        self.storage, self.clock, self.database_now = storage, clock, now
        self.id = secrets.token_hex(8)
        self.last = Look(0, {})
        self.left = False
        self.has_slept = False  # before our last beat, so that others may have taken what was ours
        self._beaten, self._late = 0, False  # when we last did, and whether that was late

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
        """Say that we live, and see who else does."""
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
        """Let others decide our tables at once."""
        self.left = True
        mine = servers.update().where(servers.c.id == self.id)
        await self.storage.write(lambda db: db.execute(mine.values(gone=True)))
        log.info("this process leaves; others decide its tables", extra={"fields": {"server": self.id}})

    # ── who lives ─────────────────────────────────────────────────────────────────────────────────

    def is_alive(self, server: str | None) -> bool:
        """Whether a process lives, as far as we know."""
        if server == self.id:
            return not self.left
        row = self.last.servers.get(server or "")
        if row is None or row.gone or self.last.now - row.beat > DEAD_AFTER:
            return False
        return row.machine != platform.node()[:64] or is_process(row.process)

    def alive(self) -> list[str]:
        """All who live, we among them, in an order that is the same for all."""
        others = {server for server in self.last.servers if self.is_alive(server)}
        return sorted(others if self.left else others | {self.id})

    def silent_since(self, server: str | None) -> int | None:
        """When a process last said that it lives, by our own clock; None if nobody knows it."""
        row = self.last.servers.get(server or "")
        return None if row is None else self.clock.now() - max(0, self.last.now - row.beat)

    def heard_join(self, server: str) -> None:
        """A process has said that it has come; what else it says of itself we read with the next beat."""
        if server not in self.last.servers:
            self.last.servers[server] = ServerRow(server, "", 0, "", self.last.now, False, "")

    def heard_leave(self, server: str) -> None:
        """A process has said that it leaves."""
        if row := self.last.servers.get(server):
            self.last.servers[server] = row._replace(gone=True)


def is_process(number: int) -> bool:
    """Whether there is a process of this number on this machine. Where that cannot be asked: yes."""
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
    """The processes that have said a moment ago that they live, and have not left."""
    query = sa.select(servers.c.id).where(servers.c.gone.is_(False), servers.c.beat >= now - DEAD_AFTER)
    return list(db.execute(query).scalars())


def is_served(db: sa.Connection) -> bool:
    """Whether a process serves this database at the moment."""
    return bool(living(db, database_now(db)))
