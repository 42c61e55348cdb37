"""Databases for tests: SQLite files, or databases of a private PostgreSQL that all workers of a run share."""

import contextlib
import functools
import os
import shutil
import uuid
from collections.abc import Iterator
from pathlib import Path

import shared_postgres
import sqlalchemy as sa
from filelock import FileLock

from ithaca.server.database import bring_up_to_date, open_engine
from ithaca.server.settings import Settings, database_url
from tools.postgres import Address

KINDS = ("sqlite", "postgresql")
TEMPLATE = "ithaca_empty"  # migrated, and empty

current = "sqlite"  # which one the current test uses
made: dict[Path, str] = {}  # PostgreSQL's databases, by the file that SQLite would use
untouched: set[Path] = set()  # SQLite files that no server has opened


def database_at(file: Path, kind: str = "") -> str:
    """A database for this test, in the form of ITHACA_DATABASE: the same for the same file."""
    if (kind or current) == "sqlite":
        if shared_postgres.RUN in os.environ and not (file.exists() or file in untouched):
            shutil.copy(sqlite_template(), file)
        return str(file)
    if file not in made:
        create(file, TEMPLATE)
    return postgres().url(made[file])


def empty_database_at(file: Path, kind: str = "") -> str:
    """Like `database_at`, but one that no server has ever opened."""
    if (kind or current) == "postgresql":
        create(file, "template1")
    else:
        untouched.add(file)
    return database_at(file, kind)


def create(file: Path, template: str) -> None:
    made[file] = f"test_{uuid.uuid4().hex}"
    administer(f"CREATE DATABASE {made[file]} TEMPLATE {template}")


def other_kind() -> str:
    """The one that the test does not run on."""
    (other,) = set(KINDS) - {current}
    return other


def url_at(file: Path) -> str:
    """Like `database_at`, as a URL."""
    return database_url(Settings(database=database_at(file)))


@contextlib.contextmanager
def sql(database: str) -> Iterator[sa.Connection]:
    """A transaction on a database, bypassing its server."""
    engine = open_engine(database_url(Settings(database=database)))
    try:
        with engine.begin() as db:
            yield db
    finally:
        engine.dispose()


def drop_those_in(folder: Path) -> None:
    """Delete the databases of a test that is over."""
    for file in [file for file in made if file.is_relative_to(folder)]:
        administer(f"DROP DATABASE {made.pop(file)} WITH (FORCE)")


def postgres() -> Address:
    """Where the PostgreSQL of this run is; the first worker that asks starts it and creates the template."""
    address, done = shared_postgres.started(), shared_postgres.folder() / TEMPLATE
    if not done.exists():
        with FileLock(shared_postgres.folder() / "template.lock"):
            if not done.exists():
                make_template(address)
                done.touch()
    return address


@functools.cache
def sqlite_template() -> Path:
    """An empty, migrated SQLite file: migrating one takes longer than starting a server."""
    done = shared_postgres.folder() / f"{TEMPLATE}.db"
    with FileLock(done.with_suffix(".lock")):
        if not done.exists():
            half = done.with_suffix(".part")
            with sql(str(half)) as db:
                bring_up_to_date(db)
            half.rename(done)
    return done


def make_template(address: Address) -> None:
    administer(f"CREATE DATABASE {TEMPLATE}", address)
    with sql(address.url(TEMPLATE)) as db:
        bring_up_to_date(db)


def administer(statement: str, address: Address | None = None) -> None:
    engine = open_engine((address or postgres()).url("postgres"))
    try:
        with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as db:
            db.exec_driver_sql(statement)
    finally:
        engine.dispose()
