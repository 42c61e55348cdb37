"""Dice that anyone can check: ChaCha8, keyed by 256 bits.

Seeing every roll does not help to predict the next one, and the same key gives the same game on any
machine, interpreted, compiled or on a GPU. A record keeps the current block of sixteen draws: a
block costs about 60 ns, a draw from it 3.
"""

from typing import Annotated

import numpy as np

from .bulk import copy_row, make_block_quickly, on_a_processor
from .compiler import rule
from .instructions import CHACHA
from .record import Grid, Int, Word, record

MASK = 0xFFFFFFFF
ROUNDS = 8
BLOCK = 16

Key = Grid  # eight words of 32 bits
Bits = np.uint32  # a word in the making: as a plain int it would be rotated in 64 bits, a fifth slower


@record
class Dice:
    """A stream of random words: which one, and how far it has been read."""

    key: Annotated[Grid, Word, 8]
    block: Annotated[Grid, Word, BLOCK]  # the words being handed out
    number: Word  # how many blocks were made; 0 = none yet
    used: Int  # words of the block already handed out


@rule
def whole(bits: int) -> int:
    """A stored word as a plain int: compiled, a signed 64-bit one, so that no result becomes a float."""
    return int(bits & MASK)


@rule
def set_key(dice: Dice, key: Key) -> None:
    """Start the stream of this key from its beginning."""
    for i in range(8):
        dice.key[i] = key[i]
    for i in range(BLOCK):
        dice.block[i] = 0
    dice.number = 0
    dice.used = BLOCK


@rule
def word(dice: Dice) -> int:
    """The next 32 random bits."""
    if dice.used >= BLOCK:
        make_block(dice.key, whole(dice.number), ROUNDS, dice.block)
        dice.number = whole(dice.number) + 1
        dice.used = 0
    value = whole(dice.block[dice.used])
    dice.used += 1
    return value


@rule
def set_random_key(dice: Dice, luck: Dice) -> None:
    """Start a stream with the key of other dice, but for two words, which are drawn from them."""
    copy_row(dice.key, luck.key)
    dice.key[0] = word(luck)
    dice.key[1] = word(luck)
    set_key(dice, dice.key)


@rule
def below(dice: Dice, n: int) -> int:
    """A number from 0 to n - 1, each equally likely (n at least 1, below 2**31)."""
    return (fair_word(dice, n) * n) >> 32


@rule
def fair_word(dice: Dice, ways: int) -> int:
    """A word that favours none of `ways` results (at least 1, below 2**31): as a fraction of 2**32 it lies in
    the part of each equally often.

    Several draws can be taken from it, if `ways` is the product of their sizes: the whole part of
    `fraction * size` is a draw, the rest is the fraction for the next one (Brackett-Rozinsky and Lemire).
    """
    found = word(dice)
    # Lemire's method: what is left after all draws shows the few words that would favour some results.
    if (found * ways) & MASK < ways:
        reject = (MASK + 1 - ways) % ways
        while (found * ways) & MASK < reject:
            found = word(dice)
    return found


@rule
def below_wide(dice: Dice, n: int) -> int:
    """As `below`, for n up to 2**62."""
    limit = (1 << 62) // n * n
    while True:
        value = ((word(dice) >> 2) << 32) | word(dice)
        if value < limit:
            return value % n


@rule
def shuffle(dice: Dice, row: Grid, first: int, count: int) -> None:
    """Put row[first : first + count] in random order."""
    for i in range(count - 1, 0, -1):
        j = below(dice, i + 1)
        row[first + i], row[first + j] = int(row[first + j]), int(row[first + i])


@rule
def spawn_key(dice: Dice, number: int, key: Key) -> None:
    """Write the key of the stream's `number`-th child: many games from one seed."""
    make_block(dice.key, (1 << 32) + number, ROUNDS, dice.block)
    for i in range(8):
        key[i] = dice.block[i]
    dice.used = BLOCK


@rule
def added(a: Bits, b: Bits) -> Bits:
    """The sum of two words, as a word."""
    return np.uint32((int(a) + int(b)) & MASK)


@rule
def mixed(a: Bits, b: Bits, left: int) -> Bits:
    """The exclusive or of two words, rotated to the left."""
    x = int(a) ^ int(b)
    return np.uint32(((x << left) | (x >> (32 - left))) & MASK)


@rule
def quarter(a: Bits, b: Bits, c: Bits, d: Bits) -> tuple[Bits, Bits, Bits, Bits]:
    """The quarter round of ChaCha."""
    a = added(a, b)
    d = mixed(d, a, 16)
    c = added(c, d)
    b = mixed(b, c, 12)
    a = added(a, b)
    d = mixed(d, a, 8)
    c = added(c, d)
    b = mixed(b, c, 7)
    return a, b, c, d


@on_a_processor(make_block_quickly, inline=False)
def make_block(key: Key, number: int, rounds: int, out: Grid) -> None:
    """Write the `number`-th block of sixteen words of the key's stream (nonce 0)."""
    c0, c1 = np.uint32(CHACHA[0]), np.uint32(CHACHA[1])
    c2, c3 = np.uint32(CHACHA[2]), np.uint32(CHACHA[3])
    n0, n1 = np.uint32(number & MASK), np.uint32((number >> 32) & MASK)
    x0, x1, x2, x3 = c0, c1, c2, c3
    x4, x5, x6, x7 = key[0], key[1], key[2], key[3]
    x8, x9, x10, x11 = key[4], key[5], key[6], key[7]
    x12, x13, x14, x15 = n0, n1, np.uint32(0), np.uint32(0)
    for _ in range(rounds // 2):
        x0, x4, x8, x12 = quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter(x3, x4, x9, x14)
    out[0], out[1], out[2], out[3] = added(x0, c0), added(x1, c1), added(x2, c2), added(x3, c3)
    out[4], out[5], out[6], out[7] = (
        added(x4, key[0]),
        added(x5, key[1]),
        added(x6, key[2]),
        added(x7, key[3]),
    )
    out[8], out[9] = added(x8, key[4]), added(x9, key[5])
    out[10], out[11] = added(x10, key[6]), added(x11, key[7])
    out[12], out[13], out[14], out[15] = added(x12, n0), added(x13, n1), x14, x15
