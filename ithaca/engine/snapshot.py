"""A table at one moment, a move, and what a move did: everything that viewers are told is made from these."""

from dataclasses import dataclass
from typing import NamedTuple

from . import entrypoints
from .reading import Reading, readings
from .record import Grid, blank_like


def conceal(states: Grid, seat: int) -> Grid:
    """What a seat sees of the first state."""
    view = blank_like(states)
    entrypoints.conceal_at(states, 0, seat, view, 0)
    return view


class _Actor:
    """The seat that decides: computed on first access, from then on an ordinary attribute."""

    def __get__(self, snapshot: "Snapshot", owner: type) -> int:
        snapshot.__dict__["actor"] = found = int(entrypoints.actor_at(snapshot.state, 0))
        return found


class Snapshot:
    """A state that no longer changes. What each viewer sees of it is concealed and read only once."""

    actor = _Actor()  # the seat that decides, or OVER: asked some twenty times for each move that is told

    def __init__(self, state: Grid) -> None:
        self.state = state
        self.public_text: bytes | None = None  # the public part of the view, once written
        self._readings: list[Reading] = []

    def seen_by(self, viewer: int) -> Reading:
        """What a seat, or SPECTATOR, sees. Callers that ask for one viewer mostly ask for all of them, so all
        are concealed in one compiled call."""
        if not self._readings:
            self._readings = self._all_readings()
        return self._readings[viewer]

    def view(self, viewer: int) -> Grid:
        """The same as a record, for rules. Until `seen_by` is called only this one view is concealed: when a
        log is replayed, it may never be called."""
        return self._readings[viewer].base if self._readings else conceal(self.state, viewer)

    def _all_readings(self) -> list[Reading]:
        """By seat; the last is the spectators', so SPECTATOR finds it."""
        views = blank_like(self.state, int(self.state["seats"][0]) + 1)
        entrypoints.conceal_all_at(self.state, 0, views)
        return readings(views, self.actor)


class Move(NamedTuple):
    """A move that was made."""

    seat: int
    action: int
    seen: tuple[int, ...]  # the action as each seat saw it; the last is the spectators'
    dice: Grid | None = None  # the dice before it, where a scenario has chosen them


@dataclass(slots=True, eq=False, repr=False)
class Played:
    """What a move did: the table before it and after it."""

    name: str  # of the move
    before: Snapshot
    move: Move
    after: Snapshot

    def __repr__(self) -> str:
        return f"Played({self.name!r})"
