"""What a server is installed from: `requirements.txt`, every version pinned and every file known by its hash.

    python -m tools.pins    # write it again from pyproject.toml and constraints.txt; needs uv and an index

Litestar brings a few packages only for tests, documents and a command line of its own. The server runs
without them, so they are left out, and what is installed is exactly what is listed: `pip install --no-deps`.
"""

import re
import subprocess
import sys

from tools.set_up import ROOT, uv

FILE = ROOT / "requirements.txt"
HEAD = """\
# What a server is installed from, by hash: see docs/hosting.md. Written by `python -m tools.pins`.
# Install with --no-deps: what Litestar needs only for its tests and documents is left out.
"""
# Drivers for what a server may be configured to use, but not the rest of their extra.
DRIVERS = "psycopg[binary]\nredis[hiredis]\nsaq"
LEFT_OUT = ("faker", "httpx", "litestar-htmx", "polyfactory", "rich-click")
COMPILE = ["--universal", "--generate-hashes", "--no-header", "--no-annotate"]


def normal(name: str) -> str:
    """A package's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned(text: str) -> dict[str, str]:
    """The version of each package that a file of requirements or constraints names."""
    found = re.findall(r"^([A-Za-z0-9][\w.-]*)==([^\s;\\]+)", text, re.MULTILINE)
    return {normal(name): version for name, version in found}


def blocks(text: str) -> list[str]:
    """The requirements of a file, each with its hashes."""
    return re.split(r"\n(?=\w)", text.strip())


def main() -> int:
    command = [uv(), "pip", "compile", "pyproject.toml", "-", "-c", "constraints.txt", *COMPILE]
    done = subprocess.run(command, cwd=ROOT, text=True, input=DRIVERS, stdout=subprocess.PIPE)
    if done.returncode:
        return done.returncode
    kept = [block for block in blocks(done.stdout) if normal(block.split("==")[0]) not in LEFT_OUT]
    FILE.write_text(HEAD + "\n".join(kept) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
