"""Talking, and who may."""

from collections.abc import Sequence

from .. import entries as log
from ..entries import AnyEntry
from ..errors import Refused
from ..requests import PHRASES
from ..table import Table
from ..text import clean
from .base import Command
from .checks import must_own, name_of


class Say(Command, frozen=True):
    person: str
    name: str
    text: str = ""
    phrase: str = ""

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        if self.person in table.muted:
            raise Refused("you-are-muted")
        if self.person in table.removed:
            raise Refused("you-were-removed")
        if table.state == "closed":
            raise Refused("table-closed")
        text = "" if self.phrase else clean(self.text)
        if self.phrase and self.phrase not in PHRASES:
            raise Refused("no-such-phrase", value=self.phrase)
        if not text and not self.phrase:
            raise Refused("nothing-said")
        seat = next(iter(table.seats_of(self.person)), None)
        name = self.name if seat is None else table.seats[seat].name
        return [log.ChatSaid(self.person, name, seat, text, self.phrase)]


class Mute(Command, frozen=True):
    """The owner silences a person at this table, or lets them speak again."""

    owner: str
    person: str
    muted: bool

    def entries(self, table: Table) -> Sequence[AnyEntry]:
        must_own(table, self.owner)
        name = name_of(table, self.person)
        if (self.person in table.muted) == self.muted:
            return []
        return [(log.Muted if self.muted else log.Unmuted)(self.person, name)]
