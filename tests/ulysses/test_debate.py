"""The debate of the gods: consent, the red disc, support, sides and ties, and how it ends."""

import pytest
from debates import FIVE, FOUR, THREE, around, at_sybille, cards, in_debate
from table import actor, at_table, facts, legal_names, play, refusal

pytestmark = pytest.mark.interpreted


def discs(match):
    """The places that are offered for a disc."""
    return {name.split(":")[1] for name in legal_names(match) if name.startswith(("red:", "black:"))}


def totals(match):
    """The cards for blue, red and black."""
    return tuple(facts(match)["cards"].values())


def hand(match, player):
    seat = match.names.index(player)
    return match.table(seat)["hands"][seat]


def voices(match, move):
    """Who is asked, one after the other, while all give the same answer, until the ship sails."""
    phase, asked = facts(match)["phase"], []
    while facts(match)["phase"] == phase:
        asked.append(actor(match))
        match.play(move)
    return " ".join(asked)


# ── consent ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/debate/consent")
@pytest.mark.parametrize(
    ("seats", "active", "asked"),
    [
        (THREE, "Axel", "Carsten Michael"),
        (THREE, "Carsten", "Michael Axel"),
        (FOUR, "Michael", "Claudia Axel Carsten"),
        (FIVE, "Axel", "Carsten Michael Claudia Steffi"),
        (FIVE, "Steffi", "Axel Carsten Michael Claudia"),
        (FIVE, "Claudia", "Steffi Axel Carsten Michael"),
    ],
)
def test_all_are_asked_from_the_left_of_the_active_player_who_is_not_asked_himself(seats, active, asked):
    match = at_table("ulysses", seats, active=active, ship="sybille")

    play(match, f"{active} propose:pytusae")
    assert voices(match, "consent") == asked
    assert (actor(match), facts(match)["phase"]) == (active, "staying")


@pytest.mark.rule("ulysses/debate/consent")
def test_if_all_consent_the_ship_sails_to_the_blue_disc_and_nobody_plays_a_card():
    match = at_sybille()

    play(match, "Axel propose:pytusae\nCarsten consent\nMichael consent")
    assert facts(match)["ship"] == "sybille"
    play(match, "Claudia consent")
    assert (facts(match)["ship"], facts(match)["blue"]) == ("pytusae", "")
    assert (set(facts(match)["held"].values()), facts(match)["discard"]) == ({5}, {})


@pytest.mark.rule("ulysses/debate/consent")
def test_before_there_is_a_red_disc_one_consents_or_objects_and_nothing_else():
    match = at_sybille()

    play(match, "Axel propose:pytusae")
    assert legal_names(match) == {"consent", *(f"red:{place}" for place in discs(match))}
    for move in ("pass", "support:blue", "black:elysion", "stand", "yield"):
        assert refusal(match, move) == "ulysses/debate/consent"


@pytest.mark.rule("ulysses/debate/consent")
@pytest.mark.parametrize(
    ("seats", "objector", "next_voice"),
    [
        (FOUR, "Carsten", "Michael"),
        (FOUR, "Michael", "Claudia"),
        (FOUR, "Claudia", "Axel"),
        (FIVE, "Steffi", "Axel"),
    ],
)
def test_the_active_player_speaks_once_somebody_has_objected(seats, objector, next_voice):
    match = at_sybille(seats)

    play(match, "Axel propose:pytusae")
    while actor(match) != objector:
        match.play("consent")
    play(match, f"{objector} red:elysion {cards(1)}")
    assert actor(match) == next_voice
    assert "Axel" in voices(match, "pass")


# ── the red disc ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/debate/red")
def test_the_red_disc_goes_on_another_place_joined_to_the_ship():
    match = at_sybille()

    play(match, "Axel propose:pytusae")
    assert discs(match) == set(around("sybille")) - {"pytusae"}
    assert refusal(match, "red:pytusae") == "ulysses/debate/red"
    for place in set(match.board.slugs) - set(around("sybille")):
        assert refusal(match, f"red:{place}") == "ulysses/propose/line"


@pytest.mark.rule("ulysses/debate/red")
def test_the_red_disc_lies_with_its_cards_and_leads():
    match = in_debate()

    table = facts(match)
    assert (table["blue"], table["red"], table["black"]) == ("pytusae", "zyklopen", "")
    assert (table["owners"], table["leader"]) == ({"blue": 0, "red": 1}, "red")
    assert (totals(match), table["standing"]["Carsten"]) == ((0, 1, 0), "red")
    assert (table["ship"], table["held"]["Carsten"]) == ("sybille", 4)


@pytest.mark.rule("ulysses/debate/red")
@pytest.mark.parametrize("card", ["objection", "zeus"])
def test_an_objection_or_zeus_will_do(card):
    match = at_sybille(hands={"Carsten": {card: 1, "wind": 1}})

    play(match, f"Axel propose:pytusae\nCarsten red:zyklopen pay:{card} stand")
    assert totals(match) == (0, 1, 0)
    assert hand(match, "Carsten") == {"wind": 1}


