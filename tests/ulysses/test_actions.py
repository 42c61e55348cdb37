"""Actions: as many as wanted, in any order, each paid card by card; Zeus and Pandora."""

import pytest
from table import actor, at_table, facts, legal_names, play, refusal

from ithaca.games.ulysses.components import ACTIONS

pytestmark = pytest.mark.interpreted

SEATS = "Axel Carsten Michael Claudia"
KINDS = ["objection", "temple", "wind", "plague", "zeus", "pandora"]


def hand(match, player="Axel"):
    seat = match.names.index(player)
    return match.table(seat)["hands"][seat]


def axel_acts(cards, **position):
    """Axel is active in Libya, with these cards; the others have none unless they are named."""
    hands = {"Carsten": {}, "Michael": {}, "Claudia": {}, **position.pop("hands", {}), "Axel": cards}
    return at_table("ulysses", SEATS, active="Axel", ship="lybien", hands=hands, **position)


def sail(match, place):
    """The active player proposes a place, and nobody objects."""
    match.play(f"propose:{place}")
    for _ in match.names[1:]:
        match.play("consent")
    return match


# ── as many as one likes ──────────────────────────────────────────────────────────────────────────

ALL = {"pandora": 1, "plague": 1, "temple": 1, "objection": 5}
FIVE = ["pandora", "plague:dido", "cleanse:atlantis", "exchange:zypern", "build"]


COSTS = {"pandora": ["pandora"], "plague:dido": ["plague"], "build": ["temple", "objection"]}


def do(match, action):
    """Carry out one of the five actions and pay for it."""
    price = facts(match)["temples"]["Axel"]
    match.play(action)
    if action.startswith("exchange"):
        match.play("from:green")
    for card in COSTS.get(action, ["objection"] * price):
        match.play(f"pay:{card}")


@pytest.mark.rule("ulysses/actions/any")
@pytest.mark.parametrize("first", range(5), ids=lambda first: FIVE[first])
@pytest.mark.parametrize("step", [1, -1], ids=["forwards", "backwards"])
def test_all_five_actions_may_be_carried_out_in_any_order(first, step):
    match = axel_acts(ALL, plagues=["atlantis"], goals={"Axel": ["zypern"]})

    for nth in range(5):
        do(match, FIVE[(first + step * nth) % 5])
    assert facts(match)["plagues"] == ["dido"]
    assert facts(match)["temples"]["Axel"] == 2
    assert facts(match)["pandora_used"]
    assert facts(match)["exchanged"]
    assert sorted(facts(match)["backs"]["Axel"]) == ["blue", "green", "green", "red"]
    assert (facts(match)["phase"], actor(match)) == ("acting", "Axel")


@pytest.mark.rule("ulysses/actions/any")
def test_the_active_player_may_choose_among_all_actions_and_proposals():
    match = axel_acts(ALL, plagues=["atlantis"], goals={"Axel": ["zypern", "dido", "olymp", "elysion"]})
    board = match.board

    joined = {board.slugs[place - 1] for place in board.neighbours(board.slugs.index("lybien") + 1)}
    assert legal_names(match) == {
        "pandora",
        "build",
        "cleanse:atlantis",
        *(f"plague:{slug}" for slug in board.slugs if slug != "atlantis"),
        *(f"exchange:{goal}" for goal in ("zypern", "dido", "olymp", "elysion")),
        *(f"propose:{slug}" for slug in joined - {"atlantis"}),
    }


@pytest.mark.rule("ulysses/actions/any")
def test_the_same_action_may_be_carried_out_again_and_again():
    match = axel_acts({"plague": 4, "objection": 3, "temple": 3})

    play(match, "Axel plague:dido pay:plague plague:olymp pay:plague plague:melita pay:plague")
    play(match, "Axel cleanse:dido pay:objection cleanse:melita pay:objection")
    play(match, "Axel plague:elysion pay:plague build pay:temple pay:objection")
    assert set(facts(match)["plagues"]) == {"olymp", "elysion"}
    assert facts(match)["temples"]["Axel"] == 2
    assert hand(match) == {"temple": 2}


@pytest.mark.rule("ulysses/actions/any")
def test_none_at_all_is_enough():
    match = axel_acts(ALL)

    play(match, "Axel propose:dido")
    assert (facts(match)["blue"], actor(match)) == ("dido", "Carsten")
    assert hand(match) == ALL


