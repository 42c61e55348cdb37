"""What live connections share: reading and writing at the same time, and closing."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ithaca.engine.errors import Mistake

from ..auth import language_of
from ..connections import ABORT, HEAR, WRITE
from ..errors import Refused
from ..logs import log
from ..messages import ClosedMessage, Pong, encode
from ..problems import problem_of
from ..viewers import Viewer

Socket = WebSocket[Any, Any, Any]
PONG = encode(Pong())
CLOSED_FOR_GOOD = 4000  # the client should not reconnect
TRY_AGAIN = 4001
PASSING = ("too-fast", "bus-away", "server-leaves")  # will have passed when the client reconnects
BREATH_SECONDS = 0.05  # pause before the next frame of a connection that sends too many is read
CLOSING_SECONDS = 1.0


async def attend(socket: Socket, viewer: Viewer, listening: Coroutine[Any, Any, None]) -> None:
    """Listen and write until the viewer has gone or is to be cut. A viewer that does not read is not waited
    for."""
    viewer.write_now = extension(socket, WRITE)
    tasks = [
        asyncio.ensure_future(part) for part in (listening, write(socket, viewer), viewer.wait_until_cut())
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if viewer.gone and not viewer.outbox:
            await asyncio.wait(tasks[1:2], timeout=CLOSING_SECONDS)  # the writer closes the connection
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def write(socket: Socket, viewer: Viewer) -> None:
    """Send what waits for the viewer, until the connection is to be cut."""
    with contextlib.suppress(Exception):  # anything may fail on a connection that is going away
        while not viewer.gone:
            await viewer.wait_for_outbox()
            while viewer.outbox and not viewer.gone:
                await socket.send_data(viewer.outbox[0], mode="text")
                viewer.sent()  # only now: a message sent meanwhile must not overtake it
        await socket.close(TRY_AGAIN)


class Ears:
    """Handles what a viewer sends, one text at a time, in a task that is never cancelled: what was begun is
    finished even if the viewer goes away. If handling fails, `listen` stops."""

    def __init__(self, hear: Callable[[str], Awaitable[None]]) -> None:
        self.hear, self.said, self.loop = hear, deque[str](), asyncio.get_running_loop()
        self._hearing: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[Any] | None = None
        self._read_on: Callable[[], None] | None = None

    async def listen(self, socket: Socket) -> None:
        """Listen until the viewer has gone. If the connection is one of ours, texts are passed to `take` as
        they are read; otherwise, or if they arrived before that was set up, they are received here."""
        self._listening = asyncio.current_task()
        if hear_by := extension(socket, HEAR):
            self._read_on = hear_by(self.take)
        try:
            while True:
                self.take(await socket.receive_data("text"))
                await self._heard_all()
        except WebSocketDisconnect:
            await self._heard_all()  # what was sent before the connection was closed
            raise
        finally:
            self._listening = None
            self.said.clear()

    def take(self, text: str) -> bool:
        """Handle this text after those that came before it. Returns whether there is room for more."""
        self.said.append(text)
        if self._hearing:
            return False
        self._hearing = self.loop.create_task(self._hear_all())
        return True

    async def _heard_all(self) -> None:
        while self._hearing:
            await asyncio.wait([self._hearing])

    async def _hear_all(self) -> None:
        try:
            while self.said:
                await self.hear(self.said.popleft())
        except asyncio.CancelledError:  # whether it was written is unknown, so nothing is answered
            self._stop()
        except Exception as error:
            log.error("a connection went wrong", exc_info=error)
            self._stop()
        self._hearing = None
        if self._read_on:
            self._read_on()

    def _stop(self) -> None:
        self.said.clear()
        if self._listening:
            self._listening.cancel()


async def hang_up(socket: Socket, viewer: Viewer) -> None:
    """End a connection. Messages that were not read are dropped: they would stay in memory for as long as the
    other side likes."""
    abort = extension(socket, ABORT)
    unread = viewer.gone and bool(viewer.outbox)
    try:
        if not unread:
            await asyncio.wait_for(socket.close(), CLOSING_SECONDS)
    except TimeoutError:  # the client does not read any more
        unread = True
    except Exception:  # it has gone already
        return
    if unread and abort:
        abort()


def extension(socket: Socket, name: str) -> Any:
    """A function that our own connections offer beyond ASGI; None if another server holds the connection."""
    return ((socket.scope.get("extensions") or {}).get(name) or {}).get("call")


async def refuse_for_good(socket: Socket, mistake: Mistake) -> None:
    problem = problem_of(mistake, language_of(socket))
    with contextlib.suppress(Exception):
        await socket.send_data(encode(ClosedMessage(code=problem.code, text=problem.text)), mode="text")
        await socket.close(TRY_AGAIN if mistake.key in PASSING else CLOSED_FOR_GOOD)


def number_of(socket: Socket, name: str, usual: int = 0) -> int:
    text = str(socket.query_params.get(name, usual))
    if not text.removeprefix("-").isdecimal() or len(text) > 9:
        raise Refused("bad-request", reason=f"{name}={text[:20]}")
    return int(text)
