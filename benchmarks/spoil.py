"""A rude visitor with one laptop: `make spoil`.

One server with the usual limits. A victim plays against two bots and pings all the while. The attacks come
one after the other, each from its own address, so that none is held off by limits that an earlier one used
up. An attack that does not happen counts as a failure. Of each: the victim's p99 from ping to pong, how long
its bots take for a decision compared with peace, and by how much the server's memory has grown.
"""

import contextlib
import itertools
import json
import secrets
import socket
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from guest import Guest, Line, Server

FIRST = 2  # the first visitor comes from 127.0.0.2
SECONDS = 8.0  # of each attack
MOST_P99 = 0.150  # seconds
MOST_PACE = 2.0  # times the usual
MOST_GROWTH = 50.0  # MB
DEEP_BOARD = ".".join("a" * 19_000) + "=1"


class Visitor:
    """One attacker at an address, able to open many connections."""

    def __init__(self, server: Server, address: str, until: float) -> None:
        self.server, self.address, self.until = server, address, until
        self.held = contextlib.ExitStack()
        self.lines: list[ClientConnection] = []
        self.troubles: list[Exception] = []  # that kept an attack from happening
        transport = httpx.HTTPTransport(local_address=address)
        headers = {"origin": server.url}
        client = httpx.Client(base_url=server.url, headers=headers, timeout=30, transport=transport)
        self.http = self.held.enter_context(client)
        self.http.post("/api/me", json={"name": "Eve"})

    def going_on(self) -> Iterator[int]:
        """Count up until it is time to stop."""
        return itertools.takewhile(lambda _: time.monotonic() < self.until, itertools.count())

    def table(self, **setup: Any) -> str:
        body = {"game": "odysseus", "players": 3, **setup}
        return str(self.http.post("/api/tables", json=body).json().get("id", ""))

    def chat(self, table: str) -> None:
        self.http.post(f"/api/tables/{table}/chat", json={"text": "x" * 300})

    def line(self, path: str) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        opening = connect(
            f"ws://localhost:{self.server.port}{path}",
            origin=self.server.url,
            additional_headers={"cookie": cookie},
            max_size=None,
            source_address=(self.address, 0),
            ping_interval=None,  # no keepalive of our own
            close_timeout=0,
        )
        self.lines.append(self.held.enter_context(opening))
        return self.lines[-1]

    def do(self, attack: "Attack") -> None:
        try:
            attack(self)
        except Exception as error:
            if time.monotonic() < self.until:
                self.troubles.append(error)

    def go(self, rude: threading.Thread) -> None:
        """Drop all lines: closing them properly would wait for a server that no longer reads from us."""
        rude.join(1)
        for line in self.lines:
            with contextlib.suppress(OSError):
                line.socket.shutdown(socket.SHUT_RDWR)
        rude.join(5)
        self.held.close()

    def deal(self, bot: str) -> str:
        """Open and start a table with this visitor and two bots."""
        table = self.table()
        at = f"/api/tables/{table}"
        self.http.post(f"{at}/sit", json={"seat": 0, "salt": secrets.token_hex(16), "name": "Eve"})
        for seat in (1, 2):
            self.http.post(f"{at}/bot", json={"seat": seat, "bot": bot})
        self.http.post(f"{at}/start")
        return table


# ── attacks ───────────────────────────────────────────────────────────────────────────────────────


def boards(eve: Visitor) -> None:
    for _ in eve.going_on():
        eve.table(board=DEEP_BOARD)


def sights(eve: Visitor) -> None:
    line = eve.line(f"/api/tables/{eve.deal('greedy')}/live?seat=0")
    for number in eve.going_on():
        line.send(json.dumps({"type": "sight", "id": "s", "seat": -(number % 2)}))
        with contextlib.suppress(TimeoutError):
            line.recv(0)


def deaf_lines(eve: Visitor) -> None:
    table = eve.table()
    lines = [eve.line(f"/api/tables/{table}/live?seat=-1") for _ in range(40)]
    for number in eve.going_on():
        for line in lines:
            with contextlib.suppress(Exception):
                line.socket.send(b"")
        eve.chat(table)
        time.sleep(0.05 if number else 0)


def oracles(eve: Visitor) -> None:
    for _ in range(11):
        eve.deal("oracle:2s")
    for _ in eve.going_on():
        time.sleep(0.2)


def greetings(eve: Visitor) -> None:
    table = eve.table()
    for _ in eve.going_on():
        eve.chat(table)
        with contextlib.suppress(Exception):
            eve.line(f"/api/tables/{table}/live?seat=-1").recv(1)


def exports(eve: Visitor) -> None:
    for _ in eve.going_on():
        eve.http.get("/api/me/data")


def pictures(eve: Visitor) -> None:
    for number in eve.going_on():
        eve.http.get("/qr.svg", params={"text": f"{eve.server.url}/t/{number}"})


