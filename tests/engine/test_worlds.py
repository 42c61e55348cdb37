"""What does not depend on what is hidden."""

import random

import pytest

from ithaca.engine import entrypoints
from ithaca.engine.dice import Dice
from ithaca.engine.game import find, names
from ithaca.engine.match import start
from ithaca.engine.protocol import SPECTATOR
from ithaca.engine.record import blank
from ithaca.engine.seeds import SEED_BYTES, game_key
from ithaca.engine.snapshot import Snapshot, conceal
from ithaca.engine.worlds import is_plainly_forced


def decisions_of(game, moves=80, seeds=3):
    """The match before each move of some random games."""
    for seed in range(seeds):
        match, luck = start(game, find(game).players[-1], seed=seed), random.Random(seed)
        while not match.over and len(match.moves) < moves:
            yield match
            match.play(luck.choice(match.legal()))


def forced(match, state=None):
    return is_plainly_forced(match.game, Snapshot(match.state if state is None else state), len(match.moves))


def worlds_behind(match, view, count=12):
    """Some worlds that agree with this view, other ones than those that the rule itself draws."""
    belief, luck = blank(match.game.part("belief").Belief), blank(Dice)
    match.game.part("belief").believe_nothing(belief[0])
    luck[0].key[:] = game_key(bytes(SEED_BYTES), "another")
    for _ in range(count):
        entrypoints.guess_at(world := view.copy(), 0, belief, luck)
        yield world


@pytest.mark.parametrize("game", names())
def test_only_what_is_the_only_choice_is_forced(game):
    found = [(forced(match), len(match.legal())) for match in decisions_of(game)]
    assert all(count == 1 for is_forced, count in found if is_forced)
    assert not all(is_forced for is_forced, _ in found)


@pytest.mark.parametrize("game", names())
def test_whoever_knows_only_the_public_table_could_say_as_well_what_is_forced(game):
    """A move that is played automatically reveals nothing: it would have been with other secrets too."""
    for match in decisions_of(game, moves=40, seeds=2):
        if forced(match):
            public = conceal(match.state, SPECTATOR)
            assert all(forced(match, world) for world in worlds_behind(match, public))


def test_a_throw_is_plainly_forced_and_an_empty_hand_is_too():
    """Everybody can see whose throw it is, and that a hand without cards and a used god leave only
    passing."""
    assert any(forced(match) for match in decisions_of("odyssey"))
    passes = [
        match.notation.name(match.legal()[0]) for match in decisions_of("odysseus", 200) if forced(match)
    ]
    assert "pass" in passes
