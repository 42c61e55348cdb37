"""The games on a graphics card: the same rules, compiled for it.

>>> env = GpuEnv("odysseus", players=4, count=65536, seed=1)
>>> observations, infos = env.reset()
>>> observations, rewards, terminations, truncations, infos = env.step(env.sample())

It is the `VectorEnv` of the processor with its arrays in the memory of the device, column by column; the same
seed gives the same games, to the byte. Nothing goes through the host and no step waits for it. PyTorch, CuPy
and JAX take the arrays as they lie there (`torch.as_tensor(observations, device="cuda")`,
`cupy.asarray(observations)`, `jax.numpy.asarray(observations)`), and `step` takes theirs. So a step cannot
say that an action was illegal. From then on nothing more is played, and `check` says why.

`GpuSimulation` plays whole games at random that never leave the device.
"""

import functools
import importlib
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from ithaca.engine.batch import Batch
from ithaca.engine.compiler import JIT, settings
from ithaca.engine.dice import Dice
from ithaca.engine.errors import Misuse
from ithaca.engine.forms import BITS, Columnwise, Compact, CompactForm, FlatForm
from ithaca.engine.protocol import NOBODY
from ithaca.engine.record import Grid, dtype_of
from ithaca.engine.simulate import Simulation

from . import kernels
from .vector import MOST_AT_ONCE, VectorEnv, batch_of, seed_of_batch

BLOCK = 128  # threads of a block
APART = 16  # in small batches one thread in 16 has a game, so that few threads of a warp wait for each other
MOST_SHARED = 880  # bytes of a state that is played in memory that threads share: of larger ones too few fit
THREADS = 132 * 8 * BLOCK  # that play games at random: what one H200 holds
MANY = 1 << 30  # games, enough for every thread


@functools.cache
def cuda() -> Any:
    """Numba's CUDA, if it can be used; otherwise a sentence that says what is missing."""
    if not (JIT or settings.ENABLE_CUDASIM):
        raise Misuse("gpu-not-compiled")
    if not hasattr(np, "row_stack"):  # gone from NumPy 2.5, and numba-cuda 0.30 names it when it compiles
        setattr(np, "row_stack", np.vstack)  # noqa: B010
    try:
        found = importlib.import_module("numba.cuda")
    except ImportError as missing:
        raise Misuse("no-numba-cuda", reason=str(missing)) from None
    if not found.is_available():
        raise Misuse("no-gpu")
    return found


@functools.cache
def stream_of(queue: int) -> Any:
    """A queue of the device by its handle."""
    return cuda().external_stream(queue)


@functools.cache
def kernels_of(state: np.dtype[Any]) -> kernels.Kernels:
    return kernels.kernels_for(cuda(), state)


@functools.cache
def play_kernel_of(state: np.dtype[Any], phases: int, held: int) -> Any:
    return kernels.play_kernel(cuda(), state, phases, held)


