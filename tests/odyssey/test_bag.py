"""The bag of winds: one more movement, and a die that may wreck."""

import pytest
from table import actor, facts, legal_names, play, refusal
from track import ARROWS, HADES, HOME, LAST, NEAR, NEXT, STAR, at_sea, gap, onward, outside, told

from ithaca.engine.text import words

pytestmark = pytest.mark.interpreted

BOTH = ["", "bag-after"]  # when the die comes
KINDS = ["proteus", "treasure4", "lotuseaters", "cyclopes", "hyperion", "mist", "fog", "calm"]
TESTED = ["lotuseaters", "cyclopes", "hyperion"]


def with_bag(cards="", options="", die=6, **position):
    """Ann draws the bag; its movement is a 6 to the next star unless told otherwise."""
    match = at_sea(pile=["bag", *cards.split()], options=options, **position)
    return play(match, f"Ann roll=1 roll={die}")


def untouched(match):
    """Whether nothing has been drawn or met on the star that the bag led to."""
    table = facts(match)
    return (table["facing"], table["stars"], table["pile_size"]) == ("", {}, 26)


def resolved(match, card):
    """What this card does when it has just been met, before any roll against it."""
    table = facts(match)
    if card == "proteus":
        return table["help"]["Ann"] == ["proteus"]
    if card == "treasure4":
        return table["treasure"]["Ann"] == [4]
    if card in TESTED:
        return (table["phase"], table["facing"]) == ("testing", card)
    effects = {"mist": table["halved"]["Ann"], "fog": table["lost"]["Ann"] == 1}
    effects["calm"] = (table["held"]["Ann"], table["lost"]["Ann"]) == ("calm", 1)
    return effects[card] and table["stars"] == {NEXT: card}


# ── the movement ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/bag/move")
@pytest.mark.parametrize("options", BOTH)
@pytest.mark.parametrize("die", range(1, 5))
def test_the_bag_gives_a_movement_at_once(die, options):
    match = at_sea(pile=["bag"], options=options)

    play(match, "Ann roll=6")
    assert (actor(match), facts(match)["phase"], facts(match)["at"]["Ann"]) == ("Ann", "moving", STAR)
    play(match, f"Ann roll={die}")
    assert (actor(match), facts(match)["at"]["Ann"]) == ("Ann", onward(STAR, die))


@pytest.mark.rule("odyssey/bag/must")
@pytest.mark.parametrize("move", ["endure", "decline", "arm", "help:hermes", "route:north"])
def test_the_movement_of_the_bag_cannot_be_refused(move):
    match = at_sea(pile=["bag"], help={"Ann": ["hermes"]})

    play(match, "Ann roll=1")
    assert legal_names(match) == {"roll"}
    assert refusal(match, move) != ""
    assert refusal(match, "decline") == "odyssey/bag/must"
    assert match.question(0).args["bag"] == "must"


@pytest.mark.rule("odyssey/bag/move", "odyssey/turn/star")
def test_the_movement_of_the_bag_stops_at_a_star_too():
    match = at_sea(star=NEAR, pile=["bag"])

    play(match, "Ann roll=1 roll=6")
    assert facts(match)["at"]["Ann"] == onward(NEAR, gap(NEAR))


@pytest.mark.rule("odyssey/bag/move", "odyssey/weather/mist")
def test_a_mist_that_halved_the_way_to_the_bag_does_not_halve_its_movement():
    match = at_sea(star=NEAR, pile=["mist", "bag"])

    play(match, "Ann roll=1\nBob roll=1\nAnn roll=6")
    assert (facts(match)["phase"], facts(match)["halved"]["Ann"]) == ("moving", False)
    star = facts(match)["at"]["Ann"]
    play(match, "Ann roll=2")
    assert facts(match)["at"]["Ann"] == onward(star, min(2, gap(star)))


# ── with the option one may leave it alone ──


