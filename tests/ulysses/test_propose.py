"""The proposal: where the blue disc may lie, and what happens when plagues lie all around."""

import pytest
from debates import around
from table import actor, at_table, facts, legal_names, play, refusal

pytestmark = pytest.mark.interpreted

THREE = "Axel Carsten Michael"
FOUR = "Axel Carsten Michael Claudia"
FIVE = "Axel Carsten Michael Claudia Steffi"


def proposals(match):
    return {name.removeprefix("propose:") for name in legal_names(match) if name.startswith("propose:")}


def walled_in(seats=FOUR, active="Axel", **position):
    """The ship lies in Troy, and plagues lie on all its neighbours."""
    return at_table("ulysses", seats, active=active, ship="troja", plagues=around("troja"), **position)


# ── the blue disc ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/propose/line")
@pytest.mark.parametrize("ship", ["troja", "lybien", "sybille", "elysion"])
def test_the_active_player_proposes_a_place_that_a_line_joins_to_the_ship(ship):
    match = at_table("ulysses", FOUR, active="Axel", ship=ship)

    assert proposals(match) == set(around(ship))
    for place in set(match.board.slugs) - set(around(ship)):
        assert refusal(match, f"propose:{place}") == "ulysses/propose/line"


@pytest.mark.rule("ulysses/propose/line")
@pytest.mark.parametrize(("here", "there"), [("lybien", "dido"), ("dido", "lybien"), ("elysion", "sybille")])
def test_a_line_leads_both_ways(here, there):
    match = at_table("ulysses", FOUR, active="Axel", ship=here)

    assert refusal(match, f"propose:{there}") == ""


@pytest.mark.rule("ulysses/propose/line")
def test_the_blue_disc_lies_on_the_proposed_place_and_the_ship_waits():
    match = at_table("ulysses", FOUR, active="Axel", ship="lybien")

    play(match, "Axel propose:dido")
    table = facts(match)
    assert (table["blue"], table["red"], table["black"]) == ("dido", "", "")
    assert (table["owners"], table["ship"], table["phase"]) == ({"blue": 0}, "lybien", "answering")


@pytest.mark.rule("ulysses/propose/line")
def test_there_is_one_proposal_and_only_the_active_player_makes_it():
    match = at_table("ulysses", FOUR, active="Axel", ship="lybien")

    play(match, "Axel propose:dido")
    assert actor(match) == "Carsten"
    assert refusal(match, "propose:zakynthos") == "ulysses/debate/consent"


@pytest.mark.rule("ulysses/propose/line")
def test_a_movement_ends_with_the_arrival_and_a_new_one_has_a_new_proposal():
    match = at_table("ulysses", THREE, active="Axel", ship="lybien", hands={"Axel": {"wind": 1}})

    play(match, "Axel propose:dido\nCarsten consent\nMichael consent")
    assert (facts(match)["ship"], facts(match)["blue"]) == ("dido", "")
    assert refusal(match, "propose:lybien") == "ulysses/wind/stay"
    play(match, "Axel stay pay:wind propose:lybien")
    assert (facts(match)["ship"], facts(match)["blue"]) == ("dido", "lybien")


# ── plagues ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/propose/plague")
def test_a_place_with_a_plague_cannot_be_proposed():
    match = at_table("ulysses", FOUR, active="Axel", ship="sybille", plagues=["pytusae", "lybien"])

    assert refusal(match, "propose:pytusae") == "ulysses/propose/plague"
    assert proposals(match) == set(around("sybille")) - {"pytusae"}


@pytest.mark.rule("ulysses/propose/plague")
def test_a_plague_that_was_removed_before_is_no_hindrance():
    match = at_table(
        "ulysses",
        FOUR,
        active="Axel",
        ship="sybille",
        plagues=["pytusae", "zyklopen"],
        hands={"Axel": {"wind": 1}},
    )

    play(match, "Axel cleanse:pytusae pay:wind")
    assert refusal(match, "propose:zyklopen") == "ulysses/propose/plague"
    play(match, "Axel propose:pytusae")
    assert facts(match)["blue"] == "pytusae"


