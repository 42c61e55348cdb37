"""Several server processes under load, on PostgreSQL and Redis.

`together`: a move a second at each of 300 tables, whose four lines are spread at random over three processes.
`shares`: all tables as fast as they are answered, by one process and by two, with all lines of a table at one
of them (as behind a hashing proxy) and with each line at a random one; what counts is the servers' own
processor time for a move.
"""

import asyncio
import statistics
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from guest import Server

from tools.redis import a_redis

from . import load
from .cluster.room import Postgres

PROCESSES, TABLES, SECONDS = 3, 300, 60.0
BUSY_TABLES, BUSY_SECONDS, ROUNDS = load.BUSY_TABLES, 8.0, 5


@contextmanager
def processes(count: int) -> Iterator[list[Server]]:
    """`count` servers on one PostgreSQL and one Redis, ready to play."""
    with tempfile.TemporaryDirectory() as name, ExitStack() as ends:
        folder = Path(name)
        folder.chmod(0o755)  # the user that runs PostgreSQL has to get in
        database = Postgres(folder / "postgres")
        ends.callback(database.stop)
        redis = ends.enter_context(a_redis())
        servers = []
        for nth in range(count):
            file = folder / f"server-{nth}.db"
            servers.append(Server(file, database.url(), bus=redis.url, rate=0, pace=0, warm_up=1))
            ends.callback(servers[-1].stop)
        for server in servers:
            server.wait_until_ready(load.GAME, "bots")
        yield servers


def pids_of(servers: Sequence[Server]) -> list[int]:
    return [server.process.pid for server in servers if server.process]


def together() -> list[str]:
    """A move a second at each of many tables, on three processes."""
    print(f"{TABLES} tables on {PROCESSES} processes for {SECONDS:.0f} s ...", flush=True)

    async def play(ports: list[int]) -> load.Figures:
        return await load.play_steadily(await load.open_tables(ports, TABLES, spread=True), SECONDS)

    with processes(PROCESSES) as servers:
        found = asyncio.run(play([server.port for server in servers]))
    times = f"{found['p50_ms']:.1f} | {found['p99_ms']:.1f} | {found['worst_ms']:.1f}"
    counts = f"{found['lost_or_doubled']:.0f} | {found['refused']:.0f}"
    what = f"{TABLES} × {load.SEATS}, {PROCESSES} processes"
    return [f"| {what} | {found['moves']:,.0f} | {times} | {counts} |"]


def shares() -> list[str]:
    """The processor time of a move, with one process and with two."""
    one = measured(1, spread=False)
    rows = [f"| one process | {one * 1e6:.0f} | 1 |"]
    for name, spread in (("two, a table's lines at one of them", False), ("two, lines by chance", True)):
        two = measured(2, spread)
        rows.append(f"| {name} | {two * 1e6:.0f} | {two / one:.2f} |")
    return rows


def measured(count: int, spread: bool) -> float:
    """The servers' processor time for a move in seconds: the median of some runs."""
    print(f"flat out on {count}, {'lines by chance' if spread else 'tables apart'} ...", flush=True)

    async def play(servers: list[Server]) -> float:
        tables = await load.open_tables([server.port for server in servers], BUSY_TABLES, spread)
        found = await load.play_flat_out(tables, pids_of(servers), BUSY_SECONDS)
        return 1 / found["moves_per_cpu_second"]

    with processes(count) as servers:
        return statistics.median(asyncio.run(play(servers)) for _ in range(ROUNDS))


SHARES_HEAD = "| processes | µs of their processor time for a move | of one process |\n|---|---|---|"
