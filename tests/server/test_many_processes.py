"""Several processes on one database: every one accepts every visitor, one decides a table."""

import asyncio
from contextlib import contextmanager

import msgspec
import pytest
import sqlalchemy as sa
from embedded_cluster import EmbeddedCluster
from embedded_server import a_server_here, dealt, look, people, until
from litestar.exceptions import WebSocketDisconnect
from parts import HandClock

from ithaca.engine.errors import Mistake, Misuse
from ithaca.server import broadcaster, commands, erasure
from ithaca.server import entries as log
from ithaca.server.accounts.merging import merge
from ithaca.server.appends import Append
from ithaca.server.bus_messages import Answered, Asked, ServerLeft, decode_message
from ithaca.server.clock import Clock
from ithaca.server.commands import NewTable
from ithaca.server.committer import new_table_id
from ithaca.server.errors import Refused
from ithaca.server.lease import Lease, write_mark
from ithaca.server.limits import SIGN_INS
from ithaca.server.live_table import sights_elsewhere
from ithaca.server.messages import encode
from ithaca.server.requests import TableSetup, TimeControl
from ithaca.server.routes.live import Conversation
from ithaca.server.server import Server
from ithaca.server.states import state_of
from ithaca.server.storage import Storage
from ithaca.server.transactions import OutcomeUnknown
from ithaca.server.viewers import Viewer


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
    async with EmbeddedCluster(folder).servers(2) as (one, other):
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
    async with EmbeddedCluster(folder).servers(2) as (one, other):
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
    async with EmbeddedCluster(folder).servers(2) as (one, other):
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


def states_of(viewer):
    """The states that a viewer was sent, and that it is sent no more."""
    found = [bytes(message) for message in viewer.outbox if message.startswith(b'{"type":"state"')]
    viewer.outbox.clear()
    return found


def without_news(state):
    """A state as sent to somebody who requests it again: nothing in it is news."""
    return {**msgspec.json.decode(state), "told": []}


@contextmanager
def counting_states():
    """The tables of which states are written meanwhile, one entry for each time."""
    written = []

    def counted(write):
        def count(table, *args, **more):
            written.append(table)
            return write(table, *args, **more)

        return count

    with pytest.MonkeyPatch.context() as patch:
        for write in (broadcaster.state_of, broadcaster.states_of):
            patch.setattr(broadcaster, write.__name__, counted(write))
        yield written


@pytest.mark.parametrize("game", ["odysseus", "odyssey", "ulysses"])
def test_a_state_is_written_once_wherever_its_viewers_look(game, tmp_path):
    asyncio.run(a_state_is_written_once(game, tmp_path))


async def a_state_is_written_once(game, folder):
    async with EmbeddedCluster(folder).servers(2) as (one, other):
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons, game)
        there = await other.registry.find(here.table.id)
        near = {seat: await look(one, here, persons[seat], seat) for seat in (0, 1)}
        far = {
            seat: await look(other, there, persons[seat] if seat >= 0 else None, seat) for seat in (-1, 1, 2)
        }
        await until(lambda: sights_elsewhere(here) == {-1, 1, 2})
        for viewer in (*near.values(), *far.values()):
            viewer.outbox.clear()
        for nth in range(40):
            if here.table.state == "over":
                break
            server, live = ((one, here), (other, there))[nth % 2]
            with counting_states() as written:
                await play_one(server, live, persons)
                await until(lambda: there.table.lines == here.table.lines)
            assert there.table not in written
            told = {seat: states_of(viewer) for seat, viewer in far.items()}
            assert states_of(near[1]) == told[1]
            for seat, states in told.items():
                ours = encode(state_of(there.table, seat, []))
                assert not states or without_news(states[-1]) == without_news(ours)
            states_of(near[0])
        assert there.table.shown_seq > 10


@evening
async def test_who_looks_from_where_the_deciding_process_has_not_heard_of_is_told_all_the_same(folder):
    async with EmbeddedCluster(folder).servers(2) as (one, other):
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons)
        there = await other.registry.find(here.table.id)
        viewer = await look(other, there, persons[1], 1)
        await until(lambda: sights_elsewhere(here) == {1})
        viewer.sight = -1  # and nobody says so
        viewer.outbox.clear()
        for _ in range(5):
            await play_one(one, here, persons)
        await until(lambda: there.table.lines == here.table.lines)
        assert without_news(states_of(viewer)[-1]) == without_news(encode(state_of(here.table, -1, [])))
        other.presence.look_from(there, viewer, 1)
        other.presence.look_from(there, viewer, -1)
        await until(lambda: sights_elsewhere(here) == {-1})


