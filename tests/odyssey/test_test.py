"""Charms and combats: more than the value, on arrival and later, what weapons do, no limit."""

import pytest
from table import actor, at_table, facts, legal_names, play
from track import before, onward, stretch

from ithaca.games.odyssey.components import CARD_NAMES

pytestmark = pytest.mark.interpreted

STAR = "lotus"
CHARMS = {"circe": 5, "calypso": 5, "sirens": 3, "lotuseaters": 3}
COMBATS = {"cyclopes": 2, "scylla": 3, "polyphemus": 3, "cicones": 3}
WRECKS = {"laestrygonians": 3, "hyperion": 4, "charybdis": 4, "poseidon": 5}
VALUES = {**CHARMS, **COMBATS, **WRECKS, "calm": 4, "ghosts": 3}
HOLDING = [card for card in {**CHARMS, **COMBATS} if card not in ("circe", "sirens")]
WEAPONS = ["none", "lance", "bow", "shield", "helmet"]
DICE = pytest.mark.parametrize("die", range(1, 7))


def meeting(card, arms="none", **position):
    """Ann has just come to this card and is to roll."""
    at = {"Ann": before(STAR), "Bob": stretch(6)}
    position = {"at": at, "weapon": {"Ann": arms}, "pile": [card], **position}
    return play(at_table("odyssey", "Ann Bob", active="Ann", **position), "Ann roll=1")


def held(card, arms="none", **position):
    """A card, or the ghosts, holds Ann since an earlier turn, and she is to roll."""
    at = {"Ann": "hades" if card == "ghosts" else STAR, "Bob": stretch(6)}
    position = {"at": at, "weapon": {"Ann": arms}, "held": {"Ann": card}, **position}
    return at_table("odyssey", "Ann Bob", active="Ann", **position)


def bottom(match):
    """The last card of the pile."""
    s = match.state[0]
    return CARD_NAMES[s.pile[s.pile_size - 1]]


# ── more than the value ───────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/test/higher", "odyssey/setup/cards")
@DICE
@pytest.mark.parametrize("card", HOLDING)
def test_a_charm_or_combat_is_beaten_by_more_than_its_value_and_else_holds_you(card, die):
    match = meeting(card)

    assert facts(match)["to_beat"] == VALUES[card]
    play(match, f"Ann roll={die}")
    beaten = die > VALUES[card]
    assert facts(match)["held"]["Ann"] == ("" if beaten else card)
    assert facts(match)["stars"] == ({} if beaten else {STAR: card})
    assert (actor(match), facts(match)["at"]["Ann"]) == ("Bob", STAR)


@pytest.mark.rule("odyssey/test/higher", "odyssey/test/later")
@DICE
@pytest.mark.parametrize("card", [*HOLDING, "sirens", "calm", "ghosts"])
def test_on_a_later_turn_the_same_roll_is_needed(card, die):
    match = held(card)
    there = facts(match)["at"]["Ann"]

    assert (facts(match)["facing"], facts(match)["to_beat"]) == (card, VALUES[card])
    play(match, f"Ann roll={die}")
    beaten = die > VALUES[card]
    assert (facts(match)["held"]["Ann"] == "") == beaten
    assert facts(match)["at"]["Ann"] == there
    failed = ("Ann", "wrecking") if card == "sirens" else ("Bob", "moving")
    freed = ("Ann", "arming" if card == "ghosts" else "moving")
    assert (actor(match), facts(match)["phase"]) == (freed if beaten else failed)


@pytest.mark.rule("odyssey/test/higher", "odyssey/circe/hades")
@DICE
def test_who_fails_against_circe_is_not_held_but_sent_to_hades(die):
    match = play(meeting("circe"), f"Ann roll={die}")

    assert facts(match)["at"]["Ann"] == (STAR if die > 5 else "hades")
    assert facts(match)["facing"] == ("" if die > 5 else "ghosts")
    assert facts(match)["stars"] == ({} if die > 5 else {STAR: "circe"})


