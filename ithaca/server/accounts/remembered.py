"""Answers that take long to count, kept for a while: until what they are counted from is another."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

from ..clock import Clock

T = TypeVar("T")


class Remembered(Generic[T]):
    """The newest answers to a question, by what it is about. Each has a version, by which one knows whether
    it still holds, in this process or in another; and none is older than so many seconds."""

    def __init__(self, clock: Clock, seconds: float, most: int = 1000) -> None:
        self.clock, self.seconds, self.most = clock, seconds, most
        self._known: OrderedDict[Hashable, tuple[object, float, T]] = OrderedDict()

    def find(self, about: Hashable, version: object) -> T | None:
        known, since, answer = self._known.get(about, (None, 0.0, None))
        fresh = known == version and self.clock.monotonic() - since < self.seconds
        return answer if fresh else None

    def keep(self, about: Hashable, version: object, answer: T) -> T:
        self._known[about] = (version, self.clock.monotonic(), answer)
        self._known.move_to_end(about)
        while len(self._known) > self.most:
            self._known.popitem(last=False)
        return answer

    def clear(self) -> None:
        """Somebody was forgotten, or is seen now, or no more."""
        self._known.clear()
