"""The proposal: where the blue disc may lie, and what happens when plagues lie all around."""

import pytest
from debates import around
from table import actor, at_table, facts, legal_names, play, refusal

from ithaca.engine.errors import FormerName

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
    assert refusal(match, "propose:lybien") == "ulysses/wind/now"
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
    assert refusal(match, "cleanse:pytusae") == "ulysses/wind/now"
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


# ── walled in, and no way to pay ──────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/propose/calm")
def test_a_ship_that_is_walled_in_is_becalmed_and_the_turn_goes_to_the_left():
    match = walled_in(hands={"Axel": {}})

    assert legal_names(match) == {"becalmed"}
    play(match, "Axel becalmed")
    table = facts(match)
    assert (table["ship"], table["blue"], table["phase"]) == ("troja", "", "acting")
    assert (table["active"], table["actor"], table["turn"]) == ("Carsten", "Carsten", 2)


@pytest.mark.rule("ulysses/propose/calm")
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
    match = walled_in(seats, active, hands={active: {}})

    play(match, f"{active} becalmed")
    assert facts(match)["active"] == left


@pytest.mark.rule("ulysses/propose/calm")
def test_nothing_can_be_proposed_while_the_ship_is_walled_in():
    match = walled_in(hands={"Axel": {"objection": 3}})

    assert proposals(match) == set()
    for place in around("troja"):
        assert refusal(match, f"propose:{place}") == "ulysses/propose/plague"


@pytest.mark.rule("ulysses/propose/calm")
def test_no_wind_is_played_after_a_calm():
    match = walled_in(hands={"Axel": {"wind": 2, "zeus": 1}}, temples={"Axel": 4})

    assert refusal(match, "stay") == "ulysses/actions/any"
    play(match, "Axel becalmed")
    assert (actor(match), facts(match)["phase"]) == ("Carsten", "acting")
    assert facts(match)["discard"] == {}


@pytest.mark.rule("ulysses/propose/calm", "ulysses/wind/next")
def test_a_new_turn_begins_after_a_calm_and_all_draw():
    match = walled_in(hands={name: {} for name in FOUR.split()}, temples={"Michael": 3})

    play(match, "Axel becalmed")
    assert facts(match)["held"] == {"Axel": 1, "Carsten": 1, "Michael": 3, "Claudia": 1}


@pytest.mark.rule("ulysses/propose/calm", "ulysses/end/arrival")
def test_to_stay_is_not_to_arrive():
    match = walled_in(goals={"Michael": ["troja"]}, hands={"Axel": {}})

    play(match, "Axel becalmed")
    assert facts(match)["shown"]["Michael"] == []


@pytest.mark.rule("ulysses/propose/calm")
@pytest.mark.parametrize("move", ["plague:elysion", "pandora"])
def test_who_cannot_pay_anyway_may_spend_what_he_has(move):
    match = walled_in(hands={"Axel": {"plague": 1, "pandora": 1}}, temples={"Axel": 3})

    assert refusal(match, "becalmed") == refusal(match, move) == ""


@pytest.mark.rule("ulysses/propose/calm", "ulysses/propose/walled")
def test_who_could_not_pay_and_draws_enough_with_pandora_then_has_to():
    match = walled_in(hands={"Axel": {"pandora": 1, "wind": 1}}, temples={"Axel": 3})

    assert refusal(match, "becalmed") == ""
    play(match, "Axel pandora pay:pandora")
    assert (facts(match)["held"]["Axel"], refusal(match, "becalmed")) == (3, "ulysses/propose/walled")


# ── walled in, and able to pay ────────────────────────────────────────────────────────────────────

CARDS = ["objection", "temple", "wind", "plague", "zeus", "pandora"]


@pytest.mark.rule("ulysses/propose/walled", "ulysses/propose/calm")
@pytest.mark.parametrize(
    ("temples", "cards", "clause"),
    [
        (1, 0, ""),
        (1, 1, "ulysses/propose/walled"),
        (2, 1, ""),
        (3, 2, ""),
        (3, 3, "ulysses/propose/walled"),
        (3, 4, "ulysses/propose/walled"),
    ],
)
def test_who_can_pay_has_to_free_the_ship(temples, cards, clause):
    match = walled_in(hands={"Axel": {"wind": cards}}, temples={"Axel": temples})

    assert refusal(match, "becalmed") == clause
    assert ("becalmed" in legal_names(match)) == (clause == "")
    assert {f"cleanse:{place}" in legal_names(match) for place in around("troja")} == {clause != ""}


