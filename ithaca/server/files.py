"""The files of the browser client: read once, compressed once, served with a strict policy."""

import gzip
import hashlib
import mimetypes
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from litestar import Request, Response

from ithaca.engine import game as games

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
KINDS = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}


MOST_PATH = 200  # signs; no file of ours has a longer one


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
def listed_words(lang: str) -> Asset:
    """The browser's own words, and how the games are called wherever they are listed."""
    texts = [asset(f"web/text/{lang}.ftl").body]
    for name in games.names():
        card = games.find(name).file(f"web/words/card/{lang}.ftl")
        texts += [card.read_bytes()] if card.is_file() else []
    return packed(b"\n".join(texts), ".ftl")


def packed(body: bytes, suffix: str) -> Asset:
    kind = KINDS.get(suffix) or mimetypes.guess_type(f"file{suffix}")[0] or "application/octet-stream"
    if kind.endswith(("json", "svg+xml")):  # to text it is added anyway
        kind += "; charset=utf-8"
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Asset(body, gzip.compress(body, 9, mtime=0), kind, tag)


NOTHING = packed(b"", ".ftl")


def serve(request: Request[Any, Any, Any], path: str, game: str = "", status: int = 200) -> Response[bytes]:
    """A file, unless the browser has it already."""
    return send(request, asset(path, game), status)


def send(request: Request[Any, Any, Any], sent: Asset, status: int = 200) -> Response[bytes]:
    headers = {"etag": sent.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == sent.tag:
        return Response(b"", status_code=304, headers=headers)
    body = sent.body
    if "gzip" in request.headers.get("accept-encoding", "") and len(sent.packed) < len(body):
        body, headers = sent.packed, {**headers, "content-encoding": "gzip"}
    return Response(body, status_code=status, media_type=sent.kind, headers=headers)


def inside(path: Any) -> str:
    """A path that stays in its folder."""
    parts = str(path).strip("/").split("/")
    if len(str(path)) > MOST_PATH or any(part in ("", ".", "..") or "\\" in part for part in parts):
        raise Refused("no-such-page", value=str(path)[:60])
    return "/".join(parts)
