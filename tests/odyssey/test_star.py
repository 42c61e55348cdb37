"""On a star: drawing, cards that lie there, beaten and unbeaten cards, attempts, who is freed."""

import pytest
from table import actor, at_table, facts, legal_names, play, refusal
from track import BOARD, before, onward, pile, stretch

from ithaca.games.odyssey.rules import sound

pytestmark = pytest.mark.interpreted

STAR, OTHER = "lotus", "cyclopes"
ARROW = BOARD.slugs[BOARD.arrows[0] - 1]
HELP = ["hermes", "leucothea", "proteus", "athena"]
TESTED = ["circe", "calypso", "sirens", "lotuseaters", "cyclopes", "scylla", "polyphemus", "cicones"]
TESTED += ["laestrygonians", "hyperion", "charybdis", "poseidon"]
ALONE = {"alone": "on"}
EITHER = pytest.mark.parametrize("options", [{}, ALONE], ids=["frees all", "alone"])


def arriving(card="", *, lying="", seats="Ann Bob", **position):
    """Ann is a space before a star; the named card is the next of the pile or lies there."""
    position = {"weapon": {"Ann": "none"}, **position}
    if card:
        position["pile"] = [card] if card == "treasure4" else [card, "treasure4"]
    if lying:
        position["stars"] = {STAR: lying}
    at = {"Ann": before(STAR), **position.pop("at", {})}
    return at_table("odyssey", seats, active="Ann", at=at, **position)


def held(card="calypso", *, seats="Ann Bob Cid", others="Bob", **position):
    """Ann and others are held by a card on one star."""
    names = ["Ann", *others.split()]
    at = {**dict.fromkeys(names, STAR), **position.pop("at", {})}
    everyone = {**dict.fromkeys(names, card), **position.pop("held", {})}
    weapon = dict.fromkeys(seats.split(), "none")
    return at_table("odyssey", seats, active="Ann", at=at, held=everyone, weapon=weapon, **position)


# ── drawing ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/star/draw", "odyssey/star/found", "odyssey/help/kept")
@pytest.mark.parametrize("card", HELP)
def test_you_draw_the_top_card_and_keep_help(card):
    match = arriving(card)
    rest = pile(match)[1:]

    play(match, "Ann roll=1")
    assert facts(match)["help"] == {"Ann": [card], "Bob": []}
    assert (facts(match)["drawn"], facts(match)["stars"], pile(match)) == (card, {}, rest)
    assert (actor(match), facts(match)["at"]["Ann"]) == ("Bob", STAR)


@pytest.mark.rule("odyssey/star/draw", "odyssey/star/found", "odyssey/end/treasure")
@pytest.mark.parametrize("worth", [3, 4, 5])
def test_you_keep_a_treasure(worth):
    match = arriving(f"treasure{worth}")
    rest = pile(match)[1:]

    play(match, "Ann roll=1")
    assert facts(match)["treasure"] == {"Ann": [worth], "Bob": []}
    assert (facts(match)["stars"], pile(match), actor(match)) == ({}, rest, "Bob")


@pytest.mark.rule("odyssey/star/draw", "odyssey/star/first")
@pytest.mark.parametrize("card", TESTED)
def test_an_encounter_must_be_faced_at_once(card):
    match = arriving(card, help={"Bob": HELP})
    rest = pile(match)[1:]

    play(match, "Ann roll=1")
    assert (actor(match), facts(match)["phase"], facts(match)["facing"]) == ("Ann", "testing", card)
    assert (facts(match)["drawn"], facts(match)["stars"], pile(match)) == (card, {STAR: card}, rest)
    assert legal_names(match) == {"roll"}
    assert refusal(match, "endure") == "odyssey/help/when"


@pytest.mark.rule("odyssey/star/draw")
@pytest.mark.parametrize(("card", "halved", "lost"), [("mist", True, 0), ("fog", False, 1)])
def test_mist_and_fog_strike_at_once(card, halved, lost):
    match = arriving(card)

    play(match, "Ann roll=1")
    assert (actor(match), facts(match)["stars"]) == ("Bob", {STAR: card})
    assert (facts(match)["halved"]["Ann"], facts(match)["lost"]["Ann"]) == (halved, lost)