@pytest.mark.rule("ulysses/debate/red")
def test_no_disc_is_placed_without_a_card():
    match = at_sybille()

    play(match, "Axel propose:pytusae\nCarsten red:zyklopen")
    assert (facts(match)["red"], facts(match)["owed"], legal_names(match)) == ("", 1, {"pay:objection"})
    assert refusal(match, "stand") == "ulysses/debate/support"


@pytest.mark.rule("ulysses/debate/red")
def test_without_objection_and_zeus_one_can_only_consent():
    match = at_sybille(hands={"Carsten": {"temple": 2, "wind": 2, "plague": 1, "pandora": 1}})

    play(match, "Axel propose:pytusae")
    assert legal_names(match) == {"consent"}
    assert refusal(match, "red:zyklopen")


@pytest.mark.rule("ulysses/debate/red", "ulysses/debate/cleanse")
@pytest.mark.parametrize("held", [1, 2])
def test_without_a_place_that_one_can_pay_for_one_can_only_consent(held):
    blue, *others = around("troja")
    match = at_sybille(ship="troja", plagues=others, hands={"Carsten": {"objection": held}})

    play(match, f"Axel propose:{blue}")
    assert discs(match) == (set(others) if held == 2 else set())
    assert refusal(match, f"red:{others[0]}") == ("" if held == 2 else "ulysses/debate/cleanse")


@pytest.mark.rule("ulysses/debate/red")
def test_only_the_first_who_objects_places_the_red_disc():
    match = in_debate()

    assert actor(match) == "Michael"
    assert refusal(match, "red:elysion") == "ulysses/debate/support"
    assert refusal(match, "consent") == "ulysses/debate/support"
    assert not any(name.startswith("red:") for name in legal_names(match))


# ── a plague under the red disc ───────────────────────────────────────────────────────────────────


def red_on_a_plague(carsten, temples=1, **position):
    """Carsten has chosen Zyklopen, where a plague lies, for the red disc."""
    match = at_sybille(
        hands={"Carsten": carsten},
        temples={"Axel": 3, "Carsten": temples},
        plagues=["zyklopen", "lybien"],
        **position,
    )
    return play(match, "Axel propose:pytusae\nCarsten red:zyklopen")


@pytest.mark.rule("ulysses/debate/cleanse")
def test_a_plague_under_the_red_disc_is_removed_first():
    match = red_on_a_plague({"objection": 1, "wind": 1, "temple": 1}, temples=2)

    table = facts(match)
    assert (table["phase"], table["bill"], table["owed"], table["red"]) == ("paying", "disc", 2, "")
    assert refusal(match, "stand") == "ulysses/actions/pay"
    play(match, "Carsten pay:temple")
    assert set(facts(match)["plagues"]) == {"lybien", "zyklopen"}
    play(match, "Carsten pay:wind")
    assert (facts(match)["plagues"], facts(match)["phase"]) == (["lybien"], "raising")
    play(match, "Carsten pay:objection stand")
    assert (facts(match)["red"], totals(match)) == ("zyklopen", (0, 1, 0))


@pytest.mark.rule("ulysses/debate/cleanse")
@pytest.mark.parametrize("temples", [1, 2, 4])
def test_it_costs_as_many_cards_as_one_has_temples_oneself(temples):
    match = red_on_a_plague({"objection": 1, "wind": 5}, temples)

    assert facts(match)["owed"] == temples
    play(match, "Carsten" + " pay:wind" * temples)
    assert hand(match, "Carsten") == {"objection": 1, "wind": 5 - temples}
    assert facts(match)["phase"] == "raising"


@pytest.mark.rule("ulysses/debate/cleanse")
def test_cards_of_any_kind_pay_for_the_removal():
    kinds = ["objection", "temple", "wind", "plague", "zeus", "pandora"]
    match = red_on_a_plague(dict.fromkeys(kinds, 2), temples=6)

    for kind in kinds:
        play(match, f"Carsten pay:{kind}")
    assert (facts(match)["plagues"], facts(match)["discard"]) == (["lybien"], dict.fromkeys(kinds, 1))


@pytest.mark.rule("ulysses/debate/cleanse")
@pytest.mark.parametrize("kept", ["objection", "zeus"])
def test_the_only_card_that_counts_must_be_kept_for_the_disc(kept):
    match = red_on_a_plague({kept: 1, "wind": 2, "plague": 1}, temples=2)

    assert legal_names(match) == {"pay:wind", "pay:plague"}
    assert refusal(match, f"pay:{kept}") == "ulysses/debate/cleanse"
    play(match, "Carsten pay:wind")
    assert refusal(match, f"pay:{kept}") == "ulysses/debate/cleanse"
    play(match, f"Carsten pay:wind pay:{kept} stand")
    assert (facts(match)["red"], hand(match, "Carsten")) == ("zyklopen", {"plague": 1})


