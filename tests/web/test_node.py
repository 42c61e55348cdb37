"""The parts of the browser that can be tested without one: Node runs them, as a test tool only."""

import subprocess
from pathlib import Path

from tools.browser import node

FOLDER = Path(__file__).parent


def test_the_browser_modules_keep_their_promises() -> None:
    files = sorted(str(path) for path in FOLDER.glob("*.test.mjs"))
    done = subprocess.run([node(), "--test", *files], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
