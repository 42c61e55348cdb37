"""Athena answers the powers of the others."""

import pytest
from table import actor, facts, gods_at, legal_names, pass_until, play, refusal

from ithaca.engine.errors import Misuse

pytestmark = pytest.mark.interpreted

ALL_SIX = "Zeus Poseidon Hades Athena Aphrodite Hermes"


POWERS = pytest.mark.parametrize(
    ("active", "moves", "left"),
    [
        ("Zeus", "Zeus stop", "Poseidon"),
        ("Poseidon", "Poseidon storm:y1", "Hades"),
        ("Hades", "Hades hide:1:y1", "Athena"),
        ("Aphrodite", "Aphrodite double:y1", "Hermes"),
        ("Aphrodite", "Aphrodite wind:1:y1\nHermes lift:y1:1 drop:g2", "Zeus"),
    ],
    ids=["zeus", "poseidon", "hades", "aphrodite", "hermes"],
)


@pytest.mark.rule("odysseus/athena/counter")
@POWERS
def test_athena_may_counter_every_other_god_though_it_is_not_her_turn(active, moves, left):
    match = gods_at(ALL_SIX, active=active, hands={"Hades": [1], "Aphrodite": [1]})

    play(match, moves)
    assert (actor(match), facts(match)["phase"]) == ("Athena", "window")
    assert facts(match)["power"] == moves.splitlines()[-1].split()[0].lower()
    assert facts(match)["active"] != "Athena"
    assert legal_names(match) == {"counter", "allow"}
    play(match, "Athena counter")
    assert "athena" in facts(match)["spent"]


@pytest.mark.rule("odysseus/athena/counter")
def test_athena_counters_once_a_round():
    match = gods_at("Zeus Poseidon Hades Athena", hands={"Hades": [1]})

    play(match, "Poseidon storm:y1\nAthena counter\nHades hide:1:y1")
    assert (actor(match), facts(match)["phase"]) == ("Athena", "turn")  # her turn: nobody asked her
    assert facts(match)["winds"]["y1"] == ["?"]
    assert "counter" not in legal_names(match)


@pytest.mark.rule("odysseus/athena/window")
@POWERS
def test_nothing_else_happens_before_athena_has_answered(active, moves, left):
    match = gods_at(
        ALL_SIX, active=active, ship="aeaea", hands={"Hades": [1], "Aphrodite": [1], "Athena": [3, "d"]}
    )

    play(match, moves)
    for move in ("pass", "wind:3:y1", "swap:0", "storm:g1", "stop"):
        assert refusal(match, move) == "odysseus/athena/window"
    assert (facts(match)["ship"], facts(match)["round"]) == ("aeaea", 1)


@pytest.mark.rule("odysseus/athena/window")
def test_athena_is_asked_each_time_as_long_as_her_power_is_unused():
    match = gods_at("Zeus Poseidon Hades Athena", hands={"Hades": [1, 2], "Athena": []})

    play(match, "Poseidon storm:y1\nAthena allow\nHades hide:1:y1\nAthena allow")
    play(match, "Athena pass\nZeus pass\nPoseidon pass")
    play(match, "Hades hide:2:y1\nAthena counter")
    assert facts(match)["spent"] == ["athena", "poseidon", "hades"]
    assert facts(match)["storm"] == "y1"  # She countered Hades, not the storm that she let pass.


@pytest.mark.rule("odysseus/athena/counter")
def test_once_athena_has_let_a_power_pass_it_is_too_late():
    match = gods_at("Zeus Poseidon Athena", hands={"Athena": []})

    play(match, "Poseidon storm:y1\nAthena allow")
    assert actor(match) == "Athena"
    assert refusal(match, "counter") == refusal(match, "allow") == "odysseus/athena/window"
    play(match, "Athena pass\nZeus stop\nAthena counter")
    assert facts(match)["storm"] == "y1"


@pytest.mark.rule("odysseus/athena/never")
def test_winds_and_swaps_are_beyond_athena():
    match = gods_at("Zeus Poseidon Hades Athena", hands={"Poseidon": [1], "Hades": ["d", "d"]})

    play(match, "Poseidon wind:1:y1")
    assert (actor(match), facts(match)["phase"]) == ("Hades", "turn")
    assert refusal(match, "counter") == "odysseus/powers/once"
    play(match, "Hades swap:0")
    assert (actor(match), facts(match)["phase"]) == ("Athena", "turn")


