"""Live connections: one WebSocket for each viewer of a table or of the lobby; see `docs/api.md`."""

import asyncio
import contextlib
import time
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from ithaca.engine.errors import Mistake
from ithaca.engine.protocol import SPECTATOR

from .. import commands
from ..auth import language_of, person_of, server_of
from ..commands.checks import must_be_playable, own_seat, refusal_of
from ..errors import Refused
from ..limits import ADVICE, CHAT, FRAMES
from ..live_table import LiveTable
from ..logs import log
from ..messages import ClosedMessage, DoneMessage, Pong, Reason, RefusedMessage, encode
from ..middleware import check_connection
from ..players import Person
from ..problems import problem_of
from ..requests import (
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
    id_of,
    read_frame,
)
from ..server import Server
from ..viewers import Viewer
from ..views import advice_of

Socket = WebSocket[Any, Any, Any]
PONG = encode(Pong())
CLOSED_FOR_GOOD = 4000  # the client need not try again
TRY_AGAIN = 4001


# ── connections ───────────────────────────────────────────────────────────────────────────────────


@websocket("/api/tables/{table_id:str}/live")
async def live_table(socket: Socket, table_id: str) -> None:
    """A viewer of a table."""
    await socket.accept()
    server = server_of(socket)
    try:
        await check_connection(socket)
        live = await server.registry.find(table_id)
        viewer = viewer_of(socket, live)
        since, notes = number_of(socket, "since"), number_of(socket, "notes")
    except Mistake as mistake:
        await refuse_for_good(socket, mistake)
        return
    conversation = Conversation(server, live, viewer)
    await conversation.hold(socket, max(0, since), max(0, notes))


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
    server.lobby.viewers.add(viewer)
    viewer.send(server.lobby.message_for(viewer.person, {}))
    writer = asyncio.create_task(write(socket, viewer))
    try:
        while True:
            await socket.receive_data("text")
            viewer.heard = server.clock.monotonic()
            viewer.send(PONG)
    except WebSocketDisconnect:
        pass
    finally:
        server.lobby.viewers.discard(viewer)
        await stop(socket, writer)


def viewer_of(socket: Socket, live: LiveTable) -> Viewer:
    """Who looks, and from where; one's own seats only."""
    person = person_of(socket)
    me = person.id if person else None
    sight = number_of(socket, "seat", SPECTATOR)
    if me in live.table.removed:
        raise Refused("you-were-removed")
    if sight != SPECTATOR and sight not in live.table.seats_of(me):
        raise Refused("not-your-seat", seat=sight)
    return Viewer(person, sight, language_of(socket), server_of(socket).clock.monotonic())


def number_of(socket: Socket, name: str, usual: int = 0) -> int:
    text = str(socket.query_params.get(name, usual))
    if not text.removeprefix("-").isdecimal() or len(text) > 9:
        raise Refused("bad-request", reason=f"{name}={text[:20]}")
    return int(text)


async def write(socket: Socket, viewer: Viewer) -> None:
    """Send what waits for the viewer, until the connection is to be cut."""
    with contextlib.suppress(Exception):  # whatever happens to a connection that is going away
        while not viewer.gone:
            await viewer.wait_for_outbox()
            while viewer.outbox and not viewer.gone:
                await socket.send_data(viewer.outbox[0], mode="text")
                viewer.sent()  # not before: what comes meanwhile must not overtake it
        await socket.close(TRY_AGAIN)


async def stop(socket: Socket, writer: asyncio.Task[None]) -> None:
    writer.cancel()
    with contextlib.suppress(Exception):
        await socket.close()


async def refuse_for_good(socket: Socket, mistake: Mistake) -> None:
    problem = problem_of(mistake, language_of(socket))
    with contextlib.suppress(Exception):
        await socket.send_data(encode(ClosedMessage(code=problem.code, text=problem.text)), mode="text")
        await socket.close(TRY_AGAIN if mistake.key == "too-fast" else CLOSED_FOR_GOOD)


# ── a conversation ────────────────────────────────────────────────────────────────────────────────


