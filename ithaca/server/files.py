"""The files of the browser client: read once, compressed once, served with a strict policy.

A page loads its files from `/files/VERSION/`, where the version is the digest of all of them: browsers keep
these and do not ask again. The plain addresses (`/web/…`, `/games/…`, `/words/…`) serve the same files to
clients that know no version; there, browsers ask each time whether something has changed.
"""

import base64
import gzip
import hashlib
import json
import mimetypes
from collections.abc import Iterator
from functools import cache
from importlib.abc import Traversable
from importlib.resources import files
from typing import Any, NamedTuple

from litestar import Request, Response

from ithaca.engine import game as games

from .errors import Refused

POLICY = (
    "default-src 'none'; script-src 'self' '{map}'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SAFETY = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
KINDS = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}


VERSIONED = "public, max-age=31536000, immutable"
MOST_PATH = 200  # characters; no file of ours has a longer path


class Asset(NamedTuple):
    """A file as it is sent."""

    body: bytes
    packed: bytes
    kind: str
    tag: str


@cache
def asset(path: str, game: str = "") -> Asset:
    """A file of the package, or of a game's folder."""
    node = games.find(game).file(path) if game else files("ithaca").joinpath(path)
    if not node.is_file():
        raise Refused("no-such-page", value=path)
    return packed(node.read_bytes(), path[path.rfind(".") :])


@cache
def version() -> str:
    """The digest of all files that pages load: it changes with every release, and with every game."""
    folders = [files("ithaca").joinpath("web"), files("ithaca").joinpath("text")]
    for name in games.names():
        folders += [games.find(name).file("web"), games.find(name).file("text")]
    told = hashlib.sha256()
    for file in (file for folder in folders for file in files_in(folder)):
        told.update(file.name.encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest())
    return told.hexdigest()[:20]


def files_in(folder: Traversable) -> Iterator[Traversable]:
    """All files below a folder, in a fixed order."""
    if not folder.is_dir():
        return
    for node in sorted(folder.iterdir(), key=lambda node: node.name):
        yield from files_in(node) if node.is_dir() else [node]


@cache
def import_map() -> str:
    """Modules imported by their plain addresses, as by games from elsewhere, resolve to those of the current
    version."""
    return json.dumps({"imports": {f"/{part}/": f"/files/{version()}/{part}/" for part in ("web", "games")}})


@cache
def index() -> Asset:
    """The page that every address opens, with the versioned addresses of its files."""
    text = asset("web/index.html").body.decode().replace('="/web/', f'="/files/{version()}/web/')
    first = '<link rel="stylesheet"'
    return packed(
        text.replace(first, f'<script type="importmap">{import_map()}</script>\n{first}', 1).encode(), ".html"
    )


@cache
def safety_headers() -> list[tuple[bytes, bytes]]:
    """Security headers for every answer. The only inline script of the page is allowed by its digest."""
    digest = base64.b64encode(hashlib.sha256(import_map().encode()).digest()).decode()
    told = {"content-security-policy": POLICY.format(map=f"sha256-{digest}"), **SAFETY}
    return [(name.encode(), value.encode()) for name, value in told.items()]


@cache
def listed_words(lang: str) -> Asset:
    """The browser's own words, and the names of the games wherever they are listed."""
    texts = [asset(f"web/text/{lang}.ftl").body]
    for name in games.names():
        card = games.find(name).file(f"web/words/card/{lang}.ftl")
        texts += [card.read_bytes()] if card.is_file() else []
    return packed(b"\n".join(texts), ".ftl")


def packed(body: bytes, suffix: str) -> Asset:
    kind = KINDS.get(suffix) or mimetypes.guess_type(f"file{suffix}")[0] or "application/octet-stream"
    if kind.endswith(("json", "svg+xml")):  # for text it is added anyway
        kind += "; charset=utf-8"
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Asset(body, gzip.compress(body, 9, mtime=0), kind, tag)


NOTHING = packed(b"", ".ftl")


def serve(request: Request[Any, Any, Any], path: str, game: str = "", wanted: str = "") -> Response[bytes]:
    """A file, unless the browser has it already."""
    return send(request, asset(path, game), wanted=wanted)


def send(
    request: Request[Any, Any, Any], sent: Asset, status: int = 200, wanted: str = ""
) -> Response[bytes]:
    """Files requested by our version may be cached for good. With another version (the page is older or newer
    than this server) the current file is sent, and not to be cached without asking."""
    kept = VERSIONED if wanted == version() else "no-cache"
    headers = {"etag": sent.tag, "cache-control": kept, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == sent.tag:
        return Response(b"", status_code=304, headers=headers)
    body = sent.body
    if "gzip" in request.headers.get("accept-encoding", "") and len(sent.packed) < len(body):
        body, headers = sent.packed, {**headers, "content-encoding": "gzip"}
    return Response(body, status_code=status, media_type=sent.kind, headers=headers)


def inside(path: Any) -> str:
    """A path, checked to stay inside its folder. Raises Refused."""
    parts = str(path).strip("/").split("/")
    if len(str(path)) > MOST_PATH or any(part in ("", ".", "..") or "\\" in part for part in parts):
        raise Refused("no-such-page", value=str(path)[:60])
    return "/".join(parts)
