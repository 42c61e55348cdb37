"""Compile the rules once, all games at once, before many processes each do it: `make test` does so.

Workers of the test suite and the servers that they start then read compiled code from the cache.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from ithaca.engine.compiler import BOUNDS, JIT
from ithaca.engine.game import find, names


def warm(slug: str) -> str:
    """Everything that tests and servers ask of one game."""
    from ithaca.engine.checks import check_games
    from ithaca.engine.simulate import Simulation
    from ithaca.envs.single import SingleEnv
    from ithaca.envs.vector import VectorEnv
    from ithaca.server.thinking import warm_bots, warm_rules

    game = find(slug)
    warm_rules(slug)
    if BOUNDS:  # with bounds checks only the clauses are tested
        return slug
    Simulation(game, game.players[0], 1).run(2)
    check_games(game, game.players[0], 0, 0, 1)
    many, one = VectorEnv(game, game.players[0], 2), SingleEnv(game, game.players[0])
    many.step(many.sample())
    one.reset()
    one.step(one.offers[0])
    one.observe(0)
    warm_bots(slug)
    return slug


def main() -> None:
    if not JIT:
        return
    with ProcessPoolExecutor(len(names()), mp_context=get_context("spawn")) as pool:
        for done, slug in enumerate(pool.map(warm, names()), 1):
            print(f"compiled {slug} ({done} of {len(names())})", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
