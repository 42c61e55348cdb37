"""Long-running work, done in fair turns: a caller that asks for much delays itself, not the others."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Executor
from typing import TypeVar

T = TypeVar("T")


class Turns:
    """At most `at_once` turns at the same time. Waiting callers get turns one after another, however much
    each has asked for."""

    def __init__(self, at_once: int) -> None:
        self.at_once = self.free = at_once  # below zero after `resize` has removed turns in use
        self._waiting: OrderedDict[str, deque[asyncio.Future[bool]]] = OrderedDict()  # by who asks

    @property
    def waiting(self) -> int:
        return sum(len(turns) for turns in self._waiting.values())

    async def wait(self, who: str) -> bool:
        """Wait for a turn, which `done` gives back. Returns False if there are none, now or any longer."""
        if not self.at_once:
            return False
        if self.free > 0:
            self.free -= 1
            return True
        turn: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled() and turn.result():
                self.done()  # the turn was granted, but is not needed any more
            raise

    def done(self) -> None:
        """Give a turn back. The next caller in line gets one, and goes to the end of the line with its other
        requests."""
        self.free += 1
        while self._waiting and self.free > 0:
            if not (turn := self._next()).cancelled():
                self.free -= 1
                turn.set_result(True)

    def resize(self, at_once: int) -> None:
        """Allow `at_once` turns at the same time from now on. If that is zero, all waiting callers are sent
        away."""
        self.free += at_once - self.at_once - 1
        self.at_once = at_once
        self.done()
        while self._waiting and not at_once:
            if not (turn := self._next()).cancelled():
                turn.set_result(False)

    def _next(self) -> asyncio.Future[bool]:
        who, turns = self._waiting.popitem(last=False)
        turn = turns.popleft()
        if turns:
            self._waiting[who] = turns
        return turn


class FairQueue:
    """Threads that serve waiting callers in turn."""

    def __init__(self, threads: Executor, at_once: int) -> None:
        self.threads, self.turns = threads, Turns(at_once)

    async def run(self, who: str, work: Callable[[], T]) -> T:
        """Run this in a thread, when it is the turn of `who`."""
        await self.turns.wait(who)
        task = asyncio.get_running_loop().run_in_executor(self.threads, work)
        task.add_done_callback(lambda _: self.turns.done())  # only then: giving up leaves the thread busy
        return await asyncio.shield(task)