async def kill(cluster, server):
    """It dies without a word, and what it was about to do is lost."""
    cluster.stop(server)
    await cluster.let_pass(3)


@evening
async def test_a_table_whose_process_is_dead_is_taken_over_and_goes_on(folder):
    cluster = EmbeddedCluster(folder)
    async with cluster.servers(2) as (one, other):
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons)
        there = await other.registry.find(here.table.id)
        await play_one(one, here, persons)
        await kill(cluster, one)
        await cluster.until(lambda: there.is_decided_here)
        assert there.fence == 1
        seat = there.table.actor
        assert await play_one(other, there, persons) == there.table.seen_seq(seat)


@evening
async def test_bots_and_clocks_go_on_although_nobody_looks(folder):
    cluster = EmbeddedCluster(folder)
    async with cluster.servers(2) as (one, other):
        ann, bob, cid = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, [ann, bob, cid], clock=TimeControl("move", 20), away=0)
        table_id = here.table.id
        assert table_id not in other.registry.tables
        await kill(cluster, one)
        await cluster.until(lambda: table_id in other.registry.tables)
        there = other.registry.tables[table_id]
        await cluster.until(lambda: there.is_decided_here)
        seat = there.table.actor
        await cluster.let_pass(10)
        assert not there.table.seats[seat].standin
        await cluster.let_pass(14)
        await cluster.until(lambda: any(seat.standin == "clock" for seat in there.table.seats))


@evening
async def test_who_was_stopped_writes_nothing_late(folder):
    cluster = EmbeddedCluster(folder)
    async with cluster.servers(2) as (one, other):
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons)
        await play_one(one, here, persons)
        await kill(cluster, one)
        there = await other.registry.find(here.table.id)
        await cluster.until(lambda: there.is_decided_here)
        before = len(there.table.moves)
        one.bus.is_up = True
        seat = here.table.actor
        late = commands.Play(persons[seat].id, seat, here.table.seen_seq(seat), legal(here, seat)[0])
        one.tasks._running.clear()
        assert not here.decider  # it does not know yet
        await one.committer.play(here, late)  # it finds out, and asks who decides
        assert here.decider == other.cluster.id
        assert len(there.table.moves) == len(here.table.moves) == before + 1
        rows = other.storage.read_now(
            lambda db: db.exec_driver_sql("SELECT seq FROM log ORDER BY seq").scalars().all()
        )
        assert rows == list(range(1, there.table.lines + 1))


# ── asked twice ───────────────────────────────────────────────────────────────────────────────────


def chat_of(live):
    return [note.entry.text for note in live.table.notes if isinstance(note.entry, log.ChatSaid)]


@evening
async def test_what_is_asked_twice_is_done_once(folder):
    async with EmbeddedCluster(folder).servers(2) as (one, other):
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons)
        say = commands.Say(persons[1].id, "Bob", "hello")
        for again in (False, True):
            asked = Asked(server=other.cluster.id, request="r1", table=here.table.id, task=say, again=again)
            one.cluster.forwarder.hear_asked(asked)
        await until(lambda: chat_of(here))
        await until(lambda: len([m for m in other.bus.hub.said if isinstance(m, Answered)]) == 2)
        assert chat_of(here) == ["hello"]


@evening
async def test_what_was_written_before_its_process_died_is_not_done_again_by_the_next(folder):
    """The answer was lost with it; when asked again, the new decider says that it is done."""
    cluster = EmbeddedCluster(folder)
    async with cluster.servers(2) as (one, other):
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons)
        there = await other.registry.find(here.table.id)
        one.cluster.forwarder._answer = lambda asked, done: None  # it dies before it can say so
        seat = there.table.actor
        move = commands.Play(persons[seat].id, seat, there.table.seen_seq(seat), legal(there, seat)[0])
        asking = asyncio.ensure_future(other.committer.run(there, move))
        before = here.table.lines
        await cluster.until(lambda: here.table.lines > before)
        written = here.table.lines
        await kill(cluster, one)
        assert await asking == there.table.seen_seq(seat)
        assert there.is_decided_here
        moves = [line for line in there.table.moves if line.entry.seat == seat]
        assert len(moves) == 1
        assert there.table.lines >= written


