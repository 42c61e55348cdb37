"""Set up .venv, with what it takes to play or with more; only the standard library is needed.

    python3 tools/set_up.py             # enough to play
    python3 tools/set_up.py dev         # what tests and research need on top

uv takes a tenth of the time that pip takes, so it is installed first. If it is not available, or cannot find
what pip is configured to find, pip does it.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(BIN / "python")
CONSTRAINTS = ["-c", str(ROOT / "constraints.txt")]
NOT_SET_UP = "Ithaca could not be set up: see above why. Is there a way to the package index?"


def set_up(extra: str) -> bool:
    """Set up .venv with Ithaca in it; return whether that succeeded."""
    begin = time.monotonic()
    wanted = ["-e", f"{ROOT}[{extra}]" if extra else str(ROOT)]
    done = environment() and (installed_by_uv(wanted) or installed_by_pip(wanted))
    if done:
        tell(f"Set up in {time.monotonic() - begin:.0f} s.")
    return done


def environment() -> bool:
    """Make an environment; without pip if we have one to install it with later, since that is quicker."""
    if (VENV / "pyvenv.cfg").is_file():
        return True
    tell("Setting up .venv, only this once ...")
    return run([sys.executable, "-m", "venv", *(["--without-pip"] if has_pip() else []), str(VENV)])


def has_pip() -> bool:
    return importlib.util.find_spec("pip") is not None


def pip() -> list[str]:
    """A pip that installs into .venv."""
    return [sys.executable, "-m", "pip", "--python", PYTHON] if has_pip() else [PYTHON, "-m", "pip"]


def installed_by_uv(wanted: list[str]) -> bool:
    found = uv()
    if not found:
        return False
    told = os.environ.get("PIP_INDEX_URL")  # uv does not read the settings of pip
    env = {**({"UV_DEFAULT_INDEX": told} if told else {}), **os.environ}
    return run([found, "pip", "install", "--python", PYTHON, *CONSTRAINTS, "pip", *wanted], env)


def uv() -> str:
    """The path of uv; it is installed into .venv if there is none. Empty if that fails."""
    found = shutil.which("uv") or shutil.which("uv", path=str(BIN))
    if not found and run([*pip(), "install", "--quiet", "--no-compile", *CONSTRAINTS, "uv"]):
        found = shutil.which("uv", path=str(BIN))
    return found or ""


def installed_by_pip(wanted: list[str]) -> bool:
    tell("Installing by pip, which takes a minute ...")
    return run([*pip(), "install", "--no-compile", *CONSTRAINTS, "pip", *wanted])


def run(command: list[str], env: dict[str, str] | None = None) -> bool:
    return subprocess.run(command, env=env).returncode == 0


def tell(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(None if set_up("".join(sys.argv[1:2])) else NOT_SET_UP)
