"""Work that takes long, in turn: who asks for much waits for himself, not the others for him."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Executor
from typing import TypeVar

T = TypeVar("T")


class Turns:
    """So many at once; of those who wait one after the other, whatever each has asked for."""

    def __init__(self, at_once: int) -> None:
        self.at_once = self.free = at_once  # fewer than none are free when some have gone that are in use
        self._waiting: OrderedDict[str, deque[asyncio.Future[bool]]] = OrderedDict()  # by who asks

    @property
    def waiting(self) -> int:
        return sum(len(turns) for turns in self._waiting.values())

    async def wait(self, who: str) -> bool:
        """Wait for a turn, which `done` gives back. False: there are none at all, now or any more."""
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
                self.done()  # it had come, and is of no use
            raise

    def done(self) -> None:
        """A turn is over: let the next begin, and stand at the end of the line with what else it wants."""
        self.free += 1
        while self._waiting and self.free > 0:
            if not (turn := self._next()).cancelled():
                self.free -= 1
                turn.set_result(True)

    def resize(self, at_once: int) -> None:
        """So many at once from now on. If it is none, nobody waits any longer."""
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
    """Threads that serve one after the other of those who wait."""

    def __init__(self, threads: Executor, at_once: int) -> None:
        self.threads, self.turns = threads, Turns(at_once)

    async def run(self, who: str, work: Callable[[], T]) -> T:
        """Do this in a thread, when it is their turn."""
        await self.turns.wait(who)
        task = asyncio.get_running_loop().run_in_executor(self.threads, work)
        task.add_done_callback(lambda _: self.turns.done())  # not before: who gives up leaves a busy thread
        return await asyncio.shield(task)
