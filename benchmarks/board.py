"""How fair the board of Ulysses is: distances, tours and random games; prints tables for its page.

python -m benchmarks.board [FILE]
"""

import itertools
import random
import sys
from statistics import mean, pstdev
from typing import Any

from rich.progress import track

from ithaca.engine.game import find
from ithaca.engine.simulate import Simulation
from ithaca.games.ulysses.board import Board, load
from ithaca.games.ulysses.components import COLOUR_NAMES, GOALS

DRAWS = 20_000
GAMES = 40_000


def tour(goals: tuple[int, ...], far: dict[int, dict[int, int]], start: int) -> int:
    """The fewest lines from the start past all goals; a goal at the start itself costs two."""
    return min(
        sum(far[a][b] or 2 for a, b in itertools.pairwise((start, *order)))
        for order in itertools.permutations(goals)
    )


def tours(board: Board) -> dict[int, list[int]]:
    """Shortest tours of random draws, by the places that are in them; 0: of all draws."""
    luck = random.Random(1)
    far = {place: board.distances(place) for place in range(1, len(board.slugs) + 1)}
    zones = [[p for p in far if board.colours[p - 1] == colour] for colour in range(1, len(COLOUR_NAMES))]
    found: dict[int, list[int]] = {place: [] for place in (0, *far)}
    for _ in range(DRAWS):
        goals = tuple(luck.choice(zone) for zone in zones)
        length = tour(goals, far, board.start)
        for place in (0, *goals):
            found[place].append(length)
    return found


def games(board: Board) -> tuple[dict[int, list[int]], dict[int, list[float]]]:
    """Random games of four: was a goal that was dealt shown in the end, and did its owner win?"""
    simulation = Simulation(find("ulysses"), 4, 1, board=board)
    shown: dict[int, list[int]] = {place: [] for place in range(1, len(board.slugs) + 1)}
    won: dict[int, list[float]] = {place: [] for place in range(1, len(board.slugs) + 1)}
    for number in track(range(GAMES), "Playing"):
        before = simulation.wins.copy()
        simulation.play(number, number + 1)
        shares = simulation.wins - before
        s: Any = simulation.states[0]
        for seat in range(4):
            for slot in range(GOALS):
                shown[int(s.goal[seat, slot])].append(int(s.shown[seat, slot]))
                won[int(s.goal[seat, slot])].append(float(shares[seat]))
    return shown, won


def main(path: str = "") -> None:
    board = load(path)
    found, (shown, won) = tours(board), games(board)
    ordered = sorted(found[0])
    tenth = [ordered[len(ordered) * n // 10] for n in (1, 5, 9)]
    print(f"Tours of {DRAWS:,} draws: mean {mean(ordered):.2f}, deviation {pstdev(ordered):.2f}, "
          f"tenth, half and nine tenths below {tenth[0]}, {tenth[1]}, {tenth[2]} lines.")  # fmt: skip
    print("| colour | mean distance of its places | tour with a place of it, least and most "
          "| shown | victories of its holders, least and most |\n|---|---|---|---|---|")  # fmt: skip
    for colour, name in enumerate(COLOUR_NAMES[1:], 1):
        zone = [place for place in range(1, len(board.slugs) + 1) if board.colours[place - 1] == colour]
        others = len(board.slugs) - 1
        far = mean(sum(board.distances(place).values()) / others for place in zone)
        lengths = [(mean(found[place]), board.slugs[place - 1]) for place in zone]
        wins = [(mean(won[place]), board.slugs[place - 1]) for place in zone]
        reached = mean(flag for place in zone for flag in shown[place])
        print(
            f"| {name} | {far:.2f} | {min(lengths)[0]:.1f} ({min(lengths)[1]}), {max(lengths)[0]:.1f} "
            f"({max(lengths)[1]}) | {reached:.1%} | {min(wins)[0]:.1%} ({min(wins)[1]}), "
            f"{max(wins)[0]:.1%} ({max(wins)[1]}) |"
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
