"""One server per database: the server marks the database as served every two seconds, and a second one is
refused.

A server that was killed leaves its mark behind. If it ran on this machine and is gone, the next one takes
over at once; otherwise it watches for a while whether the mark is renewed. Clocks are not compared: only
whether the mark changes.
"""

import os
import platform
import secrets
import time
from collections.abc import Callable

import msgspec
import sqlalchemy as sa

from ithaca.engine.errors import Misuse

from .clock import Clock
from .database import bring_up_to_date, database_now, without_password
from .errors import Refused
from .logs import log
from .membership import living
from .schema import marks, servers, tables
from .storage import Storage

BEAT_SECONDS = 2.0
PATIENCE_SECONDS = 5.0  # how long a mark is watched before it counts as left behind
MARK = "server"
CLUSTER_MARK = "cluster"  # the common name of processes that serve one database
CLUSTER = "cluster"  # in place of the name of a machine


class ServerMark(msgspec.Struct, frozen=True):
    """The mark by which a server says that it serves a database."""

    server: str  # a random id; empty: it has stopped, and said so
    machine: str
    process: int
    beat: int  # when the mark was written; milliseconds since 1970


class Lease:
    """Our right to serve a database."""

    mark = MARK

    def __init__(self, storage: Storage, clock: Clock, sleep: Callable[[float], None] = time.sleep) -> None:
        self.storage, self.clock, self.sleep = storage, clock, sleep
        self.id, self.lost = secrets.token_hex(8), False
        self.kept_at = float("-inf")  # when our mark was last written, on the monotonic clock
        self.stopped_at: int | None = None  # when the server before us last wrote its mark

    def take(self) -> None:
        """Begin to serve this database, and bring it up to date. Raises Misuse if another server does.

        Both happen while nothing else can write: of two servers that start at once, perhaps on a database
        that has to be migrated, one waits and is then refused.
        """
        before = self._look()
        if before and not is_left_behind(before):
            self.sleep(PATIENCE_SECONDS)
        with self.storage.alone() as db:
            found = look_for_mark(db)
            if found and found != before:
                raise Misuse("database-served", value=without_password(self.storage.url), name=found.machine)
            bring_up_to_date(db)
            write_mark(db, self._mark())
        self.stopped_at = before.beat if before else None

    def _look(self) -> ServerMark | None:
        with self.storage.alone() as db:
            return look_for_mark(db)

    def _mark(self, server: str | None = None, beat: int | None = None) -> ServerMark:
        ours, now = self.id if server is None else server, self.clock.now()
        return ServerMark(ours, platform.node(), os.getpid(), now if beat is None else beat)

    async def keep(self) -> None:
        """Renew our mark, as long as we serve. A write that fails is tried again with the next beat."""
        while not self.lost:
            try:
                await self.storage.write(lambda db: write_mark(db, self._mark()))
                self.kept_at = self.clock.monotonic()
            except Refused:
                return  # this has been logged
            except sa.exc.SQLAlchemyError as error:
                log.warning("the server's mark was not written", exc_info=error)
            await self.clock.sleep(BEAT_SECONDS)

    @property
    def is_kept(self) -> bool:
        """Whether we serve this database, and could write to it a moment ago."""
        return not self.lost and self.clock.monotonic() - self.kept_at <= 2 * BEAT_SECONDS

    @property
    def allowed(self) -> tuple[str, ...]:
        """The servers that the mark of the database may name while we write."""
        return () if self.lost else (self.id,)

    def check(self, db: sa.Connection) -> None:
        """Called in each transaction: raises Refused if another server has taken the database over, so that
        nothing is written to it."""
        found = read_mark(db)
        if found is None or found.server not in self.allowed:
            if not self.lost:
                log.error("another server has taken this database over")
            self.lost = True
            raise Refused("server-replaced")

    async def give_up(self) -> None:
        """Mark the database as free, so that the next server need not wait. Goes through the writer, after
        what waits to be written, perhaps our own beat: if both were written at once, one of them would find
        the database locked."""
        if not self.lost:
            await self.storage.write(lambda db: write_mark(db, self._mark(server="")))

    def leave(self) -> None:
        """Like `give_up`, for a caller without a writer thread that has served no clients: the mark keeps the
        time of the server before it."""
        with self.storage.alone() as db:
            write_mark(db, self._mark(server="", beat=self.stopped_at))


