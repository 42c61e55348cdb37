"""Where our peers are installed: separate environments in `.peers`, which git ignores, made on first use.

Raises `Missing`, with the reason, for a peer that cannot be installed here.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

PEERS = Path(__file__).parent / "peers"
HOME = Path(__file__).parents[1] / ".peers"
PUFFERLIB = "pufferlib==3.0.0"
NEWER = (3, 12)  # the oldest Python that fastcatan supports


class Missing(Exception):
    """A peer that cannot be installed here, and why."""


def done(command: list[str], what: str, cwd: Path | None = None, env: dict[str, str] | None = None) -> None:
    """Run a command that installs something."""
    try:
        ran = subprocess.run(command, capture_output=True, text=True, cwd=cwd, env=env)
    except OSError as error:
        raise Missing(f"{what} could not be installed here: {error}") from error
    if ran.returncode:
        raise Missing(f"{what} could not be installed here: {last_line(ran.stderr)}")


def last_line(words: str) -> str:
    """The last line of a program's output that names an error, else its last line."""
    lines = [line.strip() for line in words.splitlines() if line.strip()]
    errors = [line for line in lines if re.match(r"(ERROR|npm error|\w+Error)\b", line)]
    return (errors or lines or ["it gave no reason"])[-1]


def python() -> list[str]:
    """The Python of the environment that has the Python peers."""
    return [environment("python", sys.executable, PEERS / "requirements.txt")]


def newer_python() -> list[str]:
    """A Python 3.12 or later, for peers that need one."""
    return [environment("newer", newer_than(NEWER), PEERS / "requirements-newer.txt")]


def environment(name: str, base: str, requirements: Path) -> str:
    """Make an environment with what the file lists; return the path of its Python."""
    home, wanted = HOME / name, requirements.read_text("utf-8")
    found = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    ready = home / "ready.txt"
    if not ready.exists() or ready.read_text("utf-8") != wanted:
        done([base, "-m", "venv", str(home)], "an environment for peers")
        install = [str(found), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        try:
            done([*install, "-r", str(requirements)], "the peers")
        except Missing:  # one package may be at fault: install the others
            for line in wanted.split():
                subprocess.run([*install, line], capture_output=True)
        ready.write_text(wanted, "utf-8")
    return str(found)


def newer_than(version: tuple[int, int]) -> str:
    """A Python of at least this version: the running one, one on the path, or one of pyenv's."""
    if sys.version_info >= version:
        return sys.executable
    named = [shutil.which(f"python3.{minor}") for minor in range(version[1], version[1] + 4)]
    of_pyenv = sorted(Path.home().glob(".pyenv/versions/3.*/bin/python3"))
    check = f"import sys; sys.exit(sys.version_info < {version})"
    for found in [*filter(None, named), *map(str, of_pyenv)]:
        if not subprocess.run([found, "-c", check], capture_output=True).returncode:
            return found
    raise Missing(f"it needs Python {version[0]}.{version[1]} or newer, and none was found here")


def pufferlib() -> list[str]:
    """A Python that compiles its C games, which are fetched as source. `tar` unpacks it: Python's own has its
    safe way only since 3.11.4."""
    source = HOME / PUFFERLIB.replace("==", "-")
    found = python()
    if not source.exists():
        fetched = {**os.environ, "PYTHONPATH": str(PEERS / "fetch"), "FETCHED": PUFFERLIB}
        fetch = [*found, "-m", "pip", "download", "--quiet", "--no-deps", "--no-build-isolation"]
        done([*fetch, "--no-binary", ":all:", "-d", str(HOME), PUFFERLIB], "PufferLib", env=fetched)
        done(["tar", "-xzf", f"{source}.tar.gz", "-C", str(HOME)], "PufferLib")
        Path(f"{source}.tar.gz").unlink()
    return ["env", f"PUFFERLIB={source}", *found]


def boardgameio() -> Path:
    """The folder of boardgame.io's scripts, with the library."""
    home = HOME / "boardgameio"
    if not shutil.which("node") or not shutil.which("npm"):
        raise Missing("it needs Node and npm, and they were not found here")
    home.mkdir(parents=True, exist_ok=True)
    for file in (PEERS / "boardgameio").iterdir():
        shutil.copy(file, home)
    if not (home / "node_modules").exists():
        install = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock"]
        done(install, "boardgame.io", cwd=home)
    return home