@pytest.mark.rule("ulysses/propose/plague")
def test_no_plague_is_removed_once_the_proposal_is_made():
    match = at_table("ulysses", FOUR, active="Axel", ship="sybille", plagues=["pytusae"])

    play(match, "Axel propose:zyklopen\nCarsten consent\nMichael consent\nClaudia consent")
    assert actor(match) == "Axel"
    assert refusal(match, "cleanse:pytusae") == "ulysses/wind/stay"
    assert facts(match)["plagues"] == ["pytusae"]


# ── one has to propose ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/propose/must")
@pytest.mark.parametrize("plagues", [0, 1, 2])
def test_while_one_neighbour_is_free_the_ship_cannot_stay(plagues):
    shut = around("troja")[:plagues]
    match = at_table("ulysses", FOUR, active="Axel", ship="troja", plagues=shut)

    assert refusal(match, "becalmed") == "ulysses/propose/must"
    assert "becalmed" not in legal_names(match)
    assert proposals(match) == set(around("troja")) - set(shut)


@pytest.mark.rule("ulysses/propose/must")
@pytest.mark.parametrize("free", [0, 1, 2])
def test_it_does_not_matter_which_neighbour_is_free(free):
    shut = [place for place in around("troja") if place != around("troja")[free]]
    match = at_table("ulysses", FOUR, active="Axel", ship="troja", plagues=[*shut, "elysion"])

    assert refusal(match, "becalmed") == "ulysses/propose/must"
    assert proposals(match) == {around("troja")[free]}


@pytest.mark.rule("ulysses/propose/must")
def test_a_turn_cannot_end_without_a_proposal():
    match = at_table("ulysses", FOUR, active="Axel", ship="lybien", hands={"Axel": {}})

    assert legal_names(match) == {f"propose:{place}" for place in around("lybien")}
    for move in ("yield", "stay", "pass", "consent", "stand"):
        assert refusal(match, move) == "ulysses/actions/any"
    assert refusal(match, "propose:lybien") == "ulysses/propose/line"


# ── walled in ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/propose/walled")
def test_a_ship_that_is_walled_in_is_becalmed_and_the_turn_goes_to_the_left():
    match = walled_in(hands={"Axel": {}})

    assert legal_names(match) == {"becalmed"}
    play(match, "Axel becalmed")
    table = facts(match)
    assert (table["ship"], table["blue"], table["phase"]) == ("troja", "", "acting")
    assert (table["active"], table["actor"], table["turn"]) == ("Carsten", "Carsten", 2)


@pytest.mark.rule("ulysses/propose/walled")
@pytest.mark.parametrize(
    ("seats", "active", "left"),
    [
        (THREE, "Axel", "Carsten"),
        (THREE, "Michael", "Axel"),
        (FOUR, "Claudia", "Axel"),
        (FIVE, "Claudia", "Steffi"),
        (FIVE, "Steffi", "Axel"),
    ],
)
def test_whoever_sits_to_the_left_is_next_after_a_calm(seats, active, left):
    match = walled_in(seats, active)

    play(match, f"{active} becalmed")
    assert facts(match)["active"] == left


@pytest.mark.rule("ulysses/propose/walled")
def test_nothing_can_be_proposed_while_the_ship_is_walled_in():
    match = walled_in(hands={"Axel": {"objection": 3}})

    assert proposals(match) == set()
    for place in around("troja"):
        assert refusal(match, f"propose:{place}") == "ulysses/propose/plague"


@pytest.mark.rule("ulysses/propose/walled")
def test_a_player_who_could_pay_need_not_remove_a_plague():
    match = walled_in(hands={"Axel": {"objection": 9, "zeus": 1}})

    assert refusal(match, "becalmed") == refusal(match, f"cleanse:{around('troja')[0]}") == ""
    play(match, "Axel becalmed")
    assert (facts(match)["active"], len(facts(match)["plagues"])) == ("Carsten", 3)


@pytest.mark.rule("ulysses/propose/walled")
def test_no_wind_is_played_after_a_calm():
    match = walled_in(hands={"Axel": {"wind": 2, "zeus": 1}})

    assert refusal(match, "stay") == "ulysses/actions/any"
    play(match, "Axel becalmed")
    assert (actor(match), facts(match)["phase"]) == ("Carsten", "acting")
    assert facts(match)["discard"] == {}


@pytest.mark.rule("ulysses/propose/walled", "ulysses/wind/next")
def test_a_new_turn_begins_after_a_calm_and_all_draw():
    match = walled_in(hands={name: {} for name in FOUR.split()}, temples={"Michael": 3})

    play(match, "Axel becalmed")
    assert facts(match)["held"] == {"Axel": 1, "Carsten": 1, "Michael": 3, "Claudia": 1}


