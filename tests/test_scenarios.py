"""Every scenario file plays through and holds what it expects."""

from pathlib import Path

import pytest

from ithaca.engine import scenario as scenarios

FILES = sorted(Path(__file__).parent.glob("scenarios/**/*.toml"))


def with_rules(path: Path):
    scenario = scenarios.load(path)
    marks = [pytest.mark.rule(*scenario.rules), pytest.mark.interpreted]
    return pytest.param(path, marks=marks, id=f"{scenario.game.slug}: {scenario.title}")


@pytest.mark.parametrize("path", [with_rules(path) for path in FILES])
def test_scenario(path):
    scenarios.run(scenarios.load(path))
