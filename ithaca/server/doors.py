"""What stands before every request: who asks, from where, and whether he may."""

import contextlib
import copy
import time
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ithaca.engine.errors import Mistake
from ithaca.engine.text import LANGUAGES

from .errors import Refused, status_of
from .house import House
from .limits import CONNECTIONS, REQUESTS, Limits
from .messages import Problem
from .pages import SAFETY, serve
from .people import COOKIE, COOKIE_DAYS, Person
from .watch import Figures, log

Ask = Request[Any, Any, Any]
Connection = ASGIConnection[Any, Any, Any, Any]
BY_STATUS = {404: "no-such-page", 405: "wrong-method", 413: "too-big"}


class Door:
    """ASGI: safety headers, figures and the log of requests."""

    def __init__(self, app: ASGIApp, figures: Figures) -> None:
        self.app, self.figures = app, figures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:  # a live line has no headers of its own
            scope["state"]["send"] = send  # states go straight out, not through all that wraps answers
            await self.app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 0

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                raw = list(message.get("headers", []))
                raw += [(name.encode(), value.encode()) for name, value in SAFETY.items()]
                message["headers"] = raw
            await send(message)

        await self.app(scope, receive, send_safely)
        method = str(scope.get("method", ""))
        self.figures.request(method, status)
        fields = {"method": method, "path": path_for_log(scope["path"]), "status": status}
        fields["ms"] = round((time.perf_counter() - begun) * 1000, 1)
        log.info("request", extra={"fields": fields})


def path_for_log(path: str) -> str:
    """A path without the part that opens a seat."""
    return "/s/…" if path.startswith("/s/") else path[:120]


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


def limits_of(connection: Connection) -> Limits:
    limits: Limits = connection.app.state.limits
    return limits


def house_of(connection: Connection) -> House:
    house: House = connection.app.state.house
    return house


def person_of(connection: Connection) -> Person | None:
    """Who asks: by token, or by cookie."""
    house = house_of(connection)
    if token := bearer_of(connection):
        person = house.people.of_token(token)
        if person is None:
            raise Refused("who-are-you")
        return person
    cookie = connection.cookies.get(COOKIE)
    return house.people.of_cookie(cookie)[0] if cookie else None


def bearer_of(connection: Connection) -> str:
    """The token that came with a request. Who sends one is no browser, and its cookies do not count."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def known_person(connection: Connection) -> Person:
    person = person_of(connection)
    if person is None:
        raise Refused("who-are-you")
    return person


def check_request(request: Request[Any, Any, Any]) -> None:
    """Before every request: not too many, and changes only from our own pages or with a token."""
    limits_of(request).take("request", address_of(request), REQUESTS)
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    if not bearer_of(request):
        check_origin(request)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    body = request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers
    if body and kind != "application/json":
        raise Refused("bad-request", reason=f"content-type: {kind[:40]}")


def check_connection(connection: Connection) -> None:
    limits_of(connection).take("connection", address_of(connection), CONNECTIONS)
    if not bearer_of(connection):
        check_origin(connection)


def check_origin(connection: Connection) -> None:
    """Other people's pages may not act in the name of our readers."""
    origin = connection.headers.get("origin", "")
    allowed = {connection.headers.get("host", "")}
    if public := house_of(connection).settings.public_url:
        allowed.add(urlsplit(public).netloc)
    if not (netloc := origin.partition("://")[2]) or netloc not in allowed:
        raise Refused("wrong-origin", value=origin[:60])


def set_cookie(response: Response[Any], house: House, person: Person, secure: bool) -> None:
    response.set_cookie(
        COOKIE,
        house.people.cookie_of(person),
        max_age=COOKIE_DAYS * 86400,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )


# ── errors ────────────────────────────────────────────────────────────────────────────────────────


def answer_mistake(request: Request[Any, Any, Any], mistake: Mistake) -> Response[Problem]:
    problem = problem_of(mistake, language_of(request))
    status = status_of(mistake)
    headers = {"retry-after": str(mistake.args_by_name["seconds"])} if mistake.key == "too-fast" else {}
    return Response(problem, status_code=status, media_type="application/json", headers=headers)


def answer_exception(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Whatever else goes wrong: a code and a sentence, never a trace."""
    if isinstance(error, RecursionError):  # JSON in JSON in JSON …
        return answer_mistake(request, Refused("bad-request", reason="…"))
    if isinstance(error, ValidationException):
        return answer_mistake(request, Refused("bad-request", reason=validation_words(error)))
    if isinstance(error, HTTPException):
        if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
            return serve(request, "web/index.html", 404)  # the page says it kindly
        key = BY_STATUS.get(error.status_code, "bad-request")
        args = {"value": request.url.path, "reason": str(error.detail)}
        response = answer_mistake(request, Refused(key, **args))
        if error.status_code == 405 and error.headers:
            response.headers |= dict(error.headers)
        return response
    log.error("went wrong", exc_info=error, extra={"fields": {"path": path_for_log(request.url.path)}})
    return answer_mistake(request, Refused("went-wrong"))


def validation_words(error: ValidationException) -> str:
    """What is wrong with a body or a parameter."""
    extra: Any = error.extra
    if isinstance(extra, list) and extra:
        first = extra[0]
        return f"{first.get('key', '')}: {first.get('message', '')}".strip(": ")
    return str(error.detail).split(" for ")[0]


def problem_of(mistake: Mistake, lang: str) -> Problem:
    """A code, a sentence and a clause; the sentence need not name the clause too."""
    bare = copy.copy(mistake)
    bare.clause = ""
    return Problem(mistake.key, bare.say(lang), mistake.clause)
