"""The files of the browser client: read once, compressed once, served with a strict policy."""

import gzip
import hashlib
import mimetypes
from functools import cache
from importlib.resources import files
from typing import Any

from litestar import Request, Response

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


def inside(path: Any) -> str:
    """A path that stays in its folder."""
    parts = str(path).strip("/").split("/")
    if any(part in ("", ".", "..") or "\\" in part for part in parts):
        raise Refused("no-such-page", value=str(path)[:60])
    return "/".join(parts)
