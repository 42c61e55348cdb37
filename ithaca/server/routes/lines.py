"""What live connections have in common: reading and writing at once, and coming to an end."""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any

from litestar import WebSocket

from ithaca.engine.errors import Mistake

from ..auth import language_of
from ..connections import ABORT, WRITE
from ..errors import Refused
from ..messages import ClosedMessage, Pong, encode
from ..problems import problem_of
from ..viewers import Viewer

Socket = WebSocket[Any, Any, Any]
PONG = encode(Pong())
CLOSED_FOR_GOOD = 4000  # the client need not try again
TRY_AGAIN = 4001
PASSING = ("too-fast", "bus-away", "server-leaves")  # what will have passed when the client tries again
BREATH_SECONDS = 0.05  # before the next frame is read of a connection that sends too many
CLOSING_SECONDS = 1.0


async def attend(socket: Socket, viewer: Viewer, listening: Coroutine[Any, Any, None]) -> None:
    """Listen and write until the viewer has gone or is to be cut. Nobody waits for one who does not read."""
    viewer.write_now = extension(socket, WRITE)
    tasks = [
        asyncio.ensure_future(part) for part in (listening, write(socket, viewer), viewer.wait_until_cut())
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if viewer.gone and not viewer.outbox:
            await asyncio.wait(tasks[1:2], timeout=CLOSING_SECONDS)  # it says goodbye
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def write(socket: Socket, viewer: Viewer) -> None:
    """Send what waits for the viewer, until the connection is to be cut."""
    with contextlib.suppress(Exception):  # whatever happens to a connection that is going away
        while not viewer.gone:
            await viewer.wait_for_outbox()
            while viewer.outbox and not viewer.gone:
                await socket.send_data(viewer.outbox[0], mode="text")
                viewer.sent()  # not before: what comes meanwhile must not overtake it
        await socket.close(TRY_AGAIN)


async def hang_up(socket: Socket, viewer: Viewer) -> None:
    """End a connection. What was not read is not waited for: it would lie in memory for as long as the other
    side likes."""
    abort = extension(socket, ABORT)
    unread = viewer.gone and bool(viewer.outbox)
    try:
        if not unread:
            await asyncio.wait_for(socket.close(), CLOSING_SECONDS)
    except TimeoutError:  # it takes no more
        unread = True
    except Exception:  # it has gone already
        return
    if unread and abort:
        abort()


def extension(socket: Socket, name: str) -> Any:
    """What our connections can do beyond ASGI; None where another server holds the connection."""
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
