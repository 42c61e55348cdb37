"""The powers: used once, countered, and what each of them does."""

import pytest
from table import actor, all_pass, facts, gods_at, legal_names, pass_until, play, refusal, seen_by

pytestmark = pytest.mark.interpreted

ZONES = ["y1", "g1", "r1", "y2", "g2", "r2", "y3", "g3", "r3"]
ALL_SIX = "Zeus Poseidon Hades Athena Aphrodite Hermes"


# ── once, and countered ───────────────────────────────────────────────────────────────────────────


POWERS = pytest.mark.parametrize(
    ("before", "god", "moves"),
    [
        ("", "Zeus", "stop"),
        ("", "Poseidon", "storm:y1"),
        ("", "Aphrodite", "double:y1"),
        ("Aphrodite wind:1:y1", "Hermes", "lift:y1:1 drop:g1"),
    ],
    ids=["zeus", "poseidon", "aphrodite", "hermes"],
)


@pytest.mark.rule("odysseus/powers/once", "odysseus/powers/countered")
@POWERS
def test_a_power_works_once_a_round_even_if_it_was_countered(before, god, moves):
    match = gods_at(ALL_SIX, active="Aphrodite" if before else god, hands={"Aphrodite": [1, 2]})

    play(match, f"{before}\n{god} {moves}\nAthena counter")
    assert god.lower() in facts(match)["spent"]
    pass_until(match, god)
    assert refusal(match, moves.split()[0]) == "odysseus/powers/once"
    assert moves.split()[0] not in legal_names(match)


@pytest.mark.rule("odysseus/powers/once")
@pytest.mark.parametrize(
    ("active", "moves", "spent", "again"),
    [
        ("Poseidon", "Poseidon storm:y1", "poseidon", "storm:g2"),
        ("Aphrodite", "Aphrodite double:r3", "aphrodite", "double:g2"),
        ("Aphrodite", "Aphrodite wind:1:y1\nHermes lift:y1:1 drop:g1", "hermes", "lift:g1:1"),
    ],
    ids=["poseidon", "aphrodite", "hermes"],
)
def test_a_power_that_was_allowed_cannot_be_used_again(active, moves, spent, again):
    match = gods_at(ALL_SIX, active=active, hands={"Aphrodite": [1, 2]})

    play(match, f"{moves}\nAthena allow")
    assert facts(match)["spent"] == [spent]
    pass_until(match, spent.capitalize())
    assert refusal(match, again) == "odysseus/powers/once"
    assert again not in legal_names(match)


@pytest.mark.rule("odysseus/powers/once")
def test_everyone_sees_which_tokens_are_turned_or_placed():
    match = gods_at(ALL_SIX, active="Aphrodite")

    play(
        match, "Aphrodite double:r3\nAthena allow\nHermes pass\nZeus pass\nPoseidon storm:g2\nAthena counter"
    )
    for seat in range(-1, 6):
        table = match.table(seat)
        assert (table["doubled"], table["storm"]) == ("r3", "")
        assert table["spent"] == ["athena", "poseidon", "aphrodite"]


@pytest.mark.rule("odysseus/powers/once")
def test_a_power_can_be_used_by_its_own_god_only():
    match = gods_at(ALL_SIX, active="Athena", hands={"Athena": [3]})

    for move in ("stop", "storm:y1", "double:y1", "hide:3:y1", "lift:y1:3"):
        assert refusal(match, move) == "odysseus/powers/once"


@pytest.mark.rule("odysseus/powers/once", "odysseus/hades/hide")
def test_hades_may_use_his_power_again_and_again():
    match = gods_at("Zeus Poseidon Hades Athena", active="Hades", hands={"Hades": {"1": 4}})

    for zone in ("y1", "y1", "g2", "r3"):
        pass_until(match, "Hades")
        play(match, f"Hades hide:1:{zone}\nAthena allow")
    assert {zone: len(cards) for zone, cards in facts(match)["winds"].items() if cards} == {
        "y1": 2,
        "g2": 1,
        "r3": 1,
    }
    assert facts(match)["spent"] == []


