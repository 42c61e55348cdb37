"""PettingZoo's classic games at random. Run by its Python."""

import importlib
import random
import warnings
from functools import partial

import numpy as np
from pace import Prepared, tell

warnings.simplefilter("ignore")

GAMES = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "hanabi_v5", "chess_v6")
STEPS = 100  # of one call


def stepped(game: str) -> Prepared:
    env = importlib.import_module(f"pettingzoo.classic.{game}").env()
    luck = random.Random(1)
    env.reset(seed=1)

    def work() -> int:
        made = 0
        while made < STEPS:
            for _ in env.agent_iter(STEPS - made):
                seen, _, over, cut, _ = env.last()
                done = over or cut
                env.step(None if done else luck.choice(np.flatnonzero(seen["action_mask"])))
                made += not done
            if not env.agents:
                env.reset()
        return made

    return work, f"{env.num_agents} players, env.last and env.step"


if __name__ == "__main__":
    tell("PettingZoo", {f"stepped/{game}": partial(stepped, game) for game in GAMES})