@pytest.mark.rule("odyssey/star/draw")
def test_one_card_is_drawn_and_the_next_star_has_the_next():
    match = arriving(at={"Bob": before(OTHER)}, pile=["treasure3", "hermes", "treasure5"])

    play(match, "Ann roll=1\nBob roll=1")
    assert facts(match)["treasure"] == {"Ann": [3], "Bob": []}
    assert facts(match)["help"] == {"Ann": [], "Bob": ["hermes"]}
    assert (pile(match)[0], len(pile(match))) == ("treasure5", 24)


# ── a card already there ──────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/star/lying", "odyssey/star/stays")
@pytest.mark.parametrize("card", TESTED)
def test_you_face_the_card_that_lies_there_and_draw_none(card):
    match = arriving(lying=card, pile=["treasure3"])
    cards = pile(match)

    play(match, "Ann roll=1")
    assert (actor(match), facts(match)["phase"], facts(match)["facing"]) == ("Ann", "testing", card)
    assert (facts(match)["drawn"], pile(match), facts(match)["treasure"]["Ann"]) == ("", cards, [])
    assert legal_names(match) == {"roll"}


@pytest.mark.rule("odyssey/star/lying")
@pytest.mark.parametrize(("card", "field", "value"), [("mist", "halved", True), ("fog", "lost", 1)])
def test_weather_that_lies_there_strikes_whoever_comes(card, field, value):
    match = arriving(lying=card, pile=["treasure3"])

    play(match, "Ann roll=1")
    assert facts(match)[field] == {"Ann": value, "Bob": 0}
    assert (facts(match)["drawn"], facts(match)["stars"]) == ("", {STAR: card})
    assert facts(match)["treasure"]["Ann"] == []


@pytest.mark.rule("odyssey/star/lying", "odyssey/star/draw")
def test_a_card_on_another_star_is_not_met():
    match = arriving("treasure3", stars={OTHER: "calypso"})

    play(match, "Ann roll=1")
    assert (facts(match)["treasure"]["Ann"], actor(match)) == ([3], "Bob")
    assert facts(match)["stars"] == {OTHER: "calypso"}


# ── beaten and unbeaten ───────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/star/beaten")
@pytest.mark.parametrize("lies", [False, True], ids=["drawn", "lying"])
@pytest.mark.parametrize("card", TESTED)
def test_a_beaten_card_goes_under_the_pile_and_its_star_is_empty(card, lies):
    match = arriving(lying=card) if lies else arriving(card)
    rest = pile(match)[0 if lies else 1 :]

    play(match, "Ann roll=1 roll=6")
    assert pile(match) == [*rest, card]
    assert (facts(match)["stars"], facts(match)["held"]["Ann"]) == ({}, "")
    assert sound(match.state[0]) == 0


@pytest.mark.rule("odyssey/star/beaten", "odyssey/star/draw")
def test_who_comes_to_the_emptied_star_draws_from_the_top():
    match = arriving("calypso", at={"Bob": before(STAR, 2)})

    play(match, "Ann roll=1 roll=6\nBob roll=2")
    assert facts(match)["treasure"]["Bob"] == [4]


@pytest.mark.rule("odyssey/star/beaten", "odyssey/setup/open")
def test_the_pile_lies_face_down_but_all_saw_the_card_going_under_it():
    match = arriving("calypso")

    play(match, "Ann roll=1 roll=6")
    for seat in (-1, 0, 1):
        assert match.table(seat)["pile"] == ["?"] * 25 + ["calypso"]


# what is drawn, the rolls after the movement, and where the card leaves its finder
UNBEATEN = [
    ("calypso", "roll=5", STAR),
    ("lotuseaters", "roll=3", STAR),
    ("cyclopes", "roll=2", STAR),
    ("scylla", "roll=3", STAR),
    ("circe", "roll=5 roll=4", "hades"),
    ("sirens", "roll=3 roll=1", ARROW),
    ("laestrygonians", "roll=3 roll=1", ARROW),
    ("poseidon", "roll=5 roll=1", ARROW),
    ("mist", "", STAR),
    ("fog", "", STAR),
    ("calm", "", STAR),
]


@pytest.mark.rule("odyssey/star/stays")
@pytest.mark.parametrize(("card", "rolls", "end"), UNBEATEN, ids=[row[0] for row in UNBEATEN])
def test_an_unbeaten_card_stays_open_on_its_star(card, rolls, end):
    match = arriving(card)
    rest = pile(match)[1:]

    play(match, f"Ann roll=1 {rolls}")
    assert (actor(match), facts(match)["at"]["Ann"]) == ("Bob", end)
    assert pile(match) == rest
    for seat in (-1, 0, 1):
        assert match.table(seat)["stars"] == {STAR: card}


