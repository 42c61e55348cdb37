"""Fit the weights of a game's `value.py` to the results of greedy games.

    python -m tools.fit_values ulysses [--games 20000] [--players 4]

Every quiescent position of a game gives one row per seat; the weights make the final shares most likely
(conditional logit over the seats, a little ridge). Prints them, and the log loss that is left.
"""

import argparse

import numba
import numpy as np

from ithaca.engine.dice import below, word
from ithaca.engine.entrypoints import Desk, begin_game
from ithaca.engine.game import find
from ithaca.engine.protocol import OVER, actor, apply, greedy, legal, quiet, shares
from ithaca.engine.record import Grid
from ithaca.engine.simulate import Simulation


def collector(traits):
    @numba.njit(nogil=True)
    def collect(desk: Desk, first: int, last: int, every: int, stray: int, rows: Grid, results: Grid) -> int:
        n = 0
        out, won = desk.scratch[0].actions, desk.scratch[0].shares
        for number in range(first, last):
            begin_game(desk, number)
            s = desk.states[0]
            begun = n
            while actor(s) != OVER and n < rows.shape[0]:
                if below(desk.luck[0], every) == 0 and quiet(s):
                    for seat in range(s.seats):
                        found = traits(s, seat)
                        for i in range(len(found)):
                            rows[n, seat, i] = found[i]
                    n += 1
                k = legal(s, out)
                if k > 1 and word(desk.luck[0]) & 255 < stray:
                    apply(s, int(out[below(desk.luck[0], k)]))
                else:
                    apply(s, greedy(s, out, desk.luck[0]))
            shares(s, won)
            if actor(s) != OVER:
                return begun
            for i in range(begun, n):
                for seat in range(s.seats):
                    results[i, seat] = won[seat]
        return n

    return collect


def fit(rows: Grid, results: Grid, ridge: float = 1.0) -> Grid:
    """Newton steps of a conditional logit."""
    k = rows.shape[2]
    scale = rows.reshape(-1, k).std(0) + 1e-9
    x = rows / scale
    w = np.zeros(k)
    for _ in range(25):
        score = x @ w
        p = np.exp(score - score.max(1, keepdims=True))
        p /= p.sum(1, keepdims=True)
        gradient = np.einsum("nsk,ns->k", x, results - p) - ridge * w
        mean = np.einsum("nsk,ns->nk", x, p)
        hessian = np.einsum("nsk,ns,nsj->kj", x, p, x) - mean.T @ mean + ridge * np.eye(k)
        w += np.linalg.solve(hessian, gradient)
    return w / scale


def loss(rows: Grid, results: Grid, w: Grid) -> float:
    score = rows @ w
    score -= score.max(1, keepdims=True)
    log = score - np.log(np.exp(score).sum(1, keepdims=True))
    return float(-(results * log).sum(1).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--every", type=int, default=4, help="take one calm position of so many")
    parser.add_argument("--stray", type=int, default=16, help="random moves of 256")
    asked = parser.parse_args()
    game = find(asked.game)
    for players in game.players:
        simulation = Simulation(game, players, 1)
        traits = game.part("value").traits
        width = len(traits(simulation.states[0], 0))
        rows = np.zeros((400_000, players, width))
        results = np.zeros((400_000, players))
        n = collector(traits)(simulation.desk, 0, asked.games, asked.every, asked.stray, rows, results)
        half = n // 2
        w = fit(rows[:half], results[:half])
        uniform, fitted = np.log(players), loss(rows[half:n], results[half:n], w)
        print(f"{players} players: {n} positions, log loss {fitted:.4f} (uniform {uniform:.4f})")
        print("   ", ", ".join(f"{x:.3f}" for x in w))


if __name__ == "__main__":
    main()
