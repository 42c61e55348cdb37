"""A game outside the package: `examples/petteia`, installed as any user would.

Everything runs in processes of its own, which find the package by PYTHONPATH: no line of `ithaca/` knows of
it, and this process does not either.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parent.parent
SOURCE = CHECKOUT / "examples" / "petteia"
OURS = {"odysseus", "odyssey", "ulysses"}


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """A folder that petteia was installed into."""
    folder = tmp_path_factory.mktemp("installed")
    how = ["install", "--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    subprocess.run([sys.executable, "-m", "pip", *how, "--target", folder, SOURCE], check=True)
    return folder


def run(folder, *command, cwd=CHECKOUT, **environment):
    """The output of a Python process that finds the packages in this folder."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(CHECKOUT), str(folder))), **environment}
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, env=env, cwd=cwd)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def ithaca(folder, *arguments):
    return run(folder, "-m", "ithaca.cli", *arguments)


def test_it_is_listed_beside_ours(installed):
    cards = {card["game"]: card for card in json.loads(ithaca(installed, "games", "--json"))}
    assert cards.keys() == OURS | {"petteia"}
    assert cards["petteia"]["players"] == [2]
    assert "petteia" in ithaca(installed, "games")


def test_it_is_simulated(installed):
    told = ithaca(installed, "simulate", "petteia", "--games", "50", "--json")
    figures = json.loads(told)
    assert (figures["game"], figures["games"]) == ("petteia", 50)
    assert sum(figures["wins"]) == pytest.approx(50)


@pytest.mark.slow  # compiles its bots
@pytest.mark.parametrize("seats", ["greedy,random", "oracle:200,random"])
def test_bots_play_it_in_the_arena(installed, seats):
    told = ithaca(installed, "arena", "petteia", "--seats", seats, "--games", "2", "--json")
    rows = {row["bot"]: row for row in json.loads(told)["seats"]}
    assert rows.keys() == set(seats.split(","))
    assert rows[seats.split(",")[0]]["share"] == 1
    assert not any(row["faults"] for row in rows.values())


@pytest.mark.slow  # compiles them
def test_learners_get_its_environments(installed):
    run(installed, "-W", "ignore", "-c", ENVIRONMENTS)


ENVIRONMENTS = """
from pettingzoo.test import api_test

from ithaca.envs.pettingzoo import petteia_v1
from ithaca.envs.vector import VectorEnv

api_test(petteia_v1(), num_cycles=300)
env = VectorEnv("petteia", count=16, seed=1)
ended = 0
for _ in range(500):
    _, rewards, over, _, _ = env.step(env.sample())
    assert (rewards[over].sum(axis=1) == 1).all()
    ended += int(over.sum())
assert ended
"""


@pytest.mark.slow  # compiles it twice
def test_interpreted_and_compiled_games_end_in_the_same_bytes(installed):
    compiled, plain = (run(installed, "-c", GAMES, NUMBA_DISABLE_JIT=off) for off in ("0", "1"))
    assert compiled == plain
    assert len(set(compiled.split())) == 6


GAMES = """
import hashlib

import ithaca
from ithaca.bots import Budget, sight
from ithaca.bots.greedy import Greedy

for seed in range(6):
    options = {"step": seed % 2 == 1, "safe-corner": seed % 3 == 1}
    match, one = ithaca.start("petteia", 2, seed=seed, options=options), Greedy(bytes(32))
    while not match.over:
        legal, number = match.legal(), len(match.moves)
        match.play(one.choose(*sight(match), Budget()) if number % 3 else legal[number * 7 % len(legal)])
    print(hashlib.sha256(match.state.tobytes()).hexdigest())
"""


@pytest.mark.slow  # compiles it again
def test_its_own_tests_pass(installed):
    told = run(installed, "-m", "pytest", "-p", "no:cacheprovider", cwd=SOURCE)
    assert " passed" in told


# ── packages that are broken ──────────────────────────────────────────────────────────────────────


def without_a_file(package):
    (package / "greedy.py").unlink()


def raising(package):
    (package / "__init__.py").write_text("raise RuntimeError('out of pebbles')\n")


def with_another_slug(package):
    card = package / "__init__.py"
    card.write_text(card.read_text("utf-8").replace('slug="petteia"', 'slug="pebbles"'), "utf-8")


@pytest.mark.parametrize(
    ("break_it", "reason"),
    [
        (without_a_file, "greedy.py"),
        (raising, "out of pebbles"),
        (with_another_slug, "the entry point is called petteia, the game pebbles"),
    ],
)
def test_a_broken_package_is_named_with_its_reason_and_the_others_play_on(
    installed, tmp_path, break_it, reason
):
    shutil.copytree(installed, tmp_path / "broken")
    break_it(tmp_path / "broken" / "petteia")
    listed = ithaca(tmp_path / "broken", "games", "--lang", "en")
    below = " ".join(listed.partition("└")[2].split())
    assert "“petteia”" in below
    assert reason in below
    assert {card["game"] for card in json.loads(ithaca(tmp_path / "broken", "games", "--json"))} == OURS
    ask = "import ithaca; ithaca.start('odyssey', 2, seed=1); ithaca.start('petteia', 2)"
    with pytest.raises(AssertionError, match="petteia"):
        run(tmp_path / "broken", "-c", ask, NUMBA_DISABLE_JIT="1")
