"""A copy of a database in one file, made while the server runs."""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa

from ithaca.engine.errors import BadFile, Misuse

from .copying import CopyStep, NotTheSame, copy_all
from .database import (
    bring_up_to_date,
    cannot_open,
    file_of,
    open_engine,
    version_of,
    wait_for_us,
    without_password,
)
from .schema import REVISION


def backup(url: str, file: str) -> Iterator[CopyStep]:
    """Copy a database into a new SQLite file. The file never exists under its final name before it is
    complete."""
    source, target = file_of(url), Path(file)
    if source and not source.is_file():
        raise BadFile("cannot-read", file=str(source), reason="-")
    if target.exists():
        raise BadFile("file-exists", file=file)
    half = target.with_name(target.name + ".part")
    try:
        if source:
            copy_file(source, half)
        else:
            yield from copy_rows(url, half)
        half.rename(target)
    except (sqlite3.Error, OSError, NotTheSame) as error:
        raise BadFile("cannot-write", file=file, reason=str(error)) from None
    finally:
        half.unlink(missing_ok=True)


def copy_file(source: Path, copy: Path) -> None:
    with (
        contextlib.closing(sqlite3.connect(source)) as ours,
        contextlib.closing(sqlite3.connect(copy)) as theirs,
    ):
        ours.backup(theirs)
        theirs.execute("SELECT count(*) FROM tables")  # fails if it is not one of ours


def copy_rows(url: str, copy: Path) -> Iterator[CopyStep]:
    """Copy what a database holds at one moment. Raises Misuse if it cannot be opened."""
    engine, file = open_engine(url), open_engine(f"sqlite:///{copy}")
    frozen = engine.execution_options(isolation_level="REPEATABLE READ")
    try:
        with one_moment_of(frozen) as source, file.begin() as target:
            must_be_of_this_version(source, url)
            bring_up_to_date(target)
            yield from copy_all(source, target)
    except sa.exc.DBAPIError as error:
        raise (error.orig if isinstance(error.orig, sqlite3.Error) else cannot_open(url, error)) from None
    finally:
        file.dispose()
        engine.dispose()


@contextlib.contextmanager
def one_moment_of(engine: sa.Engine) -> Iterator[sa.Connection]:
    """A connection that does not see what is written meanwhile."""
    with engine.connect() as db, db.begin():
        wait_for_us(db)
        yield db


def must_be_of_this_version(db: sa.Connection, url: str) -> None:
    found, value = version_of(db), without_password(url)
    if found > REVISION:
        raise Misuse("database-newer", value=value, name=found, ours=REVISION)
    if found != REVISION:
        raise Misuse("database-older", value=value, name=found or "-", ours=REVISION)


def count_tables(file: str) -> int:
    with contextlib.closing(sqlite3.connect(file)) as copy:
        return int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])
