"""The tables agree with what is in the box, and every action has one number and one name."""

from math import prod

import pytest

from ithaca.engine.errors import IllegalMove
from ithaca.games.odysseus import board, moves
from ithaca.games.odysseus.components import (
    ACTIONS,
    ADVENTURE_NAMES,
    ADVENTURES_USED,
    CARDS,
    COLOUR_NAMES,
    DISCS_EACH,
    GOD_NAMES,
    HIDDEN,
    ISLANDS,
    LIFT_NTH,
    MISSION_CARDS,
    PACK,
    PAYS,
    SEEN,
    STRENGTH,
    WIND_NAMES,
    ZONE_NAMES,
)

pytestmark = pytest.mark.interpreted

NOTATION = moves.notation(board.load())


def test_the_pack_holds_the_42_winds_of_the_box():
    pack = dict(zip(WIND_NAMES, PACK.tolist(), strict=True))

    assert pack == {"?": 0, "1": 10, "2": 11, "3": 8, "5": 5, "d": 8}
    assert sum(pack.values()) == CARDS == 42


def test_a_wind_is_as_strong_as_its_name_and_dionysos_counts_one():
    strength = dict(zip(WIND_NAMES, STRENGTH.tolist(), strict=True))

    assert strength == {"?": 0, "1": 1, "2": 2, "3": 3, "5": 5, "d": 1}


def test_thirty_discs_show_the_six_adventures():
    assert ADVENTURE_NAMES[1:] == ("cyclops", "winds", "sirens", "underworld", "scylla", "homecoming")
    assert DISCS_EACH * len(ADVENTURE_NAMES[1:]) == 30


def test_the_gods_stand_in_the_order_in_which_they_join():
    assert GOD_NAMES[1:] == ("zeus", "athena", "poseidon", "hades", "aphrodite", "hermes")


def test_the_nine_zones_run_through_the_colours_of_each_leg():
    assert ZONE_NAMES[1:] == tuple(f"{colour[0]}{leg}" for leg in (1, 2, 3) for colour in COLOUR_NAMES[1:])


VARIANTS = pytest.mark.parametrize(
    ("variant", "cards", "shown"),
    [(0, 6, ADVENTURE_NAMES[1:]), (1, 4, ADVENTURE_NAMES[1:5]), (2, 5, ADVENTURE_NAMES[1:6])],
    ids=["standard", "four", "five"],
)


@VARIANTS
def test_every_mission_shows_three_adventures_worth_three_two_and_one(variant, cards, shown):
    assert MISSION_CARDS[variant] == cards
    for card, pays in enumerate(PAYS[variant].tolist()):
        worth = sorted(pay for pay in pays if pay)
        assert worth == ([1, 2, 3] if 1 <= card <= cards else [])


@VARIANTS
def test_every_adventure_shown_appears_once_with_each_value(variant, cards, shown):
    for adventure, name in enumerate(ADVENTURE_NAMES):
        worth = sorted(pay for pay in PAYS[variant, :, adventure].tolist() if pay)
        assert worth == ([1, 2, 3] if name in shown else [])


@VARIANTS
def test_every_mission_follows_its_circle(variant, cards, shown):
    third = 2 if variant == 1 else 3
    for card in range(1, cards + 1):
        pays = {
            name: worth for name, worth in zip(ADVENTURE_NAMES, PAYS[variant, card], strict=True) if worth
        }
        assert pays == {
            shown[(card - 1 + step) % cards]: worth for step, worth in ((0, 3), (1, 2), (third, 1))
        }


def test_only_the_variant_for_four_leaves_adventures_out():
    assert ADVENTURES_USED.tolist() == [6, 4, 6]
    assert not PAYS[1, :, 5:].any()


def test_the_verbs_fill_the_numbers_of_actions_without_gap_or_overlap():
    sizes = {verb: prod(len(NOTATION.vocabulary[kind]) for kind in verb.takes) for verb in NOTATION.verbs}
    playable = [verb.first + nth for verb in NOTATION.verbs if verb.playable for nth in range(sizes[verb])]
    only_seen = [
        verb.first + nth for verb in NOTATION.verbs if not verb.playable for nth in range(sizes[verb])
    ]

    assert sorted(playable) == list(range(1, ACTIONS + 1))
    assert sorted(only_seen) == list(range(HIDDEN, SEEN + 1))
    assert HIDDEN == ACTIONS + 1


def test_the_actions_of_the_first_version_have_kept_their_numbers():
    names = {1: "pass", 5: "start:aeaea", 23: "wind:1:y1", 68: "hide:1:y1", 113: "storm:y1", 122: "double:y1"}
    names |= {131: "lift:y1:hidden", 184: "lift:r3:d", 185: "drop:y1", 194: "swap:0", 205: "disc:homecoming"}

    assert {number: NOTATION.name(number) for number in names} == names
    assert (NOTATION.name(LIFT_NTH), NOTATION.name(ACTIONS)) == ("lift:y1:hidden1", "lift:r3:hidden42")


def test_every_action_is_found_again_by_its_name():
    names = [NOTATION.name(action) for action in range(1, ACTIONS + 1)]

    assert [NOTATION.parse(name) for name in names] == list(range(1, ACTIONS + 1))
    assert len(set(names)) == ACTIONS


@pytest.mark.parametrize("unseen", range(HIDDEN, SEEN + 1), ids=NOTATION.name)
def test_what_others_see_of_a_hidden_card_cannot_be_played(unseen):
    with pytest.raises(IllegalMove):
        NOTATION.parse(NOTATION.name(unseen))


def test_every_verb_names_a_clause_and_every_island_can_be_written():
    assert len(board.load().slugs) == ISLANDS
    assert {f"start:{slug}" for slug in board.load().slugs} == {
        NOTATION.name(action) for action in range(5, 23)
    }
    assert all(verb.clause for verb in NOTATION.verbs)
