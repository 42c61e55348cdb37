"""Live connections: one WebSocket for each viewer of a table or of the lobby; see `docs/api.md`."""

import time

import sqlalchemy as sa
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import UNSET, UnsetType

from ithaca.bots.advice import trail_of
from ithaca.engine.errors import Mistake
from ithaca.engine.protocol import SPECTATOR

from .. import commands
from ..auth import language_of, must_be_heard, must_be_let_in, person_of, server_of, visitor_of
from ..commands.checks import must_be_playable, own_seat, played_beside, refusal_of
from ..errors import Refused, RefusedAt
from ..limits import ADVICE, CHAT, FRAMES, SIGHTS
from ..live_table import LiveTable
from ..logs import log
from ..messages import DoneMessage, Preview, Reason, RefusedMessage, encode
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
    MovesFrame,
    PingFrame,
    PreviewFrame,
    SightFrame,
    UndoFrame,
    WhyFrame,
    id_of,
    read_frame,
)
from ..server import Server
from ..table import Table
from ..viewers import Viewer
from ..views import advice_of, preview_of
from .lines import BREATH_SECONDS, PONG, Ears, Socket, attend, hang_up, number_of, refuse_for_good

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


def viewer_of(socket: Socket, live: LiveTable) -> Viewer:
    """The viewer for this connection, and the seat it looks from; only a seat of its own is allowed."""
    person = person_of(socket)
    me = person.id if person else None
    sight = number_of(socket, "seat", SPECTATOR)
    if me in live.table.removed:
        raise Refused("you-were-removed")
    if sight != SPECTATOR and sight not in live.table.seats_of(me):
        raise Refused("not-your-seat", seat=sight)
    viewer = Viewer(person, sight, language_of(socket), server_of(socket).clock.monotonic())
    viewer.token, viewer.session = socket.state.get("token", ""), visitor_of(socket).session
    return viewer


# ── a conversation ────────────────────────────────────────────────────────────────────────────────