@pytest.mark.rule("ulysses/debate/cleanse")
@pytest.mark.parametrize(("first", "kept"), [("objection", "zeus"), ("zeus", "objection")])
def test_of_two_cards_that_count_one_may_pay_for_the_removal(first, kept):
    match = red_on_a_plague({"objection": 1, "zeus": 1, "wind": 1}, temples=2)

    assert legal_names(match) == {"pay:objection", "pay:zeus", "pay:wind"}
    play(match, f"Carsten pay:{first}")
    assert legal_names(match) == {"pay:wind"}
    assert refusal(match, f"pay:{kept}") == "ulysses/debate/cleanse"


@pytest.mark.rule("ulysses/debate/cleanse")
@pytest.mark.parametrize(
    ("carsten", "clause"),
    [
        ({"objection": 1, "wind": 2}, ""),
        ({"zeus": 1, "plague": 2}, ""),
        ({"objection": 3}, ""),
        ({"objection": 1, "wind": 1}, "ulysses/debate/cleanse"),
        ({"objection": 2}, "ulysses/debate/cleanse"),
    ],
)
def test_who_cannot_pay_for_removal_and_disc_cannot_place_it_there(carsten, clause):
    match = at_sybille(hands={"Carsten": carsten}, temples={"Carsten": 2}, plagues=["zyklopen"])

    play(match, "Axel propose:pytusae")
    assert refusal(match, "red:zyklopen") == clause
    assert ("zyklopen" in discs(match)) == (clause == "")
    assert refusal(match, "red:elysion") == ""


@pytest.mark.rule("ulysses/debate/cleanse", "ulysses/debate/red")
def test_many_other_cards_do_not_stand_in_for_the_objection():
    match = at_sybille(hands={"Carsten": {"wind": 8}}, plagues=["zyklopen"])

    play(match, "Axel propose:pytusae")
    assert legal_names(match) == {"consent"}


@pytest.mark.rule("ulysses/debate/cleanse")
def test_a_place_without_plague_costs_nothing_but_the_disc():
    match = at_sybille(hands={"Carsten": {"objection": 1}}, temples={"Carsten": 4}, plagues=["zyklopen"])

    play(match, f"Axel propose:pytusae\nCarsten red:elysion {cards(1)}")
    assert (facts(match)["red"], facts(match)["plagues"]) == ("elysion", ["zyklopen"])


@pytest.mark.rule("ulysses/debate/cleanse")
def test_no_other_plague_can_be_removed_in_a_debate():
    match = red_on_a_plague({"objection": 3})

    assert refusal(match, "cleanse:lybien") == "ulysses/actions/pay"
    play(match, f"Carsten pay:objection {cards(1)}")
    assert actor(match) == "Michael"
    assert refusal(match, "cleanse:lybien") == "ulysses/debate/support"
    play(match, "Michael pass\nClaudia pass")
    assert actor(match) == "Axel"
    assert refusal(match, "cleanse:lybien") == "ulysses/debate/support"


@pytest.mark.rule("ulysses/debate/cleanse")
def test_the_plague_does_not_come_back_when_its_place_loses():
    match = red_on_a_plague({"objection": 1, "wind": 1})

    play(match, f"Carsten pay:wind {cards(1)}\nMichael support:blue {cards(1)}\nClaudia pass\nAxel pass")
    assert facts(match)["plagues_left"] == 5
    play(match, "Carsten pass")
    table = facts(match)
    assert (table["ship"], table["plagues"], table["plagues_left"]) == ("pytusae", ["lybien"], 5)


@pytest.mark.rule("ulysses/debate/cards", "ulysses/debate/cleanse")
def test_cards_paid_for_the_removal_count_for_no_side():
    match = red_on_a_plague({"objection": 4}, temples=3)

    play(match, f"Carsten pay:objection pay:objection pay:objection {cards(1)}")
    assert (totals(match), facts(match)["needs"]) == ((0, 1, 0), {"blue": 1, "red": 1})
    assert facts(match)["discard"] == {"objection": 3}


# ── support ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/debate/support")
@pytest.mark.parametrize(
    ("seats", "objector", "asked"),
    [
        (THREE, "Carsten", "Michael Axel"),
        (THREE, "Michael", "Axel Carsten"),
        (FOUR, "Carsten", "Michael Claudia Axel"),
        (FOUR, "Michael", "Claudia Axel Carsten"),
        (FOUR, "Claudia", "Axel Carsten Michael"),
        (FIVE, "Michael", "Claudia Steffi Axel Carsten"),
        (FIVE, "Steffi", "Axel Carsten Michael Claudia"),
    ],
)
def test_once_the_red_disc_lies_all_others_are_asked_in_turn_the_active_player_too(seats, objector, asked):
    match = at_sybille(seats)

    play(match, "Axel propose:pytusae")
    while actor(match) != objector:
        match.play("consent")
    play(match, f"{objector} red:elysion {cards(1)}")
    assert voices(match, "pass") == asked


