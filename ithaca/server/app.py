"""The application: routes, doors, and what is opened and closed with it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ithaca import __version__
from ithaca.engine.errors import Mistake

from . import live, pages, rest
from .doors import Ask, Door, answer_exception, answer_mistake, check_request, house_of
from .house import House
from .limits import Limits
from .settings import Settings, database_url
from .storage import Storage
from .watch import Figures, set_up_logging

MOST_BYTES = 64_000  # of a request


def make_app(settings: Settings) -> Litestar:
    """The server of these settings."""
    set_up_logging()
    figures, limits = Figures(), Limits(settings.rate)
    house = House(settings, Storage(database_url(settings)))

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        [*rest.ROUTES, *pages.ROUTES, live.live_table, live.live_lobby, health, metrics],
        lifespan=[open_house],
        state=State({"house": house, "limits": limits, "figures": figures}),
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
    app.asgi_handler = Door(app.asgi_handler, figures)  # as a middleware it would not see what has no route
    return app


@get("/health", include_in_schema=False)
async def health(request: Ask) -> dict[str, Any]:
    """Whether the server is well: it answers, and so does its disk."""
    house = house_of(request)
    await house.storage.do(lambda db: None)
    warm = {slug: event.is_set() for slug, event in house.crew.warm.items()}
    return {"ok": True, "version": __version__, "ready": {**warm, "bots": house.crew.all_warm.is_set()}}


@get("/metrics", include_in_schema=False)
async def metrics(request: Ask) -> Response[str]:
    text = request.app.state.figures.text(house_of(request))
    return Response(text, media_type="text/plain; version=0.0.4")
