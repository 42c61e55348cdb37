"""Copying all rows of one database into another of the same version, and verifying the copy."""

import hashlib
from collections.abc import Iterator
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from .schema import marks, schema

ROWS = 1000  # written at once
FULL = 2**128  # digests are sums modulo this

_encode = msgspec.msgpack.encode


class CopyStep(NamedTuple):
    """How far a copy has come, in rows."""

    done: int
    of: int


class Total(NamedTuple):
    """What a table holds. The digest does not depend on the order of rows, which differs between
    databases."""

    rows: int = 0
    digest: int = 0

    def plus(self, rows: list[sa.Row[tuple[object, ...]]]) -> "Total":
        prints = [hashlib.blake2b(_encode(tuple(row)), digest_size=16).digest() for row in rows]
        total = sum(int.from_bytes(one, "big") for one in prints)
        return Total(self.rows + len(rows), (self.digest + total) % FULL)


class NotTheSame(Exception):
    """A table was not copied correctly."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


def copy_all(source: sa.Connection, target: sa.Connection, without: str = "") -> Iterator[CopyStep]:
    """Copy every row except the mark named `without`, then read the copy back and compare. Raises NotTheSame.
    Assumes that the target is empty and that nothing else writes to either; the caller commits."""
    done, of = 0, 2 * sum(count_rows(source, table) for table in schema.sorted_tables)
    totals: dict[str, Total] = {}
    for table in schema.sorted_tables:
        totals[table.name] = Total()
        for rows in batches(source, table, without):
            target.execute(table.insert(), [dict(row._mapping) for row in rows])
            totals[table.name], done = totals[table.name].plus(rows), done + len(rows)
            yield CopyStep(done, of)
        go_on_counting(target, table)
    for table in schema.sorted_tables:
        found = Total()
        for rows in batches(target, table, without):
            found, done = found.plus(rows), done + len(rows)
            yield CopyStep(done, of)
        if found != totals[table.name]:
            raise NotTheSame(table.name)


def count_rows(db: sa.Connection, table: sa.Table) -> int:
    return int(db.execute(sa.select(sa.func.count()).select_from(table)).scalar_one())


def batches(db: sa.Connection, table: sa.Table, without: str) -> Iterator[list[sa.Row[tuple[object, ...]]]]:
    """The rows of a table, in batches: they need not fit into memory."""
    query = sa.select(table)
    if table is marks:
        query = query.where(marks.c.name != without)
    with db.execution_options(yield_per=ROWS).execute(query) as found:
        for rows in found.partitions():
            yield list(rows)


def go_on_counting(db: sa.Connection, table: sa.Table) -> None:
    """Make a database that numbers rows itself go on after the highest number that was copied."""
    column = table.autoincrement_column
    if column is None or db.dialect.name != "postgresql":
        return
    last = db.execute(sa.select(sa.func.max(column))).scalar()
    if last is not None:
        counter = sa.func.pg_get_serial_sequence(table.name, column.name)
        db.execute(sa.select(sa.func.setval(counter, last)))
