"""What a muse thinks of a row, compiled: layers of small whole numbers, as `weights` keeps them."""

import math
from typing import NamedTuple

import numpy as np
from llvmlite.binding import get_host_cpu_features

from ithaca.engine.bulk import on_a_processor
from ithaca.engine.compiler import rare, rule
from ithaca.engine.instructions import multiply_4_16, multiply_8_32
from ithaca.engine.record import Grid

from .weights import SecretWeights, Weights

TINY = 1e-5  # avoids a division by zero where all numbers of a mind are equal


class Mind(NamedTuple):
    """Scratch memory to evaluate one position."""

    state: Grid
    even: Grid  # the state, normalised to mean 0 and spread 1
    inner: Grid
    thought: Grid  # what comes out: hope, then what speaks for each action


def room_for(weights: Weights) -> Mind:
    width, actions = weights.last.shape
    return Mind(*(np.zeros(size, np.float32) for size in (width, width, width, actions)))


@rare
def think(w: Weights, row: Grid, mind: Mind) -> None:
    """Write what speaks for each action into `mind.thought`; place 0 is the share that the seat hopes for,
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
    """Compute one layer."""
    for j in range(out.shape[0]):
        out[j] = bias[j]
    for i in range(given.shape[0]):
        if given[i] != 0:
            add_row(out, matrix[i], given[i] * factor[i])


@rule
def add_row(out: Grid, row: Grid, times: float) -> None:
    """Add `times` a row. No number depends on another, so the processor adds eight or sixteen at once."""
    for j in range(out.shape[0]):
        out[np.uint64(j)] += np.float32(row[np.uint64(j)]) * times


@rule
def level(state: Grid, out: Grid) -> None:
    """Normalise to mean 0 and spread 1."""
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


@rare
def suspect(w: SecretWeights, given: Grid, inner: Grid, out: Grid) -> None:
    """What speaks for each thing that others may hide; `given` is `mind.even`, then the scores of things."""
    pass_on(w.first, w.first_factor, w.first_bias, given, inner)
    for j in range(inner.shape[0]):
        inner[j] = max(inner[j], np.float32(0))
    pass_on(w.last, w.last_factor, w.last_bias, inner, out)


# ── many at once ── the oracle evaluates many positions: it pays to evaluate them together ───────

LANES = 32  # positions that are evaluated side by side
ROWS = 8  # outputs of a layer are padded with zeros to multiples of this
WIDE = bool(get_host_cpu_features().get("avx512f"))  # 32 registers of 16 numbers


class Layers(NamedTuple):
    """The same weights for many minds: plain numbers, a row for each output."""

    first: Grid
    first_factor: Grid
    first_bias: Grid
    inner: Grid  # [layer, out, in]
    inner_bias: Grid
    last: Grid
    last_bias: Grid


class Minds(NamedTuple):
    """Scratch memory for many minds: tables of [number, lane], so that one step does all lanes."""

    rows: Grid  # [1, column]: what a lane sees, until it is taken in
    fresh: Grid  # its state of mind, before the lane has it
    state: Grid
    even: Grid
    inner: Grid
    thought: Grid
    mean: Grid  # [lane]
    times: Grid


def layers_of(w: Weights) -> Layers:
    inner = (w.inner * w.inner_factor[:, :, None]).transpose(0, 2, 1)
    last = (w.last * w.last_factor[:, None]).T
    return Layers(
        w.first,
        w.first_factor,
        w.first_bias,
        filled_up(inner, 1, 2),
        filled_up(w.inner_bias, 1),
        filled_up(last, 0, 1),
        filled_up(w.last_bias, 0),
    )


def filled_up(array: Grid, *axes: int) -> Grid:
    """Pad these axes with zeros to whole `ROWS`."""
    lacks = [(0, -size % ROWS if axis in axes else 0) for axis, size in enumerate(array.shape)]
    return np.ascontiguousarray(np.pad(array, lacks), np.float32)


def room_for_all(layers: Layers) -> Minds:
    (inputs, width), (actions, filled) = layers.first.shape, layers.last.shape
    tables = (np.zeros((count, LANES), np.float32) for count in (filled, filled, filled, actions))
    lines = (np.zeros(LANES, np.float32) for _ in range(2))
    return Minds(np.zeros((1, inputs), np.uint8), np.zeros(width, np.float32), *tables, *lines)


@rare
def take_in(w: Layers, minds: Minds, lane: int) -> None:
    """Compute the first layer for one lane, skipping zeros, of which a row has many. Clears the row."""
    row = minds.rows[0]
    for j in range(minds.fresh.shape[0]):
        minds.fresh[j] = w.first_bias[j]
    for i in range(row.shape[0]):
        if row[i]:
            add_row(minds.fresh, w.first[i], np.float32(row[i]) * w.first_factor[i])
            row[i] = 0
    for j in range(minds.fresh.shape[0]):
        minds.state[j, lane] = minds.fresh[j]


@rare
def think_all(w: Layers, minds: Minds) -> None:
    """Evaluate what all lanes took in; the results are in `minds.thought`."""
    width = minds.fresh.shape[0]
    for nth in range(0, w.inner.shape[0], 2):
        level_all(minds, width)
        pass_all(w.inner[nth], w.inner_bias[nth], minds.even, minds.inner)
        for j in range(minds.inner.shape[0]):
            for lane in range(LANES):
                minds.inner[j, lane] = max(minds.inner[j, lane], np.float32(0))
        pass_all(w.inner[nth + 1], w.inner_bias[nth + 1], minds.inner, minds.even)
        for j in range(minds.state.shape[0]):
            for lane in range(LANES):
                minds.state[j, lane] += minds.even[j, lane]
    level_all(minds, width)
    pass_all(w.last, w.last_bias, minds.even, minds.thought)


@rule
def pass_all(matrix: Grid, bias: Grid, given: Grid, out: Grid) -> None:
    """Compute one layer for all lanes."""
    for j in range(out.shape[0]):
        for lane in range(LANES):
            out[j, lane] = bias[j]
    add_product(matrix, given, out)


def _add_product_quickly(matrix: Grid, given: Grid, out: Grid) -> None:
    for j in range(0, matrix.shape[0], ROWS):
        if WIDE:
            multiply_8_32(matrix, j, given, 0, out)
        else:
            for lane in range(0, LANES, 16):
                multiply_4_16(matrix, j, given, lane, out)
                multiply_4_16(matrix, j + 4, given, lane, out)


@on_a_processor(_add_product_quickly, inline=False)
def add_product(matrix: Grid, given: Grid, out: Grid) -> None:
    """Add the product of two matrices. Twice as fast as loops that Numba compiles."""
    for j in range(matrix.shape[0]):
        for i in range(matrix.shape[1]):
            out[j] += matrix[j, i] * given[i]


@rule
def level_all(minds: Minds, width: int) -> None:
    """Normalise every lane to mean 0 and spread 1."""
    state, out, mean, times = minds.state, minds.even, minds.mean, minds.times
    for lane in range(LANES):
        mean[lane] = 0
        times[lane] = 0
    for j in range(width):
        for lane in range(LANES):
            mean[lane] += state[j, lane]
    for lane in range(LANES):
        mean[lane] /= np.float32(width)
    for j in range(width):
        for lane in range(LANES):
            apart = state[j, lane] - mean[lane]
            times[lane] += apart * apart
    for lane in range(LANES):
        times[lane] = np.float32(1 / math.sqrt(times[lane] / width + TINY))
    for j in range(width):
        for lane in range(LANES):
            out[j, lane] = (state[j, lane] - mean[lane]) * times[lane]
