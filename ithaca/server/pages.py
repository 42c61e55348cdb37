"""The files of the browser client: read once, compressed once, served with a strict policy."""

import gzip
import hashlib
import mimetypes
from functools import cache, partial
from importlib.resources import files
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import ResponseHeader

from ithaca.engine import game as games
from ithaca.engine.text import LANGUAGES

from .errors import Refused

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SAFETY = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
KINDS = {".js": "text/javascript", ".mjs": "text/javascript", ".ftl": "text/plain", ".woff2": "font/woff2"}
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


@cache
def asset(path: str) -> tuple[bytes, bytes, str, str]:
    """A file of the package: plain, compressed, its kind and its tag."""
    node = files("ithaca").joinpath(path)
    if not node.is_file():
        raise Refused("no-such-page", value=path)
    body = node.read_bytes()
    suffix = path[path.rfind(".") :]
    kind = KINDS.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    if kind.endswith(("json", "svg+xml")):  # to text it is added anyway
        kind += "; charset=utf-8"
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return body, gzip.compress(body, 9, mtime=0), kind, tag


def serve(request: Request[Any, Any, Any], path: str, status: int = 200) -> Response[bytes]:
    """A file, unless the browser has it already."""
    body, packed, kind, tag = asset(path)
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", "") and len(packed) < len(body):
        body, headers = packed, {**headers, "content-encoding": "gzip"}
    return Response(body, status_code=status, media_type=kind, headers=headers)


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
    import io

    import segno

    here = f"{request.url.scheme}://{request.url.netloc}/"
    ours = (here, f"{public.rstrip('/')}/") if (public := public_url(request)) else here
    if not text.startswith(ours) or len(text) > 500:
        raise Refused("not-our-link", value=text[:60])
    picture = io.BytesIO()
    segno.make(text, error="m").save(picture, kind="svg", scale=6, border=2, svgns=True, xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


def public_url(request: Request[Any, Any, Any]) -> str:
    return str(request.app.state.house.settings.public_url)


@look("/robots.txt")
def robots() -> Response[str]:
    return Response("User-agent: *\nDisallow: /t/\nDisallow: /api/\n", media_type="text/plain")


def inside(path: Any) -> str:
    """A path that stays in its folder."""
    parts = str(path).strip("/").split("/")
    if any(part in ("", ".", "..") or "\\" in part for part in parts):
        raise Refused("no-such-page", value=str(path)[:60])
    return "/".join(parts)


ROUTES = [page, web_file, game_file, word_file, qr_code, robots]
HEADERS = [ResponseHeader(name=name, value=value) for name, value in SAFETY.items()]
