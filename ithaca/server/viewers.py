"""Connections: who looks at a table or the lobby, and the messages waiting to be sent to them."""

import asyncio
from collections import deque
from collections.abc import Callable

from .players import Person

MOST_WAITING = 256  # messages waiting for a viewer that does not read them; beyond that the connection is cut
MOST_BYTES_WAITING = 1_000_000  # of the waiting messages, not counting the first
DRAIN_SECONDS = 1.0


class Viewer:
    """A live connection."""

    def __init__(self, person: Person | None, sight: int, lang: str, heard: float) -> None:
        self.person, self.lang = person, lang
        self.token = ""  # the id of the token it authenticated with, if any
        self.session = ""  # or of its session
        self.sight = sight  # the seat that it looks from, or SPECTATOR
        self.heard = heard  # when it was last heard from, on the monotonic clock
        self.write_now: Callable[[bytes], bool] | None = None  # writes a message if it need not wait
        self.outbox: deque[bytes] = deque()
        self.waiting = 0  # bytes in the outbox
        self.gone = False  # the connection is to be cut
        self._sent, self._sent_before = 0, -1  # count of messages sent, and that count at the last check
        self._cut = asyncio.Event()
        self._wanted = asyncio.Event()
        self._drained = asyncio.Event()
        self._drained.set()

    @property
    def person_id(self) -> str | None:
        return self.person.id if self.person else None

    def send(self, message: bytes) -> None:
        """Write a message at once, or put it into the outbox if it would have to wait or others wait already.
        A viewer that does not read is cut off; when it reconnects it gets everything it has missed by its
        `seq`."""
        if self.gone:
            return
        if not self.outbox and self.write_now and self.write_now(message):
            self._sent += 1
            return
        if len(self.outbox) >= MOST_WAITING or (self.outbox and self.waiting > MOST_BYTES_WAITING):
            self.cut()
            return
        self.outbox.append(message)
        self.waiting += len(message)
        self._drained.clear()
        self._wanted.set()

    def cut(self) -> None:
        self.gone = True
        self._cut.set()
        self._wanted.set()

    async def wait_until_cut(self) -> None:
        await self._cut.wait()

    async def wait_for_outbox(self) -> None:
        """Wait until there is a message, or the connection is to be cut."""
        await self._wanted.wait()
        self._wanted.clear()

    def sent(self) -> None:
        """The first message of the outbox was sent."""
        self.waiting -= len(self.outbox.popleft())
        self._sent += 1
        if not self.outbox:
            self._drained.set()

    def is_stuck(self) -> bool:
        """Whether nothing was sent since the last call although something waits."""
        stuck = bool(self.outbox) and self._sent == self._sent_before
        self._sent_before = self._sent if self.outbox else -1
        return stuck

    async def drain(self) -> None:
        """Wait until the outbox is empty, but at most DRAIN_SECONDS."""
        try:
            await asyncio.wait_for(self._drained.wait(), DRAIN_SECONDS)
        except TimeoutError:
            return
