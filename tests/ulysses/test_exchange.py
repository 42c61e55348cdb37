"""Exchanging a goal: what is given and drawn, when, how often, and what the others see of it."""

import pytest
from table import actor, at_table, facts, legal_names, play, refusal

from ithaca.games.ulysses import board as boards

pytestmark = pytest.mark.interpreted

SEATS = "Axel Carsten Michael Claudia"
COLOURS = ["violet", "green", "red", "blue"]
BOARD = boards.load()


def of_colour(colour, *, but=()):
    """The places of a colour, without those that are named."""
    number = COLOURS.index(colour) + 1
    places = [slug for slug, its in zip(BOARD.slugs, BOARD.colours, strict=True) if its == number]
    return [slug for slug in places if slug not in but]


def colour_of(place):
    return COLOURS[BOARD.colours[BOARD.slugs.index(place)] - 1]


# Where the ship sails from Libya, which is violet: to a place of another colour.
NEAR = [BOARD.slugs[place - 1] for place in BOARD.neighbours(BOARD.slugs.index("lybien") + 1)]
THERE = next(place for place in NEAR if colour_of(place) != "violet")
OTHER = next(colour for colour in COLOURS if colour not in ("violet", colour_of(THERE)))

# Four goals, one of each colour, and the cards that lie on top of the piles; all away from the ship.
MINE = [of_colour(colour, but=["lybien", *NEAR])[-1] for colour in COLOURS]
VIOLET, GREEN, RED, BLUE = MINE
TOPS = {colour: of_colour(colour, but=["lybien", *NEAR, *MINE])[:3] for colour in COLOURS}


def axel_acts(cards=None, **position):
    """Axel is active in Libya, which is violet, with four goals of his own."""
    hands = {"Axel": cards or {"objection": 3}, "Carsten": {"objection": 3}, "Michael": {}, "Claudia": {}}
    position = {"ship": "lybien", "goals": {"Axel": MINE}, "piles": TOPS, "hands": hands, **position}
    return at_table("ulysses", SEATS, active="Axel", **position)


def goals(match, player="Axel"):
    """A player's hidden goals as the player sees them."""
    seat = match.names.index(player)
    return match.table(seat)["goals"][seat]


def pile(match, colour):
    """A pile from the top, as nobody sees it."""
    number = COLOURS.index(colour) + 1
    size = match.state[0].pile_size[number]
    return [match.board.slugs[place - 1] for place in match.state[0].pile[number, :size]]


def sail(match, place):
    """The active player proposes a place, and nobody objects."""
    match.play(f"propose:{place}")
    for _ in match.names[1:]:
        match.play("consent")
    return match


def named(match, verb):
    return {name.split(":")[1] for name in legal_names(match) if name.startswith(f"{verb}:")}


# ── giving and drawing ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/exchange/goal")
@pytest.mark.parametrize("given", MINE, ids=COLOURS)
@pytest.mark.parametrize("wanted", ["green", "red", "blue"])
def test_the_goal_goes_under_the_pile_of_its_colour_and_the_top_card_of_the_chosen_one_is_taken(
    given, wanted
):
    match = axel_acts()
    colour = COLOURS[MINE.index(given)]
    before = {name: pile(match, name) for name in COLOURS}

    play(match, f"Axel exchange:{given} from:{wanted} pay:objection")
    assert goals(match) == [TOPS[wanted][0] if goal == given else goal for goal in MINE]
    before[colour] = [*before[colour], given]
    before[wanted] = before[wanted][1:]
    assert {name: pile(match, name) for name in COLOURS} == before
    assert (facts(match)["phase"], actor(match)) == ("acting", "Axel")


@pytest.mark.rule("ulysses/exchange/choice", "ulysses/exchange/goal")
def test_goal_then_colour_are_chosen_and_then_paid_and_only_then_do_the_cards_move():
    match = axel_acts({"objection": 1, "wind": 2}, temples={"Axel": 2})
    before = {name: pile(match, name) for name in COLOURS}

    assert named(match, "exchange") == set(MINE)
    play(match, f"Axel exchange:{RED}")
    assert facts(match)["phase"] == "exchanging"
    assert legal_names(match) == {"from:green", "from:red", "from:blue"}
    play(match, "Axel from:blue")
    assert (facts(match)["bill"], facts(match)["owed"]) == ("exchange", 2)
    assert legal_names(match) == {"pay:objection", "pay:wind"}
    play(match, "Axel pay:wind")
    assert goals(match) == MINE
    assert {name: pile(match, name) for name in COLOURS} == before
    play(match, "Axel pay:objection")
    assert goals(match) == [VIOLET, GREEN, TOPS["blue"][0], BLUE]
    assert facts(match)["discard"] == {"wind": 1, "objection": 1}


