"""The debate of the gods: passing, coming back, and how it ends."""

import pytest
from debates import FIVE, THREE, around, at_sybille, cards, in_debate, totals, voices
from table import actor, facts, legal_names, play, refusal

pytestmark = pytest.mark.interpreted


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
    assert legal_names(match) == {"pass"}


# ── the end of the debate ─────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/debate/last")
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


@pytest.mark.rule("ulysses/debate/last")
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
    match = in_debate(options={"free": "on"})

    play(match, f"Michael pass\nClaudia black:elysion {cards(2)}\n{moves}")
    table = facts(match)
    assert (table["ship"], table["phase"]) == (ship, phase)
    assert (table["blue"], table["red"], table["black"]) == ("", "", "")
    assert (table["owners"], table["needs"], table["leader"], totals(match)) == ({}, {}, "", (0, 0, 0))
    assert set(table["standing"].values()) == {""}
