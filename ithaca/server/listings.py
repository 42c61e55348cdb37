"""Tables as the lobby needs them, whichever process decides them."""

from typing import Protocol

from .answers import Brief
from .bus_messages import ListedTable
from .live_table import LiveTable, since
from .players import Person
from .requests import TableState
from .table import Table


class Listed(Protocol):
    """A table of the lobby."""

    @property
    def id(self) -> str: ...

    @property
    def public(self) -> bool: ...

    @property
    def state(self) -> TableState: ...

    @property
    def has_room(self) -> bool: ...

    @property
    def since(self) -> int: ...

    def is_of(self, person: str) -> bool:
        """Whether a person sits there or has opened it."""

    def brief(self) -> Brief: ...


class ListedHere:
    """A table that is held in memory."""

    def __init__(self, live: LiveTable) -> None:
        self.live, self.table = live, live.table
        self.id, self.public, self.state = self.table.id, self.table.setup.public, self.table.state

    @property
    def has_room(self) -> bool:
        return has_room(self.table)

    @property
    def since(self) -> int:
        return since(self.table)

    def is_of(self, person: str) -> bool:
        return person == self.table.owner or bool(self.table.seats_of(person))

    def brief(self) -> Brief:
        return self.live.brief()


class ListedElsewhere:
    """A table that another process decides."""

    def __init__(self, told: ListedTable) -> None:
        self.told, brief = told, told.brief
        self.id, self.public, self.state, self.since = brief.id, brief.public, brief.state, brief.since
        self.has_room = brief.state == "open" and any(seat.kind == "free" for seat in brief.seats)

    def is_of(self, person: str) -> bool:
        return person == self.told.owner or person in self.told.holders

    def brief(self) -> Brief:
        return self.told.brief


def has_room(table: Table) -> bool:
    return table.state == "open" and any(seat.kind == "free" for seat in table.seats)


def is_of(table: Table, person: Person | None) -> bool:
    """Whether a person sits at a table or has opened it."""
    return person is not None and (person.id == table.owner or bool(table.seats_of(person.id)))


def listed(live: LiveTable) -> ListedTable:
    """What other processes are told of a table."""
    holders = {holder for seat in live.table.seats for holder in seat.holders}
    return ListedTable(live.brief(), live.table.owner, sorted(holders))
