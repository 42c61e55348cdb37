"""Tables: opening them, and everything that can be done at one."""

from litestar import Response, get, post

from .. import commands
from ..answers import Accepted, BoardAnswer, Link, LobbyAnswer, TableInfo
from ..auth import HttpRequest, address_of, known_person, language_of, person_of, server_of, set_cookie
from ..commands import NewTable
from ..commands.checks import own_seat, seat_of
from ..committer import new_table_id
from ..errors import Refused
from ..limits import CHAT, NEW_PEOPLE, NEW_TABLES
from ..requests import (
    BotRequest,
    ChatRequest,
    MoveRequest,
    MuteRequest,
    OfferRequest,
    RemoveRequest,
    SeatRequest,
    SitRequest,
    TableSetup,
    UndoRequest,
)
from ..text import clean
from ..views import vocabulary
from .common import PROBLEMS, TableKey, find_table, run, run_and_tell

AT = "/api/tables/{table_id:str}"


@get("/api/tables", responses=PROBLEMS)
async def lobby(request: HttpRequest) -> LobbyAnswer:
    """Public tables that are open or running, and all that the asker sits at."""
    return LobbyAnswer([live.brief() for live in server_of(request).lobby.tables_for(person_of(request))])


@post("/api/tables", responses=PROBLEMS)
async def create_table(request: HttpRequest, data: TableSetup) -> TableInfo:
    """Open a table."""
    server, me = server_of(request), known_person(request)
    server.limits.take("table", address_of(request), NEW_TABLES)
    server.check_room()
    data.title = clean(data.title)
    return (await server.committer.open(me.id, NewTable(new_table_id(), data, []))).info(me)


@get(AT, responses=PROBLEMS)
async def table_info(request: HttpRequest, table_id: TableKey) -> TableInfo:
    """A table, as its door shows it."""
    return (await find_table(request, table_id)).info(person_of(request))


@get(f"{AT}/board", responses=PROBLEMS)
async def table_board(request: HttpRequest, table_id: TableKey) -> BoardAnswer:
    """What a table is played on and how everything there is called, without a live connection."""
    table = (await find_table(request, table_id)).table
    return BoardAnswer(table.board.source, vocabulary(table))


# ── seats ─────────────────────────────────────────────────────────────────────────────────────────


@post(f"{AT}/sit", responses=PROBLEMS, status_code=200)
async def sit(request: HttpRequest, table_id: TableKey, data: SitRequest) -> TableInfo:
    """Take a seat, or take one's own back from a stand-in."""
    me = known_person(request)
    name = clean(data.name) or me.name
    return await run_and_tell(request, table_id, commands.Sit(me.id, name, data.seat, data.salt))


@post(f"{AT}/leave", responses=PROBLEMS, status_code=200)
async def leave(request: HttpRequest, table_id: TableKey, data: SeatRequest) -> TableInfo:
    """Give a seat up: before the start it is free again, after it a stand-in plays."""
    return await run_and_tell(request, table_id, commands.Leave(known_person(request).id, data.seat))


@post(f"{AT}/bot", responses=PROBLEMS, status_code=200)
async def put_bot(request: HttpRequest, table_id: TableKey, data: BotRequest) -> TableInfo:
    """Put a bot on a seat, or take it away before the start; for the owner of the table."""
    me, most = known_person(request), server_of(request).settings.bot_seconds
    return await run_and_tell(request, table_id, commands.SeatBot(me.id, data.seat, data.bot, most))


@post(f"{AT}/remove", responses=PROBLEMS, status_code=200)
async def remove(request: HttpRequest, table_id: TableKey, data: RemoveRequest) -> TableInfo:
    """Send a person away; for the owner of the table."""
    me = known_person(request)
    live, _ = await run(request, table_id, commands.Remove(me.id, data.person))
    for viewer in [viewer for viewer in live.viewers if viewer.person_id == data.person]:
        viewer.cut()
    return live.info(me)


@post(f"{AT}/link", responses=PROBLEMS, status_code=200)
async def seat_link(request: HttpRequest, table_id: TableKey, data: SeatRequest) -> Link:
    """A link that opens this seat on another device."""
    server, me = server_of(request), known_person(request)
    own_seat((await find_table(request, table_id)).table, me.id, data.seat)
    signed = server.players.signer.sign(f"{table_id}.{data.seat}.{me.id}", "seat")
    here = server.settings.public_url.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"
    return Link(f"{here}/s/{signed}")


