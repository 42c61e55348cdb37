"""What each part of the muse's training is good for: the same run without it, all at once on one device.

python -m benchmarks.ablations odysseus 300 runs

Each run has the same seconds and an equal part of the device, so its figures are of a short training.
"""

import json
import subprocess
import sys
from pathlib import Path

WITHOUT: dict[str, dict[str, float]] = {
    "nothing": {},
    "foresight": {"foresight": 0},
    "greedy players": {"greedy_games": 0},
    "older selves": {"older_games": 0},
    "imitating": {"imitate": 0},
    "flattening": {"first_entropy": 0},
    "averaging": {"average": 0},
}
IMITATING = 0.1  # of the seconds, besides
FIGURES = tuple[float, float, float]


def main(game: str, seconds: float, folder: Path, parts: list[str], more: list[str]) -> None:
    """Train without each of these parts, then let every muse play against greedy players, and against the
    one whose training had all."""
    chosen = {part: WITHOUT[part] for part in ["nothing", *parts]}
    runs = {
        part: started(game, seconds, folder / part.replace(" ", "-"), WITHOUT[part], more) for part in chosen
    }
    for part, run in runs.items():
        if run.wait():
            print(f"without {part}: it ended with {run.returncode}")
    print("| without | rounds | against greedy players | among muses with all | one with all among these |")
    print("|---|---|---|---|---|")
    for part, run in runs.items():
        if not run.returncode:
            print(row_of(game, part, folder, runs.keys()), flush=True)


def started(
    game: str, seconds: float, folder: Path, changed: dict[str, float], more: list[str]
) -> subprocess.Popen[bytes]:
    numbers = {"imitate": IMITATING * seconds, "measure_every": seconds / 4, "keep_every": 10**6, **changed}
    command = [
        sys.executable,
        "-m",
        "ithaca.cli",
        "train",
        game,
        "--seconds",
        str(seconds),
        "--out",
        str(folder),
        *more,
    ]
    for name, value in numbers.items():
        command += ["--set", f"{name}={value:g}"]
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "told").open("wb") as told:
        return subprocess.Popen(command, stdout=told, stderr=told)


def row_of(game: str, part: str, folder: Path, parts: object) -> str:
    here, whole = folder / part.replace(" ", "-"), folder / "nothing"
    last = [json.loads(line) for line in (here / "progress.jsonl").read_text().splitlines()][-1]
    figures = [(last["share"], last["low"], last["high"])]
    if part != "nothing":
        figures += [share_among(game, here, whole), share_among(game, whole, here)]
    shown = " | ".join(f"{share:.1%} ({low:.1%} to {high:.1%})" for share, low, high in figures)
    return f"| {part} | {last['rounds']} | {shown} |"


def share_among(game: str, one: Path, others: Path) -> FIGURES:
    """The share of one muse among muses of another training."""
    import torch

    from ithaca.bots.weights import FILE, read
    from ithaca.engine.game import find
    from ithaca.train.measure import Yardstick
    from ithaca.train.net import net_of

    card, device = find(game).ready(), "cuda" if torch.cuda.is_available() else "cpu"
    net, rival = (net_of(read(card, str(folder / FILE)).weights).to(device) for folder in (one, others))
    count = 4096 if device == "cuda" else 64
    return Yardstick(card, card.check_players(None), count, device, rival=rival).share(net)


if __name__ == "__main__":
    named = [part for part in sys.argv[4:] if part in WITHOUT]
    main(
        sys.argv[1],
        float(sys.argv[2]),
        Path(sys.argv[3]),
        named or list(WITHOUT)[1:],
        [word for word in sys.argv[4:] if word not in WITHOUT],
    )
