"""Running `ithaca` as people do: by its command line, in a process of its own."""

import contextlib
import functools
import io
import os
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Mapping
from pathlib import Path

from exit_codes import exit_code_of

from ithaca import cli
from ithaca.engine.compiler import BOUNDS, JIT

CHECKOUT = Path(__file__).parents[2]
START_WORKERS = ("arena", "record", "serve")  # commands that start Python themselves


def run_python(
    *arguments: str, stdin: str = "", cwd: Path | None = None, **env: str | Path
) -> subprocess.CompletedProcess[str]:
    """Run this Python; keyword arguments in capitals become its environment."""
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
    """Run a command; whatever was typed, nobody must see a traceback."""
    if can_be_forked(arguments, env):
        done = run_forked(*arguments, stdin=stdin, cwd=cwd, **env)
    else:
        done = run_python("-m", "ithaca.cli", *arguments, stdin=stdin, cwd=cwd, **env)
    assert "Traceback" not in done.stdout + done.stderr, done.stderr
    return done


def refused(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command that is refused before it starts anything, so it can always be forked."""
    done = run_forked(*arguments) if JIT and hasattr(os, "fork") else ithaca(*arguments)
    assert "Traceback" not in done.stdout + done.stderr, done.stderr
    return done


# ── a process that need not load everything again: it saves a second each ─────────────────────────


def can_be_forked(arguments: tuple[str, ...], env: Mapping[str, str | Path]) -> bool:
    """Not if the command starts others, or is meant to find another Python than ours."""
    ours = JIT and not BOUNDS and not any(name.startswith(("ITHACA_", "NUMBA_", "PYTHON")) for name in env)
    return ours and hasattr(os, "fork") and not (arguments and arguments[0] in START_WORKERS)


def run_forked(
    *arguments: str, stdin: str = "", cwd: Path | None = None, **env: str | Path
) -> subprocess.CompletedProcess[str]:
    """Run the command in a copy of this process, which has already loaded what commands need."""
    load_once()
    with contextlib.ExitStack() as held:
        files = [
            held.enter_context(tempfile.TemporaryFile("w+", encoding="utf-8", newline="")) for _ in range(3)
        ]
        files[0].write(stdin)
        files[0].seek(0)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # Python 3.12 warns about threads, which the copy does not have
            child = os.fork()
        if child == 0:
            os._exit(be_the_command(arguments, files, cwd, clean_environment(env)))
        _, status = os.waitpid(child, 0)
        told = [read_again(file) for file in files[1:]]
    return subprocess.CompletedProcess(arguments, os.waitstatus_to_exitcode(status), *told)


@functools.cache
def load_once() -> None:
    """Load what most commands import, and compiled rules: a copy then has them at once."""
    before = sys.argv
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")
        for words in (["games"], ["simulate", "odysseus", "--games", "1", "--json"]):
            sys.argv = ["ithaca", *words]
            with contextlib.suppress(SystemExit):
                cli.main()
    sys.argv = before


def be_the_command(arguments, files, cwd, env) -> int:
    """In the copy: run as if freshly started; return its code."""
    for number, file in enumerate(files):
        os.dup2(file.fileno(), number)
    os.environ.clear()
    os.environ.update(env)
    if cwd:
        os.chdir(cwd)
    warnings.resetwarnings()
    warnings.simplefilter("ignore")
    sys.argv = ["ithaca", *arguments]
    sys.stdin = os.fdopen(0, "r", encoding="utf-8", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", closefd=False)
    return exit_code_of(cli.main)


def read_again(file) -> str:
    file.seek(0)
    return file.read().replace("\r\n", "\n")


def clean_environment(changes: Mapping[str, str | Path]) -> dict[str, str]:
    """Ours, in English, wide, compiled and without bounds checks unless `changes` say otherwise."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    fixed = {"LC_ALL": "en_GB.UTF-8", "COLUMNS": "200", "PYTHONIOENCODING": "utf-8"}
    return {**ours, **fixed, **{name: str(value) for name, value in changes.items()}}
