"""Every scenario file and every lesson can be played and meets its expectations."""

from importlib.resources import files
from pathlib import Path

import pytest

from ithaca.engine import scenario as scenarios

LESSONS = sorted(Path(str(files("ithaca"))).glob("games/*/lessons/*.toml"))
FILES = sorted(Path(__file__).parent.glob("scenarios/**/*.toml")) + LESSONS


def with_rules(path: Path):
    scenario = scenarios.load(path)
    marks = [pytest.mark.rule(*scenario.rules), pytest.mark.interpreted]
    return pytest.param(path, marks=marks, id=f"{scenario.game.slug}: {scenario.title}")


@pytest.mark.parametrize("path", [with_rules(path) for path in FILES])
def test_scenario(path):
    scenarios.run(scenarios.load(path))
