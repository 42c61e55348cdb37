"""Servers of the tests are copies of one process (`tests/original.py`), and behave like others."""

import os
import signal
import sys

import pytest
from copies import Copy, can_be_copied, ithaca
from guest import a_server

pytestmark = [pytest.mark.sqlite, pytest.mark.skipif(sys.platform == "win32", reason="nothing is forked")]


def test_a_server_is_a_copy_that_ends_well_when_told(tmp_path):
    with a_server(tmp_path) as server:
        assert isinstance(server.process, Copy)
        assert server.process.pid != os.getpid()
        assert server.process.poll() is None
    assert server.process.returncode == 0


def test_one_that_is_killed_says_by_which_signal(tmp_path):
    with a_server(tmp_path) as server:
        server.kill()
        assert server.process.returncode == -signal.SIGKILL


def test_a_command_tells_its_code_and_what_it_says():
    done = ithaca("rules", "chess")
    assert done.returncode == 2
    assert "chess" in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize("name", ["PYTHONPATH", "NUMBA_DISABLE_JIT", "ITHACA_CACHE"])
def test_what_python_reads_when_it_starts_needs_a_python_of_its_own(name):
    assert can_be_copied(dict(os.environ))
    assert not can_be_copied({**os.environ, name: "1"})
