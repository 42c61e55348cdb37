"""How cost grows: with games at once, with players, with thoughts and with threads; tables and lines."""

import os
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.progress import Progress

from . import plots
from .beside import GAMES, pin
from .envs import simulated
from .peers.pace import rates

PLOT = Path(__file__).parent / "growth.svg"
INTRO = (
    "Decisions per second of one core's time, median of three; threads by the clock. "
    "Written by `python -m benchmarks.run growth`.\n"
)
BATCHES = (1, 10, 100, 1_000, 10_000, 100_000, 1_000_000)
SEEN: dict[bool | str, str] = {
    False: "",
    "flat": ", with vectors",
    "bits": ", as bits",
    "compact": ", compact",
}  # what is observed, and how it is told
ITERATIONS = (1_000, 10_000, 100_000, 1_000_000)
THREADS = (1, 2)
RUNS, SECONDS = 3, 0.3
ROOM = 0.5  # of the memory that is free, at most

Rows = dict[str, list[tuple[float, float]]]  # points of each line


def growth() -> list[str]:
    """All tables and the plot; measured on one core, except for threads."""
    with Progress() as progress, one_core():
        total = 2 * len(GAMES) * len(BATCHES) + 10 + len(GAMES) * len(ITERATIONS) + 2 * len(GAMES)
        task = progress.add_task("growth ...", total=total)

        def tell(words: str) -> None:
            progress.update(task, advance=1, description=f"{words} ...")

        batches, sizes = by_batch(tell)
        players = by_players(tell)
        thoughts, trees = by_iterations(tell)
        with every_core():
            threads = by_threads(tell)
    PLOT.write_text(plot(batches, players, thoughts), "utf-8")
    return [
        "![How cost grows](growth.svg)",
        "",
        *section("Games at once", "million decisions/s", batches, sizes, scaled=1e6),
        *section("Players, inside compiled code", "million decisions/s", players, {}, scaled=1e6),
        *section("Iterations of the oracle's search", "microseconds each", thoughts, trees, scaled=1e-6),
        *section("Threads", "times as much as one", threads, {}, scaled=1.0),
    ]


# ── what is measured ──────────────────────────────────────────────────────────────────────────────


def by_batch(tell: Callable[[str], None]) -> tuple[Rows, dict[str, str]]:
    """Vector environments of growing size, with masks alone and with observations in every form."""
    found: Rows = {}
    sizes = {}
    for game in GAMES:
        for observations, told in SEEN.items():
            name = f"{game}{told}"
            each = bytes_of_game(game, observations)
            sizes[name] = f"{each:,} bytes a game"
            for count in BATCHES:
                tell(f"{name}, {count:,} at once")
                if each * count < ROOM * free_memory():
                    found.setdefault(name, []).append((count, batch_rate(game, count, observations)))
    return found, sizes


