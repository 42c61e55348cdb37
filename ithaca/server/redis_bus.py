"""The bus over Redis or Valkey: publish and subscribe.

If its connections fail or fall silent they are opened again. Messages sent meanwhile are lost; each process
makes up for them by comparing with the database.
"""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable

from ithaca.engine.errors import Misuse

from .bus import Hearer
from .bus_messages import AnyMessage, decode_message, encode_message
from .database import without_password
from .logs import log
from .redis_line import KEY, SILENCE_SECONDS, RedisLine, faults

PATIENCE_SECONDS = 10.0  # how long to wait for the bus at the start
RETRY_SECONDS = 0.2
LAST_WORDS_SECONDS = 0.5
MOST_WAITING = 20_000  # messages; if there are more, all are dropped and made up for from the database


class RedisBus:
    """A bus over a Redis server."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self.url, self.cluster = url, ""
        self.is_up = False
        self.when_back: Callable[[], Awaitable[None]] | None = None
        self._line: RedisLine | None = None
        self._hearers: dict[bytes, Hearer] = {}
        self._queue: deque[tuple[bytes, bytes]] = deque()
        self._task: asyncio.Task[None] | None = None

    def prepare(self, cluster: str, others: Callable[[], bool]) -> None:
        self.cluster = cluster
        wait_until_ours(self.url, cluster, others)

    async def open(self) -> None:
        begun = asyncio.Event()
        self._task = asyncio.get_running_loop().create_task(self._keep(begun))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(begun.wait(), PATIENCE_SECONDS)

    async def close(self) -> None:
        """Send what is waiting, but do not wait for long."""
        if self._task is None:
            return
        if self._line and self.is_up:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._line.said_all(), LAST_WORDS_SECONDS)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self.is_up = False

    def publish(self, channel: str, message: AnyMessage) -> None:
        if not self.is_up or self._line is None:
            return
        if len(self._queue) >= MOST_WAITING:
            self._queue.clear()
            log.error("the bus does not take what is said; much of it was dropped")
        self._queue.append((self._name(channel), encode_message(message)))
        self._line.speak_soon()

    async def subscribe(self, channel: str, hearer: Hearer) -> None:
        """If the bus is away, the channel is subscribed to along with all others when it is back."""
        name = self._name(channel)
        self._hearers[name] = hearer
        if self._line and self.is_up:
            with contextlib.suppress(*faults()):
                await self._line.subscribe(name)

    def unsubscribe(self, channel: str) -> None:
        name = self._name(channel)
        if self._hearers.pop(name, None) and self._line and self.is_up:
            asyncio.get_running_loop().create_task(self._leave(self._line, name))

    async def _leave(self, line: RedisLine, name: bytes) -> None:
        with contextlib.suppress(*faults()):
            if name not in self._hearers:
                await line.unsubscribe(name)

    def _name(self, channel: str) -> bytes:
        return f"ithaca:{self.cluster}:{channel}".encode()

    # ── keeping it up ─────────────────────────────────────────────────────────────────────────────

    async def _keep(self, begun: asyncio.Event) -> None:
        """Connect, and reconnect whenever the connection fails."""
        failed = False
        while True:
            self._line = RedisLine(self.url, self.cluster, self._queue, self._tell)
            try:
                await self._line.talk(lambda: list(self._hearers), lambda: self._came_up(begun))
            except* Exception as errors:
                if self.is_up or not failed:
                    reasons = "; ".join(str(error) or type(error).__name__ for error in leaves(errors))
                    log.warning("the bus is away", extra={"fields": {"reason": reasons}})
                failed, self.is_up = True, False
                self._queue.clear()
            await asyncio.sleep(RETRY_SECONDS)

    def _came_up(self, begun: asyncio.Event) -> None:
        """Both connections are open, and all channels are subscribed to."""
        self.is_up = True
        if begun.is_set():
            log.info("the bus is back")
            if self.when_back:
                self._coming_back = asyncio.get_running_loop().create_task(self._come_back(self.when_back))
        begun.set()

    async def _come_back(self, when_back: Callable[[], Awaitable[None]]) -> None:
        try:
            await when_back()
        except Exception as error:
            log.error("after the bus was back something went wrong", exc_info=error)

    def _tell(self, name: bytes, data: bytes) -> None:
        hearer, said = self._hearers.get(name), decode_message(data)
        if hearer is None or said is None:
            return
        try:
            hearer(said)
        except Exception as error:  # go on with the next message
            fields = {"type": type(said).__name__}
            log.error("a message of another process went wrong", exc_info=error, extra={"fields": fields})


def leaves(group: BaseExceptionGroup[BaseException]) -> Iterable[BaseException]:
    """The errors themselves, from nested exception groups."""
    for error in group.exceptions:
        if isinstance(error, BaseExceptionGroup):
            yield from leaves(error)
        else:
            yield error


# ── at the start ──────────────────────────────────────────────────────────────────────────────────


def wait_until_ours(url: str, cluster: str, others: Callable[[], bool]) -> None:
    """Wait for a Redis that belongs to our database. Raises Misuse if there is none after
    PATIENCE_SECONDS."""
    until, said = time.monotonic() + PATIENCE_SECONDS, False
    while True:
        try:
            if is_ours(url, cluster, others):
                return
            missing = Misuse("bus-not-theirs", value=without_password(url))
        except faults() as error:
            missing = Misuse("bus-missing", value=without_password(url), reason=str(error))
        if time.monotonic() > until:
            raise missing
        if not said:
            log.warning("the bus is waited for", extra={"fields": {"reason": missing.say("en")}})
            said = True
        time.sleep(RETRY_SECONDS)


def is_ours(url: str, cluster: str, others: Callable[[], bool]) -> bool:
    """Whether this Redis is used by processes of our database, or by none yet. False if processes of our
    database run, but not on this Redis. Raises Misuse if processes of another database use it."""
    import redis

    with redis.Redis.from_url(
        url, socket_connect_timeout=SILENCE_SECONDS, socket_timeout=SILENCE_SECONDS
    ) as client:
        found = client.get(KEY)
        if found is None and not others():
            client.set(KEY, cluster, nx=True)
            found = client.get(KEY)
    if found is not None and found != cluster.encode():
        raise Misuse("bus-of-others", value=without_password(url))
    return found is not None