def may(**position):
    """Ann has drawn the bag and may leave it alone."""
    return play(at_sea(options="bag-may", pile=["bag"], **position), "Ann roll=1")


@pytest.mark.rule("odyssey/bag/may")
@pytest.mark.parametrize("options", BOTH)
def test_with_the_option_the_bag_may_be_left_alone_and_no_die_is_rolled(options):
    match = at_sea(options=f"bag-may {options}", pile=["bag", "calypso"], treasure={"Ann": [3]})

    play(match, "Ann roll=1")
    assert legal_names(match) == {"roll", "decline"}
    play(match, "Ann decline")
    table = facts(match)
    assert (actor(match), table["phase"], table["at"]["Ann"], table["bag"]) == ("Bob", "moving", STAR, False)
    assert (table["stars"], table["pile"][-1], table["pile_size"]) == ({}, "bag", 26 - 1)
    assert (table["treasure"]["Ann"], told(match)) == ([3], ["did-leave-bag", "turn-begins"])
    play(match, "Bob roll=1\nAnn roll=2")
    assert (actor(match), facts(match)["at"]["Ann"]) == ("Bob", onward(STAR, 2))


@pytest.mark.rule("odyssey/bag/may")
@pytest.mark.parametrize("die", range(1, 7))
def test_with_the_option_who_takes_the_movement_rolls_the_die_as_always(die):
    match = may()

    play(match, "Ann roll=3")
    assert (legal_names(match), facts(match)["phase"]) == ({"roll"}, "bagging")
    assert refusal(match, "decline") == "odyssey/hades/arm"
    play(match, f"Ann roll={die}")
    assert facts(match)["phase"] == ("wrecking" if die <= 2 else "moving")


@pytest.mark.rule("odyssey/bag/may")
def test_with_the_option_an_ordinary_movement_cannot_be_declined():
    match = at_sea(options="bag-may")

    assert legal_names(match) == {"roll"}
    assert refusal(match, "decline") == "odyssey/hades/arm"


@pytest.mark.rule("odyssey/bag/may")
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_with_the_option_the_question_and_the_choice_speak_of_the_bag(lang):
    match = may()
    say = words(lang, "odyssey", match.vocabulary(lang))
    question, leave = match.question(0), match.choices(0)[1]

    assert question.args["bag"] == "may"
    assert leave.move == "decline"
    armed = say("act-decline", phase="arming")
    assert say(f"act-{leave.verb}", **leave.args) not in ("", armed)
    assert say(question.key, **question.args) != say(question.key, halved=0, bag="none")


# ── its die ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/bag/die")
@pytest.mark.parametrize("options", BOTH)
@pytest.mark.parametrize("die", range(1, 7))
def test_a_1_or_a_2_wrecks_after_the_movement(die, options):
    match = with_bag(die=3, options=options)

    assert (facts(match)["phase"], legal_names(match)) == ("bagging", {"roll"})
    play(match, f"Ann roll={die}")
    assert facts(match)["at"]["Ann"] == onward(STAR, 3)
    if die <= 2:
        assert (actor(match), facts(match)["phase"]) == ("Ann", "wrecking")
    else:
        assert (actor(match), facts(match)["phase"]) == ("Bob", "moving")


@pytest.mark.rule("odyssey/bag/die")
def test_a_higher_number_does_nothing():
    match = with_bag(die=3, weapon={"Ann": "bow"}, treasure={"Ann": [3]}, help={"Ann": ["hermes"]})

    play(match, "Ann roll=3")
    table = facts(match)
    assert (table["weapon"]["Ann"], table["worth"]["Ann"], table["help"]["Ann"]) == ("bow", 3, ["hermes"])
    assert (table["held"]["Ann"], table["lost"]["Ann"], table["halved"]["Ann"]) == ("", 0, False)
    play(match, "Bob roll=1\nAnn roll=1")
    assert facts(match)["at"]["Ann"] == onward(STAR, 4)


