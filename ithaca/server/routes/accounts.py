"""Signing in as the same person again: passkeys, codes, sessions."""

from typing import Annotated
from urllib.parse import urlsplit

from litestar import Response, delete, get, post
from litestar.params import Parameter

from ..accounts.answers import (
    DeviceCode,
    PasskeyInfo,
    PasskeyList,
    RecoveryCodes,
    SessionInfo,
    SessionList,
)
from ..accounts.codes import as_meant, as_shown, new_code
from ..accounts.merging import merge
from ..accounts.passkeys import Credential, Site
from ..addresses import is_address
from ..answers import Me
from ..auth import HttpRequest, address_of, known_person, person_of, server_of, sign_in, visitor_of
from ..errors import Refused
from ..limits import SIGN_INS
from ..players import COOKIE, Person
from ..requests import CodeSignInRequest, PasskeyRequest, PasskeySignInRequest
from ..text import clean
from .common import PROBLEMS
from .me import as_me

PasskeyId = Annotated[str, Parameter(max_length=1400, description="The id of a passkey.")]
SessionId = Annotated[str, Parameter(max_length=16, description="The id of a session.")]
DEVICE_SIGNS, DEVICE_MINUTES = 8, 10
RECOVERY_SIGNS, RECOVERY_CODES = 12, 10


def site_of(request: HttpRequest) -> Site:
    """The site that passkeys are for. Raises Refused if it is an IP address: a passkey belongs to a host
    name."""
    public = server_of(request).settings.public_url or f"{request.url.scheme}://{request.url.netloc}"
    name = urlsplit(public).hostname or ""
    if is_address(name):
        raise Refused("passkeys-need-a-name", value=name)
    return Site(name, "{0.scheme}://{0.netloc}".format(urlsplit(public)))


# ── passkeys and codes of one's own ───────────────────────────────────────────────────────────────


@get("/api/me/passkeys", responses=PROBLEMS)
async def my_passkeys(request: HttpRequest) -> PasskeyList:
    """The passkeys of the person who asks, and how many recovery codes are left."""
    server, person = server_of(request), known_person(request)
    found = [
        PasskeyInfo(one.id, one.label, one.created, one.used) for one in await server.passkeys.of(person.id)
    ]
    return PasskeyList(found, await server.codes.count("recovery", person.id))


@post("/api/me/passkeys/options", responses=PROBLEMS, status_code=200)
async def ask_to_add(request: HttpRequest) -> Credential:
    """What `navigator.credentials.create` needs."""
    person = known_person(request)
    server_of(request).limits.take("sign-in", address_of(request), SIGN_INS)
    return await server_of(request).passkeys.ask_to_add(person, site_of(request))


@post("/api/me/passkeys", responses=PROBLEMS, status_code=200)
async def add_passkey(request: HttpRequest, data: PasskeyRequest) -> PasskeyList:
    """Add a passkey that the browser has made to the person who asks."""
    server, person = server_of(request), known_person(request)
    server.limits.take("sign-in", address_of(request), SIGN_INS)
    await server.passkeys.add(person, site_of(request), data.credential, clean(data.label))
    server.players.let_go(person.id)
    return await my_passkeys.fn(request)


@delete("/api/me/passkeys/{passkey_id:str}", responses=PROBLEMS, status_code=200)
async def remove_passkey(request: HttpRequest, passkey_id: PasskeyId) -> PasskeyList:
    server, person = server_of(request), known_person(request)
    await server.passkeys.remove(person, passkey_id)
    server.players.let_go(person.id)
    return await my_passkeys.fn(request)


@post("/api/me/recovery", responses=PROBLEMS, status_code=200)
async def new_recovery_codes(request: HttpRequest) -> RecoveryCodes:
    """Ten codes for when no passkey is at hand; earlier codes stop working."""
    person, made = must_be_kept(request), [new_code(RECOVERY_SIGNS) for _ in range(RECOVERY_CODES)]
    await server_of(request).codes.keep("recovery", person.id, made)
    return RecoveryCodes([as_shown(code) for code in made])