@pytest.mark.rule("ulysses/exchange/goal")
@pytest.mark.parametrize("temples", [1, 2, 4])
def test_it_costs_as_many_cards_of_any_kind_as_one_has_temples(temples):
    paid = ["wind", "zeus", "pandora", "plague"][:temples]
    match = axel_acts(dict.fromkeys(paid, 1), temples={"Axel": temples, "Carsten": 3})

    play(match, f"Axel exchange:{VIOLET} from:red " + " ".join(f"pay:{card}" for card in paid))
    assert goals(match)[0] == TOPS["red"][0]
    assert facts(match)["held"]["Axel"] == 0
    assert facts(match)["discard"] == dict.fromkeys(paid, 1)


@pytest.mark.rule("ulysses/exchange/goal", "ulysses/actions/pay")
def test_one_card_too_few_exchanges_nothing():
    match = axel_acts({"wind": 2}, temples={"Axel": 3})

    assert refusal(match, f"exchange:{GREEN}") == "ulysses/actions/pay"
    assert named(match, "exchange") == set()


@pytest.mark.rule("ulysses/exchange/choice")
@pytest.mark.parametrize("move", ["pay:objection", "build", "propose:dido", f"exchange:{RED}", "pandora"])
def test_once_a_goal_is_chosen_the_colour_comes_next(move):
    match = axel_acts()

    play(match, f"Axel exchange:{GREEN}")
    assert refusal(match, move) == "ulysses/exchange/choice"


@pytest.mark.rule("ulysses/exchange/goal")
def test_only_a_goal_of_ones_own_can_be_given():
    match = axel_acts(goals={"Axel": MINE, "Carsten": TOPS["green"][:1]}, piles={})

    for goal in (TOPS["green"][0], pile(match, "red")[0]):
        assert refusal(match, f"exchange:{goal}") == "ulysses/exchange/goal"
    assert named(match, "exchange") == set(MINE)


@pytest.mark.rule("ulysses/exchange/goal")
def test_one_may_come_to_hold_two_or_more_goals_of_one_colour():
    match = axel_acts()
    play(match, f"Axel exchange:{VIOLET} from:green pay:objection")
    assert facts(match)["backs"]["Axel"] == ["green", "green", "red", "blue"]

    greens = of_colour("green")[:3]
    match = axel_acts(goals={"Axel": [VIOLET, *greens]}, piles={})
    play(match, f"Axel exchange:{VIOLET} from:green pay:objection")
    assert facts(match)["backs"]["Axel"] == ["green"] * 4


@pytest.mark.rule("ulysses/exchange/goal", "ulysses/end/arrival")
def test_the_new_goal_is_the_one_that_counts():
    match = axel_acts(piles={colour_of(THERE): [THERE]})

    play(match, f"Axel exchange:{VIOLET} from:{colour_of(THERE)} pay:objection")
    sail(match, THERE)
    assert facts(match)["shown"]["Axel"] == [THERE]


@pytest.mark.rule("ulysses/exchange/goal", "ulysses/end/arrival")
def test_a_goal_that_was_given_away_counts_no_more():
    match = axel_acts(goals={"Axel": [THERE, VIOLET]})

    play(match, f"Axel exchange:{THERE} from:{OTHER} pay:objection")
    sail(match, THERE)
    assert not any(facts(match)["shown"].values())


# ── once a turn ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/exchange/once")
def test_a_second_exchange_in_a_turn_is_refused():
    match = axel_acts({"objection": 9})

    play(match, f"Axel exchange:{VIOLET} from:green pay:objection")
    for goal in goals(match):
        assert refusal(match, f"exchange:{goal}") == "ulysses/exchange/once"
    assert named(match, "exchange") == set()


@pytest.mark.rule("ulysses/exchange/once", "ulysses/wind/limits")
def test_a_wind_gives_no_second_exchange():
    match = axel_acts({"objection": 5, "wind": 1})

    play(match, f"Axel exchange:{VIOLET} from:green pay:objection")
    sail(match, THERE)
    play(match, "Axel stay pay:wind")
    assert refusal(match, f"exchange:{RED}") == "ulysses/exchange/once"


@pytest.mark.rule("ulysses/exchange/once", "ulysses/wind/limits")
def test_an_exchange_that_was_not_made_before_the_wind_may_be_made_after_it():
    match = axel_acts({"objection": 5, "wind": 1})

    sail(match, THERE)
    play(match, f"Axel stay pay:wind exchange:{VIOLET} from:{OTHER} pay:objection")
    assert goals(match)[0] == TOPS[OTHER][0]


@pytest.mark.rule("ulysses/exchange/once")
def test_in_a_new_turn_the_next_player_may_exchange():
    match = axel_acts()

    play(match, f"Axel exchange:{VIOLET} from:green pay:objection")
    sail(match, THERE)
    play(match, "Axel yield")
    assert actor(match) == "Carsten"
    assert named(match, "exchange") == set(goals(match, "Carsten"))


