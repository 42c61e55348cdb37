"""What a person has played, for themselves and for those they let see it."""

from functools import partial
from typing import Annotated

import sqlalchemy as sa
from litestar import get, post
from litestar.params import Parameter

from ..accounts.answers import EndedGames, Handle, Profile, Statistics
from ..accounts.played import LATE, Wanted, games_of, public_games_of, statistics_of, version_of
from ..auth import HttpRequest, known_person, server_of
from ..errors import Refused
from ..requests import HandleRequest
from ..schema import people
from .common import PROBLEMS

Before = Annotated[int, Parameter(ge=0, le=LATE, description="Only games that ended before; milliseconds.")]
Slug = Annotated[str, Parameter(max_length=24, description="Only this game.")]
Players = Annotated[int, Parameter(ge=0, le=64, description="Only tables of so many.")]
OnSeat = Annotated[int, Parameter(ge=-1, le=63, description="Only games on this seat, from 0.")]
Opponent = Annotated[str, Parameter(max_length=32, description="Only games with somebody of this name.")]
Won = Annotated[bool | None, Parameter(description="Only victories, or only the others.")]
HandleKey = Annotated[
    str, Parameter(min_length=1, max_length=24, description="Somebody who wants to be seen.")
]


@get("/api/me/games", responses=PROBLEMS)
async def my_games(
    request: HttpRequest,
    before: Before = LATE,
    game: Slug = "",
    players: Players = 0,
    seat: OnSeat = -1,
    opponent: Opponent = "",
    won: Won = None,
) -> EndedGames:
    """Games of the person who asks that are over, a page at a time."""
    wanted = Wanted(before, game, players, seat, opponent, won)
    ask = partial(games_of, person_id=known_person(request).id, wanted=wanted)
    return await server_of(request).storage.read(ask)


@get("/api/me/statistics", responses=PROBLEMS)
async def my_statistics(request: HttpRequest) -> Statistics:
    return await counted(request, known_person(request).id)


async def counted(request: HttpRequest, person_id: str) -> Statistics:
    """A person's statistics: counted again once another game is over, or after a minute."""
    server = server_of(request)
    version = await server.storage.read(partial(version_of, person_id=person_id))
    if known := server.statistics.find(person_id, version):
        return known
    found = await server.storage.read(partial(statistics_of, person_id=person_id))
    return server.statistics.keep(person_id, version, found)


@get("/api/me/handle", responses=PROBLEMS)
async def my_handle(request: HttpRequest) -> Handle:
    query = sa.select(people.c.handle).where(people.c.id == known_person(request).id)
    found = await server_of(request).storage.read(lambda db: db.execute(query).scalar_one())
    return Handle(found or "")


@post("/api/me/handle", responses=PROBLEMS, status_code=200)
async def be_seen(request: HttpRequest, data: HandleRequest) -> Handle:
    """Let others see what one has played, under a handle that is unique here; an empty one ends that."""
    person, handle = known_person(request), data.handle
    if handle and not person.kept:
        raise Refused("guests-are-not-seen")
    try:
        update = people.update().where(people.c.id == person.id).values(handle=handle.lower() or None)
        await server_of(request).storage.write(lambda db: db.execute(update))
    except sa.exc.IntegrityError:
        raise Refused("handle-taken", value=handle) from None
    server_of(request).ladders.clear()
    return await my_handle.fn(request)


@get("/api/players/{handle:str}", responses=PROBLEMS)
async def profile(request: HttpRequest, handle: HandleKey) -> Profile:
    """The profile of a person who wants to be seen."""
    row = await seen(request, handle)
    return Profile(row.name, row.handle, row.created, await counted(request, row.id))


@get("/api/players/{handle:str}/games", responses=PROBLEMS)
async def games_of_player(
    request: HttpRequest, handle: HandleKey, before: Before = LATE, game: Slug = "", players: Players = 0
) -> EndedGames:
    """The person's games at public tables. Other games are known only to those who have their link."""
    person_id = (await seen(request, handle)).id
    ask = partial(public_games_of, person_id=person_id, wanted=Wanted(before, game, players))
    return await server_of(request).storage.read(ask)


async def seen(request: HttpRequest, handle: str) -> sa.Row[tuple[object, ...]]:
    query = sa.select(people).where(people.c.handle == handle.lower())
    row = await server_of(request).storage.read(lambda db: db.execute(query).one_or_none())
    if row is None:
        raise Refused("no-such-player", value=handle)
    return row


ROUTES = [my_games, my_statistics, my_handle, be_seen, profile, games_of_player]
