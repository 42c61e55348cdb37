"""Expected shares, estimated from an open table: they sum to one victory, and are better than not knowing."""

import math

import pytest

from ithaca import bots
from ithaca.engine.game import find, names
from ithaca.engine.match import start
from ithaca.engine.offers import Scratch
from ithaca.engine.protocol import expected_shares, is_quiescent
from ithaca.engine.record import blank, copy_of

GAMES = 15
MOVES = 100_000


def quiet_moments(game: str, players: int, seed: int):
    """What is expected at the quiet moments of a greedy game, its shares, and whether asking changes it."""
    ask = asking_expected_shares()
    match, greedy, found = start(game, players, seed=seed), bots.find("greedy", bytes([seed])), []
    while not match.over and len(match.moves) < MOVES:
        table, room = copy_of(match.state), blank(Scratch)
        if ask(table, room):
            found.append([float(share) for share in room[0].shares[:players]])
        assert table.tobytes() == match.state.tobytes()
        match.play(greedy.choose(match))
    return found, match.shares()


def tell_if_quiet(states, scratch):
    if not is_quiescent(states[0]):
        return False
    expected_shares(states[0], scratch[0].shares)
    return True


def asking_expected_shares():
    """`expected_shares` for Python."""
    import numba

    return numba.njit(tell_if_quiet)


@pytest.mark.parametrize("game", names())
def test_hopes_are_shares_of_one_victory_and_change_nothing(game):
    find(game).ready()
    told, _ = quiet_moments(game, find(game).players[-1], seed=1)
    assert bool(told) == (game != "odyssey")  # a race is played to its end
    for shares in told:
        assert sum(shares) == pytest.approx(1)
        assert all(0 < share < 1 for share in shares)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["odysseus", "ulysses"])
def test_they_tell_the_winner_better_than_a_fair_share(game):
    """The log loss of the winner over all quiet moments of games that the weights were not fitted to."""
    find(game).ready()
    losses = []
    for seed in range(500, 500 + GAMES):
        told, won = quiet_moments(game, 4, seed % 256)
        losses += [
            -sum(share * math.log(hope) for share, hope in zip(won, shares, strict=True)) for shares in told
        ]
    assert sum(losses) / len(losses) < math.log(4) - 0.1