def flat(table: Any) -> tuple[Any, Any]:
    """The bytes of a table on the device as they lie there, and the same by eights, without the last few."""
    bytes_ = table.ravel("A")
    return bytes_, bytes_[: bytes_.shape[0] // 8 * 8].view(np.int64)


def rows_there(form: FlatForm, count: int) -> Any:
    """Memory on the device for what is seen of `count` games. Neighbouring threads write neighbouring bytes:
    games lie side by side in every column."""
    space = functools.partial(cuda().device_array, order="F")
    if not isinstance(form, CompactForm):
        return space((count, form.size), np.uint8)
    columns, numbers = form.counts
    told = Compact(space((count, columns), np.int16), space((count, numbers), np.uint8))
    return Columnwise(told, cuda().to_device(form.place))


def seen_in(rows: Any) -> Any:
    """These rows as a learner gets them."""
    return rows.told if isinstance(rows, Columnwise) else rows


LOADED, NO_GRAPH = object(), object()


def graph_of(launch: Callable[[Any], None]) -> Any:
    """What `launch` puts into the queue that it is given, as one call; NO_GRAPH where the driver cannot be
    asked for it."""
    try:
        driver: Any = importlib.import_module("cuda.bindings.driver")
    except ImportError:
        return NO_GRAPH
    queue = cuda().stream()
    handle = driver.CUstream(int(getattr(queue.handle, "value", queue.handle)))
    answer(driver.cuStreamBeginCapture(handle, driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED))
    try:
        launch(queue)
    finally:
        graph = answer(driver.cuStreamEndCapture(handle))
    ready = answer(driver.cuGraphInstantiate(graph, 0))

    def replay() -> None:
        answer(driver.cuGraphLaunch(ready, driver.CUstream(0)))

    return replay


def answer(told: tuple[Any, ...]) -> Any:
    """What the driver answers behind the word that all went well."""
    if int(told[0]):
        raise RuntimeError(f"CUDA: {told[0].name}")
    return told[1] if len(told) > 1 else None


class There(NamedTuple):
    """What a simulation has on the device."""

    blanks: Any
    seed: Any
    made: Any  # decisions, by each thread
    won: Any  # by each seat
    queue: Any  # the number of the next game that no thread has in hand


class GpuEnv(VectorEnv):
    """So many games of one kind, stepped together on the device."""

    def _launch(self, blanks: Grid, watched: int) -> Batch:
        if self.form.name == BITS:
            raise Misuse("gpu-no-bits", value=self.form.name)
        space, send = cuda().device_array, cuda().to_device
        self._chosen = space(self.num_envs, np.int64)
        self._never = send(np.zeros(self.num_envs, np.bool_))
        self._refused = send(np.full(1, NOBODY))
        self._sensible = space(self.num_envs, np.int64)
        self._everyone = send(np.ones((self.num_envs, self.players), np.uint8))
        self._no_one = send(np.zeros((self.num_envs, self.players), np.uint8))
        self._kernels = kernels_of(blanks.dtype)
        self._graphs: dict[str, Any] = {}
        told = self.players, self.num_envs, self.actions, self.form, space((0, 0), np.uint8, order="F")
        batch: Any = batch_of(blanks, *told, space, send, "F")
        # Nobody writes what lies between the fields of a record: let no older bytes be there.
        batch.luck.copy_to_device(np.zeros(self.num_envs, dtype_of(Dice)))
        self._words = batch.states.view(np.int64) if blanks.dtype.itemsize % 8 == 0 else None
        self._rows = rows_there(self.form, watched) if watched else None
        self._seen_there = seen_in(self._rows) if watched else batch.observations
        tables = self._seen_there if isinstance(self._seen_there, Compact) else (self._seen_there,)
        self._to_clear = [flat(table) for table in (batch.masks, *(tables if watched else ()))]
        return batch

    def _shown(self) -> Any:
        return self._seen_there

    def reset(self, *, seed: int | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal all games again; the same seed gives the same games. Without one, other games follow."""
        batch: Any = self._batch
        if seed is None:
            batch.numbers.copy_to_device(batch.numbers.copy_to_host() + self.num_envs)
        else:
            batch.numbers.copy_to_device(np.arange(self.num_envs))
            batch.seed.copy_to_device(seed_of_batch(seed))
        self._refused.copy_to_device(np.full(1, NOBODY))
        self._clear(self._grid)
        self._kernels.deal[self._grid](batch, self._refused)
        self._look(self._grid)
        return self._seen, self._infos

    def step(self, actions: Any) -> Any:
        """Play one action in every game; `actions` lie on the device. After an illegal one nothing is played
        any more: see `check`."""
        batch = self._batch
        if actions is self._chosen:
            self._do("sampled step", self._step_as_chosen)
        else:
            self._take(cuda().as_cuda_array(actions), self._grid)
            self._do("step", self._step_games)
        return self._seen, batch.rewards, batch.ended, self._never, self._infos

    def _take(self, actions: Any, grid: Any) -> None:
        self._kernels.take[grid](self._batch, actions, self._chosen, self._refused)

    def _step_games(self, grid: Any) -> None:
        self._clear(grid)
        if APART * self.num_envs <= THREADS:
            self._step_here(APART, grid)
        elif self._batch.states.dtype.itemsize > MOST_SHARED:
            self._step_here(1, grid)
        else:
            self._step_shared(grid)

    def _step_here(self, apart: int, grid: Any) -> None:
        """Play in the batch's own memory."""
        blocks = -(-apart * self.num_envs // BLOCK)
        self._kernels.step[blocks, *grid[1:]](self._batch, self._chosen, self._refused, apart)
        self._look(grid)

    def _step_shared(self, grid: Any) -> None:
        """Play in memory that the threads of a block share."""
        told = self._batch, self._words, self._chosen, self._refused
        blocks = -(-self.num_envs // kernels.SHARED_GAMES), kernels.SHARED_GAMES, *grid[2:]
        if self._rows is None:
            self._kernels.step_shared[blocks](*told)
        else:
            self._kernels.step_and_look[blocks](*told, self._rows)

    def _clear(self, grid: Any) -> None:
        for table in self._to_clear:
            self._kernels.clear[grid](*table, self._refused)

    def _look(self, grid: Any) -> None:
        if self._rows is not None:
            self._kernels.look[grid](self._batch, self._rows, self._refused, 1)

    def _step_as_chosen(self, grid: Any) -> None:
        self._take(self._chosen, grid)
        self._step_games(grid)

    def sample(self) -> Any:
        """A legal action for every game, chosen at random by dice of its own."""
        self._do("sample", self._choose)
        return self._chosen

    def _choose(self, grid: Any) -> None:
        self._kernels.choose[grid](self._batch, self._chosen)

    def _do(self, name: str, launch: Callable[[Any], None]) -> None:
        """Launch what is always launched with the same arrays: at first as it is, then as a graph that the
        device was given once. Python needs a tenth of a millisecond to hand over all arrays of a batch."""
        known = self._graphs.get(name)
        if self._queue or known is NO_GRAPH:  # in a learner's queue, perhaps for a graph of its own
            launch(self._grid)
        elif known is None:  # the first time it is compiled and loaded, which no graph can hold
            launch(self._grid)
            self._graphs[name] = LOADED
        elif known is LOADED:
            self._graphs[name] = graph_of(lambda queue: launch((*self._grid[:2], queue)))
            self._do(name, launch)
        else:
            known()

    def greedy(self, seats: Any = None) -> Any:
        marked = self._everyone if seats is None else cuda().as_cuda_array(seats)
        self._kernels.think[self._grid](self._batch, marked, self._sensible)
        return self._sensible

    def advance(self, seats: Any = None, most: int = MOST_AT_ONCE) -> None:
        marked = self._no_one if seats is None else cuda().as_cuda_array(seats)
        self._drive(marked, self._never, most)

    def restart(self, games: Any) -> None:
        marked = cuda().as_cuda_array(games)
        self._drive(self._no_one, marked, 0)

    def _drive(self, seats: Any, again: Any, most: int) -> None:
        if self._rows is None:
            self._kernels.drive[self._grid](self._batch, seats, again, self._refused, most)
        else:
            self._kernels.drive_and_look[self._grid](
                self._batch, self._rows, seats, again, self._refused, most
            )

    def check(self) -> None:
        """Wait until all is played, and say whether an action was illegal: its game and all others stand
        where they stood before that step."""
        refused = int(self._refused.copy_to_host()[0])
        if refused != NOBODY:
            raise Misuse("illegal-action-before", place=refused)

    def wait(self) -> None:
        """Until the device has done all it was given. JAX, which has queues of its own, needs this before it
        reads; PyTorch and CuPy do not."""
        cuda().synchronize()

    def work_in(self, queue: int) -> None:
        """From now on, work in this queue of the device instead of the common one: what PyTorch calls
        `torch.cuda.current_stream().cuda_stream`. So a learner can capture steps in a graph."""
        self._queue = stream_of(queue) if queue else 0

    _queue: Any = 0

    @property
    def _grid(self) -> tuple[int, int, Any]:
        return -(-self.num_envs // BLOCK), BLOCK, self._queue


class GpuSimulation(Simulation):
    """The games of a `Simulation`, played on the device: many at once, each the same as there."""

    at_first = THREADS  # fewer would leave threads without a game, and a call lasts as long as its longest
    held = 0  # games that each thread has in hand; 0: as many as suit the game

    @functools.cached_property
    def _there(self) -> There:
        send = cuda().to_device
        return There(
            blanks=send(self.desk.blanks),
            seed=send(self.desk.seed),
            made=send(np.zeros(THREADS, np.int64)),
            won=send(np.zeros(self.players)),
            queue=send(np.zeros(1, np.int64)),
        )

    def in_hand(self, games: int) -> int:
        """How many of so many games each thread has in hand: several where the game is better played so
        (`HELD` in its `state.py`) and most threads can have as many."""
        several = int(getattr(self.game.part("state"), "HELD", 1))
        return self.held or (several if 4 * games >= 3 * several * THREADS else 1)

    def play(self, first: int, last: int) -> int:
        """Play the games from `first` up to `last`; return the decisions made."""
        nothing = cuda().device_array(0, self.states.dtype)
        if first == last:  # compile all that may be needed later
            self._play(first, last, nothing, self.in_hand(MANY))
        return self._play(first, last, nothing, self.in_hand(last - first))

    def final_states(self, first: int, last: int) -> Grid:
        """The last tables of these games, on the host."""
        finals = cuda().device_array(last - first, self.states.dtype)
        self._play(first, last, finals, self.in_hand(last - first))
        found: Grid = finals.copy_to_host()
        return found

    def _play(self, first: int, last: int, finals: Any, held: int) -> int:
        there = self._there
        blocks = -(-min(THREADS, max(last - first, 1)) // BLOCK)
        there.queue.copy_to_device(np.full(1, first + blocks * BLOCK * held))
        kernel = play_kernel_of(self.states.dtype, len(self.game.part("state").PHASE_NAMES), held)
        kernel[blocks, BLOCK](
            there.blanks, there.seed, first, last, finals, there.made, there.won, there.queue
        )
        self.wins[:] = there.won.copy_to_host()
        return int(there.made.copy_to_host()[: blocks * BLOCK].sum())
