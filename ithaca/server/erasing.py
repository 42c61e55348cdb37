"""What is stored about a person, and forgetting it."""

from typing import Any

import msgspec
import sqlalchemy as sa

from .house import House
from .people import Person
from .storage import entries, people, tables, tokens

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
    for live in list(house.live.values()):
        for seat in live.table.seats_of(person.id):
            if live.table.state in ("open", "playing"):
                await house.perform(live, lambda table, seat=seat: table.leave(person.id, seat))  # type: ignore[misc]
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
    found = lines_of(db, person)
    names = {}
    for line in found:
        body = msgspec.json.decode(line.body)
        names[line.table_id] = body.get("name")
        body |= {"person": f"gone-{line.table_id}", "name": GONE}
        if "text" in body:
            body["text"] = "…"
        write_body(db, line, body)
    for table_id, name in names.items():  # lines that tell of the seat by its name
        wanted = sa.and_(entries.c.table_id == table_id, entries.c.stream == "notes")
        for line in db.execute(sa.select(entries).where(wanted)).all():
            body = msgspec.json.decode(line.body)
            if name and body.get("name") == name:
                write_body(db, line, {**body, "name": GONE})
    db.execute(tables.update().where(tables.c.owner == person.id).values(owner=None))
    return set(names)


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
