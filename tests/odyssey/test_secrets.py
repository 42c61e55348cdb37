"""All see the same: everything but the order of unseen cards, the weapons on Hades and the dice."""

import random

import numpy as np
import pytest
from table import at_table, play

from ithaca.engine import entrypoints
from ithaca.engine.dice import Dice
from ithaca.engine.match import conceal, start
from ithaca.engine.protocol import SPECTATOR, sound
from ithaca.engine.record import blank
from ithaca.games.odyssey.belief import Belief
from ithaca.games.odyssey.components import COPIES
from ithaca.games.odyssey.secrets import MOST_SEEN

GAMES = 20


def random_positions(players: int):
    for seed in range(GAMES):
        match, choice = start("odyssey", players, seed=seed), random.Random(seed)
        for _ in range(300):
            if match.over:
                break
            yield match, choice
            match.play(choice.choice(match.legal()))


@pytest.mark.rule("odyssey/setup/open")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_is_the_same_whatever_nobody_can_know(players):
    changed = 0
    for match, choice in random_positions(players):
        other = match.state.copy()
        s = other[0]
        s.dice.key[:] = [choice.getrandbits(32) for _ in range(8)]
        s.pile[: s.fresh] = choice.sample([int(card) for card in s.pile[: s.fresh]], int(s.fresh))
        weapons = [int(weapon) for weapon in s.armoury[: s.armoury_size]]
        s.armoury[: s.armoury_size] = choice.sample(weapons, len(weapons))
        assert sound(s) == 0
        changed += s.pile.tobytes() != match.state[0].pile.tobytes()

        for seat in range(SPECTATOR, players):
            assert conceal(other, seat).tobytes() == match.view(seat).tobytes()
    assert changed > 15


def test_there_is_room_to_count_the_copies_of_a_card():
    assert COPIES.max() <= MOST_SEEN


@pytest.mark.rule("odyssey/setup/open")
def test_a_card_that_went_under_the_pile_is_known_where_it_lies():
    match = at_table("odyssey", "Ann Bob", active="Ann", at={"Ann": "c2"}, pile=["cyclopes"])
    play(match, "Ann roll=6 roll=6")

    for seat in (SPECTATOR, 0, 1):
        assert match.table(seat)["pile"] == ["?"] * 25 + ["cyclopes"]


@pytest.mark.rule("odyssey/setup/dealt")
def test_the_weapons_on_hades_lie_face_down():
    match = at_table("odyssey", "Ann Bob", weapon={"Ann": "lance", "Bob": "bow"})

    assert match.table(0)["armoury"] == ["?", "?"]
    assert match.table(0)["weapon"] == match.table(1)["weapon"] == ["lance", "bow"]


@pytest.mark.rule("odyssey/setup/open")
def test_a_guess_keeps_what_is_known_and_mixes_the_rest():
    match = at_table("odyssey", "Ann Bob", active="Ann", at={"Ann": "c2"}, pile=["cyclopes"])
    play(match, "Ann roll=6 roll=6")
    tops, weapons = set(), set()
    for seed in range(40):
        world, dice = match.view(0), blank(Dice)
        entrypoints.set_key_at(dice, np.full(8, seed, np.uint32))
        entrypoints.guess_at(world, 0, blank(Belief), dice)
        assert sound(world[0]) == 0
        assert match.game.part("components").CARD_NAMES[world[0].pile[25]] == "cyclopes"
        tops.add(int(world[0].pile[0]))
        weapons.add(int(world[0].armoury[0]))

    assert len(tops) > 8
    assert len(weapons) == 2


@pytest.mark.rule("odyssey/setup/open")
def test_nothing_of_the_dice_is_ever_seen():
    for match, _ in random_positions(2):
        assert not any(match.view(SPECTATOR)[0].dice.tobytes())


def test_a_field_is_hidden_unless_it_is_listed():
    """Fill a state with ones: what is not seen of it must be on this list, and nothing else."""
    state = start("odyssey", 4, seed=1).state.copy()
    state.view(np.uint8)[:] = 1
    state[0].seats, state[0].phase, state[0].fresh, state[0].pile_size = 4, 2, 26, 26
    view = conceal(state, SPECTATOR)[0]

    hidden = {name for name in view.dtype.names if not view[name].tobytes().strip(b"\0")}
    assert {name for name in hidden if not name.startswith("gap_")} == {"dice", "pile", "armoury"}
