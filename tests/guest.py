"""Guests of a real server, for tests: requests and a live connection, as in `docs/api.md`."""

import contextlib
import hashlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import ClassVar

import httpx
import sqlalchemy as sa
from copies import Copy, can_be_copied
from databases import database_at, sql
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

CHECKOUT = Path(__file__).parent.parent
PATIENCE = (
    300  # seconds for an answer: a machine that is busy takes its time. No certificates are read: no TLS here
)


class Server:
    """A server process of its own, on a database of its own. It prepares a game when somebody asks for it,
    unless the settings say `warm_up=1`: most tests need one game, or none."""

    module = "tests.serve"
    starts: ClassVar[Counter[str]] = Counter()  # by test

    def __init__(self, file: Path, database: str = "", **settings: object) -> None:
        """On this file, or on the PostgreSQL database that corresponds to it; or on one that is given."""
        self.database = database or database_at(file)
        wanted = {"warm_up": 0, **settings}
        self.settings = {f"ITHACA_{name.upper()}": str(value) for name, value in wanted.items()}
        self.log = file.with_suffix(".log")
        self.process: subprocess.Popen[str] | Copy | None = None
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", self.module, "serve", "--port", str(self.port)]
        test = os.environ.get("PYTEST_CURRENT_TEST", "")
        self.starts[test] += 1
        told = {"ITHACA_DATABASE": self.database, "ITHACA_TEST_NTH": str(self.starts[test])}
        env = {**os.environ, **told, **self.settings}
        with self.log.open("a") as log:
            if self.module == "tests.serve" and can_be_copied(env):
                self.process = Copy(self.module, command[3:], env, log)
            else:
                self.process = subprocess.Popen(
                    command, stdout=subprocess.PIPE, stderr=log, text=True, env=env, cwd=CHECKOUT
                )
        assert self.process.stdout
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        assert found, f"{line}{self.log.read_text()}"
        self.port = int(found[1])
        self.wait_until(lambda: self.answers())

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/health", verify=False).status_code == 200
        except httpx.TransportError:
            return False

    def wait_until_ready(self, *games: str) -> None:
        """Wait until the rules are compiled."""
        self.wait_until(
            lambda: all(
                httpx.get(f"{self.url}/health", verify=False).json()["ready"][game] for game in games
            ),
            300,
        )

    def wait_until(self, holds, seconds: float = 60) -> None:
        until = time.monotonic() + seconds
        while not holds():
            assert time.monotonic() < until, self.log.read_text()[-2000:]
            assert self.process.poll() is None, self.log.read_text()[-2000:]
            time.sleep(0.05)

    def kill(self) -> None:
        """Like a power cut."""
        assert self.process
        self.process.send_signal(signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
        self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()

    def change_rules(self) -> None:
        """Stop, make all tables belong to an older version of the rules, and start again."""
        self.stop()
        with self.sql() as db:
            db.execute(sa.text("UPDATE tables SET rules = 0"))
        self.start()

    def sql(self) -> contextlib.AbstractContextManager[sa.Connection]:
        """A transaction on its database, bypassing the server."""
        return sql(self.database)

    def stop(self) -> None:
        assert self.process
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)
        if self.process.stdout:
            self.process.stdout.close()


def python(*words: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words],
        capture_output=True,
        text=True,
        cwd=CHECKOUT,
        env={**os.environ, **env},
        timeout=120,
    )


@contextmanager
def a_server(folder: Path, **settings: object):
    server = Server(folder / "tables.db", **{"rate": 0, "pace": 0, **settings})
    try:
        yield server
    finally:
        server.stop()


def salt_of(name: str) -> bytes:
    """What someone of this name adds to a deal: the same in each run, see `serve`."""
    return hashlib.sha256(name.encode()).digest()[:16]


class Guest:
    """A person with a cookie, or a bot with a token."""

    def __init__(self, server: Server, name: str = "", lang: str = "en", token: str = "") -> None:
        self.server, self.name, self.lang, self.token = server, name, lang, token
        self.held = ExitStack()  # connections, until the guest goes
        headers = {"authorization": f"Bearer {token}"} if token else {"origin": server.url}
        self.http = self.held.enter_context(
            httpx.Client(base_url=server.url, headers=headers, timeout=PATIENCE, verify=False)
        )
        if name:
            self.id = self.post("/api/me", name=name, lang=lang)["person"]

    def get(self, path: str, **query: object):
        return self.checked(self.http.get(path, params={"lang": self.lang, **query}))

    def post(self, path: str, **body: object):
        return self.checked(self.http.post(path, json=body, params={"lang": self.lang}))

    def deal_to_bots(self, game: str, players: int, **setup: object) -> str:
        """A table at which only greedy bots sit, started."""
        table = self.open_table(game, players, **setup)
        for seat in range(players):
            self.at(table, "bot", seat=seat, bot="greedy")
        self.at(table, "start")
        return table

    def is_over(self, table: str) -> bool:
        return bool(self.get(f"/api/tables/{table}")["state"] == "over")

    def at(self, table: str, what: str, **body: object):
        return self.post(f"/api/tables/{table}/{what}", **body)

    def checked(self, response: httpx.Response):
        body = (
            response.json() if response.headers.get("content-type") == "application/json" else response.text
        )
        if response.status_code >= 400:
            raise No(response.status_code, body["code"], body["text"], body.get("clause", ""))
        return body

    def open_table(self, game: str, players: int, **setup: object) -> str:
        return self.post("/api/tables", game=game, players=players, **setup)["id"]

    def sit(self, table: str, seat: int, name: str = ""):
        return self.at(table, "sit", seat=seat, salt=salt_of(self.name).hex(), name=name or self.name)

    def open_link(self, link: str):
        """Hold a seat on this device too, as the page of its link does."""
        return self.post("/api/seat", link=link.rpartition("/s/")[2])

    def line(self, table: str, seat: int, since: int = 0, notes: int = 0) -> "Line":
        return Line(self, table, seat, since, notes)

    def go(self) -> None:
        self.held.close()

    def headers(self) -> dict[str, str]:
        if self.token:
            return {"authorization": f"Bearer {self.token}"}
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return {"cookie": cookies} if cookies else {}


