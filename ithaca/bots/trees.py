"""Memory for the trees of searches: allocated once, lent to one search after the other."""

import contextlib
import threading
from collections.abc import Iterator

import numpy as np

from ithaca.engine.record import Grid, dtype_of

from .search import Node


class TreeRoom:
    """Trees that are not in use.

    As many are kept as were ever in use at once: on a server, as many as it has threads for bots. Allocating
    a new tree for each search would clear all of it, however little is used, and fragment the heap.
    """

    def __init__(self) -> None:
        self._free: list[Grid] = []
        self._lock = threading.Lock()

    @contextlib.contextmanager
    def lend(self, count: int, nodes: int) -> Iterator[list[Grid]]:
        """Lend `count` trees of `nodes` nodes each, for a `with` block. They are not cleared: a search clears
        each node when it takes it."""
        trees = [self._take(nodes) for _ in range(count)]
        try:
            yield [tree[:nodes] for tree in trees]
        finally:
            with self._lock:
                self._free += trees

    def _take(self, nodes: int) -> Grid:
        """A free tree, or a new one; a free one that is too small is given up for it."""
        with self._lock:
            free = self._free.pop() if self._free else None
        return free if free is not None and len(free) >= nodes else np.empty(nodes, dtype_of(Node))

    def __len__(self) -> int:
        return len(self._free)
