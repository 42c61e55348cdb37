"""Thinking elsewhere: which workers there are, and what they were asked.

A worker that is silent for a while is gone. What is not answered in time, because a worker died or has too
much to do, is thought about by the server itself; an answer that comes after that is ignored.
"""

import asyncio
import contextlib
import secrets
from typing import Protocol, TypeVar

from ..bus_messages import ThoughtDone, WorkerHere, WorkerLeft
from ..clock import Clock
from ..fair_queue import Turns
from ..logs import log
from ..redis_line import faults
from .jobs import AnyAnswer, AnyJob, Declined, decode_answer, encode_job, make
from .queue import KINDS, Kind

AWAY_SECONDS = 3.0  # of silence, after which a worker is gone; it speaks every second
LATER_SECONDS = 0.2  # until that is checked: a timer may fire a little early
PATIENCE_SECONDS = 5.0  # beyond a bot's own time: longer than a worker needs to notice that another died
REVIEW_SECONDS = 60.0  # for a review

A = TypeVar("A", bound=AnyAnswer)


class Queues(Protocol):
    """The queues into which jobs are put."""

    async def put(self, kind: Kind, request: str, job: bytes) -> None: ...

    async def withdraw(self, kind: Kind, request: str) -> None: ...

    async def close(self) -> None: ...


class ThoughtsElsewhere:
    """Lets workers think, if there are any. No more jobs are sent than the workers can do at once; the others
    wait here in fair turns, so that a caller that asks for much delays only itself."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.queues: Queues | None = None  # None if there is no bus
        self.sent = self.done = self.fallen_back = 0
        self.turns: dict[Kind, Turns] = {kind: Turns(0) for kind in KINDS}
        self._workers: dict[str, tuple[int, float]] = {}  # the threads of each, and when it last spoke
        self._asked: dict[str, asyncio.Future[AnyAnswer | None]] = {}
        self._withdrawing: set[asyncio.Task[None]] = set()

    @property
    def workers(self) -> int:
        return len(self._workers)

    @property
    def waiting(self) -> int:
        """How many thoughts are waited for, sent or not."""
        return len(self._asked) + sum(turns.waiting for turns in self.turns.values())

    # ── who is there ──────────────────────────────────────────────────────────────────────────────

    def hear(self, message: WorkerHere | WorkerLeft | ThoughtDone) -> None:
        match message:
            case WorkerHere(server=worker, make=its, threads=threads):
                if its == make():
                    self._workers[worker] = threads, self.clock.monotonic()
                    self.clock.call_later(AWAY_SECONDS + LATER_SECONDS, self._count)
            case WorkerLeft(server=worker):
                self._workers.pop(worker, None)
            case ThoughtDone(request=request, answer=answer):
                self._answer(request, answer)
                return
        self._count()

    def _count(self) -> None:
        """Allow as many jobs at once as the workers that are still there can do. If there are none, stop
        waiting for answers."""
        before = self.clock.monotonic() - AWAY_SECONDS
        self._workers = {name: one for name, one in self._workers.items() if one[1] > before}
        threads = sum(threads for threads, _ in self._workers.values())
        self.turns["moves"].resize(threads)
        self.turns["reviews"].resize(self.workers)
        if not self._workers:
            self.think_here()

    def think_here(self) -> None:
        """Stop waiting for everything asked so far: the answers, or the requests, may be lost."""
        for asked in self._asked.values():
            give_up(asked)

    # ── asking ────────────────────────────────────────────────────────────────────────────────────

    async def ask(self, who: str, job: AnyJob, seconds: float, kind: Kind, wanted: type[A]) -> A | None:
        """What a worker thinks about this job, which takes it `seconds`; None if the server has to do it."""
        if self.queues is None or not await self.turns[kind].wait(who):
            return None
        try:
            self.sent += 1
            answer = await self._ask(self.queues, job, seconds + PATIENCE_SECONDS, kind)
        finally:
            self.turns[kind].done()
        if isinstance(answer, wanted):
            self.done += 1
            return answer
        if isinstance(answer, Declined):
            log.warning("a worker declined a thought", extra={"fields": {"reason": answer.reason}})
        self.fallen_back += 1
        return None

    async def _ask(self, queues: Queues, job: AnyJob, seconds: float, kind: Kind) -> AnyAnswer | None:
        request = secrets.token_hex(16)
        asked = self._asked[request] = asyncio.get_running_loop().create_future()
        timer = self.clock.call_later(seconds, lambda: give_up(asked))
        answer: AnyAnswer | None = None
        try:
            with contextlib.suppress(*faults()):
                await queues.put(kind, request, encode_job(job))
                answer = await asked
        finally:
            timer.cancel()
            del self._asked[request]
            if answer is None:  # withdrawn in the background
                task = asyncio.get_running_loop().create_task(self._withdraw(queues, kind, request))
                self._withdrawing.add(task)
                task.add_done_callback(self._withdrawing.discard)
        return answer

    async def _withdraw(self, queues: Queues, kind: Kind, request: str) -> None:
        with contextlib.suppress(*faults()):
            await queues.withdraw(kind, request)

    def _answer(self, request: str, data: bytes) -> None:
        asked = self._asked.get(request)
        if asked and not asked.done():
            asked.set_result(decode_answer(data))

    async def close(self) -> None:
        await asyncio.gather(*self._withdrawing, return_exceptions=True)
        if self.queues:
            with contextlib.suppress(*faults()):
                await self.queues.close()


def give_up(asked: "asyncio.Future[AnyAnswer | None]") -> None:
    if not asked.done():
        asked.set_result(None)
