"""What a command is: data that looks at a table and says what is to be added to its log, or why not.

Nothing changes in a command, and no disk or network is touched. As it is data, it can be sent to wherever its
table is decided.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from ..entries import AnyEntry
from ..requests import TableSetup
from ..table import Table


class NewTable(NamedTuple):
    """A table that is to be opened."""

    table_id: str
    setup: TableSetup
    seats: list[AnyEntry]
    fork: dict[str, Any] | None = None


class CommandResult(NamedTuple):
    """What a command adds to the log of its table, and the table that it opens."""

    entries: Sequence[AnyEntry] = ()
    opens: NewTable | None = None


class Command(Struct, frozen=True, tag=True):
    """Something that is to be done at a table."""

    def decide(self, table: Table) -> CommandResult:
        """What is to be done. Raises `Refused` or `IllegalMove` if it may not be."""
        return CommandResult(self.entries(table))

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        """What is to be added to the log: all that most commands do."""
        raise NotImplementedError