@pytest.mark.rule("odysseus/athena/never")
def test_dionysos_as_a_wind_and_an_open_card_of_hades_are_beyond_athena():
    match = gods_at("Zeus Hades Poseidon Athena", hands={"Hades": [3], "Poseidon": ["d"]})

    play(match, "Hades wind:3:y1\nPoseidon wind:d:g1")
    assert (actor(match), facts(match)["phase"]) == ("Athena", "turn")


@pytest.mark.rule("odysseus/athena/never")
def test_the_choice_of_a_disc_is_beyond_athena():
    match = gods_at("Zeus Athena Poseidon", hands={"Athena": [1], "Poseidon": []})

    play(match, "Athena wind:1:y1\nPoseidon pass\nZeus stop\nAthena allow")
    assert (actor(match), facts(match)["phase"]) == ("Zeus", "choosing")
    match.play(min(legal_names(match)))
    assert (facts(match)["phase"], facts(match)["round"]) == ("turn", 2)


@pytest.mark.rule("odysseus/athena/window")
def test_athena_is_not_asked_about_herself():
    match = gods_at("Zeus Poseidon Athena")

    play(match, "Poseidon storm:y1\nAthena counter")
    assert (actor(match), facts(match)["phase"], facts(match)["active"]) == ("Athena", "turn", "Athena")
    assert facts(match)["spent"] == ["athena", "poseidon"]


@pytest.mark.rule("odysseus/athena/turn", "odysseus/powers/countered")
@POWERS
@pytest.mark.parametrize("answer", ["counter", "allow"])
def test_whatever_athena_answers_play_goes_on_to_the_left_of_the_god_who_acted(active, moves, left, answer):
    match = gods_at(ALL_SIX, active=active, hands={"Hades": [1], "Aphrodite": [1]})

    play(match, f"{moves}\nAthena {answer}")
    new_round = active == "Zeus" and answer == "allow"
    assert (actor(match), facts(match)["phase"], facts(match)["power"]) == (left, "turn", "")
    assert facts(match)["round"] == (2 if new_round else 1)


@pytest.mark.rule("odysseus/athena/turn")
def test_a_counter_does_not_cost_athena_her_own_turn():
    match = gods_at("Zeus Poseidon Athena Hades", hands={"Athena": [5]})

    play(match, "Poseidon storm:y1\nAthena counter\nAthena wind:5:y1")
    assert (facts(match)["winds"]["y1"], actor(match)) == (["5"], "Hades")


@pytest.mark.rule("odysseus/athena/turn")
def test_an_allowed_stop_of_zeus_ends_the_round_instead():
    match = gods_at(
        "Athena Zeus Poseidon", active="Athena", ship="aeaea", hands={"Athena": [1], "Poseidon": [2]}
    )

    play(match, "Athena wind:1:y1\nZeus stop\nAthena allow")
    assert (actor(match), facts(match)["phase"], facts(match)["ship"]) == ("Zeus", "choosing", "ogygia")


@pytest.mark.rule("odysseus/athena/owner")
def test_you_may_counter_the_very_god_that_you_held_before():
    match = gods_at("Zeus Poseidon Athena", hands={"Poseidon": ["d"]})

    play(match, "Poseidon swap:2\nAthena storm:g1")
    assert actor(match) == "Poseidon"  # He gave Poseidon away and holds Athena now.
    play(match, "Poseidon counter")
    assert (facts(match)["storm"], facts(match)["spent"]) == ("", ["athena", "poseidon"])


@pytest.mark.rule("odysseus/athena/owner", "odysseus/dionysos/state")
def test_a_used_athena_is_used_for_her_new_holder():
    match = gods_at("Zeus Poseidon Hades Athena", hands={"Hades": ["d"], "Athena": [1]})

    play(match, "Poseidon storm:g1\nAthena counter\nHades swap:3\nAthena hide:1:y1")
    assert (actor(match), facts(match)["phase"]) == ("Zeus", "turn")  # Hades holds Athena, but she is spent.


# ── later: whenever a turn changes ────────────────────────────────────────────────────────────────


def late_at(seats, **position):
    return gods_at(seats, options={"late-athena": "on"}, **position)


def asked_late(match):
    """Whether Athena is asked about Hades because the turn has changed."""
    table = facts(match)
    return table["late"] and (table["actor"], table["phase"], table["power"]) == ("Athena", "window", "hades")


