"""The most that play can gain in L'Odyssée d'Ulysse, a game of luck; a part of `benchmarks/run.py`.

Counting victories would take a hundred thousand games to tell 27% from 28%. But what a player gains over
the greedy one is the sum, over the choices that he meets, of what his choice is worth more than the greedy
one if all play greedily from there on; and that can be measured closely, by playing on many times from both.
"""

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import mean, stdev

import numpy as np

from ithaca import bots
from ithaca.bots.oracle import Oracle
from ithaca.bots.search import Thought, imagine, play_on
from ithaca.engine.compiler import rare
from ithaca.engine.match import start
from ithaca.engine.protocol import apply

GAME, PLAYERS, GAMES = "odyssey", 4, 120
PLAYOUTS = 10_000  # from each choice
POLICIES = ("oracle:200ms", "oracle:50000")
TO_THE_END = 32_000  # decisions: more than any race has


@rare
def shares_after(t: Thought, seat: int, action: int, playouts: int) -> float:
    """What the seat may expect after an action if all play greedily then."""
    total = 0.0
    for _ in range(playouts):
        imagine(t)
        apply(t.worlds[0], action)
        play_on(t.worlds[0], t.rooms[0], t.luck[0], t.settings[0])
        total += t.rooms[0].shares[seat]
    return total / playouts


def gain_of_game(job: tuple[str, int]) -> float:
    """What a bot gains over the greedy player in one game, by all its choices."""
    policy, number = job
    match, seat = start(GAME, PLAYERS, seed=number // PLAYERS), number % PLAYERS
    player = bots.find(policy, number.to_bytes(4, "big"))
    greedy = bots.find("greedy", number.to_bytes(4, "big"))
    judge = Oracle(b"judge", horizon=TO_THE_END, stray=0)
    gained = 0.0
    while not match.over:
        usual = greedy.choose(match)
        chosen = usual
        if match.actor == seat and len(match.legal()) > 1:
            chosen = player.choose(match)
            if chosen != usual:
                view, seen, _ = bots.sight(match)
                worth = [
                    shares_after(judge.begin(view, seen, bots.Budget(0.0, 1), 0), seat, action, PLAYOUTS)
                    for action in (chosen, usual)
                ]
                gained += worth[0] - worth[1]
        match.play(chosen)
    return gained


def race() -> list[str]:
    """The gain of a short and of a long search over the greedy player, in points of a hundred."""
    gain_of_game((POLICIES[0], 0))
    rows, gains = [], {}
    for policy in POLICIES:
        jobs = [(policy, number) for number in range(GAMES)]
        with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
            found = list(pool.map(gain_of_game, jobs, chunksize=8))
        gains[policy] = mean(found)
        error = stdev(found) / np.sqrt(len(found))
        rows.append(f"| {policy} | {GAMES} | {100 * mean(found):+.2f} ± {100 * error:.2f} |")
    rows.append(f"| short / long | | {gains[POLICIES[0]] / gains[POLICIES[1]]:.2f} |")
    return rows
