"""The connection to the database is lost: what was written is acknowledged, what was not is written, once."""

import asyncio
import contextlib
import threading

import pytest
import sqlalchemy as sa
from databases import postgres, sql, url_at
from guest import a_server, end, play_on, seated, some_guests
from parts import NOON

from ithaca.engine.logs import read, verify
from ithaca.server import database
from ithaca.server.appends import Append
from ithaca.server.database import database_now, process_of
from ithaca.server.entries import ChatSaid, Line
from ithaca.server.receipts import read_receipt, remove_old_receipts, write_receipt
from ithaca.server.schema import log, marks, people, tables
from ithaca.server.storage import Storage

pytestmark = pytest.mark.both

LINE = Line(1, NOON, ChatSaid("p1", "Ann", "hello"))
APPEND = Append("table", [LINE], "open")


def add_person(db):
    db.execute(people.insert().values(id="p1", name="Ann", lang="en", created=1, seen=1))


JOBS = {"lines": APPEND, "something else": add_person}


@pytest.fixture
def storage(tmp_path):
    storage = Storage(url_at(tmp_path / "tables.db"))
    told = {"created": 1, "touched": 1, "state": "open", "rules": 1, "setup": "{}", "seed": b""}
    with storage.engine.begin() as db:
        db.execute(tables.insert().values(id=APPEND.table_id, **told))
    return storage


def written(storage, job):
    """Write this; returns how often it is there then."""

    async def evening():
        storage.open()
        await asyncio.wait_for(storage.write(job), 60)
        rows = log if isinstance(job, Append) else people
        count = await storage.read(
            lambda db: db.execute(sa.select(sa.func.count()).select_from(rows)).scalar()
        )
        await asyncio.to_thread(storage.close)
        return count

    return asyncio.run(evening())


def cut(process):
    """End a connection, as the network or the database would."""
    with sql(postgres().url("postgres")) as db:
        db.execute(sa.text("SELECT pg_terminate_backend(:pid)"), {"pid": process})


def lost():
    """As SQLAlchemy reports it."""
    return sa.exc.OperationalError(None, None, Exception("cut off"), connection_invalidated=True)


def once(storage, event, happens):
    """Let something happen at the first event of this kind."""
    seen = []

    def first(db, *_):
        seen.append(db)
        if len(seen) == 1:
            happens(db)

    sa.event.listen(storage.engine, event, first)
    return seen


@pytest.mark.postgresql
@pytest.mark.parametrize("job", JOBS)
def test_a_line_that_is_lost_before_the_end_costs_nothing(storage, job):
    commits = once(storage, "commit", lambda db: cut(process_of(db)))
    assert written(storage, JOBS[job]) == 1
    assert len(commits) == 2 + 1, "it was tried twice; at the end receipts are taken back"


@pytest.mark.postgresql
@pytest.mark.parametrize("job", JOBS)
def test_what_was_written_is_acknowledged_though_the_answer_was_lost(storage, job):
    def answer_is_lost(db):
        process = process_of(db)
        db.connection.driver_connection.commit()
        cut(process)
        raise lost()

    commits = once(storage, "commit", answer_is_lost)
    assert written(storage, JOBS[job]) == 1
    assert len(commits) == 1 + 1, "it was not tried again"


@pytest.mark.postgresql
@pytest.mark.parametrize("job", JOBS)
def test_an_end_that_is_still_on_its_way_does_not_arrive_late(storage, job):
    """We are cut off while the database still holds the transaction open."""
    held = []

    def cut_off(db):
        db.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")  # nobody else ends it
        line = db.connection.driver_connection
        db.connection.detach()
        line.rollback = line.close = lambda: None  # it does not hear of it
        held.append(line)
        raise lost()

    once(storage, "commit", cut_off)
    assert written(storage, JOBS[job]) == 1
    with pytest.raises(Exception, match=r"terminating connection|closed"):
        held[0].commit()


@pytest.mark.postgresql
@pytest.mark.parametrize("unused", [-1.0, 60.0], ids=["asked first", "tried again"])
def test_who_was_cut_off_while_nothing_was_asked_notices_nothing(storage, unused, monkeypatch, caplog):
    monkeypatch.setattr(database, "UNUSED_SECONDS", unused)

    async def evening():
        storage.open()
        await storage.write(add_person)
        cut_all(storage)
        name = await storage.read(lambda db: db.execute(sa.select(people.c.name)).scalar())
        cut_all(storage)
        await storage.write(lambda db: db.execute(people.update().values(name="Bob")))
        left = await storage.read(lambda db: db.execute(sa.select(marks.c.name)).scalars().all())
        await asyncio.to_thread(storage.close)
        return name, left

    name, left = asyncio.run(evening())
    assert name == "Ann"
    assert ("the database is away" in caplog.text) == (unused > 0)
    assert left, "there is a receipt to look for"
    with sql(storage.url) as db:
        assert db.execute(sa.select(people.c.name)).scalar() == "Bob"
        assert db.execute(sa.select(marks)).all() == [], "nobody looks for it any more"


