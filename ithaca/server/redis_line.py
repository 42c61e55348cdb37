"""One life of the connections to a Redis: one to speak and one to hear, until one of them fails.

They are redis-py's, used by themselves: a client of it waits for each answer, and a message took twice the
time of the processor. What comes is taken apart by hiredis as it comes, many answers at a time.
"""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

PING_SECONDS, SILENCE_SECONDS = 1.0, 3.0
MOST_READ = 1 << 18  # bytes at a time
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
        self._ears: Any = None
        self._confirmed: dict[bytes, asyncio.Event] = {}
        self._heard, self._answered, self._unanswered = 0.0, 0.0, 0

    async def talk(self, names: Callable[[], Sequence[bytes]], came_up: Callable[[], None]) -> None:
        """Hear these channels and say what is in the queue, until something fails."""
        async with connected(self.url) as mouth, connected(self.url) as self._ears:
            await self._claim(mouth)
            self._heard = time.monotonic()
            async with asyncio.TaskGroup() as group:
                for work in (self._hear(), self._ping(), self._speak(mouth), self._take_answers(mouth)):
                    group.create_task(work)
                while new := [name for name in names() if name not in self._confirmed]:
                    await self.subscribe(*new)  # meanwhile somebody may have wanted another one
                came_up()

    async def _claim(self, mouth: Any) -> None:
        """A Redis that has lost its memory is told again whose it is."""
        async with asyncio.timeout(SILENCE_SECONDS):
            await mouth.send_command("SET", KEY, self.cluster, "NX")
            await mouth.read_response(disable_decoding=True)
            await mouth.send_command("GET", KEY)
            if await mouth.read_response(disable_decoding=True) != self.cluster.encode():
                raise OthersTalk("processes of another database talk over this Redis")

    async def subscribe(self, *names: bytes) -> None:
        """Wait until these channels are heard."""
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
        """Wait until all that was to be said has arrived."""
        while self.queue or self._unanswered:
            await asyncio.sleep(0.005)

    # ── what goes on beside ───────────────────────────────────────────────────────────────────────

    async def _hear(self) -> None:
        async for said in answers(self._ears):
            self._heard = time.monotonic()
            for kind, name, *data in filter(is_list, said):
                if kind == b"message":
                    self.tell(name, data[0])
                elif kind == b"subscribe" and (confirmed := self._confirmed.get(name)):
                    confirmed.set()

    async def _ping(self) -> None:
        """A connection that says nothing any more is none, although nobody has closed it. What we say is
        answered, too; if we say nothing, it is not."""
        while True:
            await self._ears.send_command("PING")
            await asyncio.sleep(PING_SECONDS)
            silent = time.monotonic() - SILENCE_SECONDS
            if self._heard < silent or (self._unanswered and self._answered < silent):
                raise TimeoutError("it says nothing any more")

    async def _speak(self, mouth: Any) -> None:
        """Say what waits to be said; what has gathered goes together."""
        import hiredis

        pack: Any = hiredis.pack_command  # its types say that a command is one word
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
        """How many have heard each message, which nobody wants to know; but that it arrived."""
        async for said in answers(mouth):
            self._answered = time.monotonic()
            self._unanswered -= len(said)


async def answers(connection: Any) -> AsyncIterator[list[Any]]:
    """What comes over a connection, each time all that has come; until it is closed. redis-py waits for each
    answer by itself, which takes longer than what is done with it."""
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
    """Whether somebody said something; to a ping there are other answers, too."""
    return isinstance(answer, list)


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[Any]:
    """A connection that does not mend itself: that it failed must be known, since something was missed."""
    from redis.asyncio import ConnectionPool
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff

    patient = {
        "socket_connect_timeout": SILENCE_SECONDS,
        "socket_timeout": None,
    }  # usually it is five seconds
    pool: Any = ConnectionPool.from_url(url, **patient, protocol=2, retry=Retry(NoBackoff(), 0))
    connection = pool.make_connection()
    try:
        await connection.connect()
        yield connection
    finally:
        await connection.disconnect(nowait=True)


def faults() -> tuple[type[Exception], ...]:
    """What tells that a connection has failed."""
    from redis.exceptions import RedisError

    return (RedisError, OSError, TimeoutError)
