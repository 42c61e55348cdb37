"""The lobby: tables that one may see, told to whoever looks: a page first, then what changes of it."""

from collections.abc import Iterable

import msgspec

from .announcements import Announcement
from .clock import Clock, Timer
from .live_table import LiveTable, since
from .messages import Changes, Tables, encode
from .players import Person
from .registry import Registry
from .table import Table
from .viewers import Viewer

TOGETHER_SECONDS = 0.3  # changes that come closer together are told together
PAGE = 60  # tables of others that are told at once
MOST_OWN = 100
MOST_SHOWN = 300  # tables that a viewer is kept up to date with

Written = dict[str, msgspec.Raw]  # tables that are written already, once for all who look


class Lobby:
    """Follows all tables, and tells its viewers of them."""

    def __init__(self, registry: Registry, clock: Clock) -> None:
        self.registry, self.clock = registry, clock
        self.viewers: dict[Viewer, set[str]] = {}  # and the tables that each was told of
        self._changed: set[str] = set()
        self._timer: Timer | None = None

    # ── what changes ──────────────────────────────────────────────────────────────────────────────

    def announced(self, live: LiveTable, news: Announcement) -> None:
        """What counts is how things stand in the end."""

    def settled(self, live: LiveTable) -> None:
        if self.viewers:
            self._changed.add(live.table.id)
            self._timer = self._timer or self.clock.call_later(TOGETHER_SECONDS, self.tell)

    def released(self, live: LiveTable) -> None:
        self.settled(live)

    # ── who looks ─────────────────────────────────────────────────────────────────────────────────

    def enter(self, viewer: Viewer) -> None:
        """A viewer comes, and is told the first page."""
        shown = self.page(viewer.person, 0)
        self.viewers[viewer] = {live.table.id for live in shown}
        written = [written_once(live, {}) for live in shown]
        total = sum(1 for _ in self.tables_for(viewer.person))
        viewer.send(encode(Tables(tables=written, yours=yours(shown, viewer.person), total=total)))

    def leave(self, viewer: Viewer) -> None:
        self.viewers.pop(viewer, None)

    def tell(self) -> None:
        """Tell everybody what has changed of what he was told, and of tables that were opened since."""
        self._timer, changed = None, self._changed
        self._changed = set()
        written: Written = {}
        lives = [live for table_id in changed if (live := self.registry.tables.get(table_id))]
        for viewer, known in list(self.viewers.items()):
            seen = [live for live in lives if may_see(live.table, viewer.person)]
            news = [
                live for live in seen if live.table.id in known or is_news(live.table, viewer.person, known)
            ]
            gone = known & changed - {live.table.id for live in seen}
            if news or gone:
                known.difference_update(gone)
                known.update(live.table.id for live in news)
                briefs = [written_once(live, written) for live in news]
                own = yours(news, viewer.person)
                viewer.send(encode(Changes(tables=briefs, gone=sorted(gone), yours=own)))

    # ── which tables ──────────────────────────────────────────────────────────────────────────────

    def page(self, person: Person | None, number: int) -> list[LiveTable]:
        """A person's own tables, on the first page, and the page of this number of those of others: where one
        may sit down first, then the newest."""
        shown = sorted(self.tables_for(person), key=lambda live: (-has_room(live.table), -since(live.table)))
        own = [live for live in shown if is_of(live.table, person)]
        others = [live for live in shown if not is_of(live.table, person)]
        return [*(own[:MOST_OWN] if not number else []), *others[number * PAGE : (number + 1) * PAGE]]

    def tables_for(self, person: Person | None) -> Iterable[LiveTable]:
        return (live for live in self.registry if may_see(live.table, person))


def may_see(table: Table, person: Person | None) -> bool:
    """Public tables that are open or running, and all that are the person's."""
    public = table.setup.public and table.state in ("open", "playing")
    return table.state != "closed" and (public or is_of(table, person))


def has_room(table: Table) -> bool:
    return table.state == "open" and any(seat.kind == "free" for seat in table.seats)


def is_news(table: Table, person: Person | None, known: set[str]) -> bool:
    """Whether somebody who was not told of a table wants to know of it: it is his, or has a seat for him."""
    return is_of(table, person) or (has_room(table) and len(known) < MOST_SHOWN)


def is_of(table: Table, person: Person | None) -> bool:
    """Whether a person sits at a table or has opened it."""
    return person is not None and (person.id == table.owner or bool(table.seats_of(person.id)))


def yours(shown: Iterable[LiveTable], person: Person | None) -> list[str]:
    return [live.table.id for live in shown if is_of(live.table, person)]


def written_once(live: LiveTable, written: Written) -> msgspec.Raw:
    if live.table.id not in written:
        written[live.table.id] = msgspec.Raw(encode(live.brief()))
    return written[live.table.id]
