"""The black disc: who may place it, when, where, and at what price."""

import pytest
from debates import FIVE, FOUR, THREE, around, at_sybille, cards, in_debate
from table import actor, facts, legal_names, play, refusal

pytestmark = pytest.mark.interpreted


def blacks(match):
    """The places that are offered for the black disc."""
    return {name.removeprefix("black:") for name in legal_names(match) if name.startswith("black:")}


# ── a third place ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/debate/black", "ulysses/debate/place")
def test_the_black_disc_goes_on_a_third_place_joined_to_the_ship():
    match = in_debate()

    assert blacks(match) == set(around("sybille")) - {"pytusae", "zyklopen"}
    for place in ("pytusae", "zyklopen"):
        assert refusal(match, f"black:{place}") == "ulysses/debate/place"
    for place in set(match.board.slugs) - set(around("sybille")):
        assert refusal(match, f"black:{place}") == "ulysses/propose/line"


@pytest.mark.rule("ulysses/debate/black")
def test_the_black_disc_opens_a_third_side_and_leads():
    match = in_debate()

    play(match, f"Michael black:elysion {cards(2)}")
    table = facts(match)
    assert (table["blue"], table["red"], table["black"]) == ("pytusae", "zyklopen", "elysion")
    assert (table["owners"], table["leader"]) == ({"blue": 0, "red": 1, "black": 2}, "black")
    assert (table["cards"], actor(match)) == ({"blue": 0, "red": 1, "black": 2}, "Claudia")
    assert {"support:blue", "support:red", "support:black", "pass"} == legal_names(match)


@pytest.mark.rule("ulysses/debate/black")
def test_there_is_no_black_disc_before_the_red_one():
    match = at_sybille()

    play(match, "Axel propose:pytusae")
    assert refusal(match, "black:elysion") == "ulysses/debate/consent"
    assert blacks(match) == set()


@pytest.mark.rule("ulysses/debate/black")
@pytest.mark.parametrize(
    ("red", "blue", "needed"),
    [(1, 0, 2), (2, 0, 3), (4, 0, 5), (1, 1, 2), (1, 3, 4), (2, 3, 4)],
)
def test_it_takes_more_cards_than_each_other_side_has(red, blue, needed):
    match = in_debate(red=red)

    play(match, f"Michael support:blue {cards(blue)}" if blue else "Michael pass")
    play(match, "Claudia black:elysion")
    assert facts(match)["owed"] == needed
    play(match, "Claudia" + " pay:objection" * (needed - 1))
    assert (refusal(match, "stand"), facts(match)["black"]) == ("ulysses/debate/support", "")
    play(match, "Claudia pay:objection stand")
    assert (facts(match)["cards"]["black"], facts(match)["leader"]) == (needed, "black")


@pytest.mark.rule("ulysses/debate/black", "ulysses/debate/unable")
@pytest.mark.parametrize(
    ("michael", "enough"),
    [
        ({"objection": 2}, True),
        ({"objection": 1, "zeus": 1}, True),
        ({"zeus": 2}, True),
        ({"objection": 1, "wind": 3}, False),
        ({"zeus": 1, "plague": 3}, False),
        ({"temple": 5}, False),
    ],
)
def test_who_holds_fewer_than_two_cards_that_count_cannot_place_it(michael, enough):
    match = in_debate(hands={"Michael": michael})

    assert (refusal(match, "black:elysion") == "") == enough
    assert ("elysion" in blacks(match)) == enough


@pytest.mark.rule("ulysses/debate/black")
@pytest.mark.parametrize(
    ("seats", "before", "player"),
    [
        (THREE, "", "Michael"),
        (FOUR, "", "Michael"),
        (FOUR, "Michael pass", "Claudia"),
        (FOUR, f"Michael support:red {cards(1)}", "Claudia"),
        (FIVE, "Michael pass\nClaudia pass", "Steffi"),
    ],
)
def test_everyone_between_the_red_disc_and_the_active_player_may_place_it(seats, before, player):
    match = in_debate(seats)

    play(match, before)
    assert (actor(match), "elysion" in blacks(match)) == (player, True)


