"""Plagues: placing them, six and no more, one to a place, and paying them away."""

from importlib.resources import files

import pytest
from table import at_table, facts, legal_names, play, refusal

from ithaca.engine.scenario import load, run
from ithaca.games.ulysses.components import CLEANSE, COLOUR_NAMES, LAY_PLAGUE, PLACES

pytestmark = pytest.mark.interpreted

SEATS = "Axel Carsten Michael Claudia"
SIX = ["dido", "zakynthos", "atlantis", "kalypso", "olymp", "elysion"]
GREEN = COLOUR_NAMES.index("green")
KINDS = ["objection", "temple", "wind", "plague", "zeus", "pandora"]


def hand(match, player="Axel"):
    seat = match.names.index(player)
    return match.table(seat)["hands"][seat]


def axel_acts(cards, **position):
    """Axel is active in Libya, with these cards; the others have none."""
    hands = {"Axel": cards, "Carsten": {}, "Michael": {}, "Claudia": {}}
    return at_table("ulysses", SEATS, **{"active": "Axel", "ship": "lybien", "hands": hands, **position})


def plagues(match):
    return set(facts(match)["plagues"])


def named(match, verb):
    """The places that a verb may name now."""
    return {name.split(":")[1] for name in legal_names(match) if name.startswith(f"{verb}:")}


# ── placing ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/plague/place")
@pytest.mark.parametrize("card", ["plague", "zeus"])
def test_a_plague_card_or_zeus_puts_a_plague_on_any_place_of_the_board(card):
    match = axel_acts({card: 1})

    assert named(match, "plague") == set(match.board.slugs)
    assert len(match.board.slugs) == 36
    play(match, f"Axel plague:pytusae pay:{card}")
    assert plagues(match) == {"pytusae"}
    assert facts(match)["plagues_left"] == 5
    assert (facts(match)["discard"], hand(match)) == ({card: 1}, {})


@pytest.mark.rule("ulysses/plague/place")
def test_each_plague_takes_a_card():
    match = axel_acts({"plague": 2, "zeus": 1, "objection": 4})

    for place, card in zip(SIX[:3], ["plague", "zeus", "plague"], strict=True):
        play(match, f"Axel plague:{place} pay:{card}")
    assert plagues(match) == set(SIX[:3])
    assert refusal(match, f"plague:{SIX[3]}") == "ulysses/plague/place"
    assert named(match, "plague") == set()
    assert hand(match) == {"objection": 4}


@pytest.mark.rule("ulysses/plague/place")
def test_temples_do_not_raise_the_price_of_placing_a_plague():
    match = axel_acts({"plague": 1, "wind": 1}, temples={"Axel": 5})

    play(match, "Axel plague:dido pay:plague")
    assert (plagues(match), hand(match)) == ({"dido"}, {"wind": 1})


@pytest.mark.rule("ulysses/plague/anywhere")
@pytest.mark.parametrize("ship", ["troja", "lybien"])
def test_troy_and_the_place_under_the_ship_are_no_exception(ship):
    match = axel_acts({"plague": 2}, ship=ship)

    play(match, "Axel plague:troja pay:plague plague:lybien pay:plague")
    assert plagues(match) == {"troja", "lybien"}


@pytest.mark.rule("ulysses/plague/anywhere")
def test_a_plague_under_the_ship_does_not_keep_it_from_leaving():
    match = axel_acts({"plague": 1})
    before = named(match, "propose")

    play(match, "Axel plague:lybien pay:plague")
    assert named(match, "propose") == before >= {"dido", "zakynthos"}
    play(match, "Axel propose:dido\nCarsten consent\nMichael consent\nClaudia consent")
    assert facts(match)["ship"] == "dido"
    assert plagues(match) == {"lybien"}


