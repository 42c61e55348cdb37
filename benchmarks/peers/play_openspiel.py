"""OpenSpiel's games at random: rolled out in C++, and stepped from Python. Run by its Python.

Rollouts leave the deal out, in its favour: they go on from hands that were dealt before. Steps from Python
are told with the deal, as ours, and without. What chance decides is never counted.
"""

import random
from functools import partial

import pyspiel
from deals import after_deal
from pace import Prepared, tell

ROLLED = ("oh_hell", "hearts", "spades", "euchre", "gin_rummy", "leduc_poker", "kuhn_poker")
STEPPED = ("oh_hell", "hearts", "spades", "gin_rummy", "leduc_poker", "kuhn_poker")
DEALT = ("oh_hell", "spades")  # also stepped without the deal
DECISIONS = 100_000  # of one call, about
SAMPLE = 2_000  # games, for their mean length
STARTS = 64


def length_of(state: pyspiel.State) -> float:
    """The mean decisions of a random game from here."""
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


def stepped(name: str, dealt: bool) -> Prepared:
    game, luck = pyspiel.load_game(name), random.Random(1).random
    starts = [after_deal(game, seed) if dealt else game.new_initial_state() for seed in range(STARTS)]

    def work() -> int:
        made, state = 0, starts[int(luck() * STARTS)].clone()
        while not state.is_terminal():
            made += not state.is_chance_node()
            legal = state.legal_actions()
            state.apply_action(legal[int(luck() * len(legal))])
        return made

    deals = "the deal left out" if dealt else "deals included"
    return work, f"{game.num_players()} players, legal_actions and apply_action for each decision, {deals}"


if __name__ == "__main__":
    tell(
        "OpenSpiel",
        {f"compiled/{game}": partial(rolled, game) for game in ROLLED}
        | {f"stepped/{game}": partial(stepped, game, False) for game in STEPPED}
        | {f"stepped/{game}, dealt before": partial(stepped, game, True) for game in DEALT},
    )
