"""What the tests of petteia share."""

import json
import sys
from pathlib import Path

import pytest

from ithaca.engine import scenario
from ithaca.engine.match import Match

sys.path.insert(0, str(Path(__file__).parent.parent))  # this checkout, whatever is installed


def table(ann: str, bob: str, active: str = "Ann", calm: int = 0, **options: bool) -> Match:
    """Ann, with the light stones, and Bob, with the dark ones: `table("a1 b4", "c4 h8")`."""
    stones = f"{{ Ann = {json.dumps(ann.split())}, Bob = {json.dumps(bob.split())} }}"
    chosen = "".join(f"{name.replace('_', '-')} = true\n" for name in options)
    text = f'game = "petteia"\nseats = ["Ann", "Bob"]\n[options]\n{chosen}[position]\nactive = "{active}"\n'
    return scenario.begin(scenario.read(f"{text}calm = {calm}\nstones = {stones}\n"))


@pytest.fixture(name="table")
def a_table():
    return table
