"""Beliefs of every game: made from what a seat saw, drawn from by `guess`, better than none."""

import random

import numpy as np
import pytest

from benchmarks.beliefs import CLOCK, SLIPS, Table, by_stage
from ithaca.engine import entrypoints
from ithaca.engine.beliefs import FALL, HIGHEST, WHOLE, chance, hides_at, posterior
from ithaca.engine.dice import Dice
from ithaca.engine.game import find, names
from ithaca.engine.match import conceal, start
from ithaca.engine.protocol import OVER, SPECTATOR, believe, sound
from ithaca.engine.record import blank

POSITIONS = 600
HALF = (500, 500, 500, 500)  # of a thousand moves of each seat, how many are made at random


def positions(game: str, count: int):
    """Positions of games that are played half greedily, half at random, and the move that follows."""
    number, table = 0, Table(find(game), 4, 1, 0)
    for _ in range(count):
        if table.actor == OVER:
            number += 1
            table = Table(find(game), 4, 1, number)
        before, beliefs = table.states.copy(), table.beliefs.copy()
        action = table.play(HALF)
        yield before, beliefs, action


def guessed(view: np.ndarray, belief: np.ndarray, seed: int) -> np.ndarray:
    world, dice = view.copy(), blank(Dice)
    entrypoints.set_key_at(dice, np.full(8, seed, np.uint32))
    entrypoints.guess_at(world, 0, belief.copy(), dice)
    return world


def folded(view: np.ndarray, action: int, belief: np.ndarray) -> bytes:
    """What is believed after a move; what `guess` writes is not part of it."""
    belief = belief.copy()
    believe(view[0], action, belief[0])
    return b"".join(belief[name].tobytes() for name in belief.dtype.names if name in ("odds", "score"))


@pytest.mark.parametrize("game", names())
def test_what_one_believes_is_a_function_of_what_one_saw(game):
    """Worlds that a seat cannot tell apart make it believe the same; and its view stays as it was."""
    for nth, (before, beliefs, action) in enumerate(positions(game, POSITIONS)):
        seat = nth % 5 - 1
        view, belief = conceal(before, seat), beliefs[[seat]]
        world = guessed(view, belief, nth)
        seen = entrypoints.seen_at(before, 0, action, seat)

        here = folded(view.copy(), seen, belief)
        assert folded(conceal(world, seat), seen, belief) == here
        believe(view[0], seen, belief[0])
        assert view.tobytes() == conceal(before, seat).tobytes()


@pytest.mark.parametrize("game", names())
def test_whatever_one_believes_a_guess_can_be(game):
    """Odds are made up here, including extreme ones; random games with real beliefs are in
    test_properties."""
    choice = random.Random(3)
    for nth, (before, beliefs, _) in enumerate(positions(game, POSITIONS)):
        seat = nth % 5 - 1
        view, belief = conceal(before, seat), beliefs[[seat]]
        if "odds" in belief.dtype.names:
            most = find(game).part("belief").MOST_ODDS
            belief[0].odds[:] = np.array(choice.choices([1, most // 2, most], k=belief[0].odds.size)).reshape(
                belief[0].odds.shape
            )
        world = guessed(view, belief, nth)

        assert sound(world[0]) == 0
        assert conceal(world, seat).tobytes() == view.tobytes()


@pytest.mark.parametrize("game", CLOCK)
@pytest.mark.parametrize(
    "players", ["greedy", pytest.param("slips (a quarter at random)", marks=pytest.mark.slow)]
)
def test_a_belief_is_better_than_none_about_sensible_players(game, players):
    """Held out: the weights were fitted on games of another seed."""
    uniform, believed, error, _ = by_stage(find(game), SLIPS[players], 60)[-1]

    assert uniform - believed > 0.1
    assert uniform - believed > 5 * error


@pytest.mark.slow
@pytest.mark.parametrize("game", CLOCK)
def test_a_belief_is_hardly_worse_than_none_about_players_at_random(game):
    uniform, believed, _, _ = by_stage(find(game), SLIPS["chance"], 60 if game == "odysseus" else 20)[-1]

    assert believed - uniform < 0.08


@pytest.mark.parametrize("game", CLOCK)
def test_the_odds_never_leave_their_bounds(game):
    most = find(game).part("belief").MOST_ODDS
    for _, beliefs, _ in positions(game, 600):
        for belief in beliefs:
            odds = belief.odds[..., 1:]
            assert odds.min() >= 1
            assert odds.max() <= most


def test_chances_fall_with_the_score_and_are_even_for_one_who_does_nothing_that_fits():
    assert FALL[0] == WHOLE
    assert chance(0, 0, 1000) == 1000
    assert chance(500, 500, 1000) > 50 * chance(0, 500, 1000)
    assert chance(-HIGHEST, HIGHEST, 400) == 1
    lost = [chance(score, -700, 1000) for score in (-700, -900, -HIGHEST)]
    assert max(lost) - min(lost) < 3


@pytest.mark.parametrize("game", names())
def test_everyone_may_ask_how_likely_each_hidden_thing_is(game):
    match, choice = start(game, 3, seed=2), random.Random(2)
    for _ in range(20):
        match.play(choice.choice(match.legal()))

    assert match.beliefs.posterior(0) == match.beliefs.posterior(0)
    for seat in (SPECTATOR, 0, 2):
        likely = match.beliefs.posterior(seat)
        assert len(likely) == 3
        for owner, things in enumerate(likely):
            for chances in things:
                assert sum(chances.values()) == pytest.approx(1, abs=0.01)
                assert (len(chances) == 1) == (owner == seat)


@pytest.mark.parametrize("game", CLOCK)
def test_what_is_told_is_what_guesses_show(game):
    """The frequencies of other guesses, with other luck, agree with the answer."""
    table = Table(find(game), 4, 1, 4)
    for _ in range(40):
        table.play(HALF)
    view, belief = conceal(table.states, 1), table.beliefs[[1]]
    likely, runs = posterior(view, belief, 20_000), 3000
    found = np.zeros_like(likely)
    for seed in range(runs):
        world = guessed(view, belief, seed + 1)
        for item in range(hides_at(world, 0, table.scratch)):
            found[item, table.scratch[0].actions[item]] += 1

    error = np.sqrt(likely * (1 - likely) * (1 / runs + 1 / 20_000)) + 1e-9
    assert (np.abs(found / runs - likely) / error).max() < 5.5
