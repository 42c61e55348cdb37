"""The Sirens, Circe, and Hades with its ghosts and its weapons."""

import pytest
from table import actor, facts, legal_names, play, refusal
from track import ARROWS, HADES, HOME, STAR, at_sea, drawn_or_lying, number, onward, outside, told

from ithaca.games.odyssey.board import load

pytestmark = pytest.mark.interpreted

HELPS = ["hermes", "leucothea", "proteus", "athena"]
AGAINST_CHARMS = ["shield", "helmet"]
FOR_COMBATS = ["lance", "bow"]


def meet(card, how="drawn", **position):
    """Ann has just come to this card on a star."""
    return play(at_sea(**drawn_or_lying(card, how), **position), "Ann roll=1")


def in_hades(**position):
    """Ann has just failed against Circe and faces the ghosts for the first time."""
    return play(meet("circe", **position), "Ann roll=1")


def held_in_hades(**position):
    """Ann begins a turn on Hades, held by the ghosts."""
    held = {"Ann": "ghosts"} | position.pop("held", {})
    return at_sea(at={"Ann": HADES} | position.pop("at", {}), held=held, **position)


# ── the Sirens ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/sirens/wreck", "odyssey/sirens/sure")
@pytest.mark.parametrize("how", ["drawn", "lying"])
@pytest.mark.parametrize("die", range(1, 7))
def test_who_fails_against_the_sirens_is_wrecked_at_once(die, how):
    match = meet("sirens", how)

    play(match, f"Ann roll={die}")
    if die > 3:
        assert (actor(match), facts(match)["pile"][-1], facts(match)["stars"]) == ("Bob", "sirens", {})
    else:
        assert (actor(match), facts(match)["phase"]) == ("Ann", "wrecking")
        play(match, "Ann roll=5")
        assert (actor(match), facts(match)["at"]["Ann"]) == ("Bob", ARROWS[4])
        assert (facts(match)["held"]["Ann"], facts(match)["stars"]) == ("", {STAR: "sirens"})


@pytest.mark.rule("odyssey/sirens/wreck", "odyssey/wreck/loss")
def test_the_wreck_of_the_sirens_costs_weapon_and_treasure():
    match = meet("sirens", weapon={"Ann": "helmet"}, treasure={"Ann": [3, 4]})

    play(match, "Ann roll=2 roll=1")
    assert (facts(match)["weapon"]["Ann"], facts(match)["worth"]["Ann"]) == ("none", 0)


@pytest.mark.rule("odyssey/sirens/wreck", "odyssey/test/weapons")
@pytest.mark.parametrize("weapon", ["lance", "bow", "shield", "helmet"])
def test_what_helps_against_a_charm_helps_against_the_sirens(weapon):
    match = meet("sirens", weapon={"Ann": weapon})

    play(match, "Ann roll=3")
    assert (facts(match)["phase"] == "wrecking") == (weapon in FOR_COMBATS)


@pytest.mark.rule("odyssey/sirens/help")
def test_hermes_beats_the_sirens_and_there_is_no_wreck():
    match = meet("sirens", help={"Ann": HELPS}, weapon={"Ann": "bow"})

    play(match, "Ann roll=3")
    assert legal_names(match) == {"endure", "help:hermes", "help:athena"}
    play(match, "Ann help:hermes")
    table = facts(match)
    assert (actor(match), table["at"]["Ann"], table["weapon"]["Ann"]) == ("Bob", STAR, "bow")
    assert (table["stars"], table["pile"][-1], table["held"]["Ann"]) == ({}, "sirens", "")
    assert table["help"]["Ann"] == ["leucothea", "proteus", "athena"]


@pytest.mark.rule("odyssey/sirens/help")
def test_athena_cancels_only_the_wreck_and_one_stays_charmed():
    match = meet("sirens", help={"Ann": ["athena"]}, weapon={"Ann": "bow"}, treasure={"Ann": [5]})

    play(match, "Ann roll=3 help:athena")
    table = facts(match)
    assert (actor(match), table["at"]["Ann"], table["held"]["Ann"]) == ("Bob", STAR, "sirens")
    assert (table["weapon"]["Ann"], table["treasure"]["Ann"], table["help"]["Ann"]) == ("bow", [5], [])
    assert table["stars"] == {STAR: "sirens"}
    play(match, "Bob roll=1")
    assert (actor(match), facts(match)["phase"], facts(match)["facing"]) == ("Ann", "testing", "sirens")


