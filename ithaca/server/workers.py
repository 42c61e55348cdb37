"""Several processes on one port: who starts them, starts them again when they die, and replaces them one by
one.

They share one listening socket, which is open for as long as any of us is: a connection that waits in it is
taken by another if a process dies, which a port that each opens for itself (SO_REUSEPORT) would lose.
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

MISUSED = 2  # the exit code of who could not begin, and has said why
LEAVING_SECONDS = 5.0  # after which who does not end is ended
AGAIN_SECONDS = 1.0  # before another is started in place of one that died
LOOK_SECONDS = 0.5


def serve_together(
    settings: Settings, lang: str, count: int, lan: bool = False, browser: bool = False
) -> None:
    """Serve with so many processes until Ctrl-C or SIGTERM; SIGHUP replaces them one by one."""
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
    """A process that serves. One pipe tells us that it does, another tells it that we live."""

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
        """Whether it serves by now."""
        if not self.is_ready and select.select([self.begins], [], [], 0)[0]:
            self.is_ready = bool(os.read(self.begins, 1))

    def leave(self) -> None:
        """Tell it to go, once; if it does not, make it."""
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
    """Keeps so many processes at work."""

    def __init__(self, settings: Settings, lang: str, count: int, listener: socket.socket) -> None:
        self.settings, self.lang, self.count, self.listener = settings, lang, count, listener
        self.workers: list[ServingProcess] = []
        self.old: list[ServingProcess] = []  # those that are to be replaced, the next one first
        self.leaving, self.code, self.again_at = False, 0, 0.0
        self.woken, self.waker = os.pipe()
        self.when_serving: Callable[[], None] | None = None  # called once, when the first of them serves

    def work(self) -> int:
        """Until we are told to end. The exit code."""
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
        """Until a signal comes, a process is ready, or a while has passed."""
        pipes = [worker.begins for worker in self.workers if not worker.is_ready]
        select.select([self.woken, *pipes], [], [], LOOK_SECONDS)
        with contextlib.suppress(BlockingIOError):
            os.read(self.woken, 4096)
        for worker in self.workers:
            worker.look()

    def _bury(self) -> None:
        """Forget who has ended. Who could not begin has said why: nobody else could, either."""
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
        """As many as are wanted; the second not before the first serves: what is made at the first start is
        made once."""
        serving = [worker for worker in self.workers if not worker.told_at]
        wanted = self.count if any(worker.is_ready for worker in serving) else 1
        if len(serving) < wanted and time.monotonic() >= self.again_at:
            self._start()

    def _start(self) -> None:
        self.workers.append(ServingProcess(self.settings, self.lang, self.listener))

    def _replace(self) -> None:
        """Of those that are to be replaced, let the next one go as soon as another serves in its place."""
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
