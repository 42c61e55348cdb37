"""Set up .venv, with what it takes to play or with more; only the standard library is needed.

    python3 tools/set_up.py             # enough to play
    python3 tools/set_up.py dev         # what tests and research need on top
    python3 tools/set_up.py --this dev  # with this Python and no other

A Python that was built without the compiler's profile, as pyenv builds it, takes a fifth to a third longer
for whatever is not compiled. If this is one, and the system has a faster one, .venv gets that.

uv takes a tenth of the time that pip takes, so it is installed first. If it is not available, or cannot find
what pip is configured to find, pip does it.
"""

import importlib.util
import math
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
OLDEST = (3, 11)
SYSTEM_FOLDERS = ("/usr/bin", "/usr/local/bin", "/opt/homebrew/bin")
WORTH_IT = 0.9  # of the time of the Python that runs this: one that needs no more is taken instead
NOT_SET_UP = "Ithaca could not be set up: see above why. Is there a way to the package index?"


# Calls, attributes, dictionaries and small objects, as servers and tests do; told is the best of five.
TASK = f"""
import sys, time
sys.version_info >= {OLDEST} or sys.exit(1)
class Counter:
    def __init__(self):
        self.counts = {{}}
    def count(self, key):
        self.counts[key] = self.counts.get(key, 0) + 1
def work():
    begin = time.process_time()
    for _ in range(2_000):
        counter = Counter()
        for number in range(20):
            counter.count((number % 7, number % 5))
        sorted(counter.counts, key=lambda pair: pair[1])
    return time.process_time() - begin
print(min(work() for _ in range(5)))
"""


def set_up(extra: str, this: bool = False) -> bool:
    """Set up .venv with Ithaca in it, on `this` Python or on a faster one; return whether that succeeded."""
    begin = time.monotonic()
    wanted = ["-e", f"{ROOT}[{extra}]" if extra else str(ROOT)]
    done = environment(this) and (installed_by_uv(wanted) or installed_by_pip(wanted))
    if done:
        tell(f"Set up in {time.monotonic() - begin:.0f} s.")
    return done


def environment(this: bool) -> bool:
    """Make an environment; without pip if we have one to install it with later, since that is quicker."""
    if (VENV / "pyvenv.cfg").is_file():
        return True
    tell("Setting up .venv, only this once ...")
    python = sys.executable if this or not has_pip() else fastest_python()
    return made_with(python) or (python != sys.executable and made_with(sys.executable))


def made_with(python: str) -> bool:
    return run([python, "-m", "venv", *(["--without-pip"] if has_pip() else []), str(VENV)])


def fastest_python() -> str:
    """The Python that runs this, or one of the system's that is clearly faster."""
    ours = seconds_of(sys.executable)
    faster = {python: seconds_of(python) for python in other_pythons()}
    best = min(faster, key=faster.__getitem__, default=sys.executable)
    if faster.get(best, ours) > WORTH_IT * ours:
        return sys.executable
    tell(f"{best} takes {faster[best] / ours:.0%} of the time of {sys.executable}: .venv gets that one.")
    tell("To have another: make clean, then make PYTHON=...")
    return best


def other_pythons() -> list[str]:
    """Each `python3` of the system's folders and of PATH that is not the one that runs this."""
    folders = [*os.environ.get("PATH", "").split(os.pathsep), *SYSTEM_FOLDERS]
    found = {os.path.realpath(path) for folder in folders if (path := shutil.which("python3", path=folder))}
    return sorted(found - {os.path.realpath(sys.executable)})


def seconds_of(python: str) -> float:
    """How long a Python takes for TASK; for ever, if it is too old or does not run."""
    try:
        told = subprocess.run([python, "-c", TASK], capture_output=True, text=True, timeout=20)
    except (OSError, subprocess.TimeoutExpired):
        return math.inf
    return float(told.stdout) if told.returncode == 0 else math.inf


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
    words = sys.argv[1:]
    extras = [word for word in words if word != "--this"]
    sys.exit(None if set_up("".join(extras[:1]), "--this" in words) else NOT_SET_UP)
