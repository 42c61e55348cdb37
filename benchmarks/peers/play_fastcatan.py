"""fastcatan's Catan at random: stepped from Python, and many games at once. Run by a Python that it likes.

It has no sampling of its own: one compiled by Numba chooses among the bits of its masks, as ours is compiled.
"""

import random
from collections.abc import Sequence

import fastcatan
import numba
import numpy as np
from pace import Prepared, Work, best_of, tell

BATCHES = (256, 1024, 4096)
STEPS = 20  # of one call
ONE = np.uint64(1)


@numba.njit
def choose(masks: np.ndarray, actions: np.ndarray, luck: np.ndarray) -> None:
    """A legal action for every game; `luck` has a state of xorshift."""
    for game in range(masks.shape[0]):
        legal = 0
        for word in masks[game]:
            legal += popcount(word)
        luck[0] ^= luck[0] << np.uint64(13)
        luck[0] ^= luck[0] >> np.uint64(7)
        luck[0] ^= luck[0] << np.uint64(17)
        nth = int((luck[0] >> np.uint64(32)) * np.uint64(legal) >> np.uint64(32))
        actions[game] = nth_bit(masks[game], nth)


@numba.njit
def popcount(word: int) -> int:
    word -= (word >> np.uint64(1)) & np.uint64(0x5555555555555555)
    word = (word & np.uint64(0x3333333333333333)) + ((word >> np.uint64(2)) & np.uint64(0x3333333333333333))
    word = (word + (word >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return int((word * np.uint64(0x0101010101010101)) >> np.uint64(56))


@numba.njit
def nth_bit(words: Sequence[int], nth: int) -> int:
    """The place of the set bit that has `nth` set bits below it."""
    for place in range(len(words)):
        word, here = words[place], popcount(words[place])
        if nth >= here:
            nth -= here
            continue
        for _ in range(nth):
            word &= word - ONE
        return 64 * place + popcount((word & (~word + ONE)) - ONE)
    return 0


def batch_of(count: int) -> Work:
    games = fastcatan.BatchedEnv(count, seed=1)
    games.reset()
    masks = np.zeros((count, fastcatan.MASK_WORDS), np.uint64)
    actions, over = np.zeros(count, np.uint32), np.zeros(count, np.uint8)
    luck = np.array([88172645463325252], np.uint64)

    def work() -> int:
        for _ in range(STEPS):
            games.write_masks(masks)
            choose(masks, actions, luck)
            games.step_autoreset(actions, over)
        return STEPS * count

    return work


def batched() -> Prepared:
    work, words = best_of(batch_of, BATCHES)
    return work, f"4 players, {words}, masks"


def stepped() -> Prepared:
    env, luck, deals = fastcatan.Env(), random.Random(1).random, iter(range(1 << 60))

    def work() -> int:
        env.reset(seed=next(deals))
        made = 0
        while not env.done:
            legal = env.legal_actions()
            env.step(legal[int(luck() * len(legal))])
            made += 1
        return made

    return work, "4 players, legal_actions and step for each decision"


if __name__ == "__main__":
    tell("fastcatan", {"batched/catan": batched, "stepped/catan": stepped})
