"""Drawing from piles that are kept as counts, or as one number."""

from collections import Counter

import numpy as np
import pytest

from ithaca.engine.piles import (
    DRAWS,
    KINDS_STACKED,
    LANE,
    add_stacked,
    draw,
    draw_hand,
    draw_many,
    draw_stacked,
    draw_unknown,
    stacked,
    take_stacked,
)
from tests.chances import ONE, dice_of, unlikely

pytestmark = pytest.mark.interpreted


def pile_of(*counts):
    return np.array(counts, np.int16)


@pytest.mark.parametrize("counts", [[0, 1, 0, 3, 0], [2, 0, 0, 0, 5], [0, 0, 0, 0, 1]])
def test_no_card_is_drawn_of_a_kind_that_has_none(counts):
    dice, pile = dice_of(), pile_of(*counts)
    drawn = {int(draw(dice, pile, sum(counts))) for _ in range(200)}
    assert drawn == {kind for kind, count in enumerate(counts) if count}


def test_kinds_are_drawn_as_often_as_they_have_cards():
    dice, pile = dice_of(ONE), pile_of(0, 10, 11, 8, 5, 8)
    found = Counter(int(draw(dice, pile, 42)) for _ in range(4200))
    assert unlikely([found[i] for i in range(1, 6)], [1000, 1100, 800, 500, 800]) < 23.6


def test_drawing_takes_nothing_away():
    pile = pile_of(3, 4)
    draw(dice_of(), pile, 7)
    assert list(pile) == [3, 4]


@pytest.mark.parametrize("counts", [[0, 10, 11, 8, 5, 8], [0, 50, 23, 23, 16, 11, 9], [3, 4], [0, 0, 1]])
def test_a_pile_in_one_number_is_drawn_from_as_counts_are(counts):
    by_counts, by_number, pile = dice_of(ONE), dice_of(ONE), pile_of(*counts)
    stack = stacked(pile)
    for left in range(sum(counts), 0, -1):
        kind = int(draw(by_counts, pile, left))
        assert draw_stacked(by_number, stack, left) == kind
        pile[kind] -= 1
        stack = take_stacked(stack, kind)
        assert stack == stacked(pile) - (sum(counts) - left + 1) * unused(len(counts))
    assert not pile.any()


def unused(kinds):
    """Lanes of kinds that a pile does not have are counted down like all others."""
    return sum(1 << LANE * i for i in range(kinds - 1, KINDS_STACKED))


@pytest.mark.parametrize("count", [0, 1, DRAWS, DRAWS + 1, 6])
def test_many_cards_are_drawn_and_no_more_than_there_are(count):
    pile, drawn = pile_of(0, 3, 0, 1, 2), pile_of(0, 0, 0, 0, 0)
    rest = draw_many(dice_of(ONE), stacked(pile), 6, count)
    add_stacked(drawn, stacked(pile) - rest, count)
    left = pile_of(0, 0, 0, 0, 0)
    add_stacked(left, rest, 6 - count)
    assert drawn.sum() == count
    assert list(drawn + left) == list(pile)


def test_every_hand_drawn_by_many_is_as_likely_as_card_by_card():
    dice, hands = dice_of(ONE), Counter()
    for _ in range(3000):
        drawn, stack = pile_of(0, 0, 0), stacked(pile_of(4, 3, 1))
        add_stacked(drawn, stack - draw_many(dice, stack, 8, 5), 5)
        hands[tuple(drawn.tolist())] += 1
    ways = {
        (4, 1, 0): 3,
        (4, 0, 1): 1,
        (3, 2, 0): 12,
        (3, 1, 1): 12,
        (2, 3, 0): 6,
        (2, 2, 1): 18,
        (1, 3, 1): 4,
    }
    assert sum(ways.values()) == 56  # of eight cards, five
    assert unlikely([hands[hand] for hand in ways], [3000 * n / 56 for n in ways.values()]) < 27.9


def test_only_unknown_cards_of_a_pile_are_drawn():
    pile, pack = pile_of(3, 2, 0, 1), pile_of(0, 4, 4, 4)
    rest = draw_unknown(dice_of(ONE), pile, stacked(pack), 12)
    left = pile_of(0, 0, 0, 0)
    add_stacked(left, rest, 9)
    assert pile[0] == 0
    assert list(pile + left) == [0, 6, 4, 5]


def test_what_was_drawn_last_lies_in_the_hand():
    hand, fresh, pack = pile_of(5, 1, 0, 0), pile_of(2, 0, 0, 0), pile_of(0, 4, 4, 4)
    draw_hand(dice_of(ONE), hand, fresh, stacked(pack), 12)
    assert (hand.sum(), fresh.sum(), hand[0], fresh[0]) == (6, 2, 0, 0)
    assert all(hand - pile_of(0, 1, 0, 0) >= fresh)
