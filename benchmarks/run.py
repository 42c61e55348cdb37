"""Measure, and check at length what the test suite checks briefly; writes `results.md`.

make bench                      all but what the bots play, about half an hour
make strength                   what the bots play: more than an hour
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

from . import beliefs, beside, bots, envs, gpu, growth, load, many_people, race, several
from .cluster import trial as cluster

RESULTS = Path(__file__).parent / "results.md"
POSITIONS = 10_000_000  # of each game
SAME_GAMES = 1_000  # of each game
console = Console()


# ── starting ──────────────────────────────────────────────────────────────────────────────────────


def timed(arguments: list[str], cache: str, typed: str = "") -> float:
    """The seconds that a command takes, start to finish."""
    command = [sys.executable, "-m", "ithaca.cli", *arguments]
    env = {**os.environ, "ITHACA_CACHE": cache}
    begin = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True, input=typed, text=True, env=env)
    return time.perf_counter() - begin


def starting() -> list[str]:
    """How long a user waits: for help, for the first compilation, for every later start."""
    rows: dict[str, list[str]] = {}
    for game, card in all_games().items():
        players = str(card.players[-1])
        simulate = ["simulate", game, "--players", players, "--games", "1", "--json"]
        play = ["play", game, "--players", players, "--seed", "1"]
        with tempfile.TemporaryDirectory() as cache:
            times = {
                "`ithaca simulate`, nothing compiled yet": timed(simulate, cache),
                "then `ithaca play`, which needs more functions": timed(play, cache, "q\n"),
                "`ithaca simulate`, compiled before": min(timed(simulate, cache) for _ in range(5)),
                "`ithaca play`, compiled before": min(timed(play, cache, "q\n") for _ in range(5)),
                "`ithaca --help`": min(timed(["--help"], cache) for _ in range(5)),
            }
        for what, seconds in times.items():
            rows.setdefault(what, []).append(f"{seconds:.2f} s")
    return [f"| {what} | {' | '.join(seconds)} |" for what, seconds in rows.items()]


def all_games() -> dict[str, Any]:
    from ithaca.engine.game import find, names

    return {name: find(name) for name in names()}


# ── speed ─────────────────────────────────────────────────────────────────────────────────────────


def speed() -> list[str]:
    """Random games on one core, deals included: the best of five runs."""
    from ithaca.engine.simulate import Simulation

    rows = []
    for game, card in all_games().items():
        for players in card.players:
            simulation = Simulation(card, players, 0, options=card.for_learners({}))
            length = simulation.run(1_000).mean_length
            runs = [simulation.run(int(20_000_000 / length)) for _ in range(5)]
            rates = sorted(run.decisions_per_second / 1e6 for run in runs)
            games = max(run.games_per_second for run in runs)
            length, size = runs[0].mean_length, simulation.states.dtype.itemsize
            figures = f"{rates[-1]:.1f} | {rates[2]:.1f} | {games:,.0f} | {length:.0f} | {size}"
            rows.append(f"| {game} | {players} | {figures} |")
    return rows


# ── the same everywhere ───────────────────────────────────────────────────────────────────────────


def digests(job: tuple[bool, str, int, int, int]) -> list[str]:
    """The final states of some games, played in a separate process."""
    interpreted, game, players, first, last = job
    program = (
        "import hashlib, json, sys\n"
        "from ithaca.engine.game import find\n"
        "from ithaca.engine.simulate import Simulation\n"
        "players, first, last = map(int, sys.argv[2:])\n"
        "table = Simulation(find(sys.argv[1]), players, 99)\n"
        "for number in range(first, last):\n"
        "    table.play(number, number + 1)\n"
        "    print(hashlib.sha256(table.states.tobytes()).hexdigest())\n"
    )
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1" if interpreted else "0"}
    done = subprocess.run(
        [sys.executable, "-c", program, game, str(players), str(first), str(last)],
        check=True,
        capture_output=True,
        text=True,
        env=env,
    )
    return done.stdout.split()


def same() -> list[str]:
    """A thousand seeded games of each kind, interpreted and compiled: equal byte for byte."""
    return [same_of(game, card) for game, card in all_games().items()]


def same_of(game: str, card: Any) -> str:
    step = 25
    each = -(-SAME_GAMES // len(card.players) // step) * step
    jobs = [
        (game, players, first, first + step) for players in card.players for first in range(0, each, step)
    ]
    compiled = [digests((False, *job)) for job in jobs]
    interpreted = in_parallel(digests, [(True, *job) for job in jobs], f"{game}: the same games interpreted")
    games = sum(len(part) for part in compiled)
    differing = sum(
        a != b for one, two in zip(compiled, interpreted, strict=True) for a, b in zip(one, two, strict=True)
    )
    digest = hashlib.sha256(json.dumps(compiled).encode()).hexdigest()[:16]
    return (
        f"| {games:,} games of {game}, final states interpreted = compiled | {differing} differ "
        f"| digest `{digest}` |"
    )


# ── secrets ───────────────────────────────────────────────────────────────────────────────────────


Job = tuple[str, int, dict[str, str], int, int, int]


def check(job: Job) -> tuple[int, int, str]:
    from ithaca.engine.checks import check_games
    from ithaca.engine.game import find

    game, players, options, seed, first, last = job
    verdict = check_games(find(game), players, seed, first, last, options)
    failure = f"{game}, {players} players, {options}: {verdict}" if verdict.failure else ""
    return verdict.positions, verdict.views, failure


def secrets() -> list[str]:
    """Every property of `ithaca/engine/checks.py` over ten million positions, every viewer each."""
    return [secrets_of(game, card) for game, card in all_games().items()]


def secrets_of(game: str, card: Any) -> str:
    jobs: list[Job] = []
    for players, options in settings(card):
        jobs += jobs_for(game, card, players, options, POSITIONS * 1.02 / len(settings(card)))
    found = in_parallel(check, jobs, f"{game}: looking through the door")
    positions, views = sum(row[0] for row in found), sum(row[1] for row in found)
    failures = [row[2] for row in found if row[2]]
    for failure in failures:
        console.print(failure, style="red")
    return f"| {positions:,} positions of {game}, {views:,} views | {len(failures)} failures |"


def settings(card: Any) -> list[tuple[int, dict[str, str]]]:
    """Every number of players without options, and each option with the most players that it fits."""
    plain: list[tuple[int, dict[str, str]]] = [(players, {}) for players in card.players]
    for option in card.options:
        for players in [n for n in card.players if option.fits(n)][-2 if option.players else -1 :]:
            plain.append((players, {option.name: "on"}))
    return plain


def jobs_for(game: str, card: Any, players: int, options: dict[str, str], positions: float) -> list[Job]:
    """Enough games for about `positions` positions, in chunks of about twenty thousand."""
    from ithaca.engine.simulate import Simulation

    length = Simulation(card, players, 1, options=options).run(300).mean_length + 1
    step = max(int(20_000 / length), 1)
    games = int(positions / length) + 1
    return [(game, players, options, 1, first, min(first + step, games)) for first in range(0, games, step)]


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
    "starting": (starting, "Starting, with the most players", ""),
    "speed": (
        speed,
        "Speed: random games on one core, deals included",
        "| game | players | million decisions/s | median of five | games/s | decisions a game | bytes |\n"
        "|---|---|---|---|---|---|---|",
    ),
    "same": (same, "The same everywhere", "| what | outcome | |\n|---|---|---|"),
    "secrets": (secrets, "Secrets", "| what | outcome |\n|---|---|"),
    "search": (
        bots.search,
        "Search on one core, tree, guesses and playouts included",
        "| game | iterations/s | decisions each | decisions/s |\n|---|---|---|---|",
    ),
    "worlds": (
        beliefs.speed,
        "Worlds guessed on one core, four players, the middle of greedy games",
        beliefs.SPEED_HEAD,
    ),
    "envs": (
        envs.speed,
        "Environments, stepped from Python: decisions a second on one core, four players",
        envs.HEAD,
    ),
    "peers": (beside.peers, "Beside our peers: random play on one core", beside.INTRO),
    "growth": (growth.growth, "How cost grows", growth.INTRO),
    "budget": (
        bots.budget,
        "How the oracle keeps its budget",
        "| what | beyond the budget, median | at most |\n|---|---|---|",
    ),
}
LONG_PARTS: dict[str, tuple[Callable[[], list[str]], str, str]] = {
    "strength": (
        bots.strength,
        "Strength, measured by the arena (a fair share is 25%)",
        "| game | games | at once on a core | table | bot | share | 95% | per move | faults |\n"
        "|---|---|---|---|---|---|---|---|---|",
    ),
    "load": (
        load.load,
        "The server: a move a second at each table, four live lines each, every move on disk",
        load.LOAD_HEAD,
    ),
    "flat": (
        load.flat,
        "The server: moves a second of one core, told to four lines each",
        load.FLAT_HEAD,
    ),
    "resident": (
        load.resident,
        "The server: memory of tables at which nobody looks",
        load.RESIDENT_HEAD,
    ),
    "together": (
        several.together,
        "Several processes on PostgreSQL: a move a second at each table, lines by chance",
        load.LOAD_HEAD,
    ),
    "shares": (
        several.shares,
        "Several processes on PostgreSQL: the cost of a move",
        several.SHARES_HEAD,
    ),
    "people": (
        many_people.many_people,
        "The server: pages of people, with 100,000 players and a million games that are over",
        many_people.HEAD,
    ),
    "faults": (
        cluster.faults,
        "The server: a thousand faults of a cluster, while people play",
        "| fault | times | alone: everybody back after s |\n|---|---|---|",
    ),
    "gpu": (gpu.gpu, "On a graphics card", gpu.INTRO),
    "start": (load.start, "The server: from the command to a page that answers", load.START_HEAD),
    "race": (
        race.race,
        "What play can gain in L'Odyssée d'Ulysse, against three greedy players",
        "| player | games | share gained over greedy, in points | of the bound |\n|---|---|---|---|",
    ),
}


def processor() -> str:
    """The name of the processor, where the system tells it."""
    with contextlib.suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def main(wanted: list[str]) -> None:
    """Run the parts of these names, or all; the page keeps the sections that were not run."""
    sections = known_sections()
    for name in wanted or list(PARTS):
        work, title, head = {**PARTS, **LONG_PARTS}[name]
        head = head or f"| what | {' | '.join(all_games())} |\n|---|{'---|' * len(all_games())}"
        console.print(f"[bold]{title}[/bold]")
        rows = work()
        for row in rows:
            console.print(row)
        remarks = sections.get(title, "").rpartition("\nRun on ")[2].partition("\n")[2]  # by hand: kept
        run = f"Run on {time.strftime('%Y-%m-%d')}."
        sections[title] = f"{head}\n" + "\n".join(rows) + f"\n\n{run}\n{remarks}"
        write_page(sections)
    console.print(f"written to {RESULTS}")


def known_sections() -> dict[str, str]:
    """The sections of the page, by their titles."""
    parts = RESULTS.read_text("utf-8").split("\n## ")[1:] if RESULTS.exists() else []
    return dict(part.split("\n\n", 1) for part in parts)


def write_page(sections: dict[str, str]) -> None:
    import numba
    import numpy

    python = f"Python {platform.python_version()}, numba {numba.__version__}, numpy {numpy.__version__}"
    page = (
        "# Benchmarks\n\n"
        f"Written by `make bench`: {processor()}, {os.cpu_count()} cores, {python}.\n"
        "Such machines are shared and noisy: one run may differ from the next by a fifth.\n"
    )
    ordered = [title for _, title, _ in (*PARTS.values(), *LONG_PARTS.values())]
    for title in [*ordered, *(title for title in sections if title not in ordered)]:
        if title in sections:
            page += f"\n## {title}\n\n{sections[title].rstrip()}\n"
    RESULTS.write_text(page, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
