"""Servers as copies of a process that has already loaded everything, see `original`. The first worker that
needs one starts that process, and all workers of a run share it."""

import functools
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import IO

import shared_postgres
from filelock import FileLock

CHECKOUT = Path(__file__).parents[1]
SOCKET = "original"
READ_EARLY = ("PYTHON", "NUMBA_", "ITHACA_CACHE")  # when Python starts; everything else when it is needed


def can_be_copied(env: dict[str, str]) -> bool:
    """Within a test run, and if Python would start with the same settings as it did for the run."""
    if not hasattr(os, "fork") or shared_postgres.RUN not in os.environ:
        return False
    return early(env) == early(of_the_run())


@functools.cache
def of_the_run() -> dict[str, str]:
    """The environment that the run was started in."""
    file = shared_postgres.folder() / shared_postgres.ENVIRONMENT
    found: dict[str, str] = json.loads(file.read_text("utf-8"))
    return found


def early(env: dict[str, str]) -> dict[str, str]:
    return {name: value for name, value in env.items() if name.startswith(READ_EARLY)}


class Copy:
    """A command in a copy of the original: like `subprocess.Popen`, as far as tests need it."""

    def __init__(
        self,
        module: str,
        words: Sequence[str],
        env: dict[str, str],
        stderr: IO[str],
        stdout: IO[str] | None = None,
    ) -> None:
        """Its output can be read from `self.stdout`, if no file is given for it."""
        self.returncode: int | None = None
        self.line = socket.socket(socket.AF_UNIX)
        self.line.connect(str(original()))
        out, into = (-1, os.dup(stdout.fileno())) if stdout else os.pipe()
        self.stdout = stdout or os.fdopen(out, encoding="utf-8")
        wish = json.dumps({"module": module, "words": words, "env": env}).encode() + b"\n"
        sent = socket.send_fds(self.line, [wish], [into, stderr.fileno()])
        if rest := wish[sent:]:  # when nothing is left the copy may have ended, and its connection with it
            self.line.sendall(rest)
        os.close(into)
        self.pid = int(self._hear())

    def poll(self) -> int | None:
        return self._end(0)

    def wait(self, timeout: float | None = None) -> int:
        code = self._end(timeout)
        if code is None:
            raise subprocess.TimeoutExpired("a copy", timeout or 0)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _end(self, seconds: float | None) -> int | None:
        """The exit code, if it arrives within this many seconds."""
        if self.returncode is None and select.select([self.line], [], [], seconds)[0]:
            self.returncode = int(self._hear())
            self.line.close()
        return self.returncode

    def _hear(self) -> bytes:
        """One line: the pid, later the exit code. They never arrive together."""
        heard = b""
        while not heard.endswith(b"\n"):
            more = self.line.recv(1)
            assert more, "the process that servers are copies of has gone"
            heard += more
        return heard


def ithaca(*words: str, timeout: float = 120, **env: str) -> subprocess.CompletedProcess[str]:
    """A command, as it is typed: in a copy if possible, otherwise in a Python of its own."""
    given = {**os.environ, **env}
    if not can_be_copied(given):
        command = [sys.executable, "-m", "ithaca.cli", *words]
        return subprocess.run(
            command, capture_output=True, text=True, cwd=CHECKOUT, env=given, timeout=timeout
        )
    with tempfile.TemporaryFile("w+") as out, tempfile.TemporaryFile("w+") as err:
        code = Copy("ithaca.cli", words, given, err, out).wait(timeout)
        for told in (out, err):
            told.seek(0)
        return subprocess.CompletedProcess(words, code, out.read(), err.read())


def original() -> Path:
    """Where the original listens."""
    found = shared_postgres.folder() / SOCKET
    if not found.exists():
        with FileLock(shared_postgres.folder() / "original.lock"):
            if not found.exists():
                start_original(found)
    return found


def start_original(listens: Path) -> None:
    home, run = json.loads(os.environ[shared_postgres.RUN])
    log = Path(home, "original.log")
    with log.open("w") as told:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.original", home, str(run)],
            cwd=CHECKOUT,
            stdin=subprocess.DEVNULL,
            stdout=told,
            stderr=told,
            start_new_session=True,  # Ctrl-C is for the run: what ends the run ends this, too
        )
    process.returncode = 0  # it is not ours to wait for
    Path(home, "original.pid").write_text(str(process.pid), "utf-8")
    while not listens.exists():
        assert shared_postgres.is_alive(process.pid), log.read_text("utf-8")
        time.sleep(0.05)
