"""The players while things go wrong. Each reconnects as the browser does (`web/line.js`), as if through a
proxy that knows which servers answer, and remembers everything that it asked for and was told."""

import asyncio
import contextlib
import itertools
import json
import random
import time
from typing import Any, Literal, NamedTuple

from guest import Guest, No
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from benchmarks.cluster.room import Node

WORDS = itertools.count()
CUT = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)
ANSWER_SECONDS = 30.0  # after which a browser considers a line dead
OPEN_SECONDS = 1.0  # after which a proxy tries another server
FIRST_WAIT, LONGEST_WAIT = 0.5, 30.0  # before a browser tries again
RESTARTED = 1012

Outcome = Literal["done", "refused", "unknown"]


class Asked(NamedTuple):
    """A request, and how it was answered."""

    kind: Literal["move", "chat"]
    what: str
    seq: int  # of the state that the player had seen
    sent: float
    answered: float
    outcome: Outcome
    told: int = 0  # the seq that was acknowledged
    code: str = ""  # why it was refused


class Player:
    """A player on a seat, or a spectator (seat -1)."""

    def __init__(self, guest: Guest, table: str, seat: int, nodes: list[Node], luck: random.Random) -> None:
        self.guest, self.table, self.seat, self.nodes, self.luck = guest, table, seat, nodes, luck
        self.at = luck.randrange(len(nodes))
        self.asked: list[Asked] = []
        self.told: list[dict[str, Any]] = []
        self.notes: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.codes: list[str] = []  # with which the server closed a line for good
        self.may_act, self.is_asking, self.tries = True, False, 0
        self._line: ClientConnection | None = None
        self._waiting: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._numbers = itertools.count()
        self._changed = asyncio.Event()

    @property
    def name(self) -> str:
        return f"{self.guest.name} on seat {self.seat} of {self.table} at server {self.at}"

    @property
    def is_live(self) -> bool:
        return self._line is not None

    def back_after(self, moment: float) -> float | None:
        """Seconds from `moment` until the first request sent after it was done; None if none was."""
        found = (one.answered for one in self.asked if one.sent >= moment and one.outcome == "done")
        first = next(found, None)
        return None if first is None else first - moment

    # ── the line ──────────────────────────────────────────────────────────────────────────────────

    async def live(self) -> None:
        """Connect, and reconnect whenever the line is cut."""
        while True:
            code = 0
            try:
                async with await self._dial() as self._line:
                    await asyncio.gather(self._hear(self._line), self._act(self._line))
            except CUT as error:
                code = error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd else 0
            finally:
                self._line = None
            self._give_up_waiting()
            if code != RESTARTED:
                self.tries += 1
                longest = min(LONGEST_WAIT, FIRST_WAIT * 2 ** (self.tries - 1))
                await asyncio.sleep(longest * (0.5 + self.luck.random() / 2))

    async def _dial(self) -> ClientConnection:
        """Connect to the first server that answers, beginning with the one we were at."""
        for number in range(len(self.nodes)):
            node = self.nodes[(self.at + number) % len(self.nodes)]
            with contextlib.suppress(*CUT):
                line = await connect(
                    f"ws://127.0.0.1:{node.port}/api/tables/{self.table}/live?seat={self.seat}&lang=en"
                    f"&since={self.state.get('seq', 0)}&notes={self.notes[-1]['note'] if self.notes else 0}",
                    origin=f"http://127.0.0.1:{node.port}",
                    additional_headers=self.guest.headers(),
                    open_timeout=OPEN_SECONDS,
                    close_timeout=0.2,
                    ping_interval=None,
                    max_size=None,
                    compression=None,
                    proxy=None,
                )
                self.at = node.number
                return line
        raise TimeoutError

    def _give_up_waiting(self) -> None:
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_result({"type": "unknown"})
        self._waiting.clear()

    async def _hear(self, line: ClientConnection) -> None:
        greeted = False
        try:
            async for text in line:
                message = json.loads(text)
                if message["type"] == "hello":
                    self._greeted(message, again=greeted)
                    greeted, self.tries = True, 0
                self._heard(message)
        finally:
            self._give_up_waiting()
        raise ConnectionClosed(line.protocol.close_rcvd, None)

    def _greeted(self, hello: dict[str, Any], again: bool) -> None:
        """A second hello on the same line tells everything again."""
        if again:
            self.told, self.notes = [], hello["notes"] or self.notes
        else:
            self.notes = self.notes + hello["notes"]
        self.state = hello["state"] or {}

    def _heard(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "state":
            self.state = message
        elif kind == "note":
            self.notes.append(message)
        elif kind == "closed":
            self.codes.append(message["code"])
        if kind in ("hello", "state"):
            back = self.state.get("back") or 10**9
            self.told = [told for told in self.told if told["seq"] < back] + message["told"]
            self._changed.set()
        answer = self._waiting.pop(message.get("id") or "", None)
        if answer and not answer.done():
            answer.set_result(message)

    # ── playing ───────────────────────────────────────────────────────────────────────────────────

    async def _act(self, line: ClientConnection) -> None:
        """Move when it is our turn, chat now and then."""
        while True:
            await asyncio.sleep(self.luck.uniform(0.1, 0.4))
            if not self.may_act:
                continue
            if self.state.get("legal") and self.luck.random() < 0.8:
                await self._move(line)
            elif self.luck.random() < 0.5:
                await self._ask(line, "chat", f"word {next(WORDS)}", "text")

    async def _move(self, line: ClientConnection) -> None:
        seq = self.state["seq"]
        move = self.luck.choice(self.state["legal"])["move"]
        asked = await self._ask(line, "move", move, "move", seq=seq)
        until = time.monotonic() + ANSWER_SECONDS
        while asked.outcome == "done" and self.state["seq"] < asked.told:
            assert time.monotonic() < until, f"{self.name} was not told of {asked}"
            self._changed.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), 0.5)

    async def _ask(
        self, line: ClientConnection, kind: Literal["move", "chat"], what: str, field: str, **more: int
    ) -> Asked:
        frame = f"f{next(self._numbers)}"
        answer = self._waiting[frame] = asyncio.get_running_loop().create_future()
        sent, seq, outcome, message = time.monotonic(), more.get("seq", 0), "unknown", {}
        self.is_asking = True
        try:
            await line.send(json.dumps({"type": kind, "id": frame, field: what, **more}))
            message = await asyncio.wait_for(answer, ANSWER_SECONDS)
            outcome = message["type"]
        finally:
            self.is_asking = False
            done = Asked(
                kind,
                what,
                seq,
                sent,
                time.monotonic(),
                outcome,
                message.get("seq", 0),
                message.get("code", ""),
            )
            self.asked.append(done)
        return done


