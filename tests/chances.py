"""Dice for tests, and whether what they gave is as likely as it should be."""

import numpy as np

from ithaca.engine.dice import Dice, set_key
from ithaca.engine.record import blank

ZERO = "00" * 32
ONE = "01" + "00" * 31  # draft-strombergson-chacha-test-vectors: TC2, a single bit of the key


def key_of(text):
    return np.frombuffer(bytes.fromhex(text), "<u4").astype(np.uint32)


def dice_of(text=ZERO):
    dice = blank(Dice)
    set_key(dice[0], key_of(text))
    return dice[0]


def unlikely(found, wanted):
    """The chi-square statistic of counts."""
    return sum((f - w) ** 2 / w for f, w in zip(found, wanted, strict=True))
