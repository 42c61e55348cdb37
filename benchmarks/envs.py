"""How fast the environments are stepped from Python, with random legal actions, on one core.

`peers/pace.py` says how a figure is taken. The best of seven runs counts, four players sit at the table.
"""

import random

from .peers.pace import Work, rates

COUNT = 1024  # games of a batch
RUNS = 7
DECISIONS = 100_000  # of one call, about
HEAD = (
    "| game | bytes of a vector, as bits, compact | many at once, masks | with vectors | as bits | compact | "
    "one by one | PettingZoo |\n|---|---|---|---|---|---|---|---|"
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


def many(game: str, observations: bool | str, count: int = COUNT) -> Work:
    from ithaca.envs.vector import VectorEnv

    env, steps = VectorEnv(game, 4, count, seed=1, observations=observations), max(1, 20 * COUNT // count)

    def work() -> int:
        for _ in range(steps):
            env.step(env.sample())
        return steps * count

    return work


def bytes_of_rows(game: str) -> list[int]:
    """Of what is seen of one game, in every form."""
    from ithaca.engine.forms import FORMS, form_of
    from ithaca.engine.game import find

    part = find(game).part("features")
    return [form_of(part, name).row().itemsize for name in FORMS]


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
    from ithaca.engine.forms import FORMS
    from ithaca.engine.game import names

    rows = []
    for game in names():
        works = (*(many(game, told) for told in (False, *FORMS)), one(game))
        figures = [f"{rate(work) / 1e6:.2f} million" for work in works] + [f"{rate(zoo(game)):,.0f}"]
        sizes = ", ".join(f"{size:,}" for size in bytes_of_rows(game))
        rows.append(f"| {game} | {sizes} | {' | '.join(figures)} |")
    return rows