class No(Exception):
    """The server's refusal."""

    def __init__(self, status: int, code: str, text: str, clause: str) -> None:
        super().__init__(f"{status} {code}: {text}")
        self.status, self.code, self.text, self.clause = status, code, text, clause


class Line:
    """A live connection of a guest to a table."""

    def __init__(self, guest: Guest, table: str, seat: int, since: int = 0, notes: int = 0) -> None:
        self.guest, self.table, server = guest, table, guest.server
        url = f"ws://localhost:{server.port}/api/tables/{table}/live"
        url += f"?seat={seat}&since={since}&notes={notes}&lang={guest.lang}"
        origin = None if guest.token else server.url
        headers = guest.headers()
        opening = connect(  # without pings: a machine that stalls is not a lost line
            url, origin=origin, additional_headers=headers, max_size=None, max_queue=None, ping_interval=None
        )
        self.socket = guest.held.enter_context(opening)
        self.seat, self.heard, self.state, self.count = seat, [], None, 0
        self.told: list[dict] = []  # what this viewer knows about what happened
        self.notes: list[dict] = []
        self.greeted = False

    def hear(self, timeout: float = PATIENCE) -> dict:
        """The next message."""
        message = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        kind = message["type"]
        if kind == "hello":
            if self.greeted:  # a second one contains everything again
                self.told, self.notes = [], message["notes"] or self.notes
            else:
                self.notes = self.notes + message["notes"]
            self.greeted, self.state, self.seat = True, message["state"], message["sight"]
        elif kind == "state":
            self.state = message
        elif kind == "note":
            self.notes.append(message)
        if kind in ("hello", "state"):
            back = (self.state or {}).get("back") or 10**9
            self.told = [told for told in self.told if told["seq"] < back] + message["told"]
        return message

    def again(self) -> "Line":
        """Another connection after this one, from where it was cut."""
        seq = self.state["seq"] if self.state else 0
        line = Line(self.guest, self.table, self.seat, seq, self.notes[-1]["note"] if self.notes else 0)
        line.told, line.notes, line.count = list(self.told), list(self.notes), self.count
        line.hear_of("hello")
        return line

    def quiet(self) -> None:
        """Read everything that has been sent until now: the answer to a ping comes after it."""
        self.socket.send('{"type": "ping"}')
        self.hear_of("pong")

    def is_cut(self, timeout: float = PATIENCE) -> bool:
        """Whether the server closes this connection."""
        try:
            while True:
                self.hear(timeout)
        except ConnectionClosed:
            return True
        except TimeoutError:
            return False

    def hear_of(self, kind: str, timeout: float = PATIENCE) -> dict:
        """The next message of this type."""
        while (message := self.hear(timeout))["type"] != kind:
            pass
        return message

    def hear_state(self, seq: int, timeout: float = PATIENCE) -> dict:
        """Wait until the state has come this far."""
        while self.state is None or self.state["seq"] < seq:
            self.hear(timeout)
        return self.state

    def hear_result(self) -> dict:
        """Wait until the game is over; returns how it ended."""
        while not (self.state and self.state["over"]):
            self.hear()
        return self.state["result"]

    def say(self, kind: str, **body: object) -> str:
        """Send a frame; returns its id."""
        self.count += 1
        name = f"f{self.count}"
        self.socket.send(json.dumps({"type": kind, "id": name, **body}))
        return name

    def ask(self, kind: str, **body: object) -> dict:
        """Send a frame and return its answer."""
        name = self.say(kind, **body)
        while (message := self.hear()).get("id") != name:
            pass
        return message

    def play(self, move: str) -> dict:
        return self.ask("move", seq=self.state["seq"], move=move)

    def close(self) -> None:
        self.socket.close()


# ── tables ────────────────────────────────────────────────────────────────────────────────────────


def seated(guests, game, **setup):
    """A table with a guest on each seat, started; and their live connections."""
    table = guests[0].open_table(game, len(guests), **setup)
    for seat, guest in enumerate(guests):
        guest.sit(table, seat)
    guests[0].at(table, "start")
    lines = [guest.line(table, seat) for seat, guest in enumerate(guests)]
    for line in lines:
        line.hear_of("hello")
    return table, lines


def play_on(lines, choose, moves=10_000):
    """Play until the end, or this many moves; everyone receives everything."""
    for _ in range(moves):
        asked = [line for line in lines if line.state["legal"]]
        if not asked:
            break
        (line,) = asked
        answer = line.play(choose(line.state["legal"])["move"])
        assert answer["type"] == "done", answer
        while line.state["seq"] < answer["seq"]:
            line.hear()
        if not line.state["undo"]:  # all have seen it
            for other in lines:  # each has its own count, so what was told is compared
                while len(other.told) < len(line.told):
                    other.hear()


def end(guests, table):
    """All agree to end the game."""
    for guest in guests:
        for seat in guest.get(f"/api/tables/{table}")["you"]["seats"]:
            guest.at(table, "offer", seat=seat, end=True)


@contextmanager
def some_guests(server: Server, *names: str):
    people = [Guest(server, name) for name in names]
    try:
        yield people
    finally:
        for guest in people:
            guest.go()
