"""Our own three games at random: inside compiled code, many at once, one by one. Run by our Python."""

import sys
from functools import partial
from pathlib import Path

from pace import Prepared, tell

sys.path.insert(0, str(Path(__file__).parents[2]))
from benchmarks.envs import COUNT, many, one, simulated

GAMES = ("odysseus", "odyssey", "ulysses")
SEEN = {"": False, ", with vectors": "flat", ", as bits": "bits", ", compact": "compact"}  # how it is told


def compiled(game: str) -> Prepared:
    return simulated(game), "4 players, deals included"


def batched(game: str, seen: str) -> Prepared:
    observations = SEEN[seen]
    told = f"masks and {observations} observations" if observations else "masks"
    return many(game, observations), f"4 players, {COUNT:,} games a call, {told}, deals included"


def stepped(game: str) -> Prepared:
    return one(game), "4 players, a call for each decision, deals included"


if __name__ == "__main__":
    tell(
        "Ithaca",
        {f"compiled/{game}": partial(compiled, game) for game in GAMES}
        | {f"batched/{game}{seen}": partial(batched, game, seen) for seen in SEEN for game in GAMES}
        | {f"stepped/{game}": partial(stepped, game) for game in GAMES},
    )
