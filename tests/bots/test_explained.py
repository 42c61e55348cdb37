"""What a muse's own policy reveals about the others' secrets: fair, reproducible, and mostly right."""

import numpy as np
import pytest

from benchmarks.explained import Explained, secrets_of
from ithaca import bots
from ithaca.bots.muse_beliefs import nothing_of
from ithaca.engine import entrypoints
from ithaca.engine.beliefs import posterior
from ithaca.engine.dice import Dice
from ithaca.engine.game import find
from ithaca.engine.match import conceal, start
from ithaca.engine.record import blank, copy_of

SEAT, PLAYERS = 0, 3


def muses_play(slug, moves):
    """A game of muses, before each choice of another seat: the table, and what is played."""
    game = find(slug)
    match = start(slug, PLAYERS, seed=8)
    players = [bots.find("muse", bytes([seat]), game) for seat in range(PLAYERS)]
    while not match.over and moves:
        action = players[match.actor].choose(match)
        if match.actor != SEAT and len(match.legal()) > 1:
            moves -= 1
            yield match, int(entrypoints.seen_at(match.state, 0, action, SEAT))
        match.play(action)


@pytest.mark.parametrize("slug", ["odysseus", "ulysses"])
def test_tables_that_the_seat_cannot_tell_apart_explain_a_move_alike(slug):
    game, luck = find(slug), blank(Dice)
    entrypoints.set_key_at(luck, luck[0].key.copy())
    for match, move in muses_play(slug, 12):
        view, belief = conceal(match.state, SEAT), match.beliefs.of(SEAT)
        other = copy_of(view)
        entrypoints.guess_at(other, 0, copy_of(nothing_of(game)), luck)
        found = []
        for table in (match.state, other, match.state):
            explained = Explained(game, PLAYERS)
            explained.fold(conceal(table, SEAT), SEAT, move, belief)
            found.append(explained.logs)
        assert other.tobytes() != match.state.tobytes()
        assert np.array_equal(found[0], found[1])
        assert np.array_equal(found[0], found[2])


def test_what_muses_do_speaks_for_what_they_hold():
    explained = Explained(find("odysseus"), PLAYERS)
    for match, move in muses_play("odysseus", 40):
        explained.fold(conceal(match.state, SEAT), SEAT, move, match.beliefs.of(SEAT))
    missions, view = match.state[0]["mission"], conceal(match.state, SEAT)
    assert not explained.logs[SEAT].any()
    before = posterior(view, nothing_of(match.game))
    after = posterior(view, explained.added_to(nothing_of(match.game), 1.0))
    others = [seat for seat in range(PLAYERS) if seat != SEAT]
    assert all(after[seat, missions[seat]] > before[seat, missions[seat]] + 0.2 for seat in others)


def test_of_a_thing_of_which_nothing_was_told_nothing_is_kept():
    game = find("ulysses")
    explained, belief = Explained(game, PLAYERS), copy_of(nothing_of(game))
    explained.logs[:] = 1.0
    scores = belief["score"][0].reshape(-1, secrets_of(game).ids + 1)
    scores[1, 3] += 50
    explained.forget(belief)
    assert explained.logs[1].all()
    assert not explained.logs[0].any()
