"""Tables in the database: adding to their logs, reading them, forgetting them."""

import functools
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from .accounts.ratings import rate
from .entries import Line, decode_entry, encode_entry, person_of
from .rating import RatedGame
from .requests import TableSetup, TableState
from .schema import accounts, invitations, knocks, log, quiet_tables, seats, tables
from .table import Table

DAY = 86_400_000  # milliseconds

_encode, _decode = msgspec.json.encode, msgspec.json.decode


class SeatRow(NamedTuple):
    """Who sits on a seat, and what became of it."""

    seat: int
    person: str | None
    bot: str
    share: float | None = None
    rank: int | None = None
    name: str = ""
    game: str = ""
    players: int = 0
    moves: int | None = None
    ended: int | None = None  # milliseconds since 1970


class Append(NamedTuple):
    """Lines that are added to the log of a table, and what changes with them."""

    table_id: str
    lines: Sequence[Line]
    state: TableState  # of the table after them
    seats: Sequence[SeatRow] | None = None  # if they have changed
    rated: RatedGame | None = None  # if the game is over and counts
    fence: int = 0  # by which we decide the table
    request: str | None = None  # by which another process asked for the first of them


class TableRow(NamedTuple):
    """A table that is opened."""

    table: Table
    lines: Sequence[Line]
    seats: Sequence[SeatRow]
    server: str | None = None  # which decides it, of several


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
    server: str | None  # which decides it, of several
    fence: int


class Outpaced(Exception):
    """Nothing was written about a table: another process decides it by now, or it is gone."""


# ── writing ───────────────────────────────────────────────────────────────────────────────────────


def append_all(db: sa.Connection, appends: Sequence[Append]) -> None:
    """Add the lines of many tables in one go. Raises Outpaced if one of them is decided elsewhere by now."""
    if not appends:
        return
    add_lines(db, appends)
    touched = [
        (append.lines[-1].at, append.lines[-1].at, append.state, append.table_id, append.fence)
        for append in appends
    ]
    if db.exec_driver_sql(touching(db.dialect), touched).rowcount != len(touched):
        raise Outpaced
    for append in appends:
        if append.seats is not None:
            write_seats(db, append.table_id, append.seats)
        if append.rated is not None:
            rate(db, append.rated)


def add_lines(db: sa.Connection, appends: Sequence[Append]) -> None:
    values: list[Any] = []
    count = 0
    for append in appends:
        request, count = append.request, count + len(append.lines)
        for line in append.lines:
            entry = line.entry
            values += [append.table_id, line.seq, line.at, person_of(entry), encode_entry(entry).decode()]
            values.append(request)
            request = None
    if values:
        db.exec_driver_sql(insertion(db.dialect, count), tuple(values))


def has_lines(db: sa.Connection, append: Append) -> bool:
    """Whether these very lines are in the log."""
    last = append.lines[-1]
    wanted = sa.and_(log.c.table_id == append.table_id, log.c.seq == last.seq, log.c.at == last.at)
    found = db.execute(sa.select(log.c.entry).where(wanted)).scalar()
    return found == encode_entry(last.entry).decode()


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
    """The statement that moves a table's time on with its lines. It never moves back: a clock that is wrong
    for an hour must not make old what was played in it. The fence lets nobody write late who was replaced."""
    mark = mark_of(dialect)
    later = f"CASE WHEN touched < {mark} THEN {mark} ELSE touched END"
    return f"UPDATE tables SET touched = {later}, state = {mark} WHERE id = {mark} AND fence = {mark}"


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
            server=row.server,
        )
    )
    add_lines(db, [Append(table.id, row.lines, table.state)])
    write_seats(db, table.id, row.seats)


def keep_views(db: sa.Connection, views: dict[str, bytes]) -> None:
    """Keep public tables, for when their rules can no longer be played."""
    update = tables.update().where(tables.c.id == sa.bindparam("table")).values(view=sa.bindparam("seen"))
    db.execute(update, [{"table": table_id, "seen": view.decode()} for table_id, view in views.items()])


def must_decide(db: sa.Connection, table_id: str, fence: int) -> None:
    """Before something about a table is written that is no line. It writes, so that nobody can take the table
    before this transaction has ended."""
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
    """The lines of a table's log after one of them."""
    mine = sa.and_(log.c.table_id == table_id, log.c.seq > seq)
    query = sa.select(log.c.seq, log.c.at, log.c.entry).where(mine).order_by(log.c.seq)
    rows = db.execute(query).all()  # all, before one of them cannot be read: nothing is left open then
    return [read_line(table_id, row) for row in rows]


def last_lines(db: sa.Connection, table_ids: Sequence[str]) -> dict[str, int]:
    """How far the logs of these tables have come."""
    found: dict[str, int] = {}
    for start in range(0, len(table_ids), 500):
        some = log.c.table_id.in_(table_ids[start : start + 500])
        query = sa.select(log.c.table_id, sa.func.max(log.c.seq)).where(some).group_by(log.c.table_id)
        found.update((table_id, seq) for table_id, seq in db.execute(query))
    return found


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


def count_live(db: sa.Connection) -> int:
    """How many tables are open or running, whoever holds them in memory."""
    query = sa.select(sa.func.count()).select_from(tables)
    return int(db.execute(query.where(tables.c.state.in_(("open", "playing")))).scalar_one())


class Ages(NamedTuple):
    """What is old: tables that nobody has touched since these moments; milliseconds since 1970."""

    now: int
    open_before: int
    played_before: int


def is_old(ages: Ages) -> sa.ColumnElement[bool]:
    """Tables that may be forgotten. A game that somebody plays, if only one move a year, never is."""
    played_by = sa.exists().where(seats.c.table_id == tables.c.id, seats.c.person.is_not(None))
    untouched = tables.c.touched < ages.played_before
    return sa.or_(
        sa.and_(tables.c.state == "open", tables.c.touched < ages.open_before),
        sa.and_(tables.c.state.in_(("over", "closed")), untouched),
        sa.and_(tables.c.state == "playing", untouched, ~played_by),
    )


def find_old(db: sa.Connection, ages: Ages) -> list[str]:
    """Look for old tables, and return those that were so at a look a day ago: what a clock that is wrong for
    an hour takes for old is not."""
    old = is_old(ages)
    wrong = sa.or_(~old, tables.c.old_since > ages.now)
    db.execute(tables.update().where(tables.c.old_since.is_not(None), wrong).values(old_since=None))
    db.execute(tables.update().where(tables.c.old_since.is_(None), old).values(old_since=ages.now))
    ripe = sa.select(tables.c.id).where(old, tables.c.old_since <= ages.now - DAY)
    return list(db.execute(ripe).scalars())


def forget_tables(db: sa.Connection, gone: Sequence[str], ages: Ages) -> None:
    """Delete these tables, unless one has been touched meanwhile."""
    for start in range(0, len(gone), 500):
        asked = gone[start : start + 500]
        query = sa.select(tables.c.id).where(tables.c.id.in_(asked), is_old(ages))
        some = list(db.execute(query).scalars())
        for theirs in (log, seats, accounts, invitations, quiet_tables, knocks):
            db.execute(theirs.delete().where(theirs.c.table_id.in_(some)))
        db.execute(tables.delete().where(tables.c.id.in_(some)))
