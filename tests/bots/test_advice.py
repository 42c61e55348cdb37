"""Advice: what a seat may suspect of what the others hide, and since which move."""

import numpy as np
import pytest

from ithaca import bots
from ithaca.bots import advice
from ithaca.bots.explained import evidence_for, suspected
from ithaca.engine import entrypoints
from ithaca.engine.dice import Dice
from ithaca.engine.inference import seen_past
from ithaca.engine.match import start
from ithaca.engine.record import blank

SECRET = ["odysseus", "ulysses"]


def played(game, moves, seed=3):
    greedy, match = bots.find("greedy", b"greedy"), start(game, 4, seed=seed)
    while len(match.moves) < moves:
        match.play(greedy.choose(match))
    return match


@pytest.mark.parametrize("game", SECRET)
def test_what_is_suspected_is_what_the_beliefs_of_the_seat_say_now(game):
    match = played(game, 60)
    for seat in range(4):
        evidence, past = evidence_for(match.game, 4, seat), seen_past(match, seat)
        for nth, move in enumerate(past.moves.tolist() if evidence else []):
            evidence.fold(past.views[[nth]], move)
        likely = suspected(match.view(seat), match.beliefs.of(seat), seat, evidence, advice.WORLDS)
        each, found = len(likely) // 4, advice.suspects(advice.trail_of(match), seat)
        expected = {
            (thing // each, round(float(chances.max()), 4))
            for thing, chances in enumerate(likely)
            if thing // each != seat and advice.LEAST_SURE <= chances.max() < 1 and chances.argmax() > 0
        }
        assert {(one.seat, one.chance) for one in found} == expected
        assert all(1 <= one.since <= 60 for one in found)


@pytest.mark.parametrize("game", SECRET)
def test_it_was_the_likeliest_from_that_move_on_and_not_before(game):
    trail = advice.trail_of(played(game, 60))
    numbers, thought = zip(*advice.beliefs_through(trail, 0), strict=True)
    leading = np.argmax(np.array(thought), axis=2)  # at each of these moves, of each hidden thing
    each = leading.shape[1] // 4
    found = {(one.seat, one.chance): one.since for one in advice.suspects(trail, 0)}
    assert found
    for thing, best in enumerate(leading[-1]):
        chance = round(float(thought[-1][thing, best]), 4)
        if since := found.get((thing // each, chance)):
            at = numbers.index(since)
            assert (leading[at:, thing] == best).all()
            assert at == 0 or leading[at - 1, thing] != best


@pytest.mark.parametrize("game", SECRET)
def test_worlds_that_the_seat_cannot_tell_apart_let_it_suspect_the_same(game):
    match, dice = start(game, 4, seed=9), blank(Dice)
    seat, other = match.actor, match.view(match.actor)
    entrypoints.guess_at(other, 0, match.beliefs.of(seat), dice)
    assert other.tobytes() != match.state.tobytes()
    match.play(match.legal()[0])
    trail = advice.trail_of(match)
    (here,), (there,) = (
        list(advice.beliefs_through(trail._replace(dealt=dealt), seat)) for dealt in (trail.dealt, other)
    )
    assert here[0] == there[0] == 1
    assert (here[1] == there[1]).all()


def test_a_race_has_nothing_to_suspect():
    assert advice.suspects(advice.trail_of(played("odyssey", 20)), 0) == []
