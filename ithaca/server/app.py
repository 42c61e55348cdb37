"""The application: routes, what stands before them, and what is opened and closed with it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ithaca import __version__
from ithaca.engine.errors import Mistake
from ithaca.engine.game import broken

from .auth import HttpRequest, server_of
from .logs import log, set_up_logging
from .middleware import Observed, check_request
from .problems import answer_exception, answer_mistake
from .routes import finished, games, live, me, pages, tables
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

    modules = (me, games, tables, finished, live, pages)
    app = Litestar(
        [health, metrics, *(route for module in modules for route in module.ROUTES)],
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
    # As a middleware it would not see what has no route.
    app.asgi_handler = Observed(app.asgi_handler, server.metrics)
    return app


@get("/health", include_in_schema=False)
async def health(request: HttpRequest) -> dict[str, Any]:
    """Whether the server is well: it answers, and so does its disk."""
    server = server_of(request)
    await server.storage.write(lambda db: None)
    ready = {slug: event.is_set() for slug, event in server.thinkers.ready.items()}
    return {
        "ok": True,
        "version": __version__,
        "ready": {**ready, "bots": server.thinkers.bots_ready.is_set()},
    }


@get("/metrics", include_in_schema=False)
async def metrics(request: HttpRequest) -> Response[bytes]:
    return Response(server_of(request).metrics.text(), media_type="text/plain; version=0.0.4")
