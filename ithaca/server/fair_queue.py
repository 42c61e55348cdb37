"""Work that takes long, in turn: who asks for much waits for himself, not the others for him."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Executor
from typing import TypeVar

T = TypeVar("T")


class FairQueue:
    """Threads that serve one after the other of those who wait, whatever each has asked for."""

    def __init__(self, threads: Executor, at_once: int) -> None:
        self.threads, self.free = threads, at_once
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # by who asks

    async def run(self, who: str, work: Callable[[], T]) -> T:
        """Do this in a thread, when it is their turn."""
        await self._wait(who)
        task = asyncio.get_running_loop().run_in_executor(self.threads, work)
        task.add_done_callback(lambda _: self._next())  # not before: who gives up leaves a busy thread
        return await asyncio.shield(task)

    async def _wait(self, who: str) -> None:
        if self.free:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()  # it had come, and is of no use
            raise

    def _next(self) -> None:
        """Let the next in turn begin, and stand at the end of the line with what else it wants."""
        self.free += 1
        while self._waiting:
            who, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[who] = turns
            if not turn.cancelled():
                self.free -= 1
                turn.set_result(None)
                return