@evening
async def test_only_who_decides_a_table_runs_its_clocks(folder):
    cluster = EmbeddedCluster(folder)
    async with cluster.servers(2) as (one, other):
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons, clock=TimeControl("move", 20), away=0)
        await other.registry.find(here.table.id)
        assert here.table.id in one.turn_clock._timers
        assert not other.turn_clock._timers


# ── who looks ─────────────────────────────────────────────────────────────────────────────────────


@evening
async def test_all_know_who_looks_by_way_of_whom(folder):
    async with EmbeddedCluster(folder).servers(3) as (one, two, three):
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons)
        there = [await server.registry.find(here.table.id) for server in (two, three)]
        await look(two, there[0], persons[1], 1)
        ann = await look(one, here, persons[0], 0)
        await look(three, there[1], None)
        for live in (here, *there):
            assert [live.seat_is_here(seat) for seat in range(3)] == [True, True, False]
            assert live.spectators == 1
        one.presence.depart(here, ann)
        for live in (here, *there):
            assert [live.seat_is_here(seat) for seat in range(3)] == [False, True, False]
            assert live.gone_since(0) == one.clock.now()


@evening
async def test_who_looked_by_way_of_a_process_that_died_is_away(folder):
    cluster = EmbeddedCluster(folder)
    async with cluster.servers(2) as (one, other):
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons)
        there = await other.registry.find(here.table.id)
        await look(one, here, persons[0], 0)
        assert there.seat_is_here(0)
        await kill(cluster, one)
        await cluster.until(lambda: there.is_decided_here)
        assert not there.seat_is_here(0)
        assert there.gone_since(0)


# ── the lobby, people, limits ─────────────────────────────────────────────────────────────────────


@evening
async def test_the_lobby_shows_tables_of_all_processes_and_who_may_see_them(folder):
    cluster = EmbeddedCluster(folder)
    async with cluster.servers(2) as (one, other):
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons)
        hidden = await dealt(one, persons[:3], public=False)
        viewer = Viewer(None, -1, "en", 0.0)
        other.lobby.enter(viewer)
        await cluster.let_pass(1)
        stranger = (await people(other, "Eve"))[0]
        assert [one.id for one in other.lobby.page(stranger, 0)] == [here.table.id]
        ids = {one.id for one in other.lobby.page(persons[1], 0)}
        assert ids == {here.table.id, hidden.table.id}
        brief = other.lobby.find(here.table.id).brief()
        assert brief == here.brief()
        new = NewTable(new_table_id(), TableSetup(game="odysseus", players=3), [])
        waiting = (await one.committer.open(persons[0].id, new)).table.id
        await cluster.let_pass(1)
        assert waiting.encode() in viewer.outbox[-1]
        assert hidden.table.id.encode() not in b"".join(viewer.outbox)


@evening
async def test_who_comes_later_is_told_of_all_tables(folder):
    cluster = EmbeddedCluster(folder)
    async with cluster.server() as one:
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons)
        async with cluster.server() as other:
            assert [found.id for found in other.lobby.page(None, 0)] == [here.table.id]


@evening
async def test_friends_are_seen_by_way_of_other_processes(folder):
    cluster = EmbeddedCluster(folder)
    async with cluster.servers(2) as (one, other):
        (ann,) = await people(one, "Ann")
        one.lobby.enter(Viewer(ann, -1, "en", 0.0))
        await cluster.let_pass(1)
        assert other.persons_here() == {ann.id}


@evening
async def test_a_name_that_changes_elsewhere_is_not_remembered_here(folder):
    async with EmbeddedCluster(folder).servers(2) as (one, other):
        (ann,) = await people(one, "Ann")
        assert (await other.players.find(ann.id)).name == "Ann"
        await one.players.change(ann, "Anna", "en", False)
        await until(lambda: ann.id in other.players._known and other.players._known[ann.id].name == "Anna")


