"""A table at one moment, a move, and what a move did: what everything that is told is told from."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from . import entrypoints
from .reading import Reading, reading
from .record import Grid, blank_like


def conceal(states: Grid, seat: int) -> Grid:
    """What a seat sees of the first state."""
    view = blank_like(states)
    entrypoints.conceal_at(states, 0, seat, view, 0)
    return view


class Snapshot:
    """A state that nobody changes any more. What each viewer sees of it is concealed and read once."""

    def __init__(self, state: Grid) -> None:
        self.state = state
        self.public_bytes: bytes | None = None  # the public part of the view, once it was written
        self._readings: dict[int, Reading] = {}

    @cached_property
    def actor(self) -> int:
        """The seat that decides, or OVER: asked some twenty times for each move that is told."""
        return int(entrypoints.actor_at(self.state, 0))

    def seen_by(self, viewer: int) -> Reading:
        if viewer not in self._readings:
            self._readings[viewer] = reading(conceal(self.state, viewer))
        return self._readings[viewer]


class Move(NamedTuple):
    """A move that was made."""

    seat: int
    action: int
    seen: tuple[int, ...]  # the action as each seat saw it; the last is the spectators'
    dice: Grid | None = None  # the dice before it, where a scenario has chosen them


@dataclass(frozen=True, eq=False, repr=False)
class Played:
    """What a move did: the table before it and after it."""

    name: str  # of the move
    before: Snapshot
    move: Move
    after: Snapshot

    def __repr__(self) -> str:
        return f"Played({self.name!r})"
