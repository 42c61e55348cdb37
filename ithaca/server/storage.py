"""Where the log is kept: SQLite by default, any database that SQLAlchemy knows by its URL.

Whatever was acknowledged is on disk (`synchronous=FULL`). One thread writes; whatever has gathered while
it was busy is committed together, so that hundreds of tables share one flush of the disk.
"""

import asyncio
import contextlib
import functools
import queue
import re
import threading
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.pool import QueuePool

from ithaca.engine.errors import Misuse

from .fold import Entry
from .messages import Setup
from .table import Table

T = TypeVar("T")

MOST_TOGETHER = 512  # jobs in one transaction
REVISION = "0001"  # of the newest migration

schema = sa.MetaData()

tables = sa.Table(
    "tables",
    schema,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("touched", sa.BigInteger, nullable=False),
    sa.Column("state", sa.String(8), nullable=False, index=True),
    sa.Column("rules", sa.Integer, nullable=False),  # the version that it is played by
    sa.Column("owner", sa.String(32)),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("fork", sa.Text),
    sa.Column("view", sa.Text),  # the public table at the end, for who looks at it under later rules
)

entries = sa.Table(
    "entries",
    schema,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("stream", sa.String(8), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),  # unique: this is also the lock
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)

people = sa.Table(
    "people",
    schema,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(32), nullable=False),
    sa.Column("lang", sa.String(2), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("host", sa.Boolean, nullable=False, default=False),
)

