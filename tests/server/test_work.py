"""`ithaca work` over a real Redis: workers that answer, die, leave and come, and servers that play on."""

import asyncio
import contextlib
import os
import re
import signal
import sys
import threading
from pathlib import Path

import httpx
import pytest
from copies import Copy, ithaca
from guest import Guest, Server, end
from parts import seated_table

from ithaca import bots
from ithaca.engine.errors import Misuse
from ithaca.server.bus import server_channel
from ithaca.server.bus_messages import ThoughtDone
from ithaca.server.redis_bus import RedisBus
from ithaca.server.redis_line import KEY, faults
from ithaca.server.thoughts import jobs, work
from ithaca.server.thoughts.queue import ThoughtQueues, queue_of
from tools.redis import a_redis

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="processes are hosted elsewhere")

PATIENCE = 120  # seconds, for a busy machine
LUCK = b"as you like it"


@pytest.fixture
def redis():
    with a_redis() as redis:
        yield redis


class Working:
    """A process of `ithaca work`."""

    def __init__(self, folder: Path, bus: str, *options: str) -> None:
        self.log = folder / f"work-{len(list(folder.glob('work-*.log')))}.log"
        told = {"ITHACA_BUS": bus, "ITHACA_WARM_UP": "False"}
        with self.log.open("w") as log:
            self.process = Copy("ithaca.cli", ["work", *options], {**os.environ, **told}, log)

    def wait_until_ready(self) -> str:
        line = self.process.stdout.readline()
        assert "Thinking for the servers" in line, self.log.read_text()
        return line

    def end(self, sig: int) -> int:
        self.process.send_signal(sig)
        return self.process.wait(PATIENCE)


@pytest.fixture
def workers(tmp_path, redis):
    """Starts workers: `workers("--threads", "2")`."""
    started = []

    def start(*options: str, ready: bool = True) -> Working:
        started.append(Working(tmp_path, redis.url, *options))
        if ready:
            started[-1].wait_until_ready()
        return started[-1]

    yield start
    for worker in started:
        if worker.process.poll() is None:
            worker.process.kill()
            worker.process.wait()
        worker.process.stdout.close()


# ── the queue ─────────────────────────────────────────────────────────────────────────────────────


