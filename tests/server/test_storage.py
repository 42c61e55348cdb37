"""The writer: what was requested together is written together, and those who wait get an answer."""

import asyncio

import pytest
import sqlalchemy as sa
from databases import url_at

from ithaca.server import database
from ithaca.server.lease import MARK
from ithaca.server.schema import people
from ithaca.server.storage import Storage

pytestmark = pytest.mark.both


def person(name):
    """A job that adds somebody, and says who."""

    def add(db):
        db.execute(people.insert().values(id=name, name=name, lang="en", created=1, seen=1))
        return name

    return add


class Guard:
    """Lets everything be written, and counts the transactions."""

    mark, allowed = MARK, ()

    def __init__(self, transactions):
        self.check = transactions.append


@pytest.fixture
def storage(tmp_path):
    storage = Storage(url_at(tmp_path / "tables.db"))
    storage.transactions = []
    storage.guard = Guard(storage.transactions)
    return storage


def names_in(storage):
    with storage.engine.begin() as db:
        found = set(db.execute(sa.select(people.c.name)).scalars())
    storage.engine.dispose()
    return found


def test_what_is_asked_for_in_one_turn_of_the_loop_is_one_transaction(storage):
    names = [f"p{n}" for n in range(20)]

    async def evening():
        storage.open()
        told = await asyncio.gather(*(storage.write(person(name)) for name in names))
        await storage.write(person("late"))
        await asyncio.to_thread(storage.close)
        return told

    assert asyncio.run(evening()) == names, "each is told of his own"
    assert len(storage.transactions) == 2
    assert names_in(storage) == {*names, "late"}


def test_one_that_cannot_be_written_costs_the_others_nothing(storage):
    async def evening():
        storage.open()
        jobs = [person("Ann"), person("Bob"), person("Ann"), person("Cid")]
        told = await asyncio.gather(*map(storage.write, jobs), return_exceptions=True)
        await asyncio.to_thread(storage.close)
        return told

    ann, bob, again, cid = asyncio.run(evening())
    assert (ann, bob, cid) == ("Ann", "Bob", "Cid")
    assert isinstance(again, sa.exc.IntegrityError)
    assert names_in(storage) == {"Ann", "Bob", "Cid"}


def test_what_waits_when_the_writer_is_told_to_stop_is_written(storage):
    async def evening():
        storage.open()
        waiting = asyncio.ensure_future(storage.write(person("Ann")))
        await asyncio.sleep(0)  # it is requested, and not passed on yet
        storage.close()
        return await waiting

    assert asyncio.run(evening()) == "Ann"
    assert names_in(storage) == {"Ann"}


@pytest.mark.sqlite
def test_a_file_that_somebody_else_has_locked_for_long_is_waited_for(tmp_path, monkeypatch):
    monkeypatch.setattr(database, "BUSY_MILLISECONDS", 1)
    storage, other = (Storage(url_at(tmp_path / "tables.db")) for _ in range(2))

    async def evening():
        storage.open()
        pauses = []

        def pause(seconds):
            pauses.append(seconds)
            if len(pauses) == 2:
                holder.rollback()
            return True

        with other.engine.connect() as holder:
            holder.exec_driver_sql("BEGIN IMMEDIATE")
            monkeypatch.setattr(storage._transactions, "_waits", pause)
            assert await storage.write(person("Ann")) == "Ann"
        await asyncio.to_thread(storage.close)
        return pauses

    assert len(asyncio.run(evening())) >= 2
    assert names_in(storage) == {"Ann"}
    other.engine.dispose()
