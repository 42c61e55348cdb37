"""What hosts do about people: silence them, shut them out, take their names; each with a reason, each in the
journal.

A person who is shut out may only look on. Their running seats get a stand-in, so that the others can finish
their games; if let in again, they can take them back like anybody who has left.
"""

from functools import partial
from typing import TYPE_CHECKING

import sqlalchemy as sa

from .erasure import changed, leave, read_or_none, tables_of, tell_without, write_entry
from .errors import Refused
from .live_table import LiveTable
from .moderation_forms import ModerateRequest, ReportRequest
from .players import Person
from .reports import add_report, reported_of, settle, taken_name, write_journal
from .schema import log, people, seats
from .text import clean

if TYPE_CHECKING:
    from .server import Server

FLAGS = {
    "silence": {"silenced": True},
    "let-speak": {"silenced": False},
    "shut-out": {"shut_out": True},
    "let-in": {"shut_out": False},
}


async def report(server: "Server", person: Person, live: LiveTable, data: ReportRequest) -> None:
    """Report a name or a line to the hosts. Raises Refused if that cannot be done."""
    found = reported_of(live.table, data)
    if found.about == person.id:
        raise Refused("report-self")
    at = server.clock.now()
    await server.storage.write(lambda db: add_report(db, person.id, data, found, at))


async def moderate(server: "Server", host: Person, data: ModerateRequest) -> None:
    """Do what a host wants, write it down, and put it into effect at once. Raises Refused if that cannot be
    done."""
    reason = clean(data.reason)
    if not reason:
        raise Refused("reason-missing")
    person = await server.players.find(data.person)
    if person is None:
        raise Refused("no-such-person")
    if data.action != "settle" and person.host:
        raise Refused("moderate-host", name=person.name)
    await server.storage.write(lambda db: write_down(db, server.clock.now(), host, person, data, reason))
    server.players.let_go(person.id)
    await take_hold(server, person, data.action)


def write_down(
    db: sa.Connection, at: int, host: Person, person: Person, data: ModerateRequest, reason: str
) -> None:
    """Write everything in one transaction: nothing is done that is not in the journal."""
    mine = people.update().where(people.c.id == person.id)
    if data.action in FLAGS:
        db.execute(mine.values(**FLAGS[data.action]))
    if data.action == "rename":
        db.execute(mine.values(name=neutral_name(person)))
    if data.action == "name-back":
        if not (before := taken_name(db, person.id)):
            raise Refused("name-was-not-taken", name=person.name)
        db.execute(mine.values(name=before))
    if data.report:
        settle(db, data.report)
    taken = person.name if data.action == "rename" else ""
    write_journal(db, at, host.id, data.action, person.id, reason, taken)


def neutral_name(person: Person) -> str:
    """A replacement for a name that was taken. Outis, "nobody", is what Odysseus called himself."""
    return f"Outis {person.id[:4]}"


async def take_hold(server: "Server", before: Person, action: str) -> None:
    """Apply the decision to open connections, and at tables where the person sits."""
    if action == "shut-out":
        for table_id in await server.storage.read(lambda db: tables_of(db, before)):
            await leave(server, table_id, before)
    if action == "rename":
        await rename_everywhere(server, before)
    person = await server.players.find(before.id)
    for viewer in [one for one in server.viewers() if one.person_id == before.id]:
        viewer.person = person
        if action == "shut-out":
            viewer.cut()
    server.tell_others(before.id, cut=action == "shut-out")


# ── names ─────────────────────────────────────────────────────────────────────────────────────────


async def rename_everywhere(server: "Server", person: Person) -> None:
    """Remove a name that was taken from all tables. A name that is given back applies only from then on."""
    for table_id in await server.storage.read(lambda db: tables_of(db, person)):
        await server.storage.write(partial(rename_at, person=person, table_id=table_id))
        server.tell_changed([table_id])
        if live := server.registry.tables.get(table_id):
            await tell_without(server, live)


def rename_at(db: sa.Connection, person: Person, table_id: str) -> None:
    """Replace the name in the lines of a table that are about the person, or mention the person's seat by
    that name."""
    new, had = neutral_name(person), set()
    lines = db.execute(sa.select(log).where(log.c.table_id == table_id)).all()
    for line in [line for line in lines if line.person == person.id]:
        if entry := read_or_none(line.entry):
            had.add((getattr(entry, "seat", None), getattr(entry, "name", "")))
    for line in lines:
        entry = read_or_none(line.entry)
        name = getattr(entry, "name", "")
        if entry and name and (line.person == person.id or (getattr(entry, "seat", None), name) in had):
            write_entry(db, line, changed(entry, {"name": new}))
    mine = sa.and_(seats.c.person == person.id, seats.c.table_id == table_id)
    db.execute(seats.update().where(mine).values(name=new))
