"""Several processes over a real Redis: killed, stopped, replaced one by one, while people play on."""

import asyncio
import os
import random
import signal
import subprocess
import sys

import httpx
import pytest
from cluster_processes import PATIENCE, Restless, Together, must_all_be_there, play_all, processes
from copies import ithaca
from guest import Guest, No, Server

from ithaca import __version__
from ithaca.engine.errors import Misuse
from ithaca.server import redis_bus
from ithaca.server.bus_messages import ServerJoined
from ithaca.server.redis_line import RedisLine, connected
from tools.redis import a_redis

pytestmark = [
    pytest.mark.cluster,
    pytest.mark.skipif(sys.platform == "win32", reason="processes are hosted elsewhere"),
]


@pytest.fixture
def redis():
    with a_redis() as redis:
        yield redis


@pytest.fixture
def crew():
    """A way to guests who leave when the test is over."""
    found = Crew()
    yield found
    for guest in found.guests:
        guest.go()


class Crew:
    """People at several servers."""

    def __init__(self) -> None:
        self.guests: list[Guest] = []

    def guest(self, server: Server, name: str) -> Guest:
        self.guests.append(Guest(server, name))
        return self.guests[-1]

    def seated_at(self, servers: list[Server]) -> tuple[str, list[Restless]]:
        """Three, each connected to a different server, at one table that the first of these decides."""
        names = ("Ann", "Bob", "Cid")
        guests = [self.guest(servers[nth % len(servers)], name) for nth, name in enumerate(names)]
        table = guests[0].open_table("odysseus", len(guests))
        for seat, guest in enumerate(guests):
            guest.sit(table, seat)
        guests[0].at(table, "start")
        return table, [Restless(guest, table, seat) for seat, guest in enumerate(guests)]

    def moved(self, player: Restless, server: Server) -> Restless:
        """The same person on another server, who remembers what was acknowledged."""
        again = self.guest(server, "")
        again.http.cookies.update(player.guest.http.cookies)
        found = Restless(again, player.table, player.seat)
        found.done = list(player.done)
        return found


def count(players) -> int:
    return sum(len(player.done) for player in players)


def some(seed: int = 7):
    """Random moves, the same each time."""
    return random.Random(seed).choice


def test_when_a_process_is_killed_another_decides_its_tables(tmp_path, redis, crew):
    with processes(tmp_path, redis.url, 2) as (one, other):
        table, players = crew.seated_at([one, other, other])
        play_all(players, some(), lambda: count(players) >= 12)
        one.kill()
        players = [crew.moved(players[0], other), *players[1:]]
        play_all(players, some(8), lambda: count(players) >= 24)
        must_all_be_there(one.database, table, players)


def test_who_was_stopped_for_a_while_writes_nothing_late(tmp_path, redis, crew):
    with processes(tmp_path, redis.url, 2) as (one, other):
        table, players = crew.seated_at([other, one, one])
        bystander = Restless(players[0].guest, table, 0)
        play_all(players, some(), lambda: count(players) >= 9)
        elsewhere = [crew.moved(players[0], one), *players[1:]]
        other.process.send_signal(signal.SIGSTOP)
        play_all(elsewhere, some(8), lambda: count(elsewhere) >= 18)
        other.process.send_signal(signal.SIGCONT)
        seen = elsewhere[1].line.state["seq"]
        while len(bystander.line.told) < seen:  # it learns what happened meanwhile
            bystander.hear(0.2)
        play_all([bystander, *elsewhere[1:]], some(9), lambda: count([bystander, *elsewhere]) >= 27)
        bystander.done += elsewhere[0].done
        must_all_be_there(one.database, table, [bystander, *elsewhere[1:]])


class NewerServer(Server):
    """A process of a future version."""

    module = "tests.newer"


@pytest.mark.parametrize("first", ["older", "newer"])
def test_an_older_and_a_newer_version_serve_one_table_until_the_older_goes(tmp_path, redis, crew, first):
    """Whichever decides it: what the newer sends over the bus and the older does not know is ignored."""
    with processes(tmp_path, redis.url, 1) as (older,):
        newer = NewerServer(tmp_path / "tables.db", bus=redis.url, rate=0, pace=0)
        try:
            versions = [
                httpx.get(f"{one.url}/health", verify=False).json()["version"] for one in (older, newer)
            ]
            assert versions == [__version__, "99.0.0"]
            decides, follows = (older, newer) if first == "older" else (newer, older)
            table, players = crew.seated_at([decides, follows, follows])
            play_all(players, some(), lambda: count(players) >= 15)
            older.stop()
            assert older.process.returncode == 0
            players = [
                player if player.guest.server is newer else crew.moved(player, newer) for player in players
            ]
            play_all(players, some(8), lambda: count(players) >= 30)
            must_all_be_there(newer.database, table, players)
            for server in (older, newer):
                assert "Traceback" not in server.log.read_text()
        finally:
            newer.stop()


def test_processes_are_replaced_one_by_one_while_people_play(tmp_path, redis, crew):
    server = Together(tmp_path / "tables.db", 3, bus=redis.url, rate=0, pace=0)
    try:
        tables = [crew.seated_at([server]) for _ in range(3)]
        before = server.processes()
        everyone = [player for _, players in tables for player in players]
        server.renew()
        choose = some()

        def replaced() -> bool:
            return not before & server.processes()

        for _ in range(40):
            for _, players in tables:
                reached = count(players) + 3
                play_all(players, choose, lambda players=players, reached=reached: count(players) >= reached)
            if replaced():
                break
        server.wait_until(replaced)
        for table, players in tables:
            for player in players:
                player.hear()
            must_all_be_there(server.database, table, players)
        assert any(player.cuts for player in everyone)
        server.stop()
        assert server.process.returncode == 0
        assert "Traceback" not in server.log.read_text()
    finally:
        server.stop()


