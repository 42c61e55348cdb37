"""For the host: backups, restores, and clear messages where something is not possible."""

import re

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from copies import ithaca
from databases import database_at, postgres, sql
from guest import CHECKOUT, Server, a_server, play_on, python, seated, some_guests

from ithaca.server.database import bring_up_to_date, version_of
from ithaca.server.schema import marks
from ithaca.server.settings import Settings

HOSTING = (CHECKOUT / "docs" / "hosting.md").read_text("utf-8")


def test_a_backup_of_a_running_server_can_be_served(tmp_path):
    with a_server(tmp_path) as server, some_guests(server, "Ann", "Bob", "Cid") as guests:
        table, lines = seated(guests, "odysseus")
        play_on(lines, lambda legal: legal[0], 7)
        guests[1].at(table, "chat", text="before the backup")
        before = guests[0].get(f"/api/tables/{table}")
        told, hand = lines[1].told, lines[1].state["view"]
        copy = tmp_path / "copy.db"
        done = ithaca("backup", str(copy), "--database", server.database)
        assert done.returncode == 0, done.stderr
        assert "One table is in" in done.stdout
        guests[2].at(table, "chat", text="after the backup")
        play_on(lines, lambda legal: legal[0], 3)
        again = ithaca("backup", str(copy), "--database", server.database)
        assert (again.returncode, again.stdout) == (1, "")
        assert "already" in again.stderr
        server.stop()
        restored = Server(tmp_path / "restored.db", str(copy), rate=0, pace=0)
        try:
            for guest in guests:
                guest.server = restored
                guest.http.base_url = restored.url
                guest.http.headers["origin"] = restored.url
            after = guests[0].get(f"/api/tables/{table}")
            here_now = {"seats": 0, "spectators": 0, "notes": 0}  # who is here, and that a server was away
            assert {**after, **here_now} == {**before, **here_now}
            lines = [guest.line(table, seat) for seat, guest in enumerate(guests)]
            for line in lines:
                line.hear_of("hello")
            assert (lines[1].told, lines[1].state["view"]) == (told, hand)
            assert [note["text"] for note in lines[0].notes if note["kind"] == "chat"] == [
                "before the backup"
            ]
            play_on(lines, lambda legal: legal[0], 3)
        finally:
            restored.stop()


@pytest.mark.parametrize(
    ("env", "word"),
    [
        ({"ITHACA_PORT": "cluster"}, "setting"),
        ({"ITHACA_PORT": "99999"}, "setting"),
        ({"ITHACA_PORT": "-1"}, "setting"),
        ({"ITHACA_RATE": "-1"}, "setting"),
        ({"ITHACA_BOT_THREADS": "0"}, "setting"),
        ({"ITHACA_BOT_SECONDS": "nan"}, "setting"),
        ({"ITHACA_KEEP_DAYS": "0"}, "setting"),
        ({"ITHACA_HOST": "203.0.113.1", "ITHACA_PORT": "0"}, "listen"),
        ({"ITHACA_HOST": "no.such.host.invalid"}, "listen"),
        ({"ITHACA_DATABASE": "nosuchdb://x/y"}, "database"),
        ({"ITHACA_DATABASE": "postgresql://ann@127.0.0.1:1/ithaca"}, "reached"),
        ({"ITHACA_DATABASE": "postgresql://ann@no.such.host.invalid/ithaca"}, "reached"),
        ({"ITHACA_DATABASE": "/no/such/folder/tables.db"}, "database"),
        ({"ITHACA_DATABASE": str(CHECKOUT / "README.md")}, "database"),
        ({"ITHACA_DATABASE": str(CHECKOUT)}, "database"),
    ],
)
def test_what_cannot_be_served_is_said_kindly(env, word):
    done = ithaca("serve", **{"ITHACA_PORT": "0", **env})
    assert done.returncode == 2, (done.stdout, done.stderr)
    assert word in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) <= 4
    assert done.stdout == ""


