"""Work that a graphics card does again and again: captured once, then replayed without the host.

A lesson is some hundred small kernels. To launch them one by one takes the host longer than the card takes to
run them.
"""

from collections.abc import Callable
from typing import Any

import torch

EAGER = 2  # calls before it is captured: libraries set themselves up then


class Replayed:
    """Work without arguments that always touches the same tensors. It may ask the card nothing."""

    def __init__(self, work: Callable[[], Any], device: str) -> None:
        self.work, self.left = work, EAGER if device == "cuda" else -1
        self.graph: Any = None
        self.result: Any = None

    def __call__(self) -> Any:
        if self.left:
            self.left -= 1
            return self.work()
        if self.graph is None:
            self.graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self.graph, capture_error_mode="relaxed"):
                self.result = self.work()
        self.graph.replay()
        return self.result
