"""Standing orders at slow tables: carried out as by hand, known to nobody else."""

import asyncio
import itertools
import json
import statistics

import embedded_server
import pytest
import sqlalchemy as sa
from embedded_server import a_server_here, dealt, look, people, until
from parts import NOON, HandClock, breathe, play, seated_table, written

from ithaca.engine import entrypoints
from ithaca.engine.dice import Dice
from ithaca.engine.record import blank
from ithaca.engine.seeds import SEED_BYTES, game_key
from ithaca.engine.snapshot import Snapshot, conceal
from ithaca.server import commands, players
from ithaca.server import entries as log
from ithaca.server.errors import Refused
from ithaca.server.order_answers import Order, answer_of, offered_at, still_stands
from ithaca.server.reply_times import QUICKEST, SLOWEST, own_replies, reply_seconds
from ithaca.server.requests import TableSetup, TimeControl
from ithaca.server.schema import orders
from ithaca.server.setups import is_slow

SLOW = {"away": 0, "practice": 5}
DAY = 86_400


async def by_hand(server, live, persons, move):
    """The deciding player plays a move by hand."""
    seat = live.table.actor
    seq = live.table.seen_seq(seat)
    await server.committer.run(live, commands.Play(persons[seat].id, seat, seq, move))


async def begun(server, game="odysseus", **setup):
    """Three at a slow table, and the ship is placed."""
    persons = await people(server, "Ann", "Bob", "Cid")
    live = await dealt(server, persons, game, **{**SLOW, **setup})
    if game == "odysseus":
        await by_hand(server, live, persons, "start:crete")
    return live, persons


async def contestable(server):
    """A proposal whose first judge holds enough cards to place the red disc: not every deal provides that."""
    for _ in range(100):
        live, persons = await begun(server, "ulysses")
        await by_hand(server, live, persons, moves_of(live, "propose")[0])
        if red := moves_of(live, "red"):
            return live, persons, red
    raise AssertionError("nobody ever holds enough")


def moves_of(live, verb):
    """What the deciding seat may do with this verb."""
    choices = live.table.match.choices(live.table.actor)
    return [choice.move for choice in choices if choice.move.startswith(verb)]


def later(live, steps=1):
    """A seat that decides after this many others."""
    return (live.table.actor + steps) % len(live.table.seats)


async def a_day_passes(server):
    """Longer than any reply takes; what was to be written by then is."""
    await server.clock.leap(DAY)
    for _ in range(3):
        await server.storage.write(lambda db: None)
        await breathe()


async def stored(server):
    return await server.storage.read(lambda db: db.execute(sa.select(orders)).all())


async def forgotten(server):
    """Wait until the database has no order any more."""
    for _ in range(2000):
        if not await stored(server):
            return
        await asyncio.sleep(0.005)  # as `until` does: a disk may take a while
    raise AssertionError("it is still there")


async def played(live, moves):
    """Wait until this many moves are there."""
    await until(lambda: len(live.table.moves) >= moves)


def last(live):
    entry = live.table.moves[-1].entry
    return entry.seat, entry.move, entry.by


# ── which tables are slow ─────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("clock", "away", "slow"),
    [
        (TimeControl(), 0, True),
        (TimeControl(), 120, False),
        (TimeControl(), 3600, True),
        (TimeControl("move", 3599), 0, False),
        (TimeControl("move", 3600), 0, True),
        (TimeControl("move", 86400), 60, False),
        (TimeControl("game", 3600), 0, False),
        (TimeControl("game", 7 * 86400), 0, True),
    ],
)
def test_a_table_is_slow_where_nobody_is_hurried_within_the_hour(clock, away, slow):
    assert is_slow(TableSetup(game="odysseus", players=3, clock=clock, away=away)) == slow


# ── carried out ───────────────────────────────────────────────────────────────────────────────────


