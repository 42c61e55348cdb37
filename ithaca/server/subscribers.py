"""Announcements and who wants to know: a feature of the server is a subscriber, not another branch."""

from collections.abc import Callable
from typing import Any

from .announcements import Announcement
from .apply import apply
from .entries import Line
from .live_table import LiveTable, States


class Subscriber:
    """Something that follows what happens at tables: it says what it does when it is told of something, and
    is not told of the rest. Nothing here may wait: what takes time is done in a task."""

    def announced(self, live: LiveTable, news: Announcement) -> None:
        """An entry was written down and has changed the table."""

    def settled(self, live: LiveTable) -> None:
        """All that a command brought has been announced; or a viewer has come or gone."""

    def released(self, live: LiveTable) -> None:
        """The table is no longer held here."""


Told = Callable[..., None]


class Circle:
    """Subscribers in the order in which they are told."""

    def __init__(self) -> None:
        self.announced: list[Told] = []
        self.settled: list[Told] = []
        self.released: list[Told] = []

    def add(self, subscriber: Subscriber) -> None:
        for name, told in vars(self).items():
            if getattr(type(subscriber), name) is not getattr(Subscriber, name):
                told.append(getattr(subscriber, name))


class Subscribers:
    """All of them. Those that act are told only where the table is decided: of several processes that hold it
    one runs its clocks and bots."""

    def __init__(self) -> None:
        self.all, self.onlookers, self.actors = Circle(), Circle(), Circle()

    def add(self, subscriber: Subscriber, acts: bool = True) -> None:
        self.all.add(subscriber)
        (self.actors if acts else self.onlookers).add(subscriber)

    def apply_and_announce(self, live: LiveTable, line: Line, written: States | None = None) -> States:
        """Apply the next line of a table's log, and announce it. A state that viewers of a sight are sent is
        written once: `written` are those that came from the process that decides the table; returned are
        all."""
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
        """The table is held on, but another process decides it."""
        tell(self.actors.released, live)

    def _of(self, live: LiveTable) -> Circle:
        return self.onlookers if live.decider else self.all


def tell(all_of_them: list[Told], *what: Any) -> None:
    for told in all_of_them:
        told(*what)
