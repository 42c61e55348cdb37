"""What a muse believes about what the others hide: from what its seat knows, and nothing else."""

import numpy as np
import pytest
from bots.test_oracle import choices

from ithaca import bots
from ithaca.bots import muse_beliefs
from ithaca.bots.muse import file_of
from ithaca.engine import entrypoints
from ithaca.engine.beliefs import drawn, hides_at, likelihood
from ithaca.engine.dice import Dice
from ithaca.engine.game import find, names
from ithaca.engine.match import conceal, start
from ithaca.engine.offers import Scratch
from ithaca.engine.protocol import SPECTATOR
from ithaca.engine.record import blank

GAMES = [name for name in names() if hasattr(find(name).part("belief"), "SECRETS")]
POSITIONS = 60


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_belief_byte_for_byte(game):
    dice, differ = blank(Dice), 0
    entrypoints.set_key_at(dice, np.arange(8, dtype=np.uint32))
    for match in choices(game, 4, POSITIONS):
        view, seen, _ = bots.sight(match)
        other = view.copy()
        entrypoints.guess_at(other, 0, seen.belief.copy(), dice)
        differ += other.tobytes() != match.state.tobytes()
        mine = muse_beliefs.believed_by_muse(view, seen.belief, match.actor)
        there = muse_beliefs.believed_by_muse(conceal(other, match.actor), seen.belief, match.actor)
        assert mine.tobytes() == there.tobytes()
    assert differ > POSITIONS // 2


@pytest.mark.parametrize("game", GAMES)
def test_who_only_watches_believes_the_same_of_tables_that_look_the_same(game):
    dice = blank(Dice)
    entrypoints.set_key_at(dice, np.arange(8, dtype=np.uint32))
    for match in choices(game, 3, POSITIONS // 3):
        belief, view = match.beliefs.of(SPECTATOR), conceal(match.state, SPECTATOR)
        other = view.copy()
        entrypoints.guess_at(other, 0, belief.copy(), dice)
        mine = muse_beliefs.believed_by_muse(view, belief, SPECTATOR)
        there = muse_beliefs.believed_by_muse(conceal(other, SPECTATOR), belief, SPECTATOR)
        assert mine.tobytes() == there.tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_it_asks_without_changing_and_believes_only_what_can_be(game):
    for match in choices(game, find(game).players[-1], 12):
        for seat in (0, SPECTATOR):
            view, belief = conceal(match.state, seat), match.beliefs.of(seat)
            before = view.tobytes(), belief.tobytes()
            found = muse_beliefs.believed_by_muse(view, belief, seat)
            assert (view.tobytes(), belief.tobytes()) == before
            ids = found["odds"].reshape(-1, find(game).part("belief").SECRETS.ids + 1)[:, 1:]
            assert ids.min() >= 1
            assert ids.max() <= find(game).part("belief").MOST_ODDS
            could = drawn(view, muse_beliefs.nothing_of(find(game)), 4096) > 0
            assert not (drawn(view, found, 512)[~could]).any()


def truth_of(match):
    scratch = blank(Scratch)
    count = int(hides_at(match.state, 0, scratch))
    return scratch["actions"][0, :count].astype(int)


def losses(match, seat):
    """The log loss of what a seat does not know: by the muse, and when nothing is believed."""
    view, belief = conceal(match.state, seat), match.beliefs.of(seat)
    scratch = blank(Scratch)
    count = int(hides_at(view, 0, scratch))
    unknown, truth = scratch["actions"][0, :count] == 0, truth_of(match)
    muse = muse_beliefs.believed_by_muse(view, belief, seat)
    nothing = muse_beliefs.nothing_of(match.game)
    return [
        -np.log(likelihood(view, one, 512)[np.arange(count), truth])[unknown].mean()
        for one in (muse, nothing)
    ]


@pytest.mark.parametrize(("game", "gain"), [("odysseus", 0.5), ("ulysses", 0.02)])
def test_it_tells_the_secrets_of_muses_better_than_chance(game, gain):
    """In games with other luck than those that it learned from."""
    found = []
    for seed in range(8):
        match, player = start(game, 4, seed=900 + seed), bots.find("muse", bytes([seed]))
        while not match.over:
            if len(match.moves) % 40 == 39:
                found.append(losses(match, len(match.moves) // 40 % 4))
            match.play(player.choose(match))
    by_muse, by_nothing = np.mean(found, axis=0)
    assert by_muse < by_nothing - gain


@pytest.mark.parametrize("game", GAMES)
def test_before_any_move_has_told_anything_nothing_is_believed(game):
    match = start(game, 4, seed=4)
    for seat in (1, SPECTATOR):
        belief = match.beliefs.of(seat)
        found = muse_beliefs.believed_by_muse(conceal(match.state, seat), belief, seat)
        assert found.tobytes() == belief.tobytes()


def test_where_nothing_is_hidden_the_belief_stays_as_it_is():
    match = start("odyssey", 3, seed=1)
    belief = match.beliefs.of(0)
    assert muse_beliefs.believed_by_muse(match.view(0), belief, 0) is belief


def test_without_a_muse_that_tells_secrets_the_belief_stays_as_it_is(monkeypatch):
    match = start("odysseus", 3, seed=1)
    belief, file = match.beliefs.of(0), file_of(find("odysseus"))
    monkeypatch.setattr(muse_beliefs, "file_of", lambda game: file._replace(secrets=None))
    assert muse_beliefs.believed_by_muse(match.view(0), belief, 0) is belief
