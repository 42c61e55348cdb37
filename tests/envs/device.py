"""A stand-in for a graphics card: kernels run as Python, one thread after the other, each a warp of its own;
threads that share memory run side by side, as they wait for one another.

It has what `ithaca.envs.gpu` needs of Numba's CUDA and nothing else. It cannot show that the rules compile
for a device and give the same bytes there; `make gpu` checks that on a real one.
"""

import threading
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import numpy as np
from numba.np.numpy_support import as_dtype, from_dtype

from ithaca.engine.dice import Dice
from ithaca.engine.game import find, names
from ithaca.engine.offers import Scratch
from ithaca.engine.record import dtype_of

RECORDS = {
    from_dtype(dtype_of(kind)): dtype_of(kind)
    for kind in (Dice, Scratch, *(find(game).part("state").State for game in names()))
}


class OnDevice(np.ndarray):
    """An array that claims to be on another device."""

    def copy_to_host(self):
        return np.array(self)

    def copy_to_device(self, values):
        self[...] = values


class Local:
    @staticmethod
    def array(shape, dtype, alignment=None):
        return np.zeros(shape, RECORDS.get(dtype) or (dtype if isinstance(dtype, type) else as_dtype(dtype)))


class Shared:
    """Of one block, whose kernel has one array at most."""

    def __init__(self):
        self.lock, self.known = threading.Lock(), None

    def array(self, shape, dtype):
        with self.lock:
            if self.known is None:
                self.known = np.full(shape, 0xAA, as_dtype(dtype))
            return self.known


class Atomic:
    @staticmethod
    def add(array, place, value):
        before = array[place]
        array[place] += value
        return before


class Kernel:
    """Runs a function for every thread of a grid."""

    def __init__(self, device, function):
        self.device, self.function = device, function

    def __getitem__(self, grid):
        def launch(*arguments):
            self.device.threads = grid[0] * grid[1]
            for block in range(grid[0]):
                self.run_block(block, grid[1], arguments)

        return launch

    def run_block(self, block, size, arguments):
        def run(thread):
            self.device.block = block
            self.device.here.thread = thread, block * size + thread
            self.function(*arguments)

        if "shared" not in self.function.__code__.co_names:
            for thread in range(size):
                run(thread)
            return
        self.device.shared, self.device.barrier = Shared(), threading.Barrier(size, timeout=60)
        with ThreadPoolExecutor(size) as threads:
            list(threads.map(run, range(size)))


class Device:
    """One that is slow, and always available."""

    local, atomic = Local, Atomic
    shared = barrier = None
    threads = block = 0

    def __init__(self):
        self.here = threading.local()  # which of the threads this is

    @property
    def blockIdx(self):  # noqa: N802 CUDA calls it so
        return SimpleNamespace(x=self.block)

    @property
    def threadIdx(self):  # noqa: N802
        return SimpleNamespace(x=self.here.thread[0])

    def syncthreads(self):
        self.barrier.wait()

    def is_available(self):
        return True

    def jit(self, function=None, device=False):
        return (lambda inner: inner) if device else Kernel(self, function)

    def grid(self, dimensions):
        return self.here.thread[1]

    def gridsize(self, dimensions):
        return self.threads

    def device_array(self, shape, dtype, order="C"):
        """Row by row in any case: for columns the processor would have to compile the rules again."""
        array = np.empty(shape, dtype)
        if array.dtype.names and array.size:
            array.view(np.uint8).fill(0xAA)  # nobody clears it
        return array.view(OnDevice)

    def to_device(self, array):
        return np.array(array).view(OnDevice)

    def external_stream(self, handle):
        return f"queue {handle}"

    def as_cuda_array(self, array):
        return array

    def ballot_sync(self, lanes, agrees):
        return int(agrees)

    def popc(self, bits):
        return bits.bit_count()

    def syncwarp(self):
        pass

    def synchronize(self):
        pass
