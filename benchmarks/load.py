"""The server under load: `make load`.

One server process, four live lines at each table. `steady`: a move a second at each of many tables; how
long until the last line has it, and whether any event is lost or comes twice. `flat_out`: as many moves a
second as one core can handle, each written to disk and sent to four lines, compared with boardgame.io's
server, which keeps its games in memory, driven by the same script.
"""

import asyncio
import json
import os
import random
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from guest import Server

from benchmarks import homes
from benchmarks.wires import Wire, wire

Figures = dict[str, float]
Work = Callable[..., Coroutine[Any, Any, Figures]]

SEATS = 4
GAME = "odysseus"


class Choice(msgspec.Struct):
    move: str


class Told(msgspec.Struct):
    seq: int


class State(msgspec.Struct):
    """What the client reads of a state; the rest is skipped."""

    seq: int
    legal: list[Choice]
    told: list[Told]
    undo: bool
    over: bool


class Hello(msgspec.Struct):
    state: State | None
    told: list[Told]


class Turn(msgspec.Struct):
    currentPlayer: str  # noqa: N815 - boardgame.io's


class PeerState(msgspec.Struct):
    """What the client reads of a state of boardgame.io."""

    number: int = msgspec.field(name="_stateID")
    ctx: Turn


class PeerSync(msgspec.Struct):
    state: PeerState


read_state = msgspec.json.Decoder(State).decode
read_hello = msgspec.json.Decoder(Hello).decode
read_call = msgspec.json.Decoder(list[msgspec.Raw]).decode
read_peer = msgspec.json.Decoder(PeerState).decode
read_sync = msgspec.json.Decoder(PeerSync).decode


class Table:
    """A table and its four lines, as the measuring client sees them."""

    def __init__(self, ports: Sequence[int], cookie: str, table: str) -> None:
        self.ports, self.cookie, self.table = ports, cookie, table  # a port for each line
        self.wires: list[Wire] = []
        self.seq = [0] * SEATS  # of the last state that each line has
        self.told: list[list[int]] = [[] for _ in range(SEATS)]
        self.legal: list[str] = []
        self.actor = -1
        self.refused = 0
        self.over = False
        self.arrived = asyncio.Event()
        self.wanted = 0
        self.luck = random.Random(table)

    async def connect(self) -> None:
        for seat, port in enumerate(self.ports):
            path = f"/api/tables/{self.table}/live?seat={seat}"
            headers = {"Origin": f"http://localhost:{port}", "Cookie": self.cookie}
            self.wires.append(
                await wire(port, path, headers, lambda frame, seat=seat: self.hear(seat, frame))
            )

    def hear(self, seat: int, frame: bytes) -> None:
        if frame.startswith((b'{"type":"state"', b'{"type":"hello"')):
            state: State | None
            if frame.startswith(b'{"type":"hello"'):
                hello = read_hello(frame)
                state, told = hello.state, hello.told
            else:
                state = read_state(frame)
                told = state.told
            if state is None:
                return
            self.seq[seat] = state.seq
            self.told[seat] += [one.seq for one in told]
            self.over |= state.over
            if state.legal:
                self.legal, self.actor = [choice.move for choice in state.legal], seat
            alone = state.undo and state.seq >= self.wanted  # the other seats see it when it is complete
            if alone or min(self.seq) >= self.wanted:
                self.arrived.set()
        elif frame.startswith(b'{"type":"refused"'):
            self.refused += 1
            self.arrived.set()

    async def move(self) -> float:
        """Play one move; return the seconds until all four lines have it."""
        move = self.luck.choice(self.legal)
        before = self.seq[self.actor]
        self.wanted, self.legal = before + 1, []
        self.arrived.clear()
        frame = {"type": "move", "id": "m", "seq": before, "move": move}
        begun = time.perf_counter()
        self.wires[self.actor].send(json.dumps(frame).encode())
        await asyncio.wait_for(self.arrived.wait(), 30)
        return time.perf_counter() - begun


async def open_tables(ports: Sequence[int], count: int, spread: bool = False) -> list[Table]:
    """Open and start `count` tables, each with four people at one device, and connect their lines: all lines
    of a table at one port, or each at a random port if `spread`."""
    tables: list[Table] = []
    luck = random.Random(count)
    for nth in range(count):
        port = ports[nth % len(ports)]
        lines = [luck.choice(ports) if spread else port for _ in range(SEATS)]
        tables.append(Table(lines, *await deal_table(port, nth)))
    for one in tables:
        await one.connect()
    for one in tables:
        while not one.legal and not one.over:
            await asyncio.sleep(0.005)
    return tables


