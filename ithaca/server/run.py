"""Starting the server: on this computer, for the local network, or behind a proxy."""

import contextlib
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Awaitable, Callable
from types import FrameType
from typing import TYPE_CHECKING

import uvicorn

from ithaca.engine.errors import Misuse
from ithaca.engine.text import words

from .connections import limited_protocols
from .requests import MOST_FRAME
from .settings import Settings

if TYPE_CHECKING:
    from litestar import Litestar

MOST_LEAVING_SECONDS = 1.6  # to end after a signal


def serve(settings: Settings, lang: str, lan: bool = False, browser: bool = False) -> None:
    """Serve until Ctrl-C or SIGTERM. Whenever they come, the process ends cleanly within two seconds.

    Before the server installs its own signal handlers, and after it has finished, there is nothing to wait
    for. Raising an exception in the handler would not do: in a finalizer it would be swallowed, and the
    signal lost.
    """
    for sig in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sig, lambda *_: leave(lang))
    serve_until_told(settings, lang, lan, browser)
    leave(lang)


def leave(lang: str) -> None:
    """Print a goodbye and end, even from a signal handler that interrupted another print."""
    parting = words(lang)("serve-ended")
    os.write(sys.stdout.fileno(), f"{parting}\n".encode())
    end_now()


def end_now() -> None:
    """End the process at once: what was acknowledged is on disk. A thread that compiles or thinks cannot be
    told to stop, and shutting the interpreter down around one crashes. Nothing is flushed: the interrupted
    code may hold the very lock of the stream, and all our output is flushed when printed."""
    os._exit(0)


class PromptServer(uvicorn.Server):
    """Does not wait longer than promised for connections that do not end."""

    def __init__(self, config: uvicorn.Config, drain: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self.drain = drain

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            timer = threading.Timer(MOST_LEAVING_SECONDS, end_now)
            timer.daemon = True
            timer.start()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept no new connections; then hand the tables that we decide over to other processes, if there
        are any; then close the connections, whose clients find their tables there."""
        for server in self.servers:
            server.close()
        await self.drain()
        await super().shutdown(sockets)


def serve_until_told(settings: Settings, lang: str, lan: bool, browser: bool) -> None:
    from .app import make_app

    listener = listen(settings)
    try:
        app = make_app(settings)
    except Misuse:
        listener.close()
        raise
    link = tell_where(listener, lang, lan)
    server = prompt_server(app, settings)
    tune_gc()
    if browser:
        threading.Thread(target=open_browser, args=(server, link), daemon=True).start()
    server.run(sockets=[listener])


def tell_where(listener: socket.socket, lang: str, lan: bool) -> str:
    """Print where the server is; return the link."""
    host, port = listener.getsockname()[:2]
    link = f"http://{'localhost' if host in ('127.0.0.1', '::1', '0.0.0.0', '::') else host}:{port}/"
    print(words(lang)("serve-at", link=link), flush=True)
    if lan:
        tell_the_room(f"http://{address_in_the_room()}:{port}/", lang)
    return link


def prompt_server(app: "Litestar", settings: Settings) -> PromptServer:
    """The uvicorn server for an application, with our settings."""
    http, live = limited_protocols(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=http,
        ws=live,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,  # it costs time, and compressed sizes would leak information
        ws_ping_interval=None,  # clients ping; see docs/api.md
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=1,
        lifespan="on",
    )
    return PromptServer(config, app.state.server.drain)


def tune_gc() -> None:
    """Collect garbage less often: what is loaded now stays, and few of the objects made later form cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def listen(settings: Settings) -> socket.socket:
    """The listening socket. Raises Misuse if it cannot be opened."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        listener.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise Misuse("port-busy", value=f"{settings.host}:{settings.port}", reason=reason) from None
    listener.listen(2048)
    return listener


def open_browser(server: uvicorn.Server, link: str) -> None:
    """Open the page as soon as the server answers."""
    import time

    while not server.started and not server.should_exit:
        time.sleep(0.02)
    open_page(link)


def open_page(link: str) -> None:
    """Open a link in a browser, if there is one."""
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(link)


def address_in_the_room() -> str:
    """This computer's address in the local network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def tell_the_room(link: str, lang: str) -> None:
    """Print a link and a QR code for friends in the same room."""
    import segno

    print(words(lang)("serve-lan", link=link))
    segno.make(link, error="m").terminal(out=sys.stdout, border=2, compact=True)
    sys.stdout.flush()