@pytest.mark.rule("odysseus/powers/countered", "odysseus/powers/undone")
@POWERS
def test_a_countered_power_is_spent_without_effect_and_play_goes_on_to_the_left_of_its_god(
    before, god, moves
):
    match = gods_at(ALL_SIX, active="Aphrodite" if before else god, hands={"Aphrodite": [1, 2]})
    play(match, before)
    table = facts(match)

    play(match, f"{god} {moves}\nAthena counter")
    left = {"Zeus": "Poseidon", "Poseidon": "Hades", "Aphrodite": "Hermes", "Hermes": "Zeus"}[god]
    assert (actor(match), facts(match)["phase"]) == (left, "turn")
    assert set(facts(match)["spent"]) == {god.lower(), "athena"}
    for field in ("winds", "storm", "doubled", "totals", "ship", "round", "lifted", "dropped"):
        assert facts(match)[field] == table[field]


@pytest.mark.rule("odysseus/powers/undone")
def test_with_a_countered_hades_the_laid_card_remains():
    match = gods_at("Zeus Hades Athena Poseidon", hands={"Hades": [5, 1]})

    play(match, "Hades hide:5:g2\nAthena counter")
    assert (facts(match)["winds"]["g2"], facts(match)["cards"]["Hades"]) == (["5"], 1)
    assert (actor(match), facts(match)["spent"]) == ("Athena", ["athena", "hades"])


# ── Zeus ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odysseus/zeus/stop")
def test_zeus_ends_the_round_and_the_ship_sails_by_what_lies_on_the_legs():
    match = gods_at("Athena Poseidon Zeus", ship="aeaea", hands={"Athena": [1], "Poseidon": [2]})

    play(match, "Athena wind:1:g1\nPoseidon wind:2:r2\nZeus stop")
    assert (actor(match), facts(match)["ship"]) == ("Athena", "aeaea")
    play(match, "Athena allow")
    assert facts(match)["ship"] == "taphos"  # green to Dulichium, then red
    assert (facts(match)["phase"], actor(match)) == ("choosing", "Zeus")


@pytest.mark.rule("odysseus/zeus/stop")
def test_the_round_goes_on_when_athena_counters_zeus():
    match = gods_at("Athena Poseidon Zeus", ship="aeaea", hands={"Athena": [1], "Poseidon": [2]})

    play(match, "Athena wind:1:g1\nPoseidon wind:2:r2\nZeus stop\nAthena counter")
    assert (facts(match)["ship"], facts(match)["round"], actor(match)) == ("aeaea", 1, "Athena")


@pytest.mark.rule("odysseus/zeus/early")
def test_with_athenas_power_gone_the_ship_sails_at_once():
    match = gods_at(
        "Athena Poseidon Zeus", ship="aeaea", active="Poseidon", hands={"Zeus": [1], "Athena": []}
    )

    play(match, "Poseidon storm:y1\nAthena counter\nZeus wind:1:g1\nAthena pass\nPoseidon pass\nZeus stop")
    assert (facts(match)["ship"], facts(match)["phase"]) == ("dulichium", "choosing")


@pytest.mark.rule("odysseus/zeus/stop")
def test_zeus_may_stop_on_his_turn_only():
    match = gods_at("Zeus Poseidon Athena")

    assert refusal(match, "stop") == "odysseus/powers/once"
    play(match, "Poseidon pass\nAthena pass")
    assert "stop" in legal_names(match)


@pytest.mark.rule("odysseus/zeus/stop", "odysseus/zeus/early")
def test_zeus_may_stop_on_his_first_turn_and_with_no_card_on_leg_one_the_ship_stays():
    match = gods_at("Zeus Athena Poseidon", ship="aeaea", active="Zeus", hands={"Athena": [3, 3, 5]})

    play(match, "Zeus stop\nAthena allow")
    assert (facts(match)["ship"], facts(match)["scored"], facts(match)["round"]) == ("aeaea", {}, 2)
    kept = match.table(1)["hands"][1]
    assert (facts(match)["cards"]["Athena"], kept["3"] >= 2, kept["5"] >= 1) == (5, True, True)


