"""The machines of a trial: a PostgreSQL, a Redis, servers and workers, each a process that can be killed.

Each server has its own line to the database, through a proxy, and its own clock. Nothing is flushed to the
disk: processes are killed, not the machine, and what a process has written survives it.
"""

import contextlib
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import psycopg
from guest import CHECKOUT, Server

from benchmarks.cluster.proxy import Carrier, Proxy
from tools import postgres as pg
from tools.processes import OwnProcess
from tools.redis import PrivateRedis

SERVERS, WORKERS = 3, 2
SEGMENT = 1_048_576  # bytes of a file of PostgreSQL's journal
NAME = "ithaca"
AGAIN_SECONDS = 0.1


class Postgres:
    """A PostgreSQL whose processes can be killed, and whose disk can be full."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.programs, self.port = folder, pg.programs(), pg.free_port()
        folder.mkdir()
        for user in pg.unprivileged():
            shutil.chown(folder, user, pg.user_group(user))
        pg.make_cluster(self.programs, folder, f"--wal-segsize={SEGMENT >> 20}")
        self.start()
        self.ask(f"CREATE DATABASE {NAME}", "postgres")

    def start(self) -> None:
        """Start and wait until it answers; try again while processes of a killed one are still exiting."""
        while True:
            self.process = pg.start(self.programs, self.folder, self.port, {"wal_keep_size": "0"})
            while self.process.poll() is None:
                with contextlib.suppress(psycopg.OperationalError):
                    self.ask("SELECT 1", "postgres")
                    return
                time.sleep(AGAIN_SECONDS / 2)
            time.sleep(AGAIN_SECONDS)

    def url(self, port: int | None = None) -> str:
        return f"postgresql://{pg.OWNER}:{pg.PASSWORD}@127.0.0.1:{port or self.port}/{NAME}"

    def ask(self, query: str, name: str = NAME) -> list[tuple[object, ...]]:
        """Run a query on a direct connection, not through a proxy."""
        where = f"host={self.folder} port={self.port} user={pg.OWNER} dbname={name} connect_timeout=5"
        with psycopg.connect(where, autocommit=True) as db:
            found = db.execute(query)
            return found.fetchall() if found.description else []

    def children(self) -> list[int]:
        assert self.process
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(pid) for pid in listed.split()]

    def kill(self) -> None:
        assert self.process
        self.process.kill()
        self.process.wait()

    def kill_one_process(self, luck: random.Random) -> None:
        """Kill a random child process; PostgreSQL then ends the others itself and replays its journal."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(luck.choice(self.children()), signal.SIGKILL)

    def let_files_grow(self, most: int | None = None) -> None:
        """Limit its files to `most` bytes: the system refuses larger ones, as a full disk does. Only the user
        who runs the processes may set the limit. The first process comes first: children that it starts
        later inherit its limit, and those that it has started already are looked up afterwards."""
        assert self.process
        limit = f"--fsize={'unlimited' if most is None else most}:unlimited"
        for of_whom in (lambda: [self.process.pid], self.children):
            for pid in of_whom():
                prlimit = ["prlimit", "--pid", str(pid), limit]
                subprocess.run(prlimit, stderr=subprocess.DEVNULL, **pg.as_whom())

    def is_up(self) -> bool:
        assert self.process
        return self.process.poll() is None

    def stop(self) -> None:
        if self.process and self.is_up():
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait()


class Node(Server, OwnProcess):
    """A server with its own line and its own clock."""

    module = "benchmarks.wrong_clock"

    def __init__(self, number: int, folder: Path, line: Proxy, url: str, bus: str) -> None:
        self.number, self.line = number, line
        self.clock = folder / f"clock-{number}"
        self.set_clock(0)
        self.is_up = False
        quick = {"rate": 0, "pace": 0.05, "bot_threads": 1}
        super().__init__(folder / f"server-{number}.db", url, bus=bus, wrong_clock=self.clock, **quick)

    def start(self) -> None:
        """Try until it starts, as a service manager does."""
        while True:
            try:
                super().start()
                self.is_up = True
                return
            except AssertionError:
                self.end_process()
                time.sleep(AGAIN_SECONDS)

    def end_process(self) -> None:
        assert self.process
        self.process.kill()
        self.process.wait()

    def kill(self) -> None:
        self.is_up = False
        super().kill()

    def set_clock(self, ahead: int) -> None:
        self.clock.write_text(str(ahead))


class Worker(OwnProcess):
    """An `ithaca work` process."""

    def __init__(self, number: int, folder: Path, bus: str) -> None:
        self.log, self.bus = folder / f"worker-{number}.log", bus
        self.start()

    def start(self) -> None:
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                ["nice", "-n", "5", sys.executable, "-m", "ithaca.cli", "work", "--threads", "1"],
                stdout=log,
                stderr=log,
                env={**os.environ, "ITHACA_BUS": self.bus, "ITHACA_WARM_UP": "0"},
                cwd=CHECKOUT,
            )


class Room:
    """All machines of a trial."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="ithaca-room-", dir="/tmp"))
        self.folder.chmod(0o755)
        self.carrier = Carrier()
        self.postgres = Postgres(self.folder / "postgres")
        (self.folder / "redis").mkdir()
        self.redis = PrivateRedis(self.folder / "redis")
        self.lines = [Proxy(self.carrier, self.postgres.port) for _ in range(SERVERS)]
        self.nodes: list[Node] = []
        for number, line in enumerate(self.lines):
            url = self.postgres.url(line.port)
            self.nodes.append(Node(number, self.folder, line, url, self.redis.url))
        self.workers = [Worker(number, self.folder, self.redis.url) for number in range(WORKERS)]
        self._starting: list[threading.Thread] = []

    def start_again(self, node: Node) -> None:
        """Start a server in a thread; returns at once."""
        thread = threading.Thread(target=node.start, daemon=True)
        thread.start()
        self._starting.append(thread)

    def wait_for_all(self) -> None:
        """Wait until every server that was started again is up."""
        for thread in self._starting:
            thread.join(120)
        self._starting.clear()
        must_all_be_up = [node.number for node in self.nodes if not node.is_up]
        assert not must_all_be_up, f"servers {must_all_be_up} did not come back"

    def ask_what_is_waited_for(self) -> None:
        """Make all servers write their pending tasks to their logs."""
        for node in self.nodes:
            if node.process and node.is_up:
                node.process.send_signal(signal.SIGUSR2)
        time.sleep(1)

    def close(self, keep: bool = False) -> None:
        """End everything; `keep` leaves the folder with the logs."""
        for node in self.nodes:
            node.go_on()
            node.end_process()
        for worker in self.workers:
            worker.kill()
        self.redis.go_on()
        self.redis.kill()
        self.postgres.stop()
        self.carrier.close()
        if not keep:
            shutil.rmtree(self.folder, ignore_errors=True)