class Conversation:
    """One viewer at one table: reads what he says and answers it."""

    def __init__(self, server: Server, live: LiveTable, viewer: Viewer) -> None:
        self.server, self.live, self.viewer = server, live, viewer

    async def hold(self, socket: Socket, since: int, notes: int) -> None:
        """Read what the viewer says, write what happens, until the connection is cut."""
        writer = asyncio.create_task(write(socket, self.viewer))
        try:
            await self.server.presence.arrive(self.live, self.viewer, since, notes)
            must_be_playable(self.live.table)
            while True:
                text = await socket.receive_data("text")
                self.viewer.heard = self.server.clock.monotonic()
                await self.hear(text)
        except WebSocketDisconnect:
            pass
        except Mistake as mistake:
            await self.viewer.drain()
            await refuse_for_good(socket, mistake)
        except Exception as error:
            log.error("a connection went wrong", exc_info=error)
        finally:
            self.server.presence.depart(self.live, self.viewer)
            await stop(socket, writer)

    async def hear(self, text: str) -> None:
        """One frame. Whatever is wrong with it, the viewer is told, and the connection stays."""
        frame_id = ""
        try:
            self.server.limits.take("frame", f"{id(self.viewer)}", FRAMES)
            try:
                frame: Frames = read_frame(text)
            except UNREADABLE as error:
                frame_id = id_of(text)
                raise Refused("bad-frame", reason=str(error)[:120]) from None
            frame_id = getattr(frame, "id", "")
            await self.answer(frame)
        except Mistake as mistake:
            self.refuse(frame_id, mistake)

    def refuse(self, frame_id: str, mistake: Mistake) -> None:
        problem = problem_of(mistake, self.viewer.lang)
        self.viewer.send(
            encode(
                RefusedMessage(
                    id=frame_id,
                    code=problem.code,
                    text=problem.text,
                    clause=problem.clause,
                    seq=self.live.table.seen_seq(self.viewer.sight),
                )
            )
        )
        if mistake.key == "stale":
            self.server.broadcaster.resend(self.live, self.viewer)

    async def answer(self, frame: Frames) -> None:
        match frame:
            case PingFrame():
                self.viewer.send(PONG)
            case LangFrame(lang):
                self.viewer.lang = lang
            case MoveFrame(frame_id, seq, move):
                await self.play(frame_id, seq, move)
            case UndoFrame(frame_id, seq):
                command = commands.Undo(self.person().id, self.viewer.sight, seq)
                self.done(frame_id, await self.run(command))
            case WhyFrame(frame_id, move):
                self.viewer.send(encode(self.reason(frame_id, move)))
            case AdviseFrame(frame_id):
                await self.advise(frame_id)
            case ChatFrame(frame_id, text, phrase):
                me = self.person()
                self.server.limits.take("chat", me.id, CHAT)
                await self.run(commands.Say(me.id, me.name, text, phrase))
                self.done(frame_id)
            case SightFrame(frame_id, seat):
                self.server.broadcaster.look_from(self.live, self.viewer, seat)
                self.done(frame_id)

    # ── answers ───────────────────────────────────────────────────────────────────────────────────

    def person(self) -> Person:
        if self.viewer.person is None:
            raise Refused("who-are-you")
        return self.viewer.person

    async def run(self, command: commands.Command) -> int:
        return await self.server.committer.run(self.live, command)

    def done(self, frame_id: str, seq: int | None = None) -> None:
        seen = self.live.table.seen_seq(self.viewer.sight) if seq is None else seq
        self.viewer.send(encode(DoneMessage(id=frame_id, seq=seen)))

    async def play(self, frame_id: str, seq: int, move: str) -> None:
        begun = time.perf_counter()
        own_seat(self.live.table, self.viewer.person_id, self.viewer.sight)
        command = commands.Play(self.person().id, self.viewer.sight, seq, move)
        self.done(frame_id, await self.server.committer.play(self.live, command))
        self.server.metrics.move_seconds.observe(time.perf_counter() - begun)

    async def advise(self, frame_id: str) -> None:
        """Let the oracle think of the viewer's decision; the connection goes on meanwhile."""
        me, seat = self.person(), self.viewer.sight
        own_seat(self.live.table, me.id, seat)
        self.server.limits.take("advice", me.id, ADVICE)
        await self.run(commands.AskAdvice(me.id, seat))
        self.server.tasks.start(self.send_advice(frame_id, seat))

    async def send_advice(self, frame_id: str, seat: int) -> None:
        """Tell what the oracle thinks, if the viewer still looks from there."""
        table, seq = self.live.table, self.live.table.seq
        if table.actor == seat and table.match is not None:
            found = await self.server.thinkers.advise(table, seat)
            if self.viewer.sight == seat:
                self.viewer.send(encode(advice_of(table.match, found, frame_id, seq)))

    def reason(self, frame_id: str, move: str) -> Reason:
        """Whether a move may be made now, and if not, why not."""
        table, seat = self.live.table, self.viewer.sight
        own_seat(table, self.viewer.person_id, seat)
        refused = refusal_of(table, seat, move)
        if refused:
            problem = problem_of(refused, self.viewer.lang)
            return Reason(id=frame_id, move=move, legal=False, text=problem.text, clause=problem.clause)
        assert table.match is not None
        verb = table.match.notation.verb(table.match.parse(move))
        clause = f"{table.match.game.slug}/{verb.clause}"
        return Reason(id=frame_id, move=move, legal=True, text="", clause=clause)


ROUTES = [live_table, live_lobby]