@pytest.mark.rule("ulysses/debate/black")
def test_there_is_only_one_black_disc():
    match = in_debate()

    play(match, f"Michael black:elysion {cards(2)}")
    assert (actor(match), blacks(match)) == ("Claudia", set())
    for place in around("sybille"):
        assert refusal(match, f"black:{place}") == "ulysses/debate/black"


@pytest.mark.rule("ulysses/debate/unable")
@pytest.mark.parametrize("held", [2, 3])
def test_without_a_third_place_that_one_can_pay_for_there_is_no_black_disc(held):
    blue, red, third = around("troja")
    match = at_sybille(ship="troja", plagues=[third], hands={"Michael": {"objection": held}})

    play(match, f"Axel propose:{blue}\nCarsten red:{red} {cards(1)}")
    assert blacks(match) == ({third} if held == 3 else set())
    assert refusal(match, f"black:{third}") == ("" if held == 3 else "ulysses/debate/cleansed")
    assert {"pass", "support:blue", "support:red"} <= legal_names(match)


# ── a plague under the black disc ─────────────────────────────────────────────────────────────────


def black_on_a_plague(michael, temples=1, red=1):
    """Michael is asked; a plague lies on Elysion."""
    return in_debate(
        red=red, hands={"Michael": michael}, temples={"Michael": temples}, plagues=["elysion", "lybien"]
    )


@pytest.mark.rule("ulysses/debate/cleanse", "ulysses/debate/cleansed")
def test_a_plague_under_the_black_disc_is_removed_first():
    match = black_on_a_plague({"objection": 2, "wind": 1, "pandora": 1}, temples=2)

    play(match, "Michael black:elysion")
    table = facts(match)
    assert (table["phase"], table["bill"], table["owed"], table["black"]) == ("paying", "disc", 2, "")
    play(match, f"Michael pay:wind pay:pandora {cards(2)}")
    assert (facts(match)["black"], facts(match)["plagues"]) == ("elysion", ["lybien"])
    assert (facts(match)["cards"]["black"], facts(match)["plagues_left"]) == (2, 5)


@pytest.mark.rule("ulysses/debate/cleansed")
def test_the_cards_that_the_black_disc_needs_must_be_kept():
    match = black_on_a_plague({"objection": 2, "zeus": 1, "wind": 2}, temples=2)

    play(match, "Michael black:elysion")
    assert legal_names(match) == {"pay:objection", "pay:zeus", "pay:wind"}
    play(match, "Michael pay:zeus")
    assert legal_names(match) == {"pay:wind"}
    assert refusal(match, "pay:objection") == "ulysses/debate/cleansed"


@pytest.mark.rule("ulysses/debate/cleansed")
def test_more_must_be_kept_when_the_black_disc_needs_more():
    match = black_on_a_plague({"objection": 4, "wind": 1}, temples=2, red=2)

    play(match, "Michael black:elysion pay:objection")
    assert legal_names(match) == {"pay:wind"}
    assert refusal(match, "pay:objection") == "ulysses/debate/cleansed"
    play(match, f"Michael pay:wind {cards(3)}")
    assert facts(match)["cards"]["black"] == 3


@pytest.mark.rule("ulysses/debate/cleansed")
@pytest.mark.parametrize(
    ("michael", "clause"),
    [
        ({"objection": 2, "wind": 2}, ""),
        ({"objection": 4}, ""),
        ({"objection": 2, "wind": 1}, "ulysses/debate/cleansed"),
        ({"objection": 3}, "ulysses/debate/cleansed"),
    ],
)
def test_who_cannot_pay_for_removal_and_black_disc_cannot_place_it_there(michael, clause):
    match = black_on_a_plague(michael, temples=2)

    assert refusal(match, "black:elysion") == clause
    assert ("elysion" in blacks(match)) == (clause == "")


@pytest.mark.rule("ulysses/debate/cleansed")
def test_the_plague_does_not_come_back_when_the_black_disc_loses():
    match = black_on_a_plague({"objection": 3})

    play(match, f"Michael black:elysion pay:objection {cards(2)}\nClaudia pass")
    play(match, f"Axel support:blue {cards(2)}\nCarsten pass\nMichael pass")
    assert (facts(match)["ship"], facts(match)["plagues"]) == ("pytusae", ["lybien"])


