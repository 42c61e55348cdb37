"""Announcements and their subscribers: a feature of the server is a subscriber, not another branch."""

from collections.abc import Callable
from typing import Any

from .announcements import Announcement
from .apply import apply
from .entries import Line
from .live_table import LiveTable, States


class Subscriber:
    """Follows what happens at tables. A subclass overrides the methods that it needs, and is only called for
    those. None of them may block: whatever takes time is done in a task."""

    def announced(self, live: LiveTable, news: Announcement) -> None:
        """An entry was written and has changed the table."""

    def settled(self, live: LiveTable) -> None:
        """Everything that follows from a command has been announced; or a viewer has come or gone."""

    def released(self, live: LiveTable) -> None:
        """The table is no longer held here."""


Told = Callable[..., None]


class Circle:
    """Subscribers in the order in which they are called."""

    def __init__(self) -> None:
        self.announced: list[Told] = []
        self.settled: list[Told] = []
        self.released: list[Told] = []

    def add(self, subscriber: Subscriber) -> None:
        for name, told in vars(self).items():
            if getattr(type(subscriber), name) is not getattr(Subscriber, name):
                told.append(getattr(subscriber, name))


class Subscribers:
    """All subscribers. Those that act are called only in the process that decides the table: of several
    processes that hold it, only one runs its clocks and bots."""

    def __init__(self) -> None:
        self.all, self.onlookers, self.actors = Circle(), Circle(), Circle()

    def add(self, subscriber: Subscriber, acts: bool = True) -> None:
        self.all.add(subscriber)
        (self.actors if acts else self.onlookers).add(subscriber)

    def apply_and_announce(self, live: LiveTable, line: Line, written: States | None = None) -> States:
        """Apply the next line of a table's log, and announce it. The state for each sight is encoded only
        once: `written` holds those that came from the process that decides the table. Returns all of them."""
        live.states = written or {}
        try:
            for news in apply(live.table, line):
                tell(self._of(live).announced, live, news)
            return live.states
        finally:
            live.states = {}

    def settled(self, live: LiveTable) -> None:
        tell(self._of(live).settled, live)

    def released(self, live: LiveTable) -> None:
        tell(self._of(live).released, live)

    def stop_acting(self, live: LiveTable) -> None:
        """The table is still held here, but another process decides it."""
        tell(self.actors.released, live)

    def _of(self, live: LiveTable) -> Circle:
        return self.onlookers if live.decider else self.all


def tell(all_of_them: list[Told], *what: Any) -> None:
    for told in all_of_them:
        told(*what)
