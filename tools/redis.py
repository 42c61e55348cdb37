"""Find or install the Redis that tests of several processes need, and start a private one.

    python -m tools.redis    # prints where its server is

What is on the path is used, Valkey or Redis; otherwise it is installed, by apt if we are root. A private one
stores nothing, and listens only on a socket in its folder.
"""

import contextlib
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tools.browser import Missing, installed_by_apt, on_path, report
from tools.processes import OwnProcess

SERVERS = ("valkey-server", "redis-server")
NO_REDIS = (
    "The tests of several processes need Redis or Valkey, and neither could be installed here: install one "
    "(on Debian: apt install redis-server) so that its server is on the path, and try again."
)


def redis_server() -> str:
    """The path of the server program; it is installed if there is none."""
    found = on_path(*SERVERS)
    if not found and installed_by_apt("redis-server"):
        found = on_path(*SERVERS)
    if not found:
        raise Missing(NO_REDIS)
    return found


class PrivateRedis(OwnProcess):
    """A private Redis that can be stopped, paused and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.socket = folder, folder / "redis.sock"
        self.url = f"unix://{self.socket}"
        self.start()

    def start(self) -> None:
        options = ["--port", "0", "--unixsocket", str(self.socket), "--save", "", "--appendonly", "no"]
        with (self.folder / "redis.log").open("ab") as log:
            self.process = subprocess.Popen(
                [redis_server(), *options, "--dir", str(self.folder)], stdin=subprocess.DEVNULL, stdout=log
            )
        while not self.answers():
            if self.process.poll() is not None:
                raise Missing(f"{NO_REDIS}\n{(self.folder / 'redis.log').read_text('utf-8')}")
            time.sleep(0.02)

    def answers(self) -> bool:
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX) as line:
            line.connect(str(self.socket))
            line.sendall(b"PING\r\n")
            return line.recv(16).startswith(b"+PONG")
        return False


@contextlib.contextmanager
def a_redis() -> Iterator[PrivateRedis]:
    """A private server; its folder has a short name, as the paths of sockets are limited."""
    folder = Path(tempfile.mkdtemp(prefix="ithaca-redis-"))
    redis = PrivateRedis(folder)
    try:
        yield redis
    finally:
        redis.kill()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(report(redis_server))
