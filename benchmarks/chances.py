"""How well the chances of a review agree with how games end: by muses, and by greedy players for comparison.

    python -m benchmarks.chances --games 200 --json chances.json
    python -m benchmarks.chances --read chances.json --plot docs/muse-chances.svg

Players of all strengths are drawn for every seat. At some positions of each game, what a review says of
every seat from public information is compared with the share that the seat won. The calibration error is the
mean distance between prediction and outcome over twenty bins of the prediction, weighted by their size.
"""

import argparse
import json
import multiprocessing
import random
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np

from ithaca import bots
from ithaca.bots import review
from ithaca.engine.game import find
from ithaca.engine.match import Match, start
from ithaca.engine.record import Grid

GAMES = ("odysseus", "ulysses")
PLAYERS = ("muse", "muse", "sharp", "steady", "greedy")
POSITIONS = 8  # of a game
STEPS = 20
LEAST = 24  # values in a bin that is drawn
KINDS = ("muse", "greedy")
SIZE, EDGE = 300, 40  # of a picture
STYLE = """
svg { --ink: #1d2733; --paper: #fbfaf7; --soft: #5c6672; --rule: #d9d6ce; --muse: #1f6f8b;
  --greedy: #a4561c; }
@media (prefers-color-scheme: dark) { svg { --ink: #e8e6e1; --paper: #14191f; --soft: #a3abb5;
  --rule: #39424d; --muse: #6fc3df; --greedy: #e0a070; } }
svg { background: var(--paper); font: 13px sans-serif; fill: var(--ink); }
polyline { fill: none; stroke-width: 2; }
.muse { stroke: var(--muse); } .greedy { stroke: var(--greedy); stroke-dasharray: 5 3; }
.even { stroke: var(--rule); } .edge { stroke: var(--soft); stroke-width: 1; }
text.muse { fill: var(--muse); stroke: none; } text.greedy { fill: var(--greedy); stroke: none; }
.small { font-size: 11px; fill: var(--soft); }
"""

Row = tuple[str, int, list[float], list[float], list[float]]  # game, position, by muses, by greed, outcome


def one_game(asked: tuple[str, int]) -> list[Row]:
    """The predictions at some positions of a game, both ways, and the outcome."""
    game, seed = asked
    drawn = random.Random(f"{game} {seed}")
    match = start(game, 4, seed=10_000 + seed)
    players = [bots.find(drawn.choice(PLAYERS), bytes([seat]), match.game) for seat in range(4)]
    past = review.past_of(played(match, players))
    plain = review.Past(match, past.positions, by_muses=False)
    picked = sorted(drawn.sample(range(len(past.positions) - 1), POSITIONS))
    return [
        (
            game,
            at,
            list(past.chances(at, False, review.HOPES).shares),
            list(plain.chances(at, False, review.PLAYOUTS).shares),
            match.shares(),
        )
        for at in picked
    ]


def played(match: Match, players: Sequence[bots.Player]) -> Iterator[Match]:
    """The match before its first move and after each."""
    yield match
    while not match.over:
        match.play(players[match.actor].choose(match))
        yield match


def steps_of(said: Grid, came: Grid) -> list[tuple[float, float, int]]:
    """Mean prediction, mean outcome and size of each bin that is not empty."""
    step = np.minimum((said * STEPS).astype(int), STEPS - 1)
    found = [(said[step == nth], came[step == nth]) for nth in range(STEPS)]
    return [(float(a.mean()), float(b.mean()), len(a)) for a, b in found if len(a)]


def report(rows: Sequence[Row]) -> None:
    """A line for each game and way."""
    for game in GAMES:
        mine = [row for row in rows if row[0] == game]
        if not mine:
            continue
        came = np.array([row[4] for row in mine]).ravel()
        for nth, kind in enumerate(KINDS):
            said = np.array([row[2 + nth] for row in mine]).ravel()
            off = sum(abs(a - b) * count for a, b, count in steps_of(said, came)) / len(said)
            square = float(((said - came) ** 2).mean())
            print(f"{game:9} by {kind:6} {len(mine)} positions, off by {off:.3f}, squared error {square:.4f}")


def picture(rows: Sequence[Row]) -> str:
    """Both games side by side: predictions and outcomes."""
    drawn = [part for nth, game in enumerate(GAMES) for part in panel(rows, game, nth * (SIZE + 2 * EDGE))]
    wide, high = 2 * (SIZE + 2 * EDGE), SIZE + 2 * EDGE
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img">'
    title = "<title>What a review says of a seat, and what came of it</title>"
    return "\n".join([head, title, f"<style>{STYLE}</style>", *drawn, "</svg>"]) + "\n"


def panel(rows: Sequence[Row], game: str, left: int) -> list[str]:
    def at(x: float, y: float) -> str:
        return f"{left + EDGE + SIZE * x:.1f},{EDGE + SIZE * (1 - y):.1f}"

    mine = [row for row in rows if row[0] == game]
    came = np.array([row[4] for row in mine]).ravel()
    drawn = [
        f'<polyline class="even" points="{at(0, 0)} {at(1, 1)}"/>',
        f'<polyline class="edge" points="{at(0, 1)} {at(0, 0)} {at(1, 0)}"/>',
        f'<text x="{left + EDGE}" y="{EDGE - 12}">{find(game).title}</text>',
        f'<text class="small" x="{left + EDGE + SIZE // 2}" y="{SIZE + EDGE + 26}">chance said</text>',
        f'<text class="small" x="{left + EDGE + 6}" y="{EDGE + 12}">share won</text>',
    ]
    for nth, kind in enumerate(KINDS):
        steps = steps_of(np.array([row[2 + nth] for row in mine]).ravel(), came)
        way = " ".join(at(a, b) for a, b, count in steps if count >= LEAST)
        drawn.append(f'<polyline class="{kind}" points="{way}"/>')
        x, y = left + EDGE + SIZE - 70, EDGE + SIZE - 30 + 16 * nth
        drawn.append(f'<text class="{kind}" x="{x}" y="{y}">{kind}</text>')
    return drawn


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.chances")
    parser.add_argument("--games", type=int, default=40, help="of each game")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--only", default=",".join(GAMES))
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--json", type=Path, help="keep what was said and what came")
    parser.add_argument("--read", type=Path, nargs="*", help="such files, instead of playing")
    parser.add_argument("--plot", type=Path)
    asked = parser.parse_args(arguments)
    if asked.read:
        rows: list[Row] = [tuple(row) for path in asked.read for row in json.loads(path.read_text())]
    else:
        wanted = [
            (game, seed)
            for game in asked.only.split(",")
            for seed in range(asked.first, asked.first + asked.games)
        ]
        with ProcessPoolExecutor(asked.workers, multiprocessing.get_context("spawn")) as crew:
            rows = [row for found in crew.map(one_game, wanted) for row in found]
    if asked.json:
        asked.json.write_text(json.dumps(rows))
    if asked.plot:
        asked.plot.write_text(picture(rows), "utf-8")
    report(rows)


if __name__ == "__main__":
    main(sys.argv[1:])