@pytest.mark.rule("odyssey/sirens/help")
def test_each_later_failure_against_the_sirens_wrecks_again():
    match = at_sea(at={"Ann": STAR}, held={"Ann": "sirens"}, weapon={"Ann": "bow"})

    play(match, "Ann roll=3")
    assert facts(match)["phase"] == "wrecking"
    play(match, "Ann roll=6")
    table = facts(match)
    assert (table["at"]["Ann"], table["held"]["Ann"], table["weapon"]["Ann"]) == (ARROWS[5], "", "none")
    assert table["stars"] == {STAR: "sirens"}


@pytest.mark.rule("odyssey/sirens/help")
@pytest.mark.parametrize("moves", ["roll=4", "roll=3 help:hermes"])
def test_a_later_success_against_the_sirens_moves_in_that_same_turn(moves):
    match = at_sea(at={"Ann": STAR}, held={"Ann": "sirens"}, help={"Ann": ["hermes"]})

    play(match, f"Ann {moves}")
    assert (actor(match), facts(match)["phase"], facts(match)["held"]["Ann"]) == ("Ann", "moving", "")
    assert facts(match)["pile"][-1] == "sirens"


@pytest.mark.rule("odyssey/sirens/help")
def test_the_story_of_athena_against_the_sirens_knows_no_wreck():
    match = meet("sirens", help={"Ann": ["athena"]})

    play(match, "Ann roll=3 help:athena")
    assert told(match) == ["did-help", "wreck-averted-held", "turn-begins"]


@pytest.mark.rule("odyssey/sirens/help", "odyssey/sirens/wreck")
@pytest.mark.parametrize("arrival", [True, False], ids=["on arrival", "later"])
def test_the_story_of_a_failure_against_the_sirens_is_a_wreck(arrival):
    held = at_sea(at={"Ann": STAR}, held={"Ann": "sirens"})
    match = meet("sirens") if arrival else held

    play(match, "Ann roll=3")
    assert told(match) == ["rolled-test", "struck-wreck"]


@pytest.mark.rule("odyssey/sirens/help")
def test_who_endures_the_sirens_is_wrecked_and_keeps_the_help():
    match = meet("sirens", help={"Ann": ["hermes", "athena"]})

    play(match, "Ann roll=1 endure roll=1")
    assert (facts(match)["at"]["Ann"], facts(match)["help"]["Ann"]) == (ARROWS[0], ["hermes", "athena"])


# ── Circe ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/circe/hades", "odyssey/circe/once")
@pytest.mark.parametrize("how", ["drawn", "lying"])
@pytest.mark.parametrize("die", range(1, 7))
def test_who_fails_against_circe_goes_to_hades_at_once(die, how):
    match = meet("circe", how, treasure={"Ann": [4]}, weapon={"Ann": "bow"})

    play(match, f"Ann roll={die}")
    table = facts(match)
    assert (table["treasure"]["Ann"], table["weapon"]["Ann"]) == ([4], "bow")
    if die == 6:
        assert (actor(match), table["at"]["Ann"], table["pile"][-1]) == ("Bob", STAR, "circe")
        assert table["stars"] == {}
    else:
        assert (actor(match), table["at"]["Ann"], table["stars"]) == ("Ann", HADES, {STAR: "circe"})
        assert (table["phase"], table["facing"]) == ("testing", "ghosts")


@pytest.mark.rule("odyssey/circe/once")
@pytest.mark.parametrize("weapon", AGAINST_CHARMS)
def test_nobody_can_fail_against_circe_on_purpose(weapon):
    match = meet("circe", weapon={"Ann": weapon}, help={"Ann": ["hermes"]})

    assert legal_names(match) == {"roll"}
    assert refusal(match, "endure") == "odyssey/help/when"
    play(match, "Ann roll=5")
    assert (actor(match), facts(match)["at"]["Ann"], facts(match)["pile"][-1]) == ("Bob", STAR, "circe")


@pytest.mark.rule("odyssey/circe/hades", "odyssey/help/hermes")
def test_hermes_helps_against_circe():
    match = meet("circe", help={"Ann": HELPS})

    play(match, "Ann roll=5")
    assert (facts(match)["at"]["Ann"], legal_names(match)) == (STAR, {"endure", "help:hermes"})
    play(match, "Ann help:hermes")
    assert (actor(match), facts(match)["at"]["Ann"], facts(match)["stars"]) == ("Bob", STAR, {})
    assert facts(match)["pile"][-1] == "circe"


