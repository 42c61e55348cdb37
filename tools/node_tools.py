"""Check the browser client: its types by tsc, its format by prettier.

    python -m tools.node_tools              # checks
    python -m tools.node_tools format       # formats

It needs npm: the one on the path is used, else it is installed as Node is (tools/browser.py). The versions
are those of tools/package-lock.json, installed in .venv/node. They are not needed to play.
"""

import shutil
import subprocess
import sys
from pathlib import Path

from tools.browser import Missing, done, installed_by_apt, node, on_path

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / ".venv" / "node"
CARD, LOCK = "package.json", "package-lock.json"
READY = "ready.json"  # a copy of the lock file, written when everything is installed
FORMATTED = ("ithaca", "tests/web")  # less what .prettierignore names
NO_NPM = (
    "To check the browser client takes npm, and it could not be installed here: install it "
    "(on Debian: apt install npm) so that it is on the path, and try again."
)
NOT_FETCHED = "npm could not fetch what checks the browser client: see above."


def npm() -> str:
    """The path of npm; it is installed if there is none."""
    found = on_path("npm")
    if not found and installed_by_apt("npm"):
        found = on_path("npm")
    if not found:
        raise Missing(NO_NPM)
    return found


def install() -> None:
    """Install what the lock file names into our folder, unless exactly that is there."""
    lock = (ROOT / "tools" / LOCK).read_text("utf-8")
    ready = FOLDER / READY
    if ready.exists() and ready.read_text("utf-8") == lock:
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    ready.unlink(missing_ok=True)
    for name in (CARD, LOCK):
        shutil.copy(ROOT / "tools" / name, FOLDER / name)
    if not done([npm(), "ci", "--prefix", str(FOLDER), "--ignore-scripts", "--no-audit", "--no-fund"]):
        raise Missing(NOT_FETCHED)
    ready.write_text(lock, "utf-8")


def run(script: str, *args: str) -> bool:
    """Run a script of an installed package; return whether it succeeded."""
    command = [node(), str(FOLDER / "node_modules" / script), *args]
    return subprocess.run(command, cwd=ROOT).returncode == 0


def prettier(*args: str) -> bool:
    return run("prettier/bin/prettier.cjs", "--log-level", "warn", *args, *FORMATTED)


def check() -> bool:
    """Run both checks even if the first fails."""
    typed = run("typescript/bin/tsc", "-p", "tsconfig.json")
    formatted = prettier("--check")
    return typed and formatted


def main() -> int:
    try:
        install()
        good = prettier("--write") if sys.argv[1:] == ["format"] else check()
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 1
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
