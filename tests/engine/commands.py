"""Running `ithaca` as people do: in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

CHECKOUT = Path(__file__).parents[2]


def run_python(
    *arguments: str, stdin: str = "", cwd: Path | None = None, **env: str | Path
) -> subprocess.CompletedProcess[str]:
    """Run this Python; keyword arguments in capitals are its environment."""
    return subprocess.run(
        [sys.executable, *arguments],
        input=stdin,
        cwd=cwd,
        env=clean_environment(env),
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )


def ithaca(
    *arguments: str, stdin: str = "", cwd: Path | None = None, **env: str | Path
) -> subprocess.CompletedProcess[str]:
    """Run a command; whatever was typed, nobody gets to see a traceback."""
    done = run_python("-m", "ithaca.cli", *arguments, stdin=stdin, cwd=cwd, **env)
    assert "Traceback" not in done.stdout + done.stderr, done.stderr
    return done


def clean_environment(changes: Mapping[str, str | Path]) -> dict[str, str]:
    """Ours, in English, wide, compiled and unchecked unless `changes` say otherwise."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    fixed = {"LC_ALL": "en_GB.UTF-8", "COLUMNS": "200", "PYTHONIOENCODING": "utf-8"}
    return {**ours, **fixed, **{name: str(value) for name, value in changes.items()}}