@pytest.mark.rule("odysseus/athena/late")
def test_with_the_option_athena_is_asked_whenever_a_turn_changes_while_cards_lie_face_down():
    match = late_at("Zeus Hades Poseidon Athena", hands={"Hades": [5], "Poseidon": [1]})

    play(match, "Hades hide:5:g1\nAthena allow")
    assert (actor(match), facts(match)["phase"]) == ("Poseidon", "turn")  # She was just asked about it.
    play(match, "Poseidon wind:1:y1")
    assert asked_late(match)
    assert legal_names(match) == {"counter", "allow"}
    play(match, "Athena allow")
    assert (actor(match), facts(match)["phase"], facts(match)["late"]) == ("Athena", "turn", False)
    play(match, "Athena pass")
    assert asked_late(match)
    play(match, "Athena allow\nZeus pass")
    assert asked_late(match)
    play(match, "Athena allow")
    assert (actor(match), facts(match)["phase"]) == ("Hades", "turn")


@pytest.mark.rule("odysseus/athena/late")
def test_a_late_counter_turns_up_all_cards_and_play_goes_on_to_the_left_of_hades():
    hands = {"Hades": [5, 3, 1], "Poseidon": [1], "Athena": [2]}
    match = late_at("Zeus Hades Poseidon Athena", hands=hands)

    play(
        match, "Hades hide:5:g1\nAthena allow\nPoseidon pass\nAthena allow\nAthena wind:2:r1\nAthena counter"
    )
    assert facts(match)["active"] == "Poseidon"  # not Zeus, whose turn it would have been
    assert (actor(match), facts(match)["phase"], facts(match)["late"]) == ("Poseidon", "turn", False)
    assert (facts(match)["winds"]["g1"], facts(match)["spent"]) == (["5"], ["athena", "hades"])
    play(match, "Poseidon wind:1:y1\nAthena pass\nZeus pass")  # Nobody asks her any more; she has her turn.
    assert refusal(match, "hide:1:y1") == "odysseus/hades/countered"


@pytest.mark.rule("odysseus/athena/late", "odysseus/round/count")
def test_a_late_counter_starts_the_count_of_passes_anew_so_that_all_may_answer_it():
    match = late_at("Zeus Hades Poseidon Athena", hands={"Hades": [5]})

    play(match, "Hades hide:5:g1\nAthena allow\nPoseidon pass\nAthena allow\nAthena pass\nAthena counter")
    play(match, "Poseidon pass\nAthena pass\nZeus pass")
    assert (facts(match)["round"], facts(match)["passes"], actor(match)) == (1, 3, "Hades")


@pytest.mark.rule("odysseus/athena/late")
def test_the_last_pass_ends_the_round_without_a_question():
    match = late_at("Zeus Hades Poseidon Athena", ship="aeaea", hands={"Hades": [5]})

    play(match, "Hades hide:5:g1\nAthena allow\nPoseidon pass\nAthena allow\nAthena pass\nAthena allow")
    play(match, "Zeus pass\nAthena allow\nHades pass")
    assert (facts(match)["ship"], facts(match)["phase"]) == ("dulichium", "choosing")


@pytest.mark.rule("odysseus/athena/late")
def test_after_another_power_she_is_asked_about_that_and_then_about_hades():
    match = late_at("Zeus Hades Poseidon Athena", hands={"Hades": [5]})

    play(match, "Hades hide:5:g1\nAthena allow\nPoseidon storm:g1")
    assert (facts(match)["power"], facts(match)["late"]) == ("poseidon", False)
    play(match, "Athena allow")
    assert asked_late(match)
    play(match, "Athena counter")
    assert (facts(match)["storm"], facts(match)["winds"]["g1"]) == ("g1", ["5"])
    assert actor(match) == "Poseidon"  # to the left of Hades


POWER_USED = "Poseidon storm:y1\nAthena counter\nAthena pass\nZeus pass\nHades hide:5:g1\nPoseidon pass"


@pytest.mark.rule("odysseus/athena/late")
@pytest.mark.parametrize(
    "moves",
    [
        "Poseidon pass",
        POWER_USED,
        "Hades hide:5:g1\nAthena counter\nPoseidon pass",
        "Hades wind:5:g1\nPoseidon pass",
    ],
    ids=["no card was hidden", "her power is used", "she has countered him", "the card lies open"],
)
def test_nobody_asks_without_a_face_down_card_or_once_her_power_is_used(moves):
    active = moves.split()[0]
    match = late_at("Zeus Hades Poseidon Athena", active=active, hands={"Hades": [5]})

    play(match, moves)
    assert (actor(match), facts(match)["phase"]) == ("Athena", "turn")


@pytest.mark.rule("odysseus/athena/late", "odysseus/dionysos/both")
def test_who_has_just_got_athena_is_asked_as_soon_as_the_turn_of_the_swap_is_over():
    match = late_at("Zeus Hades Poseidon Athena", hands={"Hades": [5], "Poseidon": ["d"]})

    play(match, "Hades hide:5:g1\nAthena allow\nPoseidon swap:3")
    assert (actor(match), facts(match)["late"]) == ("Poseidon", True)  # He holds Athena now.
    play(match, "Poseidon counter")
    assert (facts(match)["winds"]["g1"], actor(match)) == (["5"], "Poseidon")


