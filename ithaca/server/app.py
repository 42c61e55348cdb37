"""The application: routes, what runs before them, and what is opened and closed with it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ithaca import __version__
from ithaca.engine.errors import Mistake
from ithaca.engine.game import broken, names

from .auth import HttpRequest, server_of
from .logs import log, set_up_logging
from .middleware import Observed, check_request
from .problems import answer_exception, answer_mistake
from .routes import (
    accounts,
    devices,
    finished,
    friends,
    games,
    install,
    knocks,
    live,
    lobby,
    me,
    moderation,
    pages,
    played,
    ratings,
    riddles,
    tables,
)
from .server import Server
from .settings import Settings

MOST_BYTES = 64_000  # of a request


def make_app(settings: Settings) -> Litestar:
    """The application of a server with these settings."""
    set_up_logging()
    for game, reason in broken().items():
        log.warning("broken game", extra={"fields": {"game": game, "reason": reason}})
    server = Server(settings)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        await server.open()
        try:
            yield
        finally:
            await server.close()

    people = (me, accounts, played, ratings, friends, knocks, moderation)
    modules = (*people, games, riddles, lobby, tables, devices, finished, live, install, pages)
    app = Litestar(
        [health, ready, metrics, *(route for module in modules for route in module.ROUTES)],
        lifespan=[running],
        state=State({"server": server}),
        before_request=check_request,
        exception_handlers={Mistake: answer_mistake, Exception: answer_exception},
        request_max_body_size=MOST_BYTES,
        openapi_config=OpenAPIConfig(
            title="Ithaca",
            version=__version__,
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )
    # As a middleware it would not see requests without a route.
    app.asgi_handler = Observed(app.asgi_handler, server.metrics)
    return app


@get("/health", include_in_schema=False)
async def health(request: HttpRequest) -> Response[dict[str, Any]]:
    """Whether the server is alive and need not be restarted: it answers, and no other server has taken its
    database over."""
    server = server_of(request)
    return told(not server.lease.lost, {"ready": readiness(server)})


@get("/ready", include_in_schema=False)
async def ready(request: HttpRequest) -> Response[dict[str, Any]]:
    """Whether the server can work now: it could write a moment ago, all games are compiled, and it is not
    leaving."""
    server = server_of(request)
    writes, parts = server.lease.is_kept, readiness(server)
    leaves = server.cluster is not None and server.cluster.draining
    details = {"writes": writes, "ready": parts, "troubles": server.thinkers.warm_up.troubles}
    if server.cluster:
        details |= {"server": server.cluster.id, "bus": server.bus.is_up, "leaves": leaves}
    return told(writes and not leaves and all(parts.values()), details)


def readiness(server: Server) -> dict[str, bool]:
    is_ready, slugs = server.thinkers.warm_up.is_ready, names()
    rules = {slug: is_ready("rules", slug) for slug in slugs}
    return {**rules, "bots": all(is_ready("bots", slug) for slug in slugs)}


def told(ok: bool, details: dict[str, Any]) -> Response[dict[str, Any]]:
    return Response({"ok": ok, "version": __version__, **details}, status_code=200 if ok else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: HttpRequest) -> Response[bytes]:
    server = server_of(request)
    text = await server.cluster.metrics.text() if server.cluster else server.metrics.text()
    return Response(text, media_type="text/plain; version=0.0.4")
