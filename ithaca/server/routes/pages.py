"""The pages and files of the browser client."""

import io
from functools import partial
from typing import Any

from litestar import HttpMethod, Request, Response, route

from ithaca.engine import game as games
from ithaca.engine.text import LANGUAGES

from ..auth import server_of
from ..errors import Refused
from ..files import inside, serve

PAGES = [
    "/",
    "/new",
    "/t/{table_id:str}",
    "/replay/{table_id:str}",
    "/review/{table_id:str}",
    "/about",
    "/privacy",
]
PAGES += ["/rules", "/rules/{game:str}", "/learn", "/learn/{game:str}", "/learn/{game:str}/{slug:str}"]
look = partial(
    route, http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False, sync_to_thread=False
)


@look(PAGES)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    return serve(request, "web/index.html")


@look("/web/{path:path}")
def web_file(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    return serve(request, f"web/{inside(path)}")


@look("/games/{game:str}/{name:str}")
def game_file(request: Request[Any, Any, Any], game: str, name: str) -> Response[bytes]:
    if game not in games.names() or name not in ("table.js", "table.css"):
        raise Refused("no-such-page", value=name)
    return serve(request, f"games/{game}/{name}")


@look(["/words/{lang:str}", "/words/{part:str}/{lang:str}", "/words/{part:str}/{page:str}/{lang:str}"])
def word_file(request: Request[Any, Any, Any], lang: str, part: str = "", page: str = "") -> Response[bytes]:
    """The words of the house, of a game, of the browser, and those of one page or table in the browser."""
    lang = lang.removesuffix(".ftl")
    known = ("", "web", *games.names()) if not page else ("web",)
    if lang not in LANGUAGES or part not in known:
        raise Refused("no-such-page", value=lang)
    if page:
        return serve(request, f"web/text/{inside(page)}/{lang}.ftl")
    folder = {"": "text", "web": "web/text"}.get(part, f"games/{part}/text")
    return serve(request, f"{folder}/{lang}.ftl")


@look("/qr.svg")
def qr_code(request: Request[Any, Any, Any], text: str) -> Response[bytes]:
    """A link of this server as a square to scan."""
    import segno

    here = f"{request.url.scheme}://{request.url.netloc}/"
    public = server_of(request).settings.public_url
    ours = (here, f"{public.rstrip('/')}/") if public else here
    if not text.startswith(ours) or len(text) > 500:
        raise Refused("not-our-link", value=text[:60])
    picture = io.BytesIO()
    segno.make(text, error="m").save(picture, kind="svg", scale=6, border=2, svgns=True, xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


@look("/robots.txt")
def robots() -> Response[str]:
    return Response("User-agent: *\nDisallow: /t/\nDisallow: /api/\n", media_type="text/plain")


ROUTES = [page, web_file, game_file, word_file, qr_code, robots]
