"""Measure, and check at length what the suite checks in short; writes `results.md`.

make bench                      everything, about five minutes
python -m benchmarks.run speed  one part
"""

import contextlib
import hashlib
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

RESULTS = Path(__file__).parent / "results.md"
POSITIONS = 10_000_000
SAME_GAMES = 1_000
PLAYERS = (3, 4, 5, 6)
SETTINGS: list[tuple[int, dict[str, str]]] = [
    *((players, {}) for players in PLAYERS),
    (4, {"variant": "on"}),
    (5, {"variant": "on"}),
    (6, {"late-counter": "on"}),
    (6, {"stays-open": "on"}),
]
console = Console()


# ── starting ──────────────────────────────────────────────────────────────────────────────────────


def timed(arguments: list[str], cache: str, typed: str = "") -> float:
    """The seconds that a command takes, from start to end."""
    command = [sys.executable, "-m", "ithaca.cli", *arguments]
    env = {**os.environ, "ITHACA_CACHE": cache}
    begin = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True, input=typed, text=True, env=env)
    return time.perf_counter() - begin


def starting() -> list[str]:
    """How long one waits: for help, for the first compilation, for every later start."""
    simulate = ["simulate", "odysseus", "--players", "6", "--games", "1", "--json"]
    play = ["play", "odysseus", "--players", "6", "--seed", "1", "--seat", "5"]
    with tempfile.TemporaryDirectory() as cache:
        cold = timed(simulate, cache)
        play_cold = timed(play, cache, "q\n")
        warm = min(timed(simulate, cache) for _ in range(5))
        play_warm = min(timed(play, cache, "q\n") for _ in range(5))
        help_time = min(timed(["--help"], cache) for _ in range(5))
    return [
        f"| `ithaca --help` | {help_time:.2f} s |",
        f"| `ithaca simulate`, nothing compiled yet | {cold:.1f} s |",
        f"| then `ithaca play`, which needs more functions | {play_cold:.1f} s |",
        f"| `ithaca simulate`, compiled before | {warm:.2f} s |",
        f"| `ithaca play`, compiled before | {play_warm:.2f} s |",
    ]


# ── speed ─────────────────────────────────────────────────────────────────────────────────────────


def speed() -> list[str]:
    """Random games on one core, deals included: the best of five runs."""
    from ithaca.engine.game import find
    from ithaca.engine.simulate import Simulation

    rows = []
    for players in PLAYERS:
        simulation = Simulation(find("odysseus"), players, 0)
        runs = [simulation.run(100_000 if players > 3 else 150_000) for _ in range(5)]
        rates = sorted(run.decisions_per_second / 1e6 for run in runs)
        games = max(run.games_per_second for run in runs)
        length, size = runs[0].mean_length, simulation.states.dtype.itemsize
        rows.append(
            f"| {players} | {rates[-1]:.1f} | {rates[2]:.1f} | {games:,.0f} | {length:.0f} | {size} |"
        )
    return rows


# ── the same everywhere ───────────────────────────────────────────────────────────────────────────


def digests(job: tuple[bool, int, int, int]) -> list[str]:
    """The final states of some games, from a process of its own."""
    interpreted, players, first, last = job
    program = (
        "import hashlib, json, sys\n"
        "from ithaca.engine.game import find\n"
        "from ithaca.engine.simulate import Simulation\n"
        "players, first, last = map(int, sys.argv[1:])\n"
        "table = Simulation(find('odysseus'), players, 99)\n"
        "for number in range(first, last):\n"
        "    table.play(number, number + 1)\n"
        "    print(hashlib.sha256(table.states.tobytes()).hexdigest())\n"
    )
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1" if interpreted else "0"}
    done = subprocess.run(
        [sys.executable, "-c", program, str(players), str(first), str(last)],
        check=True,
        capture_output=True,
        text=True,
        env=env,
    )
    return done.stdout.split()


