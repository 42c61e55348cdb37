"""Moving a database into another, while no server runs."""

import time
from collections.abc import Callable, Iterator

import sqlalchemy as sa

from ithaca.engine.errors import BadFile, Misuse

from .clock import Clock
from .copying import CopyStep, NotTheSame, copy_all
from .database import file_of, version_of, without_password
from .lease import MARK, Lease
from .schema import marks, schema
from .storage import Storage

OURS = {*schema.tables, "alembic_version"}


def move(source_url: str, target_url: str, sleep: Callable[[float], None] = time.sleep) -> Iterator[CopyStep]:
    """Copy all rows into an empty database, in one transaction. Both databases are locked by leases
    meanwhile: one that is being served is left alone, and a server that starts has to wait. Raises Misuse or
    BadFile."""
    file = file_of(source_url)
    if file and not file.is_file():
        raise BadFile("cannot-read", file=str(file), reason="-")
    source, target = Storage(source_url), Storage(target_url)
    try:
        if source.engine.url == target.engine.url:
            raise Misuse("move-onto-itself", value=without_password(target_url))
        with source.alone() as db:
            must_be_ours(db, source_url)
        with target.alone() as db:
            must_be_empty(db, target_url)
        yield from _move(Lease(source, Clock(), sleep), Lease(target, Clock(), sleep))
    finally:
        source.engine.dispose()
        target.engine.dispose()


def _move(ours: Lease, theirs: Lease) -> Iterator[CopyStep]:
    ours.take()
    try:
        theirs.take()
        try:
            yield from _copy(ours.storage, theirs.storage)
            theirs.stopped_at = ours.stopped_at  # players' clocks have stood still since then
        finally:
            theirs.leave()
    finally:
        ours.leave()


def _copy(source: Storage, target: Storage) -> Iterator[CopyStep]:
    with source.alone() as old, target.alone() as new:
        must_be_empty(new, target.url)
        new.execute(marks.delete().where(marks.c.name != MARK))
        try:
            yield from copy_all(old, new, without=MARK)
        except NotTheSame as error:
            raise Misuse("move-differs", value=without_password(target.url), name=error.table) from None


def must_be_ours(db: sa.Connection, url: str) -> None:
    if not version_of(db):
        raise Misuse("nothing-to-move", value=without_password(url))


def must_be_empty(db: sa.Connection, url: str) -> None:
    """Raise Misuse if a database holds anything but, perhaps, what `take` puts there."""
    for name in sa.inspect(db).get_table_names():
        if name not in OURS or has_rows(db, name):
            raise Misuse("target-not-empty", value=without_password(url), name=name)


def has_rows(db: sa.Connection, name: str) -> bool:
    if name in (marks.name, "alembic_version"):
        return False
    return db.execute(sa.select(sa.literal(1)).select_from(schema.tables[name]).limit(1)).first() is not None
