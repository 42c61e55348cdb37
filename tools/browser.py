"""Find or install what the tests of the browser client need: a Chromium, and Node.

    python -m tools.browser             # prints where Chromium is
    python -m tools.browser node        # prints where Node is

What is on the path is used. Otherwise it is installed, by apt if we are root; Chromium else by Playwright. If
that fails, a sentence says what to do.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

SHELL = "chromium-headless-shell"  # Debian's headless Chromium: tests take half the processor time
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
NO_CHROMIUM = (
    "The browser tests need Chromium, and none could be installed here: install Chromium or Chrome "
    "(on Debian: apt install chromium) so that it is on the path, and try again."
)
NO_NODE = (
    "The tests of the browser's modules need Node 20 or newer, and it could not be installed here: "
    "install it (on Debian: apt install nodejs) so that it is on the path, and try again."
)


class Missing(Exception):
    """What could neither be found nor installed, in a sentence."""


def chromium() -> str:
    """The path of a Chromium; one is installed if there is none."""
    found = on_path(*CHROMIUMS) or of_playwright()
    if not found and installed_by_apt("chromium"):
        found = on_path(*CHROMIUMS)
    if not found and done([sys.executable, "-m", "playwright", "install", "chromium"]):
        found = of_playwright()
    if not found:
        raise Missing(NO_CHROMIUM)
    return found


def headless_chromium() -> str:
    """The path of a headless Chromium, or of any other if there is none."""
    return on_path(SHELL) or chromium()


def node() -> str:
    """The path of Node; it is installed if there is none."""
    found = on_path("node")
    if not found and installed_by_apt("nodejs"):
        found = on_path("node")
    if not found:
        raise Missing(NO_NODE)
    return found


def on_path(*names: str) -> str:
    return next((path for name in names if (path := shutil.which(name))), "")


def of_playwright() -> str:
    """The Chromium that Playwright downloaded earlier, if any."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return ""
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else ""


def installed_by_apt(package: str) -> bool:
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not is_root or not shutil.which("apt-get"):
        return False
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "--no-install-recommends", package]
    # The package lists of a fresh container are empty: fetch them only if the install fails.
    return done(install, quietly) or (done(["apt-get", "update"], quietly) and done(install, quietly))


def done(command: list[str], env: dict[str, str] | None = None) -> bool:
    """Run a command, its output to stderr; return whether it succeeded."""
    print(" ".join(command), file=sys.stderr)
    try:
        return subprocess.run(command, env=env, stdout=sys.stderr).returncode == 0
    except OSError:
        return False


def report(work: Callable[[], object]) -> int:
    """Print what the work returns, or what is missing; return the exit code."""
    try:
        print(work())
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 1
    return 0


def fetched_chromium() -> str:
    """The path of the headless browser. Installs what is missing, including the full Chromium: only that one
    shows notifications, and several tests must not install it at once."""
    on_path(SHELL) or installed_by_apt(SHELL)
    chromium()
    return headless_chromium()


if __name__ == "__main__":
    sys.exit(report(node if sys.argv[1:] == ["node"] else fetched_chromium))
