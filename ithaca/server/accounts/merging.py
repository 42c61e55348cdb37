"""Merging persons: what a guest has done becomes another person's."""

from functools import partial
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from ..entries import decode_entry, encode_entry
from ..erasure import tables_of
from ..errors import Refused
from ..ownership import ERASED_BY, TAKEN_ALONG
from ..players import Person
from ..requests import UNREADABLE
from ..schema import friends, log, people, seats, tables

if TYPE_CHECKING:
    from ..server import Server


async def merge(server: "Server", guest: Person, into: Person) -> None:
    """Give everything that a guest has to a person who is kept, and delete the guest. Raises Refused if the
    guest is kept: a person with a passkey is not a guest."""
    if guest.id == into.id:
        raise Refused("merge-self")
    if guest.kept:
        raise Refused("merge-kept", name=guest.name)
    while found := await server.storage.read(lambda db: tables_of(db, guest)):  # there may be more meanwhile
        for table_id in found:
            change = partial(move_lines, table_id=table_id, guest=guest.id, into=into.id)
            await server.registry.rewrite(table_id, change)
    await server.storage.write(lambda db: move_rest(db, guest.id, into.id))
    server.players.let_go(guest.id)
    server.players.let_go(into.id)
    server.tokens.forget(guest.id)
    server.sessions.forget(guest.id)
    await server.load_again()
    server.tell_others(guest.id, cut=True, reload=True)
    for live in server.registry:
        for viewer in [viewer for viewer in live.viewers if viewer.person_id == guest.id]:
            viewer.cut()


def move_lines(db: sa.Connection, table_id: str, guest: str, into: str) -> None:
    """Change the lines of one table that are about the guest, and the guest's seats there."""
    mine = sa.and_(log.c.person == guest, log.c.table_id == table_id)
    for line in db.execute(sa.select(log).where(mine)).all():
        wanted = sa.and_(log.c.table_id == table_id, log.c.seq == line.seq)
        db.execute(log.update().where(wanted).values(person=into, entry=with_person(line.entry, into)))
    db.execute(
        seats.update().where(seats.c.table_id == table_id, seats.c.person == guest).values(person=into)
    )


def with_person(text: str, person: str) -> str:
    """An entry with another person; one that cannot be read is left as it is."""
    try:
        entry = decode_entry(text)
    except UNREADABLE:
        return text
    return encode_entry(msgspec.structs.replace(entry, person=person)).decode()


def move_rest(db: sa.Connection, guest: str, into: str) -> None:
    """Move everything else. The guest's sessions and codes are deleted."""
    db.execute(tables.update().where(tables.c.owner == guest).values(owner=into))
    for column in TAKEN_ALONG:
        take_along(db, column, guest, into)
    db.execute(friends.delete().where(friends.c.person == friends.c.friend))  # the two were friends
    for column in ERASED_BY:
        db.execute(column.table.delete().where(column == guest))
    for flag in (people.c.silenced, people.c.shut_out):  # what a host decided about the guest applies to both
        his = sa.select(flag).where(people.c.id == guest).scalar_subquery()
        db.execute(people.update().where(people.c.id == into, his).values({flag: True}))
    db.execute(people.delete().where(people.c.id == guest))


def take_along(db: sa.Connection, column: sa.Column[str], guest: str, into: str) -> None:
    """Give rows of the guest to the other person, except those that the other already has."""
    table = column.table
    keys = [key for key in table.primary_key.columns if key is not column]
    has = table.alias()
    same = [has.c[key.name] == key for key in keys] if column.primary_key else [sa.false()]
    taken = sa.exists().where(has.c[column.name] == into, *same)
    db.execute(table.update().where(column == guest, ~taken).values({column: into}))
