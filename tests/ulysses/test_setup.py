"""Setting up: players, goals, cards, temples, the ship, and what is secret."""

from collections import Counter

import pytest
from goals import BOARD, COLOURS, colour_of, goals_in_play, neighbours, of_colour, own, piles
from table import actor, at_table, facts, legal_names, play

from ithaca.engine.errors import Misuse
from ithaca.engine.match import start

pytestmark = pytest.mark.interpreted

SEATS = "Axel Carsten Michael Claudia"
DECK = {"objection": 50, "temple": 23, "wind": 23, "plague": 16, "zeus": 11, "pandora": 9}


def sail(match, place):
    """The active player proposes a place, and nobody objects."""
    match.play(f"propose:{place}")
    for _ in match.names[1:]:
        match.play("consent")
    return match


# ── players and goals ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/setup/players")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_may_play(players):
    match = start("ulysses", players, seed=1)

    assert match.seats == len(match.table(-1)["held"]) == players


@pytest.mark.rule("ulysses/setup/players")
@pytest.mark.parametrize("players", [1, 2, 6])
def test_fewer_than_three_or_more_than_five_may_not(players):
    with pytest.raises(Misuse) as refused:
        start("ulysses", players, seed=1)

    assert refused.value.clause == "ulysses/setup/players"


@pytest.mark.rule("ulysses/setup/goals")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everyone_takes_one_goal_of_each_colour_and_the_rest_of_the_36_are_four_piles(players):
    for seed in range(6):
        match = start("ulysses", players, seed=seed)
        goals = own(match, "goals")

        assert [[colour_of(goal) for goal in four] for four in goals] == [COLOURS] * players
        assert match.table(-1)["backs"] == [COLOURS] * players
        for colour, pile in zip(COLOURS, piles(match), strict=True):
            assert {colour_of(goal) for goal in pile} == {colour}
            assert len(pile) == 9 - players
        assert sorted(goals_in_play(match)) == sorted(BOARD.slugs)
        assert match.table(-1)["shown"] == [[]] * players


@pytest.mark.rule("ulysses/setup/goals")
def test_each_pile_is_shuffled_by_itself():
    deals = [start("ulysses", 3, seed=seed) for seed in range(40)]

    goals = [own(match, "goals") for match in deals]
    assert {goal for dealt in goals for four in dealt for goal in four} == set(BOARD.slugs)
    for nth in range(4):
        assert len({piles(match)[nth][0] for match in deals}) > 5
    ranks = {tuple(of_colour(colour_of(goal)).index(goal) for goal in dealt[0]) for dealt in goals}
    assert len(ranks) > 35  # were the piles shuffled alike, there would be nine


@pytest.mark.rule("ulysses/setup/goals", "ulysses/setup/players")
def test_goals_are_kept_secret():
    match = start("ulysses", 4, seed=2)

    hidden = [f"?{colour}" for colour in COLOURS]
    for seat in range(-1, 4):
        for other in range(4):
            assert (match.table(seat)["goals"][other] == hidden) == (other != seat)
        for colour, pile in match.table(seat)["piles"].items():
            assert pile == [f"?{colour}"] * 5


# ── cards, temples, ship ──────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/setup/cards")
@pytest.mark.parametrize("players", [3, 5])
def test_the_132_action_cards_are_in_hands_and_in_the_draw_pile(players):
    match = start("ulysses", players, seed=8)

    left = dict(zip(["?", *DECK], match.state[0].pack.tolist(), strict=True))
    assert sum(map(Counter, own(match, "hands")), Counter(left)) == Counter(DECK)
    assert (match.table(-1)["discard"], match.table(-1)["top"]) == ({}, "")


@pytest.mark.rule("ulysses/setup/secrets")
def test_action_cards_have_one_and_the_same_back():
    match = start("ulysses", 4, seed=8)

    for seat in range(-1, 4):
        table = match.table(seat)
        for other in set(range(4)) - {seat}:
            assert table["hands"][other] == {"?": table["held"][other]}
        assert not match.view(seat)[0].pack[1:].any()
        assert table["pack"] == 132 - sum(table["held"])


@pytest.mark.rule("ulysses/setup/hands", "ulysses/draw/phase")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_starting_player_gets_five_cards_and_clockwise_each_one_more(players):
    for seed in range(8):
        match = start("ulysses", players, seed=seed)
        table = match.table(-1)

        clockwise = [(match.actor + nth) % players for nth in range(players)]
        dealt = [table["held"][seat] - 1 for seat in clockwise]  # all have drawn for their first temple
        assert dealt == [5, 6, 7, 8, 9][:players]
        assert table["pack"] == 132 - sum(dealt) - players


@pytest.mark.rule("ulysses/setup/hands")
def test_the_hands_are_dealt_by_chance():
    hands = [own(start("ulysses", 3, seed=seed), "hands") for seed in range(30)]

    assert len({str(hand) for hand in hands}) == 30
    for seat in range(3):
        assert {card for dealt in hands for card in dealt[seat]} == set(DECK)


@pytest.mark.rule("ulysses/setup/temples", "ulysses/setup/supply")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everyone_starts_with_one_of_the_23_temples_and_the_others_are_the_supply(players):
    table = start("ulysses", players, seed=3).table(-1)

    assert table["temples"] == [1] * players
    assert table["temples_left"] == 23 - players


@pytest.mark.rule("ulysses/setup/temples")
def test_six_plagues_and_the_three_discs_lie_beside_the_board():
    table = start("ulysses", 4, seed=3).table(-1)

    assert (table["plagues"], table["plagues_left"]) == ([], 6)
    assert (table["blue"], table["red"], table["black"]) == ("", "", "")


