"""How fair the track of L'Odyssée d'Ulysse is, by the real rules; prints tables for its page.

python -m benchmarks.track [FILE]

A million races a row, twice: of sensible players (help used whenever it helps, weapons always taken, routes
chosen at random), and of greedy ones. Lengths are turns of each player.
"""

import copy
import sys

from rich.progress import track

from ithaca.engine.game import find
from ithaca.engine.simulate import Simulation
from ithaca.games.odyssey import report
from ithaca.games.odyssey.board import Board, from_source, load

GAMES = 1_000_000
PARTS = (0.1, 0.5, 0.9, 0.99)
FIRST_HOME = {"first-home": "on"}


def measured(
    board: Board, players: int, greedily: bool, options: dict[str, str] | None = None
) -> report.Report:
    simulation = Simulation(find("odyssey"), players, 1, options=options or {}, board=board)
    return report.run(simulation, board, GAMES, lambda done: None, greedily)


def one_way(board: Board, route: str) -> Board:
    """The same board, with every choice at Troy leading along this route."""
    source = copy.deepcopy(board.source)
    start = next(space for space in source["space"] if space["slug"] == source["start"])
    start["routes"] = dict.fromkeys(start["routes"], start["routes"][route])
    return from_source(source, f"all by {route}")


def lengths(board: Board) -> dict[tuple[int, bool], report.Report]:
    """Print the table of lengths; return the races of every row."""
    print("| players | who | turns, mean | one in ten is won by | median | nine in ten | 99 in 100 "
          "| wrecks a race | thrown back | until the ranks are settled, mean | 99 in 100 |\n"
          "|---|---|---|---|---|---|---|---|---|---|---|")  # fmt: skip
    found = {}
    for players in track((2, 3, 4), "Racing"):
        for greedily in (False, True):
            r = found[players, greedily] = measured(board, players, greedily)
            parts = " | ".join(str(r.length_below(part)) for part in PARTS)
            print(
                f"| {players} | {'greedy' if greedily else 'sensible'} | {r.mean:.1f} | {parts} "
                f"| {r.wrecks:.1f} | {r.thrown_back:.1%} | {r.rank_mean:.1f} | {r.ranks_below(0.99)} |"
            )
    return found


def main(path: str = "") -> None:
    board = load(path)
    found = lengths(board)
    print("\n| | " + " | ".join(board.routes) + " |\n|---|" + "---|" * len(board.routes))
    alone = [measured(one_way(board, route), 4, False, FIRST_HOME).mean for route in board.routes]
    means = " | ".join(f"{mean:.2f}" for mean in alone)
    print(f"| all four choose it: turns until the first is home | {means} |")
    for (players, greedily), r in found.items():
        who = "greedy players" if greedily else "chosen at random"
        taken = sum(row.players for row in r.worths["route"])
        cells = [
            f"{row.share:.2%} ± {row.margin:.2%}"
            + (f" ({row.players / taken:.1%} chose it)" if greedily else "")
            for row in r.worths["route"]
        ]
        print(f"| {players} players, {who}: victories of the players who took it | {' | '.join(cells)} |")


if __name__ == "__main__":
    main(*sys.argv[1:])