@pytest.mark.rule("ulysses/actions/any")
@pytest.mark.parametrize("action", [*FIVE, "propose:dido", "becalmed"])
def test_the_blue_disc_ends_the_actions(action):
    match = axel_acts(
        ALL, plagues=["atlantis"], goals={"Axel": ["zypern"]}, hands={"Carsten": {"objection": 1}}
    )

    play(match, "Axel propose:dido")
    assert refusal(match, action) == "ulysses/debate/consent"
    play(match, "Carsten red:zakynthos pay:objection stand\nMichael pass\nClaudia pass")
    assert actor(match) == "Axel"
    assert refusal(match, action) == "ulysses/debate/support"
    assert legal_names(match) == {"pass", "support:blue"}
    play(match, "Axel support:blue pay:objection stand\nCarsten pass")
    assert facts(match)["ship"] == "dido"
    assert refusal(match, action) == "ulysses/wind/now"


@pytest.mark.rule("ulysses/actions/any")
def test_only_the_active_player_acts():
    hands = dict.fromkeys(("Carsten", "Michael", "Claudia"), ALL)
    match = axel_acts({}, plagues=["atlantis"], hands=hands)

    play(match, "Axel propose:dido")
    for _ in range(3):
        kinds = {name.split(":")[0] for name in legal_names(match)}
        assert kinds == {"consent", "red"}
        match.play("consent")
    play(match, "Axel yield")
    assert actor(match) == facts(match)["active"] == "Carsten"
    assert {name.split(":")[0] for name in legal_names(match)} >= {"pandora", "plague", "cleanse", "build"}


@pytest.mark.rule("ulysses/actions/any")
@pytest.mark.parametrize(
    "move",
    ["pass", "consent", "stand", "stay", "yield", "red:dido", "black:dido", "support:blue", "from:green"]
    + [f"pay:{card}" for card in KINDS],
)
def test_what_belongs_to_another_phase_is_no_action(move):
    match = axel_acts(dict.fromkeys(KINDS, 2))

    assert refusal(match, move) == "ulysses/actions/any"
    assert move not in legal_names(match)


@pytest.mark.rule("ulysses/actions/any")
@pytest.mark.parametrize("number", [0, -1, ACTIONS + 1, ACTIONS + 100])
def test_a_number_that_stands_for_nothing_is_refused(number):
    match = axel_acts(ALL)

    assert match.refusal(number).key == "refused-no-such-action"
    assert match.refusal(number).clause == "ulysses/actions/any"


# ── Zeus ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/actions/zeus", "ulysses/temple/cost")
def test_zeus_stands_for_a_temple():
    match = axel_acts({"zeus": 1, "wind": 1})

    play(match, "Axel build pay:zeus pay:wind")
    assert (facts(match)["temples"]["Axel"], hand(match)) == (2, {})


@pytest.mark.rule("ulysses/actions/zeus", "ulysses/wind/stay")
def test_zeus_stands_for_a_wind():
    match = axel_acts({"zeus": 1})

    sail(match, "dido")
    play(match, "Axel stay pay:zeus")
    assert (actor(match), facts(match)["phase"], facts(match)["turn"]) == ("Axel", "acting", 1)
    assert hand(match) == {}


@pytest.mark.rule("ulysses/actions/zeus", "ulysses/plague/place")
def test_zeus_stands_for_a_plague():
    match = axel_acts({"zeus": 1})

    play(match, "Axel plague:dido pay:zeus")
    assert (facts(match)["plagues"], hand(match)) == (["dido"], {})


@pytest.mark.rule("ulysses/actions/zeus", "ulysses/debate/red")
def test_zeus_stands_for_an_objection():
    match = axel_acts({"zeus": 1}, hands={"Carsten": {"zeus": 1}})

    play(match, "Axel propose:dido\nCarsten red:zakynthos pay:zeus stand\nMichael pass\nClaudia pass")
    play(match, "Axel support:blue pay:zeus stand\nCarsten pass")
    assert facts(match)["ship"] == "dido"
    assert facts(match)["discard"] == {"zeus": 2}


@pytest.mark.rule("ulysses/actions/zeus", "ulysses/actions/pandora")
def test_zeus_stands_for_a_pandora():
    match = axel_acts({"zeus": 1})

    play(match, "Axel pandora pay:zeus")
    assert (facts(match)["held"]["Axel"], facts(match)["discard"]) == (2, {"zeus": 1})


@pytest.mark.rule("ulysses/actions/zeus")
def test_who_holds_the_card_itself_may_pay_with_zeus_all_the_same():
    match = axel_acts({"plague": 1, "zeus": 1})

    play(match, "Axel plague:dido")
    assert legal_names(match) == {"pay:plague", "pay:zeus"}
    play(match, "Axel pay:zeus")
    assert hand(match) == {"plague": 1}


