"""One client cannot slow the others: its requests are bounded, and it waits for itself."""

import asyncio
import json
import socket as sockets
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from embedded_server import a_server_here, dealt, look, people
from guest import a_server, some_guests
from parts import HandClock, breathe, play, seated_table
from websockets.sync.client import connect

from ithaca.engine.errors import BadFile
from ithaca.engine.files import MOST_DOTS, read_toml
from ithaca.server import commands
from ithaca.server.addresses import network_of
from ithaca.server.connections import MOST_FROM_ONE, OpenConnections
from ithaca.server.fair_queue import FairQueue
from ithaca.server.live_table import LiveTable
from ithaca.server.lobby import PAGE
from ithaca.server.routes.lines import attend, hang_up
from ithaca.server.settings import Settings
from ithaca.server.table import Table
from ithaca.server.viewers import MOST_BYTES_WAITING, Viewer
from ithaca.server.views import MOST_NOTES, Teller, standing_moves

# ── boards ────────────────────────────────────────────────────────────────────────────────────────

BUSY = {
    "one key of many": ".".join("a" * 19_000) + "=1",
    "quoted": ".".join(['"a"'] * 9_000) + "=1",
    "with spaces": " . ".join("a" * 9_000) + "=1",
    "inline": "a={" + ".".join("a" * 9_000) + "=1}",
    "a header": "[" + ".".join("a" * 19_000) + "]",
    "brackets": "a=" + "[" * 19_000,
    "braces": "a=" + "{a=" * 13_000,
    "digits": "a=" + "9" * 5_000,
}


@pytest.mark.parametrize("name", BUSY)
def test_a_board_that_only_keeps_its_reader_busy_is_refused_unread(monkeypatch, name):
    if name in ("one key of many", "quoted", "with spaces", "inline", "a header"):
        monkeypatch.setattr("tomllib.loads", lambda text: pytest.fail("it was read"))
    with pytest.raises(BadFile) as caught:
        read_toml(BUSY[name], "board.toml")
    assert caught.value.key == "bad-toml"


def test_what_people_write_is_read():
    key = ".".join("a" * (MOST_DOTS + 1))
    dots = "x." * 40
    text = f"{key} = 1\nb = [{'1.5, ' * 20}]\nc = \"{dots}\"\nd = '{dots}'"
    assert set(read_toml(text, "board.toml")) == {"a", "b", "c", "d"}


# ── what was told ─────────────────────────────────────────────────────────────────────────────────


def test_a_sight_plays_no_move_twice(monkeypatch):
    table = seated_table("odysseus", 3)
    live = LiveTable(table)
    counted = []
    dealt_match = Table.dealt

    def counting(of):
        match = dealt_match(of)
        if of is table:
            inner = match.play
            match.play = lambda move: counted.append(move) or inner(move)
        return match

    monkeypatch.setattr(Table, "dealt", counting)
    for _ in range(6):
        play(table, table.match.legal()[0])
        for sight in (-1, 0, 1, 2):
            told = live.told_since(sight, 0)
            assert told == Teller(table_again(table), sight).since(0)
            assert live.told_since(sight, 0) == told
    assert len(counted) == 4 * len(standing_moves(table, -1))


def table_again(table):
    """The same table, whose moves have not been told to anybody yet."""
    again = seated_table("odysseus", 3)
    for line in table.moves:
        play(again, again.match.parse(line.entry.move))
    return again


# ── lines that are not read ───────────────────────────────────────────────────────────────────────


class DeafSocket:
    """Reads nothing, and sends nothing."""

    def __init__(self):
        self.aborted = False
        self.scope = {"extensions": {"ithaca.abort": {"call": self.abort}}}

    def abort(self):
        self.aborted = True

    async def send_data(self, message, mode):
        await asyncio.Event().wait()

    async def close(self, code=1000):
        await asyncio.Event().wait()


