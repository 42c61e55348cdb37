"""Dice, compared with published vectors, and what is drawn with them."""

from collections import Counter
from itertools import pairwise

import numpy as np
import pytest

from ithaca.engine.dice import (
    BLOCK,
    MASK,
    below,
    below_wide,
    fair_word,
    make_block,
    set_key,
    shuffle,
    spawn_key,
    word,
)
from tests.chances import ONE, ZERO, dice_of, key_of, unlikely

pytestmark = pytest.mark.interpreted

LAST = "00" * 31 + "01"  # RFC 8439, A.1, number 3
FF = "00ff" + "00" * 30  # RFC 8439, A.1, number 4

# (rounds, key, number of the block, the block): all with a nonce of 0.
VECTORS = [
    # draft-strombergson-chacha-test-vectors-01, 256-bit keys: TC1 and TC2
    (
        8,
        ZERO,
        0,
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42",
    ),
    (
        8,
        ZERO,
        1,
        "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
        "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa",
    ),
    (
        8,
        ONE,
        0,
        "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
        "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8",
    ),
    (
        8,
        ONE,
        1,
        "b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
        "291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4",
    ),
    (
        12,
        ZERO,
        0,
        "9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f"
        "0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be",
    ),
    (
        12,
        ZERO,
        1,
        "0bd58841203e74fe86fc71338ce0173dc628ebb719bdcbcc151585214cc089b4"
        "42258dcda14cf111c602b8971b8cc843e91e46ca905151c02744a6b017e69316",
    ),
    # Bernstein's reference: the last block before the counter wraps around
    (
        8,
        ZERO,
        -1,
        "df8a0bceca2fbb111f29978fa9a64407c68ced975ff55a24707265d0687e6aef"
        "b3597eac46e4b0a79b3a49c8b0f1775ac3edd7eb6a6d9bcb38f276517a79e014",
    ),
    # RFC 8439, appendix A.1, numbers 1 to 4
    (
        20,
        ZERO,
        0,
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
    ),
    (
        20,
        ZERO,
        1,
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    ),
    (
        20,
        LAST,
        1,
        "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
        "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
    ),
    (
        20,
        FF,
        2,
        "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
        "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096",
    ),
]


# ── the stream ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("rounds", "key", "number", "wanted"),
    VECTORS,
    ids=[f"{r} rounds, {k[:4]}…{k[-2:]}, {n}" for r, k, n, _ in VECTORS],
)
def test_a_block_is_the_published_one(rounds, key, number, wanted):
    block = np.zeros(BLOCK, np.uint32)
    make_block(key_of(key), number, rounds, block)
    assert block.astype("<u4").tobytes().hex() == wanted


def test_the_words_of_a_stream_are_its_blocks_in_order():
    dice = dice_of(ONE)
    words = [word(dice) for _ in range(2 * BLOCK)]
    assert np.array(words, "<u4").tobytes().hex() == VECTORS[2][3] + VECTORS[3][3]


def test_setting_a_key_starts_its_stream_again():
    dice = dice_of(ONE)
    first = [word(dice) for _ in range(21)]
    set_key(dice, key_of(ONE))
    assert [word(dice) for _ in range(21)] == first


def test_setting_a_key_leaves_nothing_of_the_stream_before():
    used, fresh = dice_of(ONE), dice_of(ZERO)
    word(used)
    set_key(used, key_of(ZERO))
    assert used.tobytes() == fresh.tobytes()


def test_one_bit_of_the_key_changes_the_stream():
    assert word(dice_of(LAST)) != word(dice_of(ZERO))


# ── numbers ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("n", [1, 2, 7, 42, 1000, 2**31 - 1])
def test_below_stays_below(n):
    dice = dice_of()
    assert all(0 <= below(dice, n) < n for _ in range(200))


def test_below_gives_every_number_equally_often():
    dice = dice_of(ONE)
    counts = Counter(int(below(dice, 7)) for _ in range(7000))
    assert unlikely([counts[i] for i in range(7)], [1000] * 7) < 27.9  # one in ten thousand, 6 degrees


