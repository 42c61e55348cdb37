"""Wrecks: avoiding them, the new start from an arrow, and what is lost."""

import pytest
from table import actor, facts, legal_names, play
from track import ARROWS, STAR, at_sea, drawn_or_lying, is_star, number, onward, outside

from ithaca.games.odyssey.board import load
from ithaca.games.odyssey.components import SHIELD
from ithaca.games.odyssey.rules import sound

pytestmark = pytest.mark.interpreted

WRECKS = [("laestrygonians", 3), ("hyperion", 4), ("charybdis", 4), ("poseidon", 5)]


def wrecked(die=1, card="poseidon", **position):
    """Ann fails against a wreck and starts again from the arrow of the die."""
    return play(at_sea(pile=[card], **position), f"Ann roll=1 roll=1 roll={die}")


# ── avoiding it ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/wreck/avoid")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize(("card", "value"), WRECKS)
def test_more_than_its_value_avoids_a_wreck(card, value, die):
    match = at_sea(pile=[card])

    play(match, "Ann roll=1")
    assert (facts(match)["phase"], facts(match)["facing"], legal_names(match)) == ("testing", card, {"roll"})
    play(match, f"Ann roll={die}")
    assert facts(match)["at"]["Ann"] == STAR
    if die > value:
        assert (actor(match), facts(match)["stars"], facts(match)["pile"][-1]) == ("Bob", {}, card)
    else:
        assert (actor(match), facts(match)["phase"], legal_names(match)) == ("Ann", "wrecking", {"roll"})
        assert facts(match)["stars"] == {STAR: card}


@pytest.mark.rule("odyssey/wreck/avoid", "odyssey/test/arrival")
def test_who_avoids_a_wreck_loses_nothing_and_sails_on_next_turn():
    match = at_sea(pile=["laestrygonians"], weapon={"Ann": "bow"}, treasure={"Ann": [3, 5]})

    play(match, "Ann roll=6 roll=4\nBob roll=1")
    table = facts(match)
    assert (table["weapon"]["Ann"], table["treasure"]["Ann"], table["held"]["Ann"]) == ("bow", [3, 5], "")
    assert (actor(match), table["phase"]) == ("Ann", "moving")
    play(match, "Ann roll=2")
    assert facts(match)["at"]["Ann"] == onward(STAR, 2)


@pytest.mark.rule("odyssey/test/unaided")
@pytest.mark.parametrize("weapon", ["none", "lance", "bow", "shield", "helmet"])
@pytest.mark.parametrize(("card", "value"), WRECKS)
def test_no_weapon_helps_to_avoid_a_wreck(card, value, weapon):
    match = at_sea(pile=[card], weapon={"Ann": weapon})

    play(match, "Ann roll=1")
    assert facts(match)["to_beat"] == value
    play(match, f"Ann roll={value}")
    assert facts(match)["phase"] == "wrecking"


# ── the arrow ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/wreck/arrow")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_wrecked_trireme_goes_to_the_arrow_of_the_next_die(die):
    match = at_sea(pile=["poseidon"])

    play(match, "Ann roll=1 roll=5")
    assert facts(match)["at"]["Ann"] == STAR
    play(match, f"Ann roll={die}")
    assert (facts(match)["at"]["Ann"], facts(match)["held"]["Ann"]) == (ARROWS[die - 1], "")


@pytest.mark.rule("odyssey/wreck/after")
@pytest.mark.parametrize("die", range(1, 7))
def test_an_arrow_ends_the_turn_and_makes_nobody_draw(die):
    match = wrecked(die)

    assert (actor(match), facts(match)["phase"], facts(match)["facing"]) == ("Bob", "moving", "")
    assert facts(match)["pile_size"] == 26 - 1
    assert facts(match)["stars"] == {STAR: "poseidon"}


@pytest.mark.rule("odyssey/wreck/after")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_next_turn_sets_out_from_the_arrow(die):
    match = wrecked(die)

    play(match, "Bob roll=1")
    assert (actor(match), facts(match)["phase"]) == ("Ann", "moving")
    play(match, "Ann roll=1")
    assert facts(match)["at"]["Ann"] == onward(ARROWS[die - 1])


@pytest.mark.rule("odyssey/wreck/arrow")
def test_an_arrow_may_lie_behind_the_wreck_or_ahead_of_it():
    far = load().steps_home()
    here = far[number(STAR)]

    behind = [die for die in range(1, 7) if far[number(ARROWS[die - 1])] > here]
    ahead = [die for die in range(1, 7) if far[number(ARROWS[die - 1])] < here]
    for die in (behind[0], ahead[-1]):
        assert facts(wrecked(die))["at"]["Ann"] == ARROWS[die - 1]


@pytest.mark.rule("odyssey/wreck/arrow")
def test_an_arrow_may_be_shared():
    match = wrecked(3, at={"Bob": ARROWS[2]})

    assert facts(match)["at"] == {"Ann": ARROWS[2], "Bob": ARROWS[2]}


# ── what is lost ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/wreck/loss")
def test_a_wreck_costs_all_treasures_and_the_weapon():
    match = wrecked(weapon={"Ann": "shield", "Bob": "lance"}, treasure={"Ann": [3, 4], "Bob": [5]})

    assert facts(match)["weapon"] == {"Ann": "none", "Bob": "lance"}
    assert facts(match)["treasure"] == {"Ann": [], "Bob": [5]}
    assert facts(match)["worth"] == {"Ann": 0, "Bob": 5}


