"""Seeds, their commitments and the keys made from them."""

import numpy as np
import pytest

from ithaca.engine.seeds import SEED_BYTES, commitment, game_key, seed_of_number

pytestmark = pytest.mark.interpreted

SEED = bytes(range(32))


def same(one, other):
    return one.tobytes() == other.tobytes()


def test_a_commitment_is_the_sha256_that_everyone_can_make():
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_a_key_is_eight_words_of_32_bits():
    key = game_key(SEED, "table", [b"salt"])
    assert (key.dtype, key.shape) == (np.uint32, (8,))


def test_a_key_never_changes_from_version_to_version():
    assert game_key(SEED, "table", [b"salt"]).astype("<u4").tobytes().hex() == (
        "1b41c84ea27477656211c133641728bdc75b971db71e329af040020cfba089ce"
    )


@pytest.mark.parametrize(
    "other",
    [
        game_key(SEED[::-1], "table", [b"a", b"b"]),
        game_key(SEED, "tables", [b"a", b"b"]),
        game_key(SEED, "table", [b"b", b"a"]),
        game_key(SEED, "table", [b"a"]),
        game_key(SEED, "table", [b"ab"]),
        game_key(SEED, "table", [b"a", b"b", b""]),
        game_key(SEED + b"t", "able", [b"a", b"b"]),
    ],
    ids=["seed", "table", "order of salts", "one salt less", "salts joined", "empty salt", "boundary"],
)
def test_every_part_counts_for_the_key(other):
    assert not same(game_key(SEED, "table", [b"a", b"b"]), other)


def test_the_same_parts_give_the_same_key():
    assert same(game_key(SEED, "table", [b"a"]), game_key(SEED, "table", (b"a",)))


def test_every_number_has_a_whole_seed_of_its_own():
    seeds = {seed_of_number(number) for number in range(-5, 100)}
    assert len(seeds) == 105
    assert {len(seed) for seed in seeds} == {SEED_BYTES}