@pytest.mark.rule("odysseus/zeus/early")
def test_those_who_have_not_acted_keep_their_cards_while_the_ship_sails():
    hands = {"Poseidon": [1], "Athena": [5, 5, 5, 5, 5], "Zeus": []}
    match = gods_at("Poseidon Zeus Athena", ship="aeaea", active="Poseidon", hands=hands)

    play(match, "Poseidon wind:1:r1\nZeus stop\nAthena allow")
    assert (facts(match)["ship"], facts(match)["cards"]["Athena"]) == ("scheria", 5)
    match.play(min(legal_names(match)))
    assert (facts(match)["cards"]["Athena"], match.table(2)["hands"][2]["5"]) == (7, 5)


# ── Aphrodite ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odysseus/aphrodite/double")
def test_earlier_and_later_cards_of_the_doubled_zone_count_twice():
    hands = {"Aphrodite": [2], "Hades": [1, 5], "Zeus": [5]}
    match = gods_at("Zeus Aphrodite Hades Athena Poseidon", ship="aeaea", active="Hades", hands=hands)

    play(
        match,
        "Hades wind:1:r1\nAthena pass\nPoseidon pass\nZeus wind:5:y1\nAphrodite double:r1\nAthena allow",
    )
    assert (facts(match)["doubled"], facts(match)["totals"]["r1"]) == ("r1", 2)
    play(pass_until(match, "Aphrodite"), "Aphrodite wind:2:r1")
    assert (facts(match)["totals"]["r1"], facts(match)["totals"]["y1"]) == (6, 5)
    assert facts(all_pass(match))["ship"] == "scheria"  # 6 for red against 5 for yellow


@pytest.mark.rule("odysseus/aphrodite/double")
def test_only_the_total_of_one_zone_is_doubled():
    hands = {name: [1] for name in ("Zeus", "Hades", "Athena")}
    match = gods_at("Aphrodite Zeus Hades Athena Poseidon", active="Aphrodite", hands=hands)

    play(match, "Aphrodite double:g2\nAthena allow\nZeus wind:1:g2\nHades wind:1:g1\nAthena wind:1:y2")
    assert facts(match)["totals"] == {**dict.fromkeys(ZONES, 0), "g2": 2, "g1": 1, "y2": 1}


@pytest.mark.rule("odysseus/aphrodite/double")
def test_a_hidden_card_is_doubled_as_well():
    hands = {"Hades": [2], "Athena": [3]}
    match = gods_at("Zeus Aphrodite Hades Athena Poseidon", ship="aeaea", hands=hands)

    play(match, "Aphrodite double:r1\nAthena allow\nHades hide:2:r1\nAthena allow\nAthena wind:3:y1")
    assert facts(all_pass(match))["ship"] == "scheria"


@pytest.mark.rule("odysseus/aphrodite/moved")
@pytest.mark.parametrize(
    ("lift", "drop", "totals"),
    [("y1", "g2", (0, 6)), ("g2", "y1", (5, 0))],
    ids=["a card moved in", "a card moved out"],
)
def test_a_card_moved_in_is_doubled_and_a_card_moved_out_is_not(lift, drop, totals):
    hands = {"Zeus": [3 if lift == "y1" else 2], "Poseidon": [3]}
    match = gods_at("Athena Zeus Poseidon Aphrodite Hermes Hades", active="Zeus", hands=hands)

    if lift == "y1":
        play(match, "Zeus wind:3:y1\nPoseidon pass")
    else:
        play(match, "Zeus wind:2:y1\nPoseidon wind:3:g2")
    play(match, f"Aphrodite double:g2\nAthena allow\nHermes lift:{lift}:3 drop:{drop}\nAthena allow")
    assert (facts(match)["totals"]["y1"], facts(match)["totals"]["g2"]) == totals