class Desk:
    """The parts of a server that ask and hear, without the server."""

    def __init__(self, url: str) -> None:
        self.url, self.answers = url, asyncio.Queue()
        self.bus = RedisBus(url)
        self.bus.cluster = "ours"
        self.queues = ThoughtQueues(url, "ours", "desk", jobs.make())
        self.looked_at = queue_of(url, "ours", "moves", jobs.make())

    async def __aenter__(self):
        await self.bus.open()
        await self.bus.subscribe(server_channel("desk"), self.hear)
        return self

    async def __aexit__(self, *_):
        await self.bus.close()
        await self.queues.close()
        await self.looked_at.disconnect()

    def hear(self, message) -> None:
        if isinstance(message, ThoughtDone):
            self.answers.put_nowait((message.server, message.request, jobs.decode_answer(message.answer)))

    async def put(self, request: str, bot: str) -> None:
        sight = bots.sight(seated_table("odysseus", 3).match)
        job = jobs.to_choose("odysseus", bot, LUCK, sight)
        await self.queues.put("moves", request, jobs.encode_job(job))

    async def answer(self):
        return await asyncio.wait_for(self.answers.get(), PATIENCE)

    async def until(self, kind: str, count: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while await self.looked_at.count(kind) != count:
                await asyncio.sleep(0.02)

    async def keys(self) -> list[str]:
        """What Redis contains of jobs."""
        return [key.decode() async for key in self.looked_at.redis.scan_iter("saq:job:*")]


def claim(redis) -> None:
    """Servers talk over this Redis."""
    import redis as client

    with client.Redis.from_url(redis.url) as line:
        line.set(KEY, "ours")


def test_a_worker_answers_as_the_server_would_and_leaves_nothing_behind(redis, workers):
    async def ask():
        async with Desk(redis.url) as desk:
            await desk.put("one", "oracle:50")
            await desk.put("two", "oracle:50")
            found = {
                request: answer.action for _, request, answer in [await desk.answer(), await desk.answer()]
            }
            await desk.until("incomplete", 0)
            return found, await desk.keys()

    claim(redis)
    workers("--threads", "2")
    sight = bots.sight(seated_table("odysseus", 3).match)
    here = jobs.chosen(bots.find("oracle:50", LUCK), sight).action
    assert asyncio.run(ask()) == ({"one": here, "two": here}, [])


def test_a_job_whose_worker_was_killed_is_taken_again(redis, workers):
    async def ask():
        async with Desk(redis.url) as desk:
            first = workers("--threads", "1")
            await desk.put("job", "oracle:3s")
            await desk.until("active", 1)
            first.end(signal.SIGKILL)
            assert desk.answers.empty()
            workers("--threads", "1")
            _, request, answer = await desk.answer()
            await desk.until("incomplete", 0)
            return request, type(answer)

    claim(redis)
    assert asyncio.run(ask()) == ("job", jobs.Chosen)


def test_a_worker_that_was_stopped_for_a_while_does_no_harm(redis, workers):
    async def ask():
        async with Desk(redis.url) as desk:
            first = workers("--threads", "1")
            await desk.put("job", "oracle:2s")
            await desk.until("active", 1)
            first.process.send_signal(signal.SIGSTOP)
            workers("--threads", "1")
            assert (await desk.answer())[1] == "job"
            first.process.send_signal(signal.SIGCONT)  # it knows nothing, and may answer, too
            found = set()
            for number in range(6):
                await desk.put(f"next {number}", "oracle:50")
            while len(found) < 6:
                _, request, _ = await desk.answer()
                found |= {request} - {"job"}
            await desk.until("incomplete", 0)
            await desk.until("active", 0)
            while await desk.keys():  # of what it is still computing
                await asyncio.sleep(0.1)
            return True

    claim(redis)
    assert asyncio.run(ask())


def test_who_is_told_to_end_finishes_what_was_begun_and_takes_nothing_more(redis, workers):
    async def ask():
        async with Desk(redis.url) as desk:
            worker = workers("--threads", "1")
            await desk.put("begun", "oracle:2s")
            await desk.until("active", 1)
            worker.process.terminate()
            worker.process.send_signal(signal.SIGINT)  # it was told already
            _, request, _ = await desk.answer()
            code = await asyncio.to_thread(worker.process.wait, PATIENCE)
            await desk.put("later", "oracle:50")
            await desk.until("queued", 1)
            return request, code, worker.process.stdout.read(), worker.log.read_text()

    claim(redis)
    request, code, said, log = asyncio.run(ask())
    assert (request, code) == ("begun", 0)
    assert "Until next time" in said
    assert "Traceback" not in log


def test_what_nobody_wants_any_more_is_not_thought_of(redis, workers):
    async def ask():
        async with Desk(redis.url) as desk:
            await desk.put("unwanted", "oracle:50")
            await desk.queues.withdraw("moves", "unwanted")
            await desk.put("wanted", "oracle:50")
            workers("--threads", "1")
            _, request, _ = await desk.answer()
            await desk.until("incomplete", 0)
            return request, await desk.keys()

    claim(redis)
    assert asyncio.run(ask()) == ("wanted", [])


def test_a_worker_outlives_a_redis_that_loses_its_memory(redis, workers):
    async def ask():
        async with Desk(redis.url) as desk:
            await desk.put("before", "oracle:50")
            await desk.answer()
            redis.kill()
            redis.start()
            async with asyncio.timeout(PATIENCE):
                while not desk.bus.is_up:
                    await asyncio.sleep(0.05)
            return await asked_until_answered(desk)

    claim(redis)
    workers("--threads", "1")
    assert asyncio.run(ask()) == "after"


async def asked_until_answered(desk: Desk) -> str:
    """The first answer to something that is asked again and again. An answer may be lost while its worker's
    connection to the bus is down, and so may a question: servers compute it themselves after five seconds."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(*faults()):  # what stood in the old Redis is noticed by who uses it
                await desk.put("after", "oracle:50")
            with contextlib.suppress(TimeoutError):
                return (await asyncio.wait_for(desk.answers.get(), 5))[1]


# ── servers ───────────────────────────────────────────────────────────────────────────────────────


def figures(server: Server) -> dict[str, float]:
    """The metrics about thoughts."""
    text = httpx.get(f"{server.url}/metrics").text
    found = re.findall(r"^ithaca_(thoughts_\w+|workers)\{\S+\} (\S+)$", text, re.MULTILINE)
    return {name: float(value) for name, value in found}


def oracles(guest: Guest, bot: str = "oracle:100ms", game: str = "odysseus", players: int = 3) -> str:
    """A table at which only oracles sit, started."""
    table = guest.open_table(game, players)
    for seat in range(players):
        guest.at(table, "bot", seat=seat, bot=bot)
    guest.at(table, "start")
    return table


def moves(guest: Guest, table: str) -> int:
    return guest.get(f"/api/tables/{table}")["seq"]


@pytest.fixture
def served(tmp_path, redis):
    """A server on this bus, and somebody there."""
    server = Server(tmp_path / "tables.db", bus=redis.url, rate=0, pace=0)
    guest = Guest(server, "Ann")
    yield server, guest
    guest.go()
    server.stop()


def test_bots_of_a_server_are_thought_for_and_go_on_when_the_worker_is_killed(served, workers):
    server, guest = served
    worker = workers("--threads", "2")
    server.wait_until(lambda: figures(server)["workers"] == 1, PATIENCE)
    table = oracles(guest)
    server.wait_until(lambda: figures(server)["thoughts_done_total"] >= 5, PATIENCE)

    worker.end(signal.SIGKILL)
    reached = figures(server)["thoughts_done_total"]
    server.wait_until(lambda: figures(server)["workers"] == 0, PATIENCE)
    before = moves(guest, table)
    server.wait_until(lambda: moves(guest, table) >= before + 3, PATIENCE)  # computed in the server
    assert figures(server)["thoughts_done_total"] <= reached + 1

    workers("--threads", "2")
    server.wait_until(lambda: figures(server)["thoughts_done_total"] >= reached + 5, PATIENCE)
    assert "Traceback" not in server.log.read_text()


def test_advice_and_reviews_are_thought_of_elsewhere_too(served, workers):
    server, guest = served
    workers("--threads", "2")
    server.wait_until(lambda: figures(server)["workers"] == 1, PATIENCE)
    table = guest.open_table("odyssey", 2, oracle=True)
    guest.sit(table, 0)
    guest.at(table, "bot", seat=1, bot="greedy")
    guest.at(table, "start")
    line = guest.line(table, 0)
    line.hear_of("hello")
    while not line.state["legal"]:
        line.hear()
    while not figures(server)["thoughts_done_total"]:  # not before it has prepared the game
        assert line.ask("advise")["moves"]
    fallen_back = figures(server)["thoughts_fallen_back_total"]
    end([guest], table)
    assert guest.get(f"/api/tables/{table}/review")["game"] == "odyssey"
    assert figures(server)["thoughts_done_total"] == 2
    assert figures(server)["thoughts_fallen_back_total"] == fallen_back


# ── what cannot be ────────────────────────────────────────────────────────────────────────────────


def worked(*options: str, **env: str):
    return ithaca("work", *options, timeout=PATIENCE, **{"ITHACA_BUS": "", **env})


@pytest.mark.parametrize(
    ("options", "env", "words"),
    [
        ((), {}, "ITHACA_BUS"),
        ((), {"ITHACA_BUS": "carrier-pigeon"}, "carrier-pigeon"),
        (("--threads", "0"), {"ITHACA_BUS": "redis://localhost:1"}, "--threads"),
        (("--lang", "de"), {}, "Setze ITHACA_BUS"),
        (("--lang", "fr"), {}, "Règle ITHACA_BUS"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(options, env, words):
    done = worked(*options, **env)
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr


def test_a_bus_that_is_not_there_is_waited_for_and_then_said_to_be_missing(tmp_path, monkeypatch):
    monkeypatch.setattr(work, "PATIENCE_SECONDS", 0.0)
    with pytest.raises(Misuse) as caught:
        work.wait_for_servers(f"unix://{tmp_path}/nothing.sock")
    assert caught.value.key == "bus-missing"


def test_a_worker_waits_for_servers_and_can_be_told_to_end_meanwhile(redis, workers):
    waiting = workers(ready=False)
    later = workers(ready=False)
    for worker in (waiting, later):
        while "servers are waited for" not in worker.log.read_text():
            assert worker.process.poll() is None
            threading.Event().wait(0.05)
    assert waiting.end(signal.SIGTERM) == 0
    claim(redis)
    later.wait_until_ready()
