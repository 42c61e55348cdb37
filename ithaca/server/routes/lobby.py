"""The lobby, a page at a time, and live."""

from typing import Annotated

from litestar import get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from ithaca.engine.errors import Mistake
from ithaca.engine.protocol import SPECTATOR

from ..answers import LobbyAnswer
from ..auth import HttpRequest, language_of, person_of, server_of
from ..errors import Refused
from ..limits import FRAMES
from ..lobby import yours
from ..middleware import check_connection
from ..server import Server
from ..viewers import Viewer
from .common import PROBLEMS
from .lines import BREATH_SECONDS, PONG, Socket, attend, hang_up, refuse_for_good


@get("/api/tables", responses=PROBLEMS)
async def lobby(
    request: HttpRequest,
    page: Annotated[int, Parameter(ge=0, le=10_000, description="The number of the page, from 0.")] = 0,
) -> LobbyAnswer:
    """Public tables that are open or running, and all that the person who asks sits at or has opened."""
    me, told = person_of(request), server_of(request).lobby
    shown = told.page(me, page)
    total = sum(1 for _ in told.tables_for(me))
    return LobbyAnswer([listed.brief() for listed in shown], yours(shown, me), total)


@websocket("/api/lobby/live")
async def live_lobby(socket: Socket) -> None:
    """A viewer of the lobby."""
    await socket.accept()
    server = server_of(socket)
    try:
        await check_connection(socket)
        viewer = Viewer(person_of(socket), SPECTATOR, language_of(socket), server.clock.monotonic())
    except Mistake as mistake:
        await refuse_for_good(socket, mistake)
        return
    server.lobby.enter(viewer)
    server.invitations.greet(viewer)
    try:
        await attend(socket, viewer, listen(socket, server, viewer))
    finally:
        server.lobby.leave(viewer)
    await hang_up(socket, viewer)


async def listen(socket: Socket, server: Server, viewer: Viewer) -> None:
    """Treat whatever a viewer of the lobby sends as a ping, and answer it at a limited rate."""
    try:
        while True:
            await socket.receive_data("text")
            viewer.heard = server.clock.monotonic()
            try:
                server.limits.take("frame", f"{id(viewer)}", FRAMES)
                viewer.send(PONG)
            except Refused:
                await server.clock.sleep(BREATH_SECONDS)
    except WebSocketDisconnect:
        return


ROUTES = [lobby, live_lobby]
