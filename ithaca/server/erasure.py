"""What is stored about a person, and forgetting it."""

from collections import defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from . import commands
from .entries import AnyEntry, DeviceAdded, decode_entry, encode_entry
from .errors import Refused
from .players import Person
from .schema import log, people, seats, tables, tokens
from .storage import Storage

if TYPE_CHECKING:
    from .server import Server

GONE = "?"  # the name of somebody who was forgotten


async def stored_about(storage: Storage, person: Person) -> dict[str, Any]:
    """Everything that is kept about a person."""

    def read(db: sa.Connection) -> dict[str, Any]:
        row = db.execute(sa.select(people).where(people.c.id == person.id)).one()
        owned = db.execute(sa.select(tables.c.id).where(tables.c.owner == person.id)).scalars().all()
        labels = db.execute(sa.select(tokens.c.label, tokens.c.created).where(tokens.c.person == person.id))
        return {
            "person": dict(row._mapping),
            "tables_opened": list(owned),
            "tokens": [dict(label._mapping) for label in labels],
            "lines": [
                {"table": line.table_id, "at": line.at, **without_salt(line.entry)}
                for line in lines_of(db, person)
            ],
        }

    return await storage.read(read)


def without_salt(entry: str) -> dict[str, Any]:
    decoded: dict[str, Any] = msgspec.json.decode(entry)
    return {key: value for key, value in decoded.items() if key != "salt"}


async def forget(server: "Server", person: Person) -> None:
    """Leave every running table, erase the name from all lines, and the person from the books."""
    for table_id in await server.storage.read(lambda db: tables_of(db, person)):
        await leave(server, table_id, person)
    touched = await server.storage.write(lambda db: erase(db, person))
    await server.players.forget(person)
    for table_id in touched:  # they are read again from their logs, without the name
        if live := server.registry.tables.get(table_id):
            async with live.lock:
                server.registry.release(live)


async def leave(server: "Server", table_id: str, person: Person) -> None:
    """Give up all seats at a table, and its connections."""
    try:
        live = await server.registry.find(table_id)
    except Refused:
        return
    for seat in live.table.seats_of(person.id):
        if live.table.state in ("open", "playing"):
            await server.committer.run(live, commands.Leave(person.id, seat))
    for viewer in [viewer for viewer in live.viewers if viewer.person_id == person.id]:
        viewer.cut()


def tables_of(db: sa.Connection, person: Person) -> list[str]:
    """The tables at which a person sat or spoke."""
    spoken = sa.select(log.c.table_id).where(log.c.person == person.id)
    sat = sa.select(seats.c.table_id).where(seats.c.person == person.id)
    return list(db.execute(sa.union(spoken, sat)).scalars())


def lines_of(db: sa.Connection, person: Person) -> list[Any]:
    return list(db.execute(sa.select(log).where(log.c.person == person.id)))


# ── erasing ───────────────────────────────────────────────────────────────────────────────────────


def erase(db: sa.Connection, person: Person) -> set[str]:
    """Take the person out of everything that is stored; return the tables that have changed."""
    known: dict[str, set[tuple[int | None, str]]] = defaultdict(set)  # seats and names, by table
    for line in lines_of(db, person):
        entry = decode_entry(line.entry)
        known[line.table_id].add((getattr(entry, "seat", None), getattr(entry, "name", "")))
        gone = {"person": f"gone-{line.table_id}", "name": GONE, "text": "…"}
        write_entry(db, line, changed(entry, gone))
    for table_id, names in known.items():
        erase_names(db, table_id, names)
    db.execute(seats.update().where(seats.c.person == person.id).values(person=None))
    forks = erase_from_forks(db, {table: {seat for seat, _ in names} for table, names in known.items()})
    return {*known, *forks, *erase_owner(db, person)}


def changed(entry: AnyEntry, values: dict[str, str]) -> AnyEntry:
    """An entry with other values, as far as it has these fields; what was empty stays so."""
    own = {name: value for name, value in values.items() if getattr(entry, name, "")}
    return msgspec.structs.replace(entry, **own)


def erase_names(db: sa.Connection, table_id: str, names: Iterable[tuple[int | None, str]]) -> None:
    """Lines that tell of a seat by its name, and phones that have their name from the seat."""
    for line in db.execute(sa.select(log).where(log.c.table_id == table_id)).all():
        entry = decode_entry(line.entry)
        name = getattr(entry, "name", "")
        if name and (getattr(entry, "seat", None), name) in names:
            write_entry(db, line, changed(entry, {"name": GONE}))
        if isinstance(entry, DeviceAdded):
            phone = sa.and_(people.c.id == entry.person, people.c.name.in_([n for _, n in names]))
            db.execute(people.update().where(phone).values(name=GONE))


def erase_owner(db: sa.Connection, person: Person) -> set[str]:
    """Take the owner and the title from the tables that a person has opened."""
    owned = list(db.execute(sa.select(tables.c.id, tables.c.setup).where(tables.c.owner == person.id)))
    for row in owned:
        setup = msgspec.json.encode({**msgspec.json.decode(row.setup), "title": ""}).decode()
        db.execute(tables.update().where(tables.c.id == row.id).values(owner=None, setup=setup))
    return {row.id for row in owned}


def erase_from_forks(db: sa.Connection, gone: dict[str, set[int | None]]) -> set[str]:
    """Games that play on from others hold the names of those who played them."""
    found = set()
    for row in db.execute(sa.select(tables.c.id, tables.c.fork).where(tables.c.fork.is_not(None))).all():
        whole = fork = msgspec.json.decode(row.fork)
        while fork:
            names = fork["header"]["seats"]
            for seat in gone.get(fork["table"], set()) & set(range(len(names))):
                names[seat] = GONE
                found.add(row.id)
            fork = fork["header"].get("fork")
        if row.id in found:
            text = msgspec.json.encode(whole).decode()
            db.execute(tables.update().where(tables.c.id == row.id).values(fork=text))
    return found


def write_entry(db: sa.Connection, line: Any, entry: AnyEntry) -> None:
    wanted = sa.and_(log.c.table_id == line.table_id, log.c.seq == line.seq)
    person = getattr(entry, "person", None)
    db.execute(log.update().where(wanted).values(entry=encode_entry(entry).decode(), person=person))
