"""Several processes on one database: every one takes every visitor, one decides a table."""

import asyncio

import pytest
from harbour import Harbour
from house import dealt, look, people, until

from ithaca.engine.errors import Mistake
from ithaca.server import commands
from ithaca.server.errors import Refused
from ithaca.server.requests import TimeControl


def legal(live, seat):
    return [live.table.match.notation.name(action) for action in live.table.match.legal()]


async def play_one(server, live, persons):
    """The seat that decides plays its first legal move, at this server."""
    table = live.table
    seat = table.actor
    move = legal(live, seat)[0]
    return await server.committer.play(
        live, commands.Play(persons[seat].id, seat, table.seen_seq(seat), move)
    )


def evening(test):
    """Run an async test; the folder of its database is its only argument."""

    def run(tmp_path):
        asyncio.run(test(tmp_path))

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


@evening
async def test_who_follows_a_table_sees_what_happens_where_it_is_decided(folder):
    async with Harbour(folder).servers(2) as (one, other):
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons)
        there = await other.registry.find(here.table.id)
        assert there.decider == one.cluster.id
        assert not here.decider
        viewer = await look(other, there, persons[1], 1)
        viewer.outbox.clear()
        await play_one(one, here, persons)
        await until(lambda: there.table.lines == here.table.lines)
        assert viewer.outbox
        assert here.seat_is_here(1)


@evening
async def test_a_move_that_arrives_elsewhere_is_carried_out_where_the_table_is_decided(folder):
    async with Harbour(folder).servers(2) as (one, other):
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons)
        there = await other.registry.find(here.table.id)
        for _ in range(12):
            seat = there.table.actor
            seq = await play_one(other, there, persons)
            assert seq == there.table.seen_seq(seat) == here.table.seen_seq(seat)
        assert there.table.lines == here.table.lines
        assert one.storage.read_now(lambda db: db.exec_driver_sql("SELECT fence FROM tables").scalar()) == 0


@evening
async def test_a_refusal_elsewhere_has_the_words_that_it_has_here(folder):
    async with Harbour(folder).servers(2) as (one, other):
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons)
        there = await other.registry.find(here.table.id)
        said = []
        for server, live in ((one, here), (other, there)):
            seat = live.table.actor
            wrong = commands.Play(persons[seat].id, seat, live.table.seen_seq(seat), "no such move")
            with pytest.raises(Mistake) as caught:
                await server.committer.play(live, wrong)
            said.append((type(caught.value), caught.value.key, caught.value.say("fr")))
        assert said[0] == said[1]
        with pytest.raises(Refused) as stale:
            await other.committer.play(there, commands.Play(persons[0].id, 0, 99, "x"))
        assert stale.value.key == "stale"


async def kill(harbour, server):
    """It is gone without a word, and so is what it was about to do."""
    harbour.stop(server)
    await harbour.let_pass(3)


@evening
async def test_a_table_whose_process_is_dead_is_taken_over_and_goes_on(folder):
    harbour = Harbour(folder)
    async with harbour.servers(2) as (one, other):
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons)
        there = await other.registry.find(here.table.id)
        await play_one(one, here, persons)
        await kill(harbour, one)
        await until(lambda: there.is_decided_here)
        assert there.fence == 1
        seat = there.table.actor
        assert await play_one(other, there, persons) == there.table.seen_seq(seat)


@evening
async def test_bots_and_clocks_go_on_although_nobody_looks(folder):
    harbour = Harbour(folder)
    async with harbour.servers(2) as (one, other):
        ann, bob, cid = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, [ann, bob, cid], clock=TimeControl("move", 20), away=0)
        table_id = here.table.id
        assert table_id not in other.registry.tables
        await kill(harbour, one)
        await until(lambda: table_id in other.registry.tables)
        there = other.registry.tables[table_id]
        await until(lambda: there.is_decided_here)
        seat = there.table.actor
        await harbour.let_pass(10)
        assert not there.table.seats[seat].standin
        await harbour.let_pass(14)
        await until(lambda: any(seat.standin == "clock" for seat in there.table.seats))


@evening
async def test_who_was_stopped_writes_nothing_late(folder):
    harbour = Harbour(folder)
    async with harbour.servers(2) as (one, other):
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons)
        await play_one(one, here, persons)
        await kill(harbour, one)
        there = await other.registry.find(here.table.id)
        await until(lambda: there.is_decided_here)
        before = there.table.lines
        one.bus.is_up = True
        seat = here.table.actor
        late = commands.Play(persons[seat].id, seat, here.table.seen_seq(seat), legal(here, seat)[0])
        one.tasks._running.clear()
        assert not here.decider  # it does not know yet
        await one.committer.play(here, late)  # it finds out, and asks who decides
        assert here.decider == other.cluster.id
        assert there.table.lines == here.table.lines == before + 1
        rows = other.storage.read_now(
            lambda db: db.exec_driver_sql("SELECT seq FROM log ORDER BY seq").scalars().all()
        )
        assert rows == list(range(1, before + 2))
