"""Nothing that was acknowledged is lost: not to the janitor, not to a wrong clock."""

import asyncio

import msgspec
import pytest
import sqlalchemy as sa
from databases import database_at, sql
from embedded_server import a_server_here, dealt, look, people
from parts import HandClock

from ithaca.server import appends, commands, erasure, store
from ithaca.server import entries as log
from ithaca.server.errors import Refused
from ithaca.server.janitor import TIDY_SECONDS
from ithaca.server.requests import TimeControl
from ithaca.server.routes.live import Conversation
from ithaca.server.schema import keys, tables
from ithaca.server.schema import log as lines

pytestmark = pytest.mark.both

DAYS = 86400.0
YEAR = 366 * DAYS


async def tidied(server, days=0.0):
    """Let this many days pass, then let the janitor tidy up."""
    server.clock.seconds += days * DAYS
    await server.janitor.tidy()


def kept(server):
    return server.storage.read_now(lambda db: set(db.execute(sa.select(tables.c.id)).scalars()))


def touched(server, live):
    query = sa.select(tables.c.touched).where(tables.c.id == live.table.id)
    return server.storage.read_now(lambda db: db.execute(query).scalar_one())


async def ended(server, persons, **setup):
    """A game that was ended by its people."""
    live = await dealt(server, persons, **setup)
    for seat, person in enumerate(persons):
        await server.committer.run(live, commands.OfferEnd(person.id, seat, True))
    assert live.table.state == "over"
    return live


def test_a_table_is_touched_by_every_line_and_never_backwards(tmp_path):
    async def evening():
        clock = HandClock()
        async with a_server_here(tmp_path, clock) as server:
            persons = await people(server, "Ann", "Bob", "Cid")
            live = await dealt(server, persons)
            for command in (
                commands.Say(persons[1].id, "Bob", "hello"),
                commands.Mute(persons[0].id, persons[1].id, True),
                commands.Leave(persons[2].id, 2),
                commands.Resign(persons[1].id, 1),
            ):
                clock.seconds += 100
                await server.committer.run(live, command)
                assert touched(server, live) == clock.now()
            before = touched(server, live)
            clock.seconds -= 3600
            await server.committer.run(live, commands.Say(persons[0].id, "Ann", "oh"))
            assert touched(server, live) == before

    asyncio.run(evening())


@pytest.mark.parametrize("clock", [TimeControl(), TimeControl("move", 86400)])
def test_a_game_that_somebody_plays_is_never_forgotten(tmp_path, clock):
    async def evening():
        async with a_server_here(tmp_path) as server:
            live = await dealt(server, await people(server, "Ann", "Bob", "Cid"), clock=clock, away=0)
            for _ in range(3):
                await tidied(server, 400)
            assert kept(server) == {live.table.id}

    asyncio.run(evening())


def test_a_table_that_is_just_being_read_is_not_let_go_of(tmp_path):
    """Anybody who looks for it would be told that it has moved on."""

    async def evening():
        async with a_server_here(tmp_path) as server:
            live = await ended(server, await people(server, "Ann", "Bob", "Cid"))
            await tidied(server)
            assert live.released, "nobody looks at it"
            tidying = []

            async def wake(live, first):
                tidying.append(live)
                await tidied(server)
                await server.wake(live, first)

            server.registry.when_loaded = wake
            again = await server.registry.find(live.table.id)
            assert tidying == [again]
            assert not again.released

    asyncio.run(evening())


def test_what_is_old_is_forgotten_when_it_was_so_a_day_ago_too(tmp_path):
    async def evening():
        async with a_server_here(tmp_path) as server:
            live = await ended(server, await people(server, "Ann", "Bob", "Cid"))
            await tidied(server, 364)
            await tidied(server, 2)
            await tidied(server, 0.9)
            assert kept(server) == {live.table.id}
            await tidied(server, 0.2)
            assert kept(server) == set()

    asyncio.run(evening())


@pytest.mark.parametrize("jump", [3600.0, YEAR, -YEAR])
def test_a_clock_that_jumps_and_is_set_right_again_deletes_nothing(tmp_path, jump):
    async def evening():
        async with a_server_here(tmp_path) as server:
            [ann, *others] = await people(server, "Ann", "Bob", "Cid")
            cookie = server.players.cookie_of(await server.sessions.begin(ann.id, ""))
            live = await ended(server, [ann, *others])
            await tidied(server)
            for _ in range(3):
                await tidied(server, jump / DAYS)
                assert (await server.players.of_cookie(cookie)).person == ann
                await tidied(server, -jump / DAYS)
                await tidied(server, 2)
            assert kept(server) == {live.table.id}
            assert (await server.players.of_cookie(cookie)).person == ann
            count = server.storage.read_now(
                lambda db: db.execute(sa.select(sa.func.count()).select_from(keys)).scalar_one()
            )
            assert count >= 1

    asyncio.run(evening())


