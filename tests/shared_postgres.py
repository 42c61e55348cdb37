"""The private PostgreSQL that all workers of a run share: the first one that needs it starts it."""

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from filelock import FileLock

from tools.postgres import READY, Address

RUN = "ITHACA_TEST_RUN"  # the folder of this run, and the process that it ends with
ENVIRONMENT = "environment"  # in that folder: of the process that began the run


def begin_run() -> None:
    """The process that starts all workers says where they find each other, and with which settings it was
    started."""
    home = tempfile.mkdtemp(prefix="ithaca-run-")
    Path(home, ENVIRONMENT).write_text(json.dumps(dict(os.environ)), "utf-8")
    os.environ[RUN] = json.dumps([home, os.getpid()])


def end_run() -> None:
    """Stop PostgreSQL and the process that servers are copies of, if anybody has started them."""
    for keeper in (folder() / "keeper", folder() / "original.pid"):
        if keeper.exists():
            with contextlib.suppress(ProcessLookupError):
                os.kill(int(keeper.read_text("utf-8")), signal.SIGTERM)
    if (folder() / "keeper").exists():
        until = time.monotonic() + 20
        while (folder() / READY).exists() and time.monotonic() < until:
            time.sleep(0.02)
    shutil.rmtree(folder(), ignore_errors=True)


def folder() -> Path:
    return Path(json.loads(os.environ[RUN])[0])


def started() -> Address:
    """Where it is."""
    ready = folder() / READY
    if not ready.exists():
        with FileLock(folder() / "lock"):
            if not ready.exists():
                start_keeper()
    return Address(*json.loads(ready.read_text("utf-8")))


def start_keeper() -> None:
    """A process that keeps PostgreSQL until the run has ended, whichever worker ends first."""
    home, run = json.loads(os.environ[RUN])
    command = [sys.executable, "-m", "tools.postgres", "serve", home, str(run)]
    with (folder() / "log").open("w") as log:
        keeper = subprocess.Popen(
            command,
            cwd=Path(__file__).parents[1],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,  # Ctrl-C is for the run: what ends the run ends this, too
        )
    keeper.returncode = 0  # it is not ours to wait for
    (folder() / "keeper").write_text(str(keeper.pid), "utf-8")
    while not (folder() / READY).exists():
        assert is_alive(keeper.pid), (folder() / "log").read_text("utf-8")
        time.sleep(0.05)


def is_alive(process: int) -> bool:
    """Whether a child of ours still runs."""
    return os.waitpid(process, os.WNOHANG) == (0, 0)
