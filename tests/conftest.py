"""What every test may use, and the report of clauses at the end of a run."""

import functools
import os
import re
import shutil
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

import pytest
from hypothesis import settings
from xdist.scheduler import LoadScopeScheduling

sys.path.insert(0, str(Path(__file__).parent))  # so that tests say `from table import at_table`
import shared_postgres

settings.register_profile("ithaca", deadline=None, print_blob=True)
settings.load_profile("ithaca")

INTERPRETED = "interpreted"  # the mark of tests that run as plain Python

os.environ.setdefault("LC_ALL", "en_GB.UTF-8")  # messages in English, wherever the suite runs
os.environ.setdefault("SSL_CERT_DIR", str(Path(__file__).parent))  # none here: no request reads certificates


def pytest_configure(config: pytest.Config) -> None:
    """Prepare a file in which servers of this process read which test is running, see `serve`; and start what
    all workers share, see `shared_postgres`."""
    if not hasattr(config, "workerinput"):
        shared_postgres.begin_run()
        config.add_cleanup(shared_postgres.end_run)
    if os.environ.get("DEALS") != "chance":
        file = Path(tempfile.mkdtemp(prefix="ithaca-deals-"), "test")
        os.environ["ITHACA_TEST_DEALS"] = str(file)
        config.add_cleanup(lambda: shutil.rmtree(file.parent, ignore_errors=True))


def pytest_runtest_setup(item: pytest.Item) -> None:
    if deals := os.environ.get("ITHACA_TEST_DEALS"):
        Path(deals).write_text(without_database(item.nodeid), "utf-8")


def without_database(nodeid: str) -> str:
    """The name of a test, the same on each database, so that its deals are too."""
    kind = "(sqlite|postgresql)"
    return re.sub(rf"\[{kind}\]$|(?<=\[){kind}-|-{kind}(?=\]$)", "", nodeid)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """For `make quick`: a file that never mentions the mark contains none of its tests, and need not be
    imported."""
    if config.option.markexpr != INTERPRETED or collection_path.suffix != ".py":
        return None
    return INTERPRETED not in collection_path.read_text("utf-8") or None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files whose tests run one after another come first, those with a browser before all: short tests fill
    the time until the last of them is done."""
    items.sort(key=lambda item: (item.path.parent.name != "browser", not shares_fixtures(item.path)))


def pytest_itemcollected(item: pytest.Item) -> None:
    """Store the clauses that a test names in its report."""
    for mark in item.iter_markers("rule"):
        for address in mark.args:
            item.user_properties.append(("rule", address))


class ByModule(LoadScopeScheduling):
    """Tests of a module that share a fixture go to one worker, so that a server is started once, not by each
    worker."""

    def _split_scope(self, nodeid: str) -> str:
        module = nodeid.partition("::")[0]
        return module if shares_fixtures(Path(module)) else nodeid


@functools.cache
def shares_fixtures(module: Path) -> bool:
    around = [file for file in (module, module.with_name("conftest.py")) if file.exists()]
    return any('scope="module"' in file.read_text("utf-8") for file in around)


def pytest_xdist_make_scheduler(config: pytest.Config, log) -> ByModule:
    return ByModule(config, log)


def pytest_terminal_summary(terminalreporter, exitstatus, config) -> None:
    """Report which clauses of the rulebooks were proved."""
    from ithaca.engine.game import names
    from ithaca.engine.rulebook import rulebook

    proved: dict[str, set[str]] = defaultdict(set)
    for outcome in ("passed", "failed"):
        for report in terminalreporter.stats.get(outcome, []):
            for key, address in getattr(report, "user_properties", []):
                if key == "rule":
                    proved[address].add(outcome)
    if not proved or "not interpreted" in config.option.markexpr:  # `make quick` reports them
        return
    terminalreporter.section("clauses of the rulebooks")
    for game in names():
        clauses = rulebook(game).clauses
        good = [a for a in clauses if proved[a] == {"passed"}]
        terminalreporter.line(f"{game}: {len(good)} of {len(clauses)} clauses proved")
        for address in clauses:
            if address not in good:
                terminalreporter.line(f"  {address}: {'failed' if proved[address] else 'no test ran'}")
