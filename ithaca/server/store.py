"""Tables in the database: adding to their logs, reading them, forgetting them."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from .appends import Append, Outpaced, SeatRow, add_lines, write_seats
from .entries import Line, decode_entry
from .requests import TableSetup
from .schema import accounts, invitations, knocks, log, quiet_tables, seats, tables
from .table import Table

DAY = 86_400_000  # milliseconds

_encode, _decode = msgspec.json.encode, msgspec.json.decode


class TableRow(NamedTuple):
    """A table to be inserted."""

    table: Table
    lines: Sequence[Line]
    seats: Sequence[SeatRow]
    server: str | None = None  # the process that decides it, if there are several


class StoredTable(msgspec.Struct):
    """A table as read from the database; its log is not applied yet."""

    id: str
    created: int
    rules: int
    owner: str | None
    setup: TableSetup
    seed: bytes
    fork: dict[str, Any] | None
    view: dict[str, Any] | None
    lines: list[Line]
    server: str | None  # the process that decides it, if there are several
    fence: int


# ── writing ───────────────────────────────────────────────────────────────────────────────────────


def insert_table(db: sa.Connection, row: TableRow) -> None:
    """Insert a new table, with the first lines of its log."""
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
            server=row.server,
        )
    )
    add_lines(db, [Append(table.id, row.lines, table.state)])
    write_seats(db, table.id, row.seats)


def keep_views(db: sa.Connection, views: dict[str, bytes]) -> None:
    """Keep the public views of tables, for when their rules can no longer be played."""
    update = tables.update().where(tables.c.id == sa.bindparam("table")).values(view=sa.bindparam("seen"))
    db.execute(update, [{"table": table_id, "seen": view.decode()} for table_id, view in views.items()])


def must_decide(db: sa.Connection, table_id: str, fence: int) -> None:
    """Raise Outpaced unless we decide a table. Called before writing something about it that is not a line of
    its log. It updates the row, so that no other process can take the table before this transaction has
    ended."""
    mine = tables.update().where(tables.c.id == table_id, tables.c.fence == fence)
    if not db.execute(mine.values(fence=fence)).rowcount:
        raise Outpaced


# ── reading ───────────────────────────────────────────────────────────────────────────────────────


def read_table(db: sa.Connection, table_id: str) -> StoredTable | None:
    row = db.execute(sa.select(tables).where(tables.c.id == table_id)).one_or_none()
    if row is None:
        return None
    return StoredTable(
        id=row.id,
        created=row.created,
        rules=row.rules,
        owner=row.owner,
        setup=_decode(row.setup, type=TableSetup),
        seed=row.seed,
        fork=_decode(row.fork) if row.fork else None,
        view=_decode(row.view) if row.view else None,
        lines=lines_after(db, table_id, 0),
        server=row.server,
        fence=row.fence,
    )


def lines_after(db: sa.Connection, table_id: str, seq: int) -> list[Line]:
    """The lines of a table's log after line `seq`. Raises UnreadableLine."""
    mine = sa.and_(log.c.table_id == table_id, log.c.seq > seq)
    query = sa.select(log.c.seq, log.c.at, log.c.entry).where(mine).order_by(log.c.seq)
    rows = db.execute(query).all()  # all at once, so that the query is not left open if one cannot be read
    return [read_line(table_id, row) for row in rows]


def last_lines(db: sa.Connection, table_ids: Sequence[str]) -> dict[str, int]:
    """The number of the last line in the log of each of these tables."""
    found: dict[str, int] = {}
    for start in range(0, len(table_ids), 500):
        some = log.c.table_id.in_(table_ids[start : start + 500])
        query = sa.select(log.c.table_id, sa.func.max(log.c.seq)).where(some).group_by(log.c.table_id)
        found.update((table_id, seq) for table_id, seq in db.execute(query))
    return found


class UnreadableLine(Exception):
    """A line of a table's log that cannot be read."""

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


def count_live(db: sa.Connection) -> int:
    """How many tables are open or running, in all processes."""
    query = sa.select(sa.func.count()).select_from(tables)
    return int(db.execute(query.where(tables.c.state.in_(("open", "playing")))).scalar_one())


class Ages(NamedTuple):
    """What counts as old: tables not touched since these moments, in milliseconds since 1970."""

    now: int
    open_before: int
    played_before: int


def is_old(ages: Ages) -> sa.ColumnElement[bool]:
    """Tables that may be forgotten. A running game in which a person plays never is, even with only one move
    a year."""
    played_by = sa.exists().where(seats.c.table_id == tables.c.id, seats.c.person.is_not(None))
    untouched = tables.c.touched < ages.played_before
    return sa.or_(
        sa.and_(tables.c.state == "open", tables.c.touched < ages.open_before),
        sa.and_(tables.c.state.in_(("over", "closed")), untouched),
        sa.and_(tables.c.state == "playing", untouched, ~played_by),
    )


def find_old(db: sa.Connection, ages: Ages) -> list[str]:
    """Look for old tables, and return those that were already found old at least a day ago, so that a clock
    that is wrong for an hour does no harm."""
    old = is_old(ages)
    wrong = sa.or_(~old, tables.c.old_since > ages.now)
    db.execute(tables.update().where(tables.c.old_since.is_not(None), wrong).values(old_since=None))
    db.execute(tables.update().where(tables.c.old_since.is_(None), old).values(old_since=ages.now))
    ripe = sa.select(tables.c.id).where(old, tables.c.old_since <= ages.now - DAY)
    return list(db.execute(ripe).scalars())


def forget_tables(db: sa.Connection, gone: Sequence[str], ages: Ages) -> None:
    """Delete these tables, except those touched meanwhile."""
    for start in range(0, len(gone), 500):
        asked = gone[start : start + 500]
        query = sa.select(tables.c.id).where(tables.c.id.in_(asked), is_old(ages))
        some = list(db.execute(query).scalars())
        for theirs in (log, seats, accounts, invitations, quiet_tables, knocks):
            db.execute(theirs.delete().where(theirs.c.table_id.in_(some)))
        db.execute(tables.delete().where(tables.c.id.in_(some)))
