"""One lifetime of the connections to a Redis: one to send and one to receive, until one of them fails.

They are opened by redis-py, which knows addresses, passwords and TLS; then we read and write ourselves.
redis-py waits for each answer in a task, which takes longer than handling it.
"""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

PING_SECONDS, SILENCE_SECONDS = 1.0, 3.0
KEY = "ithaca:cluster"  # names the processes that use this Redis


class OthersTalk(Exception):
    """Processes of another database use this Redis."""


class Answers(asyncio.Protocol):
    """What arrives over a connection, passed on at once, all that has arrived together: a task that waits for
    it, as in redis-py, takes longer than handling it."""

    def __init__(self, hear: Callable[[list[Any]], None], write: Callable[[], None] | None = None) -> None:
        import hiredis

        self.hear, self.write = hear, write  # `write` is called when data may be written again
        self.takes_more = True
        self.failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._reader: Any = hiredis.Reader()

    def data_received(self, data: bytes) -> None:
        try:
            self._reader.feed(data)
            said = list(iter(self._reader.gets, False))
            for answer in said:
                if isinstance(answer, Exception):  # Redis refuses something
                    raise answer
            self.hear(said)
        except Exception as error:
            self._fail(error)

    def connection_lost(self, error: Exception | None) -> None:
        self._fail(error or ConnectionResetError("it was closed"))

    def pause_writing(self) -> None:
        self.takes_more = False

    def resume_writing(self) -> None:
        self.takes_more = True
        if self.write:
            self.write()

    def _fail(self, error: Exception) -> None:
        if not self.failed.done():
            self.failed.set_exception(error)

    async def until_failed(self) -> None:
        """Raise why the connection has failed, once it has."""
        await self.failed


class RedisLine:
    """Both connections. `talk` raises whatever fails."""

    def __init__(
        self,
        url: str,
        cluster: str,
        queue: deque[tuple[bytes, bytes]],
        tell: Callable[[bytes, bytes], None],
    ) -> None:
        import hiredis

        self.url, self.cluster, self.queue, self.tell = url, cluster, queue, tell
        self._pack: Any = hiredis.pack_command  # its types allow only a single word as a command
        self._ears: Any = None
        self._mouth: asyncio.Transport | None = None
        self._takes: Answers | None = None  # the answers to what we send
        self._is_wanted = False  # something will be sent at the end of this turn of the event loop
        self._confirmed: dict[bytes, asyncio.Event] = {}
        self._heard, self._answered, self._unanswered = 0.0, 0.0, 0

    async def talk(self, names: Callable[[], Sequence[bytes]], came_up: Callable[[], None]) -> None:
        """Subscribe to these channels and send what is in the queue, until something fails."""
        async with connected(self.url) as mouth, connected(self.url) as self._ears:
            await self._claim(mouth)
            self._heard = time.monotonic()
            ears, self._takes = Answers(self._hear), Answers(self._take_answers, self.speak)
            take_over(self._ears, ears)
            self._mouth = take_over(mouth, self._takes)
            async with asyncio.TaskGroup() as group:
                for work in (ears.until_failed(), self._takes.until_failed(), self._ping()):
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

    # ── sending and receiving ─────────────────────────────────────────────────────────────────────

    def speak_soon(self) -> None:
        """Send what is in the queue at the end of this turn of the event loop: what is said in it goes out
        together."""
        if not self._is_wanted:
            self._is_wanted = True
            asyncio.get_running_loop().call_soon(self.speak)

    def speak(self) -> None:
        """Send what is in the queue, unless the connection does not take it now."""
        self._is_wanted = False
        if not self.queue or self._mouth is None or not (self._takes and self._takes.takes_more):
            return
        if not self._unanswered:
            self._answered = time.monotonic()
        packed = [self._pack((b"PUBLISH", name, data)) for name, data in self.queue]
        self.queue.clear()
        self._unanswered += len(packed)
        self._mouth.write(b"".join(packed))

    def _hear(self, said: list[Any]) -> None:
        self._heard = time.monotonic()
        for kind, name, *data in filter(is_list, said):
            if kind == b"message":
                self.tell(name, data[0])
            elif kind == b"subscribe" and (confirmed := self._confirmed.get(name)):
                confirmed.set()

    def _take_answers(self, said: list[Any]) -> None:
        """The answers to PUBLISH. The count of receivers in them is ignored; they only show that messages
        arrive."""
        self._answered = time.monotonic()
        self._unanswered -= len(said)

    async def _ping(self) -> None:
        """Raise TimeoutError if a connection has fallen silent although it was not closed. The receiving
        connection is pinged; the sending one must answer what we send."""
        while True:
            await self._ears.send_command("PING")
            await asyncio.sleep(PING_SECONDS)
            silent = time.monotonic() - SILENCE_SECONDS
            if self._heard < silent or (self._unanswered and self._answered < silent):
                raise TimeoutError("it says nothing any more")


def take_over(connection: Any, answers: Answers) -> asyncio.Transport:
    """Let `answers` have what arrives over a connection of redis-py from now on."""
    transport: asyncio.Transport = connection._writer.transport
    transport.set_protocol(answers)
    return transport


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