@pytest.mark.rule("ulysses/propose/walled")
@pytest.mark.parametrize("card", CARDS)
def test_one_card_of_any_kind_is_enough_to_be_bound_to_free_the_ship(card):
    match = walled_in(hands={"Axel": {card: 1}})
    place = around("troja")[2]

    assert refusal(match, "becalmed") == "ulysses/propose/walled"
    play(match, f"Axel cleanse:{place} pay:{card} propose:{place}")
    assert facts(match)["blue"] == place


@pytest.mark.rule("ulysses/propose/walled", "ulysses/propose/must")
def test_who_removes_a_plague_then_has_to_propose_that_place():
    match = walled_in(hands={"Axel": {"wind": 1}})
    freed = around("troja")[1]

    play(match, f"Axel cleanse:{freed} pay:wind")
    assert refusal(match, "becalmed") == "ulysses/propose/must"
    assert proposals(match) == {freed}


# What each action costs a player with two temples, and by how much it raises the price of a removal.
PRICES = [
    ("plague:elysion", {"plague": 1}, 1, 2),
    ("cleanse:elysion", {}, 2, 2),
    ("exchange:olymp", {}, 2, 2),
    ("build", {"temple": 2}, 4, 3),
]


@pytest.mark.rule("ulysses/propose/walled")
@pytest.mark.parametrize("zeus", [False, True], ids=["itself", "zeus"])
@pytest.mark.parametrize(("move", "needs", "spent", "price"), PRICES, ids=[row[0] for row in PRICES])
@pytest.mark.parametrize("spare", [-1, 0, 1])
def test_nothing_may_be_done_that_leaves_too_few_cards_for_a_removal(move, needs, spent, price, spare, zeus):
    """One card too few is refused, just enough and one more are fine."""
    cards = {"zeus": sum(needs.values())} if zeus else needs
    left = spent + price + spare - sum(needs.values())
    shut = around("troja") if move.startswith("plague") else [*around("troja"), "elysion"]
    match = at_table(
        "ulysses",
        FOUR,
        active="Axel",
        ship="troja",
        plagues=shut,
        hands={"Axel": {**cards, "objection": left}},
        temples={"Axel": 2},
        goals={"Axel": ["olymp"]},
    )

    clause = "ulysses/propose/walled" if spare < 0 else ""
    assert refusal(match, move) == clause
    assert (move in legal_names(match)) == (clause == "")
    assert refusal(match, f"cleanse:{around('troja')[0]}") == ""


@pytest.mark.rule("ulysses/propose/walled")
@pytest.mark.parametrize("zeus", [False, True], ids=["itself", "zeus"])
@pytest.mark.parametrize("held", [1, 2, 3])
def test_pandora_never_leaves_too_few_cards(held, zeus):
    """Even if no other card is left: the one that pays for her is shuffled and drawn again."""
    card = "zeus" if zeus else "pandora"
    deck = {"objection": 50, "temple": 23, "wind": 23, "plague": 16, "zeus": 11, "pandora": 9}
    mine = {card: 1, "wind": held - 1}
    rest = {kind: count - mine.get(kind, 0) for kind, count in deck.items()}
    hands = {"Axel": mine, "Carsten": rest, "Michael": {}, "Claudia": {}}
    match = walled_in(hands=hands, temples={"Axel": held})

    play(match, f"Axel pandora pay:{card}")
    assert facts(match)["held"]["Axel"] == held
    assert refusal(match, "becalmed") == "ulysses/propose/walled"