@pytest.mark.rule("odyssey/bag/die", "odyssey/wreck/loss")
@pytest.mark.parametrize("options", BOTH)
def test_the_wreck_of_the_bag_is_a_wreck_like_any_other(options):
    match = with_bag(die=3, options=options, weapon={"Ann": "bow"}, treasure={"Ann": [3]})

    play(match, "Ann roll=2 roll=6")
    table = facts(match)
    assert (table["weapon"]["Ann"], table["treasure"]["Ann"]) == ("none", [])
    assert (actor(match), table["at"]["Ann"]) == ("Bob", ARROWS[5])
    play(match, "Bob roll=1\nAnn roll=1")
    assert facts(match)["at"]["Ann"] == onward(ARROWS[5])


@pytest.mark.rule("odyssey/bag/sure")
@pytest.mark.parametrize("options", BOTH)
@pytest.mark.parametrize("god", ["hermes", "athena"])
def test_hermes_or_athena_may_cancel_the_wreck_of_the_bag(god, options):
    match = with_bag(die=3, options=options, help={"Ann": [god]}, weapon={"Ann": "bow"})

    play(match, "Ann roll=2")
    assert (facts(match)["facing"], legal_names(match)) == ("bag", {"endure", f"help:{god}"})
    play(match, f"Ann help:{god}")
    assert (actor(match), facts(match)["at"]["Ann"]) == ("Bob", onward(STAR, 3))
    assert (facts(match)["weapon"]["Ann"], facts(match)["help"]["Ann"]) == ("bow", [])


@pytest.mark.rule("odyssey/bag/sure")
@pytest.mark.parametrize("options", BOTH)
def test_who_endures_the_bag_is_wrecked_and_keeps_the_help(options):
    match = with_bag(die=3, options=options, help={"Ann": ["hermes"]})

    play(match, "Ann roll=1 endure roll=1")
    assert (facts(match)["at"]["Ann"], facts(match)["help"]["Ann"]) == (ARROWS[0], ["hermes"])


@pytest.mark.rule("odyssey/bag/sure")
@pytest.mark.parametrize("options", BOTH)
def test_no_other_help_is_good_against_the_bag(options):
    match = with_bag(die=3, options=options, help={"Ann": ["leucothea", "proteus"]})

    play(match, "Ann roll=2")
    assert facts(match)["phase"] == "wrecking"


# ── the die before the star ───────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/bag/before")
@pytest.mark.parametrize("card", KINDS)
def test_the_die_comes_before_the_star_and_then_the_star_as_usual(card):
    match = with_bag(card)

    assert (facts(match)["at"]["Ann"], facts(match)["phase"]) == (NEXT, "bagging")
    assert untouched(match)
    play(match, "Ann roll=3")
    assert resolved(match, card)
    assert actor(match) == ("Ann" if card in TESTED else "Bob")


@pytest.mark.rule("odyssey/bag/before")
@pytest.mark.parametrize("card", TESTED)
def test_the_test_after_the_die_ends_the_turn_without_another_die(card):
    match = with_bag(card)

    play(match, "Ann roll=3 roll=6")
    assert (actor(match), facts(match)["phase"], facts(match)["pile"][-1]) == ("Bob", "moving", card)


@pytest.mark.rule("odyssey/bag/before")
@pytest.mark.parametrize("card", KINDS)
def test_who_is_wrecked_by_the_bag_meets_no_card_on_the_star(card):
    match = with_bag(card)

    play(match, "Ann roll=2 roll=5")
    assert untouched(match)
    table = facts(match)
    assert (actor(match), table["at"]["Ann"], table["help"]["Ann"]) == ("Bob", ARROWS[4], [])
    assert (table["treasure"]["Ann"], table["lost"]["Ann"], table["halved"]["Ann"]) == ([], 0, False)


