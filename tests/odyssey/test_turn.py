"""Your turn: the route, the die, stars that stop you, plain spaces, triremes side by side."""

import pytest
from table import actor, at_table, facts, legal_names, play, refusal
from track import BOARD, before, is_star, number, one_way, onward, stretch

pytestmark = pytest.mark.interpreted

SEATS = "Ann Bob Cid Dee"
STAR = "lotus"
ROUTES = [("north", "n1"), ("south", "s1")]


# ── the route ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/turn/route")
def test_in_troy_you_choose_one_of_two_routes_before_you_roll():
    match = at_table("odyssey", "Ann Bob", active="Ann")

    assert facts(match)["phase"] == "routing"
    assert legal_names(match) == {"route:north", "route:south"}
    assert refusal(match, "roll") == "odyssey/turn/route"
    play(match, "Ann route:south")
    assert (actor(match), facts(match)["phase"], facts(match)["at"]["Ann"]) == ("Ann", "moving", "troy")
    assert legal_names(match) == {"roll"}


@pytest.mark.rule("odyssey/turn/route", "odyssey/turn/roll")
@pytest.mark.parametrize(("route", "first"), ROUTES)
def test_you_sail_along_the_route_that_you_chose(route, first):
    match = at_table("odyssey", "Ann Bob", active="Ann")

    play(match, f"Ann route:{route} roll=1")
    assert facts(match)["at"] == {"Ann": first, "Bob": "troy"}


@pytest.mark.rule("odyssey/turn/route")
@pytest.mark.parametrize("again", ["north", "south"])
def test_a_route_is_chosen_once(again):
    match = at_table("odyssey", "Ann Bob", active="Ann")

    play(match, "Ann route:north")
    assert refusal(match, f"route:{again}") == "odyssey/turn/route"


@pytest.mark.rule("odyssey/turn/forks")
@pytest.mark.parametrize(("route", "first"), ROUTES)
def test_you_choose_for_yourself_whichever_way_the_others_went(route, first):
    match = at_table("odyssey", "Ann Bob Cid", active="Ann")

    play(match, "Ann route:south roll=1")
    assert legal_names(match) == {"route:north", "route:south"}
    play(match, f"Bob route:{route} roll=1\nCid route:north roll=1")
    assert facts(match)["at"] == {"Ann": "s1", "Bob": first, "Cid": "n1"}


@pytest.mark.rule("odyssey/turn/route")
@pytest.mark.parametrize("slug", ["n1", "s1", STAR, "hades", before(STAR)])
def test_where_there_is_one_way_nothing_is_asked(slug):
    match = at_table("odyssey", "Ann Bob", active="Ann", at={"Ann": slug})

    assert legal_names(match) == {"roll"}
    assert refusal(match, "route:north") == "odyssey/turn/route"


@pytest.mark.rule("odyssey/turn/forks", "odyssey/turn/roll")
def test_you_never_sail_backwards():
    """A roll of 1 leads from each space to the one that follows it."""
    for slug in one_way():
        match = at_table("odyssey", "Ann Bob", active="Ann", at={"Ann": slug}, pile=["treasure3"])

        play(match, "Ann roll=1")
        assert facts(match)["at"]["Ann"] == onward(slug)


# ── the die ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/turn/roll", "odyssey/turn/plain")
@pytest.mark.parametrize("die", range(1, 7))
def test_you_move_forward_as_many_spaces_as_the_die_shows(die):
    begin = stretch(6)
    match = at_table("odyssey", "Ann Bob", active="Ann", at={"Ann": begin})

    play(match, f"Ann roll={die}")
    assert facts(match)["die"] == die
    assert facts(match)["at"] == {"Ann": onward(begin, die), "Bob": "troy"}
    assert actor(match) == "Bob"


@pytest.mark.rule("odyssey/turn/roll")
@pytest.mark.parametrize("card", ["calypso", "cicones", "calm"])
@pytest.mark.parametrize("die", [1, 2])
def test_what_holds_you_keeps_you_from_moving(card, die):
    match = at_table("odyssey", "Ann Bob", active="Ann", at={"Ann": STAR}, held={"Ann": card})

    assert (facts(match)["phase"], legal_names(match)) == ("testing", {"roll"})
    play(match, f"Ann roll={die}")
    assert facts(match)["at"]["Ann"] == STAR
    assert actor(match) == "Bob"


@pytest.mark.rule("odyssey/turn/die")
def test_one_single_die_serves_for_everything():
    """Moving, the bag, a test and a wreck: each time one die of six, and nothing else to do."""
    at = {"Ann": before("cyclopes")}
    match = at_table("odyssey", "Ann Bob", active="Ann", at=at, pile=["bag", "poseidon"])
    seen = []

    for die in (1, 6, 3, 5, 4):
        assert legal_names(match) == {"roll"}
        seen.append(facts(match)["phase"])
        play(match, f"Ann roll={die}")
        assert facts(match)["die"] == die
    assert seen == ["moving", "moving", "bagging", "testing", "wrecking"]
    assert facts(match)["at"]["Ann"] == BOARD.slugs[BOARD.arrows[3] - 1]


