"""`ithaca work`: a process that thinks for the servers of a bus. It has no database and holds no table: it
knows only what it is asked."""

import asyncio
import contextlib
import logging
import os
import secrets
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ithaca.engine import game as games
from ithaca.engine.errors import Misuse
from ithaca.engine.text import words

from ..bus import ALL, check_bus, server_channel
from ..bus_messages import ThoughtDone, WorkerHere, WorkerLeft
from ..database import without_password
from ..logs import log, set_up_logging
from ..redis_bus import PATIENCE_SECONDS, RETRY_SECONDS, RedisBus
from ..redis_line import KEY, SILENCE_SECONDS, faults
from ..settings import Settings
from ..thinking import warm_bots, warm_rules
from ..warm_up import Part, WarmUp
from .jobs import Declined, decode_job, encode_answer, make, think
from .queue import FUNCTION, KINDS, Kind, queue_of

SPEAK_SECONDS = 1.0  # between messages that we are here
TOUCH_SECONDS = 0.5  # between two touches of a job in progress
TAKE_SECONDS = 1.0  # to wait for a job before checking whether to end
FINISH_SECONDS = 8  # to finish jobs in progress; the others are given back
NOT_UP_SECONDS = 0.1


def work(settings: Settings, lang: str, threads: int | None) -> None:
    """Think until Ctrl-C or SIGTERM; what was begun is finished."""
    if not settings.bus:
        raise Misuse("work-needs-bus")
    check_bus(settings.bus)
    set_up_logging()
    logging.getLogger("saq").disabled = True  # it would log whole jobs; the bus reports failures
    for sig in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sig, lambda *_: os._exit(0))  # while nothing has begun
    cluster = wait_for_servers(settings.bus)
    asyncio.run(ThinkingProcess(settings, cluster, threads or os.cpu_count() or 1).work(lang))
    print(words(lang)("work-ended"), flush=True)
    os._exit(0)  # a thread that compiles cannot be told to stop


def wait_for_servers(url: str) -> str:
    """The common name of the servers that use this Redis. Waits for them as long as it takes; a Redis that is
    not there is given a few seconds. Raises Misuse."""
    import redis

    until, said = time.monotonic() + PATIENCE_SECONDS, False
    with redis.Redis.from_url(
        url, socket_connect_timeout=SILENCE_SECONDS, socket_timeout=SILENCE_SECONDS
    ) as client:
        while True:
            try:
                if found := client.get(KEY):
                    return bytes(found).decode()
                until = float("inf")
            except faults() as error:
                if time.monotonic() > until:
                    raise Misuse("bus-missing", value=without_password(url), reason=str(error)) from None
            if not said:
                log.warning("servers are waited for", extra={"fields": {"bus": without_password(url)}})
                said = True
            time.sleep(RETRY_SECONDS)