@pytest.mark.rule("odyssey/star/stays", "odyssey/star/lying")
def test_all_who_come_there_meet_it():
    seats, at = "Ann Bob Cid", {"Bob": before(STAR), "Cid": before(STAR, 2)}
    match = arriving("scylla", seats=seats, at=at, weapon=dict.fromkeys(seats.split(), "none"))

    play(match, "Ann roll=1 roll=3\nBob roll=1 roll=3\nCid roll=2 roll=3")
    assert facts(match)["held"] == dict.fromkeys(("Ann", "Bob", "Cid"), "scylla")
    assert (facts(match)["pile_size"], facts(match)["stars"]) == (25, {STAR: "scylla"})
    assert sound(match.state[0]) == 0


# ── attempts ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/star/once", "odyssey/test/patience")
def test_you_have_one_attempt_per_turn():
    match = arriving("calypso", at={"Bob": stretch(6)})

    play(match, "Ann roll=1 roll=5")
    for _ in range(2):
        assert (actor(match), facts(match)["held"]["Ann"]) == ("Bob", "calypso")
        play(match, "Bob roll=1")
        assert (facts(match)["phase"], facts(match)["facing"], legal_names(match)) == (
            "testing",
            "calypso",
            {"roll"},
        )
        play(match, "Ann roll=5")


@pytest.mark.rule("odyssey/hades/arrive")
def test_the_ghosts_after_circe_are_a_new_encounter_in_the_same_turn():
    match = arriving("circe")

    play(match, "Ann roll=1 roll=5")
    assert (actor(match), facts(match)["phase"], facts(match)["facing"]) == ("Ann", "testing", "ghosts")
    assert legal_names(match) == {"roll"}
    play(match, "Ann roll=3")
    assert (actor(match), facts(match)["held"]["Ann"]) == ("Bob", "ghosts")


# ── who is freed ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/star/frees")
@pytest.mark.parametrize("card", ["calypso", "lotuseaters", "cyclopes", "scylla", "sirens"])
def test_whoever_beats_a_card_frees_all_whom_it_holds(card):
    match = held(card, others="Bob Cid")

    play(match, "Ann roll=6")
    assert facts(match)["held"] == dict.fromkeys(("Ann", "Bob", "Cid"), "")
    assert (facts(match)["stars"], pile(match)[-1], pile(match).count(card)) == ({}, card, 1)
    assert sound(match.state[0]) == 0


@pytest.mark.rule("odyssey/star/frees")
def test_the_others_move_normally_on_their_next_turn():
    match = held(others="Bob")

    play(match, "Ann roll=6 roll=1")
    assert (actor(match), facts(match)["phase"]) == ("Bob", "moving")
    play(match, "Bob roll=2")
    assert facts(match)["at"]["Bob"] == onward(STAR, 2)
    assert actor(match) == "Cid"


@pytest.mark.rule("odyssey/star/frees")
def test_a_newcomer_who_beats_the_card_frees_them_too():
    match = arriving(seats="Ann Bob Cid", at={"Bob": STAR, "Cid": STAR}, held={"Bob": "calypso"})

    play(match, "Ann roll=1 roll=6")
    assert facts(match)["held"]["Bob"] == ""
    assert (facts(match)["stars"], facts(match)["phase"], actor(match)) == ({}, "moving", "Bob")


@pytest.mark.rule("odyssey/star/frees", "odyssey/test/later")
def test_so_does_help():
    match = held(others="Bob Cid", help={"Ann": ["hermes"]})

    play(match, "Ann roll=5 help:hermes")
    assert facts(match)["held"] == dict.fromkeys(("Ann", "Bob", "Cid"), "")
    assert (facts(match)["stars"], pile(match)[-1]) == ({}, "calypso")


@pytest.mark.rule("odyssey/star/frees")
@EITHER
def test_who_fails_frees_nobody(options):
    match = held(others="Bob", options=options)

    play(match, "Ann roll=5")
    assert facts(match)["held"] == {"Ann": "calypso", "Bob": "calypso", "Cid": ""}
    assert (actor(match), facts(match)["phase"]) == ("Bob", "testing")