@pytest.mark.rule("ulysses/propose/walled")
def test_while_a_removal_is_being_paid_any_card_will_do():
    hand = {"plague": 1, "zeus": 1, "pandora": 1}
    position = {"active": "Axel", "ship": "troja", "plagues": around("troja"), "temples": {"Axel": 2}}
    match = at_table("ulysses", FOUR, hands={"Axel": hand}, **position)

    play(match, f"Axel cleanse:{around('troja')[0]}")
    assert legal_names(match) == {"pay:plague", "pay:zeus", "pay:pandora"}
    play(match, "Axel pay:zeus")
    assert legal_names(match) == {"pay:plague", "pay:pandora"}


@pytest.mark.rule("ulysses/propose/walled")
def test_of_two_removals_only_the_second_may_be_the_one_that_frees_the_ship():
    match = at_table(
        "ulysses",
        FOUR,
        active="Axel",
        ship="troja",
        plagues=[*around("troja"), "elysion", "olymp"],
        hands={"Axel": {"wind": 2}},
    )

    assert refusal(match, "cleanse:elysion") == refusal(match, "cleanse:olymp") == ""
    play(match, "Axel cleanse:elysion pay:wind")
    assert refusal(match, "cleanse:olymp") == refusal(match, "becalmed") == "ulysses/propose/walled"
    assert {name.split(":")[0] for name in legal_names(match)} == {"cleanse"}


@pytest.mark.rule("ulysses/propose/walled")
def test_once_the_ship_is_free_cards_may_be_spent_as_one_likes():
    match = walled_in(hands={"Axel": {"wind": 1, "plague": 1}}, goals={"Axel": ["olymp"]})

    assert refusal(match, "plague:elysion") == ""
    play(match, f"Axel cleanse:{around('troja')[0]} pay:wind")
    assert refusal(match, "plague:elysion") == refusal(match, "exchange:olymp") == ""


@pytest.mark.rule("ulysses/propose/walled", "ulysses/propose/must")
def test_the_rule_asks_nothing_while_a_neighbour_is_free():
    match = at_table(
        "ulysses",
        FOUR,
        active="Axel",
        ship="troja",
        plagues=[*around("troja")[:2], "elysion"],
        hands={"Axel": {"wind": 1}},
    )

    assert refusal(match, "cleanse:elysion") == ""
    assert refusal(match, "becalmed") == "ulysses/propose/must"
    assert proposals(match) == {around("troja")[2]}


# ── who walls the ship in ─────────────────────────────────────────────────────────────────────────


def one_way_out(hand, temples=1, **position):
    """Only one neighbour of Troy is free of plague, and this one."""
    *shut, last = around("troja")
    hands = {"Axel": hand}
    match = at_table(
        "ulysses",
        FOUR,
        active="Axel",
        ship="troja",
        plagues=shut,
        hands=hands,
        temples={"Axel": temples},
        **position,
    )
    return match, last


@pytest.mark.rule("ulysses/propose/walled")
@pytest.mark.parametrize("card", ["plague", "zeus"])
@pytest.mark.parametrize(("temples", "others"), [(1, 0), (1, 1), (1, 2), (3, 1), (3, 2), (3, 3)])
def test_the_plague_that_walls_the_ship_in_is_laid_only_if_one_can_be_paid_away_after_it(
    card, temples, others
):
    match, last = one_way_out({card: 1, "wind": others}, temples)

    enough = others >= temples
    assert refusal(match, f"plague:{last}") == ("" if enough else "ulysses/propose/walled")
    assert (f"plague:{last}" in legal_names(match)) == enough
    assert refusal(match, "plague:elysion") == ""
    if enough:
        play(match, f"Axel plague:{last} pay:{card}")
        assert refusal(match, "becalmed") == "ulysses/propose/walled"


@pytest.mark.rule("ulysses/propose/walled")
def test_that_it_would_wall_the_ship_in_is_said_so():
    match, last = one_way_out({"plague": 1})

    assert match.refusal(match.parse(f"plague:{last}")).key == "refused-walls-in"
    walled = walled_in(hands={"Axel": {"plague": 1}})
    assert walled.refusal(walled.parse("plague:elysion")).key == "refused-keep-the-price"


