"""Receipts: rows by which a process can tell that a transaction was committed if it added no line to a log.

Each process has one, with the number of its last such transaction and its time by the database's own clock. A
process removes its receipt when it stops. The receipt of a process that was killed is removed much later by
another process: one that was only cut off may still come back and look for it.
"""

import sqlalchemy as sa

from .database import POSTGRESQL_NOW, database_now
from .schema import marks

PREFIX = "receipt "
KEEP_MILLISECONDS = 7 * 86_400_000  # no process that still lives is cut off for longer


def read_receipt(db: sa.Connection, name: str) -> str:
    """The number of the last transaction; empty if there was none."""
    return (db.execute(sa.select(marks.c.value).where(marks.c.name == name)).scalar() or "").partition(" ")[0]


def write_receipt(db: sa.Connection, name: str, number: str) -> None:
    mine = marks.c.name == name
    value = sa.func.concat(f"{number} ", sa.text(POSTGRESQL_NOW))
    if not db.execute(marks.update().where(mine).values(value=value)).rowcount:
        db.execute(marks.insert().values(name=name, value=value))


def remove_receipt(db: sa.Connection, name: str) -> None:
    db.execute(marks.delete().where(marks.c.name == name))


def remove_old_receipts(db: sa.Connection) -> None:
    """Remove the receipts of processes that ended without removing theirs."""
    before = database_now(db) - KEEP_MILLISECONDS
    query = sa.select(marks.c.name, marks.c.value).where(marks.c.name.startswith(PREFIX))
    for name, value in db.execute(query).all():
        if int(value.partition(" ")[2] or 0) < before:
            remove_receipt(db, name)
