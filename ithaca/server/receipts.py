"""Receipts: rows by which a transaction that has added no line to a log is known to have been written.

Each process has one, with the number of its last such transaction and when that was, by the database's own
clock. It goes with its process; who was killed leaves it behind, and somebody else takes it away much later:
who was only cut off may still come back and look for it.
"""

import sqlalchemy as sa

from .database import POSTGRESQL_NOW, database_now
from .schema import marks

PREFIX = "receipt "
KEEP_MILLISECONDS = 7 * 86_400_000  # that nobody is cut off for and still lives


def read_receipt(db: sa.Connection, name: str) -> str:
    """The number of the last transaction; empty: there was none."""
    return (db.execute(sa.select(marks.c.value).where(marks.c.name == name)).scalar() or "").partition(" ")[0]


def write_receipt(db: sa.Connection, name: str, number: str) -> None:
    mine = marks.c.name == name
    value = sa.func.concat(f"{number} ", sa.text(POSTGRESQL_NOW))
    if not db.execute(marks.update().where(mine).values(value=value)).rowcount:
        db.execute(marks.insert().values(name=name, value=value))


def remove_receipt(db: sa.Connection, name: str) -> None:
    db.execute(marks.delete().where(marks.c.name == name))


def remove_old_receipts(db: sa.Connection) -> None:
    """Those of processes that are gone and could not say so."""
    before = database_now(db) - KEEP_MILLISECONDS
    query = sa.select(marks.c.name, marks.c.value).where(marks.c.name.startswith(PREFIX))
    for name, value in db.execute(query).all():
        if int(value.partition(" ")[2] or 0) < before:
            remove_receipt(db, name)
