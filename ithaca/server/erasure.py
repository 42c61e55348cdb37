"""What is stored about a person, and forgetting it."""

from collections.abc import AsyncIterator, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from . import commands
from .entries import FORGOTTEN, AnyEntry, DeviceAdded, decode_entry, encode_entry
from .errors import Refused
from .live_table import LiveTable
from .players import Person
from .requests import UNREADABLE
from .schema import (
    friends,
    invitations,
    knock_settings,
    knocks,
    log,
    orders,
    passkeys,
    people,
    quiet_tables,
    rated,
    ratings,
    reports,
    riddle_answers,
    seats,
    sessions,
    subscriptions,
    tables,
    tokens,
)
from .storage import Storage

if TYPE_CHECKING:
    from .server import Server

LINES_AT_ONCE = 500
Known = dict[str, set[tuple[int | None, str]]]  # seats and names that a person had, by table
GONE = "?"  # replaces the name of a forgotten person


async def stored_about(storage: Storage, person: Person) -> AsyncIterator[bytes]:
    """Everything that is stored about a person, as JSON, in pieces: it may be a million lines."""
    head = msgspec.json.encode(await storage.read(lambda db: stored_of_person(db, person)))
    yield head[:-1] + b',"lines":['
    table_id, seq, comma = "", 0, b""
    while page := await storage.read(partial(page_of_lines, person=person, after=(table_id, seq))):
        table_id, seq = page[-1].table_id, page[-1].seq
        told = [{"table": line.table_id, "at": line.at, **without_salt(line.entry)} for line in page]
        yield comma + msgspec.json.encode(told)[1:-1]
        comma = b","
    yield b"]}"


def stored_of_person(db: sa.Connection, person: Person) -> dict[str, Any]:
    row = db.execute(sa.select(people).where(people.c.id == person.id)).one()
    owned = db.execute(sa.select(tables.c.id).where(tables.c.owner == person.id)).scalars().all()
    return {
        "person": dict(row._mapping),
        "tables_opened": list(owned),
        "tokens": owned_rows(db, tokens, person, ("label", "created", "expires")),
        "passkeys": owned_rows(db, passkeys, person, ("label", "created", "used")),
        "sessions": owned_rows(db, sessions, person, ("label", "created", "seen")),
        "friends": owned_rows(db, friends, person, ("friend", "since")),
        "invitations": owned_rows(db, invitations, person, ("table_id", "inviter", "at")),
        "browsers_to_knock_at": owned_rows(db, subscriptions, person, ("label", "created")),
        "knocks_wanted": owned_rows(db, knock_settings, person, ("kinds", "quiet_from", "quiet_to", "zone")),
        "knocks": owned_rows(db, knocks, person, ("table_id", "kind", "turn")),
        "quiet_tables": owned_rows(db, quiet_tables, person, ("table_id",)),
        "orders": owned_rows(db, orders, person, ("table_id", "seat", "kind", "given")),
        "riddles": owned_rows(db, riddle_answers, person, ("game", "day", "move", "right", "at")),
        "reports": owned_rows(db, reports, person, ("at", "kind", "table_id", "text")),
        "ratings": owned_rows(db, ratings, person, ("game", "games", "points", "mu", "sigma")),
        "rated_games": owned_rows(db, rated, person, ("table_id", "ended", "rank", "mu", "sigma")),
    }


def owned_rows(
    db: sa.Connection, of: sa.Table, person: Person, told: tuple[str, ...]
) -> list[dict[str, Any]]:
    """A person's rows of a table, without secrets such as tokens."""
    query = sa.select(*(of.c[name] for name in told)).where(of.c.person == person.id)
    return [dict(row._mapping) for row in db.execute(query)]


def page_of_lines(db: sa.Connection, person: Person, after: tuple[str, int]) -> list[Any]:
    """The next lines about a person, in the order of tables and lines."""
    later = sa.or_(log.c.table_id > after[0], sa.and_(log.c.table_id == after[0], log.c.seq > after[1]))
    query = sa.select(log).where(log.c.person == person.id, later).order_by(log.c.table_id, log.c.seq)
    return list(db.execute(query.limit(LINES_AT_ONCE)))


def without_salt(entry: str) -> dict[str, Any]:
    try:
        decoded = msgspec.json.decode(entry, type=dict[str, Any])
    except UNREADABLE:  # it still is about this person
        return {"unreadable": entry}
    return {key: value for key, value in decoded.items() if key != "salt"}


