"""OpenSpiel's games at random: rolled out in C++, and stepped from Python. Run by its Python.

The deal is left out, in its favour: all games go on from hands that were dealt before.
"""

import random
from functools import partial

import pyspiel
from deals import after_deal
from pace import Prepared, tell

ROLLED = ("oh_hell", "hearts", "spades", "euchre", "gin_rummy", "leduc_poker", "kuhn_poker")
STEPPED = ("oh_hell", "hearts", "spades", "gin_rummy", "leduc_poker", "kuhn_poker")
DECISIONS = 100_000  # of one call, about
SAMPLE = 2_000  # games, for their mean length
DEALS = 64


def length_of(state: pyspiel.State) -> float:
    """The mean decisions of a random game from here. What chance decides is not counted."""
    luck, decisions = random.Random(2), 0
    for _ in range(SAMPLE):
        game = state.clone()
        while not game.is_terminal():
            decisions += not game.is_chance_node()
            game.apply_action(luck.choice(game.legal_actions()))
    return decisions / SAMPLE


def rolled(name: str) -> Prepared:
    """A search of one simulation: the evaluator plays from its root, all in C++, and nothing else is done."""
    game = pyspiel.load_game(name)
    state = after_deal(game, 1)
    length = length_of(state)
    rollouts = max(1, int(DECISIONS / length))
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)

    def work() -> int:
        bot.step(state)
        return round(rollouts * length)

    players = f"{game.num_players()} players"
    return work, f"{players}, C++ rollouts of MCTS × {length:.1f} decisions, the mean of a random game"


def stepped(name: str) -> Prepared:
    game, luck = pyspiel.load_game(name), random.Random(1).random
    dealt = [after_deal(game, seed) for seed in range(DEALS)]

    def work() -> int:
        made, state = 0, dealt[int(luck() * DEALS)].clone()
        while not state.is_terminal():
            made += not state.is_chance_node()
            legal = state.legal_actions()
            state.apply_action(legal[int(luck() * len(legal))])
        return made

    return work, f"{game.num_players()} players, legal_actions and apply_action for each decision"


if __name__ == "__main__":
    tell(
        "OpenSpiel",
        {f"compiled/{game}": partial(rolled, game) for game in ROLLED}
        | {f"stepped/{game}": partial(stepped, game) for game in STEPPED},
    )
