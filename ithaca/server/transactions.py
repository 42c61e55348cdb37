"""Transactions that happen exactly once, even if the connection to the database is lost.

If the connection is lost before COMMIT was sent, nothing was written, and the transaction is tried again. If
it is lost after that, the outcome is unknown and must be looked up: either the log lines that the transaction
wrote are there or they are not. A transaction that wrote no lines leaves a receipt to look for.
"""

import contextlib
import itertools
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import sqlalchemy as sa

from . import database
from .appends import Append, has_lines
from .database import end_process, for_reading, is_away, is_busy, is_sqlite, process_of
from .logs import log
from .receipts import PREFIX, read_receipt, write_receipt

T = TypeVar("T")

PAUSES = (0.05, 0.1, 0.2, 0.4, 0.8, *[1.0] * 8)  # seconds between attempts: about ten in all
LOOK_SECONDS = 0.5  # between looks for the outcome of a transaction


class OutcomeUnknown(Exception):
    """It is unknown whether a transaction was written, and the database cannot be asked any more."""


class Attempt:
    """What is known of an attempt at a transaction."""

    def __init__(self) -> None:
        self.process = 0  # the database's process that served it
        self.asked_to_commit = False
        self.value: Any = None


class Transactions:
    """The transactions of one writer."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine, self.reading = engine, for_reading(engine)
        self.receipt = f"{PREFIX}{uuid.uuid4().hex[:16]}"  # its name
        self._numbers = itertools.count(1)
        self.closing = threading.Event()
        self._held: sa.Connection | None = None  # kept while one transaction follows another
        self._held_of = engine
        self._used_at = 0.0  # when it was last used, on the monotonic clock

    def close(self) -> None:
        """Stop waiting for a database that is away."""
        self.closing.set()

    def write(self, work: Callable[[sa.Connection], T], append: Append | None) -> T:
        """Run `work` in a transaction; `append` is something that it adds to a log, if it does. When this
        returns, the transaction is on disk; when it raises anything but OutcomeUnknown, it is not."""
        number = "" if append or is_sqlite(self.engine) else str(next(self._numbers))

        def with_receipt(db: sa.Connection) -> T:
            value = work(db)
            if number:
                write_receipt(db, self.receipt, number)
            return value

        def is_done(db: sa.Connection) -> bool:
            return has_lines(db, append) if append else read_receipt(db, self.receipt) == number

        return self._once(lambda attempt: self._try(with_receipt, attempt), is_done)

    def write_at_once(self, work: Callable[[sa.Connection], T], append: Append) -> T:
        """Like `write`, for work that is one statement. PostgreSQL makes a transaction of it by itself, so
        its COMMIT may be on its way from the beginning."""
        return self._once(lambda attempt: self._try_at_once(work, attempt), lambda db: has_lines(db, append))

    def read(self, query: Callable[[sa.Connection], T]) -> T:
        """Run a query; again if the connection was lost."""
        tries = iter(PAUSES)
        while True:
            try:
                with self.reading.connect() as db:
                    return query(db)
            except sa.exc.DBAPIError as error:
                if not is_passing(error) or not self._waits(next(tries, None)):
                    raise

    def _once(self, once: Callable[[Attempt], T], is_done: Callable[[sa.Connection], bool]) -> T:
        tries = iter(PAUSES)
        while True:
            attempt = Attempt()
            try:
                return once(attempt)
            except sa.exc.DBAPIError as error:
                if not is_passing(error):
                    raise
                log.warning("the database is away", exc_info=error)
                if is_away(error) and attempt.asked_to_commit and self._was_done(attempt, is_done):
                    return attempt.value
                if not self._waits(next(tries, None)):
                    raise

    def _try(self, work: Callable[[sa.Connection], T], attempt: Attempt) -> T:
        with self._at_hand(self.engine) as db, db.begin():
            attempt.process = process_of(db)
            attempt.value = work(db)
            attempt.asked_to_commit = True
        return attempt.value

    def _try_at_once(self, work: Callable[[sa.Connection], T], attempt: Attempt) -> T:
        with self._at_hand(self.reading) as db:
            attempt.process = process_of(db)
            attempt.asked_to_commit = True
            return work(db)

    @contextlib.contextmanager
    def _at_hand(self, engine: sa.Engine) -> Iterator[sa.Connection]:
        """A connection of the writer. The one of a moment ago is used again: to get one from the pool and to
        give it back takes as long as a statement. The pool tests one that was not used for longer."""
        now = time.monotonic()
        if now - self._used_at > database.UNUSED_SECONDS or self._held_of is not engine:
            self.let_go()
        self._used_at, self._held_of = now, engine
        db = self._held = self._held or engine.connect()
        try:
            yield db
        except BaseException:
            self.let_go()
            raise

    def let_go(self) -> None:
        """Give the held connection back: the writer has one at a time."""
        held, self._held = self._held, None
        if held is not None:
            held.close()

    def _was_done(self, attempt: Attempt, is_done: Callable[[sa.Connection], bool]) -> bool:
        """Whether a transaction was written whose connection was lost during COMMIT. Asks the database until
        it answers: before that, no caller may be told anything."""
        while True:
            try:
                with self.reading.connect() as db:
                    end_process(db, attempt.process)
                    return is_done(db)
            except sa.exc.DBAPIError as error:
                log.warning("nobody knows yet what was written", exc_info=error)
                if not self._waits(LOOK_SECONDS):
                    raise OutcomeUnknown from error

    def _waits(self, seconds: float | None) -> bool:
        """Wait for a while; return whether to try again."""
        return seconds is not None and not self.closing.wait(seconds)


def is_passing(error: BaseException) -> bool:
    """Whether the database did not answer, or was locked, so that it is worth trying again."""
    return isinstance(error, sa.exc.DBAPIError) and (is_away(error) or is_busy(error))