# ── the colour of the ship ────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/exchange/colour")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_colour_of_the_place_of_the_ship_may_not_be_drawn(colour):
    match = axel_acts(ship=of_colour(colour, but=MINE)[0])

    play(match, f"Axel exchange:{VIOLET}")
    assert legal_names(match) == {f"from:{other}" for other in COLOURS if other != colour}
    assert refusal(match, f"from:{colour}") == "ulysses/exchange/colour"


@pytest.mark.rule("ulysses/exchange/colourless", "ulysses/exchange/colour")
def test_the_goal_of_the_very_place_of_the_ship_is_never_drawn():
    match = axel_acts(piles={"violet": ["lybien"]})

    play(match, f"Axel exchange:{RED}")
    assert pile(match, "violet")[0] == "lybien"
    assert refusal(match, "from:violet") == "ulysses/exchange/colour"


@pytest.mark.rule("ulysses/exchange/colour")
def test_a_goal_of_the_barred_colour_may_be_given():
    match = axel_acts()

    play(match, f"Axel exchange:{VIOLET} from:blue pay:objection")
    assert pile(match, "violet")[-1] == VIOLET
    assert goals(match) == [TOPS["blue"][0], GREEN, RED, BLUE]


@pytest.mark.rule("ulysses/exchange/colour")
def test_even_the_goal_of_the_place_of_the_ship_may_be_given():
    match = axel_acts(goals={"Axel": ["lybien", *MINE[1:]]})

    play(match, "Axel exchange:lybien from:blue pay:objection")
    assert pile(match, "violet")[-1] == "lybien"


@pytest.mark.rule("ulysses/exchange/colour")
def test_the_place_where_the_ship_lies_at_that_moment_counts():
    match = axel_acts({"objection": 1, "wind": 1})

    sail(match, THERE)
    play(match, f"Axel stay pay:wind exchange:{VIOLET}")
    assert refusal(match, "from:violet") == ""
    assert refusal(match, f"from:{colour_of(THERE)}") == "ulysses/exchange/colour"


# ── hidden goals ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/exchange/hidden")
def test_a_goal_that_was_shown_stays():
    match = axel_acts(goals={"Axel": [VIOLET, GREEN, RED]}, shown={"Axel": [BLUE]})

    assert refusal(match, f"exchange:{BLUE}") == "ulysses/exchange/hidden"
    assert named(match, "exchange") == {VIOLET, GREEN, RED}
    play(match, f"Axel exchange:{GREEN} from:blue pay:objection")
    assert facts(match)["shown"]["Axel"] == [BLUE]
    assert sorted(goals(match)) == sorted([VIOLET, TOPS["blue"][0], RED])


@pytest.mark.rule("ulysses/exchange/hidden", "ulysses/end/arrival")
def test_a_goal_that_is_shown_in_play_can_no_longer_be_exchanged():
    match = axel_acts({"objection": 2, "wind": 1}, goals={"Axel": [THERE, VIOLET]})

    assert refusal(match, f"exchange:{THERE}") == ""
    sail(match, THERE)
    play(match, "Axel stay pay:wind")
    assert refusal(match, f"exchange:{THERE}") == "ulysses/exchange/hidden"
    assert refusal(match, f"exchange:{VIOLET}") == ""


# ── empty piles ───────────────────────────────────────────────────────────────────────────────────


def without_green_pile(**position):
    """All green goals are players', the first four Axel's and the next Carsten's."""
    green = of_colour("green")
    taken = {"Axel": green[:4], "Carsten": green[4:8], "Michael": green[8:]}
    match = axel_acts(goals=taken, piles={}, **position)
    assert pile(match, "green") == []
    return green, match


@pytest.mark.rule("ulysses/exchange/pile")
def test_a_colour_whose_pile_is_empty_cannot_be_chosen():
    green = of_colour("green")
    taken = {"Carsten": green[:4], "Michael": green[4:8], "Claudia": green[8:], "Axel": [VIOLET, RED, BLUE]}
    taken["Axel"] += of_colour("red", but=[RED])[:1]
    match = axel_acts(goals=taken, piles={})

    assert pile(match, "green") == []
    play(match, f"Axel exchange:{VIOLET}")
    assert refusal(match, "from:green") == "ulysses/exchange/pile"
    assert legal_names(match) == {"from:red", "from:blue"}