def test_below_draws_again_where_a_word_would_favour_some_numbers():
    dice = dice_of(ONE)
    counts = Counter(int(below(dice, 3 << 29)) % 3 for _ in range(3000))  # uncorrected: 3 to 3 to 2
    assert unlikely([counts[i] for i in range(3)], [1000] * 3) < 18.4


@pytest.mark.parametrize("n", [1, 6, 2**40 + 1, 2**62])
def test_below_wide_stays_below(n):
    dice = dice_of()
    assert all(0 <= below_wide(dice, n) < n for _ in range(200))


def test_below_wide_reaches_beyond_one_word():
    dice = dice_of()
    assert max(below_wide(dice, 2**62) for _ in range(50)) > 2**60


def test_below_wide_gives_every_number_equally_often():
    dice = dice_of(ONE)
    counts = Counter(int(below_wide(dice, 3 << 60)) >> 60 for _ in range(3000))  # uncorrected: 2 to 1 to 1
    assert unlikely([counts[i] for i in range(3)], [1000] * 3) < 18.4


# ── several draws from one word ───────────────────────────────────────────────────────────────────


def test_draws_from_one_word_are_as_likely_as_draws_from_several():
    dice, pairs = dice_of(ONE), Counter()
    for _ in range(6000):
        first = fair_word(dice, 12) * 4
        pairs[first >> 32, (first & MASK) * 3 >> 32] += 1
    assert len(pairs) == 12
    assert unlikely(pairs.values(), [500] * 12) < 37.4


def test_no_result_is_favoured_by_words_that_do_not_divide_evenly():
    dice, ways = dice_of(ONE), 3 << 29
    counts = Counter(
        (fair_word(dice, ways) * ways >> 32) % 3 for _ in range(3000)
    )  # uncorrected: 3 to 3 to 2
    assert unlikely([counts[i] for i in range(3)], [1000] * 3) < 18.4


# ── shuffling ─────────────────────────────────────────────────────────────────────────────────────


def test_a_shuffle_keeps_the_cards_and_leaves_the_others_alone():
    row = np.arange(12, dtype=np.int16)
    shuffle(dice_of(), row, 3, 6)
    assert list(row[:3]) + list(row[9:]) == [0, 1, 2, 9, 10, 11]
    assert sorted(row[3:9]) == [3, 4, 5, 6, 7, 8]
    assert list(row) != list(range(12))


def test_every_order_is_equally_likely_after_a_shuffle():
    dice, orders = dice_of(ONE), Counter()
    for _ in range(3000):
        row = np.arange(3, dtype=np.int16)
        shuffle(dice, row, 0, 3)
        orders[tuple(row.tolist())] += 1
    assert len(orders) == 6
    assert unlikely(orders.values(), [500] * 6) < 25.8


# ── children ──────────────────────────────────────────────────────────────────────────────────────


def child(dice, number):
    key = np.zeros(8, np.uint32)
    spawn_key(dice, number, key)
    return tuple(key.tolist())


def test_every_child_has_a_stream_of_its_own():
    dice = dice_of()
    assert len({child(dice, number) for number in range(100)}) == 100


def test_a_child_is_the_same_whichever_came_before():
    first, second = dice_of(), dice_of()
    for number in range(5):
        child(first, number)
    word(first)
    assert child(first, 7) == child(second, 7)


def test_children_of_different_seeds_differ():
    assert child(dice_of(ZERO), 3) != child(dice_of(ONE), 3)


def test_no_child_is_a_part_of_its_parents_stream():
    dice = dice_of()
    words = [int(word(dice)) for _ in range(64 * BLOCK)]
    eights = {tuple(words[i : i + 8]) for i in range(0, len(words), 8)}
    assert not eights & {child(dice, number) for number in range(64)}


def test_spawning_does_not_repeat_what_was_read():
    dice = dice_of()
    before = [int(word(dice)) for _ in range(3)]
    child(dice, 0)
    after = [int(word(dice)) for _ in range(BLOCK)]
    assert not set(before) & set(after)
    assert all(a != b for a, b in pairwise(after))