@pytest.mark.parametrize(
    "url",
    [
        "nosuchdb://ann:sesame@localhost/ithaca",
        "postgresql://ann:sesame@127.0.0.1:1/ithaca",
        "postgresql://ann:se/sa@me@127.0.0.1:1/ithaca",
        "postgresql://127.0.0.1:1/ithaca?user=ann&password=sesame",
    ],
)
def test_a_password_is_not_said(url):
    done = ithaca("serve", ITHACA_PORT="0", ITHACA_DATABASE=url)
    assert done.returncode == 2
    assert not re.search("sesame|se/s|a@m", done.stderr)


@pytest.mark.postgresql
def test_what_postgresql_refuses_is_said_with_the_way_out():
    there = postgres()
    for url, word in (
        (there.url_by_tcp("postgres", "open-up"), "password authentication failed"),
        (there.url_by_tcp("no_such_database"), "no_such_database"),
    ):
        done = ithaca("serve", ITHACA_PORT="0", ITHACA_DATABASE=url)
        said = " ".join(done.stderr.split())
        assert (done.returncode, done.stdout) == (2, "")
        assert word in said
        assert "Check that it runs" in said
        assert not re.search("Traceback|open-up|sesame", said)


WITHOUT_DRIVER = """
import sys
sys.modules["psycopg"] = None  # as if it were not installed
from ithaca.cli import main
main()
"""


def test_a_driver_that_is_not_installed_is_named():
    env = {"ITHACA_DATABASE": "postgresql://ann:sesame@127.0.0.1/ithaca", "ITHACA_PORT": "0"}
    done = python("-c", WITHOUT_DRIVER, "serve", **env)
    assert (done.returncode, done.stdout) == (2, "")
    assert 'pip install "psycopg[binary]"' in " ".join(done.stderr.split())
    assert not re.search("Traceback|sesame", done.stderr)


def test_a_database_of_a_newer_version_is_left_alone(tmp_path):
    file = tmp_path / "tables.db"
    with sql(database_at(file)) as db:
        bring_up_to_date(db)
        db.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    for words in (("serve", "--port", "0"), ("ratings",)):
        done = ithaca(*words, "--database", database_at(file))
        assert (done.returncode, done.stdout) == (2, "")
        assert "newer" in done.stderr
        assert "Traceback" not in done.stderr
    with sql(database_at(file)) as db:
        assert version_of(db) == "9999"
        assert db.execute(sa.select(marks)).all() == []


def test_a_port_that_is_taken_is_said_kindly(server):
    done = ithaca("serve", "--port", str(server.port))
    assert done.returncode == 2
    assert f":{server.port}" in done.stderr


def test_a_backup_that_cannot_be_made_is_said_kindly(tmp_path, server):
    for words in (
        (str(tmp_path / "copy.db"), "--database", str(tmp_path / "nothing.db")),
        (str(tmp_path / "no" / "copy.db"), "--database", server.database),
        (str(tmp_path / "copy.db"), "--database", str(CHECKOUT / "README.md")),
        (str(tmp_path / "copy.db"), "--database", "postgresql://127.0.0.1:1/y"),
    ):
        done = ithaca("backup", *words)
        assert done.returncode in (1, 2)
        assert done.stderr
        assert "Traceback" not in done.stderr
        assert list(tmp_path.iterdir()) == []


# ── docs/hosting.md ───────────────────────────────────────────────────────────────────────────────


def test_the_document_tells_of_every_setting_and_what_it_usually_is():
    rows = dict(re.findall(r"^\| `ITHACA_([A-Z_]+)` \| (?:`(.*?)` )?\|", HOSTING, re.MULTILINE))
    usual = {field.name.upper(): str(field.default) for field in msgspec.structs.fields(Settings)}
    assert rows == usual


def test_the_document_tells_of_every_figure(server):
    text = httpx.get(f"{server.url}/metrics").text
    for name in re.findall("^# TYPE ([a-z_]+)", text, re.MULTILINE):
        assert f"`{name}`" in HOSTING


def test_the_service_of_the_document_names_settings_that_there_are():
    known = {field.name.upper() for field in msgspec.structs.fields(Settings)} | {"DATA", "CACHE"}
    assert set(re.findall(r"ITHACA_([A-Z_]+)", HOSTING)) <= known
