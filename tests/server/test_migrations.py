"""Databases of earlier versions open under this one: tables continue, people are recognised."""

import asyncio
import json
import shutil
from pathlib import Path

import databases
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from databases import sql, url_at
from guest import Guest, a_server
from parts import HandClock

from ithaca.server.accounts.sessions import Sessions
from ithaca.server.database import bring_up_to_date, migrations_on
from ithaca.server.players import Players
from ithaca.server.schema import schema
from ithaca.server.storage import Storage

pytestmark = pytest.mark.both

FOLDER = Path(__file__).parent / "databases"
MADE_AT = 1_794_880_889_000  # when the first of them was written
FOR_EVER = 100_000  # days: nothing of them is old enough to be forgotten


@pytest.fixture(scope="module")
def facts():
    """What was seen of each table before the change."""
    return json.loads((FOLDER / "0001.json").read_text("utf-8"))


def first_version():
    """A database of the first version, only to be read."""
    return sql(f"sqlite:///file:{FOLDER / '0001.db'}?mode=ro&immutable=1&uri=true")


def put_old_database(file):
    """A database as the first version left it, for this file."""
    if databases.current == "sqlite":
        shutil.copy(FOLDER / "0001.db", file)
        return
    with first_version() as old, sql(databases.empty_database_at(file)) as new:
        command.upgrade(migrations_on(new), "0001")
        found = sa.MetaData()
        found.reflect(new, only=lambda name, _: name != "alembic_version")
        for table in found.sorted_tables:
            rows = [dict(row._mapping) for row in old.execute(sa.text(f'SELECT * FROM "{table.name}"'))]
            if rows:
                new.execute(table.insert(), [exact(table, row) for row in rows])


def exact(table, row):
    """A row with true and false where SQLite has 1 and 0."""
    flags = {column.name for column in table.columns if isinstance(column.type, sa.Boolean)}
    return {name: bool(value) if name in flags else value for name, value in row.items()}


@pytest.fixture(scope="module")
def old_server(tmp_path_factory, database):
    folder = tmp_path_factory.mktemp("old")
    put_old_database(folder / "tables.db")
    with a_server(folder, keep_days=FOR_EVER, keep_open_days=FOR_EVER) as server:
        yield server


@pytest.fixture(scope="module")
def ann(old_server, facts):
    guest = Guest(old_server, token=facts["token"])
    yield guest
    guest.go()


KINDS = sorted(json.loads((FOLDER / "0001.json").read_text("utf-8"))["tables"])


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_is_as_it_was(ann, facts, kind):
    was = facts["tables"][kind]
    info = ann.get(f"/api/tables/{was['id']}")
    line = ann.line(was["id"], -1)
    hello = line.hear_of("hello")
    line.close()
    assert (info["state"], info["seq"]) == (was["state"], was["seq"])
    seats = [[seat["kind"], seat["name"], seat["standin"], seat["resigned"]] for seat in info["seats"]]
    assert seats == was["seats"]
    assert [note["kind"] for note in hello["notes"]] == was["kinds"]
    assert len(hello["told"]) == was["told"]
    if hello["state"]:
        assert hello["state"]["actor"] == was["actor"]
    if was["state"] == "over":
        assert {key: hello["state"]["result"][key] for key in was["result"]} == was["result"]
        assert ann.get(f"/api/tables/{was['id']}/verify")["good"]


@pytest.mark.parametrize("game", ["odysseus", "odyssey", "ulysses"])
def test_a_game_that_ran_goes_on_by_the_rules_that_it_was_begun_under(ann, facts, game):
    table = facts["tables"][f"playing-{game}"]["id"]
    assert ann.get(f"/api/tables/{table}")["rules"] == 1
    line = ann.line(table, 0)
    line.hear_of("hello")
    if line.state["legal"]:
        before = line.state["seq"]
        assert line.play(line.state["legal"][0]["move"])["type"] == "done"
        assert line.hear_state(before + 1)["seq"] == before + 1
    said = ann.at(table, "chat", phrase="phrase-thanks")
    hidden = 2  # notes that are not shown: of the phone, and that the server is back
    assert said["seq"] == facts["tables"][f"playing-{game}"]["notes"] + 1 + hidden
    line.close()


def test_a_fork_and_a_rematch_still_lead_where_they_led(ann, facts):
    tables = facts["tables"]
    assert ann.get(f"/api/tables/{tables['fork']['id']}")["forked"] == tables["over-bots"]["id"]
    assert ann.get(f"/api/tables/{tables['agreed']['id']}")["next"] == tables["rematch"]["id"]


@pytest.fixture
def storage(tmp_path):
    put_old_database(tmp_path / "tables.db")
    storage = Storage(url_at(tmp_path / "tables.db"))
    with storage.alone() as db:
        bring_up_to_date(db)
    yield storage
    storage.engine.dispose()


def test_cookies_that_were_signed_before_are_known(storage, facts):
    clock = HandClock()
    clock.now = lambda: MADE_AT

    async def ask():
        storage.open()
        players = Players(storage, clock, Sessions(storage, clock))
        await players.renew_keys()
        found = [await players.of_cookie(cookie["ithaca"]) for cookie in facts["cookies"].values()]
        await asyncio.to_thread(storage.close)
        return found

    found = asyncio.run(ask())
    assert [visitor.person.name for visitor in found] == list(facts["cookies"])
    assert all(visitor.renew for visitor in found), "they are signed again in today's way"


def test_no_line_is_lost_and_who_sat_where_is_known(storage, facts):
    count = sa.text("SELECT table_id, count(*) FROM entries GROUP BY table_id")
    with first_version() as old:
        before = dict(iter(old.execute(count)))
    with storage.engine.connect() as db:
        lines = db.exec_driver_sql("SELECT table_id, count(*) FROM log GROUP BY table_id")
        after = dict(iter(lines))
        agreed = facts["tables"]["agreed"]["id"]
        sat = sa.text("SELECT seat, bot FROM seats WHERE table_id = :table ORDER BY seat")
        seats = db.execute(sat, {"table": agreed}).all()
        gaps = db.exec_driver_sql(
            "SELECT table_id FROM log GROUP BY table_id HAVING max(seq) <> count(*)"
        ).all()
    assert after == before
    assert [tuple(row) for row in seats] == [(0, ""), (1, ""), (2, "")]
    assert gaps == []


def test_migrations_make_what_the_schema_says(tmp_path):
    with sql(databases.empty_database_at(tmp_path / "new.db")) as db:
        bring_up_to_date(db)
        assert compare_metadata(MigrationContext.configure(db), schema) == []


@pytest.mark.postgresql
def test_a_database_that_was_made_without_an_encoding_is_served_as_any_other(tmp_path):
    file = tmp_path / "tables.db"
    databases.create(file, "template0 ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C'")
    with a_server(tmp_path) as server:
        guest = Guest(server, "Ödön")
        table = guest.open_table("odysseus", 3)
        guest.sit(table, 0)
        guest.go()
    with a_server(tmp_path) as server:
        other = Guest(server, "Ann")
        assert other.get(f"/api/tables/{table}")["seats"][0]["name"] == "Ödön"
        other.go()
