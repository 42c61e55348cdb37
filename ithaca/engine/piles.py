"""Piles of cards kept as counts, one for each kind, and drawing from them.

For many draws a pile is put into one number, a stack: ten bits for each kind but the last hold how many cards
lie up to it, the highest of them 0. Stacks are added and subtracted like the piles that they stand for.
"""

from .bulk import size_of
from .compiler import rule
from .dice import MASK, Dice, below, fair_word
from .record import Grid

LANE = 10
KINDS_STACKED = 6
HIGHEST = 511
EACH_KIND = sum(1 << LANE * i for i in range(KINDS_STACKED))
HIGH_BITS = EACH_KIND << (LANE - 1)
ALL_LANES = (1 << LANE * KINDS_STACKED) - 1
LOWEST_LANE = (1 << LANE) - 1

DRAWS = 4  # from one word in `draw_many`


@rule
def draw(dice: Dice, pile: Grid, total: int) -> int:
    """The index of one of the `total` cards of a pile kept as counts; nothing is taken away."""
    left = below(dice, total)
    kind = 0
    # Counting the piles that lie below has no branch to mispredict: three times as fast as a search.
    for i in range(pile.shape[0] - 1):
        left -= int(pile[i])
        kind += left >= 0
    return kind


@rule
def stacked(pile: Grid) -> int:
    """The stack of a pile of at most seven kinds and 500 cards. For many draws: `draw` must wait for the
    counts each time."""
    stack, total = 0, 0
    for i in range(KINDS_STACKED):
        total = total + int(pile[i]) if i < pile.shape[0] - 1 else HIGHEST
        stack |= total << LANE * i
    return stack


@rule
def draw_stacked(dice: Dice, stack: int, total: int) -> int:
    """What `draw` would draw."""
    return kind_at(stack, below(dice, total))


@rule
def kind_at(stack: int, nth: int) -> int:
    """The kind of the nth card, from 0: one high bit stays set for each kind that lies below it."""
    return size_of((nth * EACH_KIND + HIGH_BITS - stack) & HIGH_BITS)


@rule
def take_stacked(stack: int, kind: int) -> int:
    """The stack with one card of this kind fewer."""
    return stack - (EACH_KIND << LANE * kind & ALL_LANES)


@rule
def draw_many(dice: Dice, stack: int, total: int, count: int) -> int:
    """The stack without `count` cards drawn from its `total`, at most 200: four of them from one word."""
    left, last = total, total - count
    while left > last:
        fraction = fair_word(dice, left * max(left - 1, 1) * max(left - 2, 1) * max(left - 3, 1))
        for _ in range(min(DRAWS, left - last)):
            fraction = (fraction & MASK) * left
            stack = take_stacked(stack, kind_at(stack, fraction >> 32))
            left -= 1
    return stack


@rule
def add_stacked(pile: Grid, stack: int, count: int) -> None:
    """Add the `count` cards of a stack to a pile."""
    before = 0
    for kind in range(pile.shape[0] - 1):
        up_to = (stack >> LANE * kind) & LOWEST_LANE
        pile[kind] += up_to - before
        before = up_to
    pile[pile.shape[0] - 1] += count - before


@rule
def draw_unknown(dice: Dice, pile: Grid, stack: int, total: int) -> int:
    """Draw the cards of a pile that are not known, which its first number counts; return the stack without
    them."""
    count = int(pile[0])
    pile[0] = 0
    after = draw_many(dice, stack, total, count)
    add_stacked(pile, stack - after, count)
    return after


@rule
def draw_hand(dice: Dice, hand: Grid, fresh: Grid, stack: int, total: int) -> int:
    """The same for a hand, and for the cards in it that were drawn last."""
    count = int(fresh[0])
    if count:
        after = draw_unknown(dice, fresh, stack, total)
        add_stacked(hand, stack - after, count)
        hand[0] -= count
        stack = after
    return draw_unknown(dice, hand, stack, total - count)