@pytest.mark.rule("ulysses/debate/support")
def test_the_debate_goes_round_among_those_who_have_not_passed():
    match = in_debate(FIVE)

    play(
        match,
        f"""Michael pass
        Claudia support:blue {cards(1)}
        Steffi pass
        Axel support:blue {cards(1)}
        Carsten support:red {cards(2)}
        Claudia support:blue {cards(1)}
        Axel pass
        Carsten support:red {cards(1)}""",
    )
    assert (actor(match), totals(match)) == ("Claudia", (3, 4, 0))


@pytest.mark.rule("ulysses/debate/support")
@pytest.mark.parametrize(
    ("red", "side", "needed"),
    [(1, "blue", 1), (2, "blue", 2), (4, "blue", 4), (1, "red", 1), (3, "red", 1)],
)
def test_one_plays_at_least_so_many_that_the_side_leads(red, side, needed):
    match = at_sybille()

    play(match, f"Axel propose:pytusae\nCarsten red:zyklopen {cards(red)}")
    assert facts(match)["needs"][side] == needed
    play(match, f"Michael support:{side}")
    for left in range(needed, 0, -1):
        assert facts(match)["owed"] == left
        assert refusal(match, "stand") == "ulysses/debate/support"
        play(match, "Michael pay:objection")
    assert refusal(match, "stand") == ""
    play(match, "Michael stand")
    assert facts(match)["leader"] == side


@pytest.mark.rule("ulysses/debate/support")
@pytest.mark.parametrize("side", ["blue", "red"])
def test_one_card_is_played_even_if_the_side_leads_already(side):
    match = in_debate()

    play(match, f"Michael support:{side} {cards(2)}")
    assert (facts(match)["leader"], facts(match)["needs"][side]) == (side, 1)
    play(match, f"Claudia support:{side}")
    assert (refusal(match, "stand"), legal_names(match)) == ("ulysses/debate/support", {"pay:objection"})
    play(match, "Claudia pay:objection")
    assert legal_names(match) == {"stand", "pay:objection"}


@pytest.mark.rule("ulysses/debate/support")
@pytest.mark.parametrize(
    ("michael", "allowed"),
    [
        ({"objection": 2}, {"red"}),
        ({"objection": 3}, {"blue", "red"}),
        ({"objection": 2, "zeus": 1}, {"blue", "red"}),
        ({"zeus": 1, "wind": 4}, {"red"}),
        ({"wind": 4, "temple": 2}, set()),
    ],
)
def test_who_holds_too_few_cannot_support_that_side(michael, allowed):
    match = at_sybille(hands={"Michael": michael})

    play(match, f"Axel propose:pytusae\nCarsten red:zyklopen {cards(3)}")
    offered = {name for name in legal_names(match) if not name.startswith("black:")}
    assert offered == {"pass", *(f"support:{side}" for side in allowed)}
    for side in ("blue", "red"):
        assert refusal(match, f"support:{side}") == ("" if side in allowed else "ulysses/debate/support")


@pytest.mark.rule("ulysses/debate/support")
def test_a_side_whose_disc_does_not_lie_cannot_be_supported():
    match = in_debate()

    assert refusal(match, "support:black") == "ulysses/debate/black"
    assert "support:black" not in legal_names(match)


@pytest.mark.rule("ulysses/debate/support", "ulysses/debate/pass")
def test_who_could_support_may_pass_all_the_same():
    match = in_debate()

    assert {"pass", "support:blue", "support:red"} <= legal_names(match)
    play(match, "Michael pass")
    assert (facts(match)["standing"]["Michael"], facts(match)["held"]["Michael"]) == ("out", 5)


@pytest.mark.rule("ulysses/debate/more")
@pytest.mark.parametrize("count", [1, 2, 5])
def test_a_disc_may_be_placed_with_more_cards_than_needed(count):
    match = at_sybille()

    play(match, f"Axel propose:pytusae\nCarsten red:zyklopen {cards(count)}")
    assert (totals(match), facts(match)["needs"]["blue"]) == ((0, count, 0), count)


@pytest.mark.rule("ulysses/debate/more")
@pytest.mark.parametrize("count", [2, 3, 5])
def test_the_black_disc_too_may_be_placed_with_more_cards_than_needed(count):
    match = in_debate()

    play(match, f"Michael black:elysion {cards(count)}")
    assert totals(match) == (0, 1, count)
    assert facts(match)["needs"] == {"blue": count, "red": count - 1, "black": 1}


