"""Getting ready: what a game needs is compiled or loaded before a player has to wait for it."""

import asyncio
import contextlib
import threading
from collections.abc import Callable, Iterable, Mapping
from typing import Literal

from .logs import log

AGAIN_SECONDS = 10.0  # to wait after a failure
Part = Literal["rules", "bots"]
Job = tuple[Part, str]  # a part of a game


class WarmUp:
    """One thread that gets parts of games ready, one after another. Parts that a caller waits for come
    first."""

    def __init__(self, ways: Mapping[Part, Callable[[str], None]]) -> None:
        self.ways = ways
        self.troubles: dict[str, str] = {}  # games that could not be prepared yet, and the error
        self._wanted: list[Job] = []  # next one first; includes the one in progress
        self._done: dict[Job, asyncio.Event] = {}
        self._finished: set[Job] = set()  # including those that the event loop has not been told of yet
        self._changed = threading.Condition()
        self._closing = threading.Event()

    def open(self, jobs: Iterable[Job]) -> None:
        """Begin with these, in this order."""
        self._loop = asyncio.get_running_loop()
        self._wanted = list(jobs)
        threading.Thread(target=self._work, name="warm-up", daemon=True).start()

    def close(self) -> None:
        self._closing.set()
        with self._changed:
            self._changed.notify()

    def is_ready(self, part: Part, slug: str) -> bool:
        """Whether no one has to wait for it: it is done, or has not been asked for."""
        return (part, slug) not in self._wanted

    async def ready(self, part: Part, slug: str) -> None:
        """Wait until a part is ready. If it was to come later, it is done next."""
        job = (part, slug)
        if self._event(job).is_set():
            return
        with self._changed:
            if job not in self._finished:
                self._wanted = [job, *(other for other in self._wanted if other != job)]
                self._changed.notify()
        await self._event(job).wait()

    def _event(self, job: Job) -> asyncio.Event:
        with self._changed:
            return self._done.setdefault(job, asyncio.Event())

    # ── in the thread ─────────────────────────────────────────────────────────────────────────────

    def _work(self) -> None:
        while job := self._next():
            done = self._try(*job)
            with self._changed:
                self._wanted = [other for other in self._wanted if other != job] + [job] * (not done)
                self._finished |= {job} if done else set()
            if done:
                with contextlib.suppress(RuntimeError):  # the server has stopped meanwhile
                    self._loop.call_soon_threadsafe(self._event(job).set)

    def _next(self) -> Job | None:
        """The next job, waiting until there is one; None when closing."""
        with self._changed:
            while not self._wanted and not self._closing.is_set():
                self._changed.wait()
            return None if self._closing.is_set() else self._wanted[0]

    def _try(self, part: Part, slug: str) -> bool:
        """Whether it succeeded. A failure is logged, and tried again after a pause and after the other jobs:
        the cause, such as a full disk, may be gone by then."""
        try:
            self.ways[part](slug)
        except Exception as error:
            self.troubles[slug] = type(error).__name__
            log.error("a game could not be compiled", exc_info=error, extra={"fields": {"game": slug}})
            self._closing.wait(AGAIN_SECONDS)
            return False
        self.troubles.pop(slug, None)
        return True
