"""Temples: their price, how it is paid, how many there are, and what a new one is good for."""

import pytest
from table import actor, at_table, facts, legal_names, play, refusal

pytestmark = pytest.mark.interpreted

SEATS = "Axel Carsten Michael Claudia"


def hand(match, player="Axel"):
    seat = match.names.index(player)
    return match.table(seat)["hands"][seat]


def axel_acts(cards, temples=1, **position):
    """Axel is active in Libya, with these cards and temples; the others have no cards."""
    hands = {"Axel": cards, "Carsten": {}, "Michael": {}, "Claudia": {}}
    position = {"active": "Axel", "ship": "lybien", "hands": hands, **position}
    return at_table("ulysses", SEATS, temples={"Axel": temples, **position.pop("others", {})}, **position)


def sail(match, place):
    """The active player proposes a place, and nobody objects."""
    match.play(f"propose:{place}")
    for _ in match.names[1:]:
        match.play("consent")
    return match


# ── the price ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/temple/cost")
@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 8])
def test_the_next_temple_costs_as_many_temple_cards_as_one_has_temples_and_as_many_others(n):
    match = axel_acts({"temple": n, "objection": n}, temples=n)

    play(match, "Axel build")
    assert (facts(match)["owed"], facts(match)["owed_temples"]) == (2 * n, n)
    play(match, "Axel" + " pay:temple" * n + " pay:objection" * n)
    assert facts(match)["temples"] == {"Axel": n + 1, "Carsten": 1, "Michael": 1, "Claudia": 1}
    assert facts(match)["temples_left"] == 23 - (n + 1) - 3
    assert facts(match)["discard"] == {"temple": n, "objection": n}
    assert (hand(match), facts(match)["phase"], actor(match)) == ({}, "acting", "Axel")


@pytest.mark.rule("ulysses/temple/cost")
@pytest.mark.parametrize("n", [1, 2, 3, 5])
def test_one_temple_card_too_few_builds_nothing(n):
    match = axel_acts({"temple": n - 1, "objection": n + 6}, temples=n)

    assert refusal(match, "build") == "ulysses/temple/cost"
    assert "build" not in legal_names(match)


@pytest.mark.rule("ulysses/temple/cost", "ulysses/actions/pay")
@pytest.mark.parametrize("n", [1, 2, 3, 5])
def test_one_card_too_few_builds_nothing(n):
    match = axel_acts({"temple": n, "objection": n - 1}, temples=n)

    assert refusal(match, "build") == "ulysses/actions/pay"
    assert "build" not in legal_names(match)


@pytest.mark.rule("ulysses/temple/cost", "ulysses/temple/several")
def test_several_may_be_built_in_a_turn_each_at_the_price_of_the_moment():
    match = axel_acts({"temple": 3, "wind": 4})

    play(match, "Axel build pay:temple pay:wind")
    assert facts(match)["temples"]["Axel"] == 2
    play(match, "Axel build")
    assert (facts(match)["owed"], facts(match)["owed_temples"]) == (4, 2)
    play(match, "Axel pay:temple pay:temple pay:wind pay:wind")
    assert facts(match)["temples"]["Axel"] == 3
    assert hand(match) == {"wind": 1}


@pytest.mark.rule("ulysses/temple/several")
def test_the_cards_for_two_temples_at_the_first_price_are_too_few_for_the_second():
    match = axel_acts({"temple": 2, "wind": 2})

    play(match, "Axel build pay:temple pay:wind")
    assert refusal(match, "build") == "ulysses/temple/cost"


@pytest.mark.rule("ulysses/temple/cost")
def test_the_temples_of_others_do_not_change_the_price():
    match = axel_acts({"temple": 1, "wind": 1}, others={"Carsten": 5, "Claudia": 3})

    play(match, "Axel build pay:temple pay:wind")
    assert facts(match)["temples"] == {"Axel": 2, "Carsten": 5, "Michael": 1, "Claudia": 3}


# ── paying ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/temple/payment")
@pytest.mark.parametrize(
    "cards",
    [
        "temple temple wind plague",
        "wind temple plague temple",
        "temple wind wind temple",
        "wind wind temple temple",
        "zeus wind wind zeus",
        "wind zeus temple plague",
        "temple temple temple temple",
        "zeus zeus zeus zeus",
        "temple zeus temple zeus",
        "pandora objection zeus temple",
        "temple temple zeus wind",
    ],
)
def test_the_cards_come_in_any_order_and_at_least_half_are_temple_or_zeus(cards):
    paid = cards.split()
    match = axel_acts({card: paid.count(card) for card in paid}, temples=2)

    play(match, "Axel build")
    for card in paid:
        assert facts(match)["temples"]["Axel"] == 2
        match.play(f"pay:{card}")
    assert facts(match)["temples"]["Axel"] == 3
    assert (hand(match), facts(match)["phase"]) == ({}, "acting")


@pytest.mark.rule("ulysses/temple/payment")
def test_a_card_that_would_make_the_rest_unpayable_is_refused():
    match = axel_acts({"temple": 2, "zeus": 1, "wind": 4}, temples=2)

    play(match, "Axel build pay:wind")
    assert refusal(match, "pay:wind") == ""
    play(match, "Axel pay:wind")
    assert refusal(match, "pay:wind") == "ulysses/temple/payment"
    assert legal_names(match) == {"pay:temple", "pay:zeus"}
    play(match, "Axel pay:zeus")
    assert legal_names(match) == {"pay:temple"}
    play(match, "Axel pay:temple")
    assert (facts(match)["temples"]["Axel"], hand(match)) == (3, {"temple": 1, "wind": 2})


