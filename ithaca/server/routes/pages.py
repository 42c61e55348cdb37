"""The pages and files of the browser client."""

import asyncio
import io
import re
from functools import lru_cache, partial
from importlib.resources import files
from typing import Any

from litestar import HttpMethod, Request, Response, route

from ithaca.engine import game as games
from ithaca.engine.text import LANGUAGES

from ..auth import address_of, server_of
from ..errors import Refused
from ..files import NOTHING, index, inside, listed_words, packed, send, serve
from ..invitation import with_invitation
from ..limits import PICTURES

ROUTER = files("ithaca").joinpath(
    "web/router.js"
)  # the client names its pages; we serve them by the same list
OPTIONAL = re.compile(r"\(\?:((?:[^()]|\([^()]*\))*)\)\?")  # (?:…)? with plain groups in it


def page_paths(script: str) -> list[str]:
    """The addresses of all pages, as Litestar writes them: `/t/{id:str}`."""
    patterns = re.findall(r"^  \['\w+', /\^(.*)\$/\],$", script, re.MULTILINE)
    named = (re.sub(r"\(\?<(\w+)>[^()]*\)", r"{\1:str}", pattern.replace(r"\/", "/")) for pattern in patterns)
    return [path for pattern in named for path in with_and_without(pattern)]


def with_and_without(pattern: str) -> list[str]:
    """A path, with each part that may be missing and without it."""
    if not (part := OPTIONAL.search(pattern)):
        return [pattern]
    before, after = pattern[: part.start()], pattern[part.end() :]
    return [*with_and_without(before + after), *with_and_without(before + part[1] + after)]


GAME_WORDS = ("table", "learn", "rules")  # pages of a game that need not have words of their own
LOOKING = [HttpMethod.GET, HttpMethod.HEAD]
look = partial(route, http_method=LOOKING, include_in_schema=False, sync_to_thread=False)


PAGES = page_paths(ROUTER.read_text("utf-8"))
TABLE_PAGE = "/t/{id:str}"


@look([path for path in PAGES if path != TABLE_PAGE])
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    return send(request, index())


@look(TABLE_PAGE)
def table_page(request: Request[Any, Any, Any], id: str) -> Response[bytes]:  # noqa: A002 - as the path has it
    """The page of a table, with an invitation in its head for anyone who was sent the link. A table that is
    not in memory is not read for that: the page must not wait for it."""
    server = server_of(request)
    if (live := server.registry.tables.get(id)) is None:
        return send(request, index())
    here = server.settings.public_url.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"
    text = with_invitation(index().body.decode(), live.table, here)
    return send(request, packed(text.encode(), ".html"))


def with_version(*paths: str) -> list[str]:
    """These paths, and the same below a version, see `files`."""
    return [*paths, *(f"/files/{{version:str}}{path}" for path in paths)]


@look(with_version("/web/{path:path}"))
def web_file(request: Request[Any, Any, Any], path: str, version: str = "") -> Response[bytes]:
    return serve(request, f"web/{inside(path)}", wanted=version)


@look(with_version("/games/{game:str}/web/{path:path}"))
def game_file(request: Request[Any, Any, Any], game: str, path: str, version: str = "") -> Response[bytes]:
    """Serve any file of a game's `web/`."""
    return serve(request, f"web/{inside(path)}", known_game(game), version)


@look(with_version("/words/{lang:str}", "/words/{part:str}/{lang:str}"))
def word_file(
    request: Request[Any, Any, Any], lang: str, part: str = "", version: str = ""
) -> Response[bytes]:
    """The words that all games share, of the browser, or of a game."""
    lang = known_language(lang)
    if part == "web":
        return send(request, listed_words(lang), wanted=version)
    return serve(request, f"text/{lang}.ftl", known_game(part) if part else "", version)


@look(with_version("/words/{part:str}/{page:str}/{lang:str}"))
def page_words(
    request: Request[Any, Any, Any], lang: str, part: str, page: str, version: str = ""
) -> Response[bytes]:
    """The words of one page of the browser; or of a game's table, lessons or rulebook, if it has any."""
    lang = known_language(lang)
    if part == "web":
        return serve(request, f"web/text/{inside(page)}/{lang}.ftl", wanted=version)
    path = f"web/words/{inside(page)}/{lang}.ftl"
    there = page not in GAME_WORDS or games.find(known_game(part)).file(path).is_file()
    return serve(request, path, part, version) if there else send(request, NOTHING, wanted=version)


def known_language(name: str) -> str:
    lang = name.removesuffix(".ftl")
    if lang not in LANGUAGES:
        raise Refused("no-such-page", value=name[:60])
    return lang


def known_game(name: str) -> str:
    if name not in games.names():
        raise Refused("no-such-page", value=name[:60])
    return name


@route("/qr.svg", http_method=LOOKING, include_in_schema=False)
async def qr_code(request: Request[Any, Any, Any], text: str) -> Response[bytes]:
    """A link of this server as a QR code. Drawing a long one takes 40 ms, so that is done in a thread."""
    server_of(request).limits.take("picture", address_of(request), PICTURES)
    here = f"{request.url.scheme}://{request.url.netloc}/"
    public = server_of(request).settings.public_url
    ours = (here, f"{public.rstrip('/')}/") if public else here
    if not text.startswith(ours) or len(text) > 500:
        raise Refused("not-our-link", value=text[:60])
    picture = await asyncio.to_thread(drawn, text)
    return Response(picture, media_type="image/svg+xml", headers={"cache-control": "no-store"})


@lru_cache(maxsize=256)
def drawn(text: str) -> bytes:
    import segno

    picture = io.BytesIO()
    segno.make(text, error="m").save(picture, kind="svg", scale=6, border=2, svgns=True, xmldecl=False)
    return picture.getvalue()


@look("/robots.txt")
def robots() -> Response[str]:
    return Response("User-agent: *\nDisallow: /t/\nDisallow: /api/\n", media_type="text/plain")


ROUTES = [page, table_page, web_file, game_file, word_file, page_words, qr_code, robots]
