"""Imports go one way only, and nothing in the repository points out of it."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[1]


def test_imports_go_one_way_only():
    tool = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([tool, "--no-cache"], cwd=CHECKOUT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    assert "0 broken" in done.stdout


def tracked_texts():
    """Every tracked file that is text."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=CHECKOUT, capture_output=True, text=True, check=True
    )
    for name in filter(None, listed.stdout.split("\0")):
        path = CHECKOUT / name
        if path.is_file() and b"\0" not in path.read_bytes():
            yield name, path.read_text("utf-8", errors="replace")


# Written so that this file does not name them itself.
PACKAGE_INDEXES = (
    r"py[p]i\.org|python[h]osted|/sim[p]le\b|index-u[r]l|artifac[t]ory|dev[p]i|/opt/py[p]i|/opt/whe[e]ls"
)
HOMES = r"/hom[e]/\w|/Use[r]s/\w|/roo[t]/|C:\\Use[r]s"


@pytest.mark.parametrize("pattern", [PACKAGE_INDEXES, HOMES], ids=["package index", "home"])
def test_no_tracked_file_names_a_place_of_somebodys_machine(pattern):
    texts = dict(tracked_texts())
    found = [f"{name}: {match.group()}" for name in texts for match in re.finditer(pattern, texts[name])]
    assert "pyproject.toml" in texts
    assert found == []
