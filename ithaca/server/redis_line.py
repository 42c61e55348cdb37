"""One lifetime of the connections to a Redis: one to send and one to receive, until one of them fails.

They are plain connections of redis-py: its client waits for each answer, which took twice the processor time
per message. Incoming data is parsed by hiredis as it arrives, many answers at a time.
"""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

PING_SECONDS, SILENCE_SECONDS = 1.0, 3.0
MOST_READ = 1 << 18  # bytes at a time
KEY = "ithaca:cluster"  # names the processes that use this Redis


class OthersTalk(Exception):
    """Processes of another database use this Redis."""


class RedisLine:
    """Both connections. `talk` raises whatever fails."""

    def __init__(
        self,
        url: str,
        cluster: str,
        queue: deque[tuple[bytes, bytes]],
        tell: Callable[[bytes, bytes], None],
    ) -> None:
        self.url, self.cluster, self.queue, self.tell = url, cluster, queue, tell
        self.wanted = asyncio.Event()  # something waits to be sent
        self._ears: Any = None
        self._confirmed: dict[bytes, asyncio.Event] = {}
        self._heard, self._answered, self._unanswered = 0.0, 0.0, 0

    async def talk(self, names: Callable[[], Sequence[bytes]], came_up: Callable[[], None]) -> None:
        """Subscribe to these channels and send what is in the queue, until something fails."""
        async with connected(self.url) as mouth, connected(self.url) as self._ears:
            await self._claim(mouth)
            self._heard = time.monotonic()
            async with asyncio.TaskGroup() as group:
                for work in (self._hear(), self._ping(), self._speak(mouth), self._take_answers(mouth)):
                    group.create_task(work)
                while new := [name for name in names() if name not in self._confirmed]:
                    await self.subscribe(*new)  # another one may have been added meanwhile
                came_up()

    async def _claim(self, mouth: Any) -> None:
        """Claim a Redis that has lost its data for our cluster again. Raises OthersTalk if it belongs to
        another."""
        async with asyncio.timeout(SILENCE_SECONDS):
            await mouth.send_command("SET", KEY, self.cluster, "NX")
            await mouth.read_response(disable_decoding=True)
            await mouth.send_command("GET", KEY)
            if await mouth.read_response(disable_decoding=True) != self.cluster.encode():
                raise OthersTalk("processes of another database talk over this Redis")

    async def subscribe(self, *names: bytes) -> None:
        """Wait until these channels are subscribed to."""
        new = [name for name in names if name not in self._confirmed]
        for name in new:
            self._confirmed[name] = asyncio.Event()
        if new:
            await self._ears.send_command("SUBSCRIBE", *new)
        for name in names:
            if name in self._confirmed:
                await asyncio.wait_for(self._confirmed[name].wait(), SILENCE_SECONDS)

    async def unsubscribe(self, name: bytes) -> None:
        self._confirmed.pop(name, None)
        await self._ears.send_command("UNSUBSCRIBE", name)

    async def said_all(self) -> None:
        """Wait until everything in the queue has been sent and answered."""
        while self.queue or self._unanswered:
            await asyncio.sleep(0.005)

    # ── background tasks ──────────────────────────────────────────────────────────────────────────

    async def _hear(self) -> None:
        async for said in answers(self._ears):
            self._heard = time.monotonic()
            for kind, name, *data in filter(is_list, said):
                if kind == b"message":
                    self.tell(name, data[0])
                elif kind == b"subscribe" and (confirmed := self._confirmed.get(name)):
                    confirmed.set()

    async def _ping(self) -> None:
        """Raise TimeoutError if a connection has fallen silent although it was not closed. The receiving
        connection is pinged; the sending one must answer what we send."""
        while True:
            await self._ears.send_command("PING")
            await asyncio.sleep(PING_SECONDS)
            silent = time.monotonic() - SILENCE_SECONDS
            if self._heard < silent or (self._unanswered and self._answered < silent):
                raise TimeoutError("it says nothing any more")

    async def _speak(self, mouth: Any) -> None:
        """Send what is in the queue; messages that have gathered are sent together."""
        import hiredis

        pack: Any = hiredis.pack_command  # its types allow only a single word as a command
        while True:
            await self.wanted.wait()
            self.wanted.clear()
            packed: list[bytes] = []
            if not self._unanswered:
                self._answered = time.monotonic()
            while self.queue:
                packed.append(pack((b"PUBLISH", *self.queue.popleft())))
                self._unanswered += 1
            async with asyncio.timeout(SILENCE_SECONDS):
                await mouth.send_packed_command(b"".join(packed), check_health=False)

    async def _take_answers(self, mouth: Any) -> None:
        """Read the answers to PUBLISH. The count of receivers in them is ignored; they only show that
        messages arrive."""
        async for said in answers(mouth):
            self._answered = time.monotonic()
            self._unanswered -= len(said)


async def answers(connection: Any) -> AsyncIterator[list[Any]]:
    """Yields the answers that have arrived over a connection, all that are available each time, until it is
    closed. redis-py waits for each answer separately, which takes longer than handling it."""
    import hiredis
    from redis.exceptions import ResponseError

    reader = hiredis.Reader()
    while data := await connection._reader.read(MOST_READ):
        reader.feed(data)
        said = list(iter(reader.gets, False))
        for answer in said:
            if isinstance(answer, hiredis.ReplyError):
                raise ResponseError(str(answer))
        yield said
    raise ConnectionResetError("it was closed")


def is_list(answer: Any) -> bool:
    """Whether this is a message or a confirmation; answers to a ping may have another type."""
    return isinstance(answer, list)


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[Any]:
    """A connection that does not reconnect by itself: a failure must be noticed, since messages were
    missed."""
    from redis.asyncio import ConnectionPool
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff

    patient = {
        "socket_connect_timeout": SILENCE_SECONDS,
        "socket_timeout": None,
    }  # the default is five seconds
    pool: Any = ConnectionPool.from_url(url, **patient, protocol=2, retry=Retry(NoBackoff(), 0))
    connection = pool.make_connection()
    try:
        await connection.connect()
        yield connection
    finally:
        await connection.disconnect(nowait=True)


def faults() -> tuple[type[Exception], ...]:
    """The exceptions that mean that a connection has failed."""
    from redis.exceptions import RedisError

    return (RedisError, OSError, TimeoutError)
