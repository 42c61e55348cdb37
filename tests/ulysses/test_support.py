"""The debate of the gods: support, sides and ties."""

import pytest
from debates import FIVE, FOUR, THREE, at_sybille, cards, discs, in_debate, totals, voices
from table import actor, facts, legal_names, play, refusal

from ithaca.engine.errors import Misuse

pytestmark = pytest.mark.interpreted


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


# ── who plays for which side ──────────────────────────────────────────────────────────────────────

FREE, BOUND = {"free": "on"}, {"bound": "on"}


@pytest.mark.rule("ulysses/debate/side")
@pytest.mark.parametrize("options", [{}, FREE], ids=["default", "free"])
def test_who_supported_one_side_may_support_another_next_time(options):
    match = in_debate(options=options)

    play(match, f"Michael support:red {cards(1)}\nClaudia pass\nAxel support:blue {cards(2)}\nCarsten pass")
    assert {"support:blue", "support:red"} <= legal_names(match)
    play(match, f"Michael support:blue {cards(1)}\nAxel pass")
    assert facts(match)["ship"] == "pytusae"


@pytest.mark.rule("ulysses/debate/side")
def test_who_consented_chooses_freely_and_anew_each_time():
    match = at_sybille()

    play(match, f"Axel propose:pytusae\nCarsten consent\nMichael red:elysion {cards(1)}\nClaudia pass")
    play(match, f"Axel pass\nCarsten support:red {cards(1)}\nMichael pass")
    assert facts(match)["ship"] == "elysion"


@pytest.mark.rule("ulysses/debate/side", "ulysses/debate/free")
@pytest.mark.parametrize(
    ("options", "clause"),
    [({}, "ulysses/debate/side"), (FREE, ""), (BOUND, "ulysses/debate/bound")],
    ids=["default", "free", "bound"],
)
def test_the_active_player_supports_only_blue_unless_all_are_free(options, clause):
    match = in_debate(options=options)

    play(match, f"Michael black:elysion {cards(2)}\nClaudia pass")
    assert actor(match) == "Axel"
    for side in ("red", "black"):
        assert refusal(match, f"support:{side}") == clause
        assert (f"support:{side}" in legal_names(match)) == (clause == "")
    assert refusal(match, "support:blue") == ""


@pytest.mark.rule("ulysses/debate/side", "ulysses/debate/free")
@pytest.mark.parametrize(
    ("options", "clause"),
    [({}, "ulysses/debate/side"), (FREE, ""), (BOUND, "ulysses/debate/bound")],
    ids=["default", "free", "bound"],
)
def test_who_placed_red_or_black_supports_only_that_side_unless_all_are_free(options, clause):
    match = in_debate(options=options)

    play(match, f"Michael black:elysion {cards(2)}\nClaudia pass\nAxel support:blue {cards(2)}")
    assert actor(match) == "Carsten"
    for side in ("blue", "black"):
        assert refusal(match, f"support:{side}") == clause
    play(match, f"Carsten support:red {cards(2)}")
    assert actor(match) == "Michael"
    for side in ("blue", "red"):
        assert refusal(match, f"support:{side}") == clause
    assert refusal(match, "support:black") == ""


@pytest.mark.rule("ulysses/debate/side")
def test_who_placed_a_disc_and_will_not_play_for_it_passes():
    match = in_debate(hands={"Axel": {"wind": 2}})

    play(match, "Michael pass\nClaudia pass")
    assert legal_names(match) == {"pass"}


@pytest.mark.rule("ulysses/debate/side")
def test_in_the_next_movement_the_owners_of_discs_are_free_again():
    match = in_debate(THREE, hands={"Axel": {"wind": 1, "objection": 1}})

    play(
        match, f"Michael pass\nAxel support:blue {cards(1)}\nCarsten pass\nAxel stay pay:wind propose:sybille"
    )
    play(match, "Carsten consent")
    match.play("red:" + min(discs(match)))
    play(match, f"Michael {cards(1)}\nAxel pass")
    assert (actor(match), refusal(match, "support:blue"), refusal(match, "support:red")) == (
        "Carsten",
        "",
        "",
    )


@pytest.mark.rule("ulysses/debate/side", "ulysses/debate/late")
def test_a_supporter_who_places_the_black_disc_later_plays_for_it_from_then_on():
    match = in_debate(options={"late-black": "on"}, hands={"Michael": {"objection": 9}})

    play(match, f"Michael support:red {cards(1)}\nClaudia pass\nAxel support:blue {cards(2)}\nCarsten pass")
    assert refusal(match, "support:blue") == refusal(match, "support:red") == ""
    play(match, f"Michael black:elysion {cards(3)}\nAxel support:blue {cards(1)}")
    assert (actor(match), refusal(match, "support:black")) == ("Michael", "")
    assert refusal(match, "support:red") == refusal(match, "support:blue") == "ulysses/debate/side"


@pytest.mark.rule("ulysses/debate/free")
def test_with_the_option_a_player_may_support_a_side_against_his_own_disc():
    match = in_debate(options=FREE)

    play(match, f"Michael pass\nClaudia black:elysion {cards(2)}\nAxel support:red {cards(1)}")
    assert (totals(match), facts(match)["leader"]) == ((0, 2, 2), "red")
    play(match, f"Carsten support:black {cards(1)}\nClaudia support:blue {cards(3)}")
    assert (totals(match), facts(match)["leader"]) == ((3, 2, 3), "blue")


@pytest.mark.rule("ulysses/debate/free")
def test_with_the_option_the_active_player_may_send_the_ship_to_the_red_disc():
    match = in_debate(options=FREE)

    play(match, f"Michael pass\nClaudia pass\nAxel support:red {cards(1)}\nCarsten pass")
    assert facts(match)["ship"] == "zyklopen"


@pytest.mark.rule("ulysses/debate/free", "ulysses/debate/bound")
def test_a_table_cannot_choose_both_to_be_free_and_to_be_bound():
    with pytest.raises(Misuse) as caught:
        in_debate(options={**FREE, **BOUND})

    assert caught.value.key == "options-exclude"
    assert {caught.value.args_by_name["option"], caught.value.args_by_name["other"]} == {"free", "bound"}


@pytest.mark.rule("ulysses/debate/bound", "ulysses/debate/side")
@pytest.mark.parametrize("bound", [True, False], ids=["bound", "default"])
def test_with_the_option_a_supporter_stays_with_his_side(bound):
    match = in_debate(options={"bound": "on" if bound else "off"})

    play(match, f"Michael support:red {cards(1)}\nClaudia pass\nAxel support:blue {cards(2)}\nCarsten pass")
    assert actor(match) == "Michael"
    assert refusal(match, "support:blue") == ("ulysses/debate/bound" if bound else "")
    assert ("support:blue" in legal_names(match)) == (not bound)
    assert refusal(match, "support:red") == ""


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
