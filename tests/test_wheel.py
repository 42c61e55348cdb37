"""The wheel, installed outside of the checkout, is the whole of Ithaca. About a minute."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from engine.commands import clean_environment

from ithaca.engine.game import names

CHECKOUT = Path(__file__).parents[1]
BIN = "Scripts" if os.name == "nt" else "bin"
pytestmark = pytest.mark.slow  # builds, installs what it needs and compiles


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """A freshly built wheel."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [
        sys.executable,
        "-m",
        "build",
        "--wheel",
        "--no-isolation",
        "--outdir",
        str(folder),
        str(CHECKOUT),
    ]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory):
    """Run a program in a new environment that has the wheel, as docs/hosting.md installs it, from a folder
    outside the checkout."""
    folder = tmp_path_factory.mktemp("elsewhere")
    venv = folder / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(venv)], check=True)
    pip = [venv / BIN / "python", "-m", "pip", "install", "--quiet", "--no-deps"]
    pinned = ["--require-hashes", "-r", CHECKOUT / "requirements.txt"]
    for wanted in (pinned, ["--no-index", wheel]):
        done = subprocess.run([*pip, *wanted], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    env = clean_environment({"ITHACA_CACHE": folder / "cache"})
    env.pop("PYTHONPATH", None)

    def run(program, *arguments, stdin="", **more):
        command = [venv / BIN / program, *arguments]
        done = subprocess.run(
            command, cwd=folder, env={**env, **more}, input=stdin, capture_output=True, encoding="utf-8"
        )
        assert "Traceback" not in done.stdout + done.stderr, done.stderr
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run


def test_every_file_of_the_package_is_in_the_wheel(wheel):
    package = CHECKOUT / "ithaca"
    there = {path.relative_to(CHECKOUT).as_posix() for path in package.rglob("*") if path.is_file()}
    there = {name for name in there if "__pycache__" not in name}
    packed = set(zipfile.ZipFile(wheel).namelist())
    assert there <= packed


@pytest.mark.parametrize(
    "name",
    [
        "ithaca/py.typed",
        "ithaca/text/en.ftl",
        "ithaca/text/fr.ftl",
        "ithaca/text/de.ftl",
        "ithaca/art/mediterranean.geojson",
        "ithaca/games/odysseus/board.toml",
        "ithaca/games/odysseus/rulebook.toml",
        "ithaca/games/odysseus/text/en.ftl",
        "ithaca/games/odysseus/text/fr.ftl",
        "ithaca/games/odysseus/text/de.ftl",
    ],
)
def test_data_files_are_in_the_wheel(wheel, name):
    assert name in zipfile.ZipFile(wheel).namelist()


def test_nothing_but_the_package_is_in_the_wheel(wheel):
    tops = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert tops == {"ithaca", next(top for top in tops if top.endswith(".dist-info"))}


def test_what_is_imported_is_the_installed_one(installed):
    where = installed("python", "-c", "import ithaca; print(ithaca.__file__)").strip()
    assert not Path(where).is_relative_to(CHECKOUT)


def test_games_are_listed(installed):
    listed = installed("ithaca", "games")
    assert all(game in listed for game in names())


def test_the_coast_for_the_maps_is_found(installed):
    assert int(installed("python", "-c", "from ithaca.engine.coast import land; print(len(land()))")) > 5


def test_a_clause_is_shown_in_german(installed):
    assert "odysseus/voyage/tie" in installed("ithaca", "rules", "odysseus", "voyage/tie", "--lang", "de")


def test_a_whole_game_can_be_played(installed):
    """As plain Python: compiling is what the next test does."""
    game = ("play", "odysseus", "--players", "3", "--seed", "1")
    shown = installed("ithaca", *game, stdin="1\n" * 5000, NUMBA_DISABLE_JIT="1")
    assert "The game is over" in shown or "the game is over" in shown


def test_games_are_simulated(installed):
    figures = json.loads(
        installed("ithaca", "simulate", "odysseus", "--players", "3", "--games", "100", "--json")
    )
    assert (figures["games"], sum(figures["wins"])) == (100, pytest.approx(100, abs=0.1))
