"""Break rules on purpose, one at a time: the test suite must notice each.

    make mutants              all; writes docs/mutants.md
    python -m tools.mutants tie storm ulysses

Each mutant lives in a copy of the project, with a cache of its own, so nothing is left behind.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest
from rich.console import Console

from tools.broken_rules import MUTANTS, Mutant

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "mutants.md"


def breed(mutant: Mutant, folder: Path) -> None:
    """A copy of the project in which one rule is broken."""
    for part in ("ithaca", "tests", "tools", "docs", "pyproject.toml", "constraints.txt", "README.md"):
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, folder / part)
    path = folder / mutant.file
    text = path.read_text("utf-8")
    if text.count(mutant.old) != 1:
        raise SystemExit(
            f"mutant '{mutant.name}': its line stands {text.count(mutant.old)} times in {mutant.file}"
        )
    path.write_text(text.replace(mutant.old, mutant.new), "utf-8")


# As plain Python first, where nothing has to be compiled; mutants that survive are tested compiled.
WAYS = [("interpreted", {"NUMBA_DISABLE_JIT": "1"}), ("not interpreted and not slow", {})]


def hunt(mutant: Mutant) -> tuple[list[str], float]:
    """The tests that fail, and the seconds it took; none if the mutant lives."""
    begin = time.perf_counter()
    with tempfile.TemporaryDirectory() as name:
        breed(mutant, Path(name))
        failed = next(filter(None, (failing(mutant, Path(name), *way) for way in WAYS)), [])
    return failed, time.perf_counter() - begin


def failing(mutant: Mutant, folder: Path, which: str, how: dict[str, str]) -> list[str]:
    """The first tests that fail among those of a mark."""
    env = {**os.environ, "PYTHONPATH": str(folder), "ITHACA_CACHE": str(folder / "cache"), **how}
    options = ["-q", "-p", "no:cacheprovider", "-n", "2", "-x", "-m", which]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, *mutant.tests()],
        cwd=folder,
        env=env,
        capture_output=True,
        text=True,
    )
    failed = re.findall(r"^FAILED \S+?::(\S.*?)(?: - .*)?$", done.stdout, re.MULTILINE)
    if done.returncode not in (0, 1, pytest.ExitCode.NO_TESTS_COLLECTED) and not failed:
        said = f"{done.stdout[-3000:]}{done.stderr[-3000:]}"
        raise SystemExit(f"mutant '{mutant.name}': the suite did not run\n{said}")
    return failed


def main(wanted: list[str]) -> int:
    """Test the mutants of these names, or of a game, or all; the page keeps earlier results."""
    console = Console()
    chosen = [m for m in MUTANTS if not wanted or m.name in wanted or Path(m.file).parent.name in wanted]
    rows, alive = known_rows(), 0
    for number, mutant in enumerate(chosen, 1):
        with console.status(f"{number}/{len(chosen)} {mutant.name}: {mutant.what}"):
            caught, seconds = hunt(mutant)
        alive += not caught
        outcome = f"caught, {caught[0]}" if caught else "ALIVE"
        console.print(f"{mutant.name}: {outcome} ({seconds:.0f} s)", markup=False, highlight=False)
        where, shown = "/".join(Path(mutant.file).parts[-2:]), caught[0] if caught else "**alive**"
        rows[mutant.name] = (
            f"| {mutant.name} | {mutant.what} | `{where}` | {shown} | {time.strftime('%Y-%m-%d')} |"
        )
        write_page(rows)
    return 1 if alive else 0


def known_rows() -> dict[str, str]:
    """The rows of the page, by the name of the mutant."""
    if not PAGE.exists():
        return {}
    rows = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| ")][1:]
    return {row.split(" | ")[0].removeprefix("| "): row for row in rows if re.search(r"\d\d-\d\d \|$", row)}


def write_page(rows: dict[str, str]) -> None:
    found = [rows[mutant.name] for mutant in MUTANTS if mutant.name in rows]
    alive = sum("**alive**" in row for row in found)
    PAGE.write_text(
        "# Broken rules\n\n"
        "`make mutants` breaks one rule at a time in a copy of the project and runs the tests of its game; "
        "golden games and the tests of the command line are not used. Each mutant must be caught. "
        f"{len(found) - alive} of {len(MUTANTS)} were.\n\n"
        "| mutant | what is broken | where | a test that fails | run on |\n|---|---|---|---|---|\n"
        + "\n".join(found)
        + "\n",
        "utf-8",
    )


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