def test_an_order_passes_as_its_person_would_and_not_at_once(tmp_path):
    async def story():
        async with a_server_here(tmp_path, clock := HandClock()) as server:
            live, persons = await begun(server)
            seat = later(live)
            await server.orders.give(live, persons[seat].id, seat, "pass")
            await by_hand(server, live, persons, "pass")
            moves = len(live.table.moves)
            await clock.advance(QUICKEST - 1)
            assert len(live.table.moves) == moves
            await a_day_passes(server)
            await played(live, moves + 1)
            assert last(live) == (seat, "pass", "")
            await a_day_passes(server)
            assert len(live.table.moves) == moves + 1

    asyncio.run(story())


def test_it_ends_when_somebody_acts(tmp_path):
    async def story():
        async with a_server_here(tmp_path, HandClock()) as server:
            live, persons = await begun(server)
            seat = later(live)
            await server.orders.give(live, persons[seat].id, seat, "pass")
            choices = live.table.match.choices(live.table.actor)
            await by_hand(server, live, persons, next(c.move for c in choices if c.move[:4] == "wind"))
            assert live.orders_of(seat).order == ""
            moves = len(live.table.moves)
            await a_day_passes(server)
            assert len(live.table.moves) == moves
            await forgotten(server)

    asyncio.run(story())


def test_it_lives_through_a_restart(tmp_path):
    async def story():
        clock = HandClock()
        async with a_server_here(tmp_path, clock) as server:
            live, persons = await begun(server)
            seat, table = later(live), live.table.id
            await server.orders.give(live, persons[seat].id, seat, "pass")
            await by_hand(server, live, persons, "pass")
        async with a_server_here(tmp_path, clock) as server:
            live = await server.registry.find(table)
            assert live.orders_of(seat).order == "pass"
            moves = len(live.table.moves)
            await clock.advance(QUICKEST - 1)  # nor does it reply at once because the server is back
            assert len(live.table.moves) == moves
            await a_day_passes(server)
            await played(live, moves + 1)
            assert last(live) == (seat, "pass", "")

    asyncio.run(story())


def test_what_was_taken_back_answers_nothing(tmp_path):
    async def story():
        async with a_server_here(tmp_path, HandClock()) as server:
            live, persons = await begun(server)
            seat = later(live)
            await server.orders.give(live, persons[seat].id, seat, "pass")
            await by_hand(server, live, persons, "pass")
            await server.orders.give(live, persons[seat].id, seat, "")
            moves = len(live.table.moves)
            await a_day_passes(server)
            assert len(live.table.moves) == moves
            assert await stored(server) == []

    asyncio.run(story())


def test_the_person_may_be_faster(tmp_path):
    async def story():
        async with a_server_here(tmp_path, HandClock()) as server:
            live, persons = await begun(server)
            seat = later(live)
            await server.orders.give(live, persons[seat].id, seat, "pass")
            await by_hand(server, live, persons, "pass")
            await by_hand(server, live, persons, "pass")
            moves = len(live.table.moves)
            await a_day_passes(server)
            assert len(live.table.moves) == moves

    asyncio.run(story())


def test_what_was_begun_by_hand_is_not_answered_and_undone_it_has_time_again(tmp_path):
    async def story():
        async with a_server_here(tmp_path, clock := HandClock()) as server:
            live, persons, red = await contestable(server)
            seat = live.table.actor
            await server.orders.give(live, persons[seat].id, seat, "pass")
            await by_hand(server, live, persons, red[0])
            assert live.table.drafter() == seat
            await a_day_passes(server)
            assert last(live) == (seat, red[0], "")
            undo = commands.Undo(persons[seat].id, seat, live.table.seen_seq(seat))
            await server.committer.run(live, undo)
            lines = len(live.table.moves)
            await clock.advance(QUICKEST - 1)
            assert len(live.table.moves) == lines
            await a_day_passes(server)
            await played(live, lines + 1)
            assert last(live) == (seat, "consent", "")

    asyncio.run(story())


def test_when_the_game_is_over_there_are_no_orders(tmp_path):
    async def story():
        async with a_server_here(tmp_path) as server:
            live, persons = await begun(server)
            seat = later(live, 2)
            await server.orders.give(live, persons[seat].id, seat, "pass")
            for number, person in enumerate(persons):
                await server.committer.run(live, commands.OfferEnd(person.id, number, True))
            assert live.table.state == "over"
            assert live.orders_of(seat) is None
            await forgotten(server)

    asyncio.run(story())