class ThinkingProcess:
    """Takes jobs and answers them."""

    def __init__(self, settings: Settings, cluster: str, threads: int) -> None:
        self.id, self.settings, self.threads = secrets.token_hex(8), settings, threads
        self.bus = RedisBus(settings.bus)
        self.bus.cluster = cluster
        self.warm_up = WarmUp({"rules": warm_rules, "bots": warm_bots})
        self.leaving = asyncio.Event()
        self._pools = {
            "moves": ThreadPoolExecutor(threads, thread_name_prefix="bot"),
            "reviews": ThreadPoolExecutor(1, thread_name_prefix="review"),
        }

    async def work(self, lang: str) -> None:
        """Run from getting ready to the last answer."""
        loop = asyncio.get_running_loop()
        for sig in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sig, lambda *_: loop.call_soon_threadsafe(self.leaving.set))
        await self.bus.open()
        await self._get_ready()
        if not self.leaving.is_set():
            shown = without_password(self.settings.bus)
            print(words(lang)("work-at", bus=shown, threads=self.threads), flush=True)
            await self._take_jobs()
        self.warm_up.close()
        await self.bus.close()

    async def _get_ready(self) -> None:
        """Compile or load all games before we take jobs, as the server does, unless the host prefers each
        when it is first asked for. Stops waiting if one cannot be compiled."""
        parts: tuple[Part, ...] = ("rules", "bots") if self.settings.warm_up else ()
        jobs = [(part, slug) for part in parts for slug in games.names()]
        self.warm_up.open(jobs)
        while not self.leaving.is_set() and not self.warm_up.troubles:
            if all(self.warm_up.is_ready(*job) for job in jobs):
                return
            await asyncio.sleep(NOT_UP_SECONDS)

    # ── taking jobs ───────────────────────────────────────────────────────────────────────────────

    async def _take_jobs(self) -> None:
        """Take jobs until we are to leave; those begun by then are finished or given back."""
        at_once: dict[Kind, int] = {"moves": self.threads, "reviews": 1}
        takers = [self._taker(kind, at_once[kind]) for kind in KINDS]
        running = [asyncio.create_task(taker.start()) for taker in takers]
        speaking = asyncio.create_task(self._speak())
        await self.leaving.wait()
        speaking.cancel()
        self.bus.publish(ALL, WorkerLeft(server=self.id))
        for taker in takers:
            taker.event.set()
        await asyncio.gather(*running)
        for taker in takers:
            with contextlib.suppress(*faults()):
                await taker.queue.disconnect()

    def _taker(self, kind: Kind, at_once: int) -> Any:
        """The SAQ worker that takes jobs of one kind from the queue."""
        import saq

        async def answer(context: Any, *, server: str, request: str, job: bytes) -> None:
            await self._answer(kind, context["job"], server, request, job)

        queue = queue_of(self.settings.bus, self.bus.cluster, kind, make(), retries=5)
        taker = saq.Worker[Any](
            queue,
            [(FUNCTION, answer)],
            concurrency=at_once,
            dequeue_timeout=TAKE_SECONDS,
            shutdown_grace_period_s=FINISH_SECONDS,
            timers={"schedule": 1, "sweep": 1, "abort": 1, "worker_info": 1},  # shutdown waits for these
        )
        taker.SIGNALS = []  # we handle signals ourselves
        return taker

    async def _speak(self) -> None:
        """Announce repeatedly that we are here."""
        while True:
            self.bus.publish(ALL, WorkerHere(server=self.id, make=make(), threads=self.threads))
            await asyncio.sleep(SPEAK_SECONDS)

    # ── thinking ──────────────────────────────────────────────────────────────────────────────────

    async def _answer(self, kind: Kind, taken: Any, server: str, request: str, job: bytes) -> None:
        """Think about a job and send the answer to the server that asked. The answer is sent before the job
        leaves the queue, so that a job counts as unanswered if its worker dies in between."""
        thought = asyncio.Event()
        touching = asyncio.create_task(touch(taken, thought))
        try:
            answer = await self._think(kind, job)
            await self._wait_for_bus()
        finally:
            thought.set()
            await touching  # otherwise a late touch might bring the job back
        if isinstance(answer, Declined):
            log.warning("a thought was declined", extra={"fields": {"reason": answer.reason}})
        done = ThoughtDone(server=self.id, request=request, answer=encode_answer(answer))
        self.bus.publish(server_channel(server), done)

    async def _wait_for_bus(self) -> None:
        """Wait a little if the bus is away: if it comes back soon, the answer is not lost."""
        for _ in range(round(SILENCE_SECONDS / NOT_UP_SECONDS)):
            if not self.bus.is_up:
                await asyncio.sleep(NOT_UP_SECONDS)

    async def _think(self, kind: Kind, job: bytes) -> Any:
        if (slug := game_of(job)) in games.names():
            if slug in self.warm_up.troubles:
                return Declined("the game could not be compiled here")
            await self.warm_up.ready("bots", slug)
        return await asyncio.get_running_loop().run_in_executor(self._pools[kind], think, job)


def game_of(job: bytes) -> str:
    """The game that a job is about; empty if it cannot be read."""
    try:
        return decode_job(job).game
    except ValueError:
        return ""


async def touch(job: Any, thought: asyncio.Event) -> None:
    """Touch a job in the queue repeatedly until it has been thought about."""
    while not thought.is_set():
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(thought.wait(), TOUCH_SECONDS)
            return
        with contextlib.suppress(*faults()):
            await job.update()
