"""What happens before and after every request: limits, security headers, metrics and the log."""

import time
from collections.abc import Iterable

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .auth import (
    Connection,
    HttpRequest,
    address_of,
    bearer_of,
    check_host,
    check_origin,
    identify,
    must_be_let_in,
    person_of,
    server_of,
)
from .errors import Refused
from .files import safety_headers
from .limits import CONNECTIONS, REQUESTS
from .logs import log
from .metrics import Metrics
from .problems import path_for_log
from .tokens import must_be_play

MOST_PATH = 1000  # characters; a longer path is answered as not found, and not parsed
NOWHERE = "/no-such-page"
# What a person who was shut out may still do: their own matters, and what no other person sees.
OWN_MATTERS = ("/api/me", "/api/sign-", "/api/lessons/", "/api/riddles/")
NOT_KEPT = (b"cache-control", b"no-store")
KNOWN_READERS = ("/api", "/s/")  # paths for which the person who asks is identified


class Observed:
    """ASGI: security headers, metrics and the log of requests."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app, self.metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:  # a live connection has no headers of its own
            await self.app(scope, receive, send)
            return
        if len(scope["path"]) > MOST_PATH:
            scope["path"] = NOWHERE
        begun, status = time.perf_counter(), 0

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = with_safety(message.get("headers", []))
            await send(message)

        await self.app(scope, receive, send_safely)
        method = str(scope.get("method", ""))
        self.metrics.requests.labels(method, str(status)).inc()
        fields = {"method": method, "path": path_for_log(scope["path"]), "status": status}
        fields["ms"] = round((time.perf_counter() - begun) * 1000, 1)
        log.info("request", extra={"fields": fields})


def with_safety(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Headers of an answer, together with the security headers. An answer without cache-control is not to be
    cached."""
    told = [*headers, *safety_headers()]
    return told if any(name == b"cache-control" for name, _ in told) else [*told, NOT_KEPT]


async def check_request(request: HttpRequest) -> None:
    """Runs before every request: limits the rate, and allows changes only from our own pages or with a token.
    Raises Refused."""
    server_of(request).limits.take("request", address_of(request), REQUESTS)
    if request.url.path.startswith(KNOWN_READERS):
        check_host(request)
        await identify(request)
    if bearer_of(request):
        person_of(request)
        must_be_play(request.method, request.url.path)
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    if not bearer_of(request):
        check_origin(request)
    if not request.url.path.startswith(OWN_MATTERS):
        must_be_let_in(person_of(request))
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    body = request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers
    if body and kind != "application/json":
        raise Refused("bad-request", reason=f"content-type: {kind[:40]}")


async def check_connection(connection: Connection) -> None:
    """Runs before every live connection. Raises Refused."""
    server_of(connection).limits.take("connection", address_of(connection), CONNECTIONS)
    check_host(connection)
    if not bearer_of(connection):
        check_origin(connection)
    await identify(connection)