def lost_pages(eve: Visitor) -> None:
    for number in eve.going_on():
        eve.http.get(f"/no/such/{number}")


def hear_out(line: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed):
        for _ in line:
            pass


def lobby_frames(eve: Visitor) -> None:
    line = eve.line("/api/lobby/live")
    threading.Thread(target=hear_out, args=(line,), daemon=True).start()
    for _ in eve.going_on():
        with contextlib.suppress(Exception):
            line.send("{}")


def silent_connections(eve: Visitor) -> None:
    held = []
    for number in eve.going_on():
        if number < 1100:
            with contextlib.suppress(OSError):
                held.append(socket.create_connection(("127.0.0.1", eve.server.port), 1, (eve.address, 0)))
        else:
            time.sleep(0.1)
    for one in held:
        one.close()


Attack = Callable[[Visitor], None]
ATTACKS: list[Attack] = [
    boards,
    sights,
    deaf_lines,
    oracles,
    greetings,
    exports,
    pictures,
    lost_pages,
    lobby_frames,
    silent_connections,
]


# ── the victim ────────────────────────────────────────────────────────────────────────────────────


class Victim:
    """Plays against two bots, and pings."""

    def __init__(self, server: Server) -> None:
        self.ann = Guest(server, "Ann")
        self.line = self.sit_down()

    def sit_down(self) -> Line:
        table = self.ann.open_table("odysseus", 3)
        self.ann.sit(table, 0)
        for seat in (1, 2):
            self.ann.at(table, "bot", seat=seat, bot="greedy")
        self.ann.at(table, "start")
        line = self.ann.line(table, 0)
        line.hear_of("hello")
        return line

    def play_for(self, seconds: float) -> "Figures":
        """Play for some seconds; return the p99 of pings and the median time of a bot's decision."""
        pings, waits, until = [], [], time.monotonic() + seconds
        while time.monotonic() < until:
            begun = time.perf_counter()
            self.line.quiet()
            pings.append(time.perf_counter() - begun)
            waits += self.decide()
            time.sleep(0.02)
        return Figures(statistics.quantiles(pings, n=100)[98], statistics.median(waits or [0.0]))

    def decide(self) -> list[float]:
        """Play if it is our turn; return the mean time of the bots' decisions that followed, if any."""
        assert self.line.state
        if self.line.state["over"]:
            self.line.close()
            self.line = self.sit_down()
        if not self.line.state["legal"]:
            return []
        self.line.play(self.line.state["legal"][0]["move"])
        self.line.quiet()
        begun, before = time.perf_counter(), len(self.line.told)
        while not self.line.state["legal"] and not self.line.state["over"]:
            self.line.hear()
        made = max(1, len(self.line.told) - before)
        return [(time.perf_counter() - begun) / made]


def memory_of(server: Server) -> float:
    """Resident memory of the server, in megabytes."""
    assert server.process
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


class Figures(NamedTuple):
    """What the victim noticed."""

    p99: float  # seconds from ping to pong
    pace: float  # seconds of a bot's decision
    happened: bool = True  # whether the attack ran to its end

    def are_fine(self, usual: float, grown: float) -> bool:
        quick = self.p99 <= MOST_P99 and self.pace <= MOST_PACE * usual
        return quick and grown <= MOST_GROWTH and self.happened


def attacked(server: Server, victim: Victim, attack: Attack) -> Figures:
    address = f"127.0.0.{FIRST + ATTACKS.index(attack)}"
    eve = Visitor(server, address, time.monotonic() + SECONDS)
    rude = threading.Thread(target=eve.do, args=(attack,), daemon=True)
    rude.start()
    figures = victim.play_for(SECONDS)
    eve.go(rude)
    for error in eve.troubles:
        print(f"{attack.__name__} did not happen: {error}")
    return figures._replace(happened=not eve.troubles)


def told(what: str, figures: Figures, more: str) -> None:
    p99, pace = 1000 * figures.p99, 1000 * figures.pace
    print(f"{what:20} p99 {p99:6.1f} ms   a bot {pace:6.0f} ms   {more}", flush=True)


def main() -> int:
    """Attack, and print what the victim noticed; return 1 if it was too much."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.db", rate=1, pace=0.1, warm_up=1)
        try:
            server.wait_until(lambda: httpx.get(f"{server.url}/ready").json()["ready"]["bots"], 1200)
            victim = Victim(server)
            victim.play_for(2)
            peace = victim.play_for(SECONDS)
            before = memory_of(server)
            told("in peace", peace, "")
            good = True
            for attack in ATTACKS:
                figures = attacked(server, victim, attack)
                grown = memory_of(server) - before
                fine = figures.are_fine(peace.pace, grown)
                good &= fine
                told(attack.__name__, figures, f"{grown:+6.1f} MB   {'' if fine else 'TOO MUCH'}")
        finally:
            server.stop()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
