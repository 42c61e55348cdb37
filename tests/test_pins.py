"""What a server is installed from: pinned by hash, and no more than it needs."""

import os
import re
import subprocess
import sys
from importlib import metadata

import pytest
from packaging.requirements import Requirement

from tools.pins import FILE, LEFT_OUT, blocks, normal, pinned
from tools.set_up import ROOT

REQUIRED = FILE.read_text("utf-8")
WITHOUT = """
import sys
for name in sys.argv[2:]:
    sys.modules[name] = None  # as if it were not installed
from ithaca.server.app import make_app
from ithaca.server.settings import Settings
print(len(make_app(Settings(database=sys.argv[1])).openapi_schema.to_schema()["paths"]))
"""


def test_every_requirement_has_its_version_and_hashes_and_names_no_place():
    for block in blocks(re.sub(r"^#.*\n", "", REQUIRED, flags=re.MULTILINE)):
        assert re.match(r"[\w.-]+==\S+( ; .*?)? \\\n", block), block
        assert len(re.findall(r"--hash=sha256:[0-9a-f]{64}\b", block)) >= 1, block
    assert "://" not in REQUIRED
    assert "index" not in REQUIRED.partition("==")[2]


def test_pins_are_those_that_everything_is_tested_with():
    tested = pinned((ROOT / "constraints.txt").read_text("utf-8"))
    assert {name: tested.get(name) for name in pinned(REQUIRED)} == pinned(REQUIRED)


def needed(package: str, found: set[str]) -> set[str]:
    """All dependencies of a package that are installed here, without what is left out."""
    for text in metadata.requires(package) or []:
        wanted = Requirement(text)
        name = normal(wanted.name)
        if name not in found | set(LEFT_OUT) and (not wanted.marker or wanted.marker.evaluate({"extra": ""})):
            found |= needed(name, {*found, name})
    return found


def test_nothing_is_missing_that_was_not_left_out_on_purpose():
    assert needed("ithaca", set()) <= set(pinned(REQUIRED))
    assert not set(LEFT_OUT) & set(pinned(REQUIRED))


@pytest.mark.skipif(sys.platform == "win32", reason="servers are hosted elsewhere")
def test_a_server_starts_without_what_was_left_out(tmp_path):
    modules = [name.replace("-", "_") for name in LEFT_OUT]
    command = [sys.executable, "-c", WITHOUT, str(tmp_path / "tables.db"), *modules]
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 30