def test_a_table_that_is_being_deleted_refuses_everything_before_it_is_gone(tmp_path, monkeypatch):
    async def evening():
        async with a_server_here(tmp_path) as server:
            persons = await people(server, "Ann", "Bob", "Cid")
            live = await ended(server, persons)
            viewer = await look(server, live, persons[0])
            say, seen = commands.Say(persons[0].id, "Ann", "one more word"), []

            def deleting(db, gone, ages):
                seen.append((viewer.gone, live.released, set(gone)))
                return forget(db, gone, ages)

            forget = store.forget_tables
            monkeypatch.setattr(store, "forget_tables", deleting)
            await tidied(server, 366)
            async with server.registry.without([live.table.id]):
                with pytest.raises(Refused):
                    await server.committer.run(live, say)
                with pytest.raises(Refused):
                    await server.registry.find(live.table.id)
            await server.registry.find(live.table.id)  # it was not deleted after all
            await tidied(server, 2)
            assert seen == [(True, True, {live.table.id})]
            with pytest.raises(Refused):
                await server.registry.find(live.table.id)

    asyncio.run(evening())


def test_a_table_that_was_touched_after_the_look_is_not_deleted(tmp_path, monkeypatch):
    async def evening():
        async with a_server_here(tmp_path) as server:
            persons = await people(server, "Ann", "Bob", "Cid")
            live = await ended(server, persons)
            find_old = store.find_old

            def finding(db, ages):
                found = find_old(db, ages)
                if found:
                    line = log.ChatSaid(persons[0].id, "Ann", 0, "wait")
                    entry = store.Line(live.table.lines + 1, ages.now, line)
                    appends.append_all(db, [appends.Append(live.table.id, [entry], "over")])
                return found

            monkeypatch.setattr(store, "find_old", finding)
            await tidied(server, 366)
            await tidied(server, 2)
            assert kept(server) == {live.table.id}

    asyncio.run(evening())


# ── faults that pass ──────────────────────────────────────────────────────────────────────────────


class Fault:
    """A database that cannot be written, as long as it lasts."""

    def __init__(self, server):
        self.server, self.before, self.asked = server, server.storage.guard, 0
        self.mark, self.allowed = self.before.mark, ()

    def check(self, db):
        self.asked += 1
        raise sa.exc.OperationalError("INSERT", {}, Exception("database or disk is full"))

    def __enter__(self):
        self.server.storage.guard = self
        return self

    def __exit__(self, *_):
        self.server.storage.guard = self.before


async def turned(clock, holds, seconds=1.0, tries=300):
    """Advance the clock and wait for threads, until a condition holds."""
    for _ in range(tries):
        if holds():
            return True
        await clock.advance(seconds)
        await asyncio.sleep(0.01)
    return False


def test_clocks_and_bots_go_on_by_themselves_after_a_full_disk(tmp_path):
    async def evening():
        clock = HandClock()
        async with a_server_here(tmp_path, clock) as server:
            persons = await people(server, "Ann", "Bob", "Cid")
            live = await dealt(server, persons, clock=TimeControl("move", 30), away=0)
            with Fault(server) as fault:
                assert await turned(clock, lambda: fault.asked > 45)
                assert not any(seat.standin for seat in live.table.seats)
                assert not server.lease.is_kept
            assert await turned(clock, lambda: any(seat.standin for seat in live.table.seats))
            with Fault(server) as fault:
                assert await turned(clock, lambda: fault.asked > 5)
                moves = len(live.table.moves)
            assert await turned(clock, lambda: len(live.table.moves) > moves)
            assert await turned(clock, lambda: server.lease.is_kept)

    asyncio.run(evening())


def test_who_asks_for_something_while_the_disk_is_full_is_told_so_and_keeps_the_line(tmp_path):
    async def evening():
        async with a_server_here(tmp_path) as server:
            persons = await people(server, "Ann", "Bob", "Cid")
            live = await dealt(server, persons)
            ann = await look(server, live, persons[0], 0)
            talk = Conversation(server, live, ann)
            with Fault(server):
                await talk.hear('{"type": "chat", "id": "f1", "text": "hello"}')
            refused = msgspec.json.decode(ann.outbox[-1])
            assert (refused["type"], refused["id"], refused["code"]) == ("refused", "f1", "went-wrong")
            await talk.hear('{"type": "chat", "id": "f2", "text": "hello"}')
            done = msgspec.json.decode(ann.outbox[-1])
            assert (done["type"], done["id"]) == ("done", "f2")
            assert sum(isinstance(note.entry, log.ChatSaid) for note in live.table.notes) == 1

    asyncio.run(evening())