@pytest.mark.rule("ulysses/plague/place", "ulysses/setup/board")
@pytest.mark.parametrize("first", [LAY_PLAGUE, CLEANSE], ids=["plague", "cleanse"])
def test_there_is_no_place_beyond_the_board(first):
    match = axel_acts({"plague": 1, "zeus": 1}, plagues=SIX[:5])

    assert match.refusal(first + PLACES - 1).key == "refused-no-such-place"
    assert match.refusal(first + PLACES - 1).clause == "ulysses/setup/board"


# ── six ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/plague/supply")
def test_the_sixth_plague_is_the_last():
    match = axel_acts({"plague": 1, "zeus": 1}, plagues=SIX[:5])

    assert facts(match)["plagues_left"] == 1
    play(match, f"Axel plague:{SIX[5]} pay:plague")
    assert plagues(match) == set(SIX)
    assert facts(match)["plagues_left"] == 0
    assert refusal(match, "plague:melita") == "ulysses/plague/supply"
    assert named(match, "plague") == set()


@pytest.mark.rule("ulysses/plague/supply")
def test_if_all_six_lie_on_the_board_one_must_be_removed_and_paid_for_before_the_card_is_played():
    match = axel_acts({"plague": 1, "wind": 2}, temples={"Axel": 2}, plagues=SIX)

    assert refusal(match, "plague:melita") == "ulysses/plague/supply"
    play(match, "Axel cleanse:atlantis pay:wind")
    assert refusal(match, "plague:melita") == "ulysses/actions/pay"
    play(match, "Axel pay:wind plague:melita pay:plague")
    assert plagues(match) == {*SIX, "melita"} - {"atlantis"}
    assert facts(match)["plagues_left"] == 0


@pytest.mark.rule("ulysses/plague/again")
def test_a_plague_may_be_removed_and_placed_again_in_the_same_turn():
    match = axel_acts({"plague": 2, "wind": 2}, plagues=SIX)

    play(match, "Axel cleanse:dido pay:wind plague:dido pay:plague")
    assert plagues(match) == set(SIX)
    play(match, "Axel cleanse:dido pay:wind plague:melita pay:plague")
    assert plagues(match) == {*SIX, "melita"} - {"dido"}


# ── one to a place ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/plague/single")
def test_a_plague_can_be_placed_only_where_there_is_none():
    match = axel_acts({"plague": 3}, plagues=["dido"])

    assert refusal(match, "plague:dido") == "ulysses/plague/single"
    assert named(match, "plague") == set(match.board.slugs) - {"dido"}
    play(match, "Axel plague:olymp pay:plague")
    assert refusal(match, "plague:olymp") == "ulysses/plague/single"
    assert plagues(match) == {"dido", "olymp"}


@pytest.mark.rule("ulysses/plague/single")
def test_a_place_is_free_again_when_its_plague_is_removed():
    match = axel_acts({"plague": 1, "wind": 1}, plagues=["dido"])

    play(match, "Axel cleanse:dido pay:wind")
    assert refusal(match, "plague:dido") == ""


# ── removing ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/plague/far", "ulysses/plague/remove")
def test_any_plague_may_be_removed_near_the_ship_or_far_from_it_or_under_it():
    match = axel_acts({"objection": 3}, plagues=["dido", "pytusae", "lybien"])

    assert named(match, "cleanse") == {"dido", "pytusae", "lybien"}
    play(match, "Axel cleanse:pytusae pay:objection")
    assert plagues(match) == {"dido", "lybien"}
    play(match, "Axel cleanse:lybien pay:objection cleanse:dido pay:objection")
    assert plagues(match) == set()
    assert facts(match)["plagues_left"] == 6


@pytest.mark.rule("ulysses/plague/remove")
@pytest.mark.parametrize("temples", [1, 2, 3, 6])
def test_each_costs_as_many_cards_as_one_has_temples(temples):
    match = axel_acts(
        {"wind": 2 * temples + 1}, temples={"Axel": temples, "Carsten": 4}, plagues=["dido", "olymp"]
    )

    play(match, "Axel cleanse:dido" + " pay:wind" * temples)
    assert (plagues(match), facts(match)["phase"]) == ({"olymp"}, "acting")
    play(match, "Axel cleanse:olymp" + " pay:wind" * temples)
    assert (plagues(match), hand(match)) == (set(), {"wind": 1})