@pytest.mark.rule("odyssey/wreck/loss")
def test_what_a_wreck_costs_is_out_of_the_game_for_good():
    match = wrecked(weapon={"Ann": "shield", "Bob": "lance"}, treasure={"Ann": [3, 4, 5]})
    s = match.state[0]

    assert facts(match)["pile_size"] == 26 - 3 - 1
    assert facts(match)["armoury"] == ["?", "?"]
    assert SHIELD not in s.armoury
    assert list(s.weapon_gone[1:]) == [0, 0, 1, 0]
    assert list(s.treasure_gone) == [1, 1, 1]
    assert sound(s) == 0


@pytest.mark.rule("odyssey/wreck/spared")
def test_help_cards_survive_a_wreck():
    helps = ["hermes", "leucothea", "proteus", "athena"]
    match = at_sea(pile=["hyperion"], help={"Ann": helps})

    play(match, "Ann roll=1 roll=4 endure roll=2")
    assert facts(match)["at"]["Ann"] == ARROWS[1]
    assert facts(match)["help"]["Ann"] == helps


@pytest.mark.rule("odyssey/wreck/loss")
@pytest.mark.parametrize("god", ["hermes", "athena"])
def test_a_wreck_that_help_cancels_costs_nothing(god):
    match = at_sea(pile=["poseidon"], help={"Ann": [god]}, weapon={"Ann": "bow"}, treasure={"Ann": [4]})

    play(match, f"Ann roll=1 roll=5 help:{god}")
    assert (facts(match)["weapon"]["Ann"], facts(match)["treasure"]["Ann"]) == ("bow", [4])
    assert (actor(match), facts(match)["at"]["Ann"]) == ("Bob", STAR)


@pytest.mark.rule("odyssey/wreck/spared", "odyssey/bag/after")
@pytest.mark.parametrize("weather", ["mist", "fog", "calm"])
def test_weather_ends_with_a_wreck(weather):
    match = at_sea(options="bag-after", pile=["bag", weather])

    play(match, "Ann roll=1 roll=6")
    table = facts(match)
    assert table["phase"] == "bagging"
    assert table["halved"]["Ann"] or table["lost"]["Ann"] == 1
    play(match, "Ann roll=1 roll=4")
    table = facts(match)
    assert (table["halved"]["Ann"], table["lost"]["Ann"], table["held"]["Ann"]) == (False, 0, "")
    play(match, "Bob roll=1")
    assert (actor(match), facts(match)["phase"]) == ("Ann", "moving")
    play(match, "Ann roll=2")
    assert facts(match)["at"]["Ann"] == onward(ARROWS[3], 2)


# ── the card ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/star/stays")
@pytest.mark.parametrize("how", ["drawn", "lying"])
@pytest.mark.parametrize("card", [card for card, _ in WRECKS])
def test_the_card_that_wrecked_stays_on_its_star(card, how):
    match = at_sea(**drawn_or_lying(card, how))

    play(match, "Ann roll=1 roll=1 roll=6")
    assert facts(match)["stars"] == {STAR: card}
    assert card not in facts(match)["pile"]


@pytest.mark.rule("odyssey/wreck/card")
def test_the_wrecked_meets_that_card_again_only_by_landing_there():
    die = next(die for die in range(1, 7) if is_star(onward(ARROWS[die - 1])))
    star = onward(ARROWS[die - 1])
    match = at_sea(star=star, at={"Ann": outside(star)}, pile=["poseidon", "hermes"])

    play(match, f"Ann roll=1 roll=1 roll={die}\nBob roll=1")
    assert (facts(match)["phase"], facts(match)["facing"]) == ("moving", "")
    play(match, "Ann roll=1")
    assert (facts(match)["phase"], facts(match)["facing"]) == ("testing", "poseidon")
    assert (facts(match)["help"]["Ann"], facts(match)["pile_size"]) == ([], 26 - 1)


@pytest.mark.rule("odyssey/star/stays", "odyssey/star/lying")
def test_the_next_trireme_to_land_there_meets_the_card():
    match = wrecked(6, at={"Bob": outside(STAR)})

    play(match, "Bob roll=3")
    assert (actor(match), facts(match)["facing"], facts(match)["to_beat"]) == ("Bob", "poseidon", 5)
    play(match, "Bob roll=6")
    assert (facts(match)["stars"], facts(match)["pile"][-1]) == ({}, "poseidon")
    assert facts(match)["at"]["Bob"] == STAR


# ── the story ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/wreck/loss")
@pytest.mark.parametrize(
    ("weapon", "treasure", "taken"),
    [
        ("none", [], []),
        ("lance", [], ["lance"]),
        ("none", [4], ["treasure4"]),
        ("shield", [3, 5], ["shield", "treasure3", "treasure5"]),
    ],
)
def test_only_what_was_really_lost_is_told(weapon, treasure, taken):
    match = wrecked(4, weapon={"Ann": weapon}, treasure={"Ann": treasure})
    story = {event.key: event.args for event in match.story(-1)}

    assert ("wreck-takes" in story) == bool(taken)
    assert [word.name for word in story.get("wreck-takes", {}).get("cards", [])] == taken
    for lang in ("en", "fr", "de"):
        assert match.tell(-1, lang)


@pytest.mark.rule("odyssey/wreck/after")
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("die", range(1, 7))
def test_the_new_start_is_told_without_codes(die, lang):
    match = wrecked(die)
    lines = match.tell(-1, lang)

    assert not any(ARROWS[die - 1] in line for line in lines)
    assert any(match.vocabulary(lang)["space"][ARROWS[die - 1]] in line for line in lines)
