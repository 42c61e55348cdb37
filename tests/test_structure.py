"""The code stays readable: files and classes of the server are small, and one word means one thing."""

import ast
import re
from collections import defaultdict
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "ithaca"


def classes(path):
    """The classes that a file defines."""
    tree = ast.parse(path.read_text("utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]


def test_no_file_of_the_server_is_longer_than_300_lines():
    lengths = {
        path.name: len(path.read_text("utf-8").splitlines()) for path in PACKAGE.glob("server/**/*.py")
    }
    assert not {name: length for name, length in lengths.items() if length > 300}


def test_no_class_of_the_server_has_more_than_15_methods():
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    methods = {
        one.name: sum(isinstance(part, functions) for part in one.body)
        for path in PACKAGE.glob("server/**/*.py")
        for one in classes(path)
    }
    assert not {name: count for name, count in methods.items() if count > 15}


def test_no_two_public_classes_share_a_name():
    """Every game has the same file names, and in them the same classes: that is what makes it a game."""
    places = defaultdict(set)
    for path in PACKAGE.rglob("*.py"):
        game = path.relative_to(PACKAGE).parts[0] == "games"
        where = f"games/*/{path.name}" if game else path.relative_to(PACKAGE).as_posix()
        for one in classes(path):
            places[one.name].add(where)
    assert not {name: sorted(found) for name, found in places.items() if len(found) > 1 and name[0] != "_"}


def test_a_package_names_files_that_it_has():
    """What a newcomer reads first is not out of date."""
    missing = []
    for file in PACKAGE.glob("**/__init__.py"):
        named = re.findall(
            r"^([\w/]+(?:\.py|/))  |`(\w+\.py|\w+/)`",
            ast.get_docstring(ast.parse(file.read_text("utf-8"))) or "",
            re.M,
        )
        missing += [
            f"{file.parent.name}: {name}" for name in map("".join, named) if not (file.parent / name).exists()
        ]
    assert not missing
