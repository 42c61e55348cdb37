"""A subscriber is called only for what it reacts to; one that acts, only where the table is decided."""

from parts import NOON, table_of

from ithaca.server import entries as log
from ithaca.server.entries import Line
from ithaca.server.live_table import LiveTable
from ithaca.server.subscribers import Subscriber, Subscribers


class Clerk(Subscriber):
    """Records what it was told."""

    def __init__(self):
        self.told = []

    def announced(self, live, news):
        self.told.append(type(news).__name__)

    def released(self, live):
        self.told.append("released")


class Bell(Clerk):
    """Rings when everything has been said."""

    def settled(self, live):
        self.told.append("settled")


def test_each_is_told_of_what_it_does_something_about():
    subscribers, clerk, bell = Subscribers(), Clerk(), Bell()
    subscribers.add(clerk, acts=False)
    subscribers.add(bell)
    live = LiveTable(table_of("odysseus", 3))
    subscribers.apply_and_announce(live, Line(1, NOON, log.BotSeated(0, "steady")))
    subscribers.settled(live)
    heard = ["NoteAdded", "SeatsChanged", "StateChanged"]
    assert (clerk.told, bell.told) == (heard, [*heard, "settled"])
    assert clerk.settled not in subscribers.all.settled


def test_who_acts_is_told_only_where_the_table_is_decided():
    subscribers, clerk, bell = Subscribers(), Clerk(), Bell()
    subscribers.add(clerk, acts=False)
    subscribers.add(bell)
    live = LiveTable(table_of("odysseus", 3))
    live.decider = "another"
    subscribers.apply_and_announce(live, Line(1, NOON, log.BotSeated(0, "steady")))
    subscribers.settled(live)
    assert (len(clerk.told), bell.told) == (3, [])
    subscribers.stop_acting(live)
    assert (clerk.told[-1], bell.told) == ("StateChanged", ["released"])
