"""Who looks at a table: connections, and the table as something that is looked at."""

import asyncio
import time
from collections import deque

from .messages import Review
from .people import Person
from .table import Table
from .wire import Wire

MOST_WAITING = 256  # messages for a viewer that does not read them; then the line is cut


class Viewer:
    """Someone who looks at a table: a connection."""

    def __init__(self, person: Person | None, sight: int, lang: str, wire: Wire | None = None) -> None:
        self.person, self.sight, self.lang, self.wire = person, sight, lang, wire
        self.heard = time.monotonic()  # when it last said something
        self.outbox: deque[bytes] = deque()  # what the wire could not take at once
        self.gone = False  # the line is to be cut
        self._waiting: asyncio.Future[None] | None = None

    def send(self, message: bytes) -> None:
        """Tell something, or leave it until it can be told; who does not read is let go, and finds
        everything again by its `seq`."""
        if self.gone:
            return
        if self.wire and self.wire.is_free and not self.outbox:
            self.wire.tell(message)
        elif len(self.outbox) >= MOST_WAITING:
            self.let_go()
        else:
            self.outbox.append(message)
            self._wake()

    def let_go(self) -> None:
        self.gone = True
        self._wake()

    async def something(self) -> None:
        """Wait until there is a message, or the line is to be cut."""
        if not self.outbox and not self.gone:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting

    async def read_all(self) -> None:
        """Wait until the viewer has what was left for it, but not for long."""
        for _ in range(100):
            if not self.outbox:
                return
            await asyncio.sleep(0.01)

    def _wake(self) -> None:
        if self._waiting and not self._waiting.done():
            self._waiting.set_result(None)


class Live:
    """A table that is alive."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.gone_at: dict[str, int] = {}  # when a person's last connection ended
        self.timer: asyncio.TimerHandle | None = None
        self.turn: asyncio.Task[None] | None = None  # a bot's or stand-in's
        self.review: asyncio.Task[Review] | None = None  # asked for when the game was over
        self.gone = False  # let go: the table may live on elsewhere, read again from its log

    def here(self, person: str | None) -> bool:
        return any(viewer.person and viewer.person.id == person for viewer in self.viewers)

    def seat_is_here(self, seat: int) -> bool:
        chair = self.table.seats[seat]
        return any(viewer.person and chair.is_held_by(viewer.person.id) for viewer in self.viewers)

    @property
    def spectators(self) -> int:
        seated = self.table.seats_of
        return sum(1 for v in self.viewers if not (v.person and seated(v.person.id)))