# ── stars ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/turn/star", "odyssey/turn/leaving")
@pytest.mark.parametrize("die", range(2, 7))
def test_a_star_stops_you_and_the_rest_of_the_roll_is_lost(die):
    at = {"Ann": before(STAR, 2), "Bob": stretch(6)}
    match = at_table("odyssey", "Ann Bob", active="Ann", at=at, pile=["treasure4"])

    play(match, f"Ann roll={die}")
    assert facts(match)["at"]["Ann"] == STAR
    assert (facts(match)["pips"], facts(match)["treasure"]["Ann"]) == (0, [4])
    play(match, "Bob roll=1\nAnn roll=1")
    assert facts(match)["at"]["Ann"] == onward(STAR)


@pytest.mark.rule("odyssey/turn/star")
def test_a_roll_too_low_does_not_reach_the_star():
    match = at_table("odyssey", "Ann Bob", active="Ann", at={"Ann": before(STAR, 2)}, pile=["treasure4"])

    play(match, "Ann roll=1")
    assert facts(match)["at"]["Ann"] == before(STAR)
    assert (facts(match)["treasure"]["Ann"], facts(match)["pile_size"]) == ([], 26)


@pytest.mark.rule("odyssey/turn/star")
@pytest.mark.parametrize("star", sorted(BOARD.slugs[n - 1] for n in BOARD.stars))
def test_every_star_stops_you(star):
    behind = next(s for s in one_way() if onward(s) == star)
    match = at_table("odyssey", "Ann Bob", active="Ann", at={"Ann": behind}, pile=["treasure5"])

    play(match, "Ann roll=6")
    assert (facts(match)["at"]["Ann"], facts(match)["treasure"]["Ann"]) == (star, [5])


@pytest.mark.rule("odyssey/turn/leaving")
@pytest.mark.parametrize("lying", ["", "poseidon", "calypso", "fog"])
def test_leaving_a_star_on_which_you_stand_is_no_arrival(lying):
    stars = {STAR: lying} if lying else {}
    match = at_table("odyssey", "Ann Bob", active="Ann", at={"Ann": STAR}, stars=stars, pile=["treasure3"])
    before_it = facts(match)

    assert before_it["phase"] == "moving"
    play(match, "Ann roll=1")
    assert (actor(match), facts(match)["at"]["Ann"]) == ("Bob", onward(STAR))
    for field in ("stars", "pile_size", "treasure", "held", "lost"):
        assert facts(match)[field] == before_it[field]


# ── plain spaces ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/turn/plain")
def test_anywhere_else_you_draw_no_card_and_your_turn_ends():
    for slug in one_way():
        if is_star(onward(slug)) or number(onward(slug)) == BOARD.home:
            continue
        match = at_table("odyssey", "Ann Bob Cid", active="Bob", at={"Bob": slug}, pile=["treasure3"])

        play(match, "Bob roll=1")
        assert facts(match)["at"]["Bob"] == onward(slug)
        assert (facts(match)["pile_size"], facts(match)["drawn"], facts(match)["stars"]) == (26, "", {})
        assert facts(match)["treasure"]["Bob"] == []
        assert actor(match) == "Cid"


# ── side by side ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/turn/together")
def test_any_number_of_triremes_may_share_a_space():
    begin = stretch(6)
    at = {"Ann": begin, "Bob": onward(begin), "Cid": onward(begin, 2), "Dee": onward(begin, 3)}
    match = at_table("odyssey", SEATS, active="Ann", at=at)

    play(match, "Ann roll=4\nBob roll=3\nCid roll=2\nDee roll=1")
    assert facts(match)["at"] == dict.fromkeys(SEATS.split(), onward(begin, 4))
    assert actor(match) == "Ann"


@pytest.mark.rule("odyssey/turn/together")
def test_triremes_do_not_hinder_each_other():
    begin = stretch(6)
    at = {"Ann": begin, "Bob": onward(begin), "Cid": onward(begin, 2), "Dee": onward(begin, 3)}
    match = at_table("odyssey", SEATS, active="Ann", at=at)

    play(match, "Ann roll=6")
    assert facts(match)["at"] == {**at, "Ann": onward(begin, 6)}


@pytest.mark.rule("odyssey/turn/together", "odyssey/star/lying")
def test_on_a_star_too():
    at = {"Ann": before(STAR), "Bob": STAR, "Cid": STAR}
    match = at_table("odyssey", "Ann Bob Cid", active="Ann", at=at, held={"Bob": "calypso"})

    play(match, "Ann roll=1 roll=1")
    assert facts(match)["at"] == dict.fromkeys(("Ann", "Bob", "Cid"), STAR)
    assert facts(match)["held"] == {"Ann": "calypso", "Bob": "calypso", "Cid": ""}