@pytest.mark.rule("ulysses/debate/more")
def test_a_side_may_be_supported_with_more_cards_than_needed_down_to_the_last():
    match = in_debate()

    play(match, "Michael support:blue" + " pay:objection" * 5)
    assert legal_names(match) == {"stand"}
    play(match, "Michael stand")
    assert (totals(match), facts(match)["needs"]["red"]) == ((5, 1, 0), 5)


# ── what counts ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/debate/cards")
@pytest.mark.parametrize("move", ["support:blue", "support:red", "black:elysion"])
@pytest.mark.parametrize("card", ["temple", "wind", "plague", "pandora"])
def test_only_objections_and_zeus_count_in_a_debate(move, card):
    match = in_debate(hands={"Michael": {"objection": 2, "zeus": 2, card: 3}})

    play(match, f"Michael {move}")
    assert legal_names(match) == {"pay:objection", "pay:zeus"}
    assert refusal(match, f"pay:{card}") == "ulysses/debate/cards"


@pytest.mark.rule("ulysses/debate/cards")
def test_zeus_counts_as_one_like_an_objection():
    match = in_debate(hands={"Michael": {"objection": 1, "zeus": 2}})

    play(match, "Michael support:blue pay:zeus pay:objection pay:zeus stand")
    assert (totals(match), facts(match)["leader"]) == ((3, 1, 0), "blue")


@pytest.mark.rule("ulysses/debate/cards")
def test_the_cards_of_a_side_are_added_up_whoever_played_them():
    match = in_debate(FIVE)

    play(match, f"Michael support:red {cards(1)}\nClaudia support:red {cards(2)}")
    assert (totals(match), facts(match)["needs"]["blue"]) == ((0, 4, 0), 4)
    play(match, f"Steffi support:blue {cards(4)}\nAxel support:blue {cards(1)}")
    assert (totals(match), facts(match)["needs"]) == ((5, 4, 0), {"blue": 1, "red": 2})


@pytest.mark.rule("ulysses/debate/cards")
def test_after_the_debate_the_cards_of_all_sides_go_on_the_discard_pile():
    match = in_debate(hands={"Axel": {"zeus": 2}}, discard={"wind": 1})

    play(match, f"Michael pass\nClaudia black:elysion {cards(2)}\nAxel support:blue pay:zeus pay:zeus stand")
    assert facts(match)["discard"] == {"wind": 1}
    play(match, "Carsten pass\nClaudia pass")
    assert facts(match)["discard"] == {"wind": 1, "objection": 3, "zeus": 2}
    assert (facts(match)["ship"], totals(match)) == ("pytusae", (0, 0, 0))
    assert facts(match)["held"] == {"Axel": 0, "Carsten": 4, "Michael": 5, "Claudia": 3}


# ── nobody is bound, unless the option says so ────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/debate/side")
def test_who_supported_one_side_may_support_another_next_time():
    match = in_debate()

    play(match, f"Michael support:red {cards(1)}\nClaudia pass\nAxel support:blue {cards(2)}\nCarsten pass")
    assert {"support:blue", "support:red"} <= legal_names(match)
    play(match, f"Michael support:blue {cards(1)}\nAxel pass")
    assert facts(match)["ship"] == "pytusae"


@pytest.mark.rule("ulysses/debate/side")
def test_a_player_may_support_a_side_against_his_own_disc():
    match = in_debate()

    play(match, f"Michael pass\nClaudia black:elysion {cards(2)}\nAxel support:red {cards(1)}")
    assert (totals(match), facts(match)["leader"]) == ((0, 2, 2), "red")
    play(match, f"Carsten support:black {cards(1)}\nClaudia support:blue {cards(3)}")
    assert (totals(match), facts(match)["leader"]) == ((3, 2, 3), "blue")


@pytest.mark.rule("ulysses/debate/side")
def test_the_active_player_may_send_the_ship_to_the_red_disc():
    match = in_debate()

    play(match, f"Michael pass\nClaudia pass\nAxel support:red {cards(1)}\nCarsten pass")
    assert facts(match)["ship"] == "zyklopen"


@pytest.mark.rule("ulysses/debate/bound", "ulysses/debate/side")
@pytest.mark.parametrize("bound", [True, False], ids=["bound", "free"])
def test_with_the_option_a_supporter_stays_with_his_side(bound):
    match = in_debate(options={"bound": "on" if bound else "off"})

    play(match, f"Michael support:red {cards(1)}\nClaudia pass\nAxel support:blue {cards(2)}\nCarsten pass")
    assert actor(match) == "Michael"
    assert refusal(match, "support:blue") == ("ulysses/debate/bound" if bound else "")
    assert ("support:blue" in legal_names(match)) == (not bound)
    assert refusal(match, "support:red") == ""


