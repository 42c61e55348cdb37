"""Several processes on one port: starts them, restarts them when they die, and replaces them one by one.

They share one listening socket, which stays open as long as any process lives. If a process dies, another
takes the connections waiting in the socket; with a port that each process opens for itself (SO_REUSEPORT)
they would be lost.
"""

import contextlib
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from types import FrameType

import msgspec

from ithaca.engine.errors import Misuse
from ithaca.engine.text import words

from .logs import log, set_up_logging
from .run import listen, open_page, tell_where
from .settings import Settings

MISUSED = 2  # exit code of a process that could not start, and has said why
LEAVING_SECONDS = 5.0  # after which a process that does not end is killed
AGAIN_SECONDS = 1.0  # before a process that died is replaced
LOOK_SECONDS = 0.5


def serve_together(
    settings: Settings, lang: str, count: int, lan: bool = False, browser: bool = False
) -> None:
    """Serve with `count` processes until Ctrl-C or SIGTERM; SIGHUP replaces them one by one."""
    must_be_possible(settings)
    set_up_logging()
    listener = listen(settings)
    listener.set_inheritable(True)
    foreman = Foreman(settings, lang, count, listener)
    link = tell_where(listener, lang, lan)
    if browser:
        foreman.when_serving = partial(open_page, link)
    code = foreman.work()
    if code:
        sys.exit(code)
    print(words(lang)("serve-ended"), flush=True)


def must_be_possible(settings: Settings) -> None:
    if not settings.bus:
        raise Misuse("workers-need-bus")
    if sys.platform == "win32":
        raise Misuse("workers-not-here")


def environment_of(settings: Settings) -> dict[str, str]:
    """The settings as a process reads them from its environment."""
    given = {f"ITHACA_{name.upper()}": str(value) for name, value in msgspec.structs.asdict(settings).items()}
    return {**os.environ, **given}


class ServingProcess:
    """A process that serves. One pipe tells us when it is ready, another tells it that we are alive."""

    def __init__(self, settings: Settings, lang: str, listener: socket.socket) -> None:
        self.begins, theirs_begins = os.pipe()
        theirs_lives, self.lives = os.pipe()
        passed = (listener.fileno(), theirs_begins, theirs_lives)
        command = [sys.executable, "-m", "ithaca.server.worker", lang, *map(str, passed)]
        self.process = subprocess.Popen(command, env=environment_of(settings), pass_fds=passed)
        self.started_at, self.is_ready, self.told_at = time.monotonic(), False, 0.0
        os.close(theirs_begins)
        os.close(theirs_lives)

    def look(self) -> None:
        """Check whether it is ready by now."""
        if not self.is_ready and select.select([self.begins], [], [], 0)[0]:
            self.is_ready = bool(os.read(self.begins, 1))

    def leave(self) -> None:
        """Tell it to end; if it has not ended LEAVING_SECONDS later, kill it."""
        if not self.told_at:
            self.told_at = time.monotonic()
            self.process.terminate()
        elif time.monotonic() - self.told_at > LEAVING_SECONDS:
            self.process.kill()

    @property
    def has_ended(self) -> bool:
        return self.process.poll() is not None

    def close(self) -> None:
        os.close(self.begins)
        os.close(self.lives)


class Foreman:
    """Keeps `count` processes at work."""

    def __init__(self, settings: Settings, lang: str, count: int, listener: socket.socket) -> None:
        self.settings, self.lang, self.count, self.listener = settings, lang, count, listener
        self.workers: list[ServingProcess] = []
        self.old: list[ServingProcess] = []  # processes to be replaced, the next one first
        self.leaving, self.code, self.again_at = False, 0, 0.0
        self.woken, self.waker = os.pipe()
        self.when_serving: Callable[[], None] | None = None  # called once, when the first of them is ready

    def work(self) -> int:
        """Run until we are told to end; return the exit code."""
        self._listen_to_signals()
        while self.workers or not self.leaving:
            self._bury()
            if self.leaving:
                for worker in self.workers:
                    worker.leave()
            else:
                self._fill()
                self._replace()
            self._wait()
            self._tell_serving()
        return self.code

    def _tell_serving(self) -> None:
        if self.when_serving and any(worker.is_ready for worker in self.workers):
            tell, self.when_serving = self.when_serving, None
            tell()

    def _listen_to_signals(self) -> None:
        for fd in (self.woken, self.waker):
            os.set_blocking(fd, False)
        signal.set_wakeup_fd(self.waker, warn_on_full_buffer=False)
        for sig in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sig, self._end)
        signal.signal(signal.SIGHUP, self._renew)
        signal.signal(signal.SIGCHLD, lambda *_: None)  # it wakes us

    def _end(self, sig: int, frame: FrameType | None) -> None:
        self.leaving = True

    def _renew(self, sig: int, frame: FrameType | None) -> None:
        self.old = list(self.workers)

    def _wait(self) -> None:
        """Wait until a signal comes, a process is ready, or LOOK_SECONDS have passed."""
        pipes = [worker.begins for worker in self.workers if not worker.is_ready]
        select.select([self.woken, *pipes], [], [], LOOK_SECONDS)
        with contextlib.suppress(BlockingIOError):
            os.read(self.woken, 4096)
        for worker in self.workers:
            worker.look()

    def _bury(self) -> None:
        """Drop processes that have ended. If one could not start it has said why, and we stop: no other could
        start either."""
        for worker in [worker for worker in self.workers if worker.has_ended]:
            self.workers.remove(worker)
            worker.close()
            code = worker.process.returncode
            if code == MISUSED and not worker.is_ready:
                self.leaving, self.code = True, code
            elif not worker.told_at:
                log.error(
                    "a worker has died", extra={"fields": {"process": worker.process.pid, "code": code}}
                )
                self.again_at = time.monotonic() + AGAIN_SECONDS

    def _fill(self) -> None:
        """Start processes until there are enough, but only one until the first is ready: what is created at a
        first start is created only once."""
        serving = [worker for worker in self.workers if not worker.told_at]
        wanted = self.count if any(worker.is_ready for worker in serving) else 1
        if len(serving) < wanted and time.monotonic() >= self.again_at:
            self._start()

    def _start(self) -> None:
        self.workers.append(ServingProcess(self.settings, self.lang, self.listener))

    def _replace(self) -> None:
        """Stop the next process that is to be replaced as soon as another serves in its place."""
        self.old = [worker for worker in self.old if worker in self.workers]
        serving = [worker for worker in self.workers if not worker.told_at]
        if not self.old:
            return
        if self.old[0].told_at:
            self.old[0].leave()
        elif len(serving) <= self.count:
            self._start()
        elif all(worker.is_ready for worker in serving):
            self.old[0].leave()
