"""Who you are: a name, tokens for your bots, what is stored about you."""

import hashlib
import hmac
from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import Parameter
from litestar.response import Stream

from .. import erasure
from ..answers import Me, Token, TokenInfo, TokenList
from ..auth import (
    HttpRequest,
    address_of,
    known_person,
    language_of,
    person_of,
    server_of,
    sign_in,
    visitor_of,
)
from ..errors import Refused
from ..limits import HISTORIES, NEW_PEOPLE
from ..players import COOKIE, Person
from ..requests import IntroduceRequest, TokenRequest
from ..text import clean
from .common import PROBLEMS

TokenId = Annotated[str, Parameter(max_length=16, description="The id of a token.")]


@get("/api/me", responses=PROBLEMS)
async def me(request: HttpRequest) -> Response[Me]:
    """The person who asks."""
    person = person_of(request)
    response = Response(as_me(person, language_of(request)), media_type="application/json")
    if person and visitor_of(request).renew:
        await sign_in(request, response, person)
    return response


@post("/api/me", responses=PROBLEMS, status_code=200)
async def introduce(request: HttpRequest, data: IntroduceRequest) -> Response[Me]:
    """Create a person of this name, or change one's own name and language."""
    server, before = server_of(request), person_of(request)
    host = knows_host_key(server.settings.host_key, data.host_key)
    name = clean(data.name)
    if before is None:
        server.limits.take("person", address_of(request), NEW_PEOPLE)
        if not name:
            raise Refused("name-empty")
        person = await server.players.create(name, data.lang, host)
    else:
        person = await server.players.change(before, name, data.lang, host)
    response = Response(as_me(person, data.lang), status_code=200, media_type="application/json")
    await sign_in(request, response, person)
    return response


def knows_host_key(wanted: str, given: str) -> bool:
    """Whether the host's key was given. Raises Refused for a wrong one."""
    digests = [hashlib.sha256(key.encode()).digest() for key in (wanted, given)]
    if given and not (wanted and hmac.compare_digest(*digests)):
        raise Refused("host-only")
    return bool(given)


@delete("/api/me", responses=PROBLEMS, status_code=200)
async def forget_me(request: HttpRequest) -> Response[Me]:
    """Erase the person who asks from everything that is stored."""
    person = known_person(request)
    await erasure.forget(server_of(request), person)
    response = Response(as_me(None, person.lang), media_type="application/json")
    response.delete_cookie(COOKIE, path="/")
    return response


@get("/api/me/data", responses=PROBLEMS)
async def my_data(request: HttpRequest) -> Stream:
    """Everything that is stored about the person who asks."""
    server, person = server_of(request), known_person(request)
    server.limits.take("history", address_of(request), HISTORIES)
    return Stream(erasure.stored_about(server.storage, person), media_type="application/json")


@get("/api/me/tokens", responses=PROBLEMS)
async def my_tokens(request: HttpRequest) -> TokenList:
    """The tokens of the person who asks, without their secrets, which are shown only once."""
    found = await server_of(request).tokens.of(known_person(request))
    return TokenList([TokenInfo(one.id, one.label, one.scope, one.created, one.expires) for one in found])


@post("/api/me/tokens", responses=PROBLEMS)
async def new_token(request: HttpRequest, data: TokenRequest) -> Token:
    """A token for a bot that plays in this person's name."""
    token, made = await server_of(request).tokens.make(known_person(request), clean(data.label), data.days)
    return Token(token, made.id, made.expires)


@delete("/api/me/tokens/{token_id:str}", responses=PROBLEMS, status_code=200)
async def end_token(request: HttpRequest, token_id: TokenId) -> TokenList:
    """End a token before it expires; connections opened with it are cut."""
    server = server_of(request)
    ended = await server.tokens.end(known_person(request), token_id)
    for viewer in [viewer for live in server.registry for viewer in live.viewers]:
        if viewer.token == ended.id:
            viewer.cut()
    server.tell_others(known_person(request).id, token=ended.id)
    return await my_tokens.fn(request)


def as_me(person: Person | None, lang: str) -> Me:
    if person is None:
        return Me(None, "", lang, False, False)
    return Me(person.id, person.name, person.lang, person.host, person.kept)


ROUTES = [me, introduce, forget_me, my_data, my_tokens, new_token, end_token]
