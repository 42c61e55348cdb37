"""Adding lines to the logs of tables: what a server does most, so its statements are written by hand."""

import functools
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from .accounts.ratings import rate
from .database import is_sqlite
from .entries import Line, encode_entry, person_of
from .rating import RatedGame
from .requests import TableState
from .schema import log, seats


class SeatRow(NamedTuple):
    """Who sits on a seat, and how the game ended for them."""

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
    """Lines to be added to the log of a table, and what changes with them."""

    table_id: str
    lines: Sequence[Line]
    state: TableState  # of the table after them
    seats: Sequence[SeatRow] | None = None  # None if they have not changed
    rated: RatedGame | None = None  # if the game is over and counts
    fence: int = 0  # under which we decide the table
    request: str | None = None  # the id of the request for them, stored with the first

    @property
    def is_plain(self) -> bool:
        """Whether nothing changes but the log and the row of the table: true of nearly every move."""
        return self.seats is None and self.rated is None


class Outpaced(Exception):
    """Nothing was written about a table: another process decides it by now, or it was deleted."""


def append_all(db: sa.Connection, appends: Sequence[Append]) -> None:
    """Add the lines of many tables at once. Raises Outpaced if one of them is decided elsewhere by now."""
    if not appends:
        return
    add_lines(db, appends)
    if touch(db, appends) != len(appends):
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
    """Whether exactly these lines are in the log, judged by the last of them."""
    last = append.lines[-1]
    wanted = sa.and_(log.c.table_id == append.table_id, log.c.seq == last.seq, log.c.at == last.at)
    found = db.execute(sa.select(log.c.entry).where(wanted)).scalar()
    return found == encode_entry(last.entry).decode()


@functools.cache
def insertion(dialect: sa.Dialect, lines: int) -> str:
    """The statement that adds `lines` lines, built once: it is what the server runs most.

    One statement for all of them: the driver releases the interpreter lock for each statement that it runs,
    and gets it back only when other threads release it.
    """
    names = [dialect.identifier_preparer.quote(column.name) for column in log.columns]
    row = f"({', '.join([mark_of(dialect)] * len(names))})"
    return f"INSERT INTO log ({', '.join(names)}) VALUES {', '.join([row] * lines)}"


def touch(db: sa.Connection, appends: Sequence[Append]) -> int:
    """Update the time and state of tables after their lines; return how many of them we decide. The time
    never moves back: a clock that is wrong for an hour must not make recent games look old. The fence keeps a
    process that was replaced from writing late."""
    if is_sqlite(db):
        rows = [(one.lines[-1].at, one.lines[-1].at, one.state, one.table_id, one.fence) for one in appends]
        return db.exec_driver_sql(TOUCHING, rows).rowcount
    values: list[Any] = []
    for one in appends:
        values += [one.table_id, one.lines[-1].at, one.state, one.fence]
    return db.exec_driver_sql(touching(db.dialect, len(appends)), tuple(values)).rowcount


TOUCHING = (
    "UPDATE tables SET touched = CASE WHEN touched < ? THEN ? ELSE touched END, state = ? "
    "WHERE id = ? AND fence = ?"
)


@functools.cache
def touching(dialect: sa.Dialect, count: int) -> str:
    """Like `TOUCHING`, for `count` tables at once: a round trip to a database server for each would cost more
    than the update itself; for a file that makes no difference. `column1` and so on are the names of the
    columns of VALUES."""
    row = f"({', '.join([mark_of(dialect)] * 4)})"
    later = "CASE WHEN touched < column2 THEN column2 ELSE touched END"
    return (
        f"UPDATE tables SET touched = {later}, state = column3 "
        f"FROM (VALUES {', '.join([row] * count)}) AS new WHERE id = column1 AND fence = column4"
    )


def mark_of(dialect: sa.Dialect) -> str:
    """The placeholder for a value in statements of this database."""
    return "?" if dialect.paramstyle == "qmark" else "%s"


# ── all of it in one statement ────────────────────────────────────────────────────────────────────


class LineRow(msgspec.Struct):
    """A line as a row of the log."""

    table_id: str
    seq: int
    at: int
    person: str | None
    entry: str
    request: str | None


class TouchedRow(msgspec.Struct):
    """The row of a table after its lines; `fence` is the one that it must have."""

    id: str
    at: int
    state: str
    fence: int


# The text is the same for any number of lines, so the driver and the database know it. MATERIALIZED, since
# other marks are no JSON, and must not be read as such.
AT_ONCE = """
WITH touched AS (
    UPDATE tables SET touched = greatest(touched, new.at), state = new.state
    FROM json_to_recordset(CAST(%s AS json)) AS new (id text, at bigint, state text, fence int)
    WHERE tables.id = new.id AND tables.fence = new.fence RETURNING 1
), added AS (
    INSERT INTO log (table_id, seq, at, person, entry, request)
    SELECT table_id, seq, at, person, entry, request FROM json_to_recordset(CAST(%s AS json))
    AS new (table_id text, seq int, at bigint, person text, entry text, request text)
), served AS MATERIALIZED (
    SELECT CAST(value AS json) ->> 'server' AS server FROM marks WHERE name = %s
)
SELECT 1 / CAST(count(*) = %s AND EXISTS (SELECT FROM served WHERE server = ANY (%s)) AS int) FROM touched
"""


def append_at_once(db: sa.Connection, appends: Sequence[Append], mark: str, servers: Sequence[str]) -> None:
    """Like `append_all` for plain appends, in one statement of PostgreSQL, without BEGIN and COMMIT.
    Raises a DBAPIError, and has written nothing, if one of the tables is decided elsewhere by now or the mark
    of the database names none of these servers: the statement then divides by zero, which undoes it all."""
    rows = [TouchedRow(one.table_id, one.lines[-1].at, one.state, one.fence) for one in appends]
    lines = [row for one in appends for row in line_rows(one)]
    values = (as_json(rows).decode(), as_json(lines).decode(), mark, len(appends), list(servers))
    db.exec_driver_sql(AT_ONCE, values)


def line_rows(append: Append) -> list[LineRow]:
    """The rows of the lines of an append. The id of the request is stored with the first."""
    rows = [
        LineRow(
            append.table_id, line.seq, line.at, person_of(line.entry), encode_entry(line.entry).decode(), None
        )
        for line in append.lines
    ]
    rows[0].request = append.request
    return rows


as_json = msgspec.json.Encoder().encode


def write_seats(db: sa.Connection, table_id: str, rows: Sequence[SeatRow]) -> None:
    db.execute(seats.delete().where(seats.c.table_id == table_id))
    if rows:
        db.execute(seats.insert(), [{"table_id": table_id, **row._asdict()} for row in rows])