@get("/s/{signed:str}", include_in_schema=False)
async def open_seat(request: HttpRequest, signed: str) -> Response[None]:
    """Follow such a link: this device holds the seat from now on, too."""
    server, found = server_of(request), server_of(request).players.signer.unsign(signed, "seat")
    if not found:
        raise Refused("link-dead")
    table_id, seat, owner = found[0].split(".")
    live = await find_table(request, table_id)
    chair = seat_of(live.table, int(seat))
    if not chair.is_held_by(owner):
        raise Refused("link-dead")
    person = person_of(request)
    if person is None:
        server.limits.take("person", address_of(request), NEW_PEOPLE)
        person = await server.players.create(chair.name, language_of(request))
    await server.committer.run(live, commands.AddDevice(int(seat), person.id))
    response: Response[None] = Response(
        None, status_code=303, headers={"location": f"/t/{table_id}?seat={seat}"}
    )
    set_cookie(response, server.players, person, request.url.scheme == "https")
    return response


# ── the game ──────────────────────────────────────────────────────────────────────────────────────


@post(f"{AT}/start", responses=PROBLEMS, status_code=200)
async def start(request: HttpRequest, table_id: TableKey) -> TableInfo:
    """Deal; for the owner of the table, when everybody sits."""
    return await run_and_tell(request, table_id, commands.Start(known_person(request).id))


@post(f"{AT}/moves", responses=PROBLEMS, status_code=200)
async def play(request: HttpRequest, table_id: TableKey, data: MoveRequest) -> Accepted:
    """Play a move."""
    move = commands.Play(known_person(request).id, data.seat, data.seq, data.move)
    live = await find_table(request, table_id)
    return Accepted(await server_of(request).committer.play(live, move))


@post(f"{AT}/undo", responses=PROBLEMS, status_code=200)
async def undo(request: HttpRequest, table_id: TableKey, data: UndoRequest) -> Accepted:
    """Take back one's last move, if nobody else has seen it."""
    command = commands.Undo(known_person(request).id, data.seat, data.seq)
    return Accepted((await run(request, table_id, command))[1])


@post(f"{AT}/resign", responses=PROBLEMS, status_code=200)
async def resign(request: HttpRequest, table_id: TableKey, data: SeatRequest) -> TableInfo:
    """Give the game up: a stand-in plays on, and the seat counts as last."""
    return await run_and_tell(request, table_id, commands.Resign(known_person(request).id, data.seat))


@post(f"{AT}/offer", responses=PROBLEMS, status_code=200)
async def offer(request: HttpRequest, table_id: TableKey, data: OfferRequest) -> TableInfo:
    """Offer or agree to end the game now, or take that back."""
    command = commands.OfferEnd(known_person(request).id, data.seat, data.end)
    return await run_and_tell(request, table_id, command)


@post(f"{AT}/close", responses=PROBLEMS, status_code=200)
async def close(request: HttpRequest, table_id: TableKey) -> TableInfo:
    """Close a table; for the host, and before the start for its owner."""
    me = known_person(request)
    return await run_and_tell(request, table_id, commands.Close(me.id, me.host))


# ── talk ──────────────────────────────────────────────────────────────────────────────────────────


@post(f"{AT}/chat", responses=PROBLEMS, status_code=200)
async def chat(request: HttpRequest, table_id: TableKey, data: ChatRequest) -> Accepted:
    """Say something at a table."""
    me = known_person(request)
    server_of(request).limits.take("chat", me.id, CHAT)
    live, _ = await run(request, table_id, commands.Say(me.id, me.name, data.text, data.phrase))
    return Accepted(len(live.table.notes))


@post(f"{AT}/mute", responses=PROBLEMS, status_code=200)
async def mute(request: HttpRequest, table_id: TableKey, data: MuteRequest) -> TableInfo:
    """Silence a person at this table, or let him speak again; for the owner of the table."""
    command = commands.Mute(known_person(request).id, data.person, data.muted)
    return await run_and_tell(request, table_id, command)


ROUTES = [
    lobby,
    create_table,
    table_info,
    table_board,
    sit,
    leave,
    put_bot,
    remove,
    seat_link,
    open_seat,
    start,
    play,
    undo,
    resign,
    offer,
    close,
    chat,
    mute,
]
