"""Two servers on one database: the second is told so, and one that was replaced writes nothing any more."""

import asyncio
import os
import subprocess
import sys
import threading

import pytest
from copies import ithaca
from databases import empty_database_at, url_at
from embedded_server import a_server_here, dealt, people
from guest import a_server
from parts import HandClock

from ithaca.engine.errors import Misuse
from ithaca.server import commands
from ithaca.server.database import bring_up_to_date, is_up_to_date
from ithaca.server.errors import Refused
from ithaca.server.lease import Lease, ServerMark, is_left_behind, read_mark, write_mark
from ithaca.server.storage import Storage


@pytest.fixture
def storage(tmp_path):
    storage = Storage(url_at(tmp_path / "tables.db"))
    with storage.alone() as db:
        bring_up_to_date(db)
    yield storage
    storage.engine.dispose()


def mark(storage, value):
    with storage.engine.begin() as db:
        write_mark(db, value)


ELSEWHERE = ServerMark("other", "elsewhere", 1, 5)


def test_a_second_server_is_told_who_serves_the_database(storage):
    mark(storage, ELSEWHERE)
    again = ServerMark("other", "elsewhere", 1, 7)
    lease = Lease(storage, HandClock(), sleep=lambda _: mark(storage, again))
    with pytest.raises(Misuse) as caught:
        lease.take()
    assert caught.value.key == "database-served"
    assert "elsewhere" in caught.value.say("en")
    assert storage.read_now(read_mark) == again


def test_a_mark_that_nobody_renews_was_left_behind(storage):
    mark(storage, ELSEWHERE)
    waited = []
    lease = Lease(storage, HandClock(), sleep=waited.append)
    lease.take()
    assert waited
    assert lease.stopped_at == 5
    assert storage.read_now(read_mark).server == lease.id


def test_of_two_that_start_at_once_one_is_told_of_the_other(storage):
    """Both have found the mark of a server that is gone, and one was faster."""
    mark(storage, ELSEWHERE)
    fast, slow = Lease(storage, HandClock(), sleep=lambda _: None), Lease(storage, HandClock())
    slow.sleep = lambda _: fast.take()
    with pytest.raises(Misuse, match="served"):
        slow.take()
    assert storage.read_now(read_mark).server == fast.id


def test_a_database_is_brought_up_to_date_by_one_server_at_a_time(tmp_path):
    """A server that comes while another does so waits, and finds it done."""
    file, seen, found = tmp_path / "tables.db", [], []
    empty_database_at(file)
    url = url_at(file)

    def second():
        storage = Storage(url)
        try:
            Lease(storage, HandClock(), sleep=lambda _: None).take()
        except Misuse as misuse:
            seen.append(misuse.key)
        finally:
            storage.engine.dispose()

    first = Storage(url)
    with first.alone() as db:
        found.append(is_up_to_date(db))
        waiting = threading.Thread(target=second)
        waiting.start()
        bring_up_to_date(db)
        write_mark(db, ServerMark("first", "elsewhere", 1, 5))
        assert not seen
    waiting.join()
    found.append(first.read_now(is_up_to_date))
    first.engine.dispose()
    assert (found, seen) == ([False, True], [])


def test_nothing_is_migrated_while_another_server_serves(storage):
    with storage.engine.begin() as db:
        db.exec_driver_sql("UPDATE alembic_version SET version_num = '0002'")
    mark(storage, ELSEWHERE)
    again = ServerMark("other", "elsewhere", 1, 7)
    with pytest.raises(Misuse, match="served"):
        Lease(storage, HandClock(), sleep=lambda _: mark(storage, again)).take()
    assert not storage.read_now(is_up_to_date)


def test_who_ends_cleanly_or_was_killed_here_is_not_waited_for(storage):
    def asleep(seconds):
        raise AssertionError("nobody is to wait")

    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    here = os.uname().nodename
    for left in (ServerMark("", "elsewhere", 1, 5), ServerMark("other", here, ended.pid, 5)):
        assert is_left_behind(left)
        mark(storage, left)
        Lease(storage, HandClock(), sleep=asleep).take()
    assert not is_left_behind(ServerMark("other", here, os.getppid(), 5))


def test_a_server_that_was_replaced_acknowledges_nothing_any_more(tmp_path):
    async def evening():
        async with a_server_here(tmp_path) as server:
            ann = await people(server, "Ann", "Bob", "Cid")
            live = await dealt(server, ann)
            before = live.table.lines
            mark(server.storage, ELSEWHERE)
            with pytest.raises(Refused) as caught:
                await server.committer.run(live, commands.Say(ann[0].id, "Ann", "hello"))
            assert caught.value.key == "server-replaced"
            assert live.table.lines == before
        assert mark_of(tmp_path) == ELSEWHERE  # nor does it take the mark from the other

    asyncio.run(evening())


def mark_of(folder):
    storage = Storage(url_at(folder / "tables.db"))
    try:
        return storage.read_now(read_mark)
    finally:
        storage.engine.dispose()


def test_a_server_beats_and_gives_up_its_mark_at_the_end(tmp_path):
    async def evening():
        clock = HandClock()
        async with a_server_here(tmp_path, clock) as server:
            first = server.storage.read_now(read_mark)
            for _ in range(400):
                await clock.advance(2.5)
                if server.storage.read_now(read_mark).beat > first.beat:
                    return True
                await asyncio.sleep(0.005)
            return False

    assert asyncio.run(evening())
    assert mark_of(tmp_path).server == ""


def test_two_processes_do_not_serve_one_database(tmp_path):
    with a_server(tmp_path) as server:
        done = ithaca("serve", "--port", "0", ITHACA_DATABASE=server.database)
    assert done.returncode == 2
    assert "already served" in done.stderr
    assert "Traceback" not in done.stderr
