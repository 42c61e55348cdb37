"""One of several processes that serve on one port; started by `workers.py`.

    python -m ithaca.server.worker LANG LISTENER BEGINS LIVES

The numbers are file descriptors: the listening socket, a pipe to write to when we serve, and a pipe that is
closed when the parent process is gone.
"""

import os
import signal
import socket
import sys
import threading
import time

from ithaca.engine.errors import Mistake
from ithaca.engine.game import names

from .run import PromptServer, end_now, prompt_server, tune_gc
from .settings import from_environment
from .warm_up import WarmUp


def main() -> int:
    lang, (listener, begins, lives) = sys.argv[1], map(int, sys.argv[2:5])
    for sig in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sig, lambda *_: end_now())
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        serve_at(socket.socket(fileno=listener), begins, lives)
    except Mistake as mistake:
        print(mistake.say(lang), file=sys.stderr)
        return 2
    end_now()
    return 0


def serve_at(listener: socket.socket, begins: int, lives: int) -> None:
    from .app import make_app

    settings = from_environment()
    app = make_app(settings)
    server = prompt_server(app, settings)
    tune_gc()
    warm_up = app.state.server.thinkers.warm_up
    threading.Thread(target=tell_when_serving, args=(server, warm_up, begins), daemon=True).start()
    threading.Thread(target=leave_with_parent, args=(lives,), daemon=True).start()
    server.run(sockets=[listener])


def tell_when_serving(server: PromptServer, warm_up: WarmUp, begins: int) -> None:
    """Report that we serve as soon as the rules of all games are ready, so that no client has to wait for
    them; the process that we replace can be stopped then. A game that cannot be compiled is not waited
    for."""
    while not server.should_exit:
        if server.started and (warm_up.troubles or all(warm_up.is_ready("rules", slug) for slug in names())):
            os.write(begins, b"1")
            return
        time.sleep(0.02)


def leave_with_parent(lives: int) -> None:
    """Stop when the parent process is gone, however it ended: nothing is ever written to this pipe, so the
    read returns only at its end."""
    os.read(lives, 1)
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