class SharedLease(Lease):
    """The right of several processes to serve a database together: they share one mark."""

    def take(self) -> None:
        """Begin to serve, or join the processes that do. Raises Misuse if a single server does."""
        before, known = self._look(), self._cluster()
        if before and before.server != known and not is_left_behind(before):
            self.sleep(PATIENCE_SECONDS)
        with self.storage.alone() as db:
            found = look_for_mark(db)
            if found and found != before and found.server not in (known, read_cluster(db)):
                raise Misuse("database-served", value=without_password(self.storage.url), name=found.machine)
            bring_up_to_date(db)
            self.id = cluster_of(db, self.id)
            if found and found.server != self.id:
                self._follow_one(db, found)
            write_mark(db, self._mark())

    @property
    def allowed(self) -> tuple[str, ...]:
        """As for a single server. But the mark may also say that the database is free: the last of the others
        may have written that while we were stopped, or when we are about to end."""
        return () if self.lost else (self.id, "")

    def _cluster(self) -> str:
        with self.storage.alone() as db:
            return read_cluster(db) if sa.inspect(db).has_table(marks.name) else ""

    def _follow_one(self, db: sa.Connection, before: ServerMark) -> None:
        """Take over tables that a single server has decided so far, or several that have all left: record it
        as a process that is gone and that decided them, so that the time it stopped is known from its
        mark."""
        self.stopped_at = before.beat
        beat = database_now(db) - max(0, self.clock.now() - before.beat)
        row = {"id": secrets.token_hex(8), "machine": before.machine[:64], "process": before.process}
        db.execute(servers.insert().values(**row, version="", beat=beat, gone=True, away=""))
        live = tables.c.state.in_(("open", "playing"))
        db.execute(tables.update().where(live).values(server=row["id"], fence=tables.c.fence + 1))

    def _mark(self, server: str | None = None, beat: int | None = None) -> ServerMark:
        said = self.clock.now() if beat is None else beat
        return ServerMark(self.id if server is None else server, CLUSTER, 0, said)

    async def give_up(self) -> None:
        """The last process to leave marks the database as free. Our own row already says that we are gone."""

        def leave(db: sa.Connection) -> None:
            if not living(db, database_now(db)):
                write_mark(db, self._mark(server=""))

        if not self.lost:
            await self.storage.write(leave)


def read_cluster(db: sa.Connection) -> str:
    return str(db.execute(sa.select(marks.c.value).where(marks.c.name == CLUSTER_MARK)).scalar() or "")


def cluster_of(db: sa.Connection, made: str) -> str:
    """The common name of the processes that serve this database: the one stored, or `made`, which is stored
    then."""
    if known := read_cluster(db):
        return known
    db.execute(marks.insert().values(name=CLUSTER_MARK, value=made))
    return made


def is_left_behind(mark: ServerMark) -> bool:
    """Whether this mark can no longer be renewed: it was given up, or its process has ended on this
    machine."""
    if not mark.server:
        return True
    return mark.machine == platform.node() and not is_running(mark.process)


def is_running(process: int) -> bool:
    """Whether another process with this number runs here; True where that cannot be found out."""
    if process == os.getpid():
        return False
    if platform.system() == "Windows":  # there the check would end the process
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def look_for_mark(db: sa.Connection) -> ServerMark | None:
    """The mark of the server of this database, or None; older databases have no place for one."""
    return read_mark(db) if sa.inspect(db).has_table(marks.name) else None


def read_mark(db: sa.Connection) -> ServerMark | None:
    found = db.exec_driver_sql(f"SELECT value FROM marks WHERE name = '{MARK}'").scalar()
    return msgspec.json.decode(found, type=ServerMark) if found else None


def write_mark(db: sa.Connection, mark: ServerMark) -> None:
    """Update the mark; insert it only if there is none. Several processes may write at once: one that deleted
    it first would not see that another has written it again."""
    value = msgspec.json.encode(mark).decode()
    if not db.execute(marks.update().where(marks.c.name == MARK).values(value=value)).rowcount:
        db.execute(marks.insert().values(name=MARK, value=value))