@pytest.mark.rule("odysseus/athena/late")
def test_if_hades_has_changed_hands_play_goes_on_to_the_left_of_his_new_holder():
    match = late_at("Zeus Hades Poseidon Athena", hands={"Hades": [5, "d"], "Poseidon": []})

    play(match, "Hades hide:5:g1\nAthena allow\nPoseidon pass\nAthena allow\nAthena pass\nAthena allow")
    play(match, "Zeus pass\nAthena allow\nHades swap:2\nAthena counter")
    assert actor(match) == "Athena"  # to the left of Poseidon, who holds Hades now


@pytest.mark.rule("odysseus/athena/late")
def test_that_athena_lets_the_cards_lie_is_no_news_and_a_counter_is():
    match = late_at("Zeus Hades Poseidon Athena", hands={"Hades": [5]})

    play(match, "Hades hide:5:g1\nAthena allow\nPoseidon pass\nAthena allow")
    assert [match.story(seat) for seat in range(-1, 4)] == [[]] * 5
    play(match, "Athena pass\nAthena counter")
    assert match.tell(-1) == ["Athena counters Hades with Athena.", "Turned up on green 1: wind 5."]


@pytest.mark.rule("odysseus/athena/late", "odysseus/athena/own-turn")
def test_the_two_ways_to_counter_hades_later_exclude_each_other():
    with pytest.raises(Misuse) as refused:
        gods_at("Zeus Hades Poseidon Athena", options={"late-athena": "on", "late-counter": "on"})

    assert refused.value.key == "options-exclude"


# ── later: on her own turn ────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odysseus/athena/own-turn")
def test_with_the_option_athena_may_counter_hades_on_her_own_turn():
    hands = {"Hades": [5, 3, 1], "Athena": []}
    match = gods_at("Hades Poseidon Athena Zeus", active="Hades", options={"late-counter": "on"}, hands=hands)

    play(match, "Hades hide:5:g1\nAthena allow\nPoseidon pass\nAthena pass\nZeus pass")
    play(match, "Hades hide:3:y2\nAthena allow\nPoseidon storm:g3\nAthena allow")
    assert legal_names(match) == {"pass", "counter"}
    play(match, "Athena counter")
    assert facts(match)["storm"] == "g3"  # It is Hades whom she counters, not who acted last.
    assert (facts(match)["winds"]["g1"], facts(match)["winds"]["y2"]) == (["5"], ["3"])
    assert facts(match)["spent"] == ["athena", "poseidon", "hades"]
    assert actor(match) == "Zeus"  # It was her action.
    assert refusal(pass_until(match, "Hades"), "hide:1:y1") == "odysseus/hades/countered"


@pytest.mark.rule("odysseus/athena/hades")
def test_without_the_option_it_is_too_late():
    match = gods_at("Hades Poseidon Athena Zeus", active="Hades", hands={"Hades": [5], "Athena": []})

    play(match, "Hades hide:5:g1\nAthena allow\nPoseidon pass")
    assert legal_names(match) == {"pass"}
    assert refusal(match, "counter") == "odysseus/athena/window"


@pytest.mark.rule("odysseus/athena/own-turn")
def test_the_late_counter_needs_a_face_down_card_and_an_unused_power():
    hands = {"Hades": [5], "Athena": [], "Poseidon": []}
    match = gods_at(
        "Poseidon Athena Zeus Hades", active="Poseidon", options={"late-counter": "on"}, hands=hands
    )

    play(match, "Poseidon storm:y1\nAthena allow")
    assert (legal_names(match), refusal(match, "counter")) == ({"pass"}, "odysseus/athena/own-turn")
    play(match, "Athena pass\nZeus stop\nAthena counter\nHades hide:5:g1\nPoseidon pass")
    assert (legal_names(match), refusal(match, "counter")) == ({"pass"}, "odysseus/powers/once")


@pytest.mark.rule("odysseus/athena/own-turn")
def test_a_late_counter_starts_the_count_of_passes_anew():
    match = gods_at(
        "Hades Poseidon Athena Zeus", active="Hades", options={"late-counter": "on"}, hands={"Hades": [5]}
    )

    play(
        match,
        "Hades hide:5:g1\nAthena allow\nPoseidon pass\nAthena counter\nZeus pass\nHades pass\nPoseidon pass",
    )
    assert (facts(match)["round"], facts(match)["phase"], actor(match)) == (1, "turn", "Athena")
