"""How fast OpenSpiel's C++ IS-MCTS searches its 4-player card games; prints JSON. Run with its Python."""

import json
import random
import time

import pyspiel
from deals import after_deal

GAMES = ("hearts", "euchre")
SIMULATIONS = 20_000


def decisions_left(state: pyspiel.State, luck: random.Random) -> int:
    """Decisions of a game that is played on at random from here."""
    state, count = state.clone(), 0
    while not state.is_terminal():
        state.apply_action(luck.choice(state.legal_actions()))
        count += 1
    return count


def rate(name: str) -> dict[str, float]:
    """Simulations and simulated decisions a second: the best of three searches."""
    game = pyspiel.load_game(name)
    state, luck, best = after_deal(game, 1), random.Random(2), 0.0
    for seed in range(3):
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        bot = pyspiel.ISMCTSBot(
            seed, evaluator, 1.0, SIMULATIONS, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False
        )
        begin = time.perf_counter()
        bot.step(state)
        best = max(best, SIMULATIONS / (time.perf_counter() - begin))
    length = sum(decisions_left(state, luck) for _ in range(200)) / 200
    return {"simulations": best, "length": length, "decisions": best * length}


if __name__ == "__main__":
    print(json.dumps({name: rate(name) for name in GAMES}))
