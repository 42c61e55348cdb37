"""Which database: SQLite by default, PostgreSQL by its URL. Opening one, and what differs between the two."""

import math
import re
import sqlite3
import time
import uuid
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool

from ithaca.engine.errors import Misuse

from .schema import REVISION

if TYPE_CHECKING:
    from alembic.config import Config

CONNECTIONS = 5  # that are held open: one that writes, and the readers
OUR_LOCK = 0x17ACA  # by which servers of ours know each other in a database that has numbered locks
RATINGS_LOCK = 0x17ACB  # by which of several games that end at once one is rated after the other
SHORT_NAMES = ("postgres", "postgresql")  # mean the driver that we come with
POSTGRESQL = "postgresql+psycopg"
LINE = {  # a line that is cut is noticed within ten seconds, not after hours
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,  # milliseconds
    "client_encoding": "utf8",  # else a database without an encoding (SQL_ASCII) gives bytes for text
}
UNUSED_SECONDS = 1.0  # after which it is asked whether a connection is still there, before it is used again
IDLE_MILLISECONDS = 5_000  # after which a transaction is ended whose process was stopped or cut off within it


def open_engine(url: str) -> sa.Engine:
    """Raises Misuse for what is no URL of a database, and for one whose driver is not installed."""
    try:
        parsed = sa.make_url(url)
        if parsed.drivername in SHORT_NAMES:
            parsed = parsed.set(drivername=POSTGRESQL)
        return sqlite_engine(parsed) if parsed.get_backend_name() == "sqlite" else other_engine(parsed)
    except ImportError as error:
        name = error.name or str(error)
        raise Misuse("no-database-driver", value=without_password(url), name=name) from None
    except (sa.exc.ArgumentError, sa.exc.NoSuchModuleError) as error:
        raise cannot_open(url, error) from None


def sqlite_engine(url: sa.URL) -> sa.Engine:
    engine = sa.create_engine(
        url, poolclass=QueuePool, pool_size=CONNECTIONS, connect_args={"check_same_thread": False}
    )

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=10000")

    return engine


def other_engine(url: sa.URL) -> sa.Engine:
    if url.get_backend_name() != "postgresql":
        return sa.create_engine(url, pool_size=CONNECTIONS, pool_pre_ping=True)
    ours = {**LINE, "application_name": f"ithaca-{uuid.uuid4().hex[:8]}"}
    engine = sa.create_engine(url, pool_size=CONNECTIONS, connect_args=ours)
    notice_lost_lines(engine)

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.autocommit = True
        connection.execute(f"SET idle_in_transaction_session_timeout = {IDLE_MILLISECONDS}")
        connection.execute("SET jit = off")  # what we ask is answered before it would be compiled
        connection.autocommit = False

    return engine


def notice_lost_lines(engine: sa.Engine) -> None:
    """A connection that was lost while nobody used it is noticed before it is used again. One that was used a
    moment ago is not asked: that would be a seventh of what a small transaction costs, and whatever is asked
    of a lost one is tried again."""

    @sa.event.listens_for(engine, "checkin")
    def remember(_: Any, record: ConnectionPoolEntry) -> None:
        record.info["used"] = time.monotonic()

    @sa.event.listens_for(engine, "checkout")
    def ask(connection: DBAPIConnection, record: ConnectionPoolEntry, _: Any) -> None:
        if time.monotonic() - record.info.get("used", -math.inf) <= UNUSED_SECONDS:
            return
        try:
            engine.dialect.do_ping(connection)
        except engine.dialect.loaded_dbapi.Error as error:
            raise sa.exc.DisconnectionError from error  # the pool makes another


def for_reading(engine: sa.Engine) -> sa.Engine:
    """The same database for who only asks: no transaction is begun and ended around each question."""
    return engine if is_sqlite(engine) else engine.execution_options(isolation_level="AUTOCOMMIT")


def file_of(url: str) -> Path | None:
    """The file of an SQLite database; None for others, and for what is no URL."""
    try:
        parsed = sa.make_url(url)
    except sa.exc.ArgumentError:
        return None
    return Path(parsed.database or "") if parsed.get_backend_name() == "sqlite" else None


def is_sqlite(of: sa.Engine | sa.Connection) -> bool:
    return of.dialect.name == "sqlite"


