"""The tables agree with what is in the box, and every action has one number and one name."""

from math import prod

import pytest

from ithaca.engine.rulebook import rulebook
from ithaca.games.odyssey import GAME, board, legal, moves
from ithaca.games.odyssey.components import (
    ACTIONS,
    BAG_WRECKS,
    CARD_NAMES,
    CARDS,
    COPIES,
    DIE,
    GHOSTS,
    HELPS,
    PILE,
    ROUTES,
    SEATS,
    SEEN,
    SORT,
    SORT_NAMES,
    STRONG_GHOSTS,
    TREASURES,
    VALUE,
    WEAPON_NAMES,
    WEAPONS,
)
from ithaca.games.odyssey.state import PHASE_NAMES

pytestmark = pytest.mark.interpreted

OURS = moves.notation(board.load())
# The printed list: of each card its sort, its value and how many there are.
LIST = """
hermes          help      0  1
leucothea       help      0  1
proteus         help      0  1
athena          help      0  1
circe           charm     5  1
calypso         charm     5  1
sirens          charm     3  1
lotuseaters     charm     3  1
cyclopes        combat    2  1
scylla          combat    3  1
polyphemus      combat    3  1
cicones         combat    3  1
laestrygonians  wreck     3  1
hyperion        wreck     4  1
charybdis       wreck     4  1
poseidon        wreck     5  2
mist            weather   0  2
fog             weather   0  2
calm            weather   4  1
bag             winds     0  1
treasure3       treasure  3  1
treasure4       treasure  4  1
treasure5       treasure  5  1
"""
PRINTED = {
    name: (sort, int(value), int(copies))
    for name, sort, value, copies in (row.split() for row in LIST.strip().splitlines())
}


@pytest.fixture(scope="module")
def widest():
    """The names of the moves on a board with all the routes that a board may have."""
    names = dict.fromkeys(("en", "fr", "de"), "x")
    ours = board.load().source
    more = {f"way{chr(ord('a') + nth)}": {"name": names} for nth in range(ROUTES - len(ours["route"]))}
    source = {**ours, "route": {**ours["route"], **more}}
    return moves.notation(board.from_source(source, "widest.toml"))


# ── the box ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/setup/cards")
def test_the_orange_cards_are_those_of_the_printed_list():
    cards = {
        CARD_NAMES[card]: (SORT_NAMES[SORT[card]], int(VALUE[card]), int(COPIES[card]))
        for card in range(1, CARDS + 1)
    }

    assert cards == PRINTED
    assert len(COPIES) == len(VALUE) == len(SORT) == len(CARD_NAMES) == CARDS + 2


@pytest.mark.rule("odyssey/setup/pile")
def test_of_the_26_orange_cards_4_are_help_19_encounters_and_3_treasures():
    count = dict.fromkeys(SORT_NAMES, 0)
    for card in range(CARDS + 2):
        count[SORT_NAMES[SORT[card]]] += int(COPIES[card])

    assert sum(count.values()) == PILE == 26
    assert (count["help"], count["treasure"]) == (HELPS, TREASURES) == (4, 3)
    assert sum(count[sort] for sort in ("charm", "combat", "wreck", "weather", "winds")) == 19


@pytest.mark.rule("odyssey/setup/weapons")
def test_there_are_four_weapons():
    assert WEAPON_NAMES == ("none", "lance", "bow", "shield", "helmet")
    assert len(WEAPON_NAMES) == WEAPONS + 1


def test_the_ghosts_are_no_card():
    assert (CARD_NAMES[GHOSTS], SORT_NAMES[SORT[GHOSTS]]) == ("ghosts", "charm")
    assert (COPIES[GHOSTS], STRONG_GHOSTS) == (0, 5)


@pytest.mark.rule("odyssey/setup/players", "odyssey/turn/die")
def test_four_triremes_and_a_die_of_six():
    assert (SEATS, list(GAME.players), DIE) == (4, [2, 3, 4], 6)
    assert BAG_WRECKS == 2


# ── the numbers of actions ────────────────────────────────────────────────────────────────────────


def numbers(notation):
    """The numbers that the verbs use, each as often as it is used."""
    sizes = [prod(len(notation.vocabulary[kind]) for kind in verb.takes) for verb in notation.verbs]
    rows = zip(notation.verbs, sizes, strict=True)
    return sorted(verb.first + nth for verb, size in rows for nth in range(size))


def test_the_verbs_fill_the_numbers_of_actions_without_gap_or_overlap(widest):
    assert len(widest.vocabulary["route"]) == ROUTES
    assert numbers(widest) == list(range(1, ACTIONS + 1))
    assert SEEN == ACTIONS
    assert all(verb.playable for verb in widest.verbs)


def test_on_our_board_only_the_routes_that_it_lacks_have_no_numbers():
    assert numbers(OURS) == list(range(1, ACTIONS + 1 - (ROUTES - len(board.load().routes))))


def test_every_action_is_found_again_by_its_name(widest):
    names = [widest.name(action) for action in range(1, ACTIONS + 1)]

    assert [widest.parse(name) for name in names] == list(range(1, ACTIONS + 1))
    assert len(set(names)) == ACTIONS


def test_the_moves_are_named_as_the_game_says():
    helps = [f"help:{card}" for card in ("hermes", "leucothea", "proteus", "athena")]
    words = ["roll", "endure", "arm", "decline", *helps, "route:north", "route:south"]

    assert [OURS.name(number) for number in numbers(OURS)] == words


# ── names ─────────────────────────────────────────────────────────────────────────────────────────


def test_every_verb_and_every_reason_names_a_clause_of_the_rulebook():
    clauses = rulebook("odyssey").clauses
    named = {verb.clause for verb in moves.VERBS} | {clause for _, clause in moves.REASONS.values()}
    named |= {option.clause for option in GAME.options}

    assert {clause for clause in named if f"odyssey/{clause}" not in clauses} == set()


def test_every_reason_has_words_and_a_clause_and_no_two_have_the_same():
    assert sorted(moves.REASONS) == list(range(1, legal.NO_SUCH_ACTION + 1))
    assert len(set(moves.REASONS.values())) == len(moves.REASONS)


def test_phases_cards_and_weapons_have_names_of_their_own():
    for names in (PHASE_NAMES, CARD_NAMES, WEAPON_NAMES, SORT_NAMES):
        assert len(set(names)) == len(names)
