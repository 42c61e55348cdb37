"""Hands of OpenSpiel's games, dealt at random."""

import random

import pyspiel


def after_deal(game: pyspiel.Game, seed: int) -> pyspiel.State:
    """The first position at which a player decides."""
    luck, state = random.Random(seed), game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(luck.choice(state.legal_actions()))
    return state
