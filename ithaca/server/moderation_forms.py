"""Requests and answers for reports by people and for actions by hosts."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .requests import PersonId, Request, SeatNumber, Text


class ReportRequest(Request):
    """A name or a line of chat that a host should look at: that of a seat, or a note by its number."""

    table: Annotated[str, Meta(max_length=16)]
    kind: Literal["name", "chat"]
    note: Annotated[int, Meta(ge=0, le=10**9)] = 0
    seat: SeatNumber | None = None


ModeratorAction = Literal["silence", "let-speak", "shut-out", "let-in", "rename", "name-back", "settle"]


class ModerateRequest(Request):
    """What a host does, to whom, and why. `report` is the report that this settles."""

    action: ModeratorAction
    person: PersonId
    reason: Text
    report: Annotated[int, Meta(ge=0, le=10**9)] = 0


# ── answers ───────────────────────────────────────────────────────────────────────────────────────


class Received(Struct):
    """A report was received."""

    received: bool


class ReportInfo(Struct):
    """What a person wants a host to look at."""

    id: int
    at: int
    person: str  # who reports
    about: str
    kind: str
    table_id: str
    note: int
    text: str  # the name or the line as it was
    settled: bool


class JournalLine(Struct):
    """What a host has done, to whom, and why."""

    id: int
    at: int
    person: str
    action: str
    about: str | None
    text: str
    before: str


class KnownPerson(Struct):
    """A person named by a report or the journal, or who is silenced or shut out."""

    id: str
    name: str
    host: bool
    silenced: bool
    shut_out: bool


class HostPage(Struct):
    """What hosts see."""

    reports: list[ReportInfo]
    journal: list[JournalLine]
    people: list[KnownPerson]
