"""Thinking elsewhere: which workers are there, and what they were asked.

A worker that says nothing for a while is gone. What is not answered in time, by a worker that died or has too
much to do, is thought of by the server itself; an answer that comes after that is passed over.
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

AWAY_SECONDS = 3.0  # without a word, after which a worker is gone; it speaks every second
LATER_SECONDS = 0.2  # after which that is looked at: a timer may come a little early
PATIENCE_SECONDS = 5.0  # beyond a bot's own time: longer than another worker takes to notice that one died
REVIEW_SECONDS = 60.0  # that a review may take

A = TypeVar("A", bound=AnyAnswer)


class Queues(Protocol):
    """Where jobs are put."""

    async def put(self, kind: Kind, request: str, job: bytes) -> None: ...

    async def withdraw(self, kind: Kind, request: str) -> None: ...

    async def close(self) -> None: ...


class ThoughtsElsewhere:
    """Has workers think, where there are any. Who asks for much waits for himself here, too: no more is sent
    than they can do at once."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.queues: Queues | None = None  # none where there is no bus
        self.sent = self.done = self.fallen_back = 0
        self.turns: dict[Kind, Turns] = {kind: Turns(0) for kind in KINDS}
        self._workers: dict[str, tuple[int, float]] = {}  # how many threads each has, and when it spoke last
        self._asked: dict[str, asyncio.Future[AnyAnswer | None]] = {}
        self._withdrawing: set[asyncio.Task[None]] = set()

    @property
    def workers(self) -> int:
        return len(self._workers)

    @property
    def waiting(self) -> int:
        """Thoughts that are waited for."""
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
        """Let as much be sent as all can do who are still there. If nobody is, nobody waits for them."""
        before = self.clock.monotonic() - AWAY_SECONDS
        self._workers = {name: one for name, one in self._workers.items() if one[1] > before}
        threads = sum(threads for threads, _ in self._workers.values())
        self.turns["moves"].resize(threads)
        self.turns["reviews"].resize(self.workers)
        if not self._workers:
            self.think_here()

    def think_here(self) -> None:
        """Wait for nothing that was asked so far: the answers, or the questions, may be lost."""
        for asked in self._asked.values():
            give_up(asked)

    # ── asking ────────────────────────────────────────────────────────────────────────────────────

    async def ask(self, who: str, job: AnyJob, seconds: float, kind: Kind, wanted: type[A]) -> A | None:
        """What a worker thinks of this, for which it needs so long; None if the server has to."""
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
            if answer is None:  # nobody waits until that is done
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
