"""What every test may use, and the report of clauses at the end of a run."""

import os
import sys
from collections import defaultdict
from pathlib import Path

import pytest
from hypothesis import settings

sys.path.insert(0, str(Path(__file__).parent))  # so that tests say `from table import at_table`

settings.register_profile("ithaca", deadline=None, print_blob=True)
settings.load_profile("ithaca")

os.environ.setdefault("LC_ALL", "en_GB.UTF-8")  # mistakes in English, wherever the suite runs


def pytest_itemcollected(item: pytest.Item) -> None:
    """Let the clauses that a test names travel with its report."""
    for mark in item.iter_markers("rule"):
        for address in mark.args:
            item.user_properties.append(("rule", address))


@pytest.hookimpl(tryfirst=True)  # before the workers read the marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that share a fixture of their module go to one worker: a server is started once, not by each."""
    for item in items:
        fixtures = item._fixtureinfo.name2fixturedefs.values()  # pytest has no public way to ask
        if any(versions[-1].scope == "module" for versions in fixtures):
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


def pytest_terminal_summary(terminalreporter, exitstatus, config) -> None:
    """Say which clauses of the rulebooks were proved."""
    from ithaca.engine.game import names
    from ithaca.engine.rulebook import rulebook

    proved: dict[str, set[str]] = defaultdict(set)
    for outcome in ("passed", "failed"):
        for report in terminalreporter.stats.get(outcome, []):
            for key, address in getattr(report, "user_properties", []):
                if key == "rule":
                    proved[address].add(outcome)
    if not proved:
        return
    terminalreporter.section("clauses of the rulebooks")
    for game in names():
        clauses = rulebook(game).clauses
        good = [a for a in clauses if proved[a] == {"passed"}]
        terminalreporter.line(f"{game}: {len(good)} of {len(clauses)} clauses proved")
        for address in clauses:
            if address not in good:
                terminalreporter.line(f"  {address}: {'failed' if proved[address] else 'no test ran'}")