@pytest.mark.rule("odyssey/circe/hades")
def test_who_does_not_call_hermes_goes_to_hades():
    match = meet("circe", help={"Ann": ["hermes"]})

    play(match, "Ann roll=5 endure")
    assert (facts(match)["at"]["Ann"], facts(match)["facing"]) == (HADES, "ghosts")
    assert facts(match)["help"]["Ann"] == ["hermes"]


@pytest.mark.rule("odyssey/circe/once", "odyssey/star/stays")
def test_circe_waits_on_her_star_for_the_next_trireme():
    match = in_hades(at={"Bob": outside(STAR)})

    play(match, "Ann roll=1\nBob roll=1")
    assert (actor(match), facts(match)["facing"], facts(match)["at"]["Bob"]) == ("Bob", "circe", STAR)


# ── Hades ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/hades/only")
def test_no_route_and_no_arrow_leads_to_hades():
    board = load()

    assert all(number(HADES) not in ways for ways in board.ways)
    assert HADES not in ARROWS


@pytest.mark.rule("odyssey/hades/only")
@pytest.mark.parametrize("card", ["calypso", "lotuseaters", "sirens", "scylla", "poseidon", "fog", "calm"])
def test_nobody_but_circe_sends_to_hades(card):
    match = meet(card)

    if facts(match)["phase"] == "testing":
        play(match, "Ann roll=1")
    if facts(match)["phase"] == "wrecking":
        play(match, "Ann roll=1")
    assert actor(match) == "Bob"
    assert facts(match)["at"]["Ann"] != HADES


@pytest.mark.rule("odyssey/hades/face", "odyssey/hades/ghosts", "odyssey/hades/arrive")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_ghosts_are_faced_on_arrival_and_hold_whom_they_charm(die):
    match = in_hades()

    assert (facts(match)["to_beat"], legal_names(match)) == (3, {"roll"})
    play(match, f"Ann roll={die}")
    assert (actor(match), facts(match)["at"]["Ann"]) == ("Bob", HADES)
    assert facts(match)["held"]["Ann"] == ("" if die > 3 else "ghosts")


@pytest.mark.rule("odyssey/hades/ghosts")
@pytest.mark.parametrize("weapon", ["lance", "bow", "shield", "helmet"])
def test_shield_and_helmet_help_against_the_ghosts(weapon):
    match = in_hades(weapon={"Ann": weapon})

    assert facts(match)["to_beat"] == (2 if weapon in AGAINST_CHARMS else 3)
    play(match, "Ann roll=3")
    assert facts(match)["held"]["Ann"] == ("" if weapon in AGAINST_CHARMS else "ghosts")


@pytest.mark.rule("odyssey/hades/ghosts")
def test_hermes_helps_against_the_ghosts_and_no_other_help():
    match = play(meet("circe", help={"Ann": HELPS}), "Ann roll=1 endure roll=3")

    assert legal_names(match) == {"endure", "help:hermes"}
    assert refusal(match, "help:athena") == "odyssey/help/when"
    play(match, "Ann help:hermes")
    assert (actor(match), facts(match)["held"]["Ann"]) == ("Bob", "")
    assert facts(match)["help"]["Ann"] == ["leucothea", "proteus", "athena"]


@pytest.mark.rule("odyssey/hades/ghosts")
def test_the_ghosts_hold_one_turn_after_turn_until_they_are_beaten():
    match = held_in_hades()

    for _ in range(3):
        assert (facts(match)["phase"], facts(match)["facing"]) == ("testing", "ghosts")
        play(match, "Ann roll=3")
        assert facts(match)["held"]["Ann"] == "ghosts"
        play(match, "Bob roll=1")
    play(match, "Ann roll=4")
    assert (facts(match)["held"]["Ann"], actor(match)) == ("", "Ann")


@pytest.mark.rule("odyssey/hades/ghosts")
@pytest.mark.parametrize("options", ["", "alone"])
def test_the_ghosts_are_no_card_and_each_must_beat_them_himself(options):
    match = held_in_hades(weapon={"Ann": "lance"}, at={"Bob": HADES}, held={"Bob": "ghosts"}, options=options)
    pile = facts(match)["pile"]

    play(match, "Ann roll=6 roll=1")
    assert facts(match)["held"] == {"Ann": "", "Bob": "ghosts"}
    assert facts(match)["pile"] == pile
    assert (actor(match), facts(match)["phase"], facts(match)["facing"]) == ("Bob", "testing", "ghosts")


