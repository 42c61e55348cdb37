"""The debate of the gods: consent, the red disc, and a plague under it."""

import pytest
from debates import FIVE, FOUR, THREE, around, at_sybille, cards, discs, in_debate, totals, voices
from table import actor, at_table, facts, legal_names, play, refusal

pytestmark = pytest.mark.interpreted


def hand(match, player):
    seat = match.names.index(player)
    return match.table(seat)["hands"][seat]


# ── consent ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/debate/consent", "ulysses/debate/order")
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


@pytest.mark.rule("ulysses/debate/order")
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


@pytest.mark.rule("ulysses/debate/red", "ulysses/debate/place")
def test_the_red_disc_goes_on_another_place_joined_to_the_ship():
    match = at_sybille()

    play(match, "Axel propose:pytusae")
    assert discs(match) == set(around("sybille")) - {"pytusae"}
    assert refusal(match, "red:pytusae") == "ulysses/debate/place"
    assert refusal(match, "red:sybille") == "ulysses/propose/line"
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


@pytest.mark.rule("ulysses/debate/unable")
def test_without_objection_and_zeus_one_can_only_consent():
    match = at_sybille(hands={"Carsten": {"temple": 2, "wind": 2, "plague": 1, "pandora": 1}})

    play(match, "Axel propose:pytusae")
    assert legal_names(match) == {"consent"}
    assert refusal(match, "red:zyklopen")


@pytest.mark.rule("ulysses/debate/unable", "ulysses/debate/cleansed")
@pytest.mark.parametrize("held", [1, 2])
def test_without_a_place_that_one_can_pay_for_one_can_only_consent(held):
    blue, *others = around("troja")
    match = at_sybille(ship="troja", plagues=others, hands={"Carsten": {"objection": held}})

    play(match, f"Axel propose:{blue}")
    assert discs(match) == (set(others) if held == 2 else set())
    assert refusal(match, f"red:{others[0]}") == ("" if held == 2 else "ulysses/debate/cleansed")


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


@pytest.mark.rule("ulysses/debate/cleanse", "ulysses/debate/cleansed")
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


@pytest.mark.rule("ulysses/debate/cleansed")
def test_cards_of_any_kind_pay_for_the_removal():
    kinds = ["objection", "temple", "wind", "plague", "zeus", "pandora"]
    match = red_on_a_plague(dict.fromkeys(kinds, 2), temples=6)

    for kind in kinds:
        play(match, f"Carsten pay:{kind}")
    assert (facts(match)["plagues"], facts(match)["discard"]) == (["lybien"], dict.fromkeys(kinds, 1))


@pytest.mark.rule("ulysses/debate/cleansed")
@pytest.mark.parametrize("kept", ["objection", "zeus"])
def test_the_only_card_that_counts_must_be_kept_for_the_disc(kept):
    match = red_on_a_plague({kept: 1, "wind": 2, "plague": 1}, temples=2)

    assert legal_names(match) == {"pay:wind", "pay:plague"}
    assert refusal(match, f"pay:{kept}") == "ulysses/debate/cleansed"
    play(match, "Carsten pay:wind")
    assert refusal(match, f"pay:{kept}") == "ulysses/debate/cleansed"
    play(match, f"Carsten pay:wind pay:{kept} stand")
    assert (facts(match)["red"], hand(match, "Carsten")) == ("zyklopen", {"plague": 1})


@pytest.mark.rule("ulysses/debate/cleansed")
@pytest.mark.parametrize(("first", "kept"), [("objection", "zeus"), ("zeus", "objection")])
def test_of_two_cards_that_count_one_may_pay_for_the_removal(first, kept):
    match = red_on_a_plague({"objection": 1, "zeus": 1, "wind": 1}, temples=2)

    assert legal_names(match) == {"pay:objection", "pay:zeus", "pay:wind"}
    play(match, f"Carsten pay:{first}")
    assert legal_names(match) == {"pay:wind"}
    assert refusal(match, f"pay:{kept}") == "ulysses/debate/cleansed"


@pytest.mark.rule("ulysses/debate/cleansed", "ulysses/debate/unable")
@pytest.mark.parametrize(
    ("carsten", "clause"),
    [
        ({"objection": 1, "wind": 2}, ""),
        ({"zeus": 1, "plague": 2}, ""),
        ({"objection": 3}, ""),
        ({"objection": 1, "wind": 1}, "ulysses/debate/cleansed"),
        ({"objection": 2}, "ulysses/debate/cleansed"),
    ],
)
def test_who_cannot_pay_for_removal_and_disc_cannot_place_it_there(carsten, clause):
    match = at_sybille(hands={"Carsten": carsten}, temples={"Carsten": 2}, plagues=["zyklopen"])

    play(match, "Axel propose:pytusae")
    assert refusal(match, "red:zyklopen") == clause
    assert ("zyklopen" in discs(match)) == (clause == "")
    assert refusal(match, "red:elysion") == ""


@pytest.mark.rule("ulysses/debate/cleansed", "ulysses/debate/red")
def test_many_other_cards_do_not_stand_in_for_the_objection():
    match = at_sybille(hands={"Carsten": {"wind": 8}}, plagues=["zyklopen"])

    play(match, "Axel propose:pytusae")
    assert legal_names(match) == {"consent"}


@pytest.mark.rule("ulysses/debate/cleanse")
def test_a_place_without_plague_costs_nothing_but_the_disc():
    match = at_sybille(hands={"Carsten": {"objection": 1}}, temples={"Carsten": 4}, plagues=["zyklopen"])

    play(match, f"Axel propose:pytusae\nCarsten red:elysion {cards(1)}")
    assert (facts(match)["red"], facts(match)["plagues"]) == ("elysion", ["zyklopen"])


@pytest.mark.rule("ulysses/debate/cleansed")
def test_no_other_plague_can_be_removed_in_a_debate():
    match = red_on_a_plague({"objection": 3})

    assert refusal(match, "cleanse:lybien") == "ulysses/actions/pay"
    play(match, f"Carsten pay:objection {cards(1)}")
    assert actor(match) == "Michael"
    assert refusal(match, "cleanse:lybien") == "ulysses/debate/support"
    play(match, "Michael pass\nClaudia pass")
    assert actor(match) == "Axel"
    assert refusal(match, "cleanse:lybien") == "ulysses/debate/support"


@pytest.mark.rule("ulysses/debate/cleansed")
def test_the_plague_does_not_come_back_when_its_place_loses():
    match = red_on_a_plague({"objection": 1, "wind": 1})

    play(match, f"Carsten pay:wind {cards(1)}\nMichael support:blue {cards(1)}\nClaudia pass\nAxel pass")
    assert facts(match)["plagues_left"] == 5
    play(match, "Carsten pass")
    table = facts(match)
    assert (table["ship"], table["plagues"], table["plagues_left"]) == ("pytusae", ["lybien"], 5)


@pytest.mark.rule("ulysses/debate/cleansed")
def test_cards_paid_for_the_removal_count_for_no_side():
    match = red_on_a_plague({"objection": 4}, temples=3)

    play(match, f"Carsten pay:objection pay:objection pay:objection {cards(1)}")
    assert (totals(match), facts(match)["needs"]) == ((0, 1, 0), {"blue": 1, "red": 1})
    assert facts(match)["discard"] == {"objection": 3}
