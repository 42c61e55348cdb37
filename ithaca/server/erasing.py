"""What is stored about a person, and forgetting it."""

import contextlib
import functools
from collections import defaultdict
from typing import Any

import msgspec
import sqlalchemy as sa

from .errors import Refused
from .house import House
from .people import Person
from .storage import entries, people, tables, tokens
from .table import Table

GONE = "?"  # the name of who was forgotten


def stored_about(house: House, person: Person) -> dict[str, Any]:
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
                {"table": line.table_id, "at": line.at, **_without_salt(line.body)}
                for line in lines_of(db, person)
            ],
        }

    return house.storage.read(read)


async def forget(house: House, person: Person) -> None:
    """Leave every running table, erase the name from all lines, and the person from the books."""
    for table_id in house.storage.read(lambda db: {line.table_id for line in lines_of(db, person)}):
        with contextlib.suppress(Refused):
            await house.find(table_id)
    for live in list(house.live.values()):
        for seat in live.table.seats_of(person.id):
            if live.table.state in ("open", "playing"):
                await house.perform(live, functools.partial(Table.leave, person=person.id, seat=seat))
        for viewer in [v for v in live.viewers if v.person and v.person.id == person.id]:
            viewer.let_go()
    touched = await house.storage.do(lambda db: erase_lines(db, person))
    await house.people.forget(person)
    for table_id in touched:  # they are read again from their logs, without the name
        if table_id in house.live:
            house.let_go(house.live.pop(table_id))


def lines_of(db: sa.Connection, person: Person) -> list[Any]:
    wanted = entries.c.body.contains(f'"person":"{person.id}"', autoescape=True)
    return list(db.execute(sa.select(entries).where(entries.c.stream == "notes", wanted)))


def erase_lines(db: sa.Connection, person: Person) -> set[str]:
    """Take the person out of every note; return the tables."""
    known: dict[str, set[tuple[Any, str]]] = defaultdict(set)  # seats and names, by table
    for line in lines_of(db, person):
        body = msgspec.json.decode(line.body)
        known[line.table_id].add((body.get("seat"), body.get("name", "")))
        body["person"] = f"gone-{line.table_id}"
        body |= {key: gone for key, gone in {"name": GONE, "text": "…"}.items() if key in body}
        write_body(db, line, body)
    for table_id, seats in known.items():  # lines that tell of the seat by its name
        wanted = sa.and_(entries.c.table_id == table_id, entries.c.stream == "notes")
        for line in db.execute(sa.select(entries).where(wanted)).all():
            body = msgspec.json.decode(line.body)
            if body.get("name") and (body.get("seat"), body["name"]) in seats:
                write_body(db, line, {**body, "name": GONE})
            if body["kind"] == "device":  # a phone may have its name from the seat
                phone = sa.and_(people.c.id == body["person"], people.c.name.in_([n for _, n in seats]))
                db.execute(people.update().where(phone).values(name=GONE))
    forks = erase_from_forks(db, {table: {seat for seat, _ in seats} for table, seats in known.items()})
    return {*known, *forks, *erase_owner(db, person)}


def erase_owner(db: sa.Connection, person: Person) -> set[str]:
    """Take the owner and the title from the tables that a person has opened."""
    owned = list(db.execute(sa.select(tables.c.id, tables.c.setup).where(tables.c.owner == person.id)))
    for row in owned:
        setup = msgspec.json.encode({**msgspec.json.decode(row.setup), "title": ""}).decode()
        db.execute(tables.update().where(tables.c.id == row.id).values(owner=None, setup=setup))
    return {row.id for row in owned}


def erase_from_forks(db: sa.Connection, seats: dict[str, set[Any]]) -> set[str]:
    """Games that play on from others hold the names of those who played them."""
    changed = set()
    for row in db.execute(sa.select(tables.c.id, tables.c.fork).where(tables.c.fork.is_not(None))).all():
        whole = fork = msgspec.json.decode(row.fork)
        while fork:
            names = fork["header"]["seats"]
            for seat in seats.get(fork["table"], set()) & set(range(len(names))):
                names[seat] = GONE
                changed.add(row.id)
            fork = fork["header"].get("fork")
        if row.id in changed:
            text = msgspec.json.encode(whole).decode()
            db.execute(tables.update().where(tables.c.id == row.id).values(fork=text))
    return changed


def write_body(db: sa.Connection, line: Any, body: dict[str, Any]) -> None:
    db.execute(
        entries.update()
        .where(
            entries.c.table_id == line.table_id, entries.c.stream == line.stream, entries.c.seq == line.seq
        )
        .values(body=msgspec.json.encode(body).decode())
    )


def _without_salt(body: str) -> dict[str, Any]:
    decoded: dict[str, Any] = msgspec.json.decode(body)
    return {key: value for key, value in decoded.items() if key not in ("salt", "made")}