async def deal_table(port: int, nth: int) -> tuple[str, str]:
    """Start a table with four people at one device; return the cookie of that device and the table's id."""
    origin = f"http://localhost:{port}"
    async with httpx.AsyncClient(base_url=origin, headers={"origin": origin}, timeout=60) as http:
        await http.post("/api/me", json={"name": f"Load {nth}", "lang": "en"})
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        made = await http.post("/api/tables", json={"game": GAME, "players": SEATS, "away": 0})
        table = made.json()["id"]
        for seat in range(SEATS):
            body = {"seat": seat, "salt": secrets.token_hex(16), "name": f"P{seat}"}
            await http.post(f"/api/tables/{table}/sit", json=body)
        started = await http.post(f"/api/tables/{table}/start", json={})
        assert started.status_code == 200, started.text
        return cookie, table


async def steady(port: int, pid: int, count: float, seconds: float) -> Figures:
    """A move a second at each table, with staggered starts."""
    return await play_steadily(await open_tables([port], int(count)), seconds)


async def play_steadily(tables: list[Table], seconds: float) -> Figures:
    times: list[float] = []

    async def go_on(table: Table, offset: float) -> None:
        await asyncio.sleep(offset)
        until = time.perf_counter() + seconds
        due = time.perf_counter()
        while time.perf_counter() < until and not table.over:
            times.append(await table.move())
            while not table.legal and not table.over:
                await asyncio.sleep(0.001)
            due += 1.0
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    await asyncio.gather(*(go_on(table, nth / len(tables)) for nth, table in enumerate(tables)))
    return {**figures_of(tables, times), "seconds": seconds}


async def flat_out(port: int, pid: int, count: float, seconds: float) -> Figures:
    """All tables as fast as the server answers."""
    return await play_flat_out(await open_tables([port], int(count)), [pid], seconds)


async def play_flat_out(tables: list[Table], pids: Sequence[int], seconds: float) -> Figures:
    """Play at all tables as fast as moves are answered, until a tenth of the games are over: a server with
    fewer and fewer busy tables is another measurement."""
    times: list[float] = []
    until, busy = time.perf_counter() + seconds, set(tables)

    async def go_on(table: Table) -> None:
        while time.perf_counter() < until and len(busy) > BUSY_PART * len(tables):
            times.append(await table.move())
            while not table.legal and not table.over:
                await asyncio.sleep(0)
            if table.over:
                busy.discard(table)
                return

    begun, used = time.perf_counter(), sum(map(cpu_seconds, pids))
    await asyncio.gather(*(go_on(table) for table in tables))
    took, used = time.perf_counter() - begun, sum(map(cpu_seconds, pids)) - used
    await asyncio.sleep(1)
    rate = {"moves_per_second": len(times) / took, "moves_per_cpu_second": len(times) / used}
    return {**figures_of(tables, times), **rate}


def figures_of(tables: list[Table], times: list[float]) -> Figures:
    lost = sum(len(told) != len(set(told)) or told != sorted(told) for t in tables for told in t.told)
    # A move that is not complete is known to its player alone.
    uneven = sum(told != max(t.told, key=len)[: len(told)] for t in tables for told in t.told)
    cuts = statistics.quantiles(times, n=1000) if len(times) > 1 else [0.0] * 999
    return {
        "tables": len(tables),
        "moves": len(times),
        "p50_ms": cuts[499] * 1000,
        "p99_ms": cuts[989] * 1000,
        "worst_ms": max(times) * 1000,
        "lost_or_doubled": lost + uneven,
        "refused": sum(table.refused for table in tables),
    }


def cpu_seconds(pid: int) -> float:
    """The processor time that a process and its threads have used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(work: Work, *args: float, core: int | None = None) -> Figures:
    """Run `work` on a fresh server, pinned to `core` if given."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.db", rate=0, pace=0, warm_up=1)
        try:
            server.wait_until_ready(GAME, "bots")
            assert server.process
            with pinned(server.process.pid, core):
                return asyncio.run(work(server.port, server.process.pid, *args))
        finally:
            server.stop()