# ── now or not at all ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/debate/right")
@pytest.mark.parametrize("side", ["blue", "red"])
def test_who_supports_a_side_when_first_asked_can_place_no_disc_later(side):
    match = in_debate()

    assert "elysion" in blacks(match)
    play(
        match, f"Michael support:{side} {cards(1)}\nClaudia pass\nAxel support:blue {cards(2)}\nCarsten pass"
    )
    assert actor(match) == "Michael"
    assert refusal(match, "black:elysion") == "ulysses/debate/right"
    assert blacks(match) == set()


@pytest.mark.rule("ulysses/debate/right")
@pytest.mark.parametrize(
    ("seats", "objector"), [(THREE, "Michael"), (FOUR, "Michael"), (FOUR, "Claudia"), (FIVE, "Claudia")]
)
def test_who_let_the_red_disc_go_by_can_place_no_black_one(seats, objector):
    match = at_sybille(seats)

    play(match, "Axel propose:pytusae")
    while actor(match) != objector:
        match.play("consent")
    play(match, f"{objector} red:zyklopen {cards(1)}")
    while actor(match) != "Carsten":
        match.play("pass")
    assert refusal(match, "black:elysion") == "ulysses/debate/right"
    assert blacks(match) == set()


@pytest.mark.rule("ulysses/debate/right", "ulysses/debate/single")
def test_if_the_last_one_asked_objects_nobody_can_place_the_black_disc():
    match = at_sybille()

    play(match, "Axel propose:pytusae\nCarsten consent\nMichael consent")
    play(match, f"Claudia red:zyklopen {cards(1)}")
    for player, clause in (("Axel", "single"), ("Carsten", "right"), ("Michael", "right")):
        assert (actor(match), refusal(match, "black:elysion")) == (player, f"ulysses/debate/{clause}")
        play(match, f"{player} support:{'blue' if player == 'Axel' else 'red'} {cards(1)}")
    assert (actor(match), refusal(match, "black:elysion")) == ("Claudia", "ulysses/debate/single")


@pytest.mark.rule("ulysses/debate/right")
def test_the_right_returns_with_the_next_movement():
    match = in_debate(hands={"Axel": {"wind": 1, "objection": 1}})

    play(match, f"Michael support:blue {cards(1)}\nClaudia pass\nAxel pass\nCarsten pass")
    play(match, "Axel stay pay:wind propose:sybille")
    red, black, *_ = sorted(set(around("pytusae")) - {"sybille"})
    play(match, f"Carsten red:{red} {cards(1)}")
    assert (actor(match), refusal(match, f"black:{black}")) == ("Michael", "")


@pytest.mark.rule("ulysses/debate/right")
def test_who_consented_may_object_in_the_next_movement():
    match = at_sybille(THREE, hands={"Axel": {"wind": 1}})

    play(match, "Axel propose:pytusae\nCarsten consent\nMichael consent\nAxel stay pay:wind propose:sybille")
    red, black, *_ = sorted(set(around("pytusae")) - {"sybille"})
    assert refusal(match, f"red:{red}") == ""
    play(match, f"Carsten red:{red} {cards(1)}")
    assert refusal(match, f"black:{black}") == ""


# ── with the option, a supporter may still place it ───────────────────────────────────────────────

LATE = {"late-black": "on"}


@pytest.mark.rule("ulysses/debate/late")
@pytest.mark.parametrize("side", ["blue", "red"])
def test_with_the_option_a_supporter_may_place_the_black_disc_later(side):
    match = in_debate(options=LATE)

    play(
        match, f"Michael support:{side} {cards(1)}\nClaudia pass\nAxel support:blue {cards(2)}\nCarsten pass"
    )
    needed = facts(match)["cards"]["blue"] + 1
    play(match, f"Michael black:elysion {cards(needed)}\nAxel pass")
    assert facts(match)["ship"] == "elysion"


@pytest.mark.rule("ulysses/debate/late")
def test_with_the_option_it_may_come_on_any_later_turn_of_the_debate():
    match = in_debate(hands={"Michael": {"objection": 9}}, options=LATE)

    play(match, f"Michael support:blue {cards(1)}\nClaudia pass\nAxel pass\nCarsten support:red {cards(1)}")
    play(match, f"Michael support:blue {cards(1)}\nCarsten support:red {cards(1)}")
    assert (actor(match), refusal(match, "black:elysion")) == ("Michael", "")


