"""Plain lines are added in one statement on PostgreSQL: all or none, as by several in a transaction."""

import asyncio

import pytest
import sqlalchemy as sa
from databases import postgres, sql, url_at
from parts import NOON

from ithaca.server import storage as storage_module
from ithaca.server.appends import Append, Outpaced, append_all, append_at_once
from ithaca.server.clock import Clock
from ithaca.server.database import for_reading, process_of
from ithaca.server.entries import ChatSaid, Line, Moved
from ithaca.server.errors import Refused
from ithaca.server.lease import MARK, SharedLease, read_mark, write_mark
from ithaca.server.receipts import write_receipt
from ithaca.server.schema import log, tables
from ithaca.server.storage import Storage

pytestmark = pytest.mark.postgresql

WORDS = 'hello "Ann" \\ é \n'


@pytest.fixture
def storage(tmp_path):
    """A database that we serve, with three tables that we decide under fence 4."""
    storage = Storage(url_at(tmp_path / "tables.db"))
    lease = SharedLease(storage, Clock())
    lease.take()
    storage.guard = lease
    told = {"created": 1, "touched": NOON, "state": "playing", "rules": 1, "setup": "{}", "seed": b""}
    with storage.engine.begin() as db:
        db.execute(tables.insert(), [{"id": name, "fence": 4, **told} for name in "abc"])
        write_receipt(db, "receipt of somebody", "7")  # marks that are no JSON
    yield storage
    storage.engine.dispose()


def append(table, *entries, fence=4, at=NOON + 7, state="playing", request="r1", first=1):
    lines = [Line(seq, at, entry) for seq, entry in enumerate(entries or [Moved(1, "stop")], first)]
    return Append(table, lines, state, fence=fence, request=request)


def written(storage, *appends):
    """Ask for these in one turn of the event loop; returns what each is told."""

    async def evening():
        storage.open()
        told = await asyncio.gather(*map(storage.write, appends), return_exceptions=True)
        await asyncio.to_thread(storage.close)
        return told

    return asyncio.run(evening())


def rows(storage):
    """All lines, and the rows of the tables."""
    with storage.engine.begin() as db:
        lines = db.execute(sa.select(log).order_by(log.c.table_id, log.c.seq)).all()
        touched = db.execute(
            sa.select(tables.c.id, tables.c.touched, tables.c.state).order_by(tables.c.id)
        ).all()
    return lines, touched


def at_once(db, *appends, servers=None):
    append_at_once(db, appends, MARK, [read_mark(db).server] if servers is None else servers)


def at_once_alone(storage, *appends, servers=None):
    """Without a transaction around it that would undo what it has done."""
    with for_reading(storage.engine).connect() as db:
        at_once(db, *appends, servers=servers)


MANY = [
    append("a", Moved(1, "stop"), ChatSaid("p1", "Ann", WORDS), first=3),
    append("b", ChatSaid("p2", "Bob", "", phrase="hi"), at=NOON - 9, state="over", request=None),
]


def test_it_writes_what_several_statements_write(storage):
    before = rows(storage)
    with storage.engine.connect() as db:
        append_all(db, MANY)
        wanted = db.execute(sa.select(log)).all(), db.execute(sa.select(tables)).all()
        db.rollback()
        at_once(db, *MANY)
        found = db.execute(sa.select(log)).all(), db.execute(sa.select(tables)).all()
        db.rollback()
    assert [sorted(map(str, each)) for each in found] == [sorted(map(str, each)) for each in wanted]
    assert rows(storage) == before


def test_the_writer_adds_plain_lines_in_one_statement(storage, monkeypatch):
    monkeypatch.setattr(storage_module, "append_all", None)
    assert written(storage, *MANY) == [None, None]
    lines, touched = rows(storage)
    assert [(row.table_id, row.seq, row.request) for row in lines] == [
        ("a", 3, "r1"),
        ("a", 4, None),
        ("b", 1, None),
    ]
    assert touched == [("a", NOON + 7, "playing"), ("b", NOON, "over"), ("c", NOON, "playing")]


def test_who_comes_too_late_writes_nothing_at_all(storage):
    """A process that was stopped, whose table another has taken since."""
    before = rows(storage)
    with pytest.raises(sa.exc.DBAPIError):
        at_once_alone(storage, append("a"), append("b", fence=3), append("c"))
    assert rows(storage) == before


def test_who_comes_too_late_costs_the_others_nothing(storage):
    told = written(storage, append("a"), append("b", fence=3, state="over"), append("c"))
    assert [type(one) for one in told] == [type(None), Outpaced, type(None)]
    lines, touched = rows(storage)
    assert [row.table_id for row in lines] == ["a", "c"]
    assert touched[1] == ("b", NOON, "playing")


