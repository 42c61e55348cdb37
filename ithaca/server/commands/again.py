"""The same game with the same people, long after it was over."""

from collections.abc import Iterator

from .. import entries as log
from ..entries import FORGOTTEN, AnyEntry
from ..errors import Refused
from ..table import Table
from .base import Command, CommandResult, NewTable


class PlayAgain(Command, frozen=True):
    """Open a table like one that is over. The person who asks and the bots get their seats; the others have
    to be invited. A rematch is for right after the end: it seats everyone at once, but can be opened only
    once."""

    person: str
    table: str  # the id of the table that is opened

    def decide(self, table: Table) -> CommandResult:
        if table.state not in ("over", "closed"):
            raise Refused("not-over")
        if not table.seats_of(self.person):
            raise Refused("not-your-seat", seat=-1)
        return CommandResult(opens=NewTable(self.table, table.setup, list(self.seats(table))))

    def seats(self, table: Table) -> Iterator[AnyEntry]:
        for seat in table.seats:
            if seat.kind == "bot":
                yield log.BotSeated(seat.number, seat.bot)
            elif seat.is_held_by(self.person):
                yield log.SeatReserved(seat.number, self.person, seat.name)


def others_at(table: Table, person: str) -> list[str]:
    """The other persons who played there and were not forgotten."""
    found = {seat.person for seat in table.seats if seat.person and not seat.is_held_by(person)}
    return sorted(one for one in found if not one.startswith(FORGOTTEN))
