"""How fair the track of L'Odyssée d'Ulysse is, by the real rules; prints tables for its page.

python -m benchmarks.track [FILE]
"""

import copy
import sys

from rich.progress import track

from ithaca.engine.game import find
from ithaca.engine.simulate import Simulation
from ithaca.games.odyssey import report
from ithaca.games.odyssey.board import Board, from_source, load

GAMES = 200_000


def measured(board: Board, players: int) -> report.Report:
    simulation = Simulation(find("odyssey"), players, 1, board=board)
    return report.run(simulation, board, GAMES, lambda done: None)


def one_way(board: Board, route: str) -> Board:
    """The same board, on which every way out of Troy is this route."""
    source = copy.deepcopy(board.source)
    start = next(space for space in source["space"] if space["slug"] == source["start"])
    start["routes"] = dict.fromkeys(start["routes"], start["routes"][route])
    return from_source(source, f"all by {route}")


def main(path: str = "") -> None:
    board = load(path)
    print(
        "| players | turns, mean | one in ten is over by | median | nine in ten | 99 in 100 |\n"
        "|---|---|---|---|---|---|"
    )
    for players in track((2, 3, 4), "Racing"):
        r = measured(board, players)
        parts = " | ".join(str(r.length_below(part)) for part in (0.1, 0.5, 0.9, 0.99))
        print(f"| {players} | {r.mean:.1f} | {parts} |")
    fair = measured(board, 4)
    print("| | " + " | ".join(board.routes) + " |\n|---|" + "---|" * len(board.routes))
    lengths = " | ".join(f"{measured(one_way(board, route), 4).mean:.1f}" for route in board.routes)
    print(f"| all four choose it: turns until the first is home | {lengths} |")
    shares = " | ".join(f"{row.share:.1%} ± {row.margin:.1%}" for row in fair.worths["route"])
    print(f"| everyone chooses at random: victories of who took it, 25% is fair | {shares} |")


if __name__ == "__main__":
    main(*sys.argv[1:])