@pytest.mark.rule("odyssey/star/frees")
@EITHER
def test_whom_another_card_holds_is_not_freed(options):
    match = held(others="", at={"Bob": OTHER}, held={"Bob": "scylla"}, options=options)

    play(match, "Ann roll=6")
    assert facts(match)["held"] == {"Ann": "", "Bob": "scylla", "Cid": ""}
    assert (facts(match)["stars"], pile(match)[-1]) == ({OTHER: "scylla"}, "calypso")


@pytest.mark.rule("odyssey/star/frees", "odyssey/weather/calmed")
def test_the_great_calms_may_still_cost_a_freed_trireme_its_turn():
    """Ann has just come into the calms, where Bob is held."""
    at = {"Bob": STAR, "Cid": stretch(6)}
    match = arriving(seats="Ann Bob Cid", at=at, held={"Bob": "calm"})

    play(match, "Ann roll=1\nBob roll=5 roll=1")
    assert (facts(match)["stars"], facts(match)["held"]["Ann"], facts(match)["lost"]["Ann"]) == ({}, "", 1)
    play(match, "Cid roll=1")
    assert (actor(match), facts(match)["lost"]["Ann"]) == ("Bob", 0)
    play(match, "Bob roll=1\nCid roll=1")
    assert (actor(match), facts(match)["phase"]) == ("Ann", "moving")


# ── each for himself ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/star/alone")
@pytest.mark.parametrize("card", ["calypso", "lotuseaters", "cyclopes", "scylla", "sirens", "calm"])
def test_alone_only_who_beats_the_card_is_freed(card):
    match = held(card, others="Bob Cid", options=ALONE)
    cards = pile(match)

    play(match, "Ann roll=6")
    assert facts(match)["held"] == {"Ann": "", "Bob": card, "Cid": card}
    assert (facts(match)["stars"], pile(match)) == ({STAR: card}, cards)
    assert (actor(match), facts(match)["phase"]) == ("Ann", "moving")
    play(match, "Ann roll=1")
    assert (actor(match), facts(match)["phase"], facts(match)["facing"]) == ("Bob", "testing", card)


@pytest.mark.rule("odyssey/star/alone")
def test_alone_the_card_goes_under_the_pile_when_the_last_one_held_has_beaten_it():
    match = held(others="Bob Cid", options=ALONE)

    play(match, "Ann roll=6 roll=1\nBob roll=6 roll=1")
    assert (facts(match)["stars"], facts(match)["held"]["Cid"]) == ({STAR: "calypso"}, "calypso")
    play(match, "Cid roll=6")
    assert (facts(match)["stars"], facts(match)["held"]["Cid"]) == ({}, "")
    assert (pile(match)[-1], pile(match).count("calypso")) == ("calypso", 1)
    assert sound(match.state[0]) == 0


@pytest.mark.rule("odyssey/star/alone", "odyssey/star/beaten")
def test_alone_a_card_that_holds_nobody_else_goes_under_the_pile():
    """Cid stands on the star, but the card does not hold him."""
    match = held(others="", at={"Cid": STAR}, options=ALONE)

    play(match, "Ann roll=6")
    assert (facts(match)["stars"], pile(match)[-1]) == ({}, "calypso")


@pytest.mark.rule("odyssey/star/alone", "odyssey/test/arrival")
def test_alone_a_newcomer_who_beats_the_card_leaves_the_other_held():
    at = {"Bob": STAR}
    match = arriving(at=at, held={"Bob": "calypso"}, weapon={"Bob": "none"}, options=ALONE)

    play(match, "Ann roll=1 roll=6")
    assert facts(match)["held"] == {"Ann": "", "Bob": "calypso"}
    assert (facts(match)["stars"], actor(match)) == ({STAR: "calypso"}, "Bob")
    play(match, "Bob roll=5\nAnn roll=1")
    assert facts(match)["at"] == {"Ann": onward(STAR), "Bob": STAR}


@pytest.mark.rule("odyssey/star/alone")
def test_alone_help_frees_only_its_owner():
    match = held(others="Bob", help={"Ann": ["hermes"]}, options=ALONE)

    play(match, "Ann roll=5 help:hermes")
    assert facts(match)["held"] == {"Ann": "", "Bob": "calypso", "Cid": ""}
    assert (facts(match)["stars"], facts(match)["help"]["Ann"]) == ({STAR: "calypso"}, [])
    assert (actor(match), facts(match)["phase"]) == ("Ann", "moving")


@pytest.mark.rule("odyssey/star/alone")
@EITHER
def test_the_option_is_shown(options):
    assert ("alone" in facts(held(options=options))["options"]) == bool(options)
