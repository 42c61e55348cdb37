"""The gate: `make bench-check` measures the headline ratios again and fails when one has fallen by a fifth.

A ratio is our game over OpenSpiel's oh_hell, played in the same round: inside compiled code and in batch over
its C++ rollouts, singly over its steps from Python. The two take turns, so that noise affects both; the
median of five rounds counts. `headlines.json` has the committed ratios; the part `peers` of
`benchmarks/run.py` writes it.

    python -m benchmarks.headlines           compare with the committed ones
    python -m benchmarks.headlines --write   keep what is measured now
"""

import json
import statistics
import sys
import time
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console
from rich.progress import track

from .beside import GAMES, PLAYERS, SEEN, figures_of

FILE = Path(__file__).parent / "headlines.json"
ROUNDS = 5
SHORT = ("--runs", "1", "--seconds", "0.4")
FALL = 0.20
PEER = {"compiled": "compiled/oh_hell", "batched": "compiled/oh_hell", "stepped": "stepped/oh_hell"}
console = Console(soft_wrap=True)


def measure(rounds: int = ROUNDS) -> dict[str, float]:
    """Every headline by its name."""
    found: dict[str, list[float]] = {}
    for _ in track(range(rounds), "headlines ..."):
        ours = rates_of("Ithaca", wanted())
        theirs = rates_of("OpenSpiel", sorted(set(PEER.values())))
        for name, rate in ours.items():
            peer = PEER[name.partition("/")[0]]
            found.setdefault(f"{name} over OpenSpiel's {peer}", []).append(rate / theirs[peer])
    return {name: round(statistics.median(ratios), 3) for name, ratios in found.items()}


def wanted() -> list[str]:
    """Every game in every way, and in batch with observations of every form too."""
    plain = [f"{how}/{game}" for how in PEER for game in GAMES]
    return plain + [f"batched/{game}{seen}" for seen in SEEN for game in GAMES]


def rates_of(peer: str, wanted: list[str]) -> dict[str, float]:
    """One short run of each figure."""
    player = next(one for one in PLAYERS if one.name == peer)
    figures = list(figures_of(player, *SHORT, *wanted))
    failed = [one.failed for one in figures if one.failed]
    if failed:
        raise SystemExit(f"{peer} could not be measured: {failed[0]}")
    return {f"{one.how}/{one.game}": one.rate for one in figures}


def fallen(committed: Mapping[str, float], found: Mapping[str, float]) -> list[str]:
    """A sentence for every headline that fell too far or was not measured."""
    sentences = []
    for name, before in committed.items():
        now = found.get(name)
        if now is None:
            sentences.append(
                f"The ratio {name} was {before:.2f} in the committed table and was not measured now."
            )
        elif now < (1 - FALL) * before:
            fall = f"{before:.2f} in the committed table, {now:.2f} now"
            sentences.append(f"The ratio {name} fell by {1 - now / before:.0%}: {fall}.")
    return sentences


def known() -> dict[str, float]:
    """The committed ratios."""
    ratios: dict[str, float] = json.loads(FILE.read_text("utf-8"))["ratios"]
    return ratios


def write(ratios: Mapping[str, float]) -> None:
    FILE.write_text(
        json.dumps({"day": time.strftime("%Y-%m-%d"), "ratios": ratios}, indent=2) + "\n", "utf-8"
    )


def main(arguments: list[str]) -> int:
    found = measure()
    if arguments == ["--write"]:
        write(found)
        return 0
    committed = known()
    for name, ratio in found.items():
        console.print(f"{name}: {ratio:.2f}, committed {committed.get(name, 0.0):.2f}")
    sentences = fallen(committed, found)
    for sentence in sentences:
        console.print(sentence, style="red")
    return 1 if sentences else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
