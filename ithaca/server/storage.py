"""Writing to the database and reading from it, without blocking the event loop.

Whatever was acknowledged is on disk (in SQLite `synchronous=FULL`). One thread writes; jobs that gather while
it is busy are committed together, so that hundreds of tables share one flush of the disk. Reads run in
threads of their own.
"""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeVar

import sqlalchemy as sa

from .appends import Append, append_all, append_at_once
from .database import CONNECTIONS, cannot_open, is_sqlite, lock, open_engine
from .receipts import remove_receipt
from .transactions import OutcomeUnknown, Transactions, is_passing

T = TypeVar("T")

MOST_TOGETHER = 512  # jobs in one transaction, and those handed over together with the last of them
READERS = CONNECTIONS - 1

Job = Callable[[sa.Connection], Any] | Append


class _Asked(NamedTuple):
    """A job, and the future of the caller that waits for it."""

    job: Job
    future: asyncio.Future[Any]


_Result = tuple[asyncio.Future[Any], Any, BaseException | None]


class Guard(Protocol):
    """Says whether we may write."""

    mark: str  # the name of the row of `marks` that says it

    @property
    def allowed(self) -> Sequence[str]:
        """The servers that this row may name; empty: only `check` knows."""

    def check(self, db: sa.Connection) -> None:
        """Called in each transaction; raises why nothing may be written."""


class Storage:
    """One database, with a single writer."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = open_engine(url)
        self._transactions = Transactions(self.engine)
        self.guard: Guard | None = None  # may refuse a transaction
        self._gathering: list[_Asked] = []  # jobs of this turn of the event loop
        self._jobs: queue.SimpleQueue[list[_Asked] | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._write, name="storage", daemon=True)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def close(self) -> None:
        """Write what is waiting, and stop. Does not wait for a database that is unreachable."""
        self._transactions.close()
        if self._thread.is_alive():
            self._hand_over()
            self._jobs.put(None)
            self._thread.join()
            self._transactions.let_go()
            self._leave_no_receipt()
        self._readers.shutdown()
        self.engine.dispose()

    def _leave_no_receipt(self) -> None:
        if not is_sqlite(self.engine):
            with contextlib.suppress(sa.exc.DBAPIError), self.engine.begin() as db:
                remove_receipt(db, self._transactions.receipt)

    @contextlib.contextmanager
    def alone(self) -> Iterator[sa.Connection]:
        """A transaction that excludes all others of this kind, from any process. Raises Misuse if the
        database cannot be opened."""
        try:
            with self.engine.begin() as db:
                lock(db)
                yield db
        except (sa.exc.OperationalError, sa.exc.DatabaseError) as error:
            raise cannot_open(self.url, error) from None

    async def write(self, job: Callable[[sa.Connection], T] | Append) -> T:
        """Do this in the next transaction. When this returns, the change is on disk."""
        assert self._loop is not None
        future: asyncio.Future[T] = self._loop.create_future()
        if not self._gathering:
            self._loop.call_soon(self._hand_over)
        self._gathering.append(_Asked(job, future))
        return await future

    def _hand_over(self) -> None:
        """Give the writer everything that was asked for in one turn of the event loop. If jobs were handed
        over one by one, the writer would mostly begin with the first alone, and a transaction costs more than
        its content."""
        gathered, self._gathering = self._gathering, []
        if gathered:
            self._jobs.put(gathered)

    async def read(self, query: Callable[[sa.Connection], T]) -> T:
        """Run a query in a reader thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, query)

    def read_now(self, query: Callable[[sa.Connection], T]) -> T:
        """Run a query in the caller's thread. Never call it in the event loop's thread: a slow database would
        block every client."""
        return self._transactions.read(query)

    # ── the writer ────────────────────────────────────────────────────────────────────────────────

    def _write(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch, last = self._gathered(first)
            self._commit(batch)
            if last:
                return

    def _gathered(self, first: list[_Asked]) -> tuple[list[_Asked], bool]:
        """The jobs that have gathered since, and whether the writer is to stop after them."""
        batch = first
        while len(batch) < MOST_TOGETHER:
            try:
                asked = self._jobs.get_nowait()
            except queue.Empty:
                return batch, False
            if asked is None:
                return batch, True
            batch += asked
        return batch, False

    def _commit(self, batch: Sequence[_Asked]) -> None:
        """Commit all jobs in one transaction; if one fails, each by itself. If the database stays away, all
        fail."""
        try:
            values = self._written(batch)
            results: list[_Result] = [
                (asked.future, value, None) for asked, value in zip(batch, values, strict=True)
            ]
        except OutcomeUnknown:
            results = [(asked.future, None, asyncio.CancelledError()) for asked in batch]
        except Exception as error:
            if len(batch) > 1 and not is_passing(error):
                for one in batch:
                    self._commit([one])
                return
            results = [(asked.future, None, error) for asked in batch]
        assert self._loop is not None
        with contextlib.suppress(RuntimeError):  # the loop has ended: no caller is waiting any more
            self._loop.call_soon_threadsafe(_settle, results)

    def _written(self, batch: Sequence[_Asked]) -> list[Any]:
        """Do all jobs in one transaction; return what each of them returns."""
        appends = [job for job, _ in batch if isinstance(job, Append)]
        if len(appends) == len(batch) and self._appended_at_once(appends):
            return [None] * len(batch)
        return self._transactions.write(partial(self._do, batch), appends[0] if appends else None)

    def _appended_at_once(self, appends: Sequence[Append]) -> bool:
        """Add lines in one statement, if they are plain, as most are. If that fails nothing was written, and
        the caller does it in several statements, which say why."""
        guard = self.guard
        if guard is None or self.engine.dialect.name != "postgresql" or not guard.allowed:
            return False
        if not all(one.is_plain for one in appends):
            return False
        add = partial(append_at_once, appends=appends, mark=guard.mark, servers=guard.allowed)
        try:
            self._transactions.write_at_once(add, appends[0])
        except sa.exc.DBAPIError as error:
            if is_passing(error):
                raise
            return False
        return True

    def _do(self, batch: Sequence[_Asked], db: sa.Connection) -> list[Any]:
        """Do the jobs within a transaction; return what each of them returns."""
        if self.guard:
            self.guard.check(db)
        append_all(db, [job for job, _ in batch if isinstance(job, Append)])
        return [None if isinstance(job, Append) else job(db) for job, _ in batch]


def _settle(results: Sequence[_Result]) -> None:
    for future, value, error in results:
        if future.cancelled():
            continue
        if isinstance(error, asyncio.CancelledError):
            future.cancel()
        elif error:
            future.set_exception(error)
        else:
            future.set_result(value)
