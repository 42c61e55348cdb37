"""The live table: one WebSocket for each viewer. `docs/api.md` tells the messages."""

import asyncio
import contextlib
import time
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from ithaca.engine.errors import Mistake
from ithaca.engine.protocol import SPECTATOR

from .doors import check_connection, house_of, language_of, limits_of, person_of, problem_of
from .errors import Refused
from .house import House
from .limits import ADVICE, CHAT, FRAMES
from .messages import (
    UNREADABLE,
    AdviseFrame,
    ChatFrame,
    Frames,
    LangFrame,
    MoveFrame,
    PingFrame,
    SightFrame,
    UndoFrame,
    WhyFrame,
    encode,
    id_of,
    read_frame,
)
from .viewers import Live, Viewer
from .watch import log

Socket = WebSocket[Any, Any, Any]
PONG = encode({"type": "pong"})
CLOSED_FOR_GOOD = 4000  # the client need not try again
TRY_AGAIN = 4001


@websocket("/api/tables/{table_id:str}/live")
async def live_table(socket: Socket, table_id: str) -> None:
    """A viewer of a table."""
    await socket.accept()
    house = house_of(socket)
    try:
        check_connection(socket)
        live = await house.find(table_id)
        viewer = viewer_of(socket, live)
        since, notes = number_of(socket, "since"), number_of(socket, "notes")
    except Mistake as mistake:
        await refuse_for_good(socket, mistake)
        return
    await converse(house, live, viewer, socket, since, notes)


@websocket("/api/lobby/live")
async def live_lobby(socket: Socket) -> None:
    """A viewer of the lobby."""
    await socket.accept()
    house = house_of(socket)
    try:
        check_connection(socket)
        viewer = Viewer(person_of(socket), SPECTATOR, language_of(socket), socket.scope["state"]["wire"])
    except Mistake as mistake:
        await refuse_for_good(socket, mistake)
        return
    house.lobby.add(viewer)
    viewer.send(house.lobby_message(viewer.person, {}))
    writer = asyncio.create_task(write(socket, viewer))
    try:
        while True:
            await socket.receive_data("text")
            viewer.heard = time.monotonic()
            viewer.send(PONG)
    except WebSocketDisconnect:
        pass
    finally:
        house.lobby.discard(viewer)
        await stop(socket, viewer, writer)


def viewer_of(socket: Socket, live: Live) -> Viewer:
    """Who looks, and from where; one's own seats only."""
    person = person_of(socket)
    sight = number_of(socket, "seat", SPECTATOR)
    if person and person.id in live.table.removed:
        raise Refused("you-were-removed")
    if sight != SPECTATOR and sight not in live.table.seats_of(person.id if person else None):
        raise Refused("not-your-seat", seat=sight)
    return Viewer(person, sight, language_of(socket), socket.scope["state"]["wire"])


def number_of(socket: Socket, name: str, usual: int = 0) -> int:
    text = str(socket.query_params.get(name, usual))
    if not text.removeprefix("-").isdecimal() or len(text) > 9:
        raise Refused("bad-request", reason=f"{name}={text[:20]}")
    return int(text)


async def converse(house: House, live: Live, viewer: Viewer, socket: Socket, since: int, notes: int) -> None:
    """Read what the viewer says, write what happens, until the line is cut."""
    writer = asyncio.create_task(write(socket, viewer))
    try:
        await house.arrive(live, viewer, max(0, since), max(0, notes))
        live.table.must_not_be_frozen()
        while True:
            text = await socket.receive_data("text")
            viewer.heard = time.monotonic()
            await hear(house, live, viewer, text, socket)
    except WebSocketDisconnect:
        pass
    except Mistake as mistake:
        await viewer.read_all()
        await refuse_for_good(socket, mistake)
    except Exception as error:
        log.error("a connection went wrong", exc_info=error)
    finally:
        house.depart(live, viewer)
        await stop(socket, viewer, writer)


async def write(socket: Socket, viewer: Viewer) -> None:
    """Send what waits for the viewer, until the line is to be cut."""
    send = socket.scope["state"]["send"]
    with contextlib.suppress(Exception):  # whatever happens to a line that is going away
        while not viewer.gone:
            await viewer.something()
            while viewer.outbox and not viewer.gone:
                await send({"type": "websocket.send", "text": viewer.outbox[0].decode()})
                viewer.outbox.popleft()  # not before: what comes meanwhile must not overtake it
        await socket.close(TRY_AGAIN)


