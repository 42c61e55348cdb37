"""Hades: cards laid face down, who may look at them, and what becomes of them."""

import pytest
from table import all_pass, facts, gods_at, legal_names, pass_until, play, refusal, seen_by

pytestmark = pytest.mark.interpreted

ZONES = ["y1", "g1", "r1", "y2", "g2", "r2", "y3", "g3", "r3"]


@pytest.mark.rule("odysseus/hades/choice")
def test_hades_chooses_for_each_card_whether_it_lies_open_or_hidden():
    match = gods_at("Zeus Hades Poseidon Athena", hands={"Hades": [3, "d"]})

    choices = {f"{verb}:{wind}:{zone}" for verb in ("wind", "hide") for wind in "3d" for zone in ZONES}
    assert legal_names(match) == {"pass", "swap:0", "swap:2", "swap:3"} | choices
    assert refusal(match, "hide:1:y1") == refusal(match, "hide:5:r3") == "odysseus/turn/wind"
    play(match, "Hades hide:3:y1\nAthena allow")
    play(pass_until(match, "Hades"), "Hades wind:d:y1")
    assert facts(match)["winds"]["y1"] == ["d", "?"]


@pytest.mark.rule("odysseus/hades/choice")
@pytest.mark.parametrize(
    ("against", "end"),
    [("pass", "dulichium"), ("wind:1:y1", "ogygia"), ("wind:1:r1", "dulichium")],
    ids=["alone", "tied with yellow", "tied with red"],
)
def test_a_hidden_dionysos_is_a_wind_of_one(against, end):
    match = gods_at("Zeus Hades Poseidon Athena", ship="aeaea", hands={"Hades": ["d"], "Poseidon": [1]})

    play(match, f"Hades hide:d:g1\nAthena allow\nPoseidon {against}")
    play(pass_until(match, "Zeus"), "Zeus stop\nAthena allow")
    assert facts(match)["ship"] == end
    assert facts(match)["gods"]["Hades"] == "hades"


@pytest.mark.rule("odysseus/hades/hide", "odysseus/hades/look")
def test_only_who_laid_a_face_down_card_may_look_at_it():
    match = gods_at("Zeus Hades Poseidon Athena", hands={"Hades": [5, 1]})

    play(match, "Hades hide:5:g1\nAthena allow")
    for player in ("Zeus", "Poseidon", "Athena"):
        seat = match.names.index(player)
        assert seen_by(match, player, "g1") == ["?"]
        assert not match.view(seat)[0].hidden_wind.any()
        assert [match.notation.name(move) for move in match.seen(seat)] == ["hide:?:g1", "allow"]
        assert match.table(seat)["totals"]["g1"] == 1  # as if it were the weakest wind
    assert facts(match)["winds"]["g1"] == ["?"]
    assert seen_by(match, "Hades", "g1") == ["5?"]
    assert match.notation.name(match.seen(1)[0]) == "hide:5:g1"


@pytest.mark.rule("odysseus/hades/look")
def test_a_new_hades_does_not_see_the_cards_of_the_old_one_and_the_old_one_still_does():
    match = gods_at("Zeus Hades Poseidon Athena", hands={"Hades": [5], "Poseidon": ["d", 3], "Athena": []})

    play(match, "Hades hide:5:g1\nAthena allow\nPoseidon swap:1\nAthena pass\nZeus pass\nHades pass")
    play(match, "Poseidon hide:3:g1\nAthena allow")
    assert seen_by(match, "Poseidon", "g1") == ["?", "3?"]
    assert seen_by(match, "Hades", "g1") == ["5?", "?"]
    assert seen_by(match, "Zeus", "g1") == ["?", "?"]


@pytest.mark.rule("odysseus/hades/revealed")
def test_face_down_cards_are_turned_up_at_the_end_of_the_round_and_count():
    hands = {"Hades": [5], "Poseidon": [3], "Zeus": [], "Athena": []}
    match = gods_at("Zeus Hades Poseidon Athena", ship="aeaea", hands=hands)

    play(match, "Hades hide:5:r1\nAthena allow\nPoseidon wind:3:y1")
    assert facts(match)["voyage"][0]["colour"] == "yellow"  # for all that the others know
    all_pass(match)
    assert (facts(match)["ship"], facts(match)["winds"]["r1"]) == ("scheria", ["5"])
    for seat in (-1, 0, 2, 3):
        assert match.view(seat)[0].effects.turned[0] == 4  # The wind of 5: everyone sees what lay there.


@pytest.mark.rule("odysseus/hades/countered", "odysseus/hades/all", "odysseus/athena/hades")
def test_a_countered_hades_turns_up_all_his_cards_which_stay_and_count():
    hands = {"Hades": [5, 1], "Poseidon": [3, 2], "Zeus": [], "Athena": []}
    match = gods_at("Zeus Hades Poseidon Athena", ship="aeaea", hands=hands)

    play(match, "Hades hide:5:r1\nAthena allow\nPoseidon wind:3:r1\nAthena pass\nZeus pass")
    play(match, "Hades hide:1:g2\nAthena counter")
    assert (facts(match)["winds"]["r1"], facts(match)["winds"]["g2"]) == (["3", "5"], ["1"])
    assert (facts(match)["totals"]["r1"], facts(match)["totals"]["g2"]) == (8, 1)
    play(match, "Poseidon wind:2:y1")
    assert facts(all_pass(match))["ship"] == "taphos"  # red to Scheria, then green