@pytest.mark.rule("odyssey/bag/before")
@pytest.mark.parametrize("card", KINDS)
def test_help_that_cancels_the_wreck_leads_on_to_the_star(card):
    match = with_bag(card, help={"Ann": ["athena"]})

    play(match, "Ann roll=1 help:athena")
    assert resolved(match, card)
    assert actor(match) == ("Ann" if card in TESTED else "Bob")


@pytest.mark.rule("odyssey/bag/before")
def test_one_help_saves_from_the_bag_and_another_from_the_star():
    match = with_bag("poseidon", help={"Ann": ["athena", "hermes"]})

    play(match, "Ann roll=1 help:hermes roll=5 help:athena")
    assert (actor(match), facts(match)["at"]["Ann"], facts(match)["pile"][-1]) == ("Bob", NEXT, "poseidon")


@pytest.mark.rule("odyssey/bag/before")
def test_a_card_that_lies_on_the_star_is_met_after_the_die():
    match = with_bag(stars={NEXT: "poseidon"})

    assert (facts(match)["phase"], facts(match)["facing"]) == ("bagging", "")
    play(match, "Ann roll=6")
    assert (facts(match)["phase"], facts(match)["facing"]) == ("testing", "poseidon")
    assert facts(match)["pile_size"] == 26 - 1


@pytest.mark.rule("odyssey/bag/before")
def test_a_wreck_by_the_bag_leaves_the_card_on_the_star_where_it_lies():
    match = with_bag(stars={NEXT: "calypso"})

    play(match, "Ann roll=1 roll=1")
    assert facts(match)["stars"] == {NEXT: "calypso"}


# ── the star before the die ───────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/bag/after")
@pytest.mark.parametrize("card", KINDS)
def test_with_the_option_the_star_comes_first(card):
    match = with_bag(card, "bag-after")

    assert resolved(match, card)
    assert actor(match) == "Ann"
    assert facts(match)["phase"] == ("testing" if card in TESTED else "bagging")


@pytest.mark.rule("odyssey/bag/after")
@pytest.mark.parametrize("card", KINDS)
def test_with_the_option_the_die_comes_after_and_spares_or_wrecks(card):
    for die in (2, 3):
        match = with_bag(card, "bag-after")
        if card in TESTED:
            play(match, "Ann roll=6")
        assert facts(match)["phase"] == "bagging"
        play(match, f"Ann roll={die}")
        if die == 3:
            assert (actor(match), facts(match)["at"]["Ann"]) == ("Bob", NEXT)
        else:
            assert (actor(match), facts(match)["phase"]) == ("Ann", "wrecking")


@pytest.mark.rule("odyssey/bag/after")
@pytest.mark.parametrize("card", ["calypso", "lotuseaters", "scylla"])
def test_with_the_option_who_is_held_rolls_for_the_bag_all_the_same(card):
    match = with_bag(card, "bag-after")

    play(match, "Ann roll=1")
    assert (facts(match)["phase"], facts(match)["held"]["Ann"]) == ("bagging", card)
    play(match, "Ann roll=3\nBob roll=1")
    assert (actor(match), facts(match)["phase"], facts(match)["facing"]) == ("Ann", "testing", card)


@pytest.mark.rule("odyssey/bag/after")
def test_with_the_option_the_wreck_of_the_bag_takes_one_away_from_what_held_one():
    match = with_bag("calypso", "bag-after")

    play(match, "Ann roll=1 roll=2 roll=6")
    assert (facts(match)["held"]["Ann"], facts(match)["stars"]) == ("", {NEXT: "calypso"})
    play(match, "Bob roll=1")
    assert facts(match)["phase"] == "moving"


@pytest.mark.rule("odyssey/bag/after")
@pytest.mark.parametrize("card", ["hyperion", "sirens"])
def test_with_the_option_no_die_is_rolled_after_a_wreck_on_the_star(card):
    match = with_bag(card, "bag-after")

    play(match, "Ann roll=1")
    assert facts(match)["phase"] == "wrecking"
    play(match, "Ann roll=3")
    assert (actor(match), facts(match)["at"]["Ann"], facts(match)["bag"]) == ("Bob", ARROWS[2], False)
    play(match, "Bob roll=1\nAnn roll=1")
    assert facts(match)["phase"] != "bagging"


