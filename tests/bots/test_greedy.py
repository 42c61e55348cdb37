"""The greedy player: it knows only what its seat knows, changes nothing, and beats chance."""

import random

import numpy as np
import pytest

from ithaca import bots
from ithaca.engine import entrypoints
from ithaca.engine.dice import Dice
from ithaca.engine.game import find, names
from ithaca.engine.match import start
from ithaca.engine.offers import Scratch
from ithaca.engine.record import blank

POSITIONS = 700


def greedy(states: np.ndarray, seed: int) -> int:
    dice = blank(Dice)
    entrypoints.set_key_at(dice, np.full(8, seed, np.uint32))
    return int(entrypoints.greedy_at(states, 0, blank(Scratch), dice))


def positions(game: str, players: int):
    """Positions of games that are played half at random, half greedily."""
    choice, seed = random.Random(players), 0
    match = start(game, players, seed=seed)
    for nth in range(POSITIONS):
        if match.over:
            seed += 1
            match = start(game, players, seed=seed)
        yield match, nth
        match.play(greedy(match.view(match.actor), nth) if nth % 2 else choice.choice(match.legal()))


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
def test_it_plays_the_same_on_the_table_and_on_what_its_seat_sees(game, most):
    """So nothing that the seat cannot know affects the choice; and the table stays as it was."""
    for match, nth in positions(game, find(game).players[-1 if most else 0]):
        table, before = match.state.copy(), match.state.tobytes()

        chosen = greedy(table, nth)
        assert chosen in match.legal()
        assert chosen == greedy(match.view(match.actor), nth)
        assert table.tobytes() == before


@pytest.mark.parametrize("game", names())
def test_the_same_luck_gives_the_same_moves(game):
    match = start(game, find(game).players[0], seed=5)
    for _ in range(30):
        if match.over:
            break
        moves = {bots.find("greedy", b"luck").choose(match) for _ in range(3)}
        assert len(moves) == 1
        match.play(moves.pop())


# Of four players one is greedy: a fair share is a quarter. The race is a game of luck.
SHARES = {"odysseus": 0.6, "ulysses": 0.7, "odyssey": 0.2}


@pytest.mark.parametrize("game", names())
def test_it_beats_three_players_at_random(game):
    games, won = 60 if game == "odyssey" else 24, 0.0
    for number in range(games):
        match, seat = start(game, 4, seed=number), number % 4
        bot, others = bots.find("greedy", b"luck"), bots.find("random", bytes([number]))
        while not match.over:
            match.play((bot if match.actor == seat else others).choose(match))
        won += match.shares()[seat]

    assert won / games > SHARES[game] - 0.1
