"""The tables agree with what is in the box, and every action has one number and one name."""

from math import prod

import pytest

from ithaca.engine.errors import IllegalMove
from ithaca.engine.rulebook import rulebook
from ithaca.games.ulysses import GAME, board, legal, moves
from ithaca.games.ulysses.components import (
    ACTIONS,
    BLACK,
    BLUE,
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    DECK,
    EXCHANGE_SEEN,
    FIRST_HAND,
    GOAL_CARDS,
    GOALS,
    LAST_TURN,
    LEAST_OF_A_COLOUR,
    LINES,
    MOST_OF_A_COLOUR,
    PANDORA_CARDS,
    PLACES,
    PLAGUES,
    RED,
    SEATS,
    SEEN,
    SIDE_NAMES,
    TEMPLES,
)
from ithaca.games.ulysses.state import BILL_NAMES, PHASE_NAMES

pytestmark = pytest.mark.interpreted

OURS = moves.notation(board.load())
ROWS = ["plague", "cleanse", "exchange", "propose", "red", "black"]  # verbs that take a place


@pytest.fixture(scope="module")
def widest():
    """The names of the moves on a board with all the places that a board may have."""
    ours = board.load()
    quiet = sorted(ours.slugs, key=lambda slug: len(ours.neighbours(ours.slugs.index(slug) + 1)))
    outset = {"slug": "outset", "x": 30, "y": 30, "name": dict.fromkeys(("en", "fr", "de"), "Outset")}
    source = {
        "start": "outset",
        "place": [*ours.source["place"], outset],
        "lines": [*ours.source["lines"], *(["outset", slug] for slug in quiet[:3])],
    }
    return moves.notation(board.from_source(source, "widest.toml"))


# ── the box ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/setup/cards")
def test_the_deck_holds_the_132_action_cards_of_the_box():
    deck = dict(zip(CARD_NAMES, DECK.tolist(), strict=True))

    assert deck == {
        "?": 0,
        "objection": 50,
        "temple": 23,
        "wind": 23,
        "plague": 16,
        "zeus": 11,
        "pandora": 9,
    }
    assert sum(deck.values()) == CARDS == 132


@pytest.mark.rule("ulysses/setup/temples")
def test_there_are_23_temples_six_plagues_and_three_discs_for_a_debate():
    assert (TEMPLES, PLAGUES) == (23, 6)
    assert SIDE_NAMES == ("", "blue", "red", "black")
    assert (BLUE, RED, BLACK) == (1, 2, 3)


@pytest.mark.rule("ulysses/setup/goals")
def test_36_goal_cards_have_backs_of_four_colours_and_four_goals_are_a_players():
    assert (GOAL_CARDS, GOALS) == (36, 4)
    assert COLOUR_NAMES == ("", "violet", "green", "red", "blue")


@pytest.mark.rule("ulysses/setup/board")
def test_a_board_has_a_place_for_each_goal_and_perhaps_a_start_and_room_for_six_lines_from_each():
    assert PLACES == GOAL_CARDS + 1
    assert (LINES, MOST_OF_A_COLOUR) == (6, 12)
    assert GAME.players[-1] == LEAST_OF_A_COLOUR  # everyone takes a goal of each colour
    assert 3 * LEAST_OF_A_COLOUR < GOAL_CARDS <= 4 * MOST_OF_A_COLOUR


def test_three_to_five_play_and_the_first_hand_is_five():
    assert list(GAME.players) == [3, 4, 5]
    assert (SEATS, FIRST_HAND, PANDORA_CARDS, LAST_TURN) == (5, 5, 2, 300)


# ── the numbers of actions ────────────────────────────────────────────────────────────────────────


def numbers(notation, playable):
    """The numbers that the verbs use, each as often as it is used."""
    found = []
    for verb in notation.verbs:
        if verb.playable == playable:
            size = prod(len(notation.vocabulary[kind]) for kind in verb.takes)
            found += [verb.first + nth for nth in range(size)]
    return sorted(found)


def test_the_verbs_fill_the_numbers_of_actions_without_gap_or_overlap(widest):
    assert len(widest.vocabulary["place"]) == PLACES
    assert numbers(widest, playable=True) == list(range(1, ACTIONS + 1))
    assert numbers(widest, playable=False) == list(range(EXCHANGE_SEEN, SEEN + 1))
    assert EXCHANGE_SEEN == ACTIONS + 1


def test_on_our_board_only_the_place_that_it_lacks_has_no_numbers():
    firsts = {verb.name: verb.first for verb in OURS.verbs if verb.playable}
    gaps = [firsts[row] + PLACES - 1 for row in ROWS]

    assert len(OURS.vocabulary["place"]) == GOAL_CARDS
    assert numbers(OURS, playable=True) == [n for n in range(1, ACTIONS + 1) if n not in gaps]


def test_every_action_is_found_again_by_its_name(widest):
    names = [widest.name(action) for action in range(1, ACTIONS + 1)]

    assert [widest.parse(name) for name in names] == list(range(1, ACTIONS + 1))
    assert len(set(names)) == ACTIONS


@pytest.mark.rule("ulysses/setup/talk")
def test_the_moves_are_those_of_the_rules_and_none_is_a_promise():
    words = ["pass", "consent", "stand", "stay", "yield", "pandora", "build", "becalmed"]
    places = [f"{row}:{slug}" for row in ROWS for slug in board.load().slugs]
    others = [f"from:{colour}" for colour in ("violet", "green", "red", "blue")]
    others += [f"support:{side}" for side in ("blue", "red", "black")]
    others += [f"pay:{card}" for card in ("objection", "temple", "wind", "plague", "zeus", "pandora")]

    assert {OURS.name(n) for n in numbers(OURS, playable=True)} == {*words, *places, *others}


@pytest.mark.parametrize("number", range(EXCHANGE_SEEN, SEEN + 1), ids=OURS.name)
def test_what_others_see_of_an_exchange_cannot_be_played(number):
    assert OURS.name(number) == f"exchange:?{COLOUR_NAMES[number - EXCHANGE_SEEN + 1]}"
    with pytest.raises(IllegalMove):
        OURS.parse(OURS.name(number))


# ── names ─────────────────────────────────────────────────────────────────────────────────────────


def test_every_verb_and_every_reason_names_a_clause_of_the_rulebook():
    clauses = rulebook("ulysses").clauses
    named = {verb.clause for verb in moves.VERBS} | {clause for _, clause in moves.REASONS.values()}

    assert {clause for clause in named if f"ulysses/{clause}" not in clauses} == set()


def test_every_reason_has_words_and_a_clause_and_no_two_have_the_same():
    assert sorted(moves.REASONS) == list(range(1, legal.NO_SUCH_ACTION + 1))
    assert len(set(moves.REASONS.values())) == len(moves.REASONS)


def test_phases_and_bills_have_names_of_their_own():
    assert len(set(PHASE_NAMES)) == len(PHASE_NAMES) == 8
    assert len(set(BILL_NAMES)) == len(BILL_NAMES) == 8
