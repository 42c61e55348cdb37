"""The process that servers of the tests are copies of. It has imported everything and holds all compiled
rules, once for a whole run; a server that starts by itself takes seconds of processor time for that.

    python -m tests.original FOLDER PROCESS     # it can be found in that folder until that process ends

A client that connects sends a command line and its environment, with two files to write to. It gets back the
pid of the copy and, when it has ended, its exit code. See `copies` for the other side.
"""

import contextlib
import gc
import importlib
import io
import json
import os
import select
import signal
import socket
import sys
from pathlib import Path

from litestar import Litestar

from ithaca import cli
from ithaca.engine.game import names
from ithaca.engine.text import LANGUAGES, words
from ithaca.server import app, backup, moving, rating, run, worker  # noqa: F401 - what commands import
from ithaca.server.thinking import warm_bots, warm_rules
from tests.exit_codes import exit_code_of
from tools.postgres import is_running

SOCKET = "original"  # in the folder of the run


class Original:
    """Listens, makes copies, and reports when they have ended."""

    def __init__(self, folder: Path) -> None:
        self.lines: dict[int, socket.socket] = {}  # to the process that asked for a copy, by its number
        self.woken, waker = os.pipe()
        for end in (self.woken, waker):
            os.set_blocking(end, False)
        signal.set_wakeup_fd(waker, warn_on_full_buffer=False)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(str(folder / f"{SOCKET}.part"))
        self.listener.listen(64)
        (folder / f"{SOCKET}.part").rename(folder / SOCKET)

    def wait(self) -> None:
        """Wait for a request, for the end of a copy, or for a second."""
        ready, _, _ = select.select([self.listener, self.woken], [], [], 1.0)
        if self.woken in ready:
            os.read(self.woken, 4096)
        if self.listener in ready:
            self.make_copy(self.listener.accept()[0])
        self.bury()

    def make_copy(self, line: socket.socket) -> None:
        wish, files = received(line)
        if not wish:  # the process that asked has gone
            line.close()
            return
        copy = os.fork()
        if copy == 0:
            self.listener.close()
            for other in self.lines.values():
                other.close()
            os._exit(be(json.loads(wish), files))
        for file in files:
            os.close(file)
        self.lines[copy] = line
        tell(line, copy)

    def bury(self) -> None:
        """Report the exit codes of those that have ended."""
        with contextlib.suppress(ChildProcessError):
            while (ended := os.waitpid(-1, os.WNOHANG))[0]:
                copy, status = ended
                line = self.lines.pop(copy)
                tell(line, os.waitstatus_to_exitcode(status))
                line.close()

    def end_copies(self) -> None:
        for copy in self.lines:
            os.kill(copy, signal.SIGKILL)


def received(line: socket.socket) -> tuple[bytes, list[int]]:
    """The request: one line of JSON, and the files that came with it."""
    wish, files, _, _ = socket.recv_fds(line, 65536, 2)
    while wish and not wish.endswith(b"\n"):
        wish += line.recv(65536)
    return wish, files


def tell(line: socket.socket, number: int) -> None:
    with contextlib.suppress(OSError):  # nobody has to listen
        line.sendall(f"{number}\n".encode())


def be(wish: dict, files: list[int]) -> int:
    """In the copy: run the command as if Python had just been started; returns its code."""
    signal.set_wakeup_fd(-1)
    for number in (signal.SIGCHLD, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
    for number, file in enumerate(files, start=1):
        os.dup2(file, number)
        os.close(file)
    os.environ.clear()
    os.environ.update(wish["env"])
    sys.argv = ["ithaca", *wish["words"]]
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", closefd=False, buffering=1)
    return exit_code_of(importlib.import_module(wish["module"]).main)


def get_ready() -> None:
    """Load whatever a server may need, and what its libraries import when they are first used."""
    Litestar([])
    with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):
        sys.argv = ["ithaca", "games"]
        cli.main()
    for lang in LANGUAGES:
        words(lang)("serve-at", link="")
    for slug in names():
        warm_rules(slug)
        warm_bots(slug)
    gc.collect()
    gc.freeze()  # what has been loaded stays: copies share its memory


def main() -> None:
    folder, process = Path(sys.argv[1]), int(sys.argv[2])
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    get_ready()
    original = Original(folder)
    try:
        while is_running(process):
            original.wait()
    finally:
        original.end_copies()


if __name__ == "__main__":
    main()
