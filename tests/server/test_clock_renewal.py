"""A clock is renewed by the rules of its table and by nothing else."""

import asyncio
import time

import pytest
from embedded_server import a_server_here, dealt, look, people
from parts import NOON, HandClock, seated_table, written

from ithaca.server import commands, erasure
from ithaca.server import entries as log
from ithaca.server.clock import Clock
from ithaca.server.requests import TimeControl

MINUTE = 60_000
MOVE = TimeControl("move", 60)
GAME = TimeControl("game", 600)


# ── coming and going ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("clock", [MOVE, GAME])
@pytest.mark.parametrize("why", ["left", "away", "clock"])
def test_who_leaves_and_comes_back_before_the_decision_has_the_time_that_was_left(clock, why):
    table = seated_table("odysseus", 3, clock=clock)
    before, seat = table.deadline(), table.actor
    written(table, log.StandInCalled(seat, "", why), log.PlayerReturned(seat, ""), at=NOON + 50_000)
    assert table.deadline() == before


def test_who_has_used_up_a_game_gets_no_grace_by_leaving():
    table = seated_table("odysseus", 3, clock=GAME)
    seat = table.seats[table.actor]
    seat.used = 600.0
    before = table.deadline()
    for second in range(1, 14):
        at = NOON + second * 1000
        written(table, log.StandInCalled(seat.number, "", "left"), at=at)
        written(table, log.PlayerReturned(seat.number, ""), at=at)
    assert table.deadline() == before == NOON + 15_000


def test_the_time_of_a_stand_in_is_not_the_players():
    table = seated_table("odysseus", 3, clock=GAME)
    seat = table.seats[table.actor]
    written(table, log.StandInCalled(seat.number, "", "away"), at=NOON + MINUTE)
    move = table.match.notation.name(table.match.legal()[0])
    written(table, log.Moved(seat.number, move, "standin"), at=NOON + 5 * MINUTE)
    assert seat.used == 60.0
    assert table.asked_at == NOON + 5 * MINUTE


# ── who wishes to be forgotten ────────────────────────────────────────────────────────────────────


def test_who_is_forgotten_renews_no_clock_cuts_no_line_and_stops_no_bot(tmp_path):
    async def evening():
        clock = HandClock()
        async with a_server_here(tmp_path, clock) as server:
            ann, bob, cid, eve = await people(server, "Ann", "Bob", "Cid", "Eve")
            live = await dealt(server, [ann, bob, cid], clock=MOVE)
            viewer = await look(server, live, ann)
            await server.committer.run(live, commands.Say(eve.id, "Eve", "hello"))
            before = live.table.deadline()
            while viewer.outbox:  # it reads
                viewer.sent()
            await clock.advance(40)
            await erasure.forget(server, eve)
            assert server.registry.tables[live.table.id] is live
            assert not viewer.gone
            assert live.table.deadline() == before
            chat = [note.entry for note in live.table.notes if isinstance(note.entry, log.ChatSaid)]
            assert [(line.name, line.text) for line in chat] == [("?", "…")]
            assert b'"name":"?"' in viewer.outbox[-1]
            assert b"Eve" not in viewer.outbox[-1]
            await clock.advance(20)
            assert await stands_in(live)

    asyncio.run(evening())


async def stands_in(live):
    """Whether a stand-in is called for the deciding seat, once the storage has written it."""
    for _ in range(400):
        if any(seat.standin for seat in live.table.seats):
            return True
        await asyncio.sleep(0.005)
    return False


# ── restarts ──────────────────────────────────────────────────────────────────────────────────────


def after_restart(folder, off, at=40):
    """The seconds that the deciding player has left after a restart `at` seconds into a minute's clock, when
    the server was off for `off` seconds by the machine's clock."""

    async def evening():
        clock = HandClock()
        async with a_server_here(folder, clock) as server:
            live = await dealt(server, await people(server, "Ann", "Bob", "Cid"), clock=MOVE, away=0)
            await clock.advance(at)
        clock.seconds += off
        async with a_server_here(folder, clock) as server:
            live = await server.registry.find(live.table.id)
            return (live.table.deadline() - clock.now()) / 1000

    return asyncio.run(evening())