async def forget(server: "Server", person: Person) -> None:
    """Leave every running table, then erase the person's name from all lines and the person from the
    database. One table at a time, so that a person with many tables does not block other writes."""
    storage, known = server.storage, Known()
    for table_id in await storage.read(lambda db: tables_of(db, person)):
        await leave(server, table_id, person)
        known[table_id] = await storage.write(partial(erase_at, person=person, table_id=table_id))
    touched = await storage.write(lambda db: erase_elsewhere(db, person, known))
    await server.players.forget(person)
    server.tokens.forget(person.id)
    server.sessions.forget(person.id)
    await server.load_again()
    server.tell_others(person.id, cut=True, reload=True)
    server.tell_changed({*known, *touched})
    for table_id in {*known, *touched}:
        if live := server.registry.tables.get(table_id):
            await tell_without(server, live)


async def tell_without(server: "Server", live: LiveTable) -> None:
    """Read a table again from its log, without the name, and send it to all viewers. The game goes on
    meanwhile: clocks and connections are not affected."""
    try:
        await server.registry.read_again(live)
    except Refused:  # its log cannot be read; this has been logged
        server.registry.release(live)
    for viewer in list(live.viewers):
        server.broadcaster.greet(live, viewer, 0, 0)


async def leave(server: "Server", table_id: str, person: Person) -> None:
    """Give up all of a person's seats at a table, and cut the person's connections to it."""
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


# ── erasing ───────────────────────────────────────────────────────────────────────────────────────


def erase_at(db: sa.Connection, person: Person, table_id: str) -> set[tuple[int | None, str]]:
    """Take the person out of the lines of one table; return the seats and names that the person had there."""
    names: set[tuple[int | None, str]] = set()
    for line in db.execute(sa.select(log).where(log.c.person == person.id, log.c.table_id == table_id)).all():
        if (entry := read_or_none(line.entry)) is None:
            blank_line(db, line)
            continue
        names.add((getattr(entry, "seat", None), getattr(entry, "name", "")))
        gone = {"person": f"{FORGOTTEN}{table_id}", "name": GONE, "text": "…"}
        write_entry(db, line, changed(entry, gone))
    erase_names(db, table_id, names)
    mine = sa.and_(seats.c.person == person.id, seats.c.table_id == table_id)
    db.execute(seats.update().where(mine).values(person=None, name=GONE))
    return names


def erase_elsewhere(db: sa.Connection, person: Person, known: Known) -> set[str]:
    """Erase the person from games that play on from theirs, and from the tables that they opened; return the
    ids of those tables."""
    forks = erase_from_forks(db, {table: {seat for seat, _ in names} for table, names in known.items()})
    return {*forks, *erase_owner(db, person)}


def read_or_none(text: str) -> AnyEntry | None:
    """An entry, or None if it cannot be read. Only its own table is lost then, not the others."""
    try:
        return decode_entry(text)
    except UNREADABLE:
        return None


def object_of(text: str) -> dict[str, Any]:
    """The JSON object in a row; an empty one if it cannot be read."""
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except UNREADABLE:
        return {}


def blank_line(db: sa.Connection, line: Any) -> None:
    """Erase the whole of a line that cannot be read: it is unknown which part of it is about the person."""
    wanted = sa.and_(log.c.table_id == line.table_id, log.c.seq == line.seq)
    db.execute(log.update().where(wanted).values(entry="{}", person=None))


def changed(entry: AnyEntry, values: dict[str, str]) -> AnyEntry:
    """An entry with other values, as far as it has these fields; empty values stay empty."""
    own = {name: value for name, value in values.items() if getattr(entry, name, "")}
    return msgspec.structs.replace(entry, **own)


def erase_names(db: sa.Connection, table_id: str, names: Iterable[tuple[int | None, str]]) -> None:
    """Erase these names from lines that mention a seat by its name, and from devices that got their name from
    the seat."""
    for line in db.execute(sa.select(log).where(log.c.table_id == table_id)).all():
        if (entry := read_or_none(line.entry)) is None:
            continue
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
        setup = msgspec.json.encode({**object_of(row.setup), "title": ""}).decode()
        db.execute(tables.update().where(tables.c.id == row.id).values(owner=None, setup=setup))
    return {row.id for row in owned}


def erase_from_forks(db: sa.Connection, gone: dict[str, set[int | None]]) -> set[str]:
    """Games that play on from others hold the names of their players: replace them, and return the ids of the
    games that changed."""
    found = set()
    for row in db.execute(sa.select(tables.c.id, tables.c.fork).where(tables.c.fork.is_not(None))).all():
        whole = fork = object_of(row.fork)
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
