"""The lobby: tables that one may see, told to whoever looks at them."""

from collections.abc import Iterator

import msgspec

from .apply import Announcement
from .clock import Clock, Timer
from .live_table import LiveTable
from .messages import Tables, encode
from .players import Person
from .registry import Registry
from .viewers import Viewer

TOGETHER_SECONDS = 0.3  # changes that come closer together are told together


class Lobby:
    """Follows all tables, and tells its viewers of them."""

    def __init__(self, registry: Registry, clock: Clock) -> None:
        self.registry, self.clock = registry, clock
        self.viewers: set[Viewer] = set()
        self._timer: Timer | None = None

    def announced(self, live: LiveTable, news: Announcement) -> None:
        """What counts is how things stand in the end."""

    def settled(self, live: LiveTable) -> None:
        if self.viewers and self._timer is None:
            self._timer = self.clock.call_later(TOGETHER_SECONDS, self.tell)

    def released(self, live: LiveTable) -> None:
        self.settled(live)

    def tell(self) -> None:
        self._timer = None
        written: dict[str, msgspec.Raw] = {}  # a table is written once for all who look
        for viewer in list(self.viewers):
            viewer.send(self.message_for(viewer.person, written))

    def message_for(self, person: Person | None, written: dict[str, msgspec.Raw]) -> bytes:
        tables = []
        for live in self.tables_for(person):
            if live.table.id not in written:
                written[live.table.id] = msgspec.Raw(encode(live.brief()))
            tables.append(written[live.table.id])
        return encode(Tables(tables=tables))

    def tables_for(self, person: Person | None) -> Iterator[LiveTable]:
        """Public tables that are open or running, and all that the person sits at."""
        me = person.id if person else None
        for live in self.registry:
            table = live.table
            if table.state == "closed":
                continue
            mine = me is not None and (me == table.owner or bool(table.seats_of(me)))
            if mine or (table.setup.public and table.state in ("open", "playing")):
                yield live
