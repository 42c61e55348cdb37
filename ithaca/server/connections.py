"""Incoming connections: not too many from one address, and none that never sends a request.

These limits come before everything else, since a connection that sends no request never reaches a route.
uvicorn creates an object of our classes for each connection; they add a count, a timer, ways to read and
write without waiting, and a way to drop a connection that is not read.
"""

import asyncio
import contextlib
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from .addresses import network_of
from .frames import head_of, text_of
from .settings import Settings

ASKING_SECONDS = 10.0  # that a connection may take to send a request
LOOK_AGAIN_SECONDS = 0.5
MOST_FROM_ONE = 100  # connections from one address
SPARE_DESCRIPTORS = 128  # for the database, files and players already connected
ABORT = "ithaca.abort"  # the extension of a live connection that drops it at once
WRITE = "ithaca.write"  # the extension that writes a text to it, if it takes one now
HEAR = "ithaca.hear"  # the extension that passes texts on as they arrive, without a task that waits for them


class OpenConnections:
    """Counts open connections, in all and by address."""

    def __init__(self, settings: Settings, most: int) -> None:
        self.most, self.count = most, Counter[str]()
        self.most_from_one = round(MOST_FROM_ONE * settings.rate) if settings.rate else most
        self.trusted = {part.strip() for part in settings.proxies.split(",") if part.strip()}
        self.unsent: list[LiveConnection] = []  # with messages to write in this turn of the loop

    def have_room_for(self, address: str) -> bool:
        """Whether one more connection may be opened. Trusted proxies have no limit of their own, since they
        act for many clients."""
        free = address in self.trusted or "*" in self.trusted
        return self.count.total() < self.most and (free or self.count[address] < self.most_from_one)

    def add(self, address: str) -> None:
        self.count[address] += 1

    def discard(self, address: str) -> None:
        self.count[address] -= 1
        if self.count[address] <= 0:
            del self.count[address]

    def write_soon(self, connection: "LiveConnection") -> None:
        """Write to a connection at the end of this turn of the event loop: messages sent to it meanwhile go
        out together, and so do those to the connections of a table."""
        if not self.unsent:
            connection.loop.call_soon(self._write_all)
        self.unsent.append(connection)

    def _write_all(self) -> None:
        unsent, self.unsent = self.unsent, []
        for connection in unsent:
            connection.write_unsent()


class HttpConnection(H11Protocol):
    """A connection that is counted, and closed if it sends no request."""

    known: ClassVar[OpenConnections]
    counted_as: str | None = None
    asking: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = network_of(self.client[0] if self.client else "?")
        if not self.known.have_room_for(address):
            transport.abort()
            return
        self.counted_as = address
        self.known.add(address)
        self.must_ask()

    def must_ask(self) -> None:
        self.asking = self.loop.call_later(ASKING_SECONDS, self.look_again)

    def look_again(self) -> None:
        """Wait a little longer before aborting: the event loop itself may have stood still, with the request
        unread."""
        self.asking = self.loop.call_later(LOOK_AGAIN_SECONDS, self.transport.abort)

    def has_asked(self) -> None:
        if self.asking:
            self.asking.cancel()
            self.asking = None

    def data_received(self, data: bytes) -> None:
        before = self.cycle
        super().data_received(data)
        if self.cycle is not before:
            self.has_asked()

    def on_response_complete(self) -> None:
        self.has_asked()
        self.must_ask()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.has_asked()
        super().handle_websocket_upgrade(event)
        live = self.transport.get_protocol()
        if isinstance(live, LiveConnection):
            live.counted_as, self.counted_as = self.counted_as, None

    def connection_lost(self, exc: Exception | None) -> None:
        self.has_asked()
        if self.counted_as is not None:
            self.known.discard(self.counted_as)
        super().connection_lost(exc)


class LiveConnection(WebSocketsSansIOProtocol):
    """A connection that has become live: it is still counted, and can be dropped at once."""

    known: ClassVar[OpenConnections]
    counted_as: str | None = None
    hearer: Callable[[str], bool] | None = None  # returns whether it can take more

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.unsent: list[bytes] = []  # frames, each in two parts: its head and the text
        self.between_frames = False  # whether the library waits for a frame to begin, as far as we know

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        self.between_frames = True
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"] or {}
            extensions[ABORT] = {"call": self.transport.abort}
            extensions[WRITE] = {"call": self.write_now}
            extensions[HEAR] = {"call": self.hear_by}

    # ── writing ───────────────────────────────────────────────────────────────────────────────────

    def write_now(self, text: bytes) -> bool:
        """Write a text without waiting; False if that is not possible now. Most messages are written like
        this, which saves waking a task."""
        if self.conn.state is not State.OPEN or self.disconnected or not self.writable.is_set():
            return False
        if not self.unsent:
            self.known.write_soon(self)
        self.unsent += (head_of(len(text)), text)
        return True

    def write_unsent(self) -> None:
        """Write what has gathered, unless the connection is being closed by either side."""
        unsent, self.unsent = self.unsent, []
        if unsent and self.conn.state is State.OPEN and not self.disconnected:
            self.transport.write(b"".join(unsent))

    async def send(self, message: Any) -> None:
        self.write_unsent()
        await super().send(message)

    def shutdown(self) -> None:
        self.write_unsent()
        super().shutdown()

    # ── hearing ───────────────────────────────────────────────────────────────────────────────────

    def hear_by(self, hearer: Callable[[str], bool]) -> Callable[[], None]:
        """Pass texts to `hearer` as they arrive. Returns a function to call to go on after the hearer has
        returned False."""
        self.hearer = hearer
        return self.read_on

    def data_received(self, data: bytes) -> None:
        """Take a text that came in a frame of its own as it is. The first data that is anything else goes to
        the library, and so does all that comes after it, since only the library knows then where a frame
        begins."""
        text = text_of(data) if self.between_frames else None
        self.between_frames = text is not None
        if text is None or self.conn.state is not State.OPEN or not self.is_heard(text):
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """A message has arrived. It goes to the hearer, unless there is none."""
        if self.curr_msg_data_type != "text" or not self.is_heard(b"".join(self.frames)):
            super().send_receive_event_to_app()
        self.frames = []

    def is_heard(self, text: bytes) -> bool:
        """Pass a text to the hearer. False if there is none, if earlier messages still wait to be received by
        the application, or if it is no UTF-8."""
        if self.hearer is None or not self.queue.empty():
            return False
        try:
            said = text.decode()
        except UnicodeDecodeError:
            return False
        if not self.close_sent and not self.hearer(said) and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def read_on(self) -> None:
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self.hearer = None
        if self.counted_as is not None:
            self.known.discard(self.counted_as)
        super().connection_lost(exc)


def limited_protocols(settings: Settings) -> tuple[type[HttpConnection], type[LiveConnection]]:
    """The classes that uvicorn uses for a connection, and for one that has become live."""
    counted = {"known": OpenConnections(settings, most_connections())}
    http = type("LimitedHttpConnection", (HttpConnection,), counted)
    return http, type("LimitedLiveConnection", (LiveConnection,), counted)


def most_connections() -> int:
    """As many as there are file descriptors for, after raising their limit as far as allowed."""
    if sys.platform == "win32":
        return 4096
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        wanted = min(hard, 65_536) if hard != resource.RLIM_INFINITY else 65_536
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
        soft = max(soft, wanted)
    return max(64, soft - SPARE_DESCRIPTORS)
