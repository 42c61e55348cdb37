"""Random play on one core, ours and our peers' in the same run: tables, a plot and the headlines.

Each peer has its own script in `peers/`, run by its own Python or Node, pinned to one core, with one thread
for everything; `peers/pace.py` says how a figure is taken. For a peer that cannot be installed here a row
says why.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.progress import Progress

from . import homes, plots
from .homes import PEERS, Missing

PLOT = Path(__file__).parent / "results.svg"
OURS = "Ithaca"
SEEN = (", with vectors", ", as bits", ", compact")  # batches with observations, by their form
GAMES = ("odysseus", "odyssey", "ulysses")
TIMES_OH_HELL = {"odysseus": 4, "odyssey": 4, "ulysses": 3}  # inside compiled code
VECTORS_LEAST, STEPS_LEAST = 5e6, 3e6  # decisions a second
LONGEST = 400.0  # seconds that a peer may run
ONE_THREAD = dict.fromkeys(
    ("OMP_NUM_THREADS", "MKL_NUM_THREADS", "OPENBLAS_NUM_THREADS", "NUMBA_NUM_THREADS"), "1"
)


@dataclass(frozen=True)
class Peer:
    name: str
    command: Callable[[], list[str]]
    figures: int  # that its script prints


@dataclass(frozen=True)
class Figure:
    """Decisions a second of one game, played in one of three ways; or why there are none."""

    peer: str
    version: str = ""
    how: str = ""
    game: str = ""
    words: str = ""
    runs: tuple[float, ...] = ()
    failed: str = ""

    @property
    def rate(self) -> float:
        return statistics.median(self.runs)


def script(home: Callable[[], list[str]], name: str) -> Callable[[], list[str]]:
    return lambda: [*home(), str(PEERS / f"play_{name}.py")]


PLAYERS = (
    Peer(OURS, script(lambda: [sys.executable], "ithaca"), 12),
    Peer("OpenSpiel", script(homes.python, "openspiel"), 15),
    Peer("pgx", script(homes.python, "pgx"), 6),
    Peer("PufferLib", script(homes.pufferlib, "pufferlib"), 4),
    Peer("fastcatan", script(homes.newer_python, "fastcatan"), 2),
    Peer("RLCard", script(homes.python, "rlcard"), 5),
    Peer("PettingZoo", script(homes.python, "pettingzoo"), 5),
    Peer("catanatron", script(homes.python, "catanatron"), 1),
    Peer("boardgame.io", lambda: ["node", str(homes.boardgameio() / "play.cjs")], 1),
)


# ── measuring ─────────────────────────────────────────────────────────────────────────────────────


def figures_of(peer: Peer, *arguments: str) -> Iterator[Figure]:
    """The figures that the script of a peer prints, one by one; if it fails, the last one says why."""
    try:
        command = peer.command()
    except Missing as missing:
        yield Figure(peer.name, failed=str(missing))
        return
    with tempfile.TemporaryFile("w+") as complaints:
        with subprocess.Popen(
            [*command, *arguments],
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
            env={**os.environ, **ONE_THREAD, "NODE_ENV": "production"},
            preexec_fn=pin,
        ) as process:
            clock = threading.Timer(LONGEST, process.kill)
            clock.start()
            assert process.stdout
            yield from (read(line) for line in process.stdout if line.startswith("{"))
            process.wait()
            clock.cancel()
        if process.returncode:
            complaints.seek(0)
            reason = (
                homes.last_line(complaints.read()) if process.returncode > 0 else "it was stopped or crashed"
            )
            yield Figure(peer.name, failed=reason)


def pin() -> None:
    """Pin this process to one core, the last of those that it may use."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def read(line: str) -> Figure:
    told: dict[str, Any] = json.loads(line)
    runs = tuple(told.pop("decisions_per_second", ()))
    return Figure(**told, runs=runs)


def measure() -> list[Figure]:
    found: list[Figure] = []
    with Progress() as progress:
        task = progress.add_task("", total=sum(peer.figures for peer in PLAYERS))
        for peer in PLAYERS:
            progress.update(task, description=f"{peer.name} ...")
            for figure in figures_of(peer):
                found.append(figure)
                progress.advance(task)
    return found


# ── the tables ────────────────────────────────────────────────────────────────────────────────────

WAYS = {
    "compiled": "inside compiled code",
    "batched": "many games at once, called from Python",
    "stepped": "one by one from Python",
}
INTRO = (
    "Decisions per second of one core's time: the median of five and their spread. × says how many times\n"
    "as fast our game is, played in the same way in the same run. The games differ in size and kind; a\n"
    "decision is one question to a player. Written by `python -m benchmarks.run peers`.\n"
)
HEAD = (
    "| | version | × Odysseus | × L'Odyssée | × Ulysses | million decisions/s | spread | how |\n"
    "|---|---|---:|---:|---:|---:|---:|---|"
)


