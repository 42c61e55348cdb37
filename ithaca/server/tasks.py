"""Work that goes on beside what is being answered."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from ithaca.engine.errors import Mistake

from .logs import log

T = TypeVar("T")

RETRY_SECONDS = 1.0  # after which what a passing fault has stopped is tried again


class Tasks:
    """Tasks that nobody waits for. They are held, or they might vanish half-done; what goes wrong is
    logged."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def cancel_all(self) -> None:
        for task in self._running:
            task.cancel()

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        log_error_of(task)


def log_error_of(task: asyncio.Task[Any]) -> None:
    """Of a task that has ended and that nobody waits for. A mistake concerns nobody but who made it."""
    error = None if task.cancelled() else task.exception()
    if error and not isinstance(error, Mistake):
        log.error("a task went wrong", exc_info=error)


async def to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """Wait for work that goes on even if whoever waits is cancelled; then nobody is told how it went, and
    what goes wrong is logged."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(log_error_of)
        raise
