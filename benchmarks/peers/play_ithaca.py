"""Our own three games at random: inside compiled code, many at once, one by one. Run by our Python."""

import sys
from functools import partial
from pathlib import Path

from pace import Prepared, tell

sys.path.insert(0, str(Path(__file__).parents[2]))
from benchmarks.envs import COUNT, many, one, simulated

GAMES = ("odysseus", "odyssey", "ulysses")
VECTORS = ", with vectors"


def compiled(game: str) -> Prepared:
    return simulated(game), "4 players, deals included"


def batched(game: str, observations: bool) -> Prepared:
    told = "masks and observation vectors" if observations else "masks"
    return many(game, observations), f"4 players, {COUNT:,} games a call, {told}, deals included"


def stepped(game: str) -> Prepared:
    return one(game), "4 players, a call for each decision, deals included"


if __name__ == "__main__":
    tell(
        "Ithaca",
        {f"compiled/{game}": partial(compiled, game) for game in GAMES}
        | {f"batched/{game}": partial(batched, game, False) for game in GAMES}
        | {f"batched/{game}{VECTORS}": partial(batched, game, True) for game in GAMES}
        | {f"stepped/{game}": partial(stepped, game) for game in GAMES},
    )