def batch_rate(game: str, count: int, observations: bool | str) -> float:
    from ithaca.envs.vector import VectorEnv

    env, steps = VectorEnv(game, 4, count, seed=1, observations=observations), max(1, 10_000 // count)

    def work() -> int:
        for _ in range(steps):
            env.step(env.sample())
        return steps * count

    return statistics.median(rates(work, RUNS, SECONDS))


def bytes_of_game(game: str, observations: bool | str) -> int:
    """The bytes of one more game: the arrays of a batch of two, less those of a batch of one."""
    from ithaca.envs.vector import VectorEnv

    one, two = (
        sum(array.nbytes for array in VectorEnv(game, 4, count, observations=observations)._batch)
        for count in (1, 2)
    )
    return int(two - one)


def free_memory() -> float:
    """Bytes of memory available; 8 GiB where the system does not say."""
    file = Path("/proc/meminfo")
    if file.exists():
        for entry in file.read_text().splitlines():
            if entry.startswith("MemAvailable"):
                return 1024.0 * int(entry.split()[1])
    return 8.0 * 2**30


def by_players(tell: Callable[[str], None]) -> Rows:
    from ithaca.engine.game import find

    found: Rows = {}
    for game in GAMES:
        for players in find(game).players:
            tell(f"{game}, {players} players")
            runs = rates(simulated(game, players), RUNS, SECONDS)
            found.setdefault(game, []).append((players, statistics.median(runs)))
    return found


def by_iterations(tell: Callable[[str], None]) -> tuple[Rows, dict[str, str]]:
    """Seconds per iteration, and the bytes of the tree: it is bounded, so later iterations add no nodes."""
    from ithaca.bots import Budget
    from ithaca.bots.oracle import OracleGreedy
    from ithaca.bots.search import Node
    from ithaca.engine.record import dtype_of

    found: Rows = {}
    trees = {}
    for game in GAMES:
        sight, told = position(game), []
        for iterations in ITERATIONS:
            tell(f"{game}, {iterations:,} iterations")
            oracle, times = OracleGreedy(b"growth"), []
            oracle.explain(*sight, Budget(0.0, 100))
            for _ in range(RUNS if iterations < ITERATIONS[-1] else 1):
                begun = time.process_time()
                oracle.explain(*sight, Budget(0.0, iterations))
                times.append((time.process_time() - begun) / iterations)
            found.setdefault(game, []).append((iterations, statistics.median(times)))
            tree = oracle.nodes_for(Budget(0.0, iterations)) * dtype_of(Node).itemsize
            told.append(f"{tree / iterations:.3g}")
        trees[game] = f"{', '.join(told)} bytes of tree an iteration; 14 MB at most"
    return found, trees


def position(game: str) -> tuple[Any, Any, list[int]]:
    """What a seat knows in the middle of a greedy game, where it has a choice."""
    from ithaca import bots
    from ithaca.engine.match import start

    match, greedy = start(game, 4, seed=5), bots.find("greedy", b"greedy")
    while len(match.moves) < 40 or len(match.legal()) < 2:
        match.play(greedy.choose(match))
    return bots.sight(match)


def by_threads(tell: Callable[[str], None]) -> Rows:
    """Search and vector environments in threads, by wall time: the speed-up over one thread."""
    found: Rows = {}
    for game in GAMES:
        for name, pace in (("search", search_pace), ("games at once", batch_pace)):
            tell(f"{game}, {name}, threads")
            runs = [[pace(game, threads) for threads in THREADS] for _ in range(RUNS)]
            best = [statistics.median(column) for column in zip(*runs, strict=True)]
            found[f"{game}, {name}"] = [
                (threads, rate / best[0]) for threads, rate in zip(THREADS, best, strict=True)
            ]
    return found


def search_pace(game: str, threads: int) -> float:
    """Iterations a second of the oracle."""
    from ithaca.bots import Budget
    from ithaca.bots.oracle import OracleGreedy

    sight, oracle = position(game), OracleGreedy(b"growth")
    oracle.explain(*sight, Budget(0.1, 0, threads))
    begun = time.perf_counter()
    found = oracle.explain(*sight, Budget(1.0, 0, threads))
    return found.iterations / (time.perf_counter() - begun)


def batch_pace(game: str, threads: int) -> float:
    """Decisions a second, with one vector environment in each thread."""
    from ithaca.envs.vector import VectorEnv

    envs = [VectorEnv(game, 4, 4096, seed=seed, observations=False) for seed in range(threads)]

    def play(env: VectorEnv) -> int:
        until, steps = time.perf_counter() + 1.0, 0
        while time.perf_counter() < until:
            env.step(env.sample())
            steps += 1
        return steps * 4096

    with ThreadPoolExecutor(threads) as pool:
        begun = time.perf_counter()
        return sum(pool.map(play, envs)) / (time.perf_counter() - begun)


# ── cores ─────────────────────────────────────────────────────────────────────────────────────────

ALL_CORES = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()


@contextmanager
def one_core() -> Iterator[None]:
    pin()
    try:
        yield
    finally:
        free()


@contextmanager
def every_core() -> Iterator[None]:
    free()
    try:
        yield
    finally:
        pin()


def free() -> None:
    if ALL_CORES:
        os.sched_setaffinity(0, ALL_CORES)


# ── tables and picture ────────────────────────────────────────────────────────────────────────────


def section(title: str, unit: str, found: Rows, notes: dict[str, str], scaled: float) -> list[str]:
    """A row for each line, a column for each size."""
    columns = sorted({x for points in found.values() for x, _ in points})
    head = f"| {unit} | {' | '.join(f'{x:,.0f}' for x in columns)} |{' memory |' if notes else ''}"
    rule = "|---|" + "---:|" * len(columns) + ("---|" if notes else "")
    rows = []
    for name, points in found.items():
        known = dict(points)
        cells = [f"{known[x] / scaled:.3g}" if x in known else "" for x in columns]
        rows.append(f"| {name} | {' | '.join(cells)} |{f' {notes[name]} |' if notes else ''}")
    return [f"### {title}", "", head, rule, *rows, ""]


def plot(batches: Rows, players: Rows, thoughts: Rows) -> str:
    return plots.panels(
        "How cost grows",
        [
            plots.Panel("Decisions a second", "games at once", lines(batches)),
            plots.Panel("Decisions a second, compiled", "players", lines(players), across=False, up=False),
            plots.Panel("Microseconds an iteration of search", "iterations", lines(thoughts, 1e6), up=False),
        ],
    )


def lines(found: Rows, times: float = 1.0) -> Sequence[plots.Line]:
    return [plots.Line(name, [(x, y * times) for x, y in points]) for name, points in found.items()]
