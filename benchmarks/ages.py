"""Muses of several ages, as custom bots, and how players of all kinds do against each other; prints Markdown.

    python -m benchmarks.ages odysseus                  1,000 games of each alone among three of each other
    python -m benchmarks.ages ulysses 200 muse,greedy   200 games, of these players
    ithaca arena ulysses --seats muse,benchmarks.ages:First,greedy,greedy --games 400

What older muses had learned is read from the history of this repository, which one needs for that.
"""

import contextlib
import functools
import itertools
import os
import subprocess
import sys
from pathlib import Path

from ithaca.arena import single_game, tournament
from ithaca.arena.standings import Standing
from ithaca.bots import Budget, Seen
from ithaca.bots.muse import Muse
from ithaca.bots.weights import FILE, Weights, taken_from
from ithaca.engine.game import Game, find, of_state
from ithaca.engine.record import Grid

# Commits with the file of a game after a training; a game that was not trained then has that of before.
FIRST = {"odysseus": "0478442", "odyssey": "0478442", "ulysses": "0478442"}
SECOND = {"odysseus": "cf0bf44", "odyssey": "0478442", "ulysses": "cf0bf44"}
THIRD = {"odysseus": "0eb13cc", "odyssey": "c8f62bc", "ulysses": "376457f"}

AGES = "benchmarks.ages"
PLAYERS = "random", "greedy", f"{AGES}:First", f"{AGES}:Second", f"{AGES}:Third", "muse"
GAMES, SEATS = 1000, 4


class First(Muse):
    """The muse after its first sitting."""

    commits = FIRST

    def choose(self, view: Grid, seen: Seen, legal: list[int], budget: Budget) -> int:
        self.weights = self.weights or weights_at(of_state(view.dtype), self.commits)
        return super().choose(view, seen, legal, budget)


class Second(First):
    """The muse after its last sitting before the leagues."""

    commits = SECOND


class Third(First):
    """The muse after its first league."""

    commits = THIRD


def weights_at(game: Game, commits: dict[str, str]) -> Weights:
    """What the muse of a game had learned by a commit."""
    return learned_by(game, commits[game.slug])


@functools.cache
def learned_by(game: Game, commit: str) -> Weights:
    path = f"{commit}:ithaca/games/{game.slug}/{FILE}"
    told = subprocess.run(["git", "show", path], cwd=Path(__file__).parent, capture_output=True, check=True)
    return taken_from(game, told.stdout, path).weights


def alone(game: Game, one: str, others: str, games: int, workers: int) -> Standing:
    """What one player takes among three of another kind: each deal from every seat."""
    setup = tournament.prepare(game, (one, *[others] * (SEATS - 1)))
    single_game.warm_up(setup)
    return tournament.run(setup, games, workers=workers).all()[0]


def players_of(game: Game) -> list[str]:
    """Those that are fixed: no age twice, and the last age is the muse."""
    same_as_before = {"odyssey": [f"{AGES}:Second", f"{AGES}:Third"], "odysseus": [f"{AGES}:Third"]}
    return [name for name in PLAYERS if name not in same_as_before.get(game.slug, [])]


def main(slug: str, games: int = GAMES, players: str = "") -> None:
    game = find(slug)
    names = players.split(",") if players else players_of(game)
    shown = [name.removeprefix(f"{AGES}:") for name in names]
    cells = {}
    for one, others in itertools.permutations(names, 2):
        found = alone(game, one, others, games, os.cpu_count() or 1)
        cells[one, others] = f"{100 * found.share:.1f} ({100 * found.low:.1f} to {100 * found.high:.1f})"
        print(f"{one} among {others}: {cells[one, others]}", file=sys.stderr, flush=True)
    print(
        f"| {slug}: alone | {' | '.join(f'among {name}' for name in shown)} |\n|{'---|' * (len(names) + 1)}"
    )
    for name, told in zip(names, shown, strict=True):
        print(f"| {told} | {' | '.join(cells.get((name, others), '') for others in names)} |")


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        main(sys.argv[1], *map(int, sys.argv[2:3]), *sys.argv[3:4])