@pytest.mark.rule("ulysses/plague/remove")
@pytest.mark.parametrize("card", KINDS)
def test_cards_of_any_kind_will_do(card):
    match = axel_acts({card: 1}, plagues=["dido"])

    play(match, f"Axel cleanse:dido pay:{card}")
    assert (plagues(match), facts(match)["discard"]) == (set(), {card: 1})


@pytest.mark.rule("ulysses/plague/remove")
def test_one_card_too_few_removes_nothing():
    match = axel_acts({"objection": 2}, temples={"Axel": 3}, plagues=["dido"])

    assert refusal(match, "cleanse:dido") == "ulysses/actions/pay"
    assert named(match, "cleanse") == set()


@pytest.mark.rule("ulysses/plague/remove")
def test_where_there_is_no_plague_there_is_none_to_remove():
    match = axel_acts({"objection": 2}, plagues=["dido"])

    assert refusal(match, "cleanse:olymp") == "ulysses/plague/remove"
    play(match, "Axel cleanse:dido pay:objection")
    assert refusal(match, "cleanse:dido") == "ulysses/plague/remove"


@pytest.mark.rule("ulysses/plague/remove", "ulysses/propose/plague")
def test_a_place_may_be_proposed_once_its_plague_is_removed():
    match = axel_acts({"objection": 1}, plagues=["dido"])

    assert refusal(match, "propose:dido") == "ulysses/propose/plague"
    play(match, "Axel cleanse:dido pay:objection propose:dido")
    assert facts(match)["blue"] == "dido"


@pytest.mark.rule("ulysses/plague/remove")
def test_plagues_are_removed_in_the_action_phase_of_the_active_player_only():
    hands = {"Axel": {"objection": 2}, "Carsten": {"objection": 2}, "Michael": {}, "Claudia": {}}
    match = axel_acts({}, hands=hands, plagues=["pytusae"])

    play(match, "Axel propose:dido")
    assert refusal(match, "cleanse:pytusae") == "ulysses/debate/consent"
    play(match, "Carsten consent\nMichael consent\nClaudia consent")
    assert refusal(match, "cleanse:pytusae") == "ulysses/wind/now"
    play(match, "Axel yield")
    assert refusal(match, "cleanse:pytusae") == ""


@pytest.mark.rule("ulysses/plague/remove")
def test_a_plague_that_nobody_removes_stays():
    match = axel_acts({}, plagues=["pytusae", "elysion"])

    play(match, "Axel propose:dido\nCarsten consent\nMichael consent\nClaudia consent\nAxel yield")
    assert plagues(match) == {"pytusae", "elysion"}
    assert facts(match)["plagues_left"] == 4


# ── what a plague is good for ─────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/plague/place", "ulysses/propose/plague")
def test_the_plague_of_the_lesson_lengthens_every_way_that_may_be_claudias():
    """As the host says: from Zakynthos to all green places that nobody has shown and the learner has not."""
    path = files("ithaca").joinpath("games/ulysses/lessons/04-plagues.toml")
    match = run(load(str(path)))
    board, slugs = match.board, match.board.slugs
    here, shut = slugs.index("zakynthos") + 1, slugs.index("zyklopen") + 1
    before, after = board.steps(here, frozenset()), board.steps(here, frozenset([shut]))
    taken = {goal for goals in facts(match)["shown"].values() for goal in goals} | {"kirke", "zyklopen"}
    hers = [place for place, slug in enumerate(slugs) if board.colours[place] == GREEN and slug not in taken]

    assert facts(match)["backs"]["Claudia"] == ["green"]
    assert len(hers) == 6
    assert all(after[place] > before[place] for place in hers)
    assert min(after[place] for place in hers) == 4
    assert after[slugs.index("olymp")] == 1
    assert after[slugs.index("kirke")] > before[slugs.index("kirke")]
