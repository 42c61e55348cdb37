"""The private PostgreSQL of the tests ends together with the process it is for."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools.postgres import READY, Address, is_running
from tools.set_up import ROOT


def waited_for(holds, tries=1200):
    for _ in range(tries):
        if holds():
            return True
        time.sleep(0.05)
    return False


@pytest.mark.skipif(sys.platform == "win32", reason="it is not started there")
def test_it_ends_and_leaves_nothing_when_its_process_is_killed(tmp_path):
    owner = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    command = [sys.executable, "-m", "tools.postgres", "serve", str(tmp_path), str(owner.pid)]
    with subprocess.Popen(command, cwd=ROOT) as keeper:
        assert waited_for(lambda: (tmp_path / READY).exists() or keeper.poll() is not None)
        there = Address(*json.loads((tmp_path / READY).read_text("utf-8")))
        server = int(Path(there.folder, "data", "postmaster.pid").read_text("utf-8").splitlines()[0])
        assert is_running(server)
        owner.kill()
        owner.communicate()
        assert keeper.wait(60) == 0
    assert not is_running(server)
    assert os.listdir(tmp_path) == []
    assert not Path(there.folder).exists()