def test_what_follows_from_an_acknowledged_line_is_written_later_if_it_cannot_be_now(tmp_path, monkeypatch):
    async def evening():
        clock = HandClock()
        async with a_server_here(tmp_path, clock) as server:
            persons = await people(server, "Ann", "Bob", "Cid")
            live = await dealt(server, persons)
            for seat in (0, 1):
                await server.committer.run(live, commands.OfferEnd(persons[seat].id, seat, True))
            fault, write = Fault(server), server.committer._write

            async def only_the_first(live, lines, *rest):
                if any(isinstance(line.entry, log.Ended) for line in lines):
                    fault.check(None)
                await write(live, lines, *rest)

            monkeypatch.setattr(server.committer, "_write", only_the_first)
            await server.committer.run(live, commands.OfferEnd(persons[2].id, 2, True))
            assert (fault.asked, live.table.state) == (1, "playing")
            monkeypatch.setattr(server.committer, "_write", write)
            assert await turned(clock, lambda: live.table.state == "over")

    asyncio.run(evening())


def test_a_table_that_was_let_go_of_wakes_by_itself(tmp_path):
    async def evening():
        clock = HandClock()
        async with a_server_here(tmp_path, clock) as server:
            live = await dealt(server, await people(server, "Ann", "Bob", "Cid"))
            server.registry.release(live)
            assert await turned(clock, lambda: live.table.id in server.registry.tables)

    asyncio.run(evening())


def test_the_janitor_comes_again_when_something_kept_him_from_work(tmp_path, monkeypatch):
    async def evening():
        clock = HandClock()
        async with a_server_here(tmp_path, clock) as server:
            came = []

            async def falls():
                came.append(clock.seconds)
                raise sa.exc.OperationalError("SELECT", {}, Exception("the database restarts"))

            monkeypatch.setattr(server.janitor, "forget_old", falls)
            await clock.advance(3 * TIDY_SECONDS)
            assert await turned(clock, lambda: len(came) >= 3, TIDY_SECONDS)

    asyncio.run(evening())


def test_one_unreadable_line_stops_its_table_and_nothing_else(tmp_path):
    async def evening():
        clock = HandClock()
        async with a_server_here(tmp_path, clock) as server:
            persons = await people(server, "Ann", "Bob", "Cid")
            broken, well = await dealt(server, persons), await dealt(server, persons)
        with sql(database_at(tmp_path / "tables.db")) as db:
            second = sa.and_(lines.c.table_id == broken.table.id, lines.c.seq == 2)
            db.execute(lines.update().where(second).values(entry="{nonsense"))
        async with a_server_here(tmp_path, clock) as server:
            assert await turned(clock, lambda: well.table.id in server.registry.tables)
            with pytest.raises(Refused, match="cannot be read"):
                await server.registry.find(broken.table.id)
            told = b"".join([part async for part in erasure.stored_about(server.storage, persons[1])])
            data = msgspec.json.decode(told)
            assert [line["unreadable"] for line in data["lines"] if "unreadable" in line] == ["{nonsense"]
            await erasure.forget(server, persons[1])
            assert await server.players.find(persons[1].id) is None
            rows = server.storage.read_now(
                lambda db: db.execute(sa.select(lines.c.entry).where(lines.c.entry.contains("Bob"))).all()
            )
            assert rows == []

    asyncio.run(evening())


def test_a_table_that_is_woken_while_it_is_opened_is_held_once(tmp_path):
    """A search for sleeping tables may find it on disk before it is in memory."""

    async def evening():
        async with a_server_here(tmp_path) as server:
            live = await dealt(server, await people(server, "Ann", "Bob", "Cid"))
            assert await server.registry._load(live.table.id) is live
            assert server.registry.tables[live.table.id] is live
            await server.committer.run(live, commands.Say(live.table.owner, "Ann", "still here", ""))

    asyncio.run(evening())


def test_tables_are_counted_wherever_they_are_held(tmp_path):
    async def evening():
        async with a_server_here(tmp_path, most_tables=2) as server:
            persons = await people(server, "Ann", "Bob", "Cid")
            live = await dealt(server, persons)
            await server.check_room()
            await dealt(server, persons)
            server.registry.release(live)
            with pytest.raises(Refused, match="are taken"):
                await server.check_room()

    asyncio.run(evening())