@pytest.mark.rule("ulysses/setup/ship", "ulysses/setup/troy")
def test_the_ship_starts_in_troy_and_no_goal_is_shown_for_that():
    holders = set()
    for seed in range(20):
        match = start("ulysses", 5, seed=seed)
        holders |= {seat for seat, goals in enumerate(own(match, "goals")) if "troja" in goals}

        assert match.table(-1)["ship"] == "troja"
        assert match.table(-1)["shown"] == [[]] * 5
        assert match.points() == [0] * 5
    assert len(holders) > 1


@pytest.mark.rule("ulysses/setup/troy", "ulysses/end/arrival")
def test_whose_goal_troy_is_shows_it_only_when_the_ship_sails_back():
    near = neighbours("troja")[0]
    others = [slug for slug in BOARD.slugs if slug not in ("troja", near)]
    hands = {"Axel": {"wind": 1}, "Carsten": {}, "Michael": {}, "Claudia": {}}
    goals = {"Axel": ["troja", *others[:3]], "Carsten": others[3:7]}
    match = at_table("ulysses", SEATS, active="Axel", hands=hands, goals=goals)

    assert facts(match)["ship"] == "troja"
    sail(match, near)
    assert "troja" not in facts(match)["shown"]["Axel"]
    play(match, "Axel stay pay:wind")
    sail(match, "troja")
    assert facts(match)["shown"]["Axel"] == ["troja"]


@pytest.mark.rule("ulysses/setup/first")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_chance_decides_who_starts(players):
    first = Counter(start("ulysses", players, seed=seed).actor for seed in range(40))

    assert set(first) == set(range(players))
    assert max(first.values()) < 25


@pytest.mark.rule("ulysses/wind/next")
@pytest.mark.parametrize("first", SEATS.split())
def test_turns_go_clockwise(first):
    match = at_table("ulysses", SEATS, active=first)
    names = SEATS.split()

    for nth in range(1, 5):
        sail(match, min(name[8:] for name in legal_names(match) if name.startswith("propose")))
        match.play("yield")
        assert actor(match) == facts(match)["active"] == names[(names.index(first) + nth) % 4]


# ── open and secret ───────────────────────────────────────────────────────────────────────────────

SECRETS = {
    "hands": {"Axel": {"objection": 2, "zeus": 1}, "Carsten": {"wind": 2}, "Michael": {}, "Claudia": {}},
    "goals": {"Axel": [slug for slug in of_colour("violet") if slug != "troja"][:3]},
    "shown": {"Axel": of_colour("blue")[:1]},
    "temples": {"Axel": 3, "Claudia": 2},
    "discard": {"objection": 3, "plague": 2, "pandora": 1},
}
VIEWERS = pytest.mark.parametrize(
    "seat", [-1, 0, 1, 2, 3], ids=["spectator", "Axel", "Carsten", "Michael", "Claudia"]
)


@pytest.mark.rule("ulysses/setup/secrets", "ulysses/setup/backs")
@VIEWERS
def test_everyone_sees_colours_of_goals_card_counts_temples_and_the_whole_discard_pile(seat):
    match = at_table("ulysses", SEATS, active="Axel", **SECRETS)

    table = match.table(seat)
    assert table["backs"][0] == ["violet"] * 3
    assert table["shown"][0] == of_colour("blue")[:1]
    assert table["held"] == [3, 2, 0, 0]
    assert table["temples"] == [3, 1, 1, 2]
    assert table["discard"] == {"objection": 3, "plague": 2, "pandora": 1}
    assert table["top"] == "pandora"


@pytest.mark.rule("ulysses/setup/secrets", "ulysses/setup/goals", "ulysses/setup/backs")
@VIEWERS
def test_hands_and_the_names_of_hidden_goals_are_secret(seat):
    match = at_table("ulysses", SEATS, active="Axel", **SECRETS)

    table, view = match.table(seat), match.view(seat)[0]
    assert table["hands"][0] == ({"objection": 2, "zeus": 1} if seat == 0 else {"?": 3})
    assert table["goals"][0] == (SECRETS["goals"]["Axel"] if seat == 0 else ["?violet"] * 3)
    for other in set(range(4)) - {seat}:
        assert not view.hand[other, 1:].any()
        assert not (view.goal[other] * (1 - view.shown[other])).any()
    assert not view.pile.any()
    assert not view.pack[1:].any()
    assert not view.dice.tobytes().strip(b"\0")


@pytest.mark.rule("ulysses/setup/memory")
@VIEWERS
def test_with_memory_only_the_top_card_of_the_discard_pile_may_be_looked_at(seat):
    match = at_table("ulysses", SEATS, active="Axel", options={"memory": "on"}, **SECRETS)

    assert match.table(seat)["options"] == ["memory"]
    assert match.table(seat)["discard"] == {"?": 5, "pandora": 1}
    assert match.table(seat)["top"] == "pandora"


@pytest.mark.rule("ulysses/setup/memory")
def test_with_memory_each_card_covers_the_one_before():
    hands = {"Axel": {"plague": 1, "zeus": 1}, "Carsten": {}, "Michael": {}, "Claudia": {}}
    match = at_table("ulysses", SEATS, active="Axel", options={"memory": "on"}, hands=hands)

    assert facts(match)["discard"] == {}
    play(match, "Axel plague:dido pay:plague")
    assert facts(match)["discard"] == {"plague": 1}
    play(match, "Axel plague:olymp pay:zeus")
    for seat in range(-1, 4):
        assert match.table(seat)["discard"] == {"?": 1, "zeus": 1}
