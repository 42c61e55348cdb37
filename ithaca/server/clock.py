"""Time, as the server takes it: one object, so that tests can bring their own."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None: ...


class Clock:
    """The time of this machine, as it was when the server started, and how long that is ago: somebody who
    sets the machine's clock while games run takes no time from anybody and gives none."""

    def __init__(self) -> None:
        self._started_at = time.time_ns() // 1_000_000 - round(self.monotonic() * 1000)

    def now(self) -> int:
        """Milliseconds since 1970, for what is written down and shown."""
        return self._started_at + round(self.monotonic() * 1000)

    def set(self, now: int) -> None:
        """Go by another clock from now on: that of the database, where several processes serve one."""
        self._started_at = now - round(self.monotonic() * 1000)

    def monotonic(self) -> float:
        """Seconds since some moment, for how long something took: nobody sets this clock."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def call_later(self, seconds: float, callback: Callable[[], object]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, callback)