@contextmanager
def pinned(pid: int, core: int | None) -> Iterator[None]:
    """Pin the server to `core`, and this process to the others."""
    mine = os.sched_getaffinity(0)
    if core is not None:
        for thread in os.listdir(f"/proc/{pid}/task"):
            os.sched_setaffinity(int(thread), {core})
        os.sched_setaffinity(0, mine - {core} or mine)
    try:
        yield
    finally:
        os.sched_setaffinity(0, mine)


# ── boardgame.io ──────────────────────────────────────────────────────────────────────────────────


class PeerMatch:
    """A match of the card game on boardgame.io, and its four lines."""

    def __init__(self, port: int, name: str) -> None:
        self.port, self.name = port, name
        self.wires: list[Wire] = []
        self.seq = [-1] * SEATS  # boardgame.io's stateID
        self.actor = 0
        self.arrived = asyncio.Event()
        self.wanted = 0
        self.luck = random.Random(name)

    async def connect(self) -> None:
        for seat in range(SEATS):
            path = "/socket.io/?EIO=4&transport=websocket"
            origin = {"Origin": f"http://localhost:{self.port}"}
            self.wires.append(
                await wire(self.port, path, origin, lambda frame, seat=seat: self.hear(seat, frame))
            )
        while min(self.seq) < 0:
            await asyncio.sleep(0.005)

    def hear(self, seat: int, frame: bytes) -> None:
        if frame.startswith(b"0"):  # the transport is open: join the room of the match
            self.wires_ready(seat)
        elif frame == b"2":
            self.wires[seat].send(b"3")
        elif frame.startswith(b"40/cards,"):
            call = ["sync", self.name, str(seat), None, SEATS]
            self.wires[seat].send(b"42/cards," + json.dumps(call).encode())
        elif frame.startswith(b"42/cards,"):
            kind, _, body, *_ = read_call(frame[9:])
            if bytes(kind) in (b'"sync"', b'"update"'):
                state = read_sync(body).state if bytes(kind) == b'"sync"' else read_peer(body)
                self.seq[seat], self.actor = state.number, int(state.ctx.currentPlayer)
                if min(self.seq) >= self.wanted:
                    self.arrived.set()

    def wires_ready(self, seat: int) -> None:
        asyncio.get_running_loop().call_soon(lambda: self.wires[seat].send(b"40/cards,"))

    async def move(self) -> float:
        before, seat = self.seq[self.actor], str(self.actor)
        self.wanted = before + 1
        self.arrived.clear()
        name, args = ("pass", []) if self.luck.random() < 0.3 else ("wind", [1, self.luck.choice(ZONES)])
        payload = {"type": name, "args": args, "playerID": seat, "credentials": None}
        call = ["update", {"type": "MAKE_MOVE", "payload": payload}, before, self.name, seat]
        begun = time.perf_counter()
        self.wires[self.actor].send(b"42/cards," + json.dumps(call).encode())
        await asyncio.wait_for(self.arrived.wait(), 30)
        return time.perf_counter() - begun


ZONES = ["y1", "g1", "r1", "y2", "g2", "r2", "y3", "g3", "r3"]


async def peer_flat_out(port: int, pid: int, count: int, seconds: float) -> Figures:
    matches = [PeerMatch(port, f"match{nth}") for nth in range(count)]
    for match in matches:
        await match.connect()
    times: list[float] = []
    until = time.perf_counter() + seconds

    async def go_on(match: PeerMatch) -> None:
        while time.perf_counter() < until:
            times.append(await match.move())

    begun, used = time.perf_counter(), cpu_seconds(pid)
    await asyncio.gather(*(go_on(match) for match in matches))
    took, used = time.perf_counter() - begun, cpu_seconds(pid) - used
    cuts = statistics.quantiles(times, n=1000)
    return {
        "tables": count,
        "moves": len(times),
        "p50_ms": cuts[499] * 1000,
        "p99_ms": cuts[989] * 1000,
        "moves_per_second": len(times) / took,
        "moves_per_cpu_second": len(times) / used,
    }


