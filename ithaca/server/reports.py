"""Reports in the database: what people want a host to look at, and the journal of what hosts have done."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import sqlalchemy as sa

from .commands.checks import seat_of
from .entries import FORGOTTEN, ChatSaid
from .errors import Refused
from .moderation_forms import ReportRequest
from .schema import journal, people, reports
from .table import Table

MOST_TOLD = 200  # reports, and lines of the journal


class Reported(NamedTuple):
    """A person's name or line of chat, as it was."""

    about: str
    text: str
    note: int = 0


def reported_of(table: Table, data: ReportRequest) -> Reported:
    """What a report is about. Raises Refused if there is nothing to report: no known person, or no text."""
    found = of_seat(table, data.seat) if data.seat is not None else of_note(table, data)
    if not found.about or found.about.startswith(FORGOTTEN) or not found.text:
        raise Refused("nothing-to-report")
    return found


def of_seat(table: Table, seat: int) -> Reported:
    chair = seat_of(table, seat)
    return Reported(chair.person or "", chair.name)


def of_note(table: Table, data: ReportRequest) -> Reported:
    """A line of chat, or the name under which it was written."""
    entry = table.notes[data.note - 1].entry if 0 < data.note <= len(table.notes) else None
    if not isinstance(entry, ChatSaid):
        raise Refused("nothing-to-report")
    if data.kind == "name":
        return Reported(entry.person, entry.name)
    return Reported(entry.person, entry.text, data.note)


def add_report(db: sa.Connection, person: str, data: ReportRequest, found: Reported, at: int) -> None:
    """Store a report. Raises Refused if the same person has reported the same line, or the same name,
    before."""
    c = reports.c
    same = [c.table_id == data.table, c.note == found.note] if found.note else [c.text == found.text]
    known = sa.select(c.id).where(c.person == person, c.about == found.about, c.kind == data.kind, *same)
    if db.execute(known).first():
        raise Refused("already-reported")
    row = {"at": at, "person": person, "kind": data.kind, "table_id": data.table, "settled": False}
    db.execute(reports.insert().values(**row, **found._asdict()))


def settle(db: sa.Connection, report: int) -> None:
    db.execute(reports.update().where(reports.c.id == report).values(settled=True))


def write_journal(
    db: sa.Connection, at: int, host: str, action: str, about: str, text: str, before: str = ""
) -> None:
    row = {"at": at, "person": host, "action": action, "about": about, "text": text, "before": before}
    db.execute(journal.insert().values(**row))


def taken_name(db: sa.Connection, person: str) -> str:
    """The name that a host has last taken from a person; empty if it was given back since."""
    wanted = journal.c.action.in_(("rename", "name-back"))
    query = sa.select(journal).where(journal.c.about == person, wanted).order_by(journal.c.id.desc())
    row = db.execute(query).first()
    return row.before if row and row.action == "rename" else ""


def told_to_hosts(db: sa.Connection) -> dict[str, list[dict[str, Any]]]:
    """Reports and journal, newest first, and the people whom they name."""
    found = {
        "reports": newest(db, reports),
        "journal": newest(db, journal),
    }
    named = {row[who] for part in found.values() for row in part for who in ("person", "about")}
    held = sa.or_(people.c.silenced, people.c.shut_out, people.c.id.in_(named - {None}))
    columns = ("id", "name", "host", "silenced", "shut_out")
    query = sa.select(*(people.c[name] for name in columns)).where(held)
    found["people"] = as_dicts(db.execute(query))
    return found


def newest(db: sa.Connection, of: sa.Table) -> list[dict[str, Any]]:
    return as_dicts(db.execute(sa.select(of).order_by(of.c.id.desc()).limit(MOST_TOLD)))


def as_dicts(rows: Iterable[Any]) -> list[dict[str, Any]]:
    """Rows as dicts by column name, with plain strings as keys: SQLAlchemy's own are a subclass."""
    return [{f"{name}": value for name, value in row._mapping.items()} for row in rows]
