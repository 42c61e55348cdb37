"""What makes the site installable: its manifest, and the service worker, which must be served from the
root."""

import hashlib
from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response

from ithaca import __version__
from ithaca.engine.text import words

from ..auth import language_of
from ..files import Asset, asset, listed_words, packed, send
from .pages import look

WORKER = "web/service-worker.js"
INK, GROUND = "#241d19", "#b8502f"
SHORTCUTS = {"manifest-new": "/new", "manifest-learn": "/learn", "manifest-me": "/me"}


@look("/manifest.webmanifest")
def manifest(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The name and looks of the installed site, in the visitor's language."""
    response = send(request, manifest_in(language_of(request)))
    response.headers["vary"] = "accept-encoding, accept-language, cookie"
    return response


@cache
def manifest_in(lang: str) -> Asset:
    say = words(lang)
    told = {
        "id": "/",
        "name": "Ithaca",
        "short_name": "Ithaca",
        "description": say("manifest-description"),
        "lang": lang,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": INK,
        "theme_color": GROUND,
        "categories": ["games"],
        "icons": [
            icon("icon-192", 192),
            icon("icon-512", 512),
            icon("icon-maskable-192", 192, "maskable"),
            icon("icon-maskable-512", 512, "maskable"),
        ],
        "shortcuts": [{"name": say(key), "url": url} for key, url in SHORTCUTS.items()],
    }
    return packed(msgspec.json.encode(told), ".webmanifest")


def icon(name: str, size: int, purpose: str = "any") -> dict[str, str]:
    sizes = f"{size}x{size}"
    return {"src": f"/web/art/{name}.png", "sizes": sizes, "type": "image/png", "purpose": purpose}


@look("/service-worker.js")
def service_worker(request: Request[Any, Any, Any]) -> Response[bytes]:
    return send(request, worker())


@cache
def worker() -> Asset:
    """The service worker with its version. The version changes as soon as any file of its shell changes, so
    that a release makes browsers fetch the shell again."""
    text = asset(WORKER).body.decode()
    version = hashlib.sha256(f"{__version__} {text}".encode())
    for path in shell_of(text):
        version.update(file_at(path).body)
    return packed(text.replace("VERSION_OF_THE_SERVER", version.hexdigest()[:16]).encode(), ".js")


def shell_of(text: str) -> list[str]:
    """The addresses that the service worker caches, as listed in its text."""
    block = text.partition("const SHELL = [")[2].partition("];")[0]
    return [line.strip().strip("',") for line in block.splitlines() if line.strip()]


def file_at(path: str) -> Asset:
    """The file served at an address of the shell."""
    if path.startswith("/words/web/"):
        return listed_words(path.removeprefix("/words/web/").removesuffix(".ftl"))
    return asset(path.removeprefix("/"))


ROUTES = [manifest, service_worker]