@pytest.mark.postgresql
def test_a_receipt_that_a_killed_process_has_left_goes_after_a_week(storage):
    """Not before: a process that is only cut off may come back and look for it."""
    with storage.engine.begin() as db:
        write_receipt(db, "receipt of one who lives", "7")
        for name, days in (("receipt of one cut off", 6), ("receipt of one killed", 8)):
            value = f"7 {database_now(db) - days * 86_400_000}"
            db.execute(marks.insert().values(name=name, value=value))
        db.execute(marks.insert().values(name="receipt of an older version", value="7"))
        db.execute(marks.insert().values(name="server", value="{}"))
        remove_old_receipts(db)
        left = set(db.execute(sa.select(marks.c.name)).scalars())
        assert left == {"receipt of one who lives", "receipt of one cut off", "server"}
        assert read_receipt(db, "receipt of one who lives") == "7"
    storage.engine.dispose()


def cut_all(storage):
    end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name"
    with sql(postgres().url("postgres")) as db:
        db.execute(sa.text(end), {"name": storage.engine.url.database})


@pytest.mark.postgresql
def test_a_mistake_is_no_lost_line(storage):
    tried = []

    def wrong(db):
        tried.append(db)
        db.execute(sa.text("SELECT 1 / 0"))

    with pytest.raises(sa.exc.DataError):
        written(storage, wrong)
    assert len(tried) == 1


@pytest.mark.postgresql
def test_a_database_that_stays_away_is_waited_for_once_for_all(storage, monkeypatch):
    calls, gathered = [], threading.Event()

    def is_away(work, append):
        calls.append(append)
        gathered.wait()
        raise lost()

    async def evening():
        storage.open()
        monkeypatch.setattr(storage._transactions, "write", is_away)
        jobs = [asyncio.create_task(storage.write(add_person)) for _ in range(10)]
        await asyncio.sleep(0)
        gathered.set()
        found = await asyncio.gather(*jobs, return_exceptions=True)
        await asyncio.to_thread(storage.close)
        return found

    assert [type(one) for one in asyncio.run(evening())] == [sa.exc.OperationalError] * 10
    assert len(calls) <= 2, "the first, and all others together"


@pytest.mark.postgresql
def test_people_play_on_while_lines_to_the_database_are_cut(tmp_path):
    with a_server(tmp_path) as server, some_guests(server, "Ann", "Bob", "Cid") as guests:
        table, lines = seated(guests, "odysseus")
        over, cuts = threading.Event(), []

        def cutting():
            storage = Storage(url_at(tmp_path / "tables.db"))
            while not over.wait(0.1):
                cut_all(storage)
                cuts.append(1)

        thread = threading.Thread(target=cutting)
        thread.start()
        with contextlib.ExitStack() as stack:
            stack.callback(thread.join)
            stack.callback(over.set)
            while len(cuts) < 4 and not lines[0].state["over"]:
                play_on(lines, lambda legal: legal[0], 3)
        assert cuts
        seq = lines[0].state["seq"]
        if not guests[0].is_over(table):
            end(guests, table)
        told = read(guests[0].get(f"/api/tables/{table}/log"))
        verify(told)
        assert len([entry for _, entry in told.entries if "move" in entry]) >= seq


def test_who_looks_on_is_not_frozen_by_a_database_that_pauses(tmp_path):
    """Neither by one that does not answer, nor by those who wait for it."""
    with a_server(tmp_path) as server, some_guests(server, "Ann", "Bob", "Cid") as guests:
        table, lines = seated(guests, "odysseus")
        public = guests[0].line(table, -1)
        with paused(server):
            asked = next(line for line in lines if line.state["legal"])
            asked.say("move", seq=asked.state["seq"], move=asked.state["legal"][0]["move"])
            for line in [public, *(line for line in lines if line is not asked)]:
                for _ in range(5):
                    line.quiet()
            assert server.answers()
            assert not [message for message in asked.heard if message["type"] == "done"]
        asked.hear_of("done")


@contextlib.contextmanager
def paused(server):
    """A database that gives no answer as long as this lasts, at least to writers."""
    with server.sql() as db:
        if db.dialect.name == "sqlite":
            db.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            names = ", ".join(f'"{name}"' for name in sa.inspect(db).get_table_names())
            db.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")
            db.exec_driver_sql(f"LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE")
        yield
        db.rollback()