@pytest.mark.rule("ulysses/exchange/pile")
def test_if_the_goal_that_is_given_fills_the_pile_the_same_card_comes_back():
    green, match = without_green_pile()

    play(match, f"Axel exchange:{green[1]}")
    assert legal_names(match) == {"from:green", "from:red", "from:blue"}
    play(match, "Axel from:green pay:objection")
    assert goals(match) == green[:4]
    assert (pile(match, "green"), facts(match)["held"]["Axel"]) == ([], 2)
    assert refusal(match, f"exchange:{green[0]}") == "ulysses/exchange/once"


@pytest.mark.rule("ulysses/exchange/pile")
def test_a_pile_of_one_card_may_be_drawn_empty():
    green = of_colour("green")
    taken = {"Axel": [VIOLET, RED, BLUE, green[0]], "Carsten": green[1:5], "Michael": green[5:8]}
    match = axel_acts(goals=taken, piles={"green": green[8:]})

    play(match, f"Axel exchange:{VIOLET} from:green pay:objection")
    assert goals(match)[0] == green[8]
    assert pile(match, "green") == []


@pytest.mark.rule("ulysses/exchange/pile")
def test_without_a_pile_that_one_may_draw_from_there_is_no_exchange():
    """No table can come to this, since players hold too few cards: the piles are taken away by hand."""
    match = axel_acts()

    match.state[0].pile_size[2:] = 0
    assert refusal(match, f"exchange:{VIOLET}") == "ulysses/exchange/pile"  # violet is barred in Libya
    assert named(match, "exchange") == {GREEN, RED, BLUE}  # these would fill their own piles
    play(match, f"Axel exchange:{GREEN}")
    assert legal_names(match) == {"from:green"}


@pytest.mark.rule("ulysses/exchange/pile")
def test_one_pile_is_enough_for_an_exchange():
    match = axel_acts()

    match.state[0].pile_size[2:4] = 0
    assert refusal(match, f"exchange:{VIOLET}") == ""
    play(match, f"Axel exchange:{VIOLET}")
    assert legal_names(match) == {"from:blue"}


# ── what the others see ───────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/exchange/backs")
@pytest.mark.parametrize("seat", [-1, 1, 2, 3], ids=["spectator", "Carsten", "Michael", "Claudia"])
def test_everyone_sees_which_goal_goes_back_and_both_colours_but_no_name(seat):
    match = axel_acts()

    play(match, f"Axel exchange:{RED} from:blue pay:objection")
    table = match.table(seat)
    assert match.notation.name(match.seen(seat)[0]) == "exchange:?red"
    assert match.notation.name(match.seen(seat)[1]) == "from:blue"
    assert table["backs"][0] == ["violet", "green", "blue", "blue"]
    assert table["goals"][0] == ["?violet", "?green", "?blue", "?blue"]
    assert table["piles"] == {colour: [f"?{colour}"] * len(pile(match, colour)) for colour in COLOURS}
    names = [match.board.names("en")["place"][slug] for slug in (*MINE, TOPS["blue"][0])]
    assert not any(name in sentence for name in names for sentence in match.tell(seat))


@pytest.mark.rule("ulysses/exchange/backs")
def test_the_player_himself_sees_his_new_goal_and_remembers_where_the_old_one_is():
    match = axel_acts()

    play(match, f"Axel exchange:{RED} from:blue pay:objection")
    assert match.notation.name(match.seen(0)[0]) == f"exchange:{RED}"
    assert match.table(0)["goals"][0] == [VIOLET, GREEN, TOPS["blue"][0], BLUE]
    assert match.table(0)["piles"]["red"][-1] == RED
    assert set(match.table(0)["piles"]["red"][:-1]) == {"?red"}
    assert set(match.table(0)["piles"]["blue"]) == {"?blue"}


@pytest.mark.rule("ulysses/exchange/backs")
def test_while_it_is_being_paid_the_others_know_no_name_either():
    match = axel_acts(temples={"Axel": 2})

    play(match, f"Axel exchange:{RED} from:blue pay:objection")
    for seat in (-1, 1):
        assert match.table(seat)["goals"][0] == ["?violet", "?green", "?red", "?blue"]
        assert not match.view(seat)[0].goal[0].any()


@pytest.mark.rule("ulysses/exchange/backs")
def test_who_put_a_goal_under_a_pile_still_knows_it_when_another_draws_it():
    green, match = without_green_pile(ship="lybien")

    play(match, f"Axel exchange:{green[0]} from:red pay:objection")
    sail(match, next(place for place in NEAR if colour_of(place) != "green"))
    play(match, f"Axel yield\nCarsten exchange:{green[4]} from:green pay:objection")
    assert goals(match, "Carsten")[0] == green[0]
    assert match.table(0)["goals"][1] == [green[0], "?green", "?green", "?green"]
    assert match.table(0)["piles"]["green"] == ["?green"]
    for seat in (-1, 2, 3):
        assert match.table(seat)["goals"][1] == ["?green"] * 4
    assert match.table(1)["piles"]["green"] == [green[4]]
