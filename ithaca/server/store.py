"""Tables in the database: adding to their logs, reading them, forgetting them."""

import functools
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from .entries import Line, decode_entry, encode_entry, person_of
from .requests import TableSetup, TableState
from .schema import log, seats, tables
from .table import Table

_encode, _decode = msgspec.json.encode, msgspec.json.decode


class SeatRow(NamedTuple):
    """Who sits on a seat, and what became of it."""

    seat: int
    person: str | None
    bot: str
    share: float | None = None
    rank: int | None = None


class Append(NamedTuple):
    """Lines that are added to the log of a table, and what changes with them."""

    table_id: str
    lines: Sequence[Line]
    state: TableState  # of the table after them
    seats: Sequence[SeatRow] | None = None  # if they have changed


class TableRow(NamedTuple):
    """A table that is opened."""

    table: Table
    lines: Sequence[Line]
    seats: Sequence[SeatRow]


class StoredTable(msgspec.Struct):
    """A table as it was read: its log is not applied yet."""

    id: str
    created: int
    rules: int
    owner: str | None
    setup: TableSetup
    seed: bytes
    fork: dict[str, Any] | None
    view: dict[str, Any] | None
    lines: list[Line]


# ── writing ───────────────────────────────────────────────────────────────────────────────────────


def append_all(db: sa.Connection, appends: Sequence[Append]) -> None:
    """Add the lines of many tables in one go."""
    if not appends:
        return
    add_lines(db, [(append.table_id, line) for append in appends for line in append.lines])
    touched = [(append.lines[-1].at, append.state, append.table_id) for append in appends]
    db.exec_driver_sql(touching(db.dialect), touched)
    for append in appends:
        if append.seats is not None:
            write_seats(db, append.table_id, append.seats)


def add_lines(db: sa.Connection, lines: Sequence[tuple[str, Line]]) -> None:
    values: list[Any] = []
    for table_id, line in lines:
        values += [table_id, line.seq, line.at, person_of(line.entry), encode_entry(line.entry).decode()]
    if values:
        db.exec_driver_sql(insertion(db.dialect, len(lines)), tuple(values))


@functools.cache
def insertion(dialect: sa.Dialect, lines: int) -> str:
    """The statement that adds so many lines, written out once: it is what the server does most.

    One statement for all of them: the driver lets go of the interpreter for each statement that it runs,
    and gets it back only when the others do.
    """
    names = [dialect.identifier_preparer.quote(column.name) for column in log.columns]
    row = f"({', '.join([mark_of(dialect)] * len(names))})"
    return f"INSERT INTO log ({', '.join(names)}) VALUES {', '.join([row] * lines)}"


@functools.cache
def touching(dialect: sa.Dialect) -> str:
    mark = mark_of(dialect)
    return f"UPDATE tables SET touched = {mark}, state = {mark} WHERE id = {mark}"


def mark_of(dialect: sa.Dialect) -> str:
    """What stands for a value in a statement of this database."""
    return "?" if dialect.paramstyle == "qmark" else "%s"


def write_seats(db: sa.Connection, table_id: str, rows: Sequence[SeatRow]) -> None:
    db.execute(seats.delete().where(seats.c.table_id == table_id))
    if rows:
        db.execute(seats.insert(), [{"table_id": table_id, **row._asdict()} for row in rows])


def insert_table(db: sa.Connection, row: TableRow) -> None:
    """A new table, with the lines that it begins with."""
    table = row.table
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
    add_lines(db, [(table.id, line) for line in row.lines])
    write_seats(db, table.id, row.seats)


def keep_views(db: sa.Connection, views: dict[str, bytes]) -> None:
    """Keep public tables, for when their rules can no longer be played."""
    update = tables.update().where(tables.c.id == sa.bindparam("table")).values(view=sa.bindparam("seen"))
    db.execute(update, [{"table": table_id, "seen": view.decode()} for table_id, view in views.items()])


# ── reading ───────────────────────────────────────────────────────────────────────────────────────


def read_table(db: sa.Connection, table_id: str) -> StoredTable | None:
    row = db.execute(sa.select(tables).where(tables.c.id == table_id)).one_or_none()
    if row is None:
        return None
    found = db.execute(
        sa.select(log.c.seq, log.c.at, log.c.entry).where(log.c.table_id == table_id).order_by(log.c.seq)
    )
    return StoredTable(
        id=row.id,
        created=row.created,
        rules=row.rules,
        owner=row.owner,
        setup=_decode(row.setup, type=TableSetup),
        seed=row.seed,
        fork=_decode(row.fork) if row.fork else None,
        view=_decode(row.view) if row.view else None,
        lines=[read_line(table_id, line) for line in found],
    )


class UnreadableLine(Exception):
    """A line of a table's log that nobody can read."""

    def __init__(self, table_id: str, seq: int, reason: str) -> None:
        super().__init__(f"{table_id}, line {seq}: {reason}")
        self.table_id, self.seq = table_id, seq


def read_line(table_id: str, row: Any) -> Line:
    try:
        return Line(row.seq, row.at, decode_entry(row.entry))
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise UnreadableLine(table_id, row.seq, str(error)) from None


def live_tables(db: sa.Connection) -> list[str]:
    """Tables that are open or running."""
    query = sa.select(tables.c.id).where(tables.c.state.in_(("open", "playing")))
    return [row.id for row in db.execute(query)]


def forgettable(db: sa.Connection, open_before: int, played_before: int) -> list[str]:
    """Tables that nobody has touched since. A game whose clock runs is never forgotten."""
    old = sa.or_(
        sa.and_(tables.c.state == "open", tables.c.touched < open_before), tables.c.touched < played_before
    )
    found = db.execute(sa.select(tables.c.id, tables.c.state, tables.c.setup).where(old))
    return [row.id for row in found if row.state != "playing" or not has_clock(row.setup)]


def has_clock(setup: str) -> bool:
    return _decode(setup, type=TableSetup).clock.kind != "none"


def forget_tables(db: sa.Connection, gone: Sequence[str]) -> None:
    for start in range(0, len(gone), 500):
        some = gone[start : start + 500]
        db.execute(log.delete().where(log.c.table_id.in_(some)))
        db.execute(seats.delete().where(seats.c.table_id.in_(some)))
        db.execute(tables.delete().where(tables.c.id.in_(some)))
