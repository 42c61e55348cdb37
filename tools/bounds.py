"""Play random games of every kind, compiled with every index checked: `make test` does so.

    NUMBA_BOUNDSCHECK=1 python -m tools.bounds

The tests of the clauses also run as plain Python, where NumPy checks every index; here the compiled code is
checked for reads and writes beyond its tables, in positions that no test describes.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from ithaca.engine.checks import check_games
from ithaca.engine.compiler import BOUNDS
from ithaca.engine.game import find, names

GAMES = 40  # for each number of players


def check(slug: str) -> str:
    """The failures of some random games; empty if their properties hold. An index out of bounds raises."""
    game = find(slug)
    verdicts = [check_games(game, players, 1, 0, GAMES) for players in game.players]
    return "; ".join(f"{slug}, game {one.game}: {one.failure}" for one in verdicts if one.failure)


def main() -> None:
    if not BOUNDS:
        sys.exit("Bounds are not checked. Set NUMBA_BOUNDSCHECK=1.")
    with ProcessPoolExecutor(len(names()), mp_context=get_context("spawn")) as pool:
        failures = list(filter(None, pool.map(check, names())))
    sys.exit("\n".join(failures) or 0)


if __name__ == "__main__":
    main()
