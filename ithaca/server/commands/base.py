"""What a command is: data that examines a table and returns what to add to its log, or raises why not.

A command changes nothing and touches neither disk nor network. As it is data, it can be sent to the process
that decides its table.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from ..entries import AnyEntry
from ..requests import TableSetup
from ..table import Table


class NewTable(NamedTuple):
    """A table to be opened."""

    table_id: str
    setup: TableSetup
    seats: list[AnyEntry]
    fork: dict[str, Any] | None = None


class CommandResult(NamedTuple):
    """What a command adds to the log of its table, and the table that it opens, if any."""

    entries: Sequence[AnyEntry] = ()
    opens: NewTable | None = None


class Command(Struct, frozen=True, tag=True):
    """Something to be done at a table."""

    def decide(self, table: Table) -> CommandResult:
        """What the command does to this table. Raises `Refused` or `IllegalMove` if it may not be done."""
        return CommandResult(self.entries(table))

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        """The entries to add to the log. Enough for most commands: only those that open a table override
        `decide`."""
        raise NotImplementedError
