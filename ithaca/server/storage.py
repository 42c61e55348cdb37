"""The database: SQLite by default, any that SQLAlchemy knows by its URL.

Whatever was acknowledged is on disk (`synchronous=FULL`). One thread writes; whatever has gathered while it
was busy is committed together, so that hundreds of tables share one flush of the disk. Reading happens in
threads of its own.
"""

import asyncio
import contextlib
import queue
import re
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.pool import QueuePool

from ithaca.engine.errors import Misuse

from .schema import REVISION
from .store import Append, append_all

T = TypeVar("T")

MOST_TOGETHER = 512  # jobs in one transaction
READERS = 4
OUR_LOCK = 0x17ACA  # by which servers of ours know each other in a database that has numbered locks

Job = Callable[[sa.Connection], Any] | Append


class _Asked(NamedTuple):
    """A job, and who waits for it."""

    job: Job
    future: asyncio.Future[Any]


class Storage:
    """One database, one writer."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = open_engine(url)
        self.before_commit: Callable[[sa.Connection], None] | None = None  # may refuse a transaction
        self._jobs: queue.SimpleQueue[_Asked | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._write, name="storage", daemon=True)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def close(self) -> None:
        """Write what is waiting, and stop."""
        if self._thread.is_alive():
            self._jobs.put(None)
            self._thread.join()
        self._readers.shutdown()
        self.engine.dispose()

    @contextlib.contextmanager
    def alone(self) -> Iterator[sa.Connection]:
        """A transaction beside which nobody writes to this database, from whatever process. Raises Misuse if
        the database cannot be had."""
        try:
            with self.engine.begin() as db:
                lock(db)
                yield db
        except (sa.exc.OperationalError, sa.exc.DatabaseError) as error:
            raise Misuse("bad-database", value=without_password(self.url), reason=str(error.orig)) from None

    async def write(self, job: Callable[[sa.Connection], T] | Append) -> T:
        """Do this in the next transaction; when it returns, it is on disk."""
        assert self._loop is not None
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(_Asked(job, future))
        return await future

    async def read(self, query: Callable[[sa.Connection], T]) -> T:
        """Ask something, in a thread of the readers."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, query)

    def read_now(self, query: Callable[[sa.Connection], T]) -> T:
        """Ask something, in the caller's thread."""
        with self.engine.connect() as db:
            return query(db)

    # ── the writer ────────────────────────────────────────────────────────────────────────────────

    def _write(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch, last = self._gathered(first)
            self._commit(batch)
            if last:
                return

    def _gathered(self, first: _Asked) -> tuple[list[_Asked], bool]:
        """What has gathered since, and whether it was the last."""
        batch = [first]
        while len(batch) < MOST_TOGETHER:
            try:
                asked = self._jobs.get_nowait()
            except queue.Empty:
                return batch, False
            if asked is None:
                return batch, True
            batch.append(asked)
        return batch, False

    def _commit(self, batch: Sequence[_Asked]) -> None:
        """All at once; if one of them fails, each by itself. The connection is asked of the pool each time,
        which gives a new one when the database was restarted."""
        results: list[tuple[asyncio.Future[Any], Any, BaseException | None]]
        try:
            with self.engine.begin() as db:
                if self.before_commit:
                    self.before_commit(db)
                append_all(db, [job for job, _ in batch if isinstance(job, Append)])
                results = [(f, None if isinstance(job, Append) else job(db), None) for job, f in batch]
        except Exception as error:
            if len(batch) > 1:
                for one in batch:
                    self._commit([one])
                return
            results = [(batch[0].future, None, error)]
        assert self._loop is not None
        with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits any more
            self._loop.call_soon_threadsafe(_settle, results)


def _settle(results: list[tuple[asyncio.Future[Any], Any, BaseException | None]]) -> None:
    for future, value, error in results:
        if future.cancelled():
            continue
        if error:
            future.set_exception(error)
        else:
            future.set_result(value)


# ── opening ───────────────────────────────────────────────────────────────────────────────────────


def open_engine(url: str) -> sa.Engine:
    try:
        parsed = sa.make_url(url)
        if parsed.get_backend_name() != "sqlite":
            return sa.create_engine(parsed, pool_size=READERS + 1)
        engine = sa.create_engine(
            parsed, poolclass=QueuePool, pool_size=READERS + 1, connect_args={"check_same_thread": False}
        )
    except (sa.exc.ArgumentError, sa.exc.NoSuchModuleError, ModuleNotFoundError) as error:
        raise Misuse("bad-database", value=without_password(url), reason=str(error)) from None

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=10000")

    return engine


def without_password(url: str) -> str:
    return re.sub(r"//[^/@]*@", "//…@", url)


def is_up_to_date(db: sa.Connection) -> bool:
    known = sa.inspect(db).has_table("alembic_version")
    return known and db.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() == REVISION


def bring_up_to_date(db: sa.Connection) -> None:
    """Run the migrations that are missing; Alembic is loaded only if there are any. Assumes that nobody else
    writes meanwhile."""
    if is_up_to_date(db):
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "ithaca.server:migrations")
    config.attributes["connection"] = db
    command.upgrade(config, "head")


def lock(db: sa.Connection) -> None:
    """Let nobody else write until this transaction has ended."""
    if db.dialect.name == "sqlite":
        db.exec_driver_sql("BEGIN IMMEDIATE")
    elif db.dialect.name == "postgresql":
        db.exec_driver_sql(f"SELECT pg_advisory_xact_lock({OUR_LOCK})")