def test_who_leaves_leaves_no_order(tmp_path):
    async def story():
        async with a_server_here(tmp_path) as server:
            live, persons = await begun(server)
            seat = later(live)
            await server.orders.give(live, persons[seat].id, seat, "pass")
            await server.committer.run(live, commands.Leave(persons[seat].id, seat))
            assert seat not in live.orders
            await forgotten(server)

    asyncio.run(story())


def test_a_reply_comes_before_the_clock_is_out(tmp_path):
    async def story():
        async with a_server_here(tmp_path, clock := HandClock()) as server:
            live, persons = await begun(server, clock=TimeControl("move", 3600))
            seat = later(live)
            await server.orders.give(live, persons[seat].id, seat, "pass")
            await by_hand(server, live, persons, "pass")
            moves = len(live.table.moves)
            await clock.advance(3599)
            await played(live, moves + 1)
            assert last(live) == (seat, "pass", "")
            assert not live.table.seats[seat].standin

    asyncio.run(story())


# ── refused ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("setup", "kind", "whose", "code"),
    [
        ({}, "pass", 1, "not-your-seat"),
        ({"away": 120}, "pass", 0, "table-not-slow"),
        ({"clock": TimeControl("move", 60)}, "pass", 0, "table-not-slow"),
        ({}, "consent", 0, "no-such-order"),
        ({}, "x" * 32, 0, "no-such-order"),
    ],
)
def test_what_cannot_be_ordered_is_refused_and_changes_nothing(tmp_path, setup, kind, whose, code):
    async def story():
        async with a_server_here(tmp_path) as server:
            live, persons = await begun(server, **setup)
            with pytest.raises(Refused) as caught:
                await server.orders.give(live, persons[whose].id, 0, kind)
            assert caught.value.key == code
            assert await stored(server) == []

    asyncio.run(story())


def test_a_game_without_orders_offers_none(tmp_path):
    async def story():
        async with a_server_here(tmp_path) as server:
            live, persons = await begun(server, "odyssey")
            assert live.orders_of(0) is None
            with pytest.raises(Refused) as caught:
                await server.orders.give(live, persons[0].id, 0, "pass")
            assert caught.value.key == "no-such-order"

    asyncio.run(story())


def test_an_order_that_would_end_at_once_is_not_given(tmp_path):
    async def story():
        async with a_server_here(tmp_path) as server:
            persons = await people(server, "Ann", "Bob", "Cid")
            live = await dealt(server, persons, **SLOW)  # the ship is not placed yet
            with pytest.raises(Refused) as caught:
                await server.orders.give(live, persons[0].id, 0, "pass")
            assert caught.value.key == "order-ends-at-once"

    asyncio.run(story())


# ── nobody else learns of it ──────────────────────────────────────────────────────────────────────


def sent_to(viewer):
    return b"\n".join(viewer.outbox)


async def watched(folder, monkeypatch, ordered):
    """What everybody else is sent while one seat passes: by an order, or by hand at the same moment."""
    ids = itertools.count(1)
    monkeypatch.setattr(players.secrets, "token_hex", lambda size: f"{next(ids):0{2 * size}x}")
    monkeypatch.setattr(embedded_server, "new_table_id", lambda: "samealways")
    folder.mkdir()
    async with a_server_here(folder, clock := HandClock()) as server:
        live, persons = await begun(server)
        actor, seat, other = live.table.actor, later(live), later(live, 2)
        viewers = [
            await look(server, live, persons[actor], actor),
            await look(server, live, persons[other], other),
            await look(server, live, None),
        ]
        if ordered:
            await server.orders.give(live, persons[seat].id, seat, "pass")
        else:
            mine = await look(server, live, persons[seat], seat)
        await by_hand(server, live, persons, "pass")
        moves = len(live.table.moves)
        await clock.advance(reply_seconds(live.table, seat, None) + 1e-4)
        if not ordered:
            await by_hand(server, live, persons, "pass")
            server.presence.depart(live, mine)
        await played(live, moves + 1)
        assert last(live) == (seat, "pass", "")
        return [sent_to(viewer) for viewer in viewers]