@pytest.mark.rule("odyssey/test/higher", "odyssey/sirens/wreck")
@DICE
def test_who_fails_against_the_sirens_is_wrecked(die):
    match = play(meeting("sirens"), f"Ann roll={die}")

    assert (actor(match), facts(match)["phase"]) == (("Bob", "moving") if die > 3 else ("Ann", "wrecking"))
    assert facts(match)["stars"] == ({} if die > 3 else {STAR: "sirens"})


@pytest.mark.rule("odyssey/test/higher", "odyssey/wreck/avoid")
@DICE
@pytest.mark.parametrize("card", WRECKS)
def test_a_wreck_too_is_avoided_by_more_than_its_value(card, die):
    match = meeting(card)

    assert facts(match)["to_beat"] == VALUES[card]
    play(match, f"Ann roll={die}")
    beaten = die > VALUES[card]
    assert (actor(match), facts(match)["phase"]) == (("Bob", "moving") if beaten else ("Ann", "wrecking"))
    assert facts(match)["stars"] == ({} if beaten else {STAR: card})


@pytest.mark.rule("odyssey/test/higher", "odyssey/test/patience")
@pytest.mark.parametrize("card", HOLDING)
def test_a_card_holds_you_until_you_beat_it_and_there_is_no_limit(card):
    """Bob is held in the calms on another star."""
    at = {"Ann": before(STAR), "Bob": "cyclopes"}
    match = meeting(card, at=at, held={"Bob": "calm"})

    for _ in range(12):
        play(match, f"Ann roll={VALUES[card]}\nBob roll=1")
        assert (facts(match)["at"]["Ann"], facts(match)["held"]["Ann"]) == (STAR, card)
        assert (actor(match), facts(match)["phase"], facts(match)["facing"]) == ("Ann", "testing", card)
    play(match, f"Ann roll={VALUES[card] + 1} roll=1")
    assert facts(match)["at"]["Ann"] == onward(STAR)


# ── on arrival and later ──────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/test/arrival")
@pytest.mark.parametrize("card", [*CHARMS, *COMBATS, *WRECKS])
def test_beaten_on_arrival_your_turn_is_over_and_you_sail_on_in_your_next(card):
    match = play(meeting(card), "Ann roll=6")

    assert (actor(match), facts(match)["at"]["Ann"]) == ("Bob", STAR)
    play(match, "Bob roll=1")
    assert (actor(match), facts(match)["phase"]) == ("Ann", "moving")
    play(match, "Ann roll=2")
    assert facts(match)["at"]["Ann"] == onward(STAR, 2)


@pytest.mark.rule("odyssey/test/arrival")
def test_beaten_on_arrival_with_help_your_turn_is_over_too():
    match = play(meeting("calypso", help={"Ann": ["hermes"]}), "Ann roll=5 help:hermes")

    assert (actor(match), facts(match)["at"]["Ann"], facts(match)["held"]["Ann"]) == ("Bob", STAR, "")


@pytest.mark.rule("odyssey/test/later", "odyssey/star/beaten")
@pytest.mark.parametrize("card", [*HOLDING, "sirens", "calm"])
def test_beaten_later_you_roll_again_and_move_in_that_same_turn(card):
    match = play(held(card), "Ann roll=6")

    assert (actor(match), facts(match)["phase"], facts(match)["facing"]) == ("Ann", "moving", "")
    assert (facts(match)["stars"], facts(match)["at"]["Ann"], bottom(match)) == ({}, STAR, card)
    assert legal_names(match) == {"roll"}
    play(match, "Ann roll=2")
    assert (actor(match), facts(match)["at"]["Ann"]) == ("Bob", onward(STAR, 2))


