"""What would this seat have done, had it held that? How good beliefs are that the muse's own policy explains
(`ithaca/bots/explained.py`); prints Markdown.

    python -m benchmarks.explained odysseus 30       games of mixed players
    python -m benchmarks.explained ulysses 20 100    from game number 100 on
    python -m benchmarks.explained odysseus 30 0 spectators
    python -m benchmarks.explained odysseus cost     the time for a move that is folded
"""

import random
import sys
import time
from collections.abc import Iterator

import numpy as np

from benchmarks.beliefs import CLOCK, MIXED, PLAYERS, losses_of
from ithaca import bots
from ithaca.bots.explained import Explained, weight_of
from ithaca.bots.muse_beliefs import believed_by_muse, nothing_of
from ithaca.engine.game import Game, find
from ithaca.engine.inference import seen_past
from ithaca.engine.match import Match, conceal, start
from ithaca.engine.protocol import SPECTATOR
from ithaca.engine.record import copy_of

TRIED = 0.15  # the weight of the evidence in a game that does not use it; chosen on other games
WAYS = ("believing nothing", "fitted", "by the muse", "by its policy", "by both")


# ── measured ──────────────────────────────────────────────────────────────────────────────────────


def losses(game: Game, number: int, seat: int) -> Iterator[list[float]]:
    """At the beginning of each round or turn of a game of mixed players: the mean log loss of what this seat,
    or spectators, do not know, each way."""
    drawn = random.Random(f"{game.slug} {number}")
    match = start(game.slug, PLAYERS, seed=50_000 + number)
    players = [bots.find(drawn.choice(MIXED), bytes([seat]), game) for seat in range(PLAYERS)]
    explained, last = Explained(game, PLAYERS, seat), 0
    while not match.over:
        if (now := int(match.state[0][CLOCK[game.slug]])) != last:
            last = now
            if losses_here := ways_lose(match, seat, explained):
                yield losses_here
        action = players[match.actor].choose(match)
        table = copy_of(match.state)
        match.play(action)
        explained.watch(table, match.moves[-1])


def ways_lose(match: Match, seat: int, explained: Explained) -> list[float]:
    """The mean log loss of what a seat does not know, by each of `WAYS`; nothing if it knows all."""
    view, belief = conceal(match.state, seat), match.beliefs.of(seat)
    nothing, muse = nothing_of(match.game), believed_by_muse(view, belief, seat)
    alone = explained.added_to(view, nothing, 1.0)
    both = explained.added_to(view, muse, weight_of(match.game) or TRIED)
    return losses_of(match, view, (nothing, belief, muse, alone, both))


def main(slug: str, games: int, first: int, by_spectators: bool) -> None:
    game = find(slug).ready()
    found = np.array(
        [
            np.mean([*losses(game, number, SPECTATOR if by_spectators else number % PLAYERS)], axis=0)
            for number in range(first, first + games)
        ]
    )
    gain = found[:, 2] - found[:, 4]
    print(f"| game | games | {' | '.join(WAYS)} | both gain over the muse |\n|{'---|' * 8}")
    means = " | ".join(f"{mean:.3f}" for mean in found.mean(0))
    error = gain.std(ddof=1) / len(gain) ** 0.5 if len(gain) > 1 else float("nan")
    print(f"| {slug} | {games} | {means} | {gain.mean():+.3f} ± {error:.3f} |")


def cost(slug: str) -> None:
    """The mean time for a move of the others, over a game of muses."""
    match = start(slug, PLAYERS, seed=3)
    players = [bots.find("muse", bytes([seat]), match.game) for seat in range(PLAYERS)]
    while not match.over:
        match.play(players[match.actor].choose(match))
    past, took = seen_past(match, 0), []
    for _ in range(3):
        explained, begun = Explained(match.game, PLAYERS, 0), time.process_time()
        for nth, move in enumerate(past.moves.tolist()):
            explained.fold(past.views[[nth]], move)
        took.append((time.process_time() - begun) / len(past.moves))
    print(f"{slug}: {len(past.moves)} moves of others, {1e3 * min(took):.2f} ms each")


if __name__ == "__main__":
    if sys.argv[2] == "cost":
        cost(sys.argv[1])
    else:
        more = sys.argv[3:]
        main(sys.argv[1], int(sys.argv[2]), int(more[0]) if more else 0, "spectators" in more)
