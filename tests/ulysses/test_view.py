"""What the view contains besides what is on the table: ways, the rest of a payment, who may place no disc."""

import pytest
from debates import around, at_sybille, cards, in_debate
from table import facts, play

from ithaca.games.ulysses.board import load

pytestmark = pytest.mark.interpreted

BOARD = load()
TEMPLES = {"Axel": 2, "Carsten": 1, "Michael": 1, "Claudia": 1}


def steps(row):
    """How far each place is, by name."""
    return dict(zip(BOARD.slugs, row, strict=True))


def rest(match, seat=0):
    return match.table(seat)["rest"]


def paying(hand, *moves):
    """Axel, who has two temples, has begun to pay with this hand."""
    match = at_sybille(hands={"Axel": hand}, temples=TEMPLES, plagues=["olymp"])
    for move in moves:
        match.play(move)
    return match


# ── ways ──────────────────────────────────────────────────────────────────────────────────────────


def test_the_ship_is_one_line_from_its_neighbours_and_none_from_itself():
    far = steps(facts(at_sybille())["steps"])
    assert far["sybille"] == 0
    assert {slug for slug, count in far.items() if count == 1} == set(around("sybille"))


def test_a_way_leads_around_a_plague_and_may_end_at_one():
    free = steps(facts(at_sybille())["steps"])
    shut = steps(facts(at_sybille(plagues=["zyklopen"]))["steps"])
    assert shut["zyklopen"] == free["zyklopen"] == 1
    assert free["skylla"] == 2 < shut["skylla"]


def test_there_is_no_way_from_a_ship_that_is_walled_in():
    far = steps(facts(at_sybille(plagues=around("sybille")))["steps"])
    assert far["olymp"] == -1
    assert {slug for slug, count in far.items() if count >= 0} == {"sybille", *around("sybille")}


def test_one_knows_the_ways_to_one_s_own_goals_and_to_no_other():
    match = at_sybille()
    for seat in range(4):
        table = match.table(seat)
        assert set(table["far"]) == set(table["goals"][seat])
        assert all(steps(row)[goal] == 0 for goal, row in table["far"].items())
    assert match.table(-1)["far"] == {}


# ── the rest of a payment ─────────────────────────────────────────────────────────────────────────


def test_who_holds_just_what_is_owed_has_no_choice():
    assert rest(paying({"wind": 1, "plague": 1}, "cleanse:olymp")) == {"wind": 1, "plague": 1}


def test_who_could_pay_otherwise_has_a_choice_until_the_last_card_is_clear():
    match = paying({"wind": 1, "plague": 2}, "cleanse:olymp")
    assert rest(match) == {}
    match.play("pay:wind")
    assert rest(match) == {"plague": 1}


def test_the_temples_that_are_owed_may_leave_no_choice_for_the_others():
    assert rest(paying({"temple": 2, "wind": 2}, "build")) == {"temple": 2, "wind": 2}
    assert rest(paying({"temple": 2, "wind": 3}, "build")) == {"temple": 2, "wind": 2}
    assert rest(paying({"temple": 2, "wind": 1, "objection": 2}, "build")) == {}
    assert rest(paying({"temple": 2, "zeus": 1, "wind": 2}, "build")) == {}


def test_zeus_beside_the_card_that_is_wanted_is_a_choice():
    assert rest(paying({"pandora": 1}, "pandora")) == {"pandora": 1}
    assert rest(paying({"pandora": 1, "zeus": 1}, "pandora")) == {}


def test_in_a_debate_only_what_it_takes_to_lead_is_forced():
    match = at_sybille(hands={"Carsten": {"objection": 3, "wind": 2}})
    play(match, "Axel propose:pytusae\nCarsten red:zyklopen")
    assert rest(match, 1) == {"objection": 1}
    match.play("pay:objection")
    assert rest(match, 1) == {}


def test_nobody_else_is_told_how_one_has_to_pay():
    match = paying({"wind": 1, "plague": 1}, "cleanse:olymp")
    assert [rest(match, seat) for seat in (-1, 1, 2, 3)] == [{}] * 4


def test_telling_the_rest_changes_nothing_at_the_table():
    match = paying({"wind": 1, "plague": 1}, "cleanse:olymp")
    before = match.state.tobytes()
    rest(match)
    assert match.state.tobytes() == before


# ── who may place no disc ─────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/debate/right", "ulysses/debate/single")
def test_who_has_placed_a_disc_or_has_let_it_go_by_is_named_as_barred():
    match = at_sybille()
    assert set(facts(match)["barred"].values()) == {""}
    play(match, f"Axel propose:pytusae\nCarsten consent\nMichael red:zyklopen {cards(1)}")
    barred = {"Axel": "one-disc", "Carsten": "disc-declined", "Michael": "one-disc", "Claudia": ""}
    assert facts(match)["barred"] == barred


@pytest.mark.rule("ulysses/debate/right", "ulysses/debate/single")
def test_when_the_black_disc_lies_each_is_barred_for_the_same_reason_as_before():
    match = at_sybille()
    play(match, "Axel propose:pytusae\nCarsten consent")
    play(match, f"Michael red:zyklopen {cards(1)}\nClaudia black:aiolos {cards(2)}")
    barred = {"Axel": "one-disc", "Carsten": "disc-declined", "Michael": "one-disc", "Claudia": "one-disc"}
    assert facts(match)["barred"] == barred


def test_who_has_not_been_heard_yet_is_not_barred_by_the_black_disc():
    match = play(in_debate(), f"Michael black:aiolos {cards(2)}")
    assert facts(match)["barred"]["Claudia"] == ""


@pytest.mark.rule("ulysses/debate/bound")
def test_who_is_bound_to_a_side_is_barred_for_that():
    match = in_debate(options={"bound": "on", "late-black": "on"})
    play(match, f"Michael support:red {cards(1)}")
    assert facts(match)["barred"]["Michael"] == "bound"
