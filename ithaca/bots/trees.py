"""Room for the trees of searches: taken once, lent to one search after the other."""

import contextlib
import threading
from collections.abc import Iterator

import numpy as np

from ithaca.engine.record import Grid, dtype_of

from .search import Node


class TreeRoom:
    """Trees that nobody grows just now.

    As many are kept as were ever grown at once: on a server as many as it has threads for bots. A search with
    a new tree each time would have all of it cleared, whatever little it uses, and would leave the heap in
    pieces.
    """

    def __init__(self) -> None:
        self._free: list[Grid] = []
        self._lock = threading.Lock()

    @contextlib.contextmanager
    def lend(self, count: int, nodes: int) -> Iterator[list[Grid]]:
        """Trees of so many nodes each, for as long as this lasts. What was in them is still there: a search
        clears each node when it takes it."""
        trees = [self._take(nodes) for _ in range(count)]
        try:
            yield [tree[:nodes] for tree in trees]
        finally:
            with self._lock:
                self._free += trees

    def _take(self, nodes: int) -> Grid:
        """A free tree, or a new one. One that is too small is let go of for it."""
        with self._lock:
            free = self._free.pop() if self._free else None
        return free if free is not None and len(free) >= nodes else np.empty(nodes, dtype_of(Node))

    def __len__(self) -> int:
        return len(self._free)