class Conversation:
    """One viewer at one table: reads what the viewer sends and answers it."""

    def __init__(self, server: Server, live: LiveTable, viewer: Viewer) -> None:
        self.server, self.live, self.viewer = server, live, viewer

    async def hold(self, socket: Socket, since: int, notes: int) -> None:
        """Read what the viewer sends, write what happens, until the connection is cut."""
        try:
            await attend(socket, self.viewer, self.listen(socket, since, notes))
        finally:
            self.server.presence.depart(self.live, self.viewer)
        await hang_up(socket, self.viewer)

    async def listen(self, socket: Socket, since: int, notes: int) -> None:
        try:
            if cluster := self.server.cluster:
                await cluster.followers.seen(self.live, self.viewer.sight, since, notes)
            await self.server.presence.arrive(self.live, self.viewer, since, notes)
            must_be_playable(self.live.table)
            await Ears(self.hear).listen(socket)
        except WebSocketDisconnect:
            pass
        except Mistake as mistake:
            await self.viewer.drain()
            await refuse_for_good(socket, mistake)
        except Exception as error:
            log.error("a connection went wrong", exc_info=error)

    async def hear(self, text: str) -> None:
        """Handle one frame. If anything is wrong with it, the viewer is told, and the connection stays
        open."""
        frame_id = ""
        self.viewer.heard = self.server.clock.monotonic()
        try:
            self.server.limits.take("frame", f"{id(self.viewer)}", FRAMES)
            try:
                frame: Frames = read_frame(text)
            except UNREADABLE as error:
                frame_id = id_of(text)
                raise Refused("bad-frame", reason=str(error)[:120]) from None
            frame_id = getattr(frame, "id", "")
            await self.answer(frame)
        except RefusedAt as refused:
            self.refuse(frame_id, refused.mistake, refused.nth)
        except Mistake as mistake:
            self.refuse(frame_id, mistake)
            if mistake.key == "too-fast":  # a client that sends too fast delays only itself
                await self.server.clock.sleep(BREATH_SECONDS)
        except sa.exc.SQLAlchemyError as error:  # nothing was written: the client may try again
            log.error("what was asked for was not written", exc_info=error)
            self.refuse(frame_id, Refused("went-wrong"))

    def refuse(self, frame_id: str, mistake: Mistake, nth: int | UnsetType = UNSET) -> None:
        problem = problem_of(mistake, self.viewer.lang)
        self.viewer.send(
            encode(
                RefusedMessage(
                    id=frame_id,
                    code=problem.code,
                    text=problem.text,
                    clause=problem.clause,
                    seq=self.live.table.seen_seq(self.viewer.sight),
                    nth=nth,
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
                me = self.player()
                await self.play(frame_id, commands.Play(me.id, self.viewer.sight, seq, move))
            case MovesFrame(frame_id, seq, moves):
                self.count(moves)
                me = self.player()
                await self.play(frame_id, commands.PlayAll(me.id, self.viewer.sight, seq, tuple(moves)))
            case PreviewFrame(frame_id, seq, moves):
                self.count(moves)
                self.viewer.send(encode(preview(self.live.table, self.viewer, frame_id, seq, moves)))
            case UndoFrame(frame_id, seq):
                command = commands.Undo(self.person().id, self.viewer.sight, seq)
                self.done(frame_id, await self.run(command))
            case WhyFrame(frame_id, move):
                self.viewer.send(encode(self.reason(frame_id, move)))
            case AdviseFrame(frame_id):
                await self.advise(frame_id)
            case ChatFrame(frame_id, text, phrase):
                me = self.person()
                must_be_heard(me)
                self.server.limits.take("chat", me.id, CHAT)
                await self.run(commands.Say(me.id, me.name, text, phrase))
                self.done(frame_id)
            case SightFrame(frame_id, seat):
                self.server.limits.take("sight", f"{id(self.viewer)}", SIGHTS)
                self.server.presence.look_from(self.live, self.viewer, seat)
                self.done(frame_id)

    # ── answers ───────────────────────────────────────────────────────────────────────────────────

    def person(self) -> Person:
        if self.viewer.person is None:
            raise Refused("who-are-you")
        must_be_let_in(self.viewer.person)
        return self.viewer.person

    async def run(self, command: commands.Command) -> int:
        return await self.server.committer.run_through(self.live, command)

    def done(self, frame_id: str, seq: int | None = None) -> None:
        seen = self.live.table.seen_seq(self.viewer.sight) if seq is None else seq
        self.viewer.send(encode(DoneMessage(id=frame_id, seq=seen)))

    def player(self) -> Person:
        """The person, who must look from a seat of their own."""
        own_seat(self.live.table, self.viewer.person_id, self.viewer.sight)
        return self.person()

    async def play(self, frame_id: str, command: commands.Play | commands.PlayAll) -> None:
        begun = time.perf_counter()
        self.done(frame_id, await self.server.committer.play(self.live, command))
        if not self.live.table.drafts:  # drafts are not counted
            self.server.metrics.moves.acknowledged(time.perf_counter() - begun)

    async def advise(self, frame_id: str) -> None:
        """Let the oracle think about the viewer's decision; the connection is served meanwhile."""
        me, seat = self.person(), self.viewer.sight
        own_seat(self.live.table, me.id, seat)
        self.server.limits.take("advice", me.id, ADVICE)
        await self.run(commands.AskAdvice(me.id, seat))
        self.server.tasks.start(self.send_advice(frame_id, seat))

    async def send_advice(self, frame_id: str, seat: int) -> None:
        """Send what the oracle thinks, if the viewer still looks from that seat."""
        table, seq = self.live.table, self.live.table.seen_seq(seat)
        if table.actor == seat and table.match is not None:
            trail, who = trail_of(table.match), self.person().id
            found = await self.server.thinkers.advise(table, seat, who)
            suspected = await self.server.thinkers.suspect(trail, seat, who)
            if self.viewer.sight == seat:
                self.viewer.send(encode(advice_of(table.match, found, suspected, frame_id, seq)))

    def count(self, moves: list[str]) -> None:
        """Count several moves as that many frames."""
        for _ in moves[1:]:
            self.server.limits.take("frame", f"{id(self.viewer)}", FRAMES)

    def reason(self, frame_id: str, move: str) -> Reason:
        """Whether a move may be made now, and if not, why not."""
        table, seat = self.live.table, self.viewer.sight
        own_seat(table, self.viewer.person_id, seat)
        if refused := refusal_of(table, seat, move):
            problem = problem_of(refused, self.viewer.lang)
            return Reason(id=frame_id, move=move, legal=False, text=problem.text, clause=problem.clause)
        assert table.match is not None
        verb = table.match.notation.verb(table.match.parse(move))
        clause = f"{table.match.game.slug}/{verb.clause}"
        return Reason(id=frame_id, move=move, legal=True, text="", clause=clause)


def preview(table: Table, viewer: Viewer, frame_id: str, seq: int, moves: list[str]) -> Preview:
    """What the viewer's seat would see after these moves."""
    seat = own_seat(table, viewer.person_id, viewer.sight).number
    return preview_of(played_beside(table, seat, seq, moves), seat, frame_id, seq)


ROUTES = [live_table]