async def stop(socket: Socket, viewer: Viewer, writer: asyncio.Task[None]) -> None:
    writer.cancel()
    with contextlib.suppress(Exception):
        await socket.close()


async def refuse_for_good(socket: Socket, mistake: Mistake) -> None:
    problem = problem_of(mistake, language_of(socket))
    with contextlib.suppress(Exception):
        await socket.send_data(
            encode({"type": "closed", "code": problem.code, "text": problem.text}).decode(), mode="text"
        )
        await socket.close(TRY_AGAIN if mistake.key == "too-fast" else CLOSED_FOR_GOOD)


async def hear(house: House, live: Live, viewer: Viewer, text: str, socket: Socket) -> None:
    """One frame. Whatever is wrong with it, the viewer is told, and the line stays."""
    frame_id = ""
    try:
        limits_of(socket).take("frame", f"{id(viewer)}", FRAMES)
        try:
            frame: Frames = read_frame(text)
        except UNREADABLE as error:
            frame_id = id_of(text)
            raise Refused("bad-frame", reason=str(error)[:120]) from None
        frame_id = getattr(frame, "id", "")
        await answer(house, live, viewer, frame, socket)
    except Mistake as mistake:
        house.counts["refused"] += 1
        problem = problem_of(mistake, viewer.lang)
        refusal: dict[str, Any] = {
            "type": "refused",
            "id": frame_id,
            "code": problem.code,
            "text": problem.text,
        }
        refusal |= {"clause": problem.clause, "seq": live.table.sight_seq(viewer.sight)}
        viewer.send(encode(refusal))
        if mistake.key == "stale":
            house.tell_one(live, viewer)


async def answer(house: House, live: Live, viewer: Viewer, frame: Frames, socket: Socket) -> None:
    match frame:
        case PingFrame():
            viewer.send(PONG)
        case LangFrame(lang):
            viewer.lang = lang
        case MoveFrame(frame_id, seq, move):
            begun = time.perf_counter()
            seat = own_sight(live, viewer)
            await house.take_seat_back(live, viewer, seat)
            done = await house.perform(live, lambda table: table.play(seat, seq, move))
            viewer.send(encode({"type": "done", "id": frame_id, "seq": done}))
            socket.app.state.figures.move(time.perf_counter() - begun)
        case UndoFrame(frame_id, seq):
            seat = own_sight(live, viewer)
            done = await house.perform(live, lambda table: table.undo(seat, seq))
            viewer.send(encode({"type": "done", "id": frame_id, "seq": done}))
        case WhyFrame(frame_id, move):
            viewer.send(encode(reason(live, own_sight(live, viewer), frame_id, move, viewer.lang)))
        case AdviseFrame(frame_id):
            seat = own_sight(live, viewer)
            assert viewer.person is not None
            limits_of(socket).take("advice", viewer.person.id, ADVICE)
            await house.perform(live, lambda table: table.consult(seat))
            house.spawn(house.advise(live, viewer, seat, frame_id))  # the line goes on meanwhile
        case ChatFrame(frame_id, text, phrase):
            person = viewer.person
            if person is None:
                raise Refused("who-are-you")
            limits_of(socket).take("chat", person.id, CHAT)
            await house.perform(live, lambda table: table.say(person.id, person.name, text, phrase))
            viewer.send(encode({"type": "done", "id": frame_id, "seq": live.table.sight_seq(viewer.sight)}))
        case SightFrame(frame_id, seat):
            house.look_from(live, viewer, seat)
            viewer.send(encode({"type": "done", "id": frame_id, "seq": live.table.sight_seq(viewer.sight)}))


def own_sight(live: Live, viewer: Viewer) -> int:
    """The seat that the viewer looks from, if it still is his own."""
    person = viewer.person.id if viewer.person else None
    if not live.table.holds(person, viewer.sight):
        raise Refused("not-your-seat", seat=viewer.sight)
    return viewer.sight


def reason(live: Live, seat: int, frame_id: str, move: str, lang: str) -> dict[str, Any]:
    """Whether a move may be made now, and if not, why not."""
    refused = live.table.why(seat, move)
    found: dict[str, Any] = {"type": "reason", "id": frame_id, "move": move, "legal": refused is None}
    if refused:
        problem = problem_of(refused, lang)
        return {**found, "text": problem.text, "clause": problem.clause}
    assert live.table.match is not None
    match = live.table.match
    verb = match.notation.verb(match.parse(move))
    return {**found, "text": "", "clause": f"{match.game.slug}/{verb.clause}"}