@pytest.mark.rule("ulysses/debate/bound", "ulysses/debate/side")
@pytest.mark.parametrize("bound", [True, False], ids=["bound", "free"])
def test_with_the_option_the_active_player_supports_only_blue(bound):
    match = in_debate(options={"bound": "on" if bound else "off"})

    play(match, f"Michael black:elysion {cards(2)}\nClaudia pass")
    assert actor(match) == "Axel"
    for side in ("red", "black"):
        assert refusal(match, f"support:{side}") == ("ulysses/debate/bound" if bound else "")
    assert refusal(match, "support:blue") == ""


@pytest.mark.rule("ulysses/debate/bound", "ulysses/debate/side")
@pytest.mark.parametrize("bound", [True, False], ids=["bound", "free"])
def test_with_the_option_who_placed_a_disc_supports_only_that_side(bound):
    match = in_debate(options={"bound": "on" if bound else "off"})

    play(match, f"Michael black:elysion {cards(2)}\nClaudia pass\nAxel support:blue {cards(2)}")
    assert actor(match) == "Carsten"
    for side in ("blue", "black"):
        assert refusal(match, f"support:{side}") == ("ulysses/debate/bound" if bound else "")
    play(match, f"Carsten support:red {cards(2)}")
    assert actor(match) == "Michael"
    for side in ("blue", "red"):
        assert refusal(match, f"support:{side}") == ("ulysses/debate/bound" if bound else "")
    assert refusal(match, "support:black") == ""


@pytest.mark.rule("ulysses/debate/bound")
def test_with_the_option_consent_does_not_bind_to_blue():
    match = at_sybille(options={"bound": "on"})

    play(match, f"Axel propose:pytusae\nCarsten consent\nMichael red:elysion {cards(1)}")
    play(match, f"Claudia pass\nAxel support:blue {cards(1)}")
    assert actor(match) == "Carsten"
    assert refusal(match, "support:red") == refusal(match, "support:blue") == ""


@pytest.mark.rule("ulysses/debate/bound")
def test_with_the_option_one_is_bound_only_for_this_debate():
    match = in_debate(
        THREE,
        hands={"Axel": {"wind": 1, "objection": 1}, "Michael": {"objection": 3}},
        options={"bound": "on"},
    )

    play(match, f"Michael support:red {cards(1)}\nAxel pass\nCarsten support:red {cards(1)}\nMichael pass")
    play(match, "Carsten propose:sybille\nMichael consent")
    match.play("red:" + min(discs(match)))
    play(match, f"Axel {cards(1)}\nCarsten pass")
    assert refusal(match, "support:blue") == refusal(match, "support:red") == ""


# ── ties ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/debate/tie")
def test_on_a_tie_blue_stands_before_red():
    match = in_debate()

    play(match, f"Michael pass\nClaudia pass\nAxel support:blue {cards(1)}")
    assert (totals(match), facts(match)["leader"]) == ((1, 1, 0), "blue")
    play(match, "Carsten pass")
    assert facts(match)["ship"] == "pytusae"


@pytest.mark.rule("ulysses/debate/tie")
def test_on_a_tie_red_stands_before_black():
    match = in_debate()

    play(match, f"Michael pass\nClaudia black:elysion {cards(2)}\nAxel pass\nCarsten support:red {cards(1)}")
    assert (totals(match), facts(match)["leader"]) == ((0, 2, 2), "red")
    play(match, "Claudia pass")
    assert facts(match)["ship"] == "zyklopen"


@pytest.mark.rule("ulysses/debate/tie")
def test_on_a_tie_blue_stands_before_black():
    match = in_debate()

    play(match, f"Michael pass\nClaudia black:elysion {cards(2)}\nAxel support:blue {cards(2)}")
    assert (totals(match), facts(match)["leader"]) == ((2, 1, 2), "blue")
    play(match, "Carsten pass\nClaudia pass")
    assert facts(match)["ship"] == "pytusae"


@pytest.mark.rule("ulysses/debate/tie")
def test_on_a_tie_of_all_three_blue_leads_and_red_comes_before_black():
    match = in_debate()

    play(
        match,
        f"Michael black:elysion {cards(3)}\nClaudia support:red {cards(2)}\nAxel support:blue {cards(3)}",
    )
    assert (totals(match), facts(match)["leader"]) == ((3, 3, 3), "blue")
    assert facts(match)["needs"] == {"blue": 1, "red": 1, "black": 1}
    play(match, "Carsten pass\nMichael pass\nClaudia pass")
    assert facts(match)["ship"] == "pytusae"


