"""Ctrl-C or SIGTERM at any moment: the process ends soon, with exit code 0 and without a crash."""

import os
import signal
import subprocess
import sys
import time

import httpx
import pytest
import sqlalchemy as sa
from databases import database_at
from guest import CHECKOUT, Server
from variants import first_of

from ithaca.server.schema import marks

PATIENCE = 60.0  # for a busy machine; how long it really takes is measured by `make faults`


def started(folder, **env):
    command = [sys.executable, "-m", "ithaca.cli", "serve", "--port", "0"]
    given = {
        "ITHACA_DATABASE": database_at(folder / "tables.db"),
        "ITHACA_CACHE": str(folder / "cache"),
        **env,
    }
    return subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **given},
        cwd=CHECKOUT,
    )


@pytest.mark.sqlite  # while it compiles it does not use the database
@pytest.mark.parametrize("seconds", [0.0, 1.0, 4.0])
@pytest.mark.parametrize("how", first_of([signal.SIGTERM, signal.SIGINT]))
def test_a_server_that_compiles_ends_well(tmp_path, how, seconds):
    process = started(tmp_path)
    assert process.stdout.readline()  # it listens, and compiles in the background: its cache is empty
    time.sleep(seconds)
    process.send_signal(how)
    said, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, errors
    assert "Traceback" not in errors
    assert said.strip()  # a word of parting


SIGNAL_IN_A_FINALIZER = """
import signal, sys
from ithaca.server import run
from ithaca.server.settings import Settings

class Gone:
    def __del__(self):
        signal.raise_signal(int(sys.argv[2]))
        sum(range(10))  # an exception would be raised here, and ignored

run.tune_gc = lambda: Gone() and None
run.serve(Settings(database=sys.argv[1], port=0), "en")
"""


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_before_the_server_listens_is_not_lost(tmp_path, how):
    command = [
        sys.executable,
        "-c",
        SIGNAL_IN_A_FINALIZER,
        database_at(tmp_path / "tables.db"),
        str(int(how)),
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, cwd=CHECKOUT)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) == 2  # where it serves, and a word of parting


def test_a_server_that_ends_leaves_the_database_to_the_next(tmp_path):
    server = Server(tmp_path / "tables.db")
    server.stop()
    assert server.process.returncode == 0
    with server.sql() as db:
        mark = db.execute(sa.text("SELECT value FROM marks WHERE name = 'server'")).scalar_one()
    assert '"server":""' in mark


def test_health_tells_that_it_lives_and_ready_that_it_can_write(tmp_path):
    server = Server(tmp_path / "tables.db")
    try:
        server.wait_until(lambda: httpx.get(f"{server.url}/ready").json()["writes"])
        alive, ready = (httpx.get(f"{server.url}/{path}") for path in ("health", "ready"))
        assert (alive.status_code, alive.json()["ok"]) == (200, True)
        assert ready.json()["ok"] == all(ready.json()["ready"].values())

        def is_taken_over() -> bool:
            """Another server says so again and again, as it would in reality: our own heartbeat may come in
            between."""
            with server.sql() as db:
                other = sa.func.replace(marks.c.value, '"server":"', '"server":"x')
                db.execute(marks.update().values(value=other))
            return httpx.get(f"{server.url}/health").status_code == 503

        server.wait_until(is_taken_over)
        taken = httpx.get(f"{server.url}/ready")
        assert (taken.status_code, taken.json()["writes"]) == (503, False)
    finally:
        server.stop()
