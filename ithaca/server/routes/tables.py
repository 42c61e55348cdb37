"""Tables: opening them, and everything that can be done at one."""

from typing import Annotated

from litestar import get, post
from litestar.params import Parameter

from ithaca.engine.protocol import SPECTATOR

from .. import commands
from ..answers import Accepted, BoardAnswer, Notes, OrdersInfo, TableInfo
from ..auth import HttpRequest, address_of, known_person, must_be_heard, person_of, server_of
from ..commands import NewTable
from ..commands.checks import own_seat, seat_of
from ..committer import new_table_id
from ..errors import Refused
from ..limits import CHAT, NEW_TABLES, ORDERS
from ..requests import (
    BotRequest,
    ChatRequest,
    HoldRequest,
    MoveRequest,
    MuteRequest,
    OfferRequest,
    OrderRequest,
    RemoveRequest,
    SeatRequest,
    SitRequest,
    TableSetup,
    UndoRequest,
)
from ..tasks import to_the_end
from ..text import clean
from ..views import notes_page, vocabulary
from .common import PROBLEMS, TableKey, find_table, run, run_and_tell

SeatKey = Annotated[int, Parameter(ge=0, le=63, description="The number of a seat, from 0.")]
AT = "/api/tables/{table_id:str}"


@post("/api/tables", responses=PROBLEMS)
async def create_table(request: HttpRequest, data: TableSetup) -> TableInfo:
    """Open a table."""
    server, me = server_of(request), known_person(request)
    server.limits.take("table", address_of(request), NEW_TABLES)
    await server.check_room()
    if data.rated and not me.kept:
        raise Refused("rated-needs-passkey")
    data.title = clean(data.title)
    return (await server.committer.open(me.id, NewTable(new_table_id(), data, []))).info(me)


@get(AT, responses=PROBLEMS)
async def table_info(request: HttpRequest, table_id: TableKey) -> TableInfo:
    """A table, as shown to anyone who has its link."""
    return (await find_table(request, table_id)).info(person_of(request))


@get(f"{AT}/board", responses=PROBLEMS)
async def table_board(request: HttpRequest, table_id: TableKey) -> BoardAnswer:
    """What a table is played on and what everything there is called, without a live connection."""
    table = (await find_table(request, table_id)).table
    return BoardAnswer(table.board.source, vocabulary(table))


@get(f"{AT}/notes", responses=PROBLEMS)
async def table_notes(
    request: HttpRequest,
    table_id: TableKey,
    before: Annotated[int, Parameter(ge=0, le=10**9, description="The number of a note.")] = 10**9,
) -> Notes:
    """What was said and done at a table besides moves, before a given note: one page."""
    table, me = (await find_table(request, table_id)).table, person_of(request)
    seats = table.seats_of(me.id if me else None)
    viewer = seats[0] if len(seats) == 1 else SPECTATOR  # `after` goes by the count of the caller's only seat
    last = min(before - 1, len(table.notes)) if before else 0
    return Notes(notes_page(table, viewer, 0, max(0, last)))


# ── seats ─────────────────────────────────────────────────────────────────────────────────────────


@post(f"{AT}/sit", responses=PROBLEMS, status_code=200)
async def sit(request: HttpRequest, table_id: TableKey, data: SitRequest) -> TableInfo:
    """Take a seat, or take one's own back from a stand-in."""
    me = known_person(request)
    name = clean(data.name) or me.name
    return await run_and_tell(request, table_id, commands.Sit(me.id, name, data.seat, data.salt, me.kept))


@post(f"{AT}/leave", responses=PROBLEMS, status_code=200)
async def leave(request: HttpRequest, table_id: TableKey, data: SeatRequest) -> TableInfo:
    """Give a seat up: before the start it is free again, after it a stand-in plays."""
    return await run_and_tell(request, table_id, commands.Leave(known_person(request).id, data.seat))


@post(f"{AT}/bot", responses=PROBLEMS, status_code=200)
async def put_bot(request: HttpRequest, table_id: TableKey, data: BotRequest) -> TableInfo:
    """Put a bot on a seat, or take it away before the start; for the owner of the table."""
    me, most = known_person(request), server_of(request).settings.bot_seconds
    return await run_and_tell(request, table_id, commands.SeatBot(me.id, data.seat, data.bot, most))


