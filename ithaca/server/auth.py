"""Who asks: by the signed cookie of a browser, or by the token of a bot."""

import contextlib
import functools
import platform
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from msgspec import structs

from ithaca.engine.text import LANGUAGES

from .addresses import is_address, network_of
from .errors import Refused
from .players import COOKIE, COOKIE_DAYS, Person, Visitor
from .settings import Settings

if TYPE_CHECKING:
    from .server import Server

HttpRequest = Request[Any, Any, Any]
Connection = ASGIConnection[Any, Any, Any, Any]
NOBODY, BAD_TOKEN = None, "bad token"


def server_of(connection: Connection) -> "Server":
    server: Server = connection.app.state.server
    return server


async def identify(connection: Connection) -> None:
    """Find out who asks, once per connection."""
    players = server_of(connection).players
    if bearer := bearer_of(connection):
        token = await server_of(connection).tokens.find(bearer)
        person = await players.find(token.person) if token else None
        connection.state.token = token.id if token else ""
        connection.state.person = structs.replace(person, host=False) if person else BAD_TOKEN
        return
    cookie = connection.cookies.get(COOKIE)
    visitor = await players.of_cookie(cookie) if cookie else Visitor()
    connection.state.person, connection.state.visitor = visitor.person, visitor


def person_of(connection: Connection) -> Person | None:
    """The person who asks, or None. Raises Refused for an invalid token."""
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


def must_be_let_in(person: Person | None) -> None:
    """A person who was shut out by a host may look on, but do nothing that others see. Raises Refused."""
    if person and person.shut_out:
        raise Refused("you-are-shut-out")


def must_be_heard(person: Person) -> None:
    """A person who was silenced by a host may not chat anywhere. Raises Refused."""
    must_be_let_in(person)
    if person.silenced:
        raise Refused("you-are-silenced")


def must_be_host(connection: Connection) -> Person:
    person = known_person(connection)
    if not person.host:
        raise Refused("host-only")
    return person


def bearer_of(connection: Connection) -> str:
    """The token that came with a request, or nothing. A client that sends one is not a browser, and its
    cookies are ignored."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def address_of(connection: Connection) -> str:
    """Where a request comes from, as limits count it: an address or its network."""
    return network_of(connection.client.host) if connection.client else "?"


def language_of(connection: Connection) -> str:
    """The language to answer in: the one asked for, of the browser, or of the person."""
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


def here_of(connection: Connection) -> str:
    """The public address of this server, with which links begin."""
    public = server_of(connection).settings.public_url.rstrip("/")
    return public or f"{connection.url.scheme}://{connection.url.netloc}"


def check_origin(connection: Connection) -> None:
    """Pages of other sites may not act on behalf of our users: neither from another host, nor from ours over
    plain HTTP if ours uses HTTPS. Raises Refused."""
    origin, scheme = connection.headers.get("origin", ""), connection.url.scheme.replace("ws", "http")
    allowed = {f"{scheme}://{connection.headers.get('host', '')}"}
    if public := server_of(connection).settings.public_url:
        allowed.add("{0.scheme}://{0.netloc}".format(urlsplit(public)))
    if not origin.partition("://")[2] or origin not in allowed:
        raise Refused("wrong-origin", value=origin[:60])


def check_host(connection: Connection) -> None:
    """Refuse host names that are not ours. Such a name can lead here by DNS rebinding, and then a foreign
    page would share our origin."""
    host = connection.headers.get("host", "")
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        name = ""
    if not is_address(name) and name not in names_of(server_of(connection).settings):
        raise Refused("wrong-host", value=host[:60])


@functools.lru_cache(maxsize=4)
def names_of(settings: Settings) -> frozenset[str]:
    """All names by which this server may be addressed, in addition to its IP addresses."""
    machine = platform.node().lower()
    public = urlsplit(settings.public_url).hostname or ""
    given = {name.strip().lower() for name in settings.names.split(",")}
    return frozenset({"localhost", machine, f"{machine}.local", public, *given} - {""})


def visitor_of(connection: Connection) -> Visitor:
    """The visitor that the cookie of this connection identifies."""
    visitor: Visitor = connection.state.get("visitor") or Visitor()
    return visitor


async def sign_in(request: HttpRequest, response: Response[Any], person: Person) -> None:
    """Sign this browser in as that person: in its current session, or in a new one."""
    server, known = server_of(request), visitor_of(request)
    session = await server.sessions.find(known.session) if known.session else None
    if session is None or session.person != person.id:
        session = await server.sessions.begin(person.id, request.headers.get("user-agent", ""))
    response.set_cookie(
        COOKIE,
        server.players.cookie_of(session),
        max_age=COOKIE_DAYS * 86400,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