@evening
async def test_a_session_that_is_ended_elsewhere_opens_nothing_here_and_its_lines_are_cut(folder):
    async with EmbeddedCluster(folder).servers(2) as (one, other):
        (ann,) = await people(one, "Ann")
        session = await one.sessions.begin(ann.id, "")
        assert await other.sessions.find(session.id)
        viewer = Viewer(ann, -1, "en", 0.0)
        viewer.session = session.id
        other.lobby.enter(viewer)
        await one.sessions.end(ann.id, session.id)
        one.tell_others(ann.id, session=session.id)
        await until(lambda: viewer.gone)
        assert await other.sessions.find(session.id) is None


@evening
async def test_who_is_forgotten_at_one_process_is_forgotten_at_tables_of_the_other(folder):
    async with EmbeddedCluster(folder).servers(2) as (one, other):
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons)
        await other.registry.find(here.table.id)
        await erasure.forget(other, persons[1])
        await until(lambda: here.table.seats[1].name != "Bob")
        assert "Bob" not in repr(here.table.notes)
        assert here.table.seats[1].standin == "left"


@evening
async def test_what_was_asked_of_one_process_counts_at_the_other(folder):
    cluster = EmbeddedCluster(folder, rate=1)
    async with cluster.servers(2) as (one, other):
        for _ in range(10):
            one.limits.take("sign-in", "1.2.3.4", SIGN_INS)
        await cluster.clock.advance(0.5)
        await until(lambda: other.limits.buckets)
        with pytest.raises(Refused) as caught:
            other.limits.take("sign-in", "1.2.3.4", SIGN_INS)
        assert caught.value.key == "too-fast"


@evening
async def test_an_invitation_is_seen_by_way_of_another_process(folder):
    async with EmbeddedCluster(folder).servers(2) as (one, other):
        ann, bob = await people(one, "Ann", "Bob")
        new = NewTable(new_table_id(), TableSetup(game="odysseus", players=3), [])
        live = await one.committer.open(ann.id, new)
        viewer = Viewer(bob, -1, "en", 0.0)
        other.lobby.enter(viewer)
        await one.invitations.invite(live, ann, bob.id)
        await until(lambda: other.invitations.of(bob.id))
        await until(lambda: b"invitations" in viewer.outbox[-1])


# ── leaving, and a bus that is away ───────────────────────────────────────────────────────────────


@evening
async def test_who_leaves_hands_its_tables_over_and_decides_nothing_more(folder):
    cluster = EmbeddedCluster(folder)
    async with cluster.servers(2) as (one, other):
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons)
        await one.drain()
        await cluster.until(lambda: here.table.id in other.registry.tables)
        there = other.registry.tables[here.table.id]
        await cluster.until(lambda: there.is_decided_here)
        await cluster.until(lambda: here.decider == other.cluster.id)
        seat = here.table.actor
        assert await play_one(one, here, persons) == there.table.seen_seq(seat)
        with pytest.raises(Refused) as caught:
            await one.check_room()
        assert caught.value.key == "server-leaves"


@evening
async def test_without_a_bus_tables_go_on_where_they_are_decided_and_others_are_told(folder):
    cluster = EmbeddedCluster(folder)
    async with cluster.servers(2) as (one, other):
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons)
        there = await other.registry.find(here.table.id)
        for server in (one, other):
            server.bus.cut()
        await play_one(one, here, persons)
        with pytest.raises(Refused) as caught:
            await play_one(other, there, persons)
        assert caught.value.key == "bus-away"
        assert there.table.lines < here.table.lines
        one.bus.is_up = True
        await other.bus.mend()
        assert there.table.lines == here.table.lines
        await play_one(other, there, persons)


class HeardOut:
    """A connection that says nothing."""

    def __init__(self) -> None:
        self.scope = {}

    async def receive_data(self, mode):
        raise WebSocketDisconnect(detail="gone")


@evening
async def test_who_comes_from_another_process_is_not_sent_back_to_what_was_before(folder):
    """He has seen a move and a chat line that this process has not heard of yet."""
    async with EmbeddedCluster(folder).servers(2) as (one, other):
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons)
        there = await other.registry.find(here.table.id)
        other.bus.cut()
        await play_one(one, here, persons)
        await one.committer.run(here, commands.Say(persons[1].id, "Bob", "hello"))
        assert there.table.lines < here.table.lines
        viewer = Viewer(persons[0], 0, "en", 0.0)
        since, notes = here.table.seen_seq(0), len(here.table.notes)
        await Conversation(other, there, viewer).listen(HeardOut(), since, notes)
        hello = msgspec.json.decode(viewer.outbox[0])
        assert (hello["type"], hello["state"]["seq"], hello["notes"]) == ("hello", since, [])
        assert len(there.table.notes) == notes


