"""The most that play can gain in L'Odyssée d'Ulysse, a game of luck; a part of `benchmarks/run.py`.

Counting victories would take a hundred thousand games to tell 27% from 28%. But a player's gain over the
greedy one is the sum, over the choices that he meets, of how much more his choice is worth than the greedy
one if all play greedily from there on; and that can be measured closely, by playing on many times from
every choice. All players are asked at the same positions, those of greedy games. The bound is a player who
knows these figures: the choice that looks best in half of the playouts, valued by the other half.
"""

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import mean, stdev

import numpy as np

from ithaca import bots
from ithaca.bots.oracle import OracleGreedy
from ithaca.bots.search import Node, Thought, imagine, play_on
from ithaca.engine.compiler import rare
from ithaca.engine.game import find
from ithaca.engine.match import start
from ithaca.engine.protocol import apply
from ithaca.engine.record import blank

GAME, PLAYERS, GAMES = "odyssey", 4, 60
PLAYOUTS = 20_000  # from each choice, in each half
POLICIES = ("oracle-greedy:200ms", "oracle-greedy:50000", "muse")
BOUND = f"the best of {PLAYOUTS:,} games from each choice"
TO_THE_END = 32_000  # decisions: more than any race has


@rare
def shares_after(t: Thought, seat: int, action: int, playouts: int) -> float:
    """The mean share of the seat after an action if all play greedily from there on."""
    total = 0.0
    for _ in range(playouts):
        imagine(t)
        apply(t.worlds[0], action)
        play_on(t.worlds[0], t.scratch[0], t.luck[0], t.settings[0])
        total += t.scratch[0].shares[seat]
    return total / playouts


def gains_of_game(number: int) -> dict[str, float]:
    """Each player's gain over the greedy one in one game, summed over all choices of one seat."""
    options = find(GAME).for_learners({})  # the race ends when it is decided
    match, seat = start(GAME, PLAYERS, seed=number // PLAYERS, options=options), number % PLAYERS
    players = {policy: bots.find(policy, number.to_bytes(4, "big")) for policy in POLICIES}
    greedy = bots.find("greedy", number.to_bytes(4, "big"))
    gained = dict.fromkeys((*POLICIES, BOUND), 0.0)
    while not match.over:
        usual = greedy.choose(match)
        if match.actor == seat and len(match.legal()) > 1:
            first, second = worths(match, seat, b"first"), worths(match, seat, b"second")
            chosen = {policy: player.choose(match) for policy, player in players.items()}
            chosen[BOUND] = max(first, key=lambda action: first[action])
            for name, action in chosen.items():
                gained[name] += second[action] - second[usual]
        match.play(usual)
    return gained


def worths(match, seat: int, luck: bytes) -> dict[int, float]:
    """The worth of each choice, by many playouts."""
    judge = OracleGreedy(luck, horizon=TO_THE_END, epsilon=0)
    view, seen, legal = bots.sight(match)
    (thought,) = judge.begin(view, seen, legal, [blank(Node, 3)])
    return {action: shares_after(thought, seat, action, PLAYOUTS) for action in legal}


def race() -> list[str]:
    """The gains over the greedy player, in percentage points, and as shares of the bound."""
    gains_of_game(0)
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        found = list(pool.map(gains_of_game, range(GAMES), chunksize=2))
    bound, rows = mean(game[BOUND] for game in found), []
    for name in (*POLICIES, BOUND):
        gains = [game[name] for game in found]
        # The distance to the bound is known better than either: both met the same positions.
        behind = stdev(game[name] - 1.0 * game[BOUND] for game in found) / np.sqrt(GAMES)
        share = f"{mean(gains) / bound:.2f} ± {behind / bound:.2f}"
        rows.append(f"| {name} | {GAMES} | {100 * mean(gains):+.2f} | {share} |")
    return rows
