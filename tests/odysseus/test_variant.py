"""The variants for four and for five."""

from collections import Counter

import pytest
from table import at_table, facts, legal_names, play, refusal

from ithaca.engine.errors import Misuse
from ithaca.engine.match import start
from ithaca.games.odysseus import board as boards

pytestmark = pytest.mark.interpreted

ON = {"variant": "on"}
FOUR = ["cyclops", "winds", "sirens", "underworld"]
FIVE = [*FOUR, "scylla"]
SMALL = [
    "aeaea",
    "scheria",
    "dulichium",
    "taphos",
    "same",
    "ogygia",
    "zakynthos",
    "cythera",
    "thrinacia",
    "crete",
]


def variant_at(seats, **position):
    """A table of the variant at which every player is named after their god."""
    gods = {name: name.lower() for name in seats.split()}
    return at_table("odysseus", seats, options=ON, gods=gods, **position)


def own_missions(match):
    return [match.table(seat)["missions"][seat] for seat in range(match.seats)]


@pytest.mark.rule("odysseus/variant/four", "odysseus/variant/five")
@pytest.mark.parametrize("players", [3, 6])
def test_the_variants_are_for_four_and_five_only(players):
    with pytest.raises(Misuse) as refused:
        start("odysseus", players, seed=1, options=ON)

    assert refused.value.key == "option-not-for"


@pytest.mark.rule("odysseus/variant/four", "odysseus/variant/five")
@pytest.mark.parametrize("players", [4, 5])
def test_without_the_option_four_and_five_play_the_full_game(players):
    table = start("odysseus", players, seed=1).table(-1)

    assert (table["variant"], len(table["discs"]), len(table["reserve"])) == ("standard", 18, 6)


# ── four ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odysseus/variant/four")
def test_four_sail_among_ten_islands():
    match = start("odysseus", 4, seed=1, options=ON)

    assert sorted(match.table(-1)["discs"]) == sorted(SMALL)
    assert legal_names(match) == {f"start:{island}" for island in SMALL}
    for island in set(boards.load().slugs) - set(SMALL):
        assert refusal(match, f"start:{island}") == "odysseus/variant/four"


@pytest.mark.rule("odysseus/variant/four")
@pytest.mark.parametrize(("ship", "end"), [("scheria", "crete"), ("crete", "scheria"), ("aeaea", "ogygia")])
def test_the_strip_joins_a_and_b(ship, end):
    match = variant_at("Zeus Poseidon Hades Athena", ship=ship, hands={"Poseidon": [1]})

    play(match, "Poseidon wind:1:y1\nHades pass\nAthena pass\nZeus pass\nPoseidon pass")
    assert facts(match)["ship"] == end


@pytest.mark.rule("odysseus/variant/four")
def test_two_discs_of_each_adventure_and_one_more_of_two_lie_on_the_islands():
    for seed in range(20):
        table = start("odysseus", 4, seed=seed, options=ON).table(-1)
        laid = Counter(table["discs"].values())

        assert set(laid) == set(FOUR)
        assert sorted(laid.values()) == [2, 2, 3, 3]
        assert table["reserve"] == {name: 5 - laid[name] for name in FOUR}
        assert sum(table["reserve"].values()) == 10


@pytest.mark.rule("odysseus/variant/four")
def test_chance_draws_the_two_adventures_and_spreads_the_discs():
    spreads = [start("odysseus", 4, seed=seed, options=ON).table(-1)["discs"] for seed in range(80)]

    threes = {frozenset(a for a in FOUR if list(spread.values()).count(a) == 3) for spread in spreads}
    assert len(threes) == 6  # every pair of the four
    for island in SMALL:
        assert {spread[island] for spread in spreads} == set(FOUR)


@pytest.mark.rule("odysseus/variant/four")
def test_each_of_the_four_missions_pays_three_adventures_in_a_row():
    cards = {(FOUR[i], FOUR[(i + 1) % 4], FOUR[(i + 2) % 4]) for i in range(4)}

    dealt = [own_missions(start("odysseus", 4, seed=seed, options=ON)) for seed in range(30)]
    assert all({tuple(mission) for mission in missions} == cards for missions in dealt)
    assert len({str(missions) for missions in dealt}) > 10  # dealt at random