@pytest.mark.rule("ulysses/debate/tie")
@pytest.mark.parametrize(
    ("red", "michael", "claudia", "needs"),
    [
        # cards of each side                                         to lead
        (1, "pass", f"black:elysion {cards(2)}", (2, 1, 1)),  # 0 1 2
        (1, "pass", f"black:elysion {cards(4)}", (4, 3, 1)),  # 0 1 4
        (3, "pass", f"black:elysion {cards(4)}", (4, 1, 1)),  # 0 3 4
        (2, f"support:blue {cards(3)}", f"black:elysion {cards(4)}", (1, 2, 1)),  # 3 2 4
        (1, f"support:blue {cards(4)}", f"black:elysion {cards(5)}", (1, 4, 1)),  # 4 1 5
        (1, f"black:elysion {cards(2)}", f"support:blue {cards(2)}", (1, 2, 1)),  # 2 1 2
        (1, f"black:elysion {cards(2)}", f"support:blue {cards(5)}", (1, 5, 4)),  # 5 1 2
        (1, f"black:elysion {cards(3)}", f"support:red {cards(2)}", (3, 1, 1)),  # 0 3 3
        (1, f"black:elysion {cards(3)}", f"support:red {cards(5)}", (6, 1, 4)),  # 0 6 3
    ],
)
def test_blue_must_match_red_must_pass_blue_and_match_black_and_black_must_pass_both(
    red, michael, claudia, needs
):
    match = at_sybille()

    play(
        match,
        f"Axel propose:pytusae\nCarsten red:zyklopen {cards(red)}\nMichael {michael}\nClaudia {claudia}",
    )
    assert facts(match)["needs"] == dict(zip(("blue", "red", "black"), needs, strict=True))


@pytest.mark.rule("ulysses/debate/tie")
def test_black_must_pass_each_of_the_others_and_not_their_sum():
    match = at_sybille()

    play(match, f"Axel propose:pytusae\nCarsten red:zyklopen {cards(2)}\nMichael support:blue {cards(3)}")
    play(match, f"Claudia black:elysion {cards(4)}\nAxel pass\nCarsten pass\nMichael pass")
    assert facts(match)["ship"] == "elysion"


@pytest.mark.rule("ulysses/debate/tie")
def test_who_can_only_draw_level_for_red_must_pass():
    match = in_debate(hands={"Carsten": {"objection": 2, "temple": 3}})

    play(match, f"Michael support:blue {cards(2)}\nClaudia pass\nAxel pass")
    assert (facts(match)["needs"]["red"], refusal(match, "support:red")) == (2, "ulysses/debate/support")


# ── passing and coming back ───────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/debate/pass")
def test_who_passes_is_out_and_is_not_asked_again():
    match = in_debate()

    play(match, f"Michael pass\nClaudia support:blue {cards(1)}\nAxel pass\nCarsten support:red {cards(1)}")
    assert actor(match) == "Claudia"
    assert facts(match)["standing"] == {"Axel": "out", "Carsten": "red", "Michael": "out", "Claudia": "blue"}
    play(match, f"Claudia support:blue {cards(1)}\nCarsten support:red {cards(1)}")
    assert actor(match) == "Claudia"


@pytest.mark.rule("ulysses/debate/pass")
def test_after_a_wind_everybody_is_back():
    match = in_debate(THREE, hands={"Axel": {"wind": 1, "objection": 2}, "Carsten": {"objection": 4}})

    play(
        match, f"Michael pass\nAxel support:blue {cards(1)}\nCarsten pass\nAxel stay pay:wind propose:sybille"
    )
    assert facts(match)["standing"] == {"Axel": "blue", "Carsten": "", "Michael": ""}
    third, fourth, *_ = sorted(set(around("pytusae")) - {"sybille"})
    play(match, f"Carsten red:{third} {cards(1)}")
    assert refusal(match, "support:blue") == refusal(match, "support:red") == ""
    assert refusal(match, f"black:{fourth}") == ""
    play(match, f"Michael pass\nAxel support:blue {cards(1)}")
    assert (actor(match), facts(match)["phase"]) == ("Carsten", "debating")


@pytest.mark.rule("ulysses/debate/again")
@pytest.mark.parametrize("side", ["blue", "red"])
def test_who_consented_may_support_either_side_when_his_turn_comes_again(side):
    match = at_sybille()

    play(
        match,
        f"Axel propose:pytusae\nCarsten consent\nMichael red:elysion {cards(1)}\nClaudia pass\nAxel pass",
    )
    assert (actor(match), facts(match)["standing"]["Carsten"]) == ("Carsten", "")
    play(match, f"Carsten support:{side} {cards(1)}")
    assert (facts(match)["standing"]["Carsten"], facts(match)["leader"]) == (side, side)


@pytest.mark.rule("ulysses/debate/again", "ulysses/debate/right")
def test_who_consented_can_no_longer_place_a_disc():
    match = at_sybille()

    play(
        match,
        f"Axel propose:pytusae\nCarsten consent\nMichael red:elysion {cards(1)}\nClaudia pass\nAxel pass",
    )
    assert refusal(match, "black:zyklopen") == "ulysses/debate/right"
    assert legal_names(match) == {"pass", "support:blue", "support:red"}


