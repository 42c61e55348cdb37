"""Where greedy players go: the places of Ulysses and the routes of L'Odyssée; prints tables.

python -m benchmarks.places [GAMES]
"""

import sys
from statistics import mean, pstdev
from typing import Any

import numpy as np

from ithaca.engine.compiler import rare
from ithaca.engine.entrypoints import Desk, begin_game
from ithaca.engine.game import find
from ithaca.engine.protocol import OVER, actor, apply, greedy, shares
from ithaca.engine.record import Grid
from ithaca.engine.simulate import Simulation
from ithaca.games.odyssey.components import ROUTE
from ithaca.games.ulysses.components import COLOUR_NAMES, GOALS

PLAYERS = 4


@rare
def sail_greedily(desk: Desk, games: int, counts: Grid) -> None:
    """Games of Ulysses: counts[place] = arrivals, goals dealt or drawn last, of these shown, victories."""
    s, out, won = desk.states[0], desk.scratch[0].actions, desk.scratch[0].shares
    for number in range(games):
        begin_game(desk, number)
        while actor(s) != OVER:
            apply(s, greedy(s, out, desk.luck[0]))
            if s.effects.sailed:
                counts[int(s.ship), 0] += 1
        shares(s, won)
        for seat in range(s.seats):
            for slot in range(GOALS):
                place = int(s.goal[seat, slot])
                counts[place, 1] += 1
                counts[place, 2] += int(s.shown[seat, slot])
                counts[place, 3] += won[seat]


@rare
def race_greedily(desk: Desk, games: int, counts: Grid) -> None:
    """Races: counts[route] = times chosen, players and victories, both by each player's share of choices."""
    s, out, won = desk.states[0], desk.scratch[0].actions, desk.scratch[0].shares
    chosen = np.zeros((PLAYERS, counts.shape[0]))
    for number in range(games):
        begin_game(desk, number)
        chosen[:] = 0
        while actor(s) != OVER:
            seat, action = actor(s), greedy(s, out, desk.luck[0])
            if action >= ROUTE:
                chosen[seat, action - ROUTE] += 1
            apply(s, action)
        shares(s, won)
        for seat in range(PLAYERS):
            total = chosen[seat].sum()
            for route in range(counts.shape[0]):
                counts[route, 0] += chosen[seat, route]
                if total > 0:
                    counts[route, 1] += chosen[seat, route] / total
                    counts[route, 2] += won[seat] * chosen[seat, route] / total


def places(games: int) -> None:
    board = find("ulysses").part("board").load()
    counts = np.zeros((len(board.slugs) + 1, 4))
    sail_greedily(Simulation(find("ulysses"), PLAYERS, 1).desk, games, counts)
    each = [counts[place, 0] / games for place in range(1, len(board.slugs) + 1)]
    print(f"Arrivals a game at a place: mean {mean(each):.2f}, deviation {pstdev(each):.2f}")
    print("| colour | arrivals a game, least and most | goals shown, least and most "
          "| victories of their holders, least and most |\n|---|---|---|---|")  # fmt: skip
    for colour, name in enumerate(COLOUR_NAMES[1:], 1):
        zone = [place for place in range(1, len(board.slugs) + 1) if board.colours[place - 1] == colour]
        cells = [
            span({board.slugs[p - 1]: counts[p, 0] / games for p in zone}, "{:.2f}"),
            span({board.slugs[p - 1]: counts[p, 2] / counts[p, 1] for p in zone}, "{:.0%}"),
            span({board.slugs[p - 1]: counts[p, 3] / counts[p, 1] for p in zone}, "{:.1%}"),
        ]
        print(f"| {name} | {' | '.join(cells)} |")


def span(values: dict[str, Any], form: str) -> str:
    least, most = min(values, key=lambda name: values[name]), max(values, key=lambda name: values[name])
    return f"{form.format(values[least])} ({least}) to {form.format(values[most])} ({most})"


def routes(games: int) -> None:
    game = find("odyssey")
    board = game.part("board").load()
    counts = np.zeros((len(board.routes), 3))
    race_greedily(Simulation(game, PLAYERS, 1, options=game.for_learners({})).desk, games, counts)
    print("| route | chosen | victories of whoever chose it |\n|---|---|---|")
    for route, name in enumerate(board.routes):
        taken = counts[route, 0] / counts[:, 0].sum()
        print(f"| {name} | {taken:.1%} | {counts[route, 2] / counts[route, 1]:.1%} |")


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    places(games)
    routes(games)