@pytest.mark.rule("ulysses/propose/walled", "ulysses/end/arrival")
def test_to_stay_is_not_to_arrive():
    match = walled_in(goals={"Michael": ["troja"]})

    play(match, "Axel becalmed")
    assert facts(match)["shown"]["Michael"] == []


@pytest.mark.rule("ulysses/propose/walled", "ulysses/propose/must")
def test_who_removes_a_plague_then_has_to_propose_that_place():
    match = walled_in(hands={"Axel": {"wind": 1}})
    freed = around("troja")[1]

    play(match, f"Axel cleanse:{freed} pay:wind")
    assert refusal(match, "becalmed") == "ulysses/propose/must"
    assert proposals(match) == {freed}


@pytest.mark.rule("ulysses/propose/walled")
def test_a_plague_far_away_does_not_free_the_ship():
    far = "elysion"
    match = at_table(
        "ulysses",
        FOUR,
        active="Axel",
        ship="troja",
        plagues=[*around("troja"), far],
        hands={"Axel": {"wind": 1}},
    )

    play(match, f"Axel cleanse:{far} pay:wind")
    assert legal_names(match) == {"becalmed"}


@pytest.mark.rule("ulysses/propose/walled")
def test_the_active_player_may_wall_in_the_ship_himself():
    *shut, last = around("troja")
    match = at_table(
        "ulysses", FOUR, active="Axel", ship="troja", plagues=shut, hands={"Axel": {"plague": 1}}
    )

    play(match, f"Axel plague:{last} pay:plague becalmed")
    assert (facts(match)["ship"], facts(match)["active"]) == ("troja", "Carsten")


# ── with the option, one has to free the ship ─────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/propose/forced")
@pytest.mark.parametrize(
    ("temples", "cards", "clause"),
    [
        (1, 0, ""),
        (1, 1, "ulysses/propose/forced"),
        (3, 2, ""),
        (3, 3, "ulysses/propose/forced"),
        (3, 4, "ulysses/propose/forced"),
    ],
)
def test_with_the_option_who_can_pay_has_to_free_the_ship(temples, cards, clause):
    match = walled_in(hands={"Axel": {"wind": cards}}, temples={"Axel": temples}, options={"forced": "on"})

    assert refusal(match, "becalmed") == clause
    assert ("becalmed" in legal_names(match)) == (clause == "")
    assert {f"cleanse:{place}" in legal_names(match) for place in around("troja")} == {clause != ""}


@pytest.mark.rule("ulysses/propose/forced")
def test_without_the_option_nobody_has_to():
    match = walled_in(hands={"Axel": {"wind": 3}}, options={"forced": "off"})

    assert refusal(match, "becalmed") == ""


@pytest.mark.rule("ulysses/propose/forced")
def test_with_the_option_cards_of_any_kind_count():
    match = walled_in(
        hands={"Axel": {"pandora": 1, "plague": 1}}, temples={"Axel": 2}, options={"forced": "on"}
    )
    place = around("troja")[2]

    assert refusal(match, "becalmed") == "ulysses/propose/forced"
    play(match, f"Axel cleanse:{place} pay:pandora pay:plague propose:{place}")
    assert facts(match)["blue"] == place


@pytest.mark.rule("ulysses/propose/forced")
def test_with_the_option_a_plague_far_away_is_not_enough():
    match = at_table(
        "ulysses",
        FOUR,
        active="Axel",
        ship="troja",
        plagues=[*around("troja"), "elysion"],
        hands={"Axel": {"wind": 2}},
        options={"forced": "on"},
    )

    play(match, "Axel cleanse:elysion pay:wind")
    assert refusal(match, "becalmed") == "ulysses/propose/forced"


@pytest.mark.rule("ulysses/propose/forced", "ulysses/propose/must")
def test_the_option_changes_nothing_while_a_neighbour_is_free():
    match = at_table(
        "ulysses",
        FOUR,
        active="Axel",
        ship="troja",
        plagues=around("troja")[:2],
        hands={"Axel": {}},
        options={"forced": "on"},
    )

    assert refusal(match, "becalmed") == "ulysses/propose/must"
    assert proposals(match) == {around("troja")[2]}
