"""A database moves into another, from SQLite to PostgreSQL and back: everything, or nothing."""

import asyncio

import msgspec
import pytest
import sqlalchemy as sa
from copies import ithaca
from databases import database_at, empty_database_at, other_kind, sql
from embedded_server import a_server_here, dealt, people
from guest import CHECKOUT
from parts import HandClock

from ithaca.engine.errors import Mistake, Misuse
from ithaca.server import commands, copying
from ithaca.server.backup import backup
from ithaca.server.lease import ServerMark, read_mark, write_mark
from ithaca.server.moving import move
from ithaca.server.schema import journal, keys, log, reports, schema
from ithaca.server.settings import Settings, database_url

pytestmark = pytest.mark.both


def url(database):
    return database_url(Settings(database=database))


def nobody_waits(seconds):
    raise AssertionError("nobody serves it")


@pytest.fixture
def played(tmp_path):
    """A database with a game in it, reports and a journal; and when its server ended."""
    clock = HandClock()

    async def evening():
        async with a_server_here(tmp_path, clock) as server:
            persons = await people(server, "Ann", "Bob", "Odysséas 🏛")
            live = await dealt(server, persons)
            await server.committer.run(live, commands.Say(persons[0].id, "Ann", "a word, “quoted”, \\0"))
            clock.seconds += 100

    asyncio.run(evening())
    database = database_at(tmp_path / "tables.db")
    about = {"person": "p1", "about": "p2", "text": "rude", "at": 1}
    with sql(database) as db:
        for _ in range(3):
            db.execute(reports.insert().values(**about, kind="name", table_id="", note=0, settled=True))
        db.execute(journal.insert().values(**about, action="silence", before=""))
    return database


@pytest.fixture
def target(tmp_path):
    """An empty database of the other kind."""
    return empty_database_at(tmp_path / "target.db", other_kind())


def rows_of(database):
    """Everything but the mark of the server."""
    with sql(database) as db:
        return {
            table.name: sorted(repr(tuple(row)) for row in db.execute(sa.select(table)) if row[0] != "server")
            for table in schema.sorted_tables
        }


def test_everything_moves_and_back_and_games_go_on(tmp_path, played, target):
    before = rows_of(played)
    assert len(before["log"]) > 4
    steps = list(move(url(played), url(target), nobody_waits))
    assert steps[-1].done == 2 * sum(len(rows) for rows in before.values())
    assert rows_of(target) == before == rows_of(played)
    back = empty_database_at(tmp_path / "back.db")
    list(move(url(target), url(back), nobody_waits))
    assert rows_of(back) == before
    asyncio.run(goes_on(tmp_path, target))
    asyncio.run(goes_on(tmp_path, back))


async def goes_on(folder, database):
    """The only table there is continued, and new rows get new numbers."""
    async with a_server_here(folder, database=database) as server:
        tables = sa.select(log.c.table_id).distinct()
        table_id = await server.storage.read(lambda db: db.execute(tables).scalar_one())
        live = await server.registry.find(table_id)
        await server.committer.run(live, commands.Say(live.table.owner, "Ann", "still here"))
        about = {"person": "p1", "about": "p2", "text": "rude", "at": 1, "settled": True}
        new = reports.insert().values(**about, kind="name", table_id="", note=0).returning(reports.c.id)
        assert await server.storage.write(lambda db: db.execute(new).scalar()) == 4


def test_nobody_thinks_while_a_database_moves(played, target):
    """Clocks stood still since the server ended, not since the move."""
    with sql(played) as db:
        ended = read_mark(db).beat
    list(move(url(played), url(target), nobody_waits))
    for database in (played, target):
        with sql(database) as db:
            assert (read_mark(db).server, read_mark(db).beat) == ("", ended)


def test_half_a_move_never_stays(played, target, monkeypatch):
    monkeypatch.setattr(copying, "ROWS", 1)
    before = rows_of(played)
    steps = move(url(played), url(target), nobody_waits)
    for _ in range(sum(len(rows) for rows in before.values()) + 3):  # all is written, some is read again
        next(steps)
    steps.close()
    assert not any(rows_of(target).values())
    assert rows_of(played) == before
    assert len(list(move(url(played), url(target), nobody_waits))) > 10, "it can be tried again"


def test_what_did_not_arrive_as_it_was_is_noticed(played, target, monkeypatch):
    def spoil(db, table):
        if table is log:
            db.execute(log.update().where(log.c.seq == 2).values(at=log.c.at + 1))

    monkeypatch.setattr(copying, "go_on_counting", spoil)
    with pytest.raises(Misuse) as caught:
        list(move(url(played), url(target), nobody_waits))
    assert (caught.value.key, caught.value.args_by_name["name"]) == ("move-differs", "log")
    assert not any(rows_of(target).values())


def test_a_database_that_is_served_is_not_moved(played, target):
    alive = ServerMark("other", "elsewhere", 1, 5)

    def beats(seconds):
        with sql(played) as db:
            write_mark(db, msgspec.structs.replace(alive, beat=7))

    with sql(played) as db:
        write_mark(db, alive)
    with pytest.raises(Misuse, match="served"):
        list(move(url(played), url(target), beats))
    with sql(target) as db:
        assert sa.inspect(db).get_table_names() == []


def test_nothing_is_moved_over_something(played, target):
    with sql(target) as db:
        db.exec_driver_sql("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(Misuse, match="recipes"):
        list(move(url(played), url(target), nobody_waits))
    with sql(target) as db:
        db.exec_driver_sql("DROP TABLE recipes")
    list(move(url(played), url(target), nobody_waits))
    before = rows_of(target)
    with pytest.raises(Misuse, match="not empty"):
        list(move(url(played), url(target), nobody_waits))
    with pytest.raises(Misuse, match="move from"):
        list(move(url(played), url(played), nobody_waits))
    assert rows_of(target) == before


def test_a_backup_is_of_one_moment(tmp_path, played):
    file = tmp_path / "copy.db"
    before = rows_of(played)
    steps = backup(url(played), str(file))
    next(steps, None)  # a file is copied all at once
    with sql(played) as db:
        db.execute(keys.delete())
        db.execute(log.update().values(entry="{}"))
    list(steps)
    assert rows_of(str(file)) == before
    assert not (tmp_path / "copy.db.part").exists()


def test_what_cannot_be_moved_is_said(tmp_path, played, target):
    (tmp_path / "empty.db").touch()
    for source, wanted, key in (
        (str(tmp_path / "nothing.db"), target, "cannot-read"),
        (empty_database_at(tmp_path / "empty.db"), target, "nothing-to-move"),
        (str(CHECKOUT / "README.md"), target, "bad-database"),
        (played, "/no/such/folder/tables.db", "bad-database"),
        (played, "postgresql://ann:sesame@127.0.0.1:1/ithaca", "database-unreachable"),
    ):
        with pytest.raises(Mistake) as caught:
            list(move(url(source), url(wanted), nobody_waits))
        assert caught.value.key == key
        assert "sesame" not in str(caught.value)
    assert not (tmp_path / "nothing.db").exists()


def test_the_command_says_what_it_did_or_why_not(played, target):
    done = ithaca("move-database", played, target, "--lang", "fr")
    assert (done.returncode, done.stderr) == (0, "")
    assert "relues et comparées" in done.stdout
    again = ithaca("move-database", played, target)
    assert (again.returncode, again.stdout) == (2, "")
    assert "is not empty" in again.stderr
