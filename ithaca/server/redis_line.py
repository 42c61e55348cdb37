"""One life of the connections to a Redis: one to speak and one to hear, until one of them fails."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

PING_SECONDS, SILENCE_SECONDS = 1.0, 3.0
KEY = "ithaca:cluster"  # which processes talk over this Redis


class OthersTalk(Exception):
    """Processes of another database talk over this Redis."""


class RedisLine:
    """Both connections. Whatever fails is raised by `talk`."""

    def __init__(
        self,
        url: str,
        cluster: str,
        queue: deque[tuple[bytes, bytes]],
        tell: Callable[[bytes, bytes], None],
    ) -> None:
        self.url, self.cluster, self.queue, self.tell = url, cluster, queue, tell
        self.wanted = asyncio.Event()  # something waits to be said
        self._pubsub: Any = None
        self._confirmed: dict[bytes, asyncio.Event] = {}
        self._heard, self._saying = 0.0, False

    async def talk(self, names: Sequence[bytes], came_up: Callable[[], None]) -> None:
        """Hear these channels and say what is in the queue, until something fails."""
        import redis.asyncio
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        once = Retry(NoBackoff(), 0)  # that it failed must be known: what was said meanwhile is lost
        seconds = SILENCE_SECONDS  # without it a command was seen to wait for ever after a Redis was killed
        client = redis.asyncio.Redis.from_url(
            self.url, socket_connect_timeout=seconds, socket_timeout=seconds, retry=once
        )
        async with client, client.pubsub() as self._pubsub, asyncio.TaskGroup() as group:
            await self._claim(client)
            self._heard = time.monotonic()
            await self._pubsub.subscribe(f"ithaca:{self.cluster}:here")  # there is nothing to read before
            for work in (self._hear(), self._ping(), self._speak(client)):
                group.create_task(work)
            await self.subscribe(*names)
            came_up()

    async def _claim(self, client: Any) -> None:
        """A Redis that has lost its memory is told again whose it is."""
        await asyncio.wait_for(client.set(KEY, self.cluster, nx=True), SILENCE_SECONDS)
        if await asyncio.wait_for(client.get(KEY), SILENCE_SECONDS) != self.cluster.encode():
            raise OthersTalk("processes of another database talk over this Redis")

    async def subscribe(self, *names: bytes) -> None:
        """Wait until these channels are heard."""
        new = [name for name in names if name not in self._confirmed]
        for name in new:
            self._confirmed[name] = asyncio.Event()
        if new:
            await self._pubsub.subscribe(*new)
        for name in names:
            if name in self._confirmed:
                await asyncio.wait_for(self._confirmed[name].wait(), SILENCE_SECONDS)

    async def unsubscribe(self, name: bytes) -> None:
        self._confirmed.pop(name, None)
        await self._pubsub.unsubscribe(name)

    async def said_all(self) -> None:
        """Wait until nothing waits to be said."""
        while self.queue or self._saying:
            await asyncio.sleep(0.005)

    # ── what goes on beside ───────────────────────────────────────────────────────────────────────

    async def _hear(self) -> None:
        while True:
            message = await self._pubsub.get_message(timeout=None)
            self._heard = time.monotonic()
            if message is None:
                continue
            if message["type"] == "message":
                self.tell(message["channel"], message["data"])
            elif message["type"] == "subscribe" and (confirmed := self._confirmed.get(message["channel"])):
                confirmed.set()

    async def _ping(self) -> None:
        """A connection that says nothing any more is none, although nobody has closed it."""
        while True:
            await self._pubsub.ping()
            await asyncio.sleep(PING_SECONDS)
            if time.monotonic() - self._heard > SILENCE_SECONDS:
                raise TimeoutError("it says nothing any more")

    async def _speak(self, client: Any) -> None:
        """Say what waits to be said; what has gathered goes together."""
        while True:
            await self.wanted.wait()
            self.wanted.clear()
            pipe = client.pipeline(transaction=False)
            while self.queue:
                pipe.publish(*self.queue.popleft())
            self._saying = True
            async with asyncio.timeout(SILENCE_SECONDS):  # `wait_for` may swallow that we are to end
                await pipe.execute()
            self._saying = False


def faults() -> tuple[type[Exception], ...]:
    """What tells that a connection has failed."""
    from redis.exceptions import RedisError

    return (RedisError, OSError, TimeoutError)