def peers() -> list[str]:
    """The tables, the plot and the headlines."""
    from . import headlines

    found = measure()
    PLOT.write_text(plot(found), "utf-8")
    ratios = headlines.measure()
    headlines.write(ratios)
    parts = ["![Decisions a second, ours and our peers'](results.svg)", ""]
    parts += [HEAD, *(line for how in WAYS for line in table(found, how)), ""]
    parts += ["### Targets", "", "| target | outcome |", "|---|---|", *targets(found, ratios)]
    return parts + missing(found)


def table(found: Sequence[Figure], how: str) -> list[str]:
    shown = sorted((one for one in found if one.how == how and one.runs), key=lambda one: -one.rate)
    ours = {game: one.rate for game in GAMES for one in shown if (one.peer, one.game) == (OURS, game)}
    return [f"| *{WAYS[how]}* | | | | | | | |", *(row(one, ours) for one in shown)]


def row(one: Figure, ours: dict[str, float]) -> str:
    mine = one.peer == OURS
    ratios = ["" if mine or game not in ours else factor(ours[game] / one.rate) for game in GAMES]
    name = f"**{one.peer} {one.game}**" if mine else f"{one.peer} {one.game}"
    spread = f"{millions(min(one.runs))} to {millions(max(one.runs))}"
    return (
        f"| {name} | {one.version} | {' | '.join(ratios)} | {millions(one.rate)} | {spread} | {one.words} |"
    )


def factor(ratio: float) -> str:
    return f"{ratio:,.0f}" if ratio >= 100 else f"{ratio:.3g}"


def millions(rate: float) -> str:
    return f"{rate / 1e6:.4f}" if rate < 1e5 else f"{rate / 1e6:.2f}"


def missing(found: Iterable[Figure]) -> list[str]:
    """Peers, or games of theirs, that gave no figure."""
    lost = [one for one in found if one.failed]
    names = [" ".join(filter(None, (one.peer, one.how, one.game))) for one in lost]
    rows = [f"| {name} | {one.failed.replace('|', '/')} |" for name, one in zip(names, lost, strict=True)]
    return ["", "### Not measured here", "", "| peer | why |", "|---|---|", *rows] if rows else []


def targets(found: Sequence[Figure], ratios: Mapping[str, float]) -> list[str]:
    """The targets, and whether they were reached. `ratios` are the headlines, measured in turns."""
    known = {(one.peer, one.how, one.game): one.rate for one in found if one.runs}
    others = [one for one in found if one.runs and one.peer != OURS]
    slowest = min(known.get((OURS, "compiled", game), 0.0) for game in GAMES)
    rows = []
    if others:
        best = max(others, key=lambda one: one.rate)
        ahead = (
            f"{slowest / best.rate:.2f} × {best.peer} {best.game}, the fastest of them, in our slowest game"
        )
        rows.append(outcome("inside compiled code ahead of every peer", slowest > best.rate, ahead))
    for name, ratio in ratios.items():
        if name.startswith("compiled/"):
            least = TIMES_OH_HELL[name.removeprefix("compiled/").partition(" ")[0]]
            rows.append(outcome(f"{name}: at least {least} times", ratio >= least, f"{ratio:.2f} ×"))
    rivals = [one.rate for one in others if one.how == "batched"]
    for game in GAMES:
        rows += [
            reached(
                known,
                "batched",
                game,
                "batched, masks included, ahead of every peer",
                max(rivals, default=0.0),
            ),
            *(reached(known, "batched", f"{game}{seen}", "batched", VECTORS_LEAST) for seen in SEEN),
            reached(known, "stepped", game, "stepped singly", STEPS_LEAST),
        ]
    return rows


def reached(known: Mapping[Any, float], how: str, game: str, way: str, least: float) -> str:
    """Whether one of our figures reaches its target."""
    rate = known.get((OURS, how, game), 0.0)
    target = f"{game} {way}: {least / 1e6:.3g} million"
    return outcome(target, rate >= least, f"{millions(rate)} million")


def outcome(target: str, reached: bool, figure: str) -> str:
    return f"| {target} | {'reached' if reached else '**not reached**'}: {figure} |"


def plot(found: Sequence[Figure]) -> str:
    """Bars of all figures on one scale."""
    groups = []
    for how, title in WAYS.items():
        shown = sorted((one for one in found if one.how == how and one.runs), key=lambda one: -one.rate)
        bars = [
            plots.Bar(f"{one.peer} {one.game}", one.rate, min(one.runs), max(one.runs), one.peer == OURS)
            for one in shown
        ]
        groups.append((title, bars))
    return plots.bars("Random play on one core: decisions a second", groups)