@pytest.mark.rule("odyssey/hades/ghosts")
def test_the_ghosts_are_there_for_whoever_comes_next():
    match = in_hades(at={"Bob": outside(STAR)}, weapon={"Ann": "lance", "Bob": "bow"})

    play(match, "Ann roll=6\nBob roll=1 roll=1")
    assert (actor(match), facts(match)["facing"], facts(match)["to_beat"]) == ("Bob", "ghosts", 3)


# ── options of the ghosts ─────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/hades/fight")
@pytest.mark.parametrize("weapon", ["none", "lance", "bow", "shield", "helmet"])
def test_with_the_option_lance_and_bow_help_against_the_ghosts(weapon):
    match = in_hades(options="ghosts-fight", weapon={"Ann": weapon})

    assert facts(match)["to_beat"] == (2 if weapon in FOR_COMBATS else 3)
    play(match, "Ann roll=3")
    assert facts(match)["held"]["Ann"] == ("" if weapon in FOR_COMBATS else "ghosts")


@pytest.mark.rule("odyssey/hades/fight")
def test_with_the_option_athena_helps_against_the_ghosts_and_hermes_does_not():
    match = held_in_hades(options="ghosts-fight", help={"Ann": HELPS}, weapon={"Ann": "shield"})

    play(match, "Ann roll=3")
    assert legal_names(match) == {"endure", "help:athena"}
    assert refusal(match, "help:hermes") == "odyssey/help/when"
    play(match, "Ann help:athena")
    assert (facts(match)["held"]["Ann"], facts(match)["phase"]) == ("", "moving")


@pytest.mark.rule("odyssey/hades/fight")
def test_with_the_option_circe_herself_is_still_a_charm():
    match = meet("circe", options="ghosts-fight", help={"Ann": HELPS}, weapon={"Ann": "shield"})

    assert facts(match)["to_beat"] == 4
    play(match, "Ann roll=4")
    assert legal_names(match) == {"endure", "help:hermes"}


@pytest.mark.rule("odyssey/hades/strong")
@pytest.mark.parametrize("weapon", ["none", "lance", "bow", "shield", "helmet"])
@pytest.mark.parametrize("fight", ["", "ghosts-fight"])
def test_strong_ghosts_take_a_6_or_with_the_right_weapon_a_5(weapon, fight):
    good = FOR_COMBATS if fight else AGAINST_CHARMS
    least = 5 if weapon in good else 6

    for die in range(1, 7):
        match = in_hades(options=f"ghosts-strong {fight}", weapon={"Ann": weapon})
        assert facts(match)["to_beat"] == least - 1
        play(match, f"Ann roll={die}")
        assert facts(match)["held"]["Ann"] == ("" if die >= least else "ghosts")


# ── leaving ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/hades/leave")
@pytest.mark.parametrize("die", range(1, 5))
def test_who_beats_the_ghosts_on_arrival_leaves_next_turn_by_hades_own_way(die):
    match = in_hades(weapon={"Ann": "lance"})

    play(match, "Ann roll=4")
    assert (actor(match), facts(match)["at"]["Ann"]) == ("Bob", HADES)
    play(match, "Bob roll=1")
    assert (actor(match), facts(match)["phase"]) == ("Ann", "moving")
    play(match, f"Ann roll={die}")
    assert facts(match)["at"]["Ann"] == onward(HADES, die)


@pytest.mark.rule("odyssey/hades/leave")
@pytest.mark.parametrize("moves", ["roll=4", "roll=3 help:hermes"])
def test_who_beats_the_ghosts_later_leaves_in_that_same_turn(moves):
    match = held_in_hades(weapon={"Ann": "lance"}, help={"Ann": ["hermes"]})

    play(match, f"Ann {moves}")
    assert (actor(match), facts(match)["phase"], facts(match)["at"]["Ann"]) == ("Ann", "moving", HADES)
    play(match, "Ann roll=2")
    assert (actor(match), facts(match)["at"]["Ann"]) == ("Bob", onward(HADES, 2))


@pytest.mark.rule("odyssey/hades/leave")
def test_nothing_of_an_earlier_roll_is_left_on_hades():
    match = at_sea(pile=["circe"], weapon={"Ann": "lance"})

    play(match, "Ann roll=6 roll=5 roll=6")
    assert (actor(match), facts(match)["at"]["Ann"], facts(match)["pips"]) == ("Bob", HADES, 0)
    play(match, "Bob roll=1\nAnn roll=1")
    assert (actor(match), facts(match)["at"]["Ann"]) == ("Bob", onward(HADES))


