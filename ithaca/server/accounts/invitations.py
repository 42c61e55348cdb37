"""Invitations to tables, shown in the lobby at once. One ends when its table starts, is closed or is full,
and when the invited person has sat down."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from ..clock import Clock
from ..commands.checks import must_go_on
from ..errors import Refused
from ..listings import has_room, is_of
from ..live_table import LiveTable
from ..lobby import Lobby
from ..messages import InvitationInfo, InvitationsMessage, encode
from ..players import Person
from ..schema import invitations, people, tables
from ..storage import Storage
from ..subscribers import Subscriber
from ..table import Table
from ..tasks import Tasks
from ..viewers import Viewer

MOST_OPEN = 50  # open invitations of a person; older ones make room


class Invitation(NamedTuple):
    table_id: str
    person: str  # the person who is invited
    inviter: str
    at: int  # milliseconds since 1970
    name: str  # the inviter's name
    game: str
    title: str  # the table's title


class Invitations(Subscriber):
    """All open invitations. They are also held in memory, since the lobby asks for them with every change.
    Subscribes to tables."""

    def __init__(self, storage: Storage, lobby: Lobby, tasks: Tasks, clock: Clock) -> None:
        self.storage, self.lobby, self.tasks, self.clock = storage, lobby, tasks, clock
        self._open: dict[str, dict[str, Invitation]] = {}  # by table and by invited person
        self.when_changed: Callable[[set[str]], None] = lambda _: None  # tells other processes

    async def load(self) -> None:
        """Read them again: at the start, and after persons were merged or forgotten."""
        columns = (*invitations.columns, people.c.name, tables.c.setup)
        query = sa.select(*columns).join(people, people.c.id == invitations.c.inviter)
        query = query.join(tables, tables.c.id == invitations.c.table_id)
        self._open = {}
        for row in await self.storage.read(lambda db: list(db.execute(query))):
            known = msgspec.json.decode(row.setup)
            where = (known["game"], known.get("title", ""))
            found = Invitation(row.table_id, row.person, row.inviter, row.at, row.name, *where)
            self._open.setdefault(found.table_id, {})[found.person] = found

    # ── inviting ──────────────────────────────────────────────────────────────────────────────────

    async def invite(self, live: LiveTable, inviter: Person, person_id: str) -> bool:
        """Invite a person to a table; return whether that is news. Raises Refused. Does not check that the
        two know each other."""
        table = live.table
        must_be_inviting(table, inviter)
        must_be_welcome(table, person_id)
        if person_id in self._open.get(table.id, {}):
            return False
        made = Invitation(
            table.id,
            person_id,
            inviter.id,
            self.clock.now(),
            inviter.name,
            table.setup.game,
            table.setup.title,
        )
        await self._make_room(person_id)
        row = {"table_id": made.table_id, "person": person_id, "inviter": inviter.id, "at": made.at}
        same = sa.and_(invitations.c.table_id == table.id, invitations.c.person == person_id)

        def write(db: sa.Connection) -> None:
            db.execute(invitations.delete().where(same))
            db.execute(invitations.insert().values(**row))

        await self.storage.write(write)
        self._open.setdefault(table.id, {})[person_id] = made
        self.tell(person_id)
        self.when_changed({person_id})
        self.settled(live)  # it may have filled up meanwhile
        return True

    async def _make_room(self, person_id: str) -> None:
        for old in self.of(person_id)[MOST_OPEN - 1 :]:
            await self.end(old.table_id, {person_id})

    async def end(self, table_id: str, persons: set[str]) -> None:
        """End the invitations of these persons to this table."""
        self._let_go(table_id, persons)
        gone = sa.and_(invitations.c.table_id == table_id, invitations.c.person.in_(persons))
        await self.storage.write(lambda db: db.execute(invitations.delete().where(gone)))
        self.when_changed(persons)

    async def end_between(self, one: str, other: str) -> None:
        """End the invitations between two persons who are no longer friends."""
        pairs = ((one, other), (other, one))
        everything = [made for known in self._open.values() for made in known.values()]
        for made in [made for made in everything if (made.person, made.inviter) in pairs]:
            await self.end(made.table_id, {made.person})

    def _let_go(self, table_id: str, persons: set[str]) -> None:
        known = self._open.get(table_id, {})
        for person_id in persons & set(known):
            del known[person_id]
            self.tell(person_id)
        if not known:
            self._open.pop(table_id, None)

    # ── who is invited ────────────────────────────────────────────────────────────────────────────

    def of(self, person_id: str | None) -> list[Invitation]:
        """The open invitations of a person, newest first."""
        found = [known[person_id] for known in self._open.values() if person_id in known] if person_id else []
        return sorted(found, key=lambda made: (-made.at, made.table_id))

    def at(self, table_id: str) -> list[str]:
        """The persons invited to a table."""
        return sorted(self._open.get(table_id, {}))

    def made_at(self, table_id: str) -> list[Invitation]:
        """The open invitations to a table."""
        return list(self._open.get(table_id, {}).values())

    def greet(self, viewer: Viewer) -> None:
        """Tell a viewer of the lobby which tables they are invited to."""
        if self.of(viewer.person_id):
            viewer.send(message_of(self.of(viewer.person_id)))

    def tell(self, person_id: str) -> None:
        for viewer in [viewer for viewer in self.lobby.viewers if viewer.person_id == person_id]:
            viewer.send(message_of(self.of(person_id)))

    # ── what becomes of them ──────────────────────────────────────────────────────────────────────

    def settled(self, live: LiveTable) -> None:
        known = self._open.get(live.table.id)
        if not known:
            return
        dead = {person_id for person_id in known if not is_open_to(live.table, person_id)}
        if dead:
            self._let_go(live.table.id, dead)
            self.tasks.start(self.end(live.table.id, dead))

    def released(self, live: LiveTable) -> None:
        """Forget the invitations in memory: the table may have been deleted."""
        if live.released:
            self._let_go(live.table.id, set(self._open.get(live.table.id, {})))


def message_of(found: list[Invitation]) -> bytes:
    return encode(InvitationsMessage(invitations=[info_of(made) for made in found]))


def info_of(made: Invitation) -> InvitationInfo:
    return InvitationInfo(made.table_id, made.game, made.title, made.name, made.at)


def is_open_to(table: Table, person_id: str) -> bool:
    """Whether a table has a free seat for a person who has none there."""
    return has_room(table) and not table.seats_of(person_id)


def must_be_inviting(table: Table, inviter: Person) -> None:
    """Only a person who sits at a table or has opened it may invite to it, while it waits for players. Raises
    Refused."""
    must_go_on(table)
    if table.state != "open":
        raise Refused("already-started")
    if not is_of(table, inviter):
        raise Refused("invite-from-outside")
    if not has_room(table):
        raise Refused("table-full")


def must_be_welcome(table: Table, person_id: str) -> None:
    if table.seats_of(person_id):
        raise Refused("invited-sits-there")
    if person_id in table.removed:
        raise Refused("invited-was-removed")
