"""After the voyage: a wind that keeps the turn, what it does not renew, and who is next."""

import pytest
from table import actor, at_table, facts, legal_names, play, refusal

pytestmark = pytest.mark.interpreted

THREE = "Axel Carsten Michael"
FOUR = "Axel Carsten Michael Claudia"
FIVE = "Axel Carsten Michael Claudia Steffi"

AGREED = "Axel propose:pytusae\nCarsten consent\nMichael consent"


def three_at_sybille(axel, **position):
    """Axel is active and has this hand; the others hold three objections each."""
    hands = {"Axel": axel, "Carsten": {"objection": 3}, "Michael": {"objection": 3}}
    return at_table("ulysses", THREE, active="Axel", ship="sybille", hands=hands, **position)


def exchange(match, goal):
    """Axel pays a wind to exchange this goal for one of any colour that he may draw."""
    play(match, f"Axel exchange:{goal}")
    match.play(min(legal_names(match)))
    return play(match, "Axel pay:wind")


def hand(match, player):
    seat = match.names.index(player)
    return match.table(seat)["hands"][seat]


# ── a wind keeps the turn ─────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/wind/stay")
def test_who_was_not_contradicted_may_play_a_wind_and_stays_active():
    match = three_at_sybille({"wind": 1, "objection": 1})

    play(match, AGREED)
    assert (actor(match), facts(match)["phase"]) == ("Axel", "staying")
    assert legal_names(match) == {"stay", "yield"}
    play(match, "Axel stay pay:wind")
    assert (facts(match)["active"], facts(match)["phase"], facts(match)["turn"]) == ("Axel", "acting", 1)
    assert (hand(match, "Axel"), facts(match)["discard"]) == ({"objection": 1}, {"wind": 1})


@pytest.mark.rule("ulysses/wind/stay")
def test_who_won_the_debate_may_play_a_wind():
    match = three_at_sybille({"wind": 1, "objection": 1})

    play(
        match,
        """Axel propose:pytusae
        Carsten red:elysion pay:objection stand
        Michael pass
        Axel support:blue pay:objection stand
        Carsten pass""",
    )
    assert (actor(match), facts(match)["ship"]) == ("Axel", "pytusae")
    assert legal_names(match) == {"stay", "yield"}


@pytest.mark.rule("ulysses/wind/paid")
def test_it_does_not_matter_who_paid_for_the_blue_disc():
    match = three_at_sybille({"wind": 1})

    play(
        match,
        """Axel propose:pytusae
        Carsten red:elysion pay:objection stand
        Michael support:blue pay:objection stand
        Axel pass
        Carsten pass""",
    )
    assert (actor(match), facts(match)["ship"]) == ("Axel", "pytusae")
    play(match, "Axel stay pay:wind propose:sybille")
    assert facts(match)["blue"] == "sybille"


@pytest.mark.rule("ulysses/wind/stay", "ulysses/wind/next")
@pytest.mark.parametrize(
    ("michael", "ship"),
    [("pass", "elysion"), ("black:zyklopen pay:objection pay:objection stand", "zyklopen")],
    ids=["red", "black"],
)
def test_who_lost_the_debate_cannot_play_a_wind(michael, ship):
    match = three_at_sybille({"wind": 2, "zeus": 1})

    play(match, f"Axel propose:pytusae\nCarsten red:elysion pay:objection stand\nMichael {michael}")
    play(match, "Axel pass" if michael == "pass" else "Axel pass\nCarsten pass")
    assert facts(match)["ship"] == ship
    assert (facts(match)["active"], facts(match)["phase"]) == ("Carsten", "acting")


@pytest.mark.rule("ulysses/wind/stay", "ulysses/debate/free")
def test_who_feeds_the_other_side_to_victory_cannot_play_a_wind():
    match = three_at_sybille({"wind": 1, "objection": 1}, options={"free": "on"})

    play(
        match,
        """Axel propose:pytusae
        Carsten red:elysion pay:objection stand
        Michael pass
        Axel support:red pay:objection stand
        Carsten pass""",
    )
    assert (facts(match)["ship"], actor(match), facts(match)["phase"]) == ("elysion", "Carsten", "acting")


@pytest.mark.rule("ulysses/wind/stay")
@pytest.mark.parametrize("card", ["wind", "zeus"])
def test_a_wind_or_zeus_as_one_will_do(card):
    match = three_at_sybille({card: 1, "objection": 1, "temple": 1, "plague": 1, "pandora": 1})

    play(match, f"{AGREED}\nAxel stay")
    assert legal_names(match) == {f"pay:{card}"}
    for other in ("objection", "temple", "plague", "pandora"):
        assert refusal(match, f"pay:{other}") == "ulysses/actions/zeus"
    play(match, f"Axel pay:{card}")
    assert (facts(match)["active"], facts(match)["phase"]) == ("Axel", "acting")