# ── Hermes ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odysseus/hermes/move", "odysseus/hermes/any")
@pytest.mark.parametrize("zone", [zone for zone in ZONES if zone != "g1"])
def test_hermes_moves_any_laid_card_to_any_other_zone(zone):
    match = gods_at(
        "Zeus Athena Poseidon Hades Aphrodite Hermes", active="Aphrodite", hands={"Aphrodite": [3]}
    )

    play(match, "Aphrodite wind:3:g1\nHermes lift:g1:3")
    assert legal_names(match) == {f"drop:{z}" for z in ZONES if z != "g1"}
    assert refusal(match, "drop:g1") == "odysseus/hermes/move"
    play(match, f"Hermes drop:{zone}\nAthena allow")
    assert facts(match)["winds"] == {z: ["3"] if z == zone else [] for z in ZONES}
    assert facts(match)["lifted"] == facts(match)["dropped"] == ""
    assert match.state[0].lifted_wind == 0


@pytest.mark.rule("odysseus/hermes/any")
def test_hermes_may_take_any_card_that_lies_there_whoever_laid_it():
    hands = {"Poseidon": [3], "Hades": [5], "Aphrodite": [1], "Hermes": ["d"]}
    match = gods_at("Zeus Athena Poseidon Hades Aphrodite Hermes", active="Hermes", hands=hands)

    play(match, "Hermes wind:d:y1\nZeus pass\nAthena pass\nPoseidon wind:3:g1\nHades hide:5:g1\nAthena allow")
    play(match, "Aphrodite wind:1:r3")
    lifts = {name for name in legal_names(match) if name.startswith("lift")}
    assert lifts == {"lift:y1:d", "lift:g1:3", "lift:g1:hidden", "lift:r3:1"}
    assert refusal(match, "lift:g1:5") == "odysseus/hermes/move"  # It lies there, but face down.


@pytest.mark.rule("odysseus/hermes/move")
def test_a_moved_card_counts_where_it_lies_now():
    hands = {"Poseidon": [3], "Aphrodite": [1]}
    match = gods_at(
        "Zeus Athena Poseidon Hades Aphrodite Hermes", ship="aeaea", active="Poseidon", hands=hands
    )

    play(match, "Poseidon wind:3:r1\nHades pass\nAphrodite wind:1:y1\nHermes lift:r1:3 drop:g2\nAthena allow")
    assert facts(all_pass(match))["ship"] == "same"  # yellow to Ogygia, then green


@pytest.mark.rule("odysseus/hermes/hidden", "odysseus/hades/look")
def test_hermes_moves_a_face_down_card_unseen():
    match = gods_at("Zeus Athena Poseidon Aphrodite Hades Hermes", active="Hades", hands={"Hades": [5]})

    play(match, "Hades hide:5:g1\nAthena allow\nHermes lift:g1:hidden")
    assert not match.view(5)[0].hidden_wind.any()
    play(match, "Hermes drop:r2")
    assert (seen_by(match, "Hermes", "r2"), seen_by(match, "Athena", "g1")) == (["?"], [])
    play(match, "Athena allow")
    assert (seen_by(match, "Hermes", "r2"), seen_by(match, "Hades", "r2")) == (["?"], ["5?"])
    assert facts(match)["winds"] == {zone: ["?"] if zone == "r2" else [] for zone in ZONES}


@pytest.mark.rule("odysseus/hades/look")
def test_who_laid_a_face_down_card_still_knows_it_when_hermes_has_moved_it():
    hands = {"Hades": [5], "Zeus": ["d", 3]}
    match = gods_at("Athena Poseidon Aphrodite Hades Zeus Hermes", active="Hades", hands=hands)

    play(match, "Hades hide:5:g1\nAthena allow\nZeus swap:3")  # Now Zeus is Hades.
    play(
        pass_until(match, "Zeus"), "Zeus hide:3:y1\nAthena allow\nHermes lift:g1:hidden drop:r2\nAthena allow"
    )
    assert [seen_by(match, "Hades", zone) for zone in ("g1", "y1", "r2")] == [[], ["?"], ["5?"]]
    assert [seen_by(match, "Zeus", zone) for zone in ("g1", "y1", "r2")] == [[], ["3?"], ["?"]]
    assert match.state[0].lifted_card == 0


