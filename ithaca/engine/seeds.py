"""Seeds that no one chooses: committed to before anyone sits down, opened when the game is over.

The key of a game is the hash of the host's seed, the table's name and some bytes of every seat, so
neither host nor player can choose the deal.
"""

import hashlib
from collections.abc import Sequence

import numpy as np

from .record import Grid

SEED_BYTES = 32


def commitment(seed: bytes) -> str:
    """What is shown before the game: it fixes the seed without revealing it."""
    return hashlib.sha256(seed).hexdigest()


def game_key(seed: bytes, table: str, salts: Sequence[bytes] = ()) -> Grid:
    """The 256-bit key of the dice, as eight words."""
    digest = hashlib.sha256()
    for part in (seed, table.encode(), *salts):
        digest.update(len(part).to_bytes(4, "little") + part)
    return np.frombuffer(digest.digest(), "<u4").astype(np.uint32)


def seed_of_number(number: int) -> bytes:
    """A chosen seed, for practice, tests and simulation."""
    return hashlib.sha256(f"ithaca seed {number}".encode()).digest()