@pytest.mark.rule("ulysses/debate/again", "ulysses/debate/pass")
def test_who_consented_and_then_passes_is_out():
    match = at_sybille()

    play(match, f"Axel propose:pytusae\nCarsten consent\nMichael red:elysion {cards(1)}\nClaudia pass")
    play(match, f"Axel support:blue {cards(1)}\nCarsten pass\nMichael support:red {cards(1)}")
    assert (actor(match), facts(match)["standing"]["Carsten"]) == ("Axel", "out")
    play(match, f"Axel support:blue {cards(1)}")
    assert actor(match) == "Michael"


@pytest.mark.rule("ulysses/debate/again")
def test_several_who_consented_are_asked_again_in_their_order():
    match = at_sybille(FIVE)

    play(match, "Axel propose:pytusae\nCarsten consent\nMichael consent\nClaudia consent")
    play(match, f"Steffi red:elysion {cards(1)}")
    assert voices(match, "pass") == "Axel Carsten Michael Claudia"


@pytest.mark.rule("ulysses/debate/support", "ulysses/debate/again")
def test_in_the_third_example_michael_holds_one_card_where_two_are_needed():
    match = at_sybille(ship="minotaurus", hands={"Michael": {"objection": 2}})

    play(
        match,
        f"""Axel propose:melita
        Carsten consent
        Michael red:olymp {cards(1)}
        Claudia support:red {cards(1)}
        Axel support:blue {cards(2)}
        Carsten support:blue {cards(1)}""",
    )
    assert (facts(match)["needs"]["red"], facts(match)["held"]["Michael"]) == (2, 1)
    assert refusal(match, "support:red") == "ulysses/debate/support"
    assert legal_names(match) == {"pass", "support:blue"}


# ── the end of the debate ─────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/debate/end")
def test_the_debate_ends_when_all_have_passed_but_who_played_last():
    match = in_debate()

    play(match, "Michael pass\nClaudia pass")
    assert facts(match)["phase"] == "debating"
    play(match, "Axel pass")
    assert (facts(match)["ship"], facts(match)["phase"]) == ("zyklopen", "acting")


@pytest.mark.rule("ulysses/debate/end")
def test_it_goes_on_while_somebody_has_not_passed():
    match = at_sybille()

    play(match, f"Axel propose:pytusae\nCarsten consent\nMichael consent\nClaudia red:elysion {cards(1)}")
    play(match, "Axel pass\nCarsten pass")
    assert (actor(match), facts(match)["phase"], facts(match)["ship"]) == ("Michael", "debating", "sybille")
    play(match, f"Michael support:blue {cards(1)}")
    assert (actor(match), facts(match)["phase"]) == ("Claudia", "debating")
    play(match, "Claudia pass")
    assert facts(match)["ship"] == "pytusae"


@pytest.mark.rule("ulysses/debate/end")
def test_who_played_last_is_not_asked_whether_he_passes():
    match = in_debate(THREE)

    play(match, f"Michael support:red {cards(1)}\nAxel pass\nCarsten pass")
    assert (facts(match)["ship"], facts(match)["phase"]) == ("zyklopen", "acting")
    assert facts(match)["held"]["Michael"] == 5  # one played, one drawn


@pytest.mark.rule("ulysses/debate/end")
@pytest.mark.parametrize("side", ["blue", "red"])
def test_the_leading_side_prevails_even_if_the_owner_of_its_disc_has_passed(side):
    match = in_debate()

    play(match, f"Michael pass\nClaudia support:{side} {cards(1)}\nAxel pass\nCarsten pass")
    assert facts(match)["ship"] == {"blue": "pytusae", "red": "zyklopen"}[side]


@pytest.mark.rule("ulysses/debate/end")
@pytest.mark.parametrize(
    ("moves", "ship", "phase"),
    [
        (f"Axel support:blue {cards(2)}\nCarsten pass\nClaudia pass", "pytusae", "staying"),
        (f"Axel pass\nCarsten support:red {cards(1)}\nClaudia pass", "zyklopen", "acting"),
        ("Axel pass\nCarsten pass", "elysion", "acting"),
        (f"Axel support:black {cards(1)}\nCarsten pass\nClaudia pass", "elysion", "acting"),
    ],
    ids=["blue", "red", "black", "black with help"],
)
def test_the_ship_sails_to_the_place_of_the_side_that_leads_and_the_discs_are_taken_off(moves, ship, phase):
    match = in_debate()

    play(match, f"Michael pass\nClaudia black:elysion {cards(2)}\n{moves}")
    table = facts(match)
    assert (table["ship"], table["phase"]) == (ship, phase)
    assert (table["blue"], table["red"], table["black"]) == ("", "", "")
    assert (table["owners"], table["needs"], table["leader"], totals(match)) == ({}, {}, "", (0, 0, 0))
    assert set(table["standing"].values()) == {""}