SIX_AT_HERMES = "Zeus Athena Poseidon Aphrodite Hades Hermes"


def three_in_one_zone(**position):
    """Hermes' turn: 5, 3 and 1 lie face down in yellow 1, laid in this order, and a 2 in green 1."""
    match = gods_at(SIX_AT_HERMES, active="Hades", hands={"Hades": [5, 3, 1, 2]}, **position)
    for card in ("5:y1", "2:g1", "3:y1", "1:y1"):  # The card in green 1 is counted in its own zone.
        play(pass_until(match, "Hades"), f"Hades hide:{card}\nAthena allow")
    return match


@pytest.mark.rule("odysseus/hermes/hidden")
@pytest.mark.parametrize(
    ("nth", "moved", "left"), [(1, "5?", ["3?", "1?"]), (2, "3?", ["5?", "1?"]), (3, "1?", ["5?", "3?"])]
)
def test_of_several_face_down_cards_hermes_takes_whichever_he_likes(nth, moved, left):
    match = three_in_one_zone()

    play(match, f"Hermes lift:y1:hidden{nth}")
    assert match.table(5)["lifted_card"] == f"hidden{nth}"
    play(match, "Hermes drop:r2\nAthena allow")
    assert [seen_by(match, "Hades", zone) for zone in ("y1", "g1", "r2")] == [left, ["2?"], [moved]]
    assert [seen_by(match, "Hermes", zone) for zone in ("y1", "g1", "r2")] == [["?", "?"], ["?"], ["?"]]


@pytest.mark.rule("odysseus/hermes/hidden")
def test_face_down_cards_are_counted_where_there_are_several():
    match = three_in_one_zone()

    lifts = {name for name in legal_names(match) if name.startswith("lift")}
    assert lifts == {"lift:y1:hidden1", "lift:y1:hidden2", "lift:y1:hidden3", "lift:g1:hidden"}
    assert refusal(match, "lift:y1:hidden") == refusal(match, "lift:g1:hidden1") == "odysseus/hermes/hidden"
    assert refusal(match, "lift:y1:hidden4") == refusal(match, "lift:r1:hidden1") == "odysseus/hermes/move"


@pytest.mark.rule("odysseus/hermes/hidden", "odysseus/round/limit")
@pytest.mark.parametrize("nth", [1, 21, 42])
def test_all_winds_may_lie_face_down_in_one_zone_and_hermes_may_take_any(nth):
    winds = ["1"] * 10 + ["2"] * 11 + ["3"] * 8 + ["5"] * 5 + ["d"] * 8
    hidden = [{"zone": "r3", "wind": wind} for wind in winds]
    match = gods_at(SIX_AT_HERMES, active="Hermes", hidden=hidden)

    lifts = {name for name in legal_names(match) if name.startswith("lift")}
    assert lifts == {f"lift:r3:hidden{n}" for n in range(1, 43)}
    play(match, f"Hermes lift:r3:hidden{nth} drop:y1\nAthena allow")
    assert seen_by(match, "Hades", "y1") == [f"{winds[nth - 1]}?"]


@pytest.mark.rule("odysseus/hermes/hidden")
def test_what_hermes_has_put_down_is_counted_among_the_cards_beside_it():
    match = three_in_one_zone()

    play(match, "Hermes lift:y1:hidden2 drop:g1")
    assert (facts(match)["lifted_card"], seen_by(match, "Hades", "g1")) == ("hidden2", ["2?", "3?"])
    match = play(three_in_one_zone(), "Hermes lift:y1:hidden1 drop:g1")
    assert (facts(match)["lifted_card"], seen_by(match, "Hades", "g1")) == ("hidden1", ["5?", "2?"])


@pytest.mark.rule("odysseus/hermes/hidden")
def test_while_no_card_is_laid_hermes_cannot_use_his_power():
    match = gods_at("Zeus Athena Poseidon Hades Aphrodite Hermes", active="Hermes", hands={"Hermes": [1]})

    assert legal_names(match) == {"pass"} | {f"wind:1:{zone}" for zone in ZONES}
    assert refusal(match, "lift:y1:1") == refusal(match, "lift:y1:hidden") == "odysseus/hermes/move"


