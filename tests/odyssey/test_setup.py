"""Setting up: players, weapons, the pile, Troy, and what is open."""

from collections import Counter

import pytest
from table import actor, at_table, facts, play
from track import armoury, before, pile, stretch

from ithaca.engine.errors import Misuse
from ithaca.engine.match import start
from ithaca.games.odyssey.components import CARD_NAMES
from ithaca.games.odyssey.rules import sound

pytestmark = pytest.mark.interpreted

WEAPONS = {"lance", "bow", "shield", "helmet"}
PAIRS = {"poseidon", "mist", "fog"}  # of these there are two
CARDS = [
    *("hermes", "leucothea", "proteus", "athena"),
    *("circe", "calypso", "sirens", "lotuseaters", "cyclopes", "scylla", "polyphemus", "cicones"),
    *("laestrygonians", "hyperion", "charybdis", "poseidon", "mist", "fog", "calm", "bag"),
    *("treasure3", "treasure4", "treasure5"),
]
SEVERAL = pytest.mark.parametrize("players", [2, 3, 4])


# ── players ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/setup/players", "odyssey/setup/troy")
@SEVERAL
def test_two_to_four_may_play_and_all_start_in_troy(players):
    for seed in range(4):
        match = start("odyssey", players, seed=seed)

        assert match.seats == players
        assert match.table(-1)["at"] == ["troy"] * players  # a trireme for each
        assert match.table(-1)["home"] == [0] * players
        assert sound(match.state[0]) == 0


@pytest.mark.rule("odyssey/setup/players")
@pytest.mark.parametrize("players", [1, 5])
def test_fewer_than_two_or_more_than_four_may_not(players):
    with pytest.raises(Misuse) as refused:
        start("odyssey", players, seed=1)

    assert refused.value.clause == "odyssey/setup/players"


@pytest.mark.rule("odyssey/setup/players")
def test_each_sails_a_trireme_of_his_own():
    match = at_table("odyssey", "Ann Bob", active="Ann")

    play(match, "Ann route:north roll=1\nBob route:south roll=1\nAnn roll=1")
    assert facts(match)["at"] == {"Ann": "ismarus", "Bob": "s1"}


@pytest.mark.rule("odyssey/setup/first")
@SEVERAL
def test_chance_decides_who_begins(players):
    first = Counter(start("odyssey", players, seed=seed).actor for seed in range(40))

    assert set(first) == set(range(players))
    assert max(first.values()) < 30


@pytest.mark.rule("odyssey/setup/first")
@pytest.mark.parametrize("names", ["Ann Bob", "Ann Bob Cid", "Ann Bob Cid Dee"])
def test_turns_go_clockwise(names):
    seats = names.split()
    for first in seats:
        match = at_table("odyssey", names, active=first, at=dict.fromkeys(seats, stretch(6)))

        for nth in range(2 * len(seats)):
            assert actor(match) == facts(match)["active"] == seats[(seats.index(first) + nth) % len(seats)]
            assert facts(match)["turns"] == nth + 1
            match.force("roll", 1)


# ── cards ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/setup/weapons", "odyssey/setup/dealt")
@SEVERAL
def test_each_has_one_of_the_four_weapons_openly_and_the_others_lie_face_down_on_hades(players):
    for seed in range(6):
        match = start("odyssey", players, seed=seed)
        dealt = match.table(-1)["weapon"]

        assert {*dealt, *armoury(match)} == WEAPONS
        assert (len(dealt), len(armoury(match))) == (players, 4 - players)
        for seat in range(-1, players):
            assert match.table(seat)["weapon"] == dealt
            assert match.table(seat)["armoury"] == ["?"] * (4 - players)
            assert not match.view(seat)[0].armoury.any()


@pytest.mark.rule("odyssey/setup/dealt")
def test_the_weapons_are_shuffled():
    matches = [start("odyssey", 2, seed=seed) for seed in range(60)]

    orders = {(*match.table(-1)["weapon"], *armoury(match)) for match in matches}
    assert all({order[nth] for order in orders} == WEAPONS for nth in range(4))
    assert len(orders) > 15  # of 24


@pytest.mark.rule("odyssey/setup/pile", "odyssey/setup/cards")
@SEVERAL
def test_the_26_orange_cards_form_the_pile_face_down(players):
    match = start("odyssey", players, seed=5)

    assert Counter(pile(match)) == Counter([*CARDS, *PAIRS])
    assert len(pile(match)) == 26
    for seat in range(-1, players):
        assert match.table(seat)["pile"] == ["?"] * 26
        assert not match.view(seat)[0].pile.any()


@pytest.mark.rule("odyssey/setup/pile")
def test_the_pile_is_shuffled():
    piles = [pile(start("odyssey", 3, seed=seed)) for seed in range(100)]

    assert len(set(map(tuple, piles))) == 100
    for nth in (0, 12, 25):
        assert len({cards[nth] for cards in piles}) > 18  # of 23 kinds


@pytest.mark.rule("odyssey/setup/troy", "odyssey/setup/open")
@SEVERAL
def test_nobody_has_help_or_treasure_and_no_card_lies_on_a_star(players):
    table = start("odyssey", players, seed=3).table(-1)

    assert (table["stars"], table["help"], table["treasure"]) == ({}, [[]] * players, [[]] * players)
    assert (table["held"], table["lost"], table["halved"]) == (
        [""] * players,
        [0] * players,
        [False] * players,
    )


@pytest.mark.rule("odyssey/setup/open")
@pytest.mark.parametrize("seat", [-1, 0, 1, 2], ids=["spectator", "Ann", "Bob", "Cid"])
def test_everything_lies_open_but_the_order_of_the_pile(seat):
    match = at_table(
        "odyssey",
        "Ann Bob Cid",
        active="Ann",
        at={"Ann": before("lotus")},
        weapon={"Ann": "bow", "Bob": "none", "Cid": "shield"},
        help={"Ann": ["athena"], "Cid": ["hermes", "proteus"]},
        treasure={"Bob": [3, 5]},
        stars={"cyclopes": "circe"},
        pile=["calypso"],
    )
    play(match, "Ann roll=1 roll=6")

    table = match.table(seat)
    assert table["weapon"] == ["bow", "none", "shield"]
    assert table["help"] == [["athena"], [], ["hermes", "proteus"]]
    assert (table["treasure"], table["worth"]) == ([[], [3, 5], []], [0, 8, 0])
    assert table["stars"] == {"cyclopes": "circe"}
    assert table["pile"] == ["?"] * 19 + ["calypso"]  # all saw that one going under it


@pytest.mark.rule("odyssey/setup/open")
def test_a_card_that_all_saw_going_under_the_pile_stays_known_while_others_are_drawn():
    match = at_table("odyssey", "Ann Bob", active="Ann", at={"Ann": before("lotus"), "Bob": "hades"})
    s = match.state[0]
    s.pile[:] = 0
    s.pile[:3] = [CARD_NAMES.index(card) for card in ("scylla", "treasure3", "calypso")]
    s.pile_size, s.fresh = 3, 2  # two that nobody has seen, and Calypso under them

    assert facts(match)["pile"] == ["?", "?", "calypso"]
    play(match, "Ann roll=1 roll=6")
    assert facts(match)["pile"] == ["?", "calypso", "scylla"]