@post("/api/me/code", responses=PROBLEMS, status_code=200)
async def new_device_code(request: HttpRequest) -> DeviceCode:
    """A code that signs another device in as the person who asks."""
    person, code = known_person(request), new_code(DEVICE_SIGNS)
    await server_of(request).codes.keep("device", person.id, [code], DEVICE_MINUTES)
    return DeviceCode(as_shown(code), DEVICE_MINUTES)


def must_be_kept(request: HttpRequest) -> Person:
    person = known_person(request)
    if not person.kept:
        raise Refused("guests-have-none")
    return person


# ── signing in and out ────────────────────────────────────────────────────────────────────────────


@post("/api/sign-in/options", responses=PROBLEMS, status_code=200)
async def ask_who(request: HttpRequest) -> Credential:
    """What `navigator.credentials.get` needs."""
    server_of(request).limits.take("sign-in", address_of(request), SIGN_INS)
    return await server_of(request).passkeys.ask_who(site_of(request))


@post("/api/sign-in/passkey", responses=PROBLEMS, status_code=200)
async def sign_in_by_passkey(request: HttpRequest, data: PasskeySignInRequest) -> Response[Me]:
    server = server_of(request)
    server.limits.take("sign-in", address_of(request), SIGN_INS)
    person_id = await server.passkeys.who(site_of(request), data.credential)
    return await signed_in(request, person_id, data.take_along)


@post("/api/sign-in/code", responses=PROBLEMS, status_code=200)
async def sign_in_by_code(request: HttpRequest, data: CodeSignInRequest) -> Response[Me]:
    """By a code that another device shows, or by a recovery code."""
    server, code = server_of(request), as_meant(data.code)
    server.limits.take("sign-in", address_of(request), SIGN_INS)
    found = await server.codes.take("device" if len(code) == DEVICE_SIGNS else "recovery", code)
    if found is None:
        raise Refused("code-wrong")
    return await signed_in(request, found.person, data.take_along)


async def signed_in(request: HttpRequest, person_id: str, take_along: bool) -> Response[Me]:
    """Sign this browser in as that person; with `take_along`, merge in what its guest has done before."""
    server, before = server_of(request), person_of(request)
    person = await server.players.find(person_id)
    if person is None:
        raise Refused("passkey-unknown")
    if take_along and before and before.id != person.id:
        await merge(server, before, person)
    response = Response(as_me(person, person.lang), status_code=200, media_type="application/json")
    await sign_in(request, response, person)
    return response


@post("/api/sign-out", responses=PROBLEMS, status_code=200)
async def sign_out(request: HttpRequest) -> Response[Me]:
    """End the session of this browser."""
    person, known = known_person(request), visitor_of(request)
    if known.session:
        await end_of(request, person, known.session)
    response = Response(as_me(None, person.lang), media_type="application/json")
    response.delete_cookie(COOKIE, path="/")
    return response


@get("/api/me/sessions", responses=PROBLEMS)
async def my_sessions(request: HttpRequest) -> SessionList:
    """The browsers in which the person who asks is signed in."""
    found = await server_of(request).sessions.of(known_person(request).id)
    here = visitor_of(request).session
    told = [SessionInfo(one.id, one.label, one.created, one.seen, one.id == here) for one in found]
    return SessionList(told)


@delete("/api/me/sessions/{session_id:str}", responses=PROBLEMS, status_code=200)
async def end_session(request: HttpRequest, session_id: SessionId) -> SessionList:
    """End a session; connections opened with it are cut."""
    await end_of(request, known_person(request), session_id)
    return await my_sessions.fn(request)


async def end_of(request: HttpRequest, person: Person, session_id: str) -> None:
    server = server_of(request)
    await server.sessions.end(person.id, session_id)
    await server.subscriptions.end_session(session_id)
    for viewer in [viewer for live in server.registry for viewer in live.viewers]:
        if viewer.session == session_id:
            viewer.cut()
    server.tell_others(person.id, session=session_id)


ROUTES = [
    my_passkeys,
    ask_to_add,
    add_passkey,
    remove_passkey,
    new_recovery_codes,
    new_device_code,
    ask_who,
    sign_in_by_passkey,
    sign_in_by_code,
    sign_out,
    my_sessions,
    end_session,
]