@pytest.mark.rule("ulysses/wind/stay")
def test_whoever_has_both_may_choose_which_to_play():
    match = three_at_sybille({"wind": 1, "zeus": 1})

    play(match, f"{AGREED}\nAxel stay")
    assert legal_names(match) == {"pay:wind", "pay:zeus"}
    play(match, "Axel pay:zeus")
    assert hand(match, "Axel") == {"wind": 1}


@pytest.mark.rule("ulysses/wind/stay")
def test_without_wind_and_zeus_nobody_stays():
    match = three_at_sybille({"objection": 4, "temple": 1, "plague": 1, "pandora": 1})

    play(match, AGREED)
    assert legal_names(match) == {"yield"}
    assert refusal(match, "stay") == "ulysses/wind/stay"


@pytest.mark.rule("ulysses/wind/now")
def test_the_wind_comes_at_once_before_any_action():
    match = three_at_sybille({"wind": 1, "zeus": 1, "pandora": 1, "temple": 2, "plague": 1})

    play(match, AGREED)
    for move in ("pandora", "build", "plague:lybien", "propose:sybille", "becalmed"):
        assert refusal(match, move) == "ulysses/wind/now"
    play(match, "Axel stay")
    for move in ("pandora", "build", "plague:lybien", "propose:sybille", "yield"):
        assert refusal(match, move) == "ulysses/actions/pay"


@pytest.mark.rule("ulysses/wind/stay")
def test_after_a_wind_there_is_a_new_action_phase_and_a_new_proposal():
    match = three_at_sybille({"wind": 1, "plague": 1, "temple": 2, "pandora": 1}, plagues=["elysion"])

    play(match, f"{AGREED}\nAxel stay pay:wind")
    assert {"pandora", "build", "plague:lybien", "cleanse:elysion", "propose:sybille"} <= legal_names(match)
    play(match, "Axel plague:lybien pay:plague build pay:temple pay:temple propose:sybille")
    assert facts(match)["temples"]["Axel"] == 2
    assert (facts(match)["blue"], actor(match)) == ("sybille", "Carsten")


@pytest.mark.rule("ulysses/wind/now")
def test_each_further_movement_costs_one_card():
    match = three_at_sybille({"wind": 1, "zeus": 1})

    play(match, f"{AGREED}\nAxel stay pay:wind propose:sybille\nCarsten consent\nMichael consent")
    play(match, f"Axel stay pay:zeus {AGREED.removeprefix('Axel ')}")
    assert facts(match)["discard"] == {"wind": 1, "zeus": 1}
    assert (facts(match)["ship"], facts(match)["turn"]) == ("pytusae", 1)
    assert legal_names(match) == {"yield"}


# ── not a new turn ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/wind/limits")
def test_after_a_wind_nobody_draws():
    match = three_at_sybille({"wind": 1}, temples={"Axel": 2, "Carsten": 3})
    pack = facts(match)["pack"]

    play(match, f"{AGREED}\nAxel stay pay:wind")
    assert facts(match)["pack"] == pack
    assert facts(match)["held"] == {"Axel": 0, "Carsten": 3, "Michael": 3}


@pytest.mark.rule("ulysses/wind/limits")
def test_a_goal_is_exchanged_only_once_even_if_a_wind_prolongs_the_turn():
    match = three_at_sybille({"wind": 4}, goals={"Axel": ["troja", "lybien"]})

    exchange(match, "lybien")
    play(match, f"{AGREED}\nAxel stay pay:wind")
    assert refusal(match, "exchange:troja") == "ulysses/exchange/once"
    assert not any(name.startswith("exchange:") for name in legal_names(match))


@pytest.mark.rule("ulysses/wind/limits")
def test_a_goal_not_yet_exchanged_may_be_exchanged_after_a_wind():
    match = three_at_sybille({"wind": 2}, goals={"Axel": ["troja", "lybien"]})

    play(match, f"{AGREED}\nAxel stay pay:wind")
    exchange(match, "troja")
    assert facts(match)["exchanged"]


@pytest.mark.rule("ulysses/wind/limits")
@pytest.mark.parametrize("first", ["pandora", "zeus"])
def test_pandora_is_opened_only_once_even_if_a_wind_prolongs_the_turn(first):
    match = three_at_sybille({"wind": 1, "pandora": 2, "zeus": 2})

    play(match, f"Axel pandora pay:{first}\n{AGREED}\nAxel stay pay:wind")
    assert refusal(match, "pandora") == "ulysses/actions/pandora"
    assert "pandora" not in legal_names(match)


