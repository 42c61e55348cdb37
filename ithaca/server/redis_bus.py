"""The bus over Redis or Valkey: publish and subscribe.

Two connections, one to speak and one to hear. If one of them fails or falls silent both are made anew; what
was said meanwhile is lost, and everybody compares with the database.
"""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from ithaca.engine.errors import Misuse

from .bus import Hearer
from .bus_messages import AnyMessage, decode_message, encode_message
from .logs import log
from .storage import without_password

PATIENCE_SECONDS = 10.0  # that a bus is waited for at the start
PING_SECONDS, SILENCE_SECONDS = 1.0, 3.0
RETRY_SECONDS = 0.2
MOST_WAITING = 20_000  # messages; more than these are dropped, and made up for from the database
KEY = "ithaca:cluster"  # which processes talk over this Redis


class OthersBus(Exception):
    """Other processes, of another database, talk over this Redis."""


class RedisBus:
    """Messages by way of a Redis."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self.url, self.cluster = url, ""
        self.is_up = False
        self.when_back: Callable[[], Awaitable[None]] | None = None
        self._hearers: dict[bytes, Hearer] = {}
        self._confirmed: dict[bytes, asyncio.Event] = {}
        self._queue: deque[tuple[bytes, bytes]] = deque()
        self._wanted, self._sent = asyncio.Event(), asyncio.Event()
        self._pubsub: Any = None
        self._task: asyncio.Task[None] | None = None
        self._heard = 0.0

    # ── at the start ──────────────────────────────────────────────────────────────────────────────

    def prepare(self, cluster: str, others: Callable[[], bool]) -> None:
        """See that the bus is there, and that it is the one of our database. Raises Misuse if it is not;
        `others` says whether other processes serve the database at the moment."""
        from redis.exceptions import RedisError

        self.cluster, until, said = cluster, time.monotonic() + PATIENCE_SECONDS, False
        while True:
            try:
                if self._is_ours(others):
                    return
                reason = "bus-not-theirs"
            except (RedisError, OSError) as error:
                reason = str(error)
            if not said:
                log.warning("the bus is waited for", extra={"fields": {"reason": reason}})
                said = True
            if time.monotonic() > until:
                raise self._not_there(reason)
            time.sleep(RETRY_SECONDS)

    def _not_there(self, reason: str) -> Misuse:
        shown = without_password(self.url)
        if reason == "bus-not-theirs":
            return Misuse("bus-not-theirs", value=shown)
        return Misuse("bus-missing", value=shown, reason=reason)

    def _is_ours(self, others: Callable[[], bool]) -> bool:
        """Whether processes of our database talk over this Redis, or nobody does yet. False: others of our
        database are about, but not here. Raises Misuse if others talk here."""
        import redis

        with redis.Redis.from_url(self.url, socket_connect_timeout=2.0, socket_timeout=2.0) as client:
            found = client.get(KEY)
            if found is None and not others():
                client.set(KEY, self.cluster, nx=True)
                found = client.get(KEY)
        if found is not None and found != self.cluster.encode():
            raise Misuse("bus-of-others", value=without_password(self.url))
        return found is not None

    # ── as a bus ──────────────────────────────────────────────────────────────────────────────────

    async def open(self) -> None:
        begun = asyncio.Event()
        self._task = asyncio.get_running_loop().create_task(self._keep(begun))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(begun.wait(), PATIENCE_SECONDS)

    async def close(self) -> None:
        """Say what waits to be said, but do not wait for long."""
        if self._task is None:
            return
        if self.is_up and self._queue:
            self._sent.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._sent.wait(), 0.5)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self.is_up = False

    def publish(self, channel: str, message: AnyMessage) -> None:
        if not self.is_up:
            return
        if len(self._queue) >= MOST_WAITING:
            self._queue.clear()
            log.error("the bus does not take what is said; much of it was dropped")
        self._queue.append((self._name(channel), encode_message(message)))
        self._wanted.set()

    async def subscribe(self, channel: str, hearer: Hearer) -> None:
        name = self._name(channel)
        known = name in self._hearers
        self._hearers[name] = hearer
        if known and self._confirmed[name].is_set():
            return
        confirmed = self._confirmed.setdefault(name, asyncio.Event())
        if self.is_up:  # else with all others when it is back, and then everything is compared
            with contextlib.suppress(TimeoutError, *faults()):
                if not known:
                    await self._pubsub.subscribe(name)
                await asyncio.wait_for(confirmed.wait(), SILENCE_SECONDS)

    def unsubscribe(self, channel: str) -> None:
        name = self._name(channel)
        if self._hearers.pop(name, None) and self._confirmed.pop(name, None) and self.is_up:
            asyncio.get_running_loop().create_task(self._leave(name))

    async def _leave(self, name: bytes) -> None:
        with contextlib.suppress(*faults()):
            if name not in self._hearers:
                await self._pubsub.unsubscribe(name)

    def _name(self, channel: str) -> bytes:
        return f"ithaca:{self.cluster}:{channel}".encode()

    # ── keeping it up ─────────────────────────────────────────────────────────────────────────────

    async def _keep(self, begun: asyncio.Event) -> None:
        """Connect, and again whenever it fails."""
        was_up = False
        while True:
            try:
                await self._talk(begun, was_up)
            except* Exception as failed:
                if self.is_up or not was_up:
                    reasons = "; ".join(str(error) or type(error).__name__ for error in leaves(failed))
                    log.warning("the bus is away", extra={"fields": {"reason": reasons}})
                was_up, self.is_up = True, False
                self._queue.clear()
            await asyncio.sleep(RETRY_SECONDS)

    async def _talk(self, begun: asyncio.Event, again: bool) -> None:
        """One life of both connections. Raises when one of them fails."""
        import redis.asyncio
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        client = redis.asyncio.Redis.from_url(
            self.url, socket_connect_timeout=SILENCE_SECONDS, retry=Retry(NoBackoff(), 0)
        )
        async with client, client.pubsub() as self._pubsub, asyncio.TaskGroup() as group:
            await self._check(client)
            for confirmed in self._confirmed.values():
                confirmed.clear()
            self._heard = time.monotonic()
            await self._pubsub.subscribe(self._name("here"), *self._hearers)
            group.create_task(self._hear())
            group.create_task(self._ping())
            group.create_task(self._speak(client))
            for confirmed in list(self._confirmed.values()):
                await asyncio.wait_for(confirmed.wait(), SILENCE_SECONDS)
            self.is_up = True
            begun.set()
            if again:
                log.info("the bus is back")
                if self.when_back:
                    group.create_task(self._come_back(self.when_back))

    async def _come_back(self, when_back: Callable[[], Awaitable[None]]) -> None:
        try:
            await when_back()
        except Exception as error:
            log.error("after the bus was back something went wrong", exc_info=error)

    async def _check(self, client: Any) -> None:
        """A Redis that has lost its memory is told again whose it is."""
        await asyncio.wait_for(client.set(KEY, self.cluster, nx=True), SILENCE_SECONDS)
        if await asyncio.wait_for(client.get(KEY), SILENCE_SECONDS) != self.cluster.encode():
            raise OthersBus("processes of another database talk over this Redis")

    async def _hear(self) -> None:
        while True:
            message = await self._pubsub.get_message(timeout=None)
            self._heard = time.monotonic()
            if message is None:
                continue
            name = message["channel"]
            if message["type"] == "message":
                hearer, said = self._hearers.get(name), decode_message(message["data"])
                if hearer and said is not None:
                    self._tell(hearer, said)
            elif message["type"] == "subscribe" and name in self._confirmed:
                self._confirmed[name].set()

    def _tell(self, hearer: Hearer, said: AnyMessage) -> None:
        try:
            hearer(said)
        except Exception as error:  # the next message may do better
            fields = {"type": type(said).__name__}
            log.error("a message of another process went wrong", exc_info=error, extra={"fields": fields})

    async def _ping(self) -> None:
        """A connection that says nothing any more is none, although nobody has closed it."""
        while True:
            await self._pubsub.ping()
            await asyncio.sleep(PING_SECONDS)
            if time.monotonic() - self._heard > SILENCE_SECONDS:
                raise TimeoutError("it says nothing any more")

    async def _speak(self, client: Any) -> None:
        """Say what was published; what has gathered goes together."""
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            batch, self._queue = self._queue, deque()
            pipe = client.pipeline(transaction=False)
            for name, data in batch:
                pipe.publish(name, data)
            await asyncio.wait_for(pipe.execute(), SILENCE_SECONDS)
            if not self._queue:
                self._sent.set()


def faults() -> tuple[type[Exception], ...]:
    """What tells that a connection has failed."""
    from redis.exceptions import RedisError

    return (RedisError, OSError, TimeoutError)


def leaves(group: BaseExceptionGroup[BaseException]) -> Iterable[BaseException]:
    """The errors themselves, out of groups of groups."""
    for error in group.exceptions:
        if isinstance(error, BaseExceptionGroup):
            yield from leaves(error)
        else:
            yield error
