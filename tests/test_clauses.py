"""The rulebook is covered: every clause has a test, and every test names a clause that exists."""

import ast
import re
import tomllib
from importlib.resources import files
from pathlib import Path

from ithaca.engine.game import names
from ithaca.engine.rulebook import rulebook

TESTS = Path(__file__).parent


def named_in_tests() -> dict[str, str]:
    """The clauses that tests and scenarios name, with a place where each is named."""
    named: dict[str, str] = {}
    for path in TESTS.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                for arg in node.args:
                    if isinstance(arg, ast.Constant):
                        named[arg.value] = f"{path.name}:{node.lineno}"
    lessons = Path(str(files("ithaca"))).glob("games/*/lessons/*.toml")
    for path in [*TESTS.rglob("scenarios/**/*.toml"), *lessons]:
        for address in tomllib.loads(path.read_text("utf-8")).get("rules", []):
            named[address] = path.name
    return named


def all_clauses() -> set[str]:
    return {address for game in names() for address in rulebook(game).clauses}


def test_every_clause_is_proved_by_a_test():
    assert sorted(all_clauses() - named_in_tests().keys()) == []


def test_every_test_names_a_clause_that_exists():
    unknown = {address: place for address, place in named_in_tests().items() if address not in all_clauses()}

    assert unknown == {}


def test_every_clause_that_a_table_or_a_page_names_exists():
    package = Path(str(files("ithaca")))
    scripts = [*package.glob("games/*/web/*.js"), *package.glob("web/**/*.js")]
    pattern = re.compile(rf"""['"]((?:{"|".join(names())})/[a-z-]+/[a-z-]+)['"]""")
    named = {address: path for path in scripts for address in pattern.findall(path.read_text("utf-8"))}
    assert len(named) > 15
    assert {address: path.name for address, path in named.items() if address not in all_clauses()} == {}