@pytest.mark.rule("odysseus/variant/four")
@pytest.mark.parametrize(
    ("scored", "points"),
    [
        ("cyclops", [3, 0, 1, 2]),
        ("winds", [2, 3, 0, 1]),
        ("sirens", [1, 2, 3, 0]),
        ("underworld", [0, 1, 2, 3]),
    ],
)
def test_a_disc_pays_three_two_and_one_among_the_four(scored, points):
    seats = "Zeus Poseidon Hades Athena"
    missions = {name: [FOUR[(i + k) % 4] for k in range(3)] for i, name in enumerate(seats.split())}
    match = variant_at(seats, missions=missions, scored=[scored])

    assert match.points() == points


@pytest.mark.rule("odysseus/variant/four")
@pytest.mark.parametrize(
    ("scored", "over"), [(["cyclops"] * 2, False), (["cyclops", "cyclops", "sirens"], True)]
)
def test_ten_points_end_the_game_of_four_as_ever(scored, over):
    seats = "Zeus Poseidon Hades Athena"
    missions = {name: [FOUR[(i + k) % 4] for k in range(3)] for i, name in enumerate(seats.split())}
    match = variant_at(
        seats,
        missions=missions,
        ship="scheria",
        discs={"crete": "cyclops"},
        scored=scored,
        hands={"Poseidon": [1]},
    )

    play(match, "Poseidon wind:1:y1\nHades pass\nAthena pass\nZeus pass\nPoseidon pass")
    assert (match.points()[0], match.over) == (10 if over else 9, over)
    if not over:
        assert legal_names(match) == {f"disc:{name}" for name in FOUR}


# ── five ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odysseus/variant/five")
def test_five_sail_among_the_usual_eighteen_islands_and_discs():
    match = start("odysseus", 5, seed=2, options=ON)

    table = match.table(-1)
    assert legal_names(match) == {f"start:{island}" for island in boards.load().slugs}
    assert Counter(table["discs"].values()) == dict.fromkeys([*FIVE, "homecoming"], 3)
    assert table["reserve"] == dict.fromkeys([*FIVE, "homecoming"], 2)


@pytest.mark.rule("odysseus/variant/five")
def test_each_of_the_five_missions_pays_two_in_a_row_skips_one_and_pays_the_following():
    cards = {(FIVE[i], FIVE[(i + 1) % 5], FIVE[(i + 3) % 5]) for i in range(5)}

    for seed in range(10):
        missions = own_missions(start("odysseus", 5, seed=seed, options=ON))
        assert {tuple(mission) for mission in missions} == cards


def five(**position):
    seats = "Zeus Poseidon Hades Athena Aphrodite"
    missions = {name: [FIVE[(i + k) % 5] for k in (0, 1, 3)] for i, name in enumerate(seats.split())}
    return variant_at(seats, missions=missions, ship="aeaea", hands={"Poseidon": [1]}, **position)


def sail_yellow(match):
    return play(
        match, "Poseidon wind:1:y1\nHades pass\nAthena pass\nAphrodite pass\nZeus pass\nPoseidon pass"
    )


@pytest.mark.rule("odysseus/variant/five")
@pytest.mark.parametrize("place", range(5), ids=FIVE)
def test_a_disc_pays_three_two_and_one_among_the_five(place):
    match = five(discs={"ogygia": FIVE[place]})

    sail_yellow(match)
    paid = {place: 3, (place - 1) % 5: 2, (place - 3) % 5: 1}
    assert match.points() == [paid.get(card, 0) for card in range(5)]


@pytest.mark.rule("odysseus/variant/five")
def test_homecoming_pays_nobody_but_joins_the_scored_row():
    match = five(discs={"ogygia": "homecoming"}, scored=["homecoming"] * 3)

    sail_yellow(match)
    assert (match.points(), facts(match)["scored"]) == ([0] * 5, {"homecoming": 4})
    assert facts(match)["phase"] == "choosing"


@pytest.mark.rule("odysseus/variant/five")
@pytest.mark.parametrize(
    ("scored", "over"), [(["cyclops"] * 2, False), (["cyclops"] * 2 + ["underworld"], True)]
)
def test_ten_points_end_the_game_of_five_as_ever(scored, over):
    match = five(discs={"ogygia": "cyclops"}, scored=scored)

    sail_yellow(match)
    assert (match.points()[0], match.over) == (10 if over else 9, over)