@pytest.mark.rule("ulysses/temple/payment")
def test_once_half_is_paid_with_temples_any_card_will_do():
    match = axel_acts({"temple": 3, "zeus": 1, "wind": 1, "pandora": 1}, temples=2)

    play(match, "Axel build pay:temple pay:zeus")
    assert (facts(match)["owed"], facts(match)["owed_temples"]) == (2, 0)
    assert legal_names(match) == {"pay:temple", "pay:wind", "pay:pandora"}


@pytest.mark.rule("ulysses/temple/payment", "ulysses/temple/cost")
def test_zeus_and_temple_together_must_reach_the_price():
    enough = axel_acts({"temple": 1, "zeus": 2, "wind": 3}, temples=3)
    short = axel_acts({"temple": 1, "zeus": 1, "wind": 9}, temples=3)

    assert refusal(enough, "build") == ""
    assert refusal(short, "build") == "ulysses/temple/cost"


@pytest.mark.rule("ulysses/temple/payment", "ulysses/actions/pay")
def test_one_card_is_not_counted_both_as_temple_and_as_other():
    match = axel_acts({"temple": 2, "zeus": 1}, temples=2)

    assert refusal(match, "build") == "ulysses/actions/pay"


# ── the supply ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/temple/supply", "ulysses/setup/supply")
def test_the_last_of_23_temples_may_be_built_and_then_nobody_builds():
    cards = {"temple": 3, "objection": 3}
    match = axel_acts({}, others={"Carsten": 10, "Michael": 10, "Claudia": 1}, hands={"Axel": cards})

    assert facts(match)["temples_left"] == 1
    play(match, "Axel build pay:temple pay:objection")
    assert facts(match)["temples_left"] == 0
    assert refusal(match, "build") == "ulysses/temple/supply"
    assert "build" not in legal_names(match)


@pytest.mark.rule("ulysses/temple/supply")
def test_whose_turn_it_is_does_not_matter_when_no_temple_is_left():
    cards = {"temple": 5, "objection": 5}
    hands = {"Axel": cards, "Carsten": cards, "Michael": {}, "Claudia": {}}
    match = axel_acts({}, others={"Carsten": 1, "Michael": 20}, hands=hands)

    assert refusal(match, "build") == "ulysses/temple/supply"
    sail(match, "dido")
    play(match, "Axel yield")
    assert actor(match) == "Carsten"
    assert refusal(match, "build") == "ulysses/temple/supply"


# ── a new temple ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/temple/price")
def test_a_new_temple_gives_its_first_card_at_the_next_draw():
    match = axel_acts({"temple": 1, "objection": 1, "wind": 1})

    play(match, "Axel build pay:temple pay:objection")
    assert facts(match)["held"]["Axel"] == 1
    sail(match, "dido")
    play(match, "Axel stay pay:wind")  # not a new turn: nobody draws
    assert facts(match)["held"]["Axel"] == 0
    sail(match, "lybien")
    play(match, "Axel yield")
    assert facts(match)["held"] == {"Axel": 2, "Carsten": 1, "Michael": 1, "Claudia": 1}


@pytest.mark.rule("ulysses/temple/price")
def test_a_new_temple_counts_at_once_for_the_price_of_removing_a_plague():
    match = axel_acts({"temple": 1, "objection": 4}, plagues=["dido", "olymp"])

    play(match, "Axel cleanse:dido pay:objection build pay:temple pay:objection cleanse:olymp")
    assert facts(match)["owed"] == 2
    play(match, "Axel pay:objection pay:objection")
    assert (facts(match)["plagues"], hand(match)) == ([], {})


@pytest.mark.rule("ulysses/temple/price")
@pytest.mark.parametrize("built", [False, True], ids=["before", "after"])
def test_a_new_temple_counts_at_once_for_the_price_of_exchanging_a_goal(built):
    match = axel_acts({"temple": 1, "objection": 4}, goals={"Axel": ["zypern"]})

    if built:
        play(match, "Axel build pay:temple pay:objection")
    play(match, "Axel exchange:zypern from:green")
    assert facts(match)["owed"] == (2 if built else 1)


@pytest.mark.rule("ulysses/temple/price")
def test_who_can_no_longer_pay_the_new_price_can_no_longer_act():
    match = axel_acts({"temple": 1, "objection": 2}, plagues=["dido"], goals={"Axel": ["zypern"]})

    assert (refusal(match, "cleanse:dido"), refusal(match, "exchange:zypern")) == ("", "")
    play(match, "Axel build pay:temple pay:objection")
    assert refusal(match, "cleanse:dido") == "ulysses/actions/pay"
    assert refusal(match, "exchange:zypern") == "ulysses/actions/pay"


@pytest.mark.rule("ulysses/temple/price", "ulysses/debate/cleanse")
def test_a_new_temple_counts_in_a_debate_too():
    match = axel_acts({"temple": 1, "objection": 6}, plagues=["zakynthos"], ship="dido")

    play(match, "Axel build pay:temple pay:objection")
    sail(match, "lybien")
    play(match, "Axel yield\nCarsten propose:dido\nMichael consent\nClaudia consent\nAxel red:zakynthos")
    assert (facts(match)["bill"], facts(match)["owed"]) == ("disc", 2)
    play(match, "Axel pay:objection pay:objection")
    assert (facts(match)["plagues"], facts(match)["phase"]) == ([], "raising")
