"""Who asks: by the signed cookie of a browser, or by the token of a bot."""

import contextlib
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection

from ithaca.engine.text import LANGUAGES

from .errors import Refused
from .players import COOKIE, COOKIE_DAYS, Person, Players

if TYPE_CHECKING:
    from .server import Server

HttpRequest = Request[Any, Any, Any]
Connection = ASGIConnection[Any, Any, Any, Any]
NOBODY, BAD_TOKEN = None, "bad token"


def server_of(connection: Connection) -> "Server":
    server: Server = connection.app.state.server
    return server


async def identify(connection: Connection) -> None:
    """Find out who asks, once for a connection."""
    players = server_of(connection).players
    if token := bearer_of(connection):
        connection.state.person = await players.of_token(token) or BAD_TOKEN
        return
    cookie = connection.cookies.get(COOKIE)
    found, renew = await players.of_cookie(cookie) if cookie else (NOBODY, False)
    connection.state.person, connection.state.renew_cookie = found, renew


def person_of(connection: Connection) -> Person | None:
    """Who asks, if we know."""
    found = connection.state.get("person", NOBODY)
    if found == BAD_TOKEN:
        raise Refused("who-are-you")
    person: Person | None = found
    return person


def known_person(connection: Connection) -> Person:
    person = person_of(connection)
    if person is None:
        raise Refused("who-are-you")
    return person


def bearer_of(connection: Connection) -> str:
    """The token that came with a request. Whoever sends one is no browser, and its cookies do not count."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client else "?"


def language_of(connection: Connection) -> str:
    """The language of a reader: asked for, of the browser, or of the person."""
    asked = connection.query_params.get("lang", "")
    if asked in LANGUAGES:
        return str(asked)
    for part in connection.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    with contextlib.suppress(Refused):
        if person := person_of(connection):
            return person.lang
    return "en"


def check_origin(connection: Connection) -> None:
    """Other people's pages may not act in the name of our readers."""
    origin = connection.headers.get("origin", "")
    allowed = {connection.headers.get("host", "")}
    if public := server_of(connection).settings.public_url:
        allowed.add(urlsplit(public).netloc)
    if not (netloc := origin.partition("://")[2]) or netloc not in allowed:
        raise Refused("wrong-origin", value=origin[:60])


def set_cookie(response: Response[Any], players: Players, person: Person, secure: bool) -> None:
    response.set_cookie(
        COOKIE,
        players.cookie_of(person),
        max_age=COOKIE_DAYS * 86400,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )
