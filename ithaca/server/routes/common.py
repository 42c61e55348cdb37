"""What all routes share."""

from typing import Annotated

from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from ..answers import Problem, TableInfo
from ..auth import HttpRequest, person_of, server_of
from ..commands import Command
from ..live_table import LiveTable

TableKey = Annotated[str, Parameter(min_length=1, max_length=16, description="The id of a table.")]

PROBLEMS = {
    status: ResponseSpec(Problem, description=why, generate_examples=False)
    for status, why in {
        400: "The request is not valid; `text` says what is wrong with it.",
        401: "Nobody is signed in: introduce yourself first (POST /api/me), or send a valid token.",
        403: "It belongs to somebody else, or only the owner or the host may do it.",
        404: "There is no table, game, lesson or page of this name.",
        409: "It cannot be done at this moment: the table has moved on, or is in another state.",
        413: "The body is too large.",
        429: "Too many requests; `retry-after` says when to try again.",
        503: "The server takes no more tables at the moment.",
    }.items()
}


async def find_table(request: HttpRequest, table_id: str) -> LiveTable:
    return await server_of(request).registry.find(table_id)


async def run(request: HttpRequest, table_id: str, command: Command) -> tuple[LiveTable, int]:
    """Carry out a command at a table; return the table and the count of its moves."""
    live = await find_table(request, table_id)
    return live, await server_of(request).committer.run(live, command)


async def run_and_tell(request: HttpRequest, table_id: str, command: Command) -> TableInfo:
    """Carry out a command, and answer with the table."""
    live, _ = await run(request, table_id, command)
    return live.info(person_of(request))
