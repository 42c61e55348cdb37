"""Announcements and who wants to know: a feature of the server is a subscriber, not another branch."""

from typing import Protocol

from .announcements import Announcement
from .apply import apply
from .entries import Line
from .live_table import LiveTable, States


class Subscriber(Protocol):
    """Something that follows what happens at tables. Nothing here may wait: what takes time is done in a
    task."""

    def announced(self, live: LiveTable, news: Announcement) -> None:
        """An entry was written down and has changed the table."""

    def settled(self, live: LiveTable) -> None:
        """All that a command brought has been announced; or a viewer has come or gone."""

    def released(self, live: LiveTable) -> None:
        """The table is no longer held here."""


class Subscribers:
    """All of them, in the order in which they are told. Those that act are told only where the table is
    decided: of several processes that hold it one runs its clocks and bots."""

    def __init__(self) -> None:
        self.all: list[Subscriber] = []
        self.onlookers: list[Subscriber] = []  # those of them that do not act

    def add(self, subscriber: Subscriber, acts: bool = True) -> None:
        self.all.append(subscriber)
        if not acts:
            self.onlookers.append(subscriber)

    def apply_and_announce(self, live: LiveTable, line: Line, written: States | None = None) -> States:
        """Apply the next line of a table's log, and announce it. A state that viewers of a sight are sent is
        written once: `written` are those that came from the process that decides the table; returned are
        all."""
        live.states = written or {}
        try:
            for news in apply(live.table, line):
                self.announced(live, news)
            return live.states
        finally:
            live.states = {}

    def announced(self, live: LiveTable, news: Announcement) -> None:
        for subscriber in self._of(live):
            subscriber.announced(live, news)

    def settled(self, live: LiveTable) -> None:
        for subscriber in self._of(live):
            subscriber.settled(live)

    def released(self, live: LiveTable) -> None:
        for subscriber in self._of(live):
            subscriber.released(live)

    def stop_acting(self, live: LiveTable) -> None:
        """The table is held on, but another process decides it."""
        for subscriber in self.all:
            if subscriber not in self.onlookers:
                subscriber.released(live)

    def _of(self, live: LiveTable) -> list[Subscriber]:
        return self.onlookers if live.decider else self.all