@post(f"{AT}/standin", responses=PROBLEMS, status_code=200)
async def ask_stand_in(request: HttpRequest, table_id: TableKey, data: SeatRequest) -> TableInfo:
    """Let a stand-in decide at once for somebody who is away; for the owner of the table."""
    server, me = server_of(request), known_person(request)
    live = await find_table(request, table_id)
    seat_of(live.table, data.seat)
    gone = live.gone_since(data.seat)
    waited = server.clock.now() - max(gone or 0, live.table.asked_at)
    seconds = -1.0 if gone is None else waited / 1000
    await server.committer.run(live, commands.AskStandIn(me.id, data.seat, seconds))
    return live.info(me)


@post(f"{AT}/hold", responses=PROBLEMS, status_code=200)
async def hold(request: HttpRequest, table_id: TableKey, data: HoldRequest) -> TableInfo:
    """Let the bots of a table wait while its only person reads, or let them go on."""
    server, me = server_of(request), known_person(request)
    live = await find_table(request, table_id)
    await server.hold_bots(live, me.id, data.on)
    return live.info(me)


@post(f"{AT}/remove", responses=PROBLEMS, status_code=200)
async def remove(request: HttpRequest, table_id: TableKey, data: RemoveRequest) -> TableInfo:
    """Remove a person; for the owner of the table. A player who is there is removed only when all others
    agree, by the same request."""
    me = known_person(request)
    live = await find_table(request, table_id)
    here = any(live.seat_is_here(seat) for seat in live.table.seats_of(data.person))
    command = commands.Remove(me.id, data.person, here, data.agree)
    await server_of(request).committer.run(live, command)
    return live.info(me)


# ── the game ──────────────────────────────────────────────────────────────────────────────────────


@post(f"{AT}/start", responses=PROBLEMS, status_code=200)
async def start(request: HttpRequest, table_id: TableKey) -> TableInfo:
    """Deal; for the owner of the table, once all seats are taken."""
    return await run_and_tell(request, table_id, commands.Start(known_person(request).id))


@post(f"{AT}/moves", responses=PROBLEMS, status_code=200)
async def play(request: HttpRequest, table_id: TableKey, data: MoveRequest) -> Accepted:
    """Play a move."""
    move = commands.Play(known_person(request).id, data.seat, data.seq, data.move)
    live = await find_table(request, table_id)
    return Accepted(await to_the_end(server_of(request).committer.play(live, move)))


@post(f"{AT}/undo", responses=PROBLEMS, status_code=200)
async def undo(request: HttpRequest, table_id: TableKey, data: UndoRequest) -> Accepted:
    """Take back one's last move, if nobody else has seen it."""
    command = commands.Undo(known_person(request).id, data.seat, data.seq)
    return Accepted((await run(request, table_id, command))[1])


@get(f"{AT}/orders", responses=PROBLEMS)
async def orders(request: HttpRequest, table_id: TableKey, seat: SeatKey) -> OrdersInfo:
    """The standing orders of a seat of one's own: which may be given, and which one is in force."""
    live = await find_table(request, table_id)
    own_seat(live.table, known_person(request).id, seat)
    return live.orders_of(seat) or OrdersInfo([])


@post(f"{AT}/orders", responses=PROBLEMS, status_code=200)
async def give_order(request: HttpRequest, table_id: TableKey, data: OrderRequest) -> OrdersInfo:
    """Give a standing order, or withdraw the one in force. No other player is told of it."""
    server, me = server_of(request), known_person(request)
    server.limits.take("order", me.id, ORDERS)
    live = await find_table(request, table_id)
    await server.give_order(live, me.id, data.seat, data.order)
    return live.orders_of(data.seat) or OrdersInfo([])


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
    must_be_heard(me)
    server_of(request).limits.take("chat", me.id, CHAT)
    live, _ = await run(request, table_id, commands.Say(me.id, me.name, data.text, data.phrase))
    return Accepted(len(live.table.notes))


@post(f"{AT}/mute", responses=PROBLEMS, status_code=200)
async def mute(request: HttpRequest, table_id: TableKey, data: MuteRequest) -> TableInfo:
    """Silence a person at this table, or let them speak again; for the owner of the table."""
    command = commands.Mute(known_person(request).id, data.person, data.muted)
    return await run_and_tell(request, table_id, command)


ROUTES = [
    table_notes,
    create_table,
    table_info,
    table_board,
    sit,
    leave,
    put_bot,
    ask_stand_in,
    hold,
    remove,
    start,
    play,
    undo,
    orders,
    give_order,
    resign,
    offer,
    close,
    chat,
    mute,
]
