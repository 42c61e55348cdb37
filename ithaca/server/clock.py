"""The server's clock: one object, so that tests can pass their own."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """A scheduled callback that can be cancelled."""

    def cancel(self) -> None: ...


class Clock:
    """The machine's time when the server started, plus the monotonic time since. Setting the machine's clock
    while games run therefore neither takes thinking time from players nor gives them any."""

    def __init__(self) -> None:
        self._started_at = time.time_ns() // 1_000_000 - round(self.monotonic() * 1000)

    def now(self) -> int:
        """Milliseconds since 1970, for what is written down and shown."""
        return self._started_at + round(self.monotonic() * 1000)

    def set(self, now: int) -> None:
        """Go by another clock from now on: that of the database, if several processes serve one database."""
        self._started_at = now - round(self.monotonic() * 1000)

    def monotonic(self) -> float:
        """Seconds since an arbitrary moment, for measuring durations: this clock is never set."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def call_later(self, seconds: float, callback: Callable[[], object]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, callback)