@pytest.mark.rule("odyssey/bag/after")
@pytest.mark.parametrize("die", [3, 4])
def test_with_the_option_no_die_is_rolled_after_circe_has_sent_one_to_hades(die):
    match = with_bag("circe", "bag-after")

    play(match, f"Ann roll=5 roll={die}")
    assert (actor(match), facts(match)["at"]["Ann"], facts(match)["bag"]) == ("Bob", HADES, False)
    assert facts(match)["held"]["Ann"] == ("ghosts" if die == 3 else "")


@pytest.mark.rule("odyssey/bag/after")
def test_with_the_option_the_die_is_rolled_after_circe_was_beaten():
    match = with_bag("circe", "bag-after")

    play(match, "Ann roll=6")
    assert (facts(match)["phase"], facts(match)["at"]["Ann"]) == ("bagging", NEXT)


@pytest.mark.rule("odyssey/bag/after", "odyssey/sirens/help")
def test_with_the_option_athena_saves_from_the_sirens_and_the_die_still_comes():
    match = with_bag("sirens", "bag-after", help={"Ann": ["athena"]})

    play(match, "Ann roll=1 help:athena")
    assert (facts(match)["phase"], facts(match)["held"]["Ann"]) == ("bagging", "sirens")
    play(match, "Ann roll=1 roll=2")
    assert facts(match)["at"]["Ann"] == ARROWS[1]


@pytest.mark.rule("odyssey/bag/after")
@pytest.mark.parametrize("card", ["treasure4", "hyperion", "fog"])
@pytest.mark.parametrize("god", ["hermes", "athena"])
def test_with_the_option_help_that_cancels_the_wreck_ends_the_turn(god, card):
    match = with_bag(f"{card} calypso", "bag-after", help={"Ann": [god]})
    if card == "hyperion":
        play(match, "Ann roll=6")
    table = facts(match)

    play(match, f"Ann roll=2 help:{god}")
    assert (actor(match), facts(match)["phase"]) == ("Bob", "moving")
    assert facts(match)["at"]["Ann"] == NEXT
    for field in ("stars", "pile_size", "treasure", "lost"):
        assert facts(match)[field] == table[field]


@pytest.mark.rule("odyssey/bag/after")
def test_with_the_option_help_found_on_the_star_is_good_against_the_die():
    match = with_bag("hermes", "bag-after")

    play(match, "Ann roll=1")
    assert "help:hermes" in legal_names(match)
    assert facts(with_bag("hermes"))["help"]["Ann"] == []


# ── where it goes ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/bag/under")
@pytest.mark.parametrize("options", BOTH)
@pytest.mark.parametrize("die", range(1, 7))
def test_the_used_bag_goes_under_the_pile_whatever_its_die_shows(die, options):
    match = with_bag(die=2, options=options)

    play(match, f"Ann roll={die}")
    if die <= 2:
        play(match, "Ann roll=1")
    assert (facts(match)["stars"], facts(match)["pile"][-1], facts(match)["pile_size"]) == ({}, "bag", 26)
    assert facts(match)["pile"].count("bag") == 1


@pytest.mark.rule("odyssey/bag/under")
def test_the_next_trireme_on_that_star_draws_a_new_card():
    match = at_sea(pile=["bag", "hermes"], at={"Bob": outside(STAR)})

    play(match, "Ann roll=1 roll=2 roll=3\nBob roll=1")
    assert (facts(match)["at"]["Bob"], facts(match)["help"]["Bob"]) == (STAR, ["hermes"])


