"""One log for each table instead of two streams; who sits where as rows of its own."""

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

MANY = 500  # rows written at once


def upgrade() -> None:
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(32), index=True),
        sa.Column("entry", sa.Text, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), index=True),
        sa.Column("bot", sa.String(40), nullable=False, default=""),
        sa.Column("share", sa.Float),
        sa.Column("rank", sa.Integer),
    )
    op.create_index("ix_tables_owner", "tables", ["owner"])
    db = op.get_bind()
    for table_id in db.execute(sa.text("SELECT id FROM tables ORDER BY id")).scalars().all():
        lines = list(one_log(db, table_id))
        for start in range(0, len(lines), MANY):
            db.execute(
                sa.text("INSERT INTO log VALUES (:table_id, :seq, :at, :person, :entry)"),
                lines[start : start + MANY],
            )
        if rows := seats_after(table_id, lines):
            db.execute(
                sa.text(
                    "INSERT INTO seats (table_id, seat, person, bot) VALUES (:table_id, :seat, :person, :bot)"
                ),
                rows,
            )
        touched = sa.text("UPDATE tables SET touched = :at WHERE id = :id AND touched < :at")
        if lines:
            db.execute(touched, {"at": lines[-1]["at"], "id": table_id})
    op.drop_table("entries")


def one_log(db: sa.Connection, table_id: str) -> Iterator[dict[str, Any]]:
    """The two streams of a table in the order in which they were written: a note says how many moves came
    before it."""
    rows = db.execute(
        sa.text("SELECT stream, seq, at, body FROM entries WHERE table_id = :id ORDER BY stream, seq"),
        {"id": table_id},
    ).all()
    moves = [(row.at, json.loads(row.body)) for row in rows if row.stream == "moves"]
    ordered: list[tuple[int, dict[str, Any]]] = []
    made = 0
    for row in rows:
        if row.stream == "notes":
            note = json.loads(row.body)
            ordered += moves[made : note["made"]]
            made = note["made"]
            ordered.append((row.at, note))
    ordered += moves[made:]
    for seq, (at, body) in enumerate(ordered, 1):
        entry = entry_of(body)
        yield {
            "table_id": table_id,
            "seq": seq,
            "at": at,
            "person": entry.get("person"),
            "entry": json.dumps(entry, ensure_ascii=False, separators=(",", ":")),
        }


def entry_of(body: dict[str, Any]) -> dict[str, Any]:
    """An entry in the new form: moves have a kind, too, and what follows from the order of lines is left
    out."""
    if body.get("undo"):
        return {"kind": "undo", "seat": body["seat"]}
    if "kind" not in body:
        return {"kind": "move", **{key: value for key, value in body.items() if value != ""}}
    return {key: value for key, value in body.items() if key not in ("after", "made") and value is not None}


def seats_after(table_id: str, lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Who sits where after all lines."""
    found: dict[int, dict[str, Any]] = {}
    for entry in (json.loads(line["entry"]) for line in lines):
        kind, seat = entry["kind"], entry.get("seat")
        if kind in ("sat", "reserved"):
            found[seat] = {"person": entry["person"], "bot": ""}
        elif kind == "left" or (kind == "bot" and not entry["bot"]):
            found.pop(seat, None)
        elif kind == "bot":
            found[seat] = {"person": None, "bot": entry["bot"]}
        elif kind == "removed":
            for row in found.values():
                row["person"] = None if row["person"] == entry["person"] else row["person"]
    return [{"table_id": table_id, "seat": seat, **row} for seat, row in sorted(found.items())]


def downgrade() -> None:
    raise NotImplementedError("a log in one stream is not taken apart again")