@pytest.mark.rule("odyssey/test/later")
@pytest.mark.parametrize(("card", "helper"), [("calypso", "hermes"), ("scylla", "athena")])
def test_so_you_do_when_help_beats_it_later(card, helper):
    match = play(held(card, help={"Ann": [helper]}), f"Ann roll={VALUES[card]} help:{helper}")

    assert (actor(match), facts(match)["phase"], facts(match)["held"]["Ann"]) == ("Ann", "moving", "")
    assert (facts(match)["stars"], bottom(match)) == ({}, card)
    play(match, "Ann roll=2")
    assert (actor(match), facts(match)["at"]["Ann"]) == ("Bob", onward(STAR, 2))


@pytest.mark.rule("odyssey/test/later", "odyssey/star/once")
def test_on_that_movement_a_new_star_is_a_new_encounter():
    at, pile = {"Ann": STAR, "Bob": stretch(6)}, ["scylla"]
    match = play(held("calypso", at=at, pile=pile), "Ann roll=6 roll=6")

    assert (actor(match), facts(match)["at"]["Ann"]) == ("Ann", "cyclopes")
    assert (facts(match)["phase"], facts(match)["facing"]) == ("testing", "scylla")
    play(match, "Ann roll=4")
    assert actor(match) == "Bob"  # beaten on arrival


# ── weapons ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/test/weapons", "odyssey/setup/weapons")
@pytest.mark.parametrize("weapon", WEAPONS)
@pytest.mark.parametrize("card", VALUES)
def test_each_weapon_lowers_what_it_is_made_for_by_1_and_nothing_else(card, weapon):
    match = held(card, weapon) if card in ("calm", "ghosts") else meeting(card, weapon)

    charmed = card in CHARMS or card == "ghosts"
    lowers = weapon in ("shield", "helmet") if charmed else weapon in ("lance", "bow") and card in COMBATS
    assert facts(match)["weapon"]["Ann"] == weapon
    assert facts(match)["to_beat"] == VALUES[card] - lowers


@pytest.mark.rule("odyssey/test/weapons")
@pytest.mark.parametrize(
    ("weapon", "least"), [("none", 6), ("lance", 6), ("bow", 6), ("shield", 5), ("helmet", 5)]
)
@pytest.mark.parametrize("die", [4, 5, 6])
def test_against_calypso_you_need_a_6_or_with_the_shield_or_the_helmet_a_5(weapon, least, die):
    match = play(meeting("calypso", weapon), f"Ann roll={die}")

    assert facts(match)["held"]["Ann"] == ("" if die >= least else "calypso")
    assert facts(match)["weapon"]["Ann"] == weapon  # it is kept


@pytest.mark.rule("odyssey/test/weapons")
@pytest.mark.parametrize(
    ("weapon", "least"), [("none", 3), ("lance", 2), ("bow", 2), ("shield", 3), ("helmet", 3)]
)
@pytest.mark.parametrize("die", [1, 2, 3])
def test_against_the_cyclopes_the_lance_and_the_bow_make_a_2_do(weapon, least, die):
    match = play(meeting("cyclopes", weapon), f"Ann roll={die}")

    assert facts(match)["held"]["Ann"] == ("" if die >= least else "cyclopes")


@pytest.mark.rule("odyssey/test/unaided")
@pytest.mark.parametrize("weapon", WEAPONS)
def test_no_weapon_lowers_a_wreck_or_the_calms(weapon):
    match = play(meeting("laestrygonians", weapon), "Ann roll=3")
    assert (actor(match), facts(match)["phase"]) == ("Ann", "wrecking")

    match = play(held("calm", weapon), "Ann roll=4")
    assert (actor(match), facts(match)["held"]["Ann"]) == ("Bob", "calm")


@pytest.mark.rule("odyssey/test/weapons")
def test_the_weapon_of_another_does_not_count():
    match = meeting("calypso", weapon={"Ann": "none", "Bob": "shield"})

    assert facts(match)["to_beat"] == 5
