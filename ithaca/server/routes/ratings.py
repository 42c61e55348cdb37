"""Ratings: what a game did to them, how they changed over time, the ladder."""

from functools import partial
from typing import Annotated

from litestar import get
from litestar.params import Parameter

from ithaca.engine import game as games

from ..accounts.answers import Ladder, PlayerRatings, RatingChanges, RatingCurve
from ..accounts.ratings import changes_at, curve_of, ladder_for, ladder_of, ladder_version, ratings_of
from ..auth import HttpRequest, known_person, person_of, server_of
from .common import PROBLEMS, TableKey, find_table
from .played import HandleKey, seen

Slug = Annotated[str, Parameter(max_length=24, description="A game.")]


@get("/api/tables/{table_id:str}/ratings", responses=PROBLEMS)
async def table_ratings(request: HttpRequest, table_id: TableKey) -> RatingChanges:
    """What a game that is over did to the ratings of those who played it."""
    table = (await find_table(request, table_id)).table
    return RatingChanges(await server_of(request).storage.read(partial(changes_at, table_id=table.id)))


@get("/api/me/ratings", responses=PROBLEMS)
async def my_ratings(request: HttpRequest) -> PlayerRatings:
    ask = partial(ratings_of, person_id=known_person(request).id)
    return PlayerRatings(await server_of(request).storage.read(ask))


@get("/api/me/ratings/{game:str}", responses=PROBLEMS)
async def my_curve(request: HttpRequest, game: Slug) -> RatingCurve:
    ask = partial(curve_of, person_id=known_person(request).id, game=games.find(game).slug)
    return RatingCurve(await server_of(request).storage.read(ask))


@get("/api/players/{handle:str}/ratings", responses=PROBLEMS)
async def ratings_of_player(request: HttpRequest, handle: HandleKey) -> PlayerRatings:
    """The ratings of a person who wants to be seen."""
    person_id = (await seen(request, handle)).id
    return PlayerRatings(await server_of(request).storage.read(partial(ratings_of, person_id=person_id)))


@get("/api/players/{handle:str}/ratings/{game:str}", responses=PROBLEMS)
async def curve_of_player(request: HttpRequest, handle: HandleKey, game: Slug) -> RatingCurve:
    person_id, slug = (await seen(request, handle)).id, games.find(game).slug
    return RatingCurve(
        await server_of(request).storage.read(partial(curve_of, person_id=person_id, game=slug))
    )


@get("/api/ladder/{game:str}", responses=PROBLEMS)
async def ladder(request: HttpRequest, game: Slug) -> Ladder:
    """The strongest players who want to be seen, and the bots."""
    server, me, slug = server_of(request), person_of(request), games.find(game).slug
    version = await server.storage.read(ladder_version)
    rows = server.ladders.find(slug, version)
    if rows is None:
        found = await server.storage.read(partial(ladder_of, game=slug))
        rows = server.ladders.keep(slug, version, found)
    own = await server.storage.read(partial(ratings_of, person_id=me.id)) if me else []
    return ladder_for(me.id if me else None, slug, rows, own)


ROUTES = [table_ratings, my_ratings, my_curve, ratings_of_player, curve_of_player, ladder]