@pytest.mark.rule("odysseus/hermes/countered")
def test_athena_answers_once_hermes_has_put_the_card_down_and_may_send_it_back():
    match = gods_at(
        "Zeus Athena Poseidon Hades Aphrodite Hermes", active="Aphrodite", hands={"Aphrodite": [3]}
    )

    play(match, "Aphrodite wind:3:g1\nHermes lift:g1:3")
    assert (actor(match), facts(match)["phase"]) == ("Hermes", "dropping")
    play(match, "Hermes drop:r2")
    assert (actor(match), facts(match)["winds"]["r2"]) == ("Athena", ["3"])
    play(match, "Athena counter")
    assert (facts(match)["winds"]["g1"], facts(match)["winds"]["r2"]) == (["3"], [])


@pytest.mark.rule("odysseus/hermes/countered")
def test_a_face_down_card_goes_back_to_its_place_unturned():
    match = gods_at("Zeus Athena Poseidon Aphrodite Hades Hermes", active="Hades", hands={"Hades": [5, 1]})

    play(match, "Hades hide:5:g1\nAthena allow")
    play(
        pass_until(match, "Hades"),
        "Hades hide:1:g1\nAthena allow\nHermes lift:g1:hidden1 drop:r2\nAthena counter",
    )
    assert (seen_by(match, "Hades", "g1"), facts(match)["winds"]["g1"]) == (["5?", "1?"], ["?", "?"])
    assert facts(match)["winds"]["r2"] == []


# ── Poseidon ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odysseus/poseidon/storm")
@pytest.mark.parametrize("zone", ZONES)
def test_poseidon_may_block_any_zone(zone):
    match = gods_at("Zeus Poseidon Athena")

    play(match, f"Poseidon storm:{zone}\nAthena allow")
    assert facts(match)["storm"] == zone


@pytest.mark.rule("odysseus/poseidon/storm", "odysseus/poseidon/next")
@pytest.mark.parametrize(
    ("storm", "end"),
    [("y1", "scheria"), ("g1", "ogygia"), ("r1", "ogygia"), ("y2", "ogygia")],
)
def test_the_ship_follows_the_strongest_of_the_other_colours(storm, end):
    hands = {"Poseidon": [1], "Athena": [5], "Zeus": [3]}
    match = gods_at("Zeus Poseidon Athena", ship="aeaea", hands=hands)

    play(match, f"Poseidon storm:{storm}\nAthena allow\nAthena wind:5:y1\nZeus wind:3:r1\nPoseidon wind:1:g1")
    assert facts(all_pass(match))["ship"] == end


@pytest.mark.rule("odysseus/poseidon/storm")
def test_a_storm_blocks_its_colour_on_its_own_leg_only():
    hands = {"Poseidon": [1, 5], "Athena": [5], "Zeus": [3]}
    match = gods_at("Zeus Poseidon Athena", ship="aeaea", hands=hands)

    play(match, "Poseidon storm:y2\nAthena allow\nAthena wind:5:y1\nZeus wind:3:g2\nPoseidon wind:5:y2")
    assert facts(all_pass(match))["ship"] == "same"  # yellow to Ogygia, then green for all the yellow


@pytest.mark.rule("odysseus/poseidon/prevails")
def test_the_storm_prevails_over_the_doubling():
    hands = {"Hades": [5], "Athena": [1]}
    match = gods_at("Zeus Poseidon Aphrodite Hades Athena", ship="aeaea", hands=hands)

    play(match, "Poseidon storm:y1\nAthena allow\nAphrodite double:y1\nAthena allow")
    play(match, "Hades wind:5:y1\nAthena wind:1:r1")
    assert (facts(match)["storm"], facts(match)["doubled"]) == ("y1", "y1")
    assert facts(all_pass(match))["ship"] == "scheria"
