"""The dice are fair, through the real path: every roll that triremes make in random races is counted."""

import functools

import pytest

from ithaca.engine.game import find
from ithaca.engine.simulate import Simulation
from ithaca.games.odyssey import report
from ithaca.games.odyssey.components import CALYPSO, CYCLOPES, LAESTRYGONIANS, POSEIDON, SIRENS

GAMES = 100_000  # ten million rolls, compiled
ROLLS = 10_000_000


@functools.cache
def tally():
    return report.tallied(Simulation(find("odyssey"), 4, 20), GAMES, lambda done: None)


@pytest.mark.rule("odyssey/turn/die")
def test_all_six_sides_come_up_equally_often():
    sides = [int(count) for count in tally().dice[1:]]
    expected = sum(sides) / 6

    assert sum(sides) >= ROLLS
    chi_square = sum((count - expected) ** 2 / expected for count in sides)
    assert chi_square < 20.5  # five degrees of freedom: one seed in a thousand would fail


CHANCES = [
    ("Calypso 5 needs a 6", CALYPSO, 0, 1 / 6),
    ("with shield or helmet a 5 will do", CALYPSO, 1, 2 / 6),
    ("the Sirens 3", SIRENS, 0, 3 / 6),
    ("the Sirens with shield or helmet", SIRENS, 1, 4 / 6),
    ("the Cyclopes 2", CYCLOPES, 0, 4 / 6),
    ("the Cyclopes with lance or bow", CYCLOPES, 1, 5 / 6),
    ("the Laestrygonians 3", LAESTRYGONIANS, 0, 3 / 6),
    ("Poseidon 5", POSEIDON, 0, 1 / 6),
]


@pytest.mark.rule("odyssey/test/higher", "odyssey/test/weapons", "odyssey/wreck/avoid")
@pytest.mark.parametrize(("what", "card", "eased", "chance"), CHANCES, ids=[row[0] for row in CHANCES])
def test_an_encounter_is_beaten_as_often_as_its_value_says(what, card, eased, chance):
    failed, beaten = (int(count) for count in tally().tries[card, eased])
    tries = failed + beaten

    assert tries > 15_000
    assert abs(beaten - chance * tries) < 5 * (tries * chance * (1 - chance)) ** 0.5


@pytest.mark.rule("odyssey/test/unaided")
def test_no_weapon_eases_a_wreck():
    assert not tally().tries[POSEIDON, 1].any()
    assert not tally().tries[LAESTRYGONIANS, 1].any()