@pytest.mark.rule("ulysses/propose/walled")
@pytest.mark.parametrize(("temples", "others"), [(1, 0), (1, 1), (2, 1), (2, 2)])
def test_a_wind_is_played_where_the_ship_is_walled_in_only_if_it_can_be_freed_after_it(temples, others):
    """The ship comes from a place on which a plague was laid under it."""
    here, there = "troja", around("troja")[0]
    shut = [place for place in around(there) if place != here]
    match = at_table(
        "ulysses",
        FOUR,
        active="Axel",
        ship=here,
        plagues=[here, *shut],
        hands={"Axel": {"wind": 1 + others}, "Carsten": {}, "Michael": {}, "Claudia": {}},
        temples={"Axel": temples},
    )

    play(match, f"Axel propose:{there}\nCarsten consent\nMichael consent\nClaudia consent")
    enough = others >= temples
    assert refusal(match, "stay") == ("" if enough else "ulysses/propose/walled")
    assert legal_names(match) == ({"stay", "yield"} if enough else {"yield"})


# ── with the option, the ship may stay ────────────────────────────────────────────────────────────

STAYS = {"becalmed": "on"}


@pytest.mark.rule("ulysses/propose/becalmed")
@pytest.mark.parametrize("cards", [0, 1, 3, 9])
def test_with_the_option_a_player_who_could_pay_need_not_remove_a_plague(cards):
    match = walled_in(hands={"Axel": {"objection": cards}}, options=STAYS)

    assert refusal(match, "becalmed") == ""
    assert refusal(match, f"cleanse:{around('troja')[0]}") == ("" if cards else "ulysses/actions/pay")
    play(match, "Axel becalmed")
    assert (facts(match)["active"], len(facts(match)["plagues"])) == ("Carsten", 3)


@pytest.mark.rule("ulysses/propose/becalmed")
def test_with_the_option_cards_may_be_spent_before_as_one_likes():
    match = at_table(
        "ulysses",
        FOUR,
        active="Axel",
        ship="troja",
        plagues=[*around("troja"), "elysion"],
        hands={"Axel": {"wind": 1}},
        options=STAYS,
    )

    play(match, "Axel cleanse:elysion pay:wind")
    assert legal_names(match) == {"becalmed"}


@pytest.mark.rule("ulysses/propose/becalmed")
def test_with_the_option_the_active_player_may_wall_in_the_ship_himself():
    match, last = one_way_out({"plague": 1}, options=STAYS)

    play(match, f"Axel plague:{last} pay:plague becalmed")
    assert (facts(match)["ship"], facts(match)["active"]) == ("troja", "Carsten")


@pytest.mark.rule("ulysses/propose/becalmed", "ulysses/propose/must")
def test_the_option_changes_nothing_while_a_neighbour_is_free():
    match, last = one_way_out({}, options=STAYS)

    assert refusal(match, "becalmed") == "ulysses/propose/must"
    assert proposals(match) == {last}


@pytest.mark.rule("ulysses/propose/becalmed")
@pytest.mark.parametrize(("value", "clause"), [("on", "ulysses/propose/walled"), ("off", "")])
def test_the_former_option_is_understood_and_its_new_name_is_told(value, clause):
    with pytest.warns(FormerName, match="becalmed"):
        match = walled_in(hands={"Axel": {"wind": 2}}, options={"forced": value})

    assert refusal(match, "becalmed") == clause
    assert facts(match)["options"] == ([] if clause else ["becalmed"])


# ── what is asked ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/propose/walled", "ulysses/propose/calm", "ulysses/propose/becalmed")
@pytest.mark.parametrize(
    ("shut", "cards", "options", "asked"),
    [
        (2, 1, {}, "no"),
        (3, 1, {}, "must"),
        (3, 0, {}, "cannot"),
        (3, 1, STAYS, "may"),
        (3, 0, STAYS, "cannot"),
    ],
)
def test_the_question_says_what_plagues_all_around_leave_one_to_do(shut, cards, options, asked):
    plagues = around("troja")[:shut]
    match = at_table(
        "ulysses",
        FOUR,
        active="Axel",
        ship="troja",
        plagues=plagues,
        hands={"Axel": {"wind": cards}},
        options=options,
    )

    for seat in (0, 1, -1):
        assert match.question(seat).args == {"walled": asked}
