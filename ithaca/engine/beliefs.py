"""Beliefs: from scores to odds, and how likely a seat thinks each hidden thing to be.

A game's `belief.py` adds up scores, in whole hundredths of a nat, so that the sums are the same compiled,
interpreted and on a GPU. What a seat thinks is found with `guess` itself: worlds are drawn and counted, so
there is a single source for it, and bots and players are told the same.
"""

import math
from typing import NamedTuple

import numpy as np

from .compiler import JIT, rare, rule
from .dice import Dice, set_key
from .offers import Scratch
from .protocol import guess, hides
from .record import Grid, blank, copy_of, table

NAT = 100  # a score that is higher by this makes a thing e times as likely
HIGHEST = 20 * NAT  # no score is higher, or lower than its negative
WHOLE = 1 << 15

# FALL[d] = WHOLE * exp(-d / NAT)
FALL = table(*[round(WHOLE * math.exp(-d / NAT)) for d in range(1041)])
MOST_IDS = 64  # hidden things are numbered below this
# Worlds that are drawn for an answer: the error of a chance is below one in a hundred. As plain Python a
# world takes some milliseconds.
WORLDS = 4096 if JIT else 64


class Secrets(NamedTuple):
    """What there is to suspect, as the `belief.py` of a game says, in the order of its `hides`.

    Such a game's `Belief` has `odds` and `score`, [seat, id] or [seat, thing, id], and its odds go from 1 to
    `MOST_ODDS`.
    """

    each: int  # things that every seat hides
    ids: int  # how many values each of them can have, counted from 1


@rule
def fall(difference: int) -> int:
    """How likely, in parts of WHOLE, a thing is compared with one whose score is higher by `difference`."""
    return FALL[difference] if difference < FALL.shape[0] else 0


@rule
def chance(score: int, highest: int, most: int) -> int:
    """The odds, from 1 to `most`, of a thing whose best rival has the score `highest`.

    They go with exp(score) + 1: a seat is either sensible, and its moves fit what it wants, or it plays at
    random, and all is equally likely. A seat that has done nothing that fits is believed to play at random.
    """
    top = max(highest, 0)
    return 1 + ((most - 1) * (fall(top - score) + fall(top))) // (2 * WHOLE)


@rare
def tally(views: Grid, worlds: Grid, beliefs: Grid, dice: Grid, scratch: Grid, counts: Grid, n: int) -> None:
    """Draw n worlds behind the first view and count in `counts[i, id]` what the seats hide."""
    set_key(dice[0], dice[0].key)
    for _ in range(n):
        worlds[0] = views[0]
        guess(worlds[0], beliefs[0], dice[0])
        for i in range(hides(worlds[0], scratch[0].actions)):
            counts[i, scratch[0].actions[i]] += 1


@rare
def hides_at(states: Grid, i: int, scratch: Grid) -> int:
    return hides(states[i], scratch[0].actions)


def drawn(view: Grid, belief: Grid, worlds: int = WORLDS) -> Grid:
    """drawn[i, id]: in how many worlds the i-th hidden thing is this one, for a seat that sees `view`.

    The dice are always the same, so the same view and belief give the same answer.
    """
    scratch = blank(Scratch)
    counts = np.zeros((hides_at(view, 0, scratch), MOST_IDS), np.int64)
    tally(view, copy_of(view), copy_of(belief), blank(Dice), scratch, counts, worlds)
    return counts


def posterior(view: Grid, belief: Grid, worlds: int = WORLDS) -> Grid:
    """posterior[i, id]: how likely the i-th hidden thing is this one, estimated from drawn worlds."""
    return drawn(view, belief, worlds) / worlds


def likelihood(view: Grid, belief: Grid, worlds: int = WORLDS) -> Grid:
    """The same for scoring: what was never drawn counts half a world, so that no loss is infinite."""
    return np.maximum(drawn(view, belief, worlds), 0.5) / worlds
