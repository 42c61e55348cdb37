"""A custom bot, written as in the documents."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ithaca import bots
from ithaca.engine.errors import Misuse

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.fixture
def talker(tmp_path):
    """The example of the page, as a module that can be imported."""
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    (tmp_path / "talker.py").write_text(code, "utf-8")
    return tmp_path


def play(folder, bot):
    command = [sys.executable, "-m", "ithaca.cli", "play", "ulysses", "--players", "3", "--seed", "8"]
    env = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"}
    return subprocess.run(
        [*command, "--bot", bot], input="propose:rhodos\nq\n", env=env, capture_output=True, text=True
    )


def test_the_example_of_the_documents_plays(talker):
    done = play(talker, "talker:Talker")

    assert done.returncode == 0, done.stderr
    assert "Penelope proposes Rhodes" in done.stdout


@pytest.mark.parametrize("bot", ["nowhere.at.all:Bot", "talker:Nobody", "talker:Grid"])
def test_a_bot_that_cannot_be_used_is_told(talker, bot):
    done = play(talker, bot)

    assert done.returncode == 2
    assert f"The bot “{bot}” cannot be used" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_misspelt_bot_is_guessed():
    with pytest.raises(Misuse, match="Did you mean “greedy”"):
        bots.find("gredy", b"")
