"""RLCard's games at random. Run by its Python."""

import random
from functools import partial

import rlcard
from pace import Prepared, tell

GAMES = ("leduc-holdem", "limit-holdem", "uno", "gin-rummy", "doudizhu")


def stepped(game: str) -> Prepared:
    env, luck = rlcard.make(game, config={"seed": 1}), random.Random(1)

    def work() -> int:
        made, (state, _) = 0, env.reset()
        while not env.is_over():
            state, _ = env.step(luck.choice(list(state["legal_actions"])))
            made += 1
        return made

    return work, f"{env.num_players} players, env.step"


if __name__ == "__main__":
    tell("RLCard", {f"stepped/{game}": partial(stepped, game) for game in GAMES})
