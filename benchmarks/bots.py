"""How strong the bots are and how fast they think: parts of `benchmarks/run.py`."""

import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from . import homes

BUDGETS = ("50ms", "200ms", "1s")

# What the arena measures: who plays, how many games, and how many at once on each core. More than one at
# once saves time but leaves an oracle only part of a core, so its share is, if anything, too low.
TABLES: tuple[tuple[str, str, int, int], ...] = (
    ("ulysses", "greedy,random,random,random", 2000, 1),
    ("odysseus", "greedy,random,random,random", 2000, 1),
    ("odyssey", "greedy,random,random,random", 2000, 1),
    ("ulysses", "oracle-greedy:200ms,greedy,greedy,greedy", 200, 2),
    ("odysseus", "oracle-greedy:200ms,greedy,greedy,greedy", 200, 2),
    ("odyssey", "oracle-greedy:200ms,greedy,greedy,greedy", 400, 2),
    ("ulysses", "oracle-greedy:1s,greedy,greedy,greedy", 60, 3),
    ("odysseus", "oracle-greedy:1s,greedy,greedy,greedy", 60, 3),
    *(
        (game, f"oracle-greedy:2000,benchmarks.rivals:{rival}:2000,greedy,greedy", 60, 1)
        for game in ("ulysses", "odysseus")
        for rival in ("Determinised", "Unbelieving")
    ),
)


# ── strength ──────────────────────────────────────────────────────────────────────────────────────


def strength() -> list[str]:
    """Shares of the victory, each table over duplicate deals with the seats rotated."""
    return [row for table in TABLES for row in strength_of(*table)]


def strength_of(game: str, seats: str, games: int, per_core: int) -> list[str]:
    command = [sys.executable, "-m", "ithaca.cli", "arena", game, "--seats", seats, "--games", str(games)]
    command += ["--workers", str(per_core * (os.cpu_count() or 1))]
    print(" ".join(command[3:]), flush=True)
    folder = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    done = subprocess.run([*command, "--json"], check=True, stdout=subprocess.PIPE, text=True, env=folder)
    return strength_rows(json.loads(done.stdout), seats, per_core)


def strength_rows(found: dict[str, Any], seats: str, per_core: int) -> list[str]:
    """What the arena found of the bots that the table is about."""
    game, games, rows = found["game"], found["games"], []
    for seat in found["seats"][: 2 if "rivals" in seats else 1]:
        figures = f"{seat['share']:.1%} | {seat['low']:.1%} to {seat['high']:.1%}"
        pace = f"{seat['seconds_per_move'] * 1000:.3g} ms | {seat['faults']}"
        rows.append(f"| {game} | {games} | {per_core} | `{seats}` | {seat['bot']} | {figures} | {pace} |")
    return rows


# ── speed ─────────────────────────────────────────────────────────────────────────────────────────


def search() -> list[str]:
    """Simulated decisions a second of the oracle on one core, and OpenSpiel's IS-MCTS in the same run."""
    from ithaca.engine.game import names

    rows = [search_of(game) for game in names()]
    for name, found in openspiel().items():
        figures = f"{found['simulations']:,.0f} | {found['length']:.0f} | {found['decisions'] / 1e6:.1f} M"
        rows.append(f"| OpenSpiel C++ IS-MCTS, {name}, 4 players | {figures} |")
    return rows


def search_of(game: str) -> str:
    """Over the choices of one game: iterations a second, and decisions that each simulates."""
    from ithaca import bots
    from ithaca.bots.oracle import OracleGreedy
    from ithaca.engine.match import start

    match, oracle, greedy = start(game, 4, seed=5), OracleGreedy(b"speed"), bots.find("greedy", b"greedy")
    spent, iterations, decisions, searched = 0.0, 0, 0, 0
    while not match.over and searched < 40:
        if len(match.legal()) > 1:
            searched += 1
            view, seen, legal = bots.sight(match)
            oracle.explain(view, seen, legal, bots.Budget(0.0, 100))
            begin = time.perf_counter()
            found = oracle.explain(view, seen, legal, bots.Budget(0.2))
            spent += time.perf_counter() - begin
            iterations += found.iterations
            decisions += found.decisions
        match.play(greedy.choose(match))
    figures = f"{iterations / spent:,.0f} | {decisions / iterations:.0f} | {decisions / spent / 1e6:.1f} M"
    return f"| {game}, 4 players | {figures} |"


def openspiel() -> dict[str, Any]:
    """What our peer does on this machine, now."""
    command = [*homes.python(), str(homes.PEERS / "openspiel_search.py")]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


# ── budget ────────────────────────────────────────────────────────────────────────────────────────


def budget() -> list[str]:
    """How well the oracle keeps to its time, and how long a cold process takes to its first move."""
    from ithaca.engine.game import names

    return [budget_of(game, setting) for game in names() for setting in BUDGETS] + [
        cold_start_of(game) for game in names()
    ]


def budget_of(game: str, setting: str) -> str:
    from ithaca import bots
    from ithaca.engine.match import start

    match, player = start(game, 4, seed=5), bots.find(f"oracle-greedy:{setting}", b"budget")
    greedy, took = bots.find("greedy", b"greedy"), list[float]()
    bots.find("oracle-greedy:10", b"").choose(match)
    while not match.over and len(took) < 20:
        if len(match.legal()) > 1:
            sight, begin = bots.sight(match), time.perf_counter()
            player.bot.choose(*sight, player.budget)
            took.append((time.perf_counter() - begin) / player.budget.seconds - 1)
        match.play(greedy.choose(match))
    return f"| {game}, {setting} | {statistics.median(took):+.1%} | {max(took):+.1%} |"


def cold_start_of(game: str) -> str:
    """From starting Python to the first move, beyond the budget of 200 ms; compiled code cached."""
    program = (
        "from ithaca import bots\n"
        "from ithaca.engine.match import start\n"
        f"match = start({game!r}, 4, seed=5)\n"
        "while len(match.legal()) < 2: match.play(match.legal()[0])\n"
        "print(bots.find('oracle-greedy:200ms', b'').choose(match))\n"
    )
    times = []
    for _ in range(4):
        begin = time.perf_counter()
        subprocess.run([sys.executable, "-c", program], check=True, stdout=subprocess.PIPE)
        times.append(time.perf_counter() - begin - 0.2)
    return f"| {game}, first move of a cold process | {min(times):.2f} s more | {max(times[1:]):.2f} s more |"
