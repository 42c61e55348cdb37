"""Games that are over: log, verification, replay, review, forks and rematches."""

import asyncio
from functools import partial
from typing import Annotated

from litestar import Response, get, post
from litestar.params import Parameter

from .. import history
from ..answers import Replay, ReviewAnswer, TableId, Verification
from ..auth import HttpRequest, address_of, known_person, language_of, server_of
from ..commands import Fork, OpenRematch, PlayAgain
from ..commands.checks import must_be_over
from ..committer import new_table_id
from ..errors import Refused
from ..limits import HISTORIES, NEW_TABLES
from ..live_table import LiveTable
from ..requests import ForkRequest
from ..table import Table
from .common import PROBLEMS, TableKey, find_table, run

AT = "/api/tables/{table_id:str}"


async def finished_table(request: HttpRequest, table_id: str) -> Table:
    server_of(request).limits.take("history", address_of(request), HISTORIES)
    table = (await find_table(request, table_id)).table
    must_be_over(table)
    return table


@get(f"{AT}/log", responses=PROBLEMS, media_type="application/jsonl")
async def game_log(request: HttpRequest, table_id: TableKey) -> Response[str]:
    """The whole log of a game, as `ithaca verify` reads it."""
    table = await finished_table(request, table_id)
    headers = {"content-disposition": f'attachment; filename="{table.setup.game}-{table.id}.jsonl"'}
    text = await asyncio.to_thread(history.log_of, table)
    return Response(text, media_type="application/jsonl", headers=headers)


@get(f"{AT}/verify", responses=PROBLEMS)
async def verify(request: HttpRequest, table_id: TableKey) -> Verification:
    """Whether the game was dealt and played as promised."""
    table = await finished_table(request, table_id)
    return await asyncio.to_thread(history.verification, table, language_of(request))


@get(f"{AT}/replay", responses=PROBLEMS)
async def replay(
    request: HttpRequest,
    table_id: TableKey,
    seat: Annotated[str, Parameter(query="seat", pattern="^(open|-1|[0-9]{1,2})$", max_length=4)] = "-1",
    first: Annotated[int, Parameter(query="from", ge=0, le=100_000)] = 0,
    last: Annotated[int, Parameter(query="to", ge=0, le=100_000)] = 63,
) -> Replay:
    """The table after each move, as a seat saw it, or with open hands."""
    table = await finished_table(request, table_id)
    viewer = history.OPEN_HANDS if seat == "open" else int(seat)
    if viewer >= len(table.seats):
        raise Refused("no-such-seat", seat=viewer)
    last = min(last, first + history.MOST_FRAMES - 1)
    return Replay(*await asyncio.to_thread(history.frames, table, viewer, first, last))


@get(f"{AT}/review", responses=PROBLEMS)
async def review(request: HttpRequest, table_id: TableKey) -> ReviewAnswer:
    """A review of the finished game: worked out once, however many ask, and kept while the table is in
    memory."""
    live = await find_table(request, table_id)
    must_be_over(live.table)
    task = server_of(request).reviews.of(live, address_of(request))
    return await asyncio.shield(task)  # a client that goes away does not cancel it for the others


@post(f"{AT}/fork", responses=PROBLEMS)
async def fork(request: HttpRequest, table_id: TableKey, data: ForkRequest) -> TableId:
    """Play on from a position of a finished game: the person who asks takes the seat, bots the others."""
    me, new = known_person(request), new_table_id()
    await open_another(request, table_id, Fork(me.id, me.name, data.seq, data.seat, new))
    return TableId(new)


@post(f"{AT}/rematch", responses=PROBLEMS)
async def rematch(request: HttpRequest, table_id: TableKey) -> TableId:
    """The same again, everyone one seat further on; asking twice gives the same table."""
    live = await find_table(request, table_id)
    if live.table.next is None:
        await open_another(request, table_id, OpenRematch(known_person(request).id, new_table_id()))
        await knock_for_rematch(request, str(live.table.next))
    else:
        await run(request, table_id, OpenRematch(known_person(request).id, ""))
    return TableId(str(live.table.next))


async def knock_for_rematch(request: HttpRequest, table_id: str) -> None:
    """Tell everyone who has a seat reserved at the new table, in the same way as an invitation."""
    server, me, live = server_of(request), known_person(request), await find_table(request, table_id)
    for seat in live.table.seats:
        if seat.person and seat.person != me.id:
            server.knocker.invited(live, seat.person, me.name, partial(is_kept_for, live, seat.number))


def is_kept_for(live: LiveTable, seat: int) -> bool:
    """Whether a reserved seat still waits for its person."""
    table = live.table
    return table.state == "open" and table.seats[seat].kind == "person" and not table.seats[seat].salt


async def open_another(request: HttpRequest, table_id: str, command: Fork | OpenRematch | PlayAgain) -> None:
    """Carry out a command that opens another table."""
    server = server_of(request)
    server.limits.take("table", address_of(request), NEW_TABLES)
    await server.check_room()
    await server.committer.run(await find_table(request, table_id), command, known_person(request).id)


ROUTES = [game_log, verify, replay, review, fork, rematch]
