"""The lobby of several processes: each tells the others of the tables that it decides, and which persons are
connected to it."""

from .bus import ALL, Bus
from .bus_messages import PersonsHere, TablesListed
from .clock import Clock, Timer
from .listings import ListedElsewhere, listed
from .live_table import LiveTable
from .lobby import Lobby
from .registry import Registry
from .subscribers import Subscriber

TOGETHER_SECONDS = 0.5  # changes within this time are sent together


class SharedLobby(Subscriber):
    """Subscribes to tables that are decided here, and receives what other processes tell of theirs."""

    def __init__(self, server: str, registry: Registry, lobby: Lobby, bus: Bus, clock: Clock) -> None:
        self.server, self.registry, self.lobby, self.bus, self.clock = server, registry, lobby, bus, clock
        self.persons: dict[str, frozenset[str]] = {}  # who is here by way of other processes
        self._changed: set[str] = set()
        self._gone: set[str] = set()
        self._told_persons: frozenset[str] = frozenset()
        self._timer: Timer | None = None

    # ── what is told ──────────────────────────────────────────────────────────────────────────────

    def settled(self, live: LiveTable) -> None:
        self._changed.add(live.table.id)
        self._tell_soon()

    def released(self, live: LiveTable) -> None:
        """Announce that a table is gone if we let go of it; if another process decides it now, that one
        announces it."""
        if live.released:
            self._gone.add(live.table.id)
            self._tell_soon()

    def _tell_soon(self) -> None:
        self._timer = self._timer or self.clock.call_later(TOGETHER_SECONDS, self.tell)

    def tell(self) -> None:
        """Tell what has changed since the last time."""
        self._timer, changed, gone = None, self._changed, self._gone
        self._changed, self._gone = set(), set()
        found = [live for table_id in changed if (live := self.registry.tables.get(table_id))]
        told = [listed(live) for live in found if live.is_decided_here]
        if told or gone:
            self.bus.publish(ALL, TablesListed(server=self.server, tables=told, gone=sorted(gone)))

    def tell_all(self) -> None:
        """Tell everything, for a process that has just come."""
        self._changed |= {live.table.id for live in self.registry if live.is_decided_here}
        self._told_persons = frozenset()
        self.tell()
        self.tell_persons()

    def tell_persons(self) -> None:
        """Tell which persons are connected to us, if that has changed."""
        viewers = [*self.lobby.viewers, *(viewer for live in self.registry for viewer in live.viewers)]
        persons = frozenset(viewer.person_id for viewer in viewers if viewer.person_id)
        if persons != self._told_persons:
            self._told_persons = persons
            self.bus.publish(ALL, PersonsHere(server=self.server, persons=sorted(persons)))

    # ── what is heard ─────────────────────────────────────────────────────────────────────────────

    def hear_tables(self, told: TablesListed) -> None:
        for table in told.tables:
            self.lobby.elsewhere[table.brief.id] = ListedElsewhere(table)
        for table_id in told.gone:
            self.lobby.elsewhere.pop(table_id, None)
        for table_id in [*(table.brief.id for table in told.tables), *told.gone]:
            self.lobby.changed(table_id)

    def hear_persons(self, told: PersonsHere) -> None:
        self.persons[told.server] = frozenset(told.persons)

    def forget_tables(self, tables: list[str]) -> None:
        for table_id in tables:
            self.lobby.elsewhere.pop(table_id, None)

    def forget_server(self, server: str) -> None:
        """Forget a process's persons. Its tables stay listed until the processes that take them over announce
        them."""
        self.persons.pop(server, None)