tokens = sa.Table(
    "tokens",
    schema,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("label", sa.String(32), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

keys = sa.Table(
    "keys",
    schema,
    sa.Column("created", sa.BigInteger, primary_key=True),
    sa.Column("secret", sa.LargeBinary, nullable=False),
)

_encode = msgspec.json.encode


class Lines(NamedTuple):
    """Lines of a table's log that are to be added."""

    table_id: str
    entries: list[Entry]
    state: str  # of the table after them, if it changes


Job = Callable[[sa.Connection], Any] | Lines


class Storage:
    """One database, one writer."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = open_engine(url)
        bring_up_to_date(self.engine, url)
        self._jobs: queue.SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._write, name="storage", daemon=True)
        self.commits = self.written = 0

    def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def close(self) -> None:
        """Write what is waiting, and stop."""
        if self._thread.is_alive():
            self._jobs.put(None)
            self._thread.join()
        self.engine.dispose()

    async def do(self, job: Callable[[sa.Connection], T] | Lines) -> T:
        """Do this in the next transaction; when it returns, it is on disk."""
        assert self._loop is not None
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put((job, future))
        return await future

    async def keep(self, table_id: str, rows: Iterable[Entry], state: str = "") -> None:
        """Add lines to a table's log."""
        await self.do(Lines(table_id, list(rows), state))

    def _write(self) -> None:
        with self.engine.connect() as db:
            while (first := self._jobs.get()) is not None:
                batch, last = [first], False
                while len(batch) < MOST_TOGETHER:
                    try:
                        job = self._jobs.get_nowait()
                    except queue.Empty:
                        break
                    if job is None:
                        last = True
                        break
                    batch.append(job)
                self._commit(db, batch)
                if last:
                    return

    def _commit(self, db: sa.Connection, batch: list[tuple[Job, asyncio.Future[Any]]]) -> None:
        """All at once; if one of them fails, each by itself."""
        results: list[tuple[asyncio.Future[Any], Any, BaseException | None]]
        try:
            with db.begin():
                add_lines(db, [job for job, _ in batch if isinstance(job, Lines)])
                results = [(f, None if isinstance(job, Lines) else job(db), None) for job, f in batch]
        except Exception as error:
            if len(batch) == 1:
                results = [(batch[0][1], None, error)]
            else:
                for one in batch:
                    self._commit(db, [one])
                return
        self.commits += 1
        self.written += len(batch)
        assert self._loop is not None
        with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits any more
            self._loop.call_soon_threadsafe(_settle, results)

    # ── reading ───────────────────────────────────────────────────────────────────────────────────

    def read(self, query: Callable[[sa.Connection], T]) -> T:
        """Ask something, in the caller's thread; SQLite answers in microseconds."""
        with self.engine.connect() as db:
            return query(db)


@functools.cache
def insertion(dialect: sa.Dialect, lines: int) -> str:
    """The statement that adds so many lines, written out once: it is what the server does most.

    One statement for all of them: the driver lets go of the interpreter for each statement that it runs,
    and gets it back only when the others do.
    """
    names = [dialect.identifier_preparer.quote(column.name) for column in entries.columns]
    mark = "?" if dialect.paramstyle == "qmark" else "%s"
    row = f"({', '.join([mark] * len(names))})"
    return f"INSERT INTO entries ({', '.join(names)}) VALUES {', '.join([row] * lines)}"


def add_lines(db: sa.Connection, jobs: list[Lines]) -> None:
    """Add the lines of many tables in one go."""
    rows = [
        (job.table_id, entry.stream, entry.seq, entry.at, _encode(entry.body).decode())
        for job in jobs
        for entry in job.entries
    ]
    if rows:
        values = tuple(value for row in rows for value in row)
        db.exec_driver_sql(insertion(db.dialect, len(rows)), values)
    for job in jobs:
        noted = [entry.at for entry in job.entries if entry.stream == "notes"]
        if noted:
            changed = {"touched": noted[-1], **({"state": job.state} if job.state else {})}
            db.execute(tables.update().where(tables.c.id == job.table_id).values(**changed))


def _settle(results: list[tuple[asyncio.Future[Any], Any, BaseException | None]]) -> None:
    for future, value, error in results:
        if future.cancelled():
            continue
        if error:
            future.set_exception(error)
        else:
            future.set_result(value)


def open_engine(url: str) -> sa.Engine:
    try:
        parsed = sa.make_url(url)
        if parsed.get_backend_name() != "sqlite":
            return sa.create_engine(parsed, pool_size=4)
        engine = sa.create_engine(parsed, poolclass=QueuePool, connect_args={"check_same_thread": False})
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


def bring_up_to_date(engine: sa.Engine, url: str) -> None:
    """Run the migrations that are missing; Alembic is loaded only if there are any."""
    try:
        with engine.connect() as db:
            known = sa.inspect(db).has_table("alembic_version")
            if known and db.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() == REVISION:
                return
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", "ithaca.server:migrations")
        with engine.begin() as db:
            config.attributes["connection"] = db
            command.upgrade(config, "head")
    except sa.exc.OperationalError as error:
        raise Misuse("bad-database", value=without_password(url), reason=str(error.orig)) from None
    except sa.exc.DatabaseError as error:
        raise Misuse("bad-database", value=without_password(url), reason=str(error.orig)) from None


# ── tables ────────────────────────────────────────────────────────────────────────────────────────


def insert_table(db: sa.Connection, table: Table) -> None:
    db.execute(
        tables.insert().values(
            id=table.id,
            created=table.created,
            touched=table.created,
            state=table.state,
            rules=table.rules,
            owner=table.owner,
            setup=_encode(table.setup).decode(),
            seed=table.seed,
            fork=_encode(table.fork).decode() if table.fork else None,
        )
    )


class Kept(msgspec.Struct):
    """A table as it was read: not folded yet."""

    id: str
    created: int
    state: str
    rules: int
    owner: str | None
    setup: Setup
    seed: bytes
    fork: dict[str, Any] | None
    view: dict[str, Any] | None
    entries: list[Entry]

    def table(self) -> Table:
        """The table that this log makes. It is played by the rules that it was opened under; if these can
        no longer be played it is frozen, and shows what was seen of it last."""
        table = Table(self.id, self.setup, self.seed, self.owner, self.created, self.fork, self.rules)
        table.last_view = self.view if table.frozen else None
        for entry in self.entries:
            table.take(entry)
        table.fresh = []
        return table


def read_table(db: sa.Connection, table_id: str) -> Kept | None:
    row = db.execute(sa.select(tables).where(tables.c.id == table_id)).one_or_none()
    if row is None:
        return None
    lines = db.execute(
        sa.select(entries.c.stream, entries.c.seq, entries.c.at, entries.c.body)
        .where(entries.c.table_id == table_id)
        .order_by(entries.c.stream, entries.c.seq)
    ).all()
    decode = msgspec.json.decode
    return Kept(
        id=row.id,
        created=row.created,
        state=row.state,
        rules=row.rules,
        owner=row.owner,
        setup=decode(row.setup, type=Setup),
        seed=row.seed,
        fork=decode(row.fork) if row.fork else None,
        view=decode(row.view) if row.view else None,
        entries=in_order([Entry(line.stream, line.seq, line.at, decode(line.body)) for line in lines]),
    )


def in_order(lines: list[Entry]) -> list[Entry]:
    """Both streams in one: a note comes when the moves are made that it followed."""
    moves = [line for line in lines if line.stream == "moves"]
    ordered: list[Entry] = []
    made = 0
    for note in (line for line in lines if line.stream == "notes"):
        ordered += moves[made : note.body["made"]]
        made = note.body["made"]
        ordered.append(note)
    return ordered + moves[made:]


def keep_views(db: sa.Connection, views: dict[str, bytes]) -> None:
    """Keep public tables, for who looks at them when the rules have changed."""
    update = tables.update().where(tables.c.id == sa.bindparam("table")).values(view=sa.bindparam("seen"))
    db.execute(update, [{"table": table_id, "seen": view.decode()} for table_id, view in views.items()])


def live_tables(db: sa.Connection) -> list[str]:
    """Tables that are open or running."""
    query = sa.select(tables.c.id).where(tables.c.state.in_(("open", "playing")))
    return [row.id for row in db.execute(query)]


def forget_old(db: sa.Connection, open_before: int, played_before: int) -> list[str]:
    """Remove tables that nobody has touched since; return which."""
    old = sa.or_(
        sa.and_(tables.c.state == "open", tables.c.touched < open_before), tables.c.touched < played_before
    )
    gone = [row.id for row in db.execute(sa.select(tables.c.id).where(old))]
    for start in range(0, len(gone), 500):
        some = gone[start : start + 500]
        db.execute(entries.delete().where(entries.c.table_id.in_(some)))
        db.execute(tables.delete().where(tables.c.id.in_(some)))
    return gone