@pytest.mark.rule("ulysses/actions/zeus")
@pytest.mark.parametrize(
    ("action", "wanted"), [("pandora", "pandora"), ("plague:dido", "plague"), ("stay", "wind")]
)
@pytest.mark.parametrize("joker", [False, True], ids=["itself", "zeus"])
def test_no_other_card_stands_for_another(action, wanted, joker):
    cards = dict.fromkeys(KINDS, 1)
    del cards[wanted if joker else "zeus"]
    match = axel_acts(cards)

    if action == "stay":
        sail(match, "dido")
    play(match, f"Axel {action}")
    good = "zeus" if joker else wanted
    assert legal_names(match) == {f"pay:{good}"}
    for card in cards.keys() - {good}:
        assert refusal(match, f"pay:{card}") == "ulysses/actions/zeus"


@pytest.mark.rule("ulysses/actions/zeus", "ulysses/actions/pandora")
def test_more_than_one_zeus_may_be_played_in_a_turn():
    match = axel_acts({"zeus": 5})

    play(match, "Axel pandora pay:zeus plague:dido pay:zeus plague:olymp pay:zeus build pay:zeus pay:zeus")
    assert facts(match)["plagues_left"] == 4
    assert facts(match)["temples"]["Axel"] == 2
    assert facts(match)["held"]["Axel"] == 2


# ── paying ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/actions/pay")
def test_a_cost_is_paid_card_by_card_before_its_effect():
    match = axel_acts({"wind": 2, "objection": 2}, temples={"Axel": 3}, plagues=["dido"])

    play(match, "Axel cleanse:dido")
    for paid, cards in enumerate([{}, {"wind": 1}, {"wind": 1, "objection": 1}]):
        table = facts(match)
        assert (table["phase"], table["bill"], table["target"], table["owed"]) == (
            "paying",
            "cleanse",
            "dido",
            3 - paid,
        )
        assert table["discard"] == table["paid"] == cards
        assert table["held"]["Axel"] == 4 - paid
        assert table["plagues"] == ["dido"]
        match.play(["pay:wind", "pay:objection", "pay:wind"][paid])
    assert facts(match)["plagues"] == []
    assert (facts(match)["phase"], facts(match)["bill"], facts(match)["owed"]) == ("acting", "", 0)
    assert hand(match) == {"objection": 1}


@pytest.mark.rule("ulysses/actions/pay")
@pytest.mark.parametrize(
    ("action", "field", "before", "after"),
    [
        ("pandora pay:pandora", "pandora_used", False, True),
        ("plague:dido pay:plague", "plagues_left", 5, 4),
        ("cleanse:atlantis pay:objection", "plagues", ["atlantis"], []),
        ("exchange:zypern from:green pay:objection", "exchanged", False, True),
        ("build pay:temple pay:objection", "temples_left", 19, 18),
    ],
    ids=["pandora", "plague", "cleanse", "exchange", "build"],
)
def test_nothing_happens_before_the_last_card_is_paid(action, field, before, after):
    match = axel_acts(ALL, plagues=["atlantis"], goals={"Axel": ["zypern"]})

    *choice, last = action.split()
    play(match, "Axel " + " ".join(choice))
    assert facts(match)[field] == before
    play(match, f"Axel {last}")
    assert facts(match)[field] == after


@pytest.mark.rule("ulysses/actions/pay")
@pytest.mark.parametrize(
    "move", [*FIVE, "propose:dido", "becalmed", "consent", "pass", "yield", "stay", "stand", "from:green"]
)
def test_while_a_cost_is_being_paid_nothing_else_can_be_done(move):
    match = axel_acts(ALL, temples={"Axel": 2}, plagues=["olymp", "atlantis"], goals={"Axel": ["zypern"]})

    play(match, "Axel cleanse:olymp")
    assert refusal(match, move) == "ulysses/actions/pay"
    play(match, "Axel pay:objection")
    assert refusal(match, move) == "ulysses/actions/pay"
    assert legal_names(match) == {f"pay:{card}" for card in ALL}


@pytest.mark.rule("ulysses/actions/pay")
@pytest.mark.parametrize("temples", [1, 2, 3, 5])
@pytest.mark.parametrize("move", ["cleanse:dido", "exchange:zypern"])
def test_an_action_is_possible_only_if_all_of_it_can_be_paid_now(temples, move):
    position = {"temples": {"Axel": temples}, "plagues": ["dido"], "goals": {"Axel": ["zypern"]}}

    enough = axel_acts({"wind": temples - 1, "objection": 1}, **position)
    assert refusal(enough, move) == ""
    assert move in legal_names(enough)
    short = axel_acts({"wind": temples - 1}, **position)
    assert refusal(short, move) == "ulysses/actions/pay"
    assert move not in legal_names(short)


@pytest.mark.rule("ulysses/actions/pay")
def test_an_action_spends_the_cards_that_another_would_need():
    match = axel_acts({"objection": 3}, temples={"Axel": 2}, plagues=["dido", "olymp"])

    play(match, "Axel cleanse:dido pay:objection pay:objection")
    assert refusal(match, "cleanse:olymp") == "ulysses/actions/pay"
    assert hand(match) == {"objection": 1}


