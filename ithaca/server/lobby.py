"""The lobby: the tables that a person may see. Viewers are told one page first, then what changes."""

from collections.abc import Iterable, Iterator

import msgspec

from .clock import Clock, Timer
from .listings import Listed, ListedElsewhere, ListedHere
from .live_table import LiveTable
from .messages import Changes, Tables, encode
from .players import Person
from .registry import Registry
from .subscribers import Subscriber
from .viewers import Viewer

TOGETHER_SECONDS = 0.3  # changes within this time are sent together
PAGE = 60  # tables of others that are sent at once
MOST_OWN = 100
MOST_SHOWN = 300  # tables that a viewer is kept up to date about

Written = dict[str, msgspec.Raw]  # tables that are already encoded, once for all viewers


class Lobby(Subscriber):
    """Follows all tables, and tells its viewers about them."""

    def __init__(self, registry: Registry, clock: Clock) -> None:
        self.registry, self.clock = registry, clock
        self.viewers: dict[Viewer, set[str]] = {}  # with the tables that each was told of
        self.elsewhere: dict[str, ListedElsewhere] = {}  # tables that other processes decide
        self._changed: set[str] = set()
        self._timer: Timer | None = None

    # ── what changes ──────────────────────────────────────────────────────────────────────────────

    def settled(self, live: LiveTable) -> None:
        self.changed(live.table.id)

    def changed(self, table_id: str) -> None:
        if self.viewers:
            self._changed.add(table_id)
            self._timer = self._timer or self.clock.call_later(TOGETHER_SECONDS, self.tell)

    def released(self, live: LiveTable) -> None:
        self.settled(live)

    # ── who looks ─────────────────────────────────────────────────────────────────────────────────

    def enter(self, viewer: Viewer) -> None:
        """Add a viewer, and send the first page."""
        shown = self.page(viewer.person, 0)
        self.viewers[viewer] = {listed.id for listed in shown}
        written = [written_once(listed, {}) for listed in shown]
        total = sum(1 for _ in self.tables_for(viewer.person))
        viewer.send(encode(Tables(tables=written, yours=yours(shown, viewer.person), total=total)))

    def leave(self, viewer: Viewer) -> None:
        self.viewers.pop(viewer, None)

    def tell(self) -> None:
        """Tell each viewer what has changed of the tables that they were told of, and of tables opened
        since."""
        self._timer, changed = None, self._changed
        self._changed = set()
        written: Written = {}
        listed = [one for table_id in changed if (one := self.find(table_id))]
        for viewer, known in list(self.viewers.items()):
            seen = [one for one in listed if may_see(one, viewer.person)]
            news = [one for one in seen if one.id in known or is_news(one, viewer.person, known)]
            gone = known & changed - {one.id for one in seen}
            if news or gone:
                known.difference_update(gone)
                known.update(one.id for one in news)
                briefs = [written_once(one, written) for one in news]
                own = yours(news, viewer.person)
                viewer.send(encode(Changes(tables=briefs, gone=sorted(gone), yours=own)))

    # ── which tables ──────────────────────────────────────────────────────────────────────────────

    def find(self, table_id: str) -> Listed | None:
        """A table that is held here, or that another process has told of."""
        live = self.registry.tables.get(table_id)
        return ListedHere(live) if live else self.elsewhere.get(table_id)

    def __iter__(self) -> Iterator[Listed]:
        """All tables, each once."""
        held = self.registry.tables
        yield from (ListedHere(live) for live in list(held.values()))
        yield from (one for one in list(self.elsewhere.values()) if one.id not in held)

    def page(self, person: Person | None, number: int) -> list[Listed]:
        """Page `number` of the tables of others, those with a free seat first, then the newest; on the first
        page, a person's own tables before them."""
        shown = sorted(self.tables_for(person), key=lambda one: (-one.has_room, -one.since))
        own = [one for one in shown if is_his(one, person)]
        others = [one for one in shown if not is_his(one, person)]
        return [*(own[:MOST_OWN] if not number else []), *others[number * PAGE : (number + 1) * PAGE]]

    def tables_for(self, person: Person | None) -> Iterable[Listed]:
        return (one for one in self if may_see(one, person))


def may_see(listed: Listed, person: Person | None) -> bool:
    """Public tables that are open or running, and all of the person's own."""
    public = listed.public and listed.state in ("open", "playing")
    return listed.state != "closed" and (public or is_his(listed, person))


def is_his(listed: Listed, person: Person | None) -> bool:
    return person is not None and listed.is_of(person.id)


def is_news(listed: Listed, person: Person | None, known: set[str]) -> bool:
    """Whether to tell a person of a table that they were not told of yet: it is their own, or has a free
    seat."""
    return is_his(listed, person) or (listed.has_room and len(known) < MOST_SHOWN)


def yours(shown: Iterable[Listed], person: Person | None) -> list[str]:
    return [one.id for one in shown if is_his(one, person)]


def written_once(listed: Listed, written: Written) -> msgspec.Raw:
    if listed.id not in written:
        written[listed.id] = msgspec.Raw(encode(listed.brief()))
    return written[listed.id]
