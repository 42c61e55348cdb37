"""Several server processes on one database, over a real Redis, for tests."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import sqlalchemy as sa
from databases import sql
from guest import CHECKOUT, Guest, Line, Server
from websockets.exceptions import ConnectionClosed

PATIENCE = 120  # seconds, for a busy machine; how long it really takes is measured elsewhere


class Together(Server):
    """`ithaca serve --workers N`: processes that share a port."""

    def __init__(self, database: Path, workers: int, **settings: object) -> None:
        self.workers = workers
        super().__init__(database, **settings)

    def start(self) -> None:
        command = [sys.executable, "-m", "ithaca.cli", "serve", "--port", str(self.port)]
        env = {**os.environ, "ITHACA_DATABASE": str(self.database), **self.settings}
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, "--workers", str(self.workers)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=env,
                cwd=CHECKOUT,
            )
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        assert found, self.log.read_text()
        self.port = int(found[1])
        self.wait_until(self.answers, PATIENCE)
        self.wait_until(lambda: len(self.processes()) == self.workers, PATIENCE)

    def processes(self) -> set[str]:
        """The ids of the processes that answer on the port; asked often enough, all of them do."""
        found = set()
        for _ in range(8 * self.workers):
            with suppress(httpx.TransportError, KeyError):
                found.add(httpx.get(f"{self.url}/ready", verify=False).json()["server"])
        return found

    def renew(self) -> None:
        """Have all processes replaced, one by one."""
        self.process.send_signal(signal.SIGHUP)


@contextmanager
def processes(folder: Path, bus: str, count: int):
    """Servers on ports of their own, on one database."""
    servers: list[Server] = []
    try:
        for _ in range(count):
            servers.append(Server(folder / "tables.db", bus=bus, rate=0, pace=0))
        yield servers
    finally:
        for server in servers:
            server.process.send_signal(signal.SIGCONT)
            server.stop()


class Restless:
    """A guest whose connection is cut now and then, and who reconnects at once; knows what was
    acknowledged."""

    def __init__(self, guest: Guest, table: str, seat: int) -> None:
        self.guest, self.table, self.seat = guest, table, seat
        self.line: Line = guest.line(table, seat)
        self.line.hear_of("hello")
        self.done: list[tuple[int, str]] = []  # the count after each acknowledged move, and the move
        self.cuts = 0

    def come_back(self) -> None:
        """Reconnect from where the last connection was cut, as soon as a server accepts it."""
        self.cuts += 1
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.line = self.line.again()
                return
            except (ConnectionClosed, OSError, TimeoutError, httpx.TransportError):
                assert time.monotonic() < until
                time.sleep(0.05)

    def hear(self, seconds: float = 0.02) -> None:
        """Read whatever has arrived."""
        try:
            self.line.hear(seconds)
        except TimeoutError:
            pass
        except ConnectionClosed:
            self.come_back()

    def play(self, choose) -> bool:
        """Make a move if it is our turn; returns whether it was acknowledged."""
        state = self.line.state
        if not state or not state["legal"]:
            return False
        move = choose(state["legal"])["move"]
        try:
            answer = self.line.play(move)
        except ConnectionClosed:  # perhaps it was done, perhaps not: the state tells
            self.come_back()
            return False
        if answer["type"] != "done":
            assert answer["code"] in ("stale", "bus-away", "server-leaves", "went-wrong"), answer
            self.hear(0.2)
            return False
        self.done.append((answer["seq"], move))
        while self.line.state["seq"] < answer["seq"]:
            self.hear(0.2)
        return True


def play_all(players: list[Restless], choose, until_holds) -> None:
    """Everybody plays until a condition holds, or the game is over."""
    until = time.monotonic() + PATIENCE
    while not until_holds() and not all(player.line.state["over"] for player in players):
        assert time.monotonic() < until
        if not any(player.play(choose) for player in players):
            for player in players:
                player.hear()


def must_all_be_there(database: str, table: str, players: list[Restless]) -> None:
    """Every acknowledged move is in the log, once, at the acknowledged place; everybody saw the same game."""
    query = sa.text("SELECT seq, entry FROM log WHERE table_id = :table ORDER BY seq")
    with sql(database) as db:
        rows = db.execute(query, {"table": table}).all()
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
    entries = [json.loads(entry) for _, entry in rows]
    moves = [(entry["seat"], entry["move"]) for entry in entries if entry["kind"] == "move"]
    acknowledged = sorted((seq, player.seat, move) for player in players for seq, move in player.done)
    assert len({seq for seq, _, _ in acknowledged}) == len(acknowledged)
    for seq, seat, move in acknowledged:
        assert moves[seq - 1] == (seat, move)
    for player in players:
        told = [(one["seq"], one["seat"]) for one in player.line.told]
        assert told == [(nth, seat) for nth, (seat, _) in enumerate(moves, 1)][: len(told)]
