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

CONNECTIONS = 5  # held open: one for writing, the others for reading
OUR_LOCK = 0x17ACA  # the advisory lock by which our servers exclude each other
RATINGS_LOCK = 0x17ACB  # the advisory lock under which games that end at once are rated one after another
SHORT_NAMES = ("postgres", "postgresql")  # stand for the driver that we use
POSTGRESQL = "postgresql+psycopg"
LINE = {  # a broken connection is noticed within ten seconds, not after hours
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,  # milliseconds
    "client_encoding": "utf8",  # else a database without encoding (SQL_ASCII) returns bytes for text
}
BUSY_MILLISECONDS = 10_000  # how long SQLite waits by itself for a file that another process has locked
PRIMARY_CODE = 0xFF  # of an error code of SQLite, which says more in its higher bits
UNUSED_SECONDS = 1.0  # a connection unused for longer is tested before it is used again
IDLE_MILLISECONDS = 5_000  # after which a transaction is ended whose process was stopped or cut off


def open_engine(url: str) -> sa.Engine:
    """The engine for a database. Raises Misuse for an invalid URL, and if its driver is not installed."""
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
        connection.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")

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
        connection.execute("SET jit = off")  # our queries are answered before they would be compiled
        connection.autocommit = False

    return engine


def notice_lost_lines(engine: sa.Engine) -> None:
    """Test a connection that was idle for a while before it is used again. One used a moment ago is not
    tested: that would cost a seventh of a small transaction, and whatever fails on a lost connection is tried
    again."""

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
            raise sa.exc.DisconnectionError from error  # the pool opens another


def for_reading(engine: sa.Engine) -> sa.Engine:
    """The same database for callers that only read: no transaction is begun and ended around each query."""
    return engine if is_sqlite(engine) else engine.execution_options(isolation_level="AUTOCOMMIT")


def file_of(url: str) -> Path | None:
    """The file of an SQLite database; None for others, and for an invalid URL."""
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
    """The Misuse for a database that cannot be opened, with the reason on one line."""
    reason = " ".join(str(getattr(error, "orig", None) or error).split()).rstrip(".")
    if isinstance(error, sa.exc.DBAPIError) and is_away(error):
        return Misuse("database-unreachable", value=without_password(url), reason=reason)
    return Misuse("bad-database", value=without_password(url), reason=reason)


def is_away(error: sa.exc.DBAPIError) -> bool:
    """Whether the connection to the database was lost or could not be made, so that it is worth trying again.
    Never true for a file."""
    if isinstance(error.orig, sqlite3.Error):
        return False
    return error.connection_invalidated or (
        isinstance(error, sa.exc.OperationalError) and error.statement is None
    )


def is_busy(error: sa.exc.DBAPIError) -> bool:
    """Whether another process has kept the file locked for longer than SQLite waits by itself. Nothing was
    done, so that it is worth trying again."""
    code = getattr(error.orig, "sqlite_errorcode", 0)
    return code & PRIMARY_CODE == sqlite3.SQLITE_BUSY


# ── versions ──────────────────────────────────────────────────────────────────────────────────────


def version_of(db: sa.Connection) -> str:
    """The newest migration applied to a database; empty if there is none."""
    if not sa.inspect(db).has_table("alembic_version"):
        return ""
    return db.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() or ""


def is_up_to_date(db: sa.Connection) -> bool:
    return version_of(db) == REVISION


def bring_up_to_date(db: sa.Connection) -> None:
    """Run the migrations that are missing; Alembic is loaded only if there are any. Assumes that nothing else
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
    """The configuration for Alembic."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "ithaca.server:migrations")
    config.attributes["connection"] = db
    return config


# ── who writes ────────────────────────────────────────────────────────────────────────────────────


def lock(db: sa.Connection) -> None:
    """Hold the servers' lock until the end of the transaction, however long that takes. In SQLite nothing
    else can write meanwhile."""
    if is_sqlite(db):
        db.exec_driver_sql("BEGIN IMMEDIATE")
    elif db.dialect.name == "postgresql":
        wait_for_us(db)
        db.exec_driver_sql(f"SELECT pg_advisory_xact_lock({OUR_LOCK})")


def one_after_another(db: sa.Connection, number: int) -> None:
    """Hold the lock of this number until the end of the transaction. Others that ask for it wait, and then
    read what we have written. In SQLite nothing else writes anyway, once something was written."""
    if db.dialect.name == "postgresql":
        db.exec_driver_sql(f"SELECT pg_advisory_xact_lock({number})")


def wait_for_us(db: sa.Connection) -> None:
    """Exempt this transaction from the idle timeout between its statements."""
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
    """The number of the process that serves this connection; 0 if there is none."""
    if db.dialect.name != "postgresql":
        return 0
    connection: Any = db.connection.driver_connection
    return int(connection.info.backend_pid)


def end_process(db: sa.Connection, process: int) -> None:
    """Wait until what a lost connection of ours had begun is over, one way or the other: a COMMIT that is
    still under way must not take effect after we have checked for it."""
    if not process:
        return
    ours = "pid = :pid AND application_name = current_setting('application_name')"
    end = sa.text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {ours}")
    while db.execute(end, {"pid": process}).all():
        time.sleep(0.02)