@pytest.mark.parametrize("off", [0, 5, 3600, 400 * 86400, -3600])
def test_a_restart_gives_back_what_it_took_and_nothing_more(tmp_path, off):
    assert after_restart(tmp_path, off) == 20


def test_time_that_was_used_is_the_same_after_any_number_of_restarts(tmp_path):
    async def evening():
        clock, table_id = HandClock(), ""
        for _ in range(3):
            async with a_server_here(tmp_path, clock) as server:
                if not table_id:
                    live = await dealt(server, await people(server, "Ann", "Bob", "Cid"), clock=GAME, away=0)
                    table_id = live.table.id
                else:
                    live = await server.registry.find(table_id)
                await clock.advance(10)
            clock.seconds += 1000
        async with a_server_here(tmp_path, clock) as server:
            table = (await server.registry.find(table_id)).table
            seat, move = table.actor, table.match.notation.name(table.match.legal()[0])
            person = table.seats[seat].person
            live = server.registry.tables[table_id]
            await server.committer.play(live, commands.Play(person, seat, 0, move))
            return live.table.seats[seat].used

    assert asyncio.run(evening()) == 30


@pytest.mark.parametrize("off", [0, 50, 400 * 86400, -3600])
def test_a_stand_in_for_who_is_away_comes_when_he_would_have_come_without_a_restart(tmp_path, off):
    async def evening():
        clock = HandClock()
        async with a_server_here(tmp_path, clock) as server:
            persons = await people(server, "Ann", "Bob", "Cid")
            live = await dealt(server, persons, away=120)
            seat = live.table.actor
            viewer = await look(server, live, persons[seat], seat)
            await clock.advance(30)
            server.presence.depart(live, viewer)
            await clock.advance(100)
        clock.seconds += off
        async with a_server_here(tmp_path, clock) as server:
            live = await server.registry.find(live.table.id)
            await clock.advance(19)
            await asyncio.sleep(0.05)
            assert not live.table.seats[seat].standin
            await clock.advance(2)
            assert await stands_in(live)

    asyncio.run(evening())


def test_who_was_here_until_the_restart_is_away_from_then_on(tmp_path):
    async def evening():
        clock = HandClock()
        async with a_server_here(tmp_path, clock) as server:
            persons = await people(server, "Ann", "Bob", "Cid")
            live = await dealt(server, persons, away=120)
            seat = live.table.actor
            viewer = await look(server, live, persons[seat], seat)
            await clock.advance(500)
            server.presence.depart(live, viewer)
        async with a_server_here(tmp_path, clock) as server:
            live = await server.registry.find(live.table.id)
            assert live.gone_since(seat) == clock.now()

    asyncio.run(evening())


def test_a_table_that_is_let_go_of_and_read_again_renews_no_timer(tmp_path):
    async def evening():
        clock = HandClock()
        async with a_server_here(tmp_path, clock) as server:
            persons = await people(server, "Ann", "Bob", "Cid")
            live = await dealt(server, persons, away=120)
            seat = live.table.actor
            viewer = await look(server, live, persons[seat], seat)
            server.presence.depart(live, viewer)
            gone = live.gone_since(seat)
            await clock.advance(100)
            server.registry.release(live)
            again = await server.registry.find(live.table.id)
            assert again.gone_since(seat) == gone

    asyncio.run(evening())


# ── the machine's clock ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("jump", [3600, -3600, 400 * 86400])
def test_a_clock_of_the_machine_that_is_set_takes_no_time_from_anybody(monkeypatch, jump):
    clock = Clock()
    before = clock.now()
    at = time.time_ns() + jump * 10**9
    monkeypatch.setattr("time.time_ns", lambda: at)
    assert 0 <= clock.now() - before < MINUTE