def same() -> list[str]:
    """A thousand seeded games, interpreted and compiled: equal to the byte."""
    step = 25
    each = SAME_GAMES // len(PLAYERS)
    jobs = [(players, first, first + step) for players in PLAYERS for first in range(0, each, step)]
    compiled = [digests((False, *job)) for job in jobs]
    interpreted = in_parallel(digests, [(True, *job) for job in jobs], "Playing the same games interpreted")
    games = sum(len(part) for part in compiled)
    differing = sum(
        a != b for one, two in zip(compiled, interpreted, strict=True) for a, b in zip(one, two, strict=True)
    )
    digest = hashlib.sha256(json.dumps(compiled).encode()).hexdigest()[:16]
    return [
        f"| {games:,} games, final states interpreted = compiled | {differing} differ | digest `{digest}` |"
    ]


# ── secrets ───────────────────────────────────────────────────────────────────────────────────────


def check(job: tuple[int, dict[str, str], int, int, int]) -> tuple[int, int, str]:
    from ithaca.engine.checks import check_games
    from ithaca.engine.game import find

    players, options, seed, first, last = job
    verdict = check_games(find("odysseus"), players, seed, first, last, options)
    failure = f"{players} players, {options}: {verdict}" if verdict.failure else ""
    return verdict.positions, verdict.views, failure


def secrets() -> list[str]:
    """Every property of `ithaca/engine/checks.py` over ten million positions, every viewer each."""
    games = 250
    jobs, expected, seed = [], 0, 1
    while expected < POSITIONS * 1.02:
        for players, options in SETTINGS:
            jobs.append((players, options, seed, 0, games))
            expected += games * (95 if players == 4 and options else 30 * players)
        seed += 1
    found = in_parallel(check, jobs, "Looking through the door")
    positions, views = sum(row[0] for row in found), sum(row[1] for row in found)
    failures = [row[2] for row in found if row[2]]
    for failure in failures:
        console.print(failure, style="red")
    return [f"| {positions:,} positions, {views:,} views | {len(failures)} failures |"]


def in_parallel(work: Callable[[Any], Any], jobs: list[Any], title: str) -> list[Any]:
    with (
        Progress(console=console) as progress,
        ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool,
    ):
        task = progress.add_task(title, total=len(jobs))
        results = []
        for result in pool.map(work, jobs):
            results.append(result)
            progress.advance(task)
        return results


# ── the page ──────────────────────────────────────────────────────────────────────────────────────

PARTS: dict[str, tuple[Callable[[], list[str]], str, str]] = {
    "starting": (starting, "Starting", "| what | time |\n|---|---|"),
    "speed": (
        speed,
        "Speed: random games on one core, deals included",
        "| players | million decisions/s, best | median of five | games/s | decisions a game | bytes |\n"
        "|---|---|---|---|---|---|",
    ),
    "same": (same, "The same everywhere", "| what | outcome | |\n|---|---|---|"),
    "secrets": (secrets, "Secrets", "| what | outcome |\n|---|---|"),
}


def processor() -> str:
    """The name of the processor, where the system tells it."""
    with contextlib.suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def main(wanted: list[str]) -> None:
    sections = {}
    for name in wanted or list(PARTS):
        work, title, head = PARTS[name]
        console.print(f"[bold]{title}[/bold]")
        rows = work()
        for row in rows:
            console.print(row)
        sections[name] = f"## {title}\n\n{head}\n" + "\n".join(rows) + "\n"
    if len(sections) < len(PARTS):
        return
    import numba
    import numpy

    python = f"Python {platform.python_version()}, numba {numba.__version__}, numpy {numpy.__version__}"
    page = (
        "# Benchmarks\n\n"
        f"Written by `make bench` on {time.strftime('%Y-%m-%d')}: {processor()}, {os.cpu_count()} cores, "
        f"{python}.\nSuch machines are shared and noisy: one run may differ from the next by a fifth.\n\n"
    )
    RESULTS.write_text(page + "\n".join(sections.values()), "utf-8")
    console.print(f"written to {RESULTS}")


if __name__ == "__main__":
    main(sys.argv[1:])
