"""How fast the environments are stepped from Python, with random legal actions, on one core.

`peers/pace.py` says how a figure is taken. The best of seven runs counts, four players sit at the table.
"""

import random

from .peers.pace import Work, rates

COUNT = 1024  # games of a batch
RUNS = 7
DECISIONS = 100_000  # of one call, about
HEAD = (
    "| game | bytes of a vector | many at once, masks | with vectors | one by one | PettingZoo |\n"
    "|---|---|---|---|---|---|"
)


def rate(work: Work) -> float:
    """Decisions a second."""
    return max(rates(work, RUNS))


def simulated(game: str, players: int = 4) -> Work:
    """Games from deal to end without returning to Python."""
    from ithaca.engine.game import find
    from ithaca.engine.simulate import Simulation

    card = find(game)
    simulation, played = Simulation(card, players, 1, options=card.for_learners({})), 0
    portion = max(1, int(DECISIONS / simulation.run(200).mean_length))

    def work() -> int:
        nonlocal played
        played += portion
        return simulation.play(played - portion, played)

    return work


def many(game: str, observations: bool) -> Work:
    from ithaca.envs.vector import VectorEnv

    env = VectorEnv(game, 4, COUNT, seed=1, observations=observations)

    def work() -> int:
        for _ in range(20):
            env.step(env.sample())
        return 20 * COUNT

    return work


def one(game: str) -> Work:
    from ithaca.envs.single import SingleEnv

    env, luck = SingleEnv(game, 4, seed=1), random.Random(1).random
    step, offers = env.step, env.offers

    def work() -> int:
        made, count = 0, env.reset()
        while count:
            count = step(offers[int(luck() * count)])
            made += 1
        return made

    return work


def zoo(game: str) -> Work:
    import numpy as np

    from ithaca.envs import pettingzoo

    env, luck = pettingzoo.make(game), random.Random(1)

    def work() -> int:
        env.reset(seed=luck.randrange(1 << 30))
        made = 0
        for _ in env.agent_iter(100):
            seen, _, over, _, _ = env.last()
            env.step(None if over else luck.choice(np.flatnonzero(seen["action_mask"])))
            made += 1
        return made

    return work


def speed() -> list[str]:
    """A row for each game, in decisions a second."""
    from ithaca.engine.game import find, names

    rows = []
    for game in names():
        size = find(game).part("features").SIZE
        works = (many(game, observations=False), many(game, observations=True), one(game))
        figures = [f"{rate(work) / 1e6:.2f} million" for work in works] + [f"{rate(zoo(game)):,.0f}"]
        rows.append(f"| {game} | {size:,} | {' | '.join(figures)} |")
    return rows