# ── tables ────────────────────────────────────────────────────────────────────────────────────────


class Kind(NamedTuple):
    """A kind of table: how many people, which bots, which clock."""

    people: int
    bots: tuple[str, ...] = ()
    clock: tuple[str, int] = ("none", 0)


KINDS = (
    Kind(3),
    Kind(2, ("greedy",), ("move", 60)),
    Kind(1, ("sharp", "greedy")),
    Kind(2, ("greedy",), ("game", 3600)),
)
GAME = "ulysses"


def opened(kind: Kind, node: Node, names: list[str]) -> tuple[str, list[Guest]]:
    """Open and start a table with these people and bots."""
    guests = [Guest(node, name) for name in names]
    clock = {"kind": kind.clock[0], "seconds": kind.clock[1]} if kind.clock[1] else {"kind": "none"}
    table = guests[0].open_table(GAME, kind.people + len(kind.bots), away=0, clock=clock)
    for seat, guest in enumerate(guests[: kind.people]):
        guest.sit(table, seat)
    for seat, bot in enumerate(kind.bots, kind.people):
        guests[0].at(table, "bot", seat=seat, bot=bot)
    guests[0].at(table, "start")
    return table, guests


class Absent:
    """A player who opens tables and leaves: a stand-in has to come when the time is up."""

    TURN_SECONDS = 5

    def __init__(self) -> None:
        self.waiting: list[tuple[float, str]] = []  # when each began

    def deal(self, node: Node) -> None:
        kind = Kind(1, ("greedy", "greedy"), ("move", self.TURN_SECONDS))
        begun = time.monotonic()
        table, guests = opened(kind, node, ["Penelope"])
        guests[0].go()
        self.waiting.append((begun, table))

    def look(self, node: Node, most: float) -> None:
        """No stand-in came too early, and none is late. A clock stands still while no process decides the
        table, so each has two rounds."""
        looker = Guest(node)
        for begun, table in self.waiting[:-2]:
            until = time.monotonic() + self.TURN_SECONDS + most
            while not standin_of(looker, table):
                assert time.monotonic() < until, f"no stand-in came to {table}"
                time.sleep(0.2)
            assert time.monotonic() > begun + self.TURN_SECONDS, f"a stand-in came too early to {table}"
        self.waiting = self.waiting[-2:]
        looker.go()


def standin_of(looker: Guest, table: str) -> str:
    with contextlib.suppress(No):
        return str(looker.get(f"/api/tables/{table}")["seats"][0]["standin"])
    return ""