# ── home with it ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/bag/home")
@pytest.mark.parametrize("options", BOTH)
def test_who_comes_home_with_the_bag_is_home_without_its_die(options):
    match = at_sea(star=LAST, pile=["bag"], options=f"first-home {options}", treasure={"Bob": [5]})

    play(match, "Ann roll=1 roll=6")
    assert (facts(match)["at"]["Ann"], facts(match)["over"], facts(match)["winner"]) == (HOME, True, "Ann")
    assert legal_names(match) == set()
    assert told(match)[-2:] == ["comes-home", "winner"]


@pytest.mark.rule("odyssey/bag/home", "odyssey/end/settled")
@pytest.mark.parametrize("options", BOTH)
def test_when_the_race_goes_on_the_bag_is_done_with_too(options):
    match = at_sea(star=LAST, pile=["bag"], options=options)

    play(match, "Ann roll=1 roll=6")
    assert (actor(match), facts(match)["phase"], facts(match)["bag"]) == ("Bob", "moving", False)
    assert facts(match)["home"] == {"Ann": 1, "Bob": 0}


@pytest.mark.rule("odyssey/bag/home", "odyssey/end/on")
def test_a_later_arrival_with_the_bag_rolls_no_die_either():
    match = at_sea(star=LAST, at={"Bob": LAST}, active="Bob", pile=["bag"], options="play-on")

    play(match, "Bob roll=6\nAnn roll=1 roll=6")
    assert (facts(match)["over"], facts(match)["winner"], facts(match)["home"]["Ann"]) == (True, "Bob", 2)


@pytest.mark.rule("odyssey/bag/home", "odyssey/bag/die")
def test_short_of_ithaca_the_die_comes_as_always():
    match = at_sea(star=LAST, pile=["bag"])

    play(match, "Ann roll=1 roll=1")
    assert (facts(match)["phase"], facts(match)["over"]) == ("bagging", False)


# ── the story ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/bag/before")
@pytest.mark.parametrize(
    ("card", "events"),
    [
        ("poseidon", ["draws"]),
        ("proteus", ["finds-help", "turn-begins"]),
        ("treasure4", ["finds-treasure", "turn-begins"]),
        ("mist", ["draws", "struck-mist", "turn-begins"]),
        ("fog", ["draws", "struck-fog", "turn-begins"]),
        ("calm", ["draws", "struck-calm", "turn-begins"]),
    ],
)
def test_the_outcome_of_the_bag_is_told_before_the_card_of_the_star(card, events):
    spared = play(with_bag(card), "Ann roll=3")
    assert told(spared) == ["rolled-bag", "bag-shut", *events]

    helped = play(with_bag(card, help={"Ann": ["hermes"]}), "Ann roll=1 help:hermes")
    assert told(helped) == ["did-help", "wreck-averted", *events]


@pytest.mark.rule("odyssey/bag/before")
def test_that_the_bag_stays_shut_is_told_although_mist_lies_on_the_star():
    match = play(with_bag(stars={NEXT: "mist"}), "Ann roll=5")

    assert told(match) == ["rolled-bag", "bag-shut", "meets", "struck-mist", "turn-begins"]


@pytest.mark.rule("odyssey/bag/after")
def test_with_the_option_the_star_is_told_first():
    match = play(with_bag("mist", "bag-after"), "Ann roll=3")

    assert told(match) == ["rolled-bag", "bag-shut", "turn-begins"]


@pytest.mark.rule("odyssey/bag/sure")
def test_a_wreck_by_the_bag_is_told_and_nothing_of_a_bag_that_stays_shut():
    assert told(play(with_bag(), "Ann roll=2")) == ["rolled-bag", "struck-bag"]
    assert told(play(with_bag(help={"Ann": ["hermes"]}), "Ann roll=2")) == ["rolled-bag"]
    endured = play(with_bag(help={"Ann": ["hermes"]}), "Ann roll=2 endure")
    assert told(endured) == ["did-endure", "struck-bag"]