@evening
async def test_what_was_written_without_our_knowing_it_is_not_done_again(folder):
    """The database failed while it wrote, and said that it had not written."""
    async with EmbeddedCluster(folder).servers(2) as (one, _):
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons)
        write = one.storage.write

        async def write_and_err(job):
            await write(job)
            if isinstance(job, Append):
                one.storage.write = write
                raise sa.exc.IntegrityError("INSERT", {}, Exception("the line is there already"))

        one.storage.write = write_and_err
        await one.committer.run(here, commands.Say(persons[1].id, "Bob", "hello"))
        assert chat_of(here) == ["hello"]
        assert here.is_decided_here


@evening
async def test_who_learns_of_his_own_line_from_another_before_it_is_acknowledged_applies_it_once(folder):
    """The connection to the database was cut during the write; meanwhile another has taken the table over."""
    async with EmbeddedCluster(folder).servers(2) as (one, other):
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons)
        there = await other.registry.find(here.table.id)
        write = one.storage.write

        async def write_late(job):
            await write(job)
            if isinstance(job, Append):
                one.storage.write = write
                here.decider = other.cluster.id
                await one.cluster.followers.catch_up(here)

        one.storage.write = write_late
        seat, before = here.table.actor, len(here.table.match.moves)
        assert await play_one(one, here, persons) == here.table.seen_seq(seat)
        assert len(here.table.match.moves) == before + 1
        await other.cluster.followers.catch_up(there)
        assert here.table.lines == there.table.lines


async def asked_before_the_bus_went(cluster, one, other):
    """A chat line of Bob's that was carried out where its table is decided; the answer is lost with the
    bus."""
    persons = await people(one, "Ann", "Bob", "Cid")
    here = await dealt(one, persons)
    there = await other.registry.find(here.table.id)
    answer, one.cluster.forwarder._answer = one.cluster.forwarder._answer, lambda asked, done: None
    asking = asyncio.ensure_future(other.committer.run(there, commands.Say(persons[1].id, "Bob", "hello")))
    await cluster.until(lambda: chat_of(here))
    for server in (one, other):
        server.bus.cut()
    one.cluster.forwarder._answer = answer
    await cluster.let_pass(3)
    assert not asking.done()
    return here, asking


@evening
async def test_what_was_done_before_the_bus_went_is_not_refused_for_it(folder):
    cluster = EmbeddedCluster(folder)
    async with cluster.servers(2) as (one, other):
        here, asking = await asked_before_the_bus_went(cluster, one, other)
        one.bus.is_up = True
        await other.bus.mend()
        await cluster.until(asking.done)
        await asking
        assert chat_of(here) == ["hello"]


@evening
async def test_thoughts_that_were_asked_for_before_the_bus_was_away_are_thought_here(folder):
    async with EmbeddedCluster(folder).servers(1) as (one,):
        asked = one.thinkers.elsewhere._asked["thought"] = asyncio.get_running_loop().create_future()
        one.bus.cut()
        assert not asked.done()
        await one.bus.mend()
        assert asked.result() is None


@evening
async def test_if_the_bus_stays_away_nobody_says_what_became_of_what_was_asked(folder):
    cluster = EmbeddedCluster(folder)
    async with cluster.servers(2) as (one, other):
        _, asking = await asked_before_the_bus_went(cluster, one, other)
        await cluster.until(asking.done)
        with pytest.raises(OutcomeUnknown):
            await asking


@evening
async def test_a_line_that_the_bus_has_lost_is_read_from_the_database(folder):
    async with EmbeddedCluster(folder).servers(2) as (one, other):
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons)
        there = await other.registry.find(here.table.id)
        one.bus.is_up = False
        await play_one(one, here, persons)
        one.bus.is_up = True
        await play_one(one, here, persons)
        await until(lambda: there.table.lines == here.table.lines)