def test_a_worker_that_dies_is_replaced(tmp_path, redis):
    server = Together(tmp_path / "tables.db", 2, bus=redis.url, rate=0, pace=0)
    try:
        before = server.processes()
        found = subprocess.run(["pgrep", "-P", str(server.process.pid)], capture_output=True, text=True)
        os.kill(int(found.stdout.split()[0]), signal.SIGKILL)
        server.wait_until(lambda: len(server.processes() - before) == 1)
    finally:
        server.stop()


def test_a_redis_that_is_killed_and_comes_back_with_nothing_in_it(tmp_path, redis, crew):
    with processes(tmp_path, redis.url, 2) as (one, other):
        table, players = crew.seated_at([one, other, other])
        play_all(players, some(), lambda: count(players) >= 6)
        redis.kill()
        assert players[0].guest.at(table, "chat", text="anybody there?")  # where it is decided
        redis.start()
        play_all(players, some(8), lambda: count(players) >= 15)
        must_all_be_there(one.database, table, players)
        assert "the bus is back" in one.log.read_text()


def answer_to(guest: Guest, table: str) -> str:
    """Why a chat line at the table is refused; empty if it is not."""
    try:
        guest.at(table, "chat", text="anybody there?")
    except No as refused:
        return refused.code
    return ""


def test_a_redis_that_says_nothing_for_a_while_is_missed_and_found_again(tmp_path, redis, crew):
    def hears(server: Server) -> bool:
        return bool(httpx.get(f"{server.url}/ready", verify=False).json()["bus"])

    with processes(tmp_path, redis.url, 2) as (one, other):
        table, players = crew.seated_at([one, other, other])
        redis.pause()
        other.wait_until(lambda: not hears(other) and not hears(one))
        # On a starved machine the other one may decide the table by now.
        assert "bus-away" in [answer_to(player.guest, table) for player in players[:2]]
        redis.go_on()
        other.wait_until(lambda: hears(other) and hears(one))
        play_all(players, some(), lambda: count(players) >= 6)
        must_all_be_there(one.database, table, players)


# ── what cannot be ────────────────────────────────────────────────────────────────────────────────


def served(folder, *options: str, **env: str):
    return ithaca("serve", "--port", "0", *options, **{"ITHACA_DATABASE": str(folder / "tables.db"), **env})


def test_a_bus_that_is_there_but_of_another_database_is_refused(tmp_path, redis):
    (tmp_path / "other").mkdir()
    with processes(tmp_path, redis.url, 1):
        done = served(tmp_path / "other", ITHACA_BUS=redis.url)
    assert done.returncode == 2
    assert "another database" in done.stderr
    assert "Traceback" not in done.stderr


def test_another_bus_than_that_of_those_who_serve_is_refused(tmp_path, redis, monkeypatch):
    monkeypatch.setattr(redis_bus, "PATIENCE_SECONDS", 0.0)
    with a_redis() as second:
        with pytest.raises(Misuse) as caught:
            redis_bus.wait_until_ours(second.url, "ours", lambda: True)
        assert caught.value.key == "bus-not-theirs"
        redis_bus.wait_until_ours(second.url, "ours", lambda: False)  # nobody else serves: it is ours now
        with pytest.raises(Misuse) as caught:
            redis_bus.wait_until_ours(second.url, "theirs", lambda: False)
        assert caught.value.key == "bus-of-others"


def test_a_connection_to_the_bus_is_not_ended_for_want_of_words(redis):
    """redis-py would end it after five seconds of silence."""

    async def connect():
        async with connected(redis.url) as connection:
            return connection.socket_timeout

    assert asyncio.run(connect()) is None


def test_a_channel_that_is_wanted_while_the_bus_connects_is_heard(redis, monkeypatch):
    """Not only those that were wanted before."""
    heard, claim = [], RedisLine._claim

    async def talk():
        bus = redis_bus.RedisBus(redis.url)

        async def claim_late(line, mouth):
            await claim(line, mouth)
            await bus.subscribe("late", heard.append)

        monkeypatch.setattr(RedisLine, "_claim", claim_late)
        await bus.open()
        bus.publish("late", ServerJoined(server="one"))
        while not heard:
            await asyncio.sleep(0.01)
        await bus.close()

    asyncio.run(asyncio.wait_for(talk(), PATIENCE))
    assert heard == [ServerJoined(server="one")]


def test_a_bus_that_is_not_there_is_waited_for_and_then_said_to_be_missing(tmp_path, monkeypatch):
    monkeypatch.setattr(redis_bus, "PATIENCE_SECONDS", 0.0)
    with pytest.raises(Misuse) as caught:
        redis_bus.wait_until_ours(f"unix://{tmp_path}/nothing.sock", "ours", lambda: False)
    assert caught.value.key == "bus-missing"


@pytest.mark.parametrize(
    ("options", "env", "words"),
    [
        (("--workers", "2"), {}, "ITHACA_BUS"),
        ((), {"ITHACA_BUS": "carrier-pigeon"}, "carrier-pigeon"),
        ((), {"ITHACA_BUS": "redis://localhost:1", "ITHACA_DATABASE": "sqlite://"}, "memory"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(tmp_path, options, env, words):
    done = served(tmp_path, *options, **env)
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr
