"""Help: keeping it, when to use it, what each card can do, and that it is used only once."""

import pytest
from table import actor, at_table, facts, legal_names, play, refusal
from track import before, onward, pile, stretch

from ithaca.games.odyssey.components import CARD_NAMES
from ithaca.games.odyssey.rules import sound

pytestmark = pytest.mark.interpreted

STAR = "lotus"
HELP = ["hermes", "leucothea", "proteus", "athena"]
CHARMS = {"circe": 5, "calypso": 5, "sirens": 3, "lotuseaters": 3}
COMBATS = {"cyclopes": 2, "scylla": 3, "polyphemus": 3, "cicones": 3}
WRECKS = {"laestrygonians": 3, "hyperion": 4, "charybdis": 4, "poseidon": 5}
TESTED = {**CHARMS, **COMBATS, **WRECKS}
WEATHER = ["mist", "fog"]
NYMPHS = ["leucothea", "proteus"]
WHEN, KEPT = "odyssey/help/when", "odyssey/help/kept"
LIES = pytest.mark.parametrize("lies", [False, True], ids=["drawn", "lying"])


def arriving(card, helpers=(), *, lies=False, **position):
    """Ann has come to the star of this card; before her roll, or struck by the weather."""
    at = {"Ann": before(STAR), "Bob": stretch(6)}
    where = {"stars": {STAR: card}} if lies else {"pile": [card]}
    position = {"at": at, "weapon": {"Ann": "none"}, "help": {"Ann": list(helpers)}, **where, **position}
    return play(at_table("odyssey", "Ann Bob", active="Ann", **position), "Ann roll=1")


def failed(card, helpers=(), **position):
    """Ann has just failed against this card."""
    match = arriving(card, helpers, **position)
    return match if card in WEATHER else play(match, f"Ann roll={TESTED[card]}")


def held(card, helpers=(), **position):
    """A card, or the ghosts, holds Ann since an earlier turn, and she is to roll."""
    at = {"Ann": "hades" if card == "ghosts" else STAR, "Bob": stretch(6)}
    position = {"at": at, "weapon": {"Ann": "none"}, "held": {"Ann": card}, **position}
    return at_table("odyssey", "Ann Bob", active="Ann", help={"Ann": list(helpers)}, **position)


def bagged(helpers=()):
    """Ann has sailed with the bag of winds onto a plain space, and its die is to come."""
    match = arriving("bag", helpers)
    return play(match, "Ann roll=1")


# ── keeping help ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/help/kept", "odyssey/star/found", "odyssey/setup/open")
@pytest.mark.parametrize("card", HELP)
def test_a_drawn_help_card_is_kept_openly_and_your_turn_is_over(card):
    match = arriving(card)

    assert (actor(match), facts(match)["at"]["Ann"]) == ("Bob", STAR)
    assert facts(match)["stars"] == {}
    for seat in (-1, 0, 1):
        assert match.table(seat)["help"] == [[card], []]
    play(match, "Bob roll=1\nAnn roll=1\nBob roll=1")
    assert facts(match)["help"]["Ann"] == [card]  # until it is used


@pytest.mark.rule("odyssey/star/found", "odyssey/star/draw")
def test_the_star_is_empty_again_for_who_comes_next():
    match = arriving("hermes", at={"Ann": before(STAR), "Bob": before(STAR)}, pile=["hermes", "treasure3"])

    play(match, "Bob roll=1")
    assert facts(match)["treasure"]["Bob"] == [3]
    assert facts(match)["help"] == {"Ann": ["hermes"], "Bob": []}


@pytest.mark.rule("odyssey/help/kept")
def test_you_may_keep_several():
    assert facts(arriving("athena", ["hermes", "proteus"]))["help"]["Ann"] == ["hermes", "proteus", "athena"]


@pytest.mark.rule("odyssey/help/kept")
def test_you_cannot_use_what_you_do_not_have():
    match = failed("poseidon", ["athena"], help={"Ann": ["athena"], "Bob": ["hermes"]})

    assert legal_names(match) == {"endure", "help:athena"}
    assert refusal(match, "help:hermes") == KEPT


# ── when to use it ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/help/after", "odyssey/help/when")
def test_help_is_not_used_before_a_movement_or_an_attempt():
    at = {"Ann": before(STAR)}
    match = at_table("odyssey", "Ann Bob", active="Ann", at=at, help={"Ann": HELP}, pile=["calypso"])

    for phase in ("moving", "testing"):
        assert facts(match)["phase"] == phase
        for move in (*(f"help:{card}" for card in HELP), "endure"):
            assert refusal(match, move) == WHEN
        play(match, "Ann roll=1")
    assert facts(match)["phase"] == "helping"


@pytest.mark.rule("odyssey/help/after")
def test_help_is_not_used_after_a_roll_that_succeeded():
    match = play(arriving("calypso", HELP), "Ann roll=6")

    assert actor(match) == "Bob"
    assert facts(match)["help"]["Ann"] == HELP


@pytest.mark.rule("odyssey/help/after", "odyssey/help/when")
@pytest.mark.parametrize("card", TESTED)
def test_after_a_failed_roll_you_are_asked_and_nothing_else_comes_first(card):
    match = failed(card, HELP)

    assert (actor(match), facts(match)["phase"], facts(match)["facing"]) == ("Ann", "helping", card)
    assert refusal(match, "roll") == WHEN
    assert refusal(match, "endure") == ""


@pytest.mark.rule("odyssey/help/when")
@LIES
@pytest.mark.parametrize("card", WEATHER)
def test_meeting_mist_or_fog_you_are_asked_at_once_whether_it_was_drawn_or_lay_there(card, lies):
    match = arriving(card, HELP, lies=lies)

    assert (actor(match), facts(match)["phase"], facts(match)["facing"]) == ("Ann", "helping", card)
    assert (facts(match)["halved"]["Ann"], facts(match)["lost"]["Ann"]) == (False, 0)
    assert legal_names(match) == {"endure", "help:leucothea", "help:proteus"}


@pytest.mark.rule("odyssey/help/when")
@pytest.mark.parametrize("card", [*TESTED, *WEATHER])
def test_who_has_no_help_that_fits_is_not_asked(card):
    unfit = ["hermes", "athena"] if card in WEATHER else NYMPHS
    fitting = {"Ann": unfit, "Bob": [name for name in HELP if name not in unfit]}

    assert facts(failed(card, help=fitting))["phase"] != "helping"


@pytest.mark.rule("odyssey/help/beaten")
@LIES
@pytest.mark.parametrize(
    ("card", "helper"), [("calypso", "hermes"), ("scylla", "athena"), ("fog", "proteus")]
)
def test_the_encounter_then_counts_as_beaten(card, helper, lies):
    match = failed(card, [helper], lies=lies)

    play(match, f"Ann help:{helper}")
    assert (actor(match), facts(match)["at"]["Ann"], facts(match)["stars"]) == ("Bob", STAR, {})
    assert (pile(match)[-1], facts(match)["held"]["Ann"]) == (card, "")
    assert sound(match.state[0]) == 0


@pytest.mark.rule("odyssey/help/when")
@pytest.mark.parametrize(
    ("card", "helper", "then"),
    [
        ("calypso", "hermes", {"held": "calypso"}),
        ("scylla", "athena", {"held": "scylla"}),
        ("mist", "proteus", {"halved": True}),
        ("fog", "leucothea", {"lost": 1}),
    ],
)
def test_you_may_endure_what_comes(card, helper, then):
    match = play(failed(card, [helper]), "Ann endure")

    assert (actor(match), facts(match)["stars"]) == ("Bob", {STAR: card})
    assert {field: facts(match)[field]["Ann"] for field in then} == then
    assert facts(match)["help"]["Ann"] == [helper]


@pytest.mark.rule("odyssey/help/when")
@pytest.mark.parametrize(
    ("card", "phase"), [("poseidon", "wrecking"), ("sirens", "wrecking"), ("circe", "testing")]
)
def test_a_wreck_or_circe_may_be_endured_too(card, phase):
    match = play(failed(card, ["hermes"]), "Ann endure")

    assert (actor(match), facts(match)["phase"]) == ("Ann", phase)
    assert (facts(match)["help"]["Ann"], facts(match)["stars"]) == (["hermes"], {STAR: card})


@pytest.mark.rule("odyssey/help/when", "odyssey/test/later")
def test_what_was_endured_may_be_beaten_with_help_after_a_later_failed_attempt():
    match = play(failed("calypso", ["hermes"]), "Ann endure\nBob roll=1")

    assert refusal(match, "help:hermes") == WHEN
    play(match, "Ann roll=5 endure\nBob roll=1\nAnn roll=5 help:hermes roll=1")
    assert (actor(match), facts(match)["at"]["Ann"]) == ("Bob", onward(STAR))
    assert (facts(match)["stars"], pile(match)[-1]) == ({}, "calypso")


@pytest.mark.rule("odyssey/help/when", "odyssey/help/beaten", "odyssey/bag/sure")
@pytest.mark.parametrize("helper", ["hermes", "athena"])
@pytest.mark.parametrize("die", range(1, 7))
def test_the_die_of_the_bag_is_such_a_roll(helper, die):
    match = bagged([helper])

    assert refusal(match, f"help:{helper}") == WHEN
    play(match, f"Ann roll={die}")
    if die > 2:
        assert (actor(match), facts(match)["help"]["Ann"]) == ("Bob", [helper])
        return
    assert (actor(match), facts(match)["phase"], facts(match)["facing"]) == ("Ann", "helping", "bag")
    play(match, f"Ann help:{helper}")
    assert (actor(match), facts(match)["at"]["Ann"]) == ("Bob", onward(STAR))
    assert (facts(match)["help"]["Ann"], facts(match)["weapon"]["Ann"]) == ([], "none")


# ── what each can do ──────────────────────────────────────────────────────────────────────────────

# what each help card is good against
GOOD = {
    "hermes": [*CHARMS, *WRECKS, "bag", "ghosts"],
    "athena": [*COMBATS, *WRECKS, "bag", "sirens"],
    "leucothea": WEATHER,
    "proteus": WEATHER,
}


def in_need(foe, helpers):
    """Ann has failed against this one."""
    if foe == "bag":
        return play(bagged(helpers), "Ann roll=2")
    if foe in ("ghosts", "calm"):
        return play(held(foe, helpers), "Ann roll=3")
    return failed(foe, helpers)


@pytest.mark.rule("odyssey/help/hermes", "odyssey/help/athena", "odyssey/help/weather", "odyssey/help/calms")
@pytest.mark.parametrize("foe", [*TESTED, *WEATHER, "bag", "ghosts", "calm"])
def test_each_help_card_is_good_against_its_own_foes_only(foe):
    match = in_need(foe, HELP)
    good = [card for card in HELP if foe in GOOD[card]]

    if not good:
        assert (foe, actor(match), facts(match)["held"]["Ann"]) == ("calm", "Bob", "calm")
        return
    assert legal_names(match) == {"endure", *(f"help:{card}" for card in good)}
    for card in HELP:
        assert refusal(match, f"help:{card}") == ("" if card in good else WHEN)


@pytest.mark.rule("odyssey/help/hermes")
@pytest.mark.parametrize("card", [*CHARMS, *WRECKS])
def test_hermes_resists_a_charm_or_cancels_a_wreck(card):
    match = failed(card, ["hermes"], weapon={"Ann": "lance"}, treasure={"Ann": [3, 5]})

    play(match, "Ann help:hermes")
    assert (actor(match), facts(match)["at"]["Ann"], facts(match)["held"]["Ann"]) == ("Bob", STAR, "")
    assert (facts(match)["stars"], pile(match)[-1]) == ({}, card)
    assert (facts(match)["weapon"]["Ann"], facts(match)["treasure"]["Ann"]) == ("lance", [3, 5])


@pytest.mark.rule("odyssey/help/hermes")
def test_hermes_resists_the_ghosts_too():
    match = play(failed("circe", []), "Ann roll=3\nBob roll=1")
    assert facts(match)["held"]["Ann"] == "ghosts"

    match = play(held("ghosts", ["hermes"]), "Ann roll=3 help:hermes")
    assert (facts(match)["held"]["Ann"], facts(match)["at"]["Ann"]) == ("", "hades")
    assert facts(match)["phase"] == "arming"


@pytest.mark.rule("odyssey/help/athena")
@pytest.mark.parametrize("card", [*COMBATS, *WRECKS])
def test_athena_wins_a_combat_as_if_you_had_rolled_high_enough_or_cancels_a_wreck(card):
    weapon = "shield" if card in COMBATS else "lance"
    match = failed(card, ["athena"], weapon={"Ann": weapon}, treasure={"Ann": [4]})
    rolled = play(arriving(card, ["athena"], weapon={"Ann": weapon}, treasure={"Ann": [4]}), "Ann roll=6")

    play(match, "Ann help:athena")
    for field in ("active", "phase", "at", "held", "stars", "pile", "weapon", "treasure"):
        assert facts(match)[field] == facts(rolled)[field]
    assert (facts(match)["stars"], pile(match)[-1], facts(match)["help"]["Ann"]) == ({}, card, [])