def test_a_line_that_is_not_read_is_dropped_and_its_seat_is_away():
    async def talk():
        socket, viewer = DeafSocket(), Viewer(None, -1, "en", 0.0)
        attending = asyncio.create_task(attend(socket, viewer, asyncio.Event().wait()))
        await breathe()
        for _ in range(6):
            viewer.send(b"x" * (MOST_BYTES_WAITING // 4))
            await breathe()
        assert viewer.gone
        assert viewer.waiting <= MOST_BYTES_WAITING * 1.3
        await attending
        await hang_up(socket, viewer)
        assert socket.aborted

    asyncio.run(asyncio.wait_for(talk(), 20))


def test_a_line_that_stands_still_is_cut_by_the_janitor(tmp_path):
    async def evening():
        clock = HandClock()
        async with a_server_here(tmp_path, clock) as server:
            persons = await people(server, "Ann", "Bob", "Cid")
            live = await dealt(server, persons)
            deaf, well = await look(server, live, persons[0], 0), await look(server, live, persons[1], 1)
            for _ in range(3):
                while well.outbox:
                    well.sent()
                deaf.heard = well.heard = clock.monotonic()  # both speak
                await clock.advance(15)
            assert (deaf.gone, well.gone) == (True, False)

    asyncio.run(evening())


# ── oracles ───────────────────────────────────────────────────────────────────────────────────────


def test_who_asks_for_much_waits_for_himself():
    async def think():
        done, gate = [], threading.Event()
        with ThreadPoolExecutor(2) as threads:
            queue = FairQueue(threads, 2)

            def work(name):
                gate.wait(20)
                done.append(name)

            greedy = [asyncio.create_task(queue.run("eve", lambda n=n: work(f"eve {n}"))) for n in range(10)]
            await breathe()
            ann = asyncio.create_task(queue.run("ann", lambda: work("ann")))
            await breathe()
            greedy[5].cancel()
            gate.set()
            await asyncio.gather(ann, *greedy, return_exceptions=True)
        assert done.index("ann") <= 3  # after what had begun, and one more
        assert len(done) == 10
        assert queue.turns.free == 2
        return True

    assert asyncio.run(think())


def test_a_stand_in_never_waits_behind_oracles(tmp_path):
    async def evening():
        async with a_server_here(tmp_path, bot_threads=1) as server:
            hold = threading.Event()
            oracles = [asyncio.create_task(server.thinkers.thinking.run("eve", lambda: hold.wait(20)))]
            live = await dealt(server, await people(server, "Ann", "Bob", "Cid"))
            seat = live.table.actor
            await server.committer.run(live, commands.Leave(live.table.seats[seat].person, seat))
            for _ in range(2000):
                if len(live.table.moves):
                    break
                await server.clock.advance(1)
                await asyncio.sleep(0.005)
            assert not oracles[0].done()
            hold.set()
            assert len(live.table.moves)
            await asyncio.gather(*oracles)

    asyncio.run(evening())


# ── pages ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_hello_has_a_page_of_notes_and_the_rest_can_be_asked_for(tmp_path):
    async def evening():
        async with a_server_here(tmp_path) as server:
            persons = await people(server, "Ann", "Bob", "Cid")
            live = await dealt(server, persons)
            for number in range(MOST_NOTES + 50):
                await server.committer.run(live, commands.Say(persons[0].id, "Ann", f"word {number}"))
            viewer = await look(server, live, persons[1], 1)
            hello = json.loads(viewer.outbox[0])
            assert len(hello["notes"]) == MOST_NOTES
            assert hello["notes"][-1]["text"] == f"word {MOST_NOTES + 49}"

    asyncio.run(evening())


def test_the_lobby_tells_a_page_and_then_what_changes(tmp_path):
    async def evening():
        clock = HandClock()
        async with a_server_here(tmp_path, clock) as server:
            ann, bob, cid = await people(server, "Ann", "Bob", "Cid")
            lives = []
            for number in range(PAGE + 10):
                setup = commands.game.NewTable(f"t{number}", dealt_setup(), [])
                lives.append(await server.committer.open(bob.id, setup))
            viewer = Viewer(ann, -1, "en", 0.0)
            server.lobby.enter(viewer)
            first = json.loads(viewer.outbox.pop())
            assert (first["type"], len(first["tables"]), first["total"]) == ("tables", PAGE, PAGE + 10)
            assert len(server.lobby.page(ann, 1)) == 10
            shown = first["tables"][0]["id"]
            live = next(live for live in lives if live.table.id == shown)
            await server.committer.run(live, commands.Sit(cid.id, "Cid", 0, "0" * 32))
            await clock.advance(1)
            change = json.loads(viewer.outbox.pop())
            assert [table["id"] for table in change["tables"]] == [shown]
            await server.committer.run(live, commands.Close(bob.id, False))
            await clock.advance(1)
            assert json.loads(viewer.outbox.pop())["gone"] == [shown]

    asyncio.run(evening())


def dealt_setup():
    from ithaca.server.requests import TableSetup

    return TableSetup(game="odysseus", players=3)


# ── connections ───────────────────────────────────────────────────────────────────────────────────


def test_one_household_is_one_address():
    assert network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db8:0:1::1")
    assert network_of("testclient") == "testclient"


def test_no_address_takes_all_connections_but_a_proxy_speaks_for_many():
    known = OpenConnections(Settings(proxies="192.0.2.1"), MOST_FROM_ONE + 50)
    for _ in range(MOST_FROM_ONE):
        assert known.have_room_for("192.0.2.9")
        known.add("192.0.2.9")
    assert not known.have_room_for("192.0.2.9")
    assert known.have_room_for("192.0.2.8")
    for _ in range(49):
        known.add("192.0.2.1")
    assert known.have_room_for("192.0.2.8")
    known.add("192.0.2.1")
    assert not known.have_room_for("192.0.2.8")
    known.discard("192.0.2.9")
    assert known.have_room_for("192.0.2.8")


@pytest.fixture(scope="module")
def strict(tmp_path_factory, database):
    """A server with the usual limits."""
    with a_server(tmp_path_factory.mktemp("strict"), rate=1) as server:
        yield server


def test_silent_connections_leave_room_for_who_plays(strict):
    held = []
    try:
        for _ in range(MOST_FROM_ONE + 100):
            one = sockets.create_connection(("localhost", strict.port))
            one.settimeout(0.2)
            held.append(one)
        time.sleep(0.5)
        ended = sum(is_ended(one) for one in held)
        assert ended >= 100
    finally:
        for one in held:
            one.close()
    strict.wait_until(strict.answers)


def is_ended(one):
    try:
        return one.recv(1) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


def test_pages_that_are_not_there_pictures_and_frames_have_limits(strict):
    with httpx.Client(base_url=strict.url) as http:
        assert any(http.get(f"/no/such/{number}").status_code == 429 for number in range(2000))
    time.sleep(2)
    with some_guests(strict, "Ann") as [ann]:
        link = f"{strict.url}/t/abc"
        pictures = {ann.http.get("/qr.svg", params={"text": link}).status_code for _ in range(15)}
        assert pictures == {200, 429}
        url = f"ws://localhost:{strict.port}/api/lobby/live"
        with connect(url, origin=strict.url) as line:
            line.recv(5)
            begun = time.monotonic()
            for _ in range(120):
                line.send("{}")
            pongs = 0
            while time.monotonic() - begun < 2:
                try:
                    pongs += json.loads(line.recv(0.2))["type"] == "pong"
                except TimeoutError:
                    continue
            assert 50 <= pongs < 120