@pytest.mark.rule("odysseus/hades/countered")
def test_a_countered_hades_lays_open_for_the_rest_of_the_round():
    match = gods_at("Zeus Hades Poseidon Athena", hands={"Hades": [5, 1]})

    play(match, "Hades hide:5:r1\nAthena counter")
    pass_until(match, "Hades")
    assert refusal(match, "hide:1:y1") == "odysseus/hades/countered"
    assert legal_names(match) == {"pass"} | {f"wind:1:{zone}" for zone in ZONES}


@pytest.mark.rule("odysseus/hades/all")
def test_cards_of_an_earlier_hades_are_turned_up_too():
    match = gods_at("Zeus Hades Poseidon Athena", hands={"Hades": [5], "Poseidon": ["d", 3], "Athena": []})

    play(match, "Hades hide:5:g1\nAthena allow\nPoseidon swap:1\nAthena pass\nZeus pass\nHades pass")
    play(match, "Poseidon hide:3:y2\nAthena counter")
    assert (facts(match)["winds"]["g1"], facts(match)["winds"]["y2"]) == (["5"], ["3"])


@pytest.mark.rule("odysseus/hades/all")
def test_cards_that_hermes_moved_are_turned_up_where_they_lie():
    match = gods_at("Zeus Poseidon Athena Aphrodite Hades Hermes", active="Hades", hands={"Hades": [5, 2]})

    play(match, "Hades hide:5:g1\nAthena allow\nHermes lift:g1:hidden drop:r3\nAthena allow")
    play(pass_until(match, "Hades"), "Hades hide:2:g1\nAthena counter")
    assert (facts(match)["winds"]["g1"], facts(match)["winds"]["r3"]) == (["2"], ["5"])


@pytest.mark.rule("odysseus/hades/new-holder")
def test_a_new_hades_may_hide_again_after_a_counter_and_turned_cards_stay_open():
    match = gods_at("Zeus Hades Poseidon Athena", hands={"Hades": [5], "Poseidon": ["d", 3]})

    play(match, "Hades hide:5:g1\nAthena counter\nPoseidon swap:1\nAthena pass\nZeus pass\nHades pass")
    assert facts(match)["winds"]["g1"] == ["5"]
    play(match, "Poseidon hide:3:g1")
    assert facts(match)["winds"]["g1"] == ["5", "?"]
    assert facts(match)["phase"] == "turn"  # Athena's one counter is used: nobody asks her.


@pytest.mark.rule("odysseus/hades/new-holder")
def test_who_gets_hades_without_asking_may_hide_again_too():
    match = gods_at("Zeus Hades Poseidon Athena", hands={"Hades": [5, "d"], "Poseidon": [3]})

    play(match, "Hades hide:5:g1\nAthena counter\nPoseidon pass\nAthena pass\nZeus pass\nHades swap:2")
    play(match, "Poseidon hide:3:g1")
    assert facts(match)["winds"]["g1"] == ["5", "?"]


@pytest.mark.rule("odysseus/hades/new-holder", "odysseus/dionysos/state")
def test_a_swap_among_others_does_not_free_a_countered_hades():
    match = gods_at("Zeus Hades Poseidon Athena", hands={"Hades": [5, 1], "Poseidon": ["d"]})

    play(match, "Hades hide:5:g1\nAthena counter\nPoseidon swap:0\nAthena pass\nZeus pass")
    assert refusal(match, "hide:1:y1") == "odysseus/hades/countered"


@pytest.mark.rule("odysseus/hades/stays-open")
@pytest.mark.parametrize("options", [{"stays-open": "on"}, {}], ids=["on", "off"])
def test_with_the_option_a_countered_hades_lays_open_whoever_holds_him(options):
    hands = {"Hades": [5], "Poseidon": ["d", 3], "Zeus": [], "Athena": []}
    match = gods_at("Zeus Hades Poseidon Athena", options=options, hands=hands)

    play(match, "Hades hide:5:g3\nAthena counter\nPoseidon swap:1\nAthena pass\nZeus pass\nHades pass")
    assert refusal(match, "hide:3:g1") == ("odysseus/hades/countered" if options else "")
    assert ("hide:3:g1" in legal_names(match)) == (not options)
    play(match, "Poseidon pass")
    assert (facts(match)["round"], refusal(pass_until(match, "Poseidon"), "hide:3:g1")) == (2, "")


@pytest.mark.rule("odysseus/hades/hide", "odysseus/setup/open")
def test_everyone_sees_where_a_face_down_card_lies_and_who_laid_it():
    match = gods_at("Zeus Poseidon Hades Athena", active="Hades", hands={"Hades": ["5", "1"]})

    play(match, "Hades hide:5:g1\nAthena allow")
    assert [match.table(seat)["hidden"] for seat in range(-1, 4)] == [["g1 by 2"]] * 5
