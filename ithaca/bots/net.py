"""What a muse thinks of a row, compiled: layers of small whole numbers, as `weights` keeps them."""

import math
from typing import NamedTuple

import numpy as np

from ithaca.engine.compiler import rare, rule
from ithaca.engine.record import Grid

from .weights import Weights

TINY = 1e-5  # keeps a mind without any difference from being divided by nothing


class Mind(NamedTuple):
    """Room to think in."""

    state: Grid
    even: Grid  # the state, its mean taken off and its spread made 1
    inner: Grid
    thought: Grid  # what comes out: hope, then what speaks for each action


def room_for(weights: Weights) -> Mind:
    width, actions = weights.last.shape
    return Mind(*(np.zeros(size, np.float32) for size in (width, width, width, actions)))


@rare
def think(w: Weights, row: Grid, mind: Mind) -> None:
    """Write what speaks for each action into `mind.thought`; its place 0 is the share that one hopes for,
    before the logistic function."""
    for j in range(mind.state.shape[0]):
        mind.state[j] = w.first_bias[j]
    for i in range(row.shape[0]):
        if row[i]:
            add_row(mind.state, w.first[i], np.float32(row[i]) * w.first_factor[i])
    for nth in range(0, w.inner.shape[0], 2):
        level(mind.state, mind.even)
        pass_on(w.inner[nth], w.inner_factor[nth], w.inner_bias[nth], mind.even, mind.inner)
        for j in range(mind.inner.shape[0]):
            mind.inner[j] = max(mind.inner[j], np.float32(0))
        pass_on(w.inner[nth + 1], w.inner_factor[nth + 1], w.inner_bias[nth + 1], mind.inner, mind.even)
        for j in range(mind.state.shape[0]):
            mind.state[j] += mind.even[j]
    level(mind.state, mind.even)
    pass_on(w.last, w.last_factor, w.last_bias, mind.even, mind.thought)


@rule
def pass_on(matrix: Grid, factor: Grid, bias: Grid, given: Grid, out: Grid) -> None:
    """One layer."""
    for j in range(out.shape[0]):
        out[j] = bias[j]
    for i in range(given.shape[0]):
        if given[i] != 0:
            add_row(out, matrix[i], given[i] * factor[i])


@rule
def add_row(out: Grid, row: Grid, times: float) -> None:
    """No number waits for another: so the processor adds eight or sixteen at once."""
    for j in range(out.shape[0]):
        out[np.uint64(j)] += np.float32(row[np.uint64(j)]) * times


@rule
def level(state: Grid, out: Grid) -> None:
    """Take the mean off, and make the spread 1."""
    mean = np.float32(0)
    for j in range(state.shape[0]):
        mean += state[j]
    mean /= np.float32(state.shape[0])
    spread = np.float32(0)
    for j in range(state.shape[0]):
        spread += (state[j] - mean) * (state[j] - mean)
    times = np.float32(1 / math.sqrt(spread / state.shape[0] + TINY))
    for j in range(state.shape[0]):
        out[j] = (state[j] - mean) * times