@evening
async def test_a_server_alone_is_told_that_several_serve_the_database(folder):
    cluster = EmbeddedCluster(folder)
    async with cluster.server() as one:
        storage = Storage(one.storage.url)

        def meanwhile(_):
            with storage.alone() as db:
                write_mark(db, later(one))

        with pytest.raises(Misuse) as caught:
            Lease(storage, HandClock(), sleep=meanwhile).take()
        storage.engine.dispose()
        assert caught.value.key == "database-served"


def later(server):
    server.clock.seconds += 2
    return server.lease._mark()


@evening
async def test_tables_of_a_server_that_was_alone_are_taken_by_several(folder):
    clock = HandClock()
    async with a_server_here(folder, clock) as alone:
        persons = await people(alone, "Ann", "Bob", "Cid")
        table_id = (await dealt(alone, persons, clock=TimeControl("move", 60))).table.id
    cluster = EmbeddedCluster(folder)
    cluster.clock.seconds = 3600.0
    async with cluster.servers(2) as (one, other):
        await cluster.let_pass(2)
        lives = [await server.registry.find(table_id) for server in (one, other)]
        await cluster.until(lambda: any(live.is_decided_here for live in lives))
        (live,) = [live for live in lives if live.is_decided_here]
        assert live.table.deadline() - cluster.clock.now() > 50_000  # nobody's time ran meanwhile


@evening
async def test_whoever_is_asked_tells_the_figures_of_all_each_by_its_process(folder):
    async with EmbeddedCluster(folder).servers(2) as (one, other):
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons)
        await play_one(one, here, persons)
        text = (await other.cluster.metrics.text()).decode()
        for server, moves in ((one, 1.0), (other, 0.0)):
            assert f'ithaca_moves_total{{server="{server.cluster.id}"}} {moves}' in text
            assert f'ithaca_bus_up{{server="{server.cluster.id}"}} 1.0' in text
        assert text.count("# TYPE ithaca_moves_total counter") == 1


# ── what is no command, and what changes a log behind its back ────────────────────────────────────


@evening
async def test_an_order_that_is_given_elsewhere_stands_where_its_table_is_decided(folder):
    async with EmbeddedCluster(folder).servers(2) as (one, other):
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons, away=0, practice=5)
        there = await other.registry.find(here.table.id)
        start = commands.Play(persons[here.table.actor].id, here.table.actor, 0, "start:crete")
        await one.committer.run(here, start)
        seat = (here.table.actor + 1) % 3
        bob = await look(one, here, persons[seat], seat)
        await other.give_order(there, persons[seat].id, seat, "pass")
        assert here.orders[seat].kind == there.orders[seat].kind == "pass"
        assert b'"type":"orders"' in bob.outbox[-1]
        with pytest.raises(Refused) as caught:
            await other.give_order(there, persons[0].id, (seat + 1) % 3 or 1, "nonsense")
        assert caught.value.key in ("no-such-order", "not-your-seat")
        await one.give_order(here, persons[seat].id, seat, "")
        await until(lambda: not there.orders)


@evening
async def test_bots_are_held_by_way_of_another_process(folder):
    async with EmbeddedCluster(folder).servers(2) as (one, other):
        persons = await people(one, "Ann", "Bob", "Cid")
        new = NewTable(new_table_id(), TableSetup(game="odysseus", players=3), [])
        here = await one.committer.open(persons[0].id, new)
        await one.committer.run(here, commands.Sit(persons[0].id, "Ann", 0, f"{0:032x}"))
        there = await other.registry.find(here.table.id)
        await other.hold_bots(there, persons[0].id, True)
        assert here.held_until > one.clock.now()
        with pytest.raises(Refused) as caught:
            await other.hold_bots(there, persons[1].id, True)
        assert caught.value.key == "not-alone"


@evening
async def test_guests_who_become_one_at_another_process_are_one_where_their_table_is_decided(folder):
    """The process that is asked changes the log; it decides the table meanwhile, so that nothing is added."""
    async with EmbeddedCluster(folder).servers(2) as (one, other):
        persons = await people(one, "Ann", "Bob", "Cid")
        (dora,) = await people(one, "Dora")
        here = await dealt(one, persons)
        await merge(other, persons[1], dora)
        await until(lambda: here.table.seats[1].person == dora.id)
        assert here.decider == other.cluster.id
        await play_one(one, here, [persons[0], dora, persons[2]])
        there = await other.registry.find(here.table.id)
        assert there.is_decided_here
        assert there.table.lines == here.table.lines