def measure_peer(count: int, seconds: float) -> Figures:
    """boardgame.io's server, pinned to a core; installed on first use."""
    home = homes.boardgameio()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    env = {**os.environ, "NODE_ENV": "production"}
    command = ["node", "server.cjs", str(port)]
    with subprocess.Popen(command, cwd=home, stdout=subprocess.PIPE, env=env) as process:
        assert process.stdout
        process.stdout.readline()
        try:
            with pinned(process.pid, 0):
                return asyncio.run(peer_flat_out(port, process.pid, count, seconds))
        finally:
            process.terminate()


# ── what goes onto the page ───────────────────────────────────────────────────────────────────────

BUSY_PART = 0.9
TABLES, SECONDS = 300, 60.0
BUSY_TABLES, BUSY_SECONDS, ROUNDS = 120, 8.0, 3
QUIET_TABLES = 1000


def load() -> list[str]:
    """A move a second at each of many tables."""
    print(f"{TABLES} tables for {SECONDS:.0f} s ...", flush=True)
    found = measure(steady, TABLES, SECONDS)
    times = f"{found['p50_ms']:.1f} | {found['p99_ms']:.1f} | {found['worst_ms']:.1f}"
    return [
        f"| {TABLES} × {SEATS} | {found['moves']:,} | {times} "
        f"| {found['lost_or_doubled']} | {found['refused']} |"
    ]


def flat() -> list[str]:
    """As many moves as one core can handle: our server and boardgame.io's, in turn."""
    ours, theirs = [], []
    for nth in range(ROUNDS):
        print(f"flat out, {nth + 1} of {ROUNDS} ...", flush=True)
        theirs.append(measure_peer(BUSY_TABLES, BUSY_SECONDS))
        ours.append(measure(flat_out, BUSY_TABLES, BUSY_SECONDS, core=0))
    rows = []
    for name, runs in (("Ithaca, on disk", ours), ("boardgame.io, in memory", theirs)):
        each = [run["moves_per_cpu_second"] for run in runs]
        wall = statistics.median(run["moves_per_second"] for run in runs)
        spread = f"{min(each):,.0f} to {max(each):,.0f}"
        rows.append(f"| {name} | {statistics.median(each):,.0f} | {spread} | {wall:,.0f} |")
    ratio = statistics.median(o["moves_per_cpu_second"] for o in ours) / statistics.median(
        t["moves_per_cpu_second"] for t in theirs
    )
    return [*rows, f"| ratio | {ratio:.2f} | | |"]


def start() -> list[str]:
    """Seconds from the command until pages are answered, with compiled code cached."""
    times = []
    for _ in range(5):
        with tempfile.TemporaryDirectory() as folder:
            begun = time.perf_counter()
            server = Server(Path(folder) / "tables.db", warm_up=1)
            for path in ("/", "/web/main.js", "/api/games", "/api/tables"):
                assert httpx.get(server.url + path).status_code == 200
            times.append(time.perf_counter() - begun)
            server.stop()
    return [f"| {statistics.median(times):.2f} | {min(times):.2f} to {max(times):.2f} |"]


def resident() -> list[str]:
    """The memory of one more table without viewers, beyond the first `QUIET_TABLES`."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.db", rate=0, pace=0, warm_up=1)
        try:
            server.wait_until_ready(GAME, "bots")
            assert server.process
            held = [memory_with(server.port, server.process.pid, QUIET_TABLES) for _ in range(2)]
        finally:
            server.stop()
    each = (held[1] - held[0]) / QUIET_TABLES
    return [f"| {2 * QUIET_TABLES:,} | {held[0] / 1e6:.1f} | {held[1] / 1e6:.1f} | {each / 1000:.1f} |"]


def memory_with(port: int, pid: int, more: int) -> int:
    """Deal `more` tables at a server; return the resident bytes of its process."""

    async def deal_all() -> None:
        for nth in range(more):
            await deal_table(port, nth)

    asyncio.run(deal_all())
    time.sleep(2)
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


LOAD_HEAD = "| tables × lines | moves | p50 ms | p99 ms | worst ms | lost or doubled | refused |"
LOAD_HEAD += "\n|---|---|---|---|---|---|---|"
FLAT_HEAD = "| server | moves per second of its core | spread | moves per second |\n|---|---|---|---|"
START_HEAD = "| seconds, median of five | spread |\n|---|---|"
RESIDENT_HEAD = "| tables | MB with half of them | MB with all | kB each |\n|---|---|---|---|"