@pytest.mark.rule("ulysses/debate/late")
def test_with_the_option_who_consented_still_cannot():
    match = at_sybille(options=LATE)

    play(
        match,
        f"Axel propose:pytusae\nCarsten consent\nMichael red:zyklopen {cards(1)}\nClaudia pass\nAxel pass",
    )
    assert (actor(match), refusal(match, "black:elysion")) == ("Carsten", "ulysses/debate/right")


@pytest.mark.rule("ulysses/debate/late")
def test_with_the_option_who_consented_cannot_even_after_a_support():
    match = at_sybille(options=LATE)

    play(match, f"Axel propose:pytusae\nCarsten consent\nMichael red:zyklopen {cards(1)}\nClaudia pass")
    play(match, f"Axel pass\nCarsten support:blue {cards(1)}\nMichael support:red {cards(1)}")
    assert (actor(match), refusal(match, "black:elysion")) == ("Carsten", "ulysses/debate/right")
    assert blacks(match) == set()


@pytest.mark.rule("ulysses/debate/late", "ulysses/debate/pass")
def test_with_the_option_who_passed_is_still_out():
    match = in_debate(options=LATE)

    play(match, f"Michael pass\nClaudia support:red {cards(1)}\nAxel support:blue {cards(2)}\nCarsten pass")
    assert (actor(match), refusal(match, "black:elysion")) == ("Claudia", "")
    play(match, f"Claudia support:red {cards(1)}")
    assert (actor(match), facts(match)["standing"]["Michael"]) == ("Axel", "out")


@pytest.mark.rule("ulysses/debate/late", "ulysses/debate/single")
def test_with_the_option_there_is_still_one_disc_each_and_one_black_disc():
    match = in_debate(options=LATE)

    play(match, f"Michael support:blue {cards(1)}\nClaudia pass")
    assert (actor(match), refusal(match, "black:elysion")) == ("Axel", "ulysses/debate/single")
    play(match, f"Axel support:blue {cards(1)}")
    assert (actor(match), refusal(match, "black:elysion")) == ("Carsten", "ulysses/debate/single")
    play(match, f"Carsten support:red {cards(2)}\nMichael black:elysion {cards(4)}\nAxel pass\nCarsten pass")
    assert facts(match)["ship"] == "elysion"


@pytest.mark.rule("ulysses/debate/late", "ulysses/debate/bound")
@pytest.mark.parametrize("bound", [True, False], ids=["bound", "free"])
def test_who_is_bound_to_a_side_cannot_open_another_later(bound):
    match = in_debate(options={**LATE, "bound": "on" if bound else "off"})

    play(match, f"Michael support:red {cards(1)}\nClaudia pass\nAxel support:blue {cards(2)}\nCarsten pass")
    assert refusal(match, "black:elysion") == ("ulysses/debate/bound" if bound else "")
    assert ("elysion" in blacks(match)) == (not bound)


@pytest.mark.rule("ulysses/debate/bound")
def test_a_bound_player_may_place_the_black_disc_when_first_asked():
    match = in_debate(options={"bound": "on"})

    assert (actor(match), refusal(match, "black:elysion")) == ("Michael", "")


# ── one disc each ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/debate/single")
@pytest.mark.parametrize("seats", [THREE, FOUR, FIVE])
def test_neither_the_active_player_nor_who_placed_red_may_place_black(seats):
    match = in_debate(seats)

    while actor(match) != "Axel":
        match.play("pass")
    assert refusal(match, "black:elysion") == "ulysses/debate/single"
    assert blacks(match) == set()
    play(match, f"Axel support:blue {cards(1)}")
    assert (actor(match), refusal(match, "black:elysion")) == ("Carsten", "ulysses/debate/single")
    assert blacks(match) == set()


@pytest.mark.rule("ulysses/debate/single")
def test_in_the_next_movement_each_may_place_a_disc_again():
    match = in_debate(THREE, hands={"Axel": {"wind": 1, "objection": 1}})

    play(
        match, f"Michael pass\nAxel support:blue {cards(1)}\nCarsten pass\nAxel stay pay:wind propose:sybille"
    )
    red = min(set(around("pytusae")) - {"sybille"})
    play(match, f"Carsten red:{red} {cards(1)}")
    assert facts(match)["owners"] == {"blue": 0, "red": 1}