@evening
async def test_a_table_that_nobody_looks_at_is_let_go_of_where_it_is_not_decided(folder):
    cluster = EmbeddedCluster(folder)
    async with cluster.servers(2) as (one, other):
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons)
        await other.registry.find(here.table.id)
        assert here.elsewhere
        await cluster.let_pass(36)
        await cluster.until(lambda: not other.registry.tables)
        assert not here.elsewhere
        assert here.table.id in one.registry.tables
        assert [found.id for found in other.lobby.page(None, 0)] == [here.table.id]


@evening
async def test_old_tables_are_forgotten_by_one_and_let_go_of_by_all(folder):
    cluster = EmbeddedCluster(folder)
    async with cluster.servers(2) as (one, other):
        (ann,) = await people(one, "Ann")
        new = NewTable(new_table_id(), TableSetup(game="odysseus", players=3), [])
        here = await one.committer.open(ann.id, new)
        await other.registry.find(here.table.id)
        for days in (15, 2):
            cluster.clock.seconds += days * 86_400
            for server in (other, one):
                await server.cluster.membership.beat()
            await other.janitor.forget_old()
        await until(lambda: not one.registry.tables and not other.registry.tables)
        with pytest.raises(Refused) as caught:
            await one.registry.find(here.table.id)
        assert caught.value.key == "no-such-table"


@evening
async def test_a_message_of_a_newer_version_is_passed_over(folder):
    data = msgspec.msgpack.encode({"type": "of-tomorrow", "server": "x"})
    assert decode_message(data) is None
    more = msgspec.msgpack.encode({"type": "left", "server": "x", "why": "of tomorrow"})
    assert decode_message(more) == ServerLeft(server="x")


# ── decided where it is looked at ─────────────────────────────────────────────────────────────────


@evening
async def test_a_table_is_given_to_the_process_by_way_of_which_all_look_at_it(folder):
    async with EmbeddedCluster(folder).servers(2) as (one, other):
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons, clock=TimeControl("move", 60))
        there = await other.registry.find(here.table.id)
        for seat, person in enumerate(persons):
            await look(other, there, person, seat)
        await play_one(other, there, persons)
        await until(lambda: there.is_decided_here)
        assert here.decider == other.cluster.id
        assert not one.turn_clock._timers
        assert there.table.id in other.turn_clock._timers
        said = len(one.bus.hub.said)
        await play_one(other, there, persons)
        assert not [m for m in one.bus.hub.said[said:] if isinstance(m, Asked | Answered)]
        await until(lambda: here.table.lines == there.table.lines)  # it follows now


@evening
async def test_a_table_stays_where_somebody_looks_at_it(folder):
    async with EmbeddedCluster(folder).servers(2) as (one, other):
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons)
        there = await other.registry.find(here.table.id)
        await look(one, here, None)
        await look(other, there, persons[0], 0)
        await play_one(other, there, persons)
        await until(lambda: not other.cluster.forwarder._asking)
        assert here.is_decided_here
        assert here.fence == 0


@evening
async def test_a_table_that_was_given_without_a_word_is_found_by_who_decides_it(folder):
    """The message was lost: clocks go on all the same."""
    cluster = EmbeddedCluster(folder)
    async with cluster.servers(2) as (one, other):
        persons = await people(one, "Ann", "Bob", "Cid")
        here = await dealt(one, persons)
        there = await other.registry.find(here.table.id)
        await look(other, there, persons[0], 0)
        one.bus.is_up = False
        await one.cluster.forwarder.giving.offer(here, other.cluster.id)
        one.bus.is_up = True
        assert here.decider == other.cluster.id
        assert there.decider == one.cluster.id
        await cluster.until(lambda: there.is_decided_here)


class StandingClock(Clock):
    def monotonic(self) -> float:
        return 5.0


@evening
async def test_all_go_by_the_clock_of_the_database(folder):
    cluster = EmbeddedCluster(folder)
    cluster.clock = StandingClock()
    bus, noon = cluster.hub.bus(), 1_800_000_000_000
    server = Server(cluster.settings, cluster.clock, bus, now=lambda _: noon)
    await server.open()
    assert server.clock.now() == noon
    await server.close()
