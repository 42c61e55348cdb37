"""What stays of a run: checkpoints, a log of what it told, its curve as a picture, the file that plays."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import torch

from ithaca.arena.plots import line, text
from ithaca.bots.weights import FILE, Weights, written
from ithaca.engine.errors import BadFile, Misuse
from ithaca.engine.game import find

from .plan import Plan

CHECKPOINT = "checkpoint.pt"
LOG = "progress.jsonl"
PICTURE = "curve.svg"


class Folder:
    """The folder of one run."""

    def __init__(self, path: str) -> None:
        self.path = Path(path)
        try:
            self.path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Misuse("cannot-write", file=path, reason=error.strerror or str(error)) from None

    def keep(self, plan: Plan, state: Mapping[str, Any]) -> None:
        """Keep a checkpoint: written beside the last one, then put in its place."""
        fresh = self.path / f"{CHECKPOINT}.new"
        torch.save({"plan": msgspec.json.encode(plan).decode(), **state}, fresh)
        os.replace(fresh, self.path / CHECKPOINT)

    def load(self, device: str) -> tuple[Plan, dict[str, Any]]:
        """The last checkpoint. It holds numbers and words; nothing in it is executed."""
        path = self.path / CHECKPOINT
        try:
            state: dict[str, Any] = torch.load(path, map_location=device, weights_only=True)
            return msgspec.json.decode(state.pop("plan"), type=Plan), state
        except FileNotFoundError:
            raise BadFile("no-checkpoint", file=str(path)) from None
        except Exception as error:  # whatever a file that was cut or made by others may cause
            raise BadFile("bad-checkpoint", file=str(path), reason=type(error).__name__) from None

    def tell(self, entry: Mapping[str, Any]) -> None:
        with (self.path / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(entry) + "\n")

    def write_muse(self, plan: Plan, weights: Weights, learned: dict[str, Any]) -> Path:
        """The file that `muse` plays by."""
        path = self.path / FILE
        path.write_bytes(written(find(plan.game), weights, learned))
        return path

    def draw(self, title: str) -> Path:
        """The share against greedy players over the seconds, and its interval, as far as it was measured."""
        entries = [json.loads(row) for row in (self.path / LOG).read_text("utf-8").splitlines()]
        measured = [entry for entry in entries if "share" in entry]
        path = self.path / PICTURE
        path.write_text(curve(title, measured), "utf-8")
        return path


# ── the curve ─────────────────────────────────────────────────────────────────────────────────────

LEFT, RIGHT, TOP, BOTTOM, WIDE, HIGH = 52, 690, 40, 310, 720, 360
STYLE = """
svg { --ink: #1d2733; --paper: #fbfaf7; --soft: #5c6672; --rule: #d9d6ce; --c: #1f6f8b; }
@media (prefers-color-scheme: dark) { svg { --ink: #e8e6e1; --paper: #14191f; --soft: #a3abb5;
  --rule: #36404b; --c: #6cc0de; } }
text { font: 14px system-ui, sans-serif; fill: var(--ink); } .small { font-size: 12px; fill: var(--soft); }
.paper { fill: var(--paper); } .grid { stroke: var(--rule); } .band { fill: var(--c); opacity: .25; }
.fair { stroke: var(--ink); stroke-dasharray: 2 4; } .way { fill: none; stroke: var(--c); stroke-width: 2.5; }
"""


def curve(title: str, measured: list[dict[str, Any]]) -> str:
    """SVG that follows the reader into the dark."""
    most = max((entry["seconds"] for entry in measured), default=1.0) or 1.0

    def at(seconds: float, share: float) -> tuple[float, float]:
        return LEFT + (RIGHT - LEFT) * seconds / most, BOTTOM - (BOTTOM - TOP) * share

    drawn = [f'<rect width="{WIDE}" height="{HIGH}" class="paper"/>', text(LEFT, 24, title)]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        drawn += [line(LEFT, at(0, share)[1], RIGHT, at(0, share)[1], "grid")]
        drawn += [text(LEFT - 8, at(0, share)[1] + 4, f"{share:.0%}", "small", "end")]
    for quarter in range(5):
        seconds = most * quarter / 4
        drawn += [text(at(seconds, 0)[0], BOTTOM + 20, f"{seconds:.0f} s", "small", "middle")]
    lows = [at(entry["seconds"], entry["low"]) for entry in measured]
    highs = [at(entry["seconds"], entry["high"]) for entry in measured]
    way = [at(entry["seconds"], entry["share"]) for entry in measured]
    drawn += [f'<polygon points="{_points(lows + highs[::-1])}" class="band"/>']
    drawn += [f'<polyline points="{_points(way)}" class="way"/>']
    if measured:
        fair = at(0, 1 / measured[-1]["players"])[1]
        drawn += [line(LEFT, fair, RIGHT, fair, "fair")]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img">'
    return "\n".join([head, f"<title>{title}</title>", f"<style>{STYLE}</style>", *drawn, "</svg>"]) + "\n"


def _points(places: list[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