@pytest.mark.rule("ulysses/actions/pay")
def test_all_kinds_may_be_mixed_where_any_cards_will_do_and_none_is_declared():
    match = axel_acts(dict.fromkeys(KINDS, 1), temples={"Axel": 6}, plagues=["dido"])

    play(match, "Axel cleanse:dido")
    for nth, card in enumerate(KINDS):
        assert legal_names(match) == {f"pay:{left}" for left in KINDS[nth:]}
        match.play(f"pay:{card}")
    assert facts(match)["plagues"] == []
    assert facts(match)["discard"] == dict.fromkeys(KINDS, 1)
    assert not facts(match)["pandora_used"]


@pytest.mark.rule("ulysses/actions/discard")
@pytest.mark.parametrize("seat", [-1, 0, 1, 3])
def test_what_is_paid_goes_openly_on_the_discard_pile(seat):
    match = axel_acts({"wind": 2, "zeus": 1}, temples={"Axel": 2}, plagues=["dido"], discard={"temple": 4})

    play(match, "Axel cleanse:dido pay:zeus pay:wind")
    assert match.table(seat)["discard"] == {"temple": 4, "zeus": 1, "wind": 1}
    assert match.table(seat)["top"] == "wind"
    assert match.table(seat)["held"][0] == 1


@pytest.mark.rule("ulysses/actions/pay")
def test_a_card_that_one_does_not_hold_pays_nothing():
    match = axel_acts({"wind": 1, "objection": 1}, temples={"Axel": 2}, plagues=["dido"])

    play(match, "Axel cleanse:dido")
    assert legal_names(match) == {"pay:wind", "pay:objection"}
    assert refusal(match, "pay:zeus") == "ulysses/actions/pay"
    play(match, "Axel pay:wind")
    assert refusal(match, "pay:wind") == "ulysses/actions/pay"


# ── Pandora ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/actions/pandora")
def test_pandora_draws_two_cards():
    match = axel_acts({"pandora": 1, "wind": 3})
    pack = facts(match)["pack"]

    play(match, "Axel pandora pay:pandora")
    assert facts(match)["held"] == {"Axel": 3 + 2, "Carsten": 0, "Michael": 0, "Claudia": 0}
    assert (facts(match)["pack"], facts(match)["discard"]) == (pack - 2, {"pandora": 1})
    assert "?" not in hand(match)
    assert match.table(1)["hands"][0] == {"?": 5}


@pytest.mark.rule("ulysses/actions/pandora")
def test_without_pandora_or_zeus_there_is_nothing_to_open():
    match = axel_acts({"objection": 3, "temple": 1, "wind": 1, "plague": 1})

    assert refusal(match, "pandora") == "ulysses/actions/pandora"
    assert "pandora" not in legal_names(match)


@pytest.mark.rule("ulysses/actions/pandora")
@pytest.mark.parametrize("first", ["pandora", "zeus"])
def test_a_second_one_in_a_turn_is_refused(first):
    match = axel_acts({"pandora": 3, "zeus": 3})

    play(match, f"Axel pandora pay:{first}")
    assert refusal(match, "pandora") == "ulysses/actions/pandora"
    assert match.refusal(match.parse("pandora")).key == "refused-pandora-used"
    assert "pandora" not in legal_names(match)


@pytest.mark.rule("ulysses/actions/pandora", "ulysses/wind/limits")
@pytest.mark.parametrize("first", ["pandora", "zeus"])
def test_a_wind_gives_no_second_pandora(first):
    match = axel_acts({"pandora": 3, "zeus": 3, "wind": 1})

    play(match, f"Axel pandora pay:{first}")
    sail(match, "dido")
    play(match, "Axel stay pay:wind")
    assert refusal(match, "pandora") == "ulysses/actions/pandora"


@pytest.mark.rule("ulysses/actions/pandora", "ulysses/wind/limits")
def test_a_pandora_that_was_not_played_before_the_wind_may_be_played_after_it():
    match = axel_acts({"pandora": 1, "wind": 1})

    sail(match, "dido")
    play(match, "Axel stay pay:wind pandora pay:pandora")
    assert facts(match)["held"]["Axel"] == 2


@pytest.mark.rule("ulysses/actions/pandora")
def test_a_new_turn_brings_a_new_pandora():
    match = axel_acts({"pandora": 1}, hands={"Carsten": {"pandora": 1}})

    play(match, "Axel pandora pay:pandora")
    sail(match, "dido")
    play(match, "Axel yield\nCarsten pandora pay:pandora")
    assert facts(match)["discard"] == {"pandora": 2}
    assert facts(match)["held"]["Carsten"] == 1 + 2