@pytest.mark.rule("odyssey/help/beaten", "odyssey/sirens/help")
def test_of_the_sirens_athena_cancels_only_the_wreck():
    match = failed("sirens", ["athena"], weapon={"Ann": "lance"}, treasure={"Ann": [4]})

    play(match, "Ann help:athena")
    assert (actor(match), facts(match)["at"]["Ann"], facts(match)["held"]["Ann"]) == ("Bob", STAR, "sirens")
    assert (facts(match)["stars"], "sirens" in pile(match)) == ({STAR: "sirens"}, False)
    assert (facts(match)["weapon"]["Ann"], facts(match)["treasure"]["Ann"]) == ("lance", [4])


@pytest.mark.rule("odyssey/help/weather")
@LIES
@pytest.mark.parametrize("card", WEATHER)
@pytest.mark.parametrize("helper", NYMPHS)
def test_leucothea_and_proteus_each_cancel_one_mist_or_fog(helper, card, lies):
    match = arriving(card, NYMPHS, lies=lies)

    play(match, f"Ann help:{helper}")
    assert (actor(match), facts(match)["stars"], pile(match)[-1]) == ("Bob", {}, card)
    assert (facts(match)["halved"]["Ann"], facts(match)["lost"]["Ann"]) == (False, 0)
    assert facts(match)["help"]["Ann"] == [name for name in NYMPHS if name != helper]
    play(match, "Bob roll=1\nAnn roll=2")
    assert facts(match)["at"]["Ann"] == onward(STAR, 2)


@pytest.mark.rule("odyssey/help/at-once")
def test_when_the_fog_was_endured_it_is_too_late():
    """The turn is lost, and Ann is not asked again."""
    match = play(arriving("fog", NYMPHS), "Ann endure\nBob roll=1")

    assert (actor(match), facts(match)["lost"]["Ann"]) == ("Bob", 0)
    play(match, "Bob roll=1")
    assert (actor(match), facts(match)["phase"]) == ("Ann", "moving")
    assert refusal(match, "help:proteus") == WHEN
    assert facts(match)["help"]["Ann"] == NYMPHS


@pytest.mark.rule("odyssey/help/at-once")
def test_when_the_mist_was_endured_it_is_too_late():
    match = play(arriving("mist", NYMPHS), "Ann endure\nBob roll=1")

    assert refusal(match, "help:proteus") == refusal(match, "help:leucothea") == WHEN
    play(match, "Ann roll=2")
    assert (actor(match), facts(match)["at"]["Ann"]) == ("Bob", onward(STAR))


@pytest.mark.rule("odyssey/help/calms")
@LIES
def test_against_the_great_calms_there_is_no_help(lies):
    match = arriving("calm", HELP, lies=lies)

    assert (actor(match), facts(match)["held"]["Ann"], facts(match)["lost"]["Ann"]) == ("Bob", "calm", 1)
    assert facts(match)["help"]["Ann"] == HELP


# ── used only once ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/help/gone")
@pytest.mark.parametrize(
    ("helper", "foe"),
    [
        ("hermes", "calypso"),
        ("hermes", "bag"),
        ("athena", "poseidon"),
        ("athena", "sirens"),
        ("leucothea", "mist"),
        ("proteus", "fog"),
    ],
)
def test_a_used_help_card_leaves_the_game_and_does_not_go_under_the_pile(helper, foe):
    match = in_need(foe, HELP)

    play(match, f"Ann help:{helper}")
    assert facts(match)["help"] == {"Ann": [card for card in HELP if card != helper], "Bob": []}
    assert helper not in pile(match)
    assert match.state[0].help_gone[CARD_NAMES.index(helper)] == 1
    assert match.state[0].help_gone.sum() == 1
    assert sound(match.state[0]) == 0


@pytest.mark.rule("odyssey/help/gone", "odyssey/help/kept")
def test_it_cannot_be_used_again():
    """Ann is held by the Sirens, since Athena cancelled only the wreck."""
    match = play(failed("sirens", ["athena", "hermes"]), "Ann help:athena\nBob roll=1\nAnn roll=3")

    assert legal_names(match) == {"endure", "help:hermes"}
    assert refusal(match, "help:athena") == KEPT