# ── what went wrong ───────────────────────────────────────────────────────────────────────────────


def without_password(url: str) -> str:
    return re.sub(r"(password=)[^&]*", r"\1…", re.sub(r"//.*@", "//…@", url))


def cannot_open(url: str, error: Exception) -> Misuse:
    """Why a database cannot be had, on one line."""
    reason = " ".join(str(getattr(error, "orig", None) or error).split()).rstrip(".")
    if isinstance(error, sa.exc.DBAPIError) and is_away(error):
        return Misuse("database-unreachable", value=without_password(url), reason=reason)
    return Misuse("bad-database", value=without_password(url), reason=reason)


def is_away(error: sa.exc.DBAPIError) -> bool:
    """Whether the line to the database was lost or could not be had, so that it may be tried again. A file is
    never away."""
    if isinstance(error.orig, sqlite3.Error):
        return False
    return error.connection_invalidated or (
        isinstance(error, sa.exc.OperationalError) and error.statement is None
    )


# ── versions ──────────────────────────────────────────────────────────────────────────────────────


def version_of(db: sa.Connection) -> str:
    """The newest migration that a database has seen; empty: none."""
    if not sa.inspect(db).has_table("alembic_version"):
        return ""
    return db.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() or ""


def is_up_to_date(db: sa.Connection) -> bool:
    return version_of(db) == REVISION


def bring_up_to_date(db: sa.Connection) -> None:
    """Run the migrations that are missing; Alembic is loaded only if there are any. Assumes that nobody else
    writes meanwhile. Raises Misuse for a database of a newer version."""
    found = version_of(db)
    if found == REVISION:
        return
    if found > REVISION:
        shown = without_password(str(db.engine.url))
        raise Misuse("database-newer", value=shown, name=found, ours=REVISION)
    from alembic import command

    command.upgrade(migrations_on(db), "head")


def migrations_on(db: sa.Connection) -> "Config":
    """What Alembic is told."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "ithaca.server:migrations")
    config.attributes["connection"] = db
    return config


# ── who writes ────────────────────────────────────────────────────────────────────────────────────


def lock(db: sa.Connection) -> None:
    """Let nobody else have this lock until the transaction has ended, however long that takes. In SQLite
    nobody else can write at all meanwhile."""
    if is_sqlite(db):
        db.exec_driver_sql("BEGIN IMMEDIATE")
    elif db.dialect.name == "postgresql":
        wait_for_us(db)
        db.exec_driver_sql(f"SELECT pg_advisory_xact_lock({OUR_LOCK})")


def one_after_another(db: sa.Connection, number: int) -> None:
    """Until the transaction has ended nobody else who asks for this lock goes on; what they read then, they
    read after us. In SQLite nobody else writes anyway, once something was written."""
    if db.dialect.name == "postgresql":
        db.exec_driver_sql(f"SELECT pg_advisory_xact_lock({number})")


def wait_for_us(db: sa.Connection) -> None:
    """Let this transaction take its time, also between its statements."""
    if db.dialect.name == "postgresql":
        db.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")


# ── time ──────────────────────────────────────────────────────────────────────────────────────────

POSTGRESQL_NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"


def database_now(db: sa.Connection) -> int:
    """The database's own clock; milliseconds since 1970."""
    if db.dialect.name == "sqlite":
        days = "(julianday('now') - 2440587.5)"
        return int(db.exec_driver_sql(f"SELECT CAST({days} * 86400000.0 AS INTEGER)").scalar() or 0)
    return int(db.exec_driver_sql(f"SELECT {POSTGRESQL_NOW}").scalar() or 0)


# ── lines that were lost ──────────────────────────────────────────────────────────────────────────


def process_of(db: sa.Connection) -> int:
    """The number of the process that serves this connection; 0 where there is none."""
    if db.dialect.name != "postgresql":
        return 0
    connection: Any = db.connection.driver_connection
    return int(connection.info.backend_pid)


def end_process(db: sa.Connection, process: int) -> None:
    """Wait until what a lost connection of ours had begun is over, one way or the other: a COMMIT that is
    still on its way must not arrive after we have looked whether it did."""
    if not process:
        return
    ours = "pid = :pid AND application_name = current_setting('application_name')"
    end = sa.text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {ours}")
    while db.execute(end, {"pid": process}).all():
        time.sleep(0.02)