@pytest.mark.rule("odyssey/hades/face")
def test_the_way_from_hades_leads_home():
    assert number(HADES) in load().steps_home()
    assert onward(HADES, load().steps_home()[number(HADES)]) == HOME


# ── a new weapon ──────────────────────────────────────────────────────────────────────────────────


def top(match):
    """The top weapon on Hades."""
    return ["none", "lance", "bow", "shield", "helmet"][match.state[0].armoury[0]]


@pytest.mark.rule("odyssey/hades/arm", "odyssey/hades/top")
def test_who_leaves_hades_unarmed_may_take_the_top_weapon_before_the_roll():
    match = in_hades(weapon={"Bob": "helmet"})
    weapon = top(match)

    play(match, "Ann roll=4\nBob roll=1")
    assert (facts(match)["phase"], legal_names(match)) == ("arming", {"arm", "decline"})
    assert refusal(match, "roll") == "odyssey/hades/arm"
    play(match, "Ann arm")
    assert (facts(match)["weapon"]["Ann"], facts(match)["armoury"]) == (weapon, ["?", "?"])
    assert (actor(match), facts(match)["phase"], facts(match)["at"]["Ann"]) == ("Ann", "moving", HADES)
    play(match, "Ann roll=2")
    assert (actor(match), facts(match)["at"]["Ann"]) == ("Bob", onward(HADES, 2))


@pytest.mark.rule("odyssey/hades/arm")
def test_a_weapon_need_not_be_taken():
    match = held_in_hades()
    weapon = top(match)

    play(match, "Ann roll=4 decline")
    assert (facts(match)["weapon"]["Ann"], facts(match)["phase"]) == ("none", "moving")
    assert (facts(match)["armoury"], top(match)) == (["?", "?", "?"], weapon)
    play(match, "Ann roll=1")
    assert facts(match)["at"]["Ann"] == onward(HADES)


@pytest.mark.rule("odyssey/hades/arm")
def test_the_weapon_is_offered_when_the_ghosts_are_beaten_on_a_later_turn_too():
    match = held_in_hades(help={"Ann": ["hermes"]})

    play(match, "Ann roll=1 help:hermes")
    assert legal_names(match) == {"arm", "decline"}


@pytest.mark.rule("odyssey/hades/arm")
def test_no_weapon_is_taken_while_the_ghosts_hold_one():
    match = held_in_hades()

    assert refusal(match, "arm") == "odyssey/hades/arm"
    play(match, "Ann roll=3")
    assert (actor(match), facts(match)["weapon"]["Ann"]) == ("Bob", "none")


@pytest.mark.rule("odyssey/hades/arm")
@pytest.mark.parametrize("weapon", ["lance", "bow", "shield", "helmet"])
def test_who_has_a_weapon_takes_no_other(weapon):
    match = held_in_hades(weapon={"Ann": weapon})

    play(match, "Ann roll=4")
    assert (facts(match)["phase"], facts(match)["weapon"]["Ann"]) == ("moving", weapon)
    assert refusal(match, "arm") == refusal(match, "decline") == "odyssey/hades/arm"


@pytest.mark.rule("odyssey/hades/arm")
def test_when_no_weapon_lies_there_none_is_offered():
    match = held_in_hades()
    match.state[0].armoury[:] = match.state[0].armoury_size = 0

    play(match, "Ann roll=4")
    assert facts(match)["phase"] == "moving"


@pytest.mark.rule("odyssey/hades/arm")
def test_the_last_weapon_is_offered_and_then_none_is_left():
    match = held_in_hades(
        seats="Ann Bob Cid", weapon={"Ann": "none", "Bob": "none"}, at={"Bob": HADES}, held={"Bob": "ghosts"}
    )
    match.state[0].armoury[1:] = 0
    match.state[0].armoury_size = 1

    play(match, "Ann roll=4 arm roll=1")
    assert facts(match)["armoury"] == []
    play(match, "Bob roll=4")
    assert facts(match)["phase"] == "moving"


@pytest.mark.rule("odyssey/hades/arm")
def test_weapons_are_taken_nowhere_else():
    match = at_sea()

    assert facts(match)["phase"] == "moving"
    assert refusal(match, "arm") == refusal(match, "decline") == "odyssey/hades/arm"
