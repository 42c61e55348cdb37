"""Mist, fog and the great calms."""

import pytest
from table import actor, facts, legal_names, play, refusal
from track import NEAR, NEXT, STAR, at_sea, drawn_or_lying, onward, outside

pytestmark = pytest.mark.interpreted

HELPS = ["hermes", "leucothea", "proteus", "athena"]
WEAPONS = ["none", "lance", "bow", "shield", "helmet"]


# ── mist ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/weather/mist")
@pytest.mark.parametrize("how", ["drawn", "lying"])
@pytest.mark.parametrize(("die", "spaces"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_halved_movement_is_rounded_up(die, spaces, how):
    match = at_sea(**drawn_or_lying("mist", how))

    play(match, "Ann roll=1")
    assert facts(match)["halved"] == {"Ann": True, "Bob": False}
    play(match, f"Bob roll=1\nAnn roll={die}")
    assert facts(match)["at"]["Ann"] == onward(STAR, spaces)


@pytest.mark.rule("odyssey/weather/mist")
def test_mist_costs_no_turn_and_asks_for_no_roll():
    match = at_sea(pile=["mist"])

    play(match, "Ann roll=6")
    assert (actor(match), facts(match)["lost"]["Ann"], facts(match)["held"]["Ann"]) == ("Bob", 0, "")
    play(match, "Bob roll=1")
    assert (actor(match), facts(match)["phase"]) == ("Ann", "moving")


@pytest.mark.rule("odyssey/weather/mist")
def test_mist_halves_only_the_next_movement():
    match = at_sea(pile=["mist"])

    play(match, "Ann roll=1\nBob roll=1\nAnn roll=1")
    assert not facts(match)["halved"]["Ann"]
    play(match, "Bob roll=1\nAnn roll=3")
    assert facts(match)["at"]["Ann"] == onward(STAR, 4)


@pytest.mark.rule("odyssey/weather/mist")
def test_mist_halves_nobody_elses_movement():
    match = at_sea(pile=["mist"], at={"Bob": STAR})

    play(match, "Ann roll=1\nBob roll=4")
    assert facts(match)["at"]["Bob"] == onward(STAR, 4)
    assert facts(match)["halved"]["Ann"]


@pytest.mark.rule("odyssey/weather/mist")
def test_a_roll_against_an_encounter_is_not_halved():
    match = at_sea(star=NEAR, pile=["mist", "lotuseaters"])

    play(match, "Ann roll=1\nBob roll=1\nAnn roll=6")
    assert facts(match)["facing"] == "lotuseaters"
    play(match, "Ann roll=4")
    assert facts(match)["pile"][-1] == "lotuseaters"


@pytest.mark.rule("odyssey/weather/mist", "odyssey/bag/after")
def test_the_die_of_the_bag_is_not_halved_and_uses_no_mist_up():
    match = at_sea(options="bag-after", pile=["bag", "mist"])

    play(match, "Ann roll=1 roll=6 roll=3")
    assert (actor(match), facts(match)["at"]["Ann"]) == ("Bob", NEXT)
    assert facts(match)["halved"]["Ann"]


# ── fog ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/weather/fog")
@pytest.mark.parametrize("how", ["drawn", "lying"])
def test_fog_costs_the_next_turn_and_just_that_one(how):
    match = at_sea(**drawn_or_lying("fog", how))

    play(match, "Ann roll=1")
    assert (facts(match)["lost"], facts(match)["held"]["Ann"]) == ({"Ann": 1, "Bob": 0}, "")
    play(match, "Bob roll=1 roll=1")
    assert (actor(match), facts(match)["lost"]["Ann"]) == ("Ann", 0)
    play(match, "Ann roll=1\nBob roll=1")
    assert actor(match) == "Ann"


@pytest.mark.rule("odyssey/weather/fog")
def test_the_others_play_on_while_one_waits_in_fog():
    match = at_sea(seats="Ann Bob Cid", pile=["fog"])

    play(match, "Ann roll=1\nBob roll=1\nCid roll=1\nBob roll=1\nCid roll=1")
    assert actor(match) == "Ann"


@pytest.mark.rule("odyssey/weather/leave")
def test_after_the_lost_turn_one_leaves_the_fog_freely():
    match = at_sea(pile=["fog"])

    play(match, "Ann roll=1\nBob roll=1 roll=1")
    assert (facts(match)["phase"], facts(match)["stars"]) == ("moving", {STAR: "fog"})
    play(match, "Ann roll=4")
    assert (facts(match)["at"]["Ann"], facts(match)["lost"]["Ann"]) == (onward(STAR, 4), 0)


@pytest.mark.rule("odyssey/weather/leave")
def test_only_a_new_landing_meets_the_same_fog_again():
    match = at_sea(at={"Ann": STAR, "Bob": outside(STAR)}, stars={STAR: "fog"})

    play(match, "Ann roll=1\nBob roll=1")
    assert facts(match)["lost"] == {"Ann": 0, "Bob": 1}


# ── the great calms ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/weather/calm")
@pytest.mark.parametrize("how", ["drawn", "lying"])
def test_the_great_calms_cost_the_next_turn_without_any_roll(how):
    match = at_sea(**drawn_or_lying("calm", how))

    play(match, "Ann roll=1")
    assert (actor(match), facts(match)["held"]["Ann"], facts(match)["lost"]["Ann"]) == ("Bob", "calm", 1)
    play(match, "Bob roll=1 roll=1")
    assert (actor(match), facts(match)["phase"], facts(match)["lost"]["Ann"]) == ("Ann", "testing", 0)


@pytest.mark.rule("odyssey/weather/calm")
@pytest.mark.parametrize("die", range(1, 7))
def test_more_than_four_frees_from_the_great_calms(die):
    match = at_sea(at={"Ann": STAR}, held={"Ann": "calm"})

    assert facts(match)["to_beat"] == 4
    play(match, f"Ann roll={die}")
    assert facts(match)["at"]["Ann"] == STAR
    if die > 4:
        assert (actor(match), facts(match)["phase"], facts(match)["held"]["Ann"]) == ("Ann", "moving", "")
        play(match, "Ann roll=3")
        assert (actor(match), facts(match)["at"]["Ann"]) == ("Bob", onward(STAR, 3))
    else:
        assert (actor(match), facts(match)["held"]["Ann"]) == ("Bob", "calm")


@pytest.mark.rule("odyssey/weather/calm")
def test_a_failed_roll_against_the_great_calms_costs_no_further_turn():
    match = at_sea(at={"Ann": STAR}, held={"Ann": "calm"})

    for _ in range(3):
        play(match, "Ann roll=4\nBob roll=1")
        assert (actor(match), facts(match)["phase"], legal_names(match)) == ("Ann", "testing", {"roll"})
    play(match, "Ann roll=5 roll=1")
    assert facts(match)["at"]["Ann"] == onward(STAR)


@pytest.mark.rule("odyssey/help/calms", "odyssey/test/unaided")
@pytest.mark.parametrize("weapon", WEAPONS)
def test_neither_weapon_nor_help_avails_against_the_great_calms(weapon):
    match = at_sea(weapon={"Ann": weapon}, help={"Ann": HELPS}, pile=["calm"])

    play(match, "Ann roll=1")
    assert (actor(match), facts(match)["held"]["Ann"]) == ("Bob", "calm")
    play(match, "Bob roll=1 roll=1")
    assert facts(match)["to_beat"] == 4
    play(match, "Ann roll=4")
    assert (actor(match), facts(match)["help"]["Ann"]) == ("Bob", HELPS)


@pytest.mark.rule("odyssey/weather/calmed")
def test_who_is_freed_before_he_lost_his_turn_still_loses_it_and_then_is_free():
    match = at_sea(active="Bob", at={"Ann": STAR, "Bob": outside(STAR)}, held={"Ann": "calm"})

    play(match, "Bob roll=1\nAnn roll=5 roll=1")
    assert (facts(match)["held"]["Bob"], facts(match)["stars"]) == ("", {})
    assert actor(match) == "Ann"
    play(match, "Ann roll=1")
    assert (actor(match), facts(match)["phase"], facts(match)["lost"]["Bob"]) == ("Bob", "moving", 0)


@pytest.mark.rule("odyssey/weather/calmed")
def test_who_has_lost_his_turn_already_loses_no_other_when_he_is_freed():
    match = at_sea(active="Bob", at={"Ann": STAR, "Bob": outside(STAR)}, held={"Ann": "calm"})

    play(match, "Bob roll=1\nAnn roll=4 roll=5 roll=1")
    assert (actor(match), facts(match)["phase"]) == ("Bob", "moving")


# ── what stays ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/weather/stays")
@pytest.mark.parametrize("card", ["mist", "fog", "calm"])
def test_weather_stays_on_its_star_after_it_has_struck(card):
    match = at_sea(seats="Ann Bob Cid", pile=[card, "hermes"], at={"Bob": outside(STAR)})

    play(match, "Ann roll=1")
    assert facts(match)["stars"] == {STAR: card}
    play(match, "Bob roll=1")
    table = facts(match)
    assert (table["stars"], table["help"]["Bob"], table["pile_size"]) == ({STAR: card}, [], 26 - 1)
    assert table["halved"]["Bob"] == (card == "mist")
    assert table["lost"]["Bob"] == int(card != "mist")


@pytest.mark.rule("odyssey/weather/stays")
@pytest.mark.parametrize("how", ["drawn", "lying"])
@pytest.mark.parametrize("god", ["leucothea", "proteus"])
@pytest.mark.parametrize("card", ["mist", "fog"])
def test_help_that_cancels_mist_or_fog_sends_it_under_the_pile(card, god, how):
    match = at_sea(**drawn_or_lying(card, how), help={"Ann": [god]})

    play(match, f"Ann roll=1 help:{god}")
    table = facts(match)
    assert (table["stars"], table["pile"][-1]) == ({}, card)
    assert (table["halved"]["Ann"], table["lost"]["Ann"], actor(match)) == (False, 0, "Bob")


@pytest.mark.rule("odyssey/weather/stays")
@pytest.mark.parametrize("card", ["mist", "fog"])
def test_help_that_is_not_used_changes_nothing(card):
    match = at_sea(pile=[card], help={"Ann": ["proteus"]})

    play(match, "Ann roll=1 endure")
    assert facts(match)["stars"] == {STAR: card}
    assert facts(match)["halved"]["Ann"] or facts(match)["lost"]["Ann"]
    assert refusal(match, "help:proteus") == "odyssey/help/when"


@pytest.mark.rule("odyssey/weather/stays")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_great_calms_stay_until_someone_rolls_a_5_or_a_6(die):
    match = at_sea(at={"Ann": STAR}, held={"Ann": "calm"})

    play(match, f"Ann roll={die}")
    assert facts(match)["stars"] == ({} if die > 4 else {STAR: "calm"})
    assert (facts(match)["pile"][-1] == "calm") == (die > 4)


@pytest.mark.rule("odyssey/weather/served")
@pytest.mark.parametrize("how", ["drawn", "lying"])
@pytest.mark.parametrize("card", ["mist", "fog"])
def test_with_the_option_mist_and_fog_go_under_the_pile_once_they_have_struck(card, how):
    match = at_sea(options="served", **drawn_or_lying(card, how))

    play(match, "Ann roll=1")
    table = facts(match)
    assert (table["stars"], table["pile"][-1], actor(match)) == ({}, card, "Bob")
    assert (table["halved"]["Ann"], table["lost"]["Ann"]) == (card == "mist", int(card == "fog"))


@pytest.mark.rule("odyssey/weather/served")
def test_with_the_option_fog_still_costs_its_turn_and_mist_still_halves():
    fog = at_sea(options="served", pile=["fog"])
    play(fog, "Ann roll=1\nBob roll=1 roll=1")
    assert (actor(fog), facts(fog)["phase"]) == ("Ann", "moving")

    mist = at_sea(options="served", pile=["mist"])
    play(mist, "Ann roll=1\nBob roll=1\nAnn roll=6")
    assert facts(mist)["at"]["Ann"] == onward(STAR, 3)


@pytest.mark.rule("odyssey/weather/served")
def test_with_the_option_the_next_trireme_draws_a_new_card():
    match = at_sea(options="served", pile=["fog", "hermes"], at={"Bob": outside(STAR)})

    play(match, "Ann roll=1\nBob roll=1")
    assert (facts(match)["help"]["Bob"], facts(match)["lost"]) == (["hermes"], {"Ann": 0, "Bob": 0})


@pytest.mark.rule("odyssey/weather/served")
def test_with_the_option_the_great_calms_stay_as_usual():
    match = at_sea(options="served", pile=["calm"])

    play(match, "Ann roll=1\nBob roll=1 roll=1\nAnn roll=4")
    assert (facts(match)["stars"], facts(match)["held"]["Ann"]) == ({STAR: "calm"}, "calm")
