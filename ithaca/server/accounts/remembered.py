"""A cache for answers that take long to compute: kept until what they are computed from changes."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

from ..clock import Clock

T = TypeVar("T")


class Remembered(Generic[T]):
    """The newest answers to a question, by subject. Each has a version, which tells whether it is still
    valid, even if another process has changed the data; and none is used for longer than `seconds`."""

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
        """Drop all answers: a person was forgotten, or what others may see of a person has changed."""
        self._known.clear()