def test_a_fence_that_is_raised_while_we_write_stops_us(storage):
    """The other process holds the row when our statement begins: ours waits for it, and looks again."""

    async def evening():
        storage.open()
        with storage.engine.connect() as other:
            other.execute(tables.update().where(tables.c.id == "a").values(fence=5))
            asked = asyncio.create_task(storage.write(append("a")))
            while not await storage.read(waits_for_a_lock):
                await asyncio.sleep(0.01)
            other.commit()
        with pytest.raises(Outpaced):
            await asyncio.wait_for(asked, 60)
        await asyncio.to_thread(storage.close)

    asyncio.run(evening())
    assert rows(storage)[0] == []


def waits_for_a_lock(db):
    return db.exec_driver_sql("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'").scalar()


@pytest.mark.parametrize("lost", [False, True], ids=["not known yet", "known"])
def test_a_server_that_was_replaced_writes_nothing(storage, lost):
    with storage.engine.begin() as db:
        write_mark(db, storage.guard._mark(server="another"))
    storage.guard.lost = lost
    [told] = written(storage, append("a"))
    assert isinstance(told, Refused)
    assert told.key == "server-replaced"
    assert storage.guard.lost
    assert rows(storage)[0] == []


def test_the_mark_of_another_server_undoes_the_statement(storage):
    for servers in (["another"], []):
        with pytest.raises(sa.exc.DBAPIError):
            at_once_alone(storage, append("a"), servers=servers)
    assert rows(storage)[0] == []
    at_once_alone(storage, append("a"))
    assert len(rows(storage)[0]) == 1


def test_a_database_that_is_marked_as_free_is_written_to(storage, monkeypatch):
    with storage.engine.begin() as db:
        write_mark(db, storage.guard._mark(server=""))
    monkeypatch.setattr(storage_module, "append_all", None)
    assert written(storage, append("a")) == [None]


def test_a_line_that_is_there_already_is_not_written_again(storage):
    assert written(storage, append("a")) == [None]
    again = Storage(storage.url)
    again.guard = storage.guard
    told = written(again, append("a", request="r2", state="over"), append("b"))
    assert isinstance(told[0], sa.exc.IntegrityError)
    assert told[1] is None
    lines, touched = rows(storage)
    assert [(row.table_id, row.request) for row in lines] == [("a", "r1"), ("b", "r1")]
    assert touched[0].state == "playing"


# ── the connection is lost ────────────────────────────────────────────────────────────────────────


def lost():
    return sa.exc.OperationalError(None, None, Exception("cut off"), connection_invalidated=True)


def first_time(storage, event, happens):
    """Let something happen when the statement is first run; returns its runs."""
    seen = []

    def run(db, cursor, statement, *_):
        if "json_to_recordset" in statement:
            seen.append(statement)
            if len(seen) == 1:
                happens(db)

    sa.event.listen(storage.engine, event, run)
    return seen


def cut(db):
    with sql(postgres().url("postgres")) as other:
        other.execute(sa.text("SELECT pg_terminate_backend(:pid)"), {"pid": process_of(db)})


def test_lines_that_are_lost_on_their_way_are_written_once(storage):
    runs = first_time(storage, "before_cursor_execute", cut)
    assert written(storage, append("a"), append("b")) == [None, None]
    assert [row.table_id for row in rows(storage)[0]] == ["a", "b"]
    assert len(runs) == 2


def test_lines_whose_answer_is_lost_are_acknowledged_and_not_written_again(storage):
    def answer_is_lost(db):
        cut(db)
        raise lost()

    runs = first_time(storage, "after_cursor_execute", answer_is_lost)
    assert written(storage, append("a"), append("b")) == [None, None]
    assert [row.table_id for row in rows(storage)[0]] == ["a", "b"]
    assert len(runs) == 1


def test_a_connection_is_held_while_one_transaction_follows_another(storage):
    """It is given back before another is taken, for a transaction of several statements."""
    got = []
    sa.event.listen(storage.engine, "checkout", lambda *_: got.append(len(got)))

    async def evening():
        storage.open()
        for seq in range(1, 6):
            await storage.write(append("a", first=seq))
        moves = len(got)
        await storage.write(lambda db: db.execute(sa.select(log.c.seq)).all())
        held = storage.engine.pool.checkedout()
        await storage.write(append("a", first=6))
        await asyncio.to_thread(storage.close)
        return moves, held, len(got)

    moves, held, in_all = asyncio.run(evening())
    assert (moves, held) == (1, 1), "only one at a time"
    assert in_all == 1 + 1 + 1 + 1, "at the end receipts are taken back"
    assert storage.engine.pool.checkedout() == 0


def test_a_held_connection_that_was_cut_is_replaced(storage):
    async def evening():
        storage.open()
        told = [await storage.write(append("a"))]
        cut(storage._transactions._held)
        told.append(await storage.write(append("a", first=2)))
        await asyncio.to_thread(storage.close)
        return told

    assert asyncio.run(evening()) == [None, None]
    assert [row.seq for row in rows(storage)[0]] == [1, 2]