@pytest.mark.rule("ulysses/wind/limits")
@pytest.mark.parametrize("card", ["pandora", "zeus"])
def test_pandora_not_yet_opened_may_be_opened_after_a_wind(card):
    match = three_at_sybille({"wind": 1, "pandora": 1, "zeus": 1})

    play(match, f"{AGREED}\nAxel stay pay:wind pandora pay:{card}")
    assert (facts(match)["held"]["Axel"], facts(match)["pandora_used"]) == (3, True)


@pytest.mark.rule("ulysses/wind/limits")
def test_a_zeus_as_wind_does_not_count_as_pandora():
    match = three_at_sybille({"zeus": 1, "pandora": 1})

    play(match, f"{AGREED}\nAxel stay pay:zeus")
    assert refusal(match, "pandora") == ""


@pytest.mark.rule("ulysses/wind/limits")
def test_the_limits_last_through_every_wind_of_the_turn():
    match = three_at_sybille({"wind": 5, "pandora": 1, "zeus": 1}, goals={"Axel": ["troja", "lybien"]})

    play(match, "Axel pandora pay:pandora")
    exchange(match, "lybien")
    play(match, f"{AGREED}\nAxel stay pay:wind")
    play(match, "Axel propose:sybille\nCarsten consent\nMichael consent\nAxel stay pay:wind")
    assert refusal(match, "pandora") == "ulysses/actions/pandora"
    assert refusal(match, "exchange:troja") == "ulysses/exchange/once"


@pytest.mark.rule("ulysses/wind/limits", "ulysses/wind/next")
def test_with_the_next_turn_the_limits_are_gone():
    match = at_table(
        "ulysses",
        THREE,
        active="Axel",
        ship="sybille",
        hands={"Axel": {"wind": 1, "pandora": 1}, "Carsten": {"wind": 1, "pandora": 1}},
        goals={"Axel": ["lybien"], "Carsten": ["troja"]},
    )

    play(match, "Axel pandora pay:pandora")
    exchange(match, "lybien")
    play(match, f"{AGREED}\nAxel yield")
    assert (facts(match)["pandora_used"], facts(match)["exchanged"]) == (False, False)
    assert refusal(match, "pandora") == refusal(match, "exchange:troja") == ""


# ── the next turn ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/wind/next")
@pytest.mark.parametrize(
    ("seats", "active", "left"),
    [
        (THREE, "Axel", "Carsten"),
        (THREE, "Michael", "Axel"),
        (FOUR, "Michael", "Claudia"),
        (FOUR, "Claudia", "Axel"),
        (FIVE, "Claudia", "Steffi"),
        (FIVE, "Steffi", "Axel"),
    ],
)
def test_without_a_wind_the_player_to_the_left_becomes_active(seats, active, left):
    match = at_table("ulysses", seats, active=active, ship="sybille", hands={active: {"wind": 2}})

    match.play("propose:pytusae")
    for _ in match.names[1:]:
        match.play("consent")
    play(match, f"{active} yield")
    assert (facts(match)["active"], actor(match), facts(match)["phase"]) == (left, left, "acting")
    assert facts(match)["turn"] == 2


@pytest.mark.rule("ulysses/wind/next")
@pytest.mark.parametrize("winner", ["Carsten", "Michael", "Claudia"])
def test_the_turn_never_goes_to_who_won_the_debate(winner):
    match = at_table(
        "ulysses", FOUR, active="Axel", ship="sybille", hands={winner: {"objection": 1}, "Axel": {}}
    )

    play(match, "Axel propose:pytusae")
    while actor(match) != winner:
        match.play("consent")
    play(match, f"{winner} red:elysion pay:objection stand")
    while facts(match)["phase"] == "debating":
        match.play("pass")
    assert (facts(match)["ship"], facts(match)["active"]) == ("elysion", "Carsten")


@pytest.mark.rule("ulysses/wind/next")
def test_a_new_turn_begins_and_all_draw_for_their_temples():
    match = three_at_sybille({}, temples={"Axel": 2, "Michael": 4})
    pack = facts(match)["pack"]

    play(match, f"{AGREED}\nAxel yield")
    assert (facts(match)["turn"], facts(match)["pack"]) == (2, pack - 7)
    assert facts(match)["held"] == {"Axel": 2, "Carsten": 4, "Michael": 7}


@pytest.mark.rule("ulysses/wind/next")
def test_all_draw_as_well_after_a_debate_that_the_active_player_lost():
    match = three_at_sybille({}, temples={"Axel": 2, "Michael": 4})

    play(match, "Axel propose:pytusae\nCarsten consent\nMichael red:elysion pay:objection stand")
    play(match, "Axel pass\nCarsten pass")
    assert facts(match)["turn"] == 2
    assert facts(match)["held"] == {"Axel": 2, "Carsten": 4, "Michael": 6}