def test_others_are_sent_the_same_bytes_whether_it_was_an_order_or_a_hand(tmp_path, monkeypatch):
    by_order = asyncio.run(watched(tmp_path / "order", monkeypatch, True))
    by_the_hand = asyncio.run(watched(tmp_path / "hand", monkeypatch, False))
    assert by_order == by_the_hand
    assert all(b"samealways" in told for told in by_order)


def test_only_those_who_look_from_the_seat_are_told(tmp_path):
    async def story():
        async with a_server_here(tmp_path) as server:
            live, persons = await begun(server)
            seat = later(live)
            mine = await look(server, live, persons[seat], seat)
            own_public = await look(server, live, persons[seat])
            others = [await look(server, live, persons[n], n) for n in range(3) if n != seat]
            before = [sent_to(viewer) for viewer in (own_public, *others)]
            await server.orders.give(live, persons[seat].id, seat, "pass")
            told = json.loads(mine.outbox[-1])
            assert told == {"type": "orders", "orders": {"offered": ["pass"], "order": "pass"}}
            assert [sent_to(viewer) for viewer in (own_public, *others)] == before
            again = json.loads((await look(server, live, persons[seat], seat)).outbox[0])
            assert again["orders"] == {"offered": ["pass"], "order": "pass"}
            stranger = json.loads((await look(server, live, None)).outbox[0])
            assert stranger["orders"] is None

    asyncio.run(story())


def imagined(table, seat, number):
    """A world that this seat could not tell from its own."""
    world, luck = conceal(table.match.state, seat), blank(Dice)
    belief = blank(table.game.part("belief").Belief)
    table.game.part("belief").believe_nothing(belief[0])
    entrypoints.set_key_at(luck, game_key(bytes(SEED_BYTES), f"twin {number}"))
    entrypoints.guess_at(world, 0, belief, luck)
    return Snapshot(world)


@pytest.mark.parametrize(
    ("game", "kind"), [("odysseus", "pass"), ("ulysses", "pass"), ("ulysses", "consent")]
)
def test_what_an_order_does_and_when_follows_from_what_its_seat_knows(game, kind):
    table = seated_table(game, 3, seed=bytes([7]) * 32, away=0)
    assert kind in offered_at(table)
    answers = set()
    for number in range(60):
        if table.actor < 0:
            break
        seat, order = table.actor, Order(kind, 0, table.shown_seq)
        found = still_stands(table, seat, order), answer_of(table, seat, order)
        wait = reply_seconds(table, seat, None)
        answers.add(found)
        truth, shown = table.match.snapshot, table.shown
        table.match.snapshot = table.shown = imagined(table, seat, number)
        assert (still_stands(table, seat, order), answer_of(table, seat, order)) == found
        assert reply_seconds(table, seat, None) == wait
        table.match.snapshot, table.shown = truth, shown
        legal = table.match.legal()
        play(table, legal[number % len(legal)])
    assert len(answers) > 1


def test_a_reply_takes_as_long_as_people_take():
    table = seated_table("odysseus", 3, away=0)
    drawn = []
    for number in range(400):
        table.shown_seq = number
        drawn.append(reply_seconds(table, 0, None))
    assert QUICKEST <= min(drawn) < max(drawn) <= SLOWEST
    assert 5 * 60 < statistics.median(drawn) < 30 * 60
    hurried = [reply_seconds(table, 0, 3600.0) for table.shown_seq in range(100)]
    assert max(hurried) < 3600


def test_who_takes_hours_takes_hours_by_order_too():
    table = seated_table("odysseus", 3, away=0)
    slow = 5 * 3600 * 1000
    for number in range(30):
        names = [choice.move for choice in table.match.choices(table.actor)]
        name = "pass" if "pass" in names else names[0]
        written(table, log.Moved(table.actor, name), at=NOON + slow * (number + 1))
    known = own_replies(table, table.actor)
    assert known
    assert set(known) == {slow / 1000}
    drawn = []
    for number in range(300):
        table.seed = bytes([number % 251]) * 32
        table.shown_seq = len(table.moves) - number % 2
        drawn.append(reply_seconds(table, table.actor, None))
    assert statistics.median(drawn) > 3600
