"""The pictures of the documents: in the list that makes them, on disk, and used."""

import re
from pathlib import Path

from ithaca.engine import game as games
from tools.screens import FOLDER, MOMENTS, SCREENS

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
NAMED = {
    name for page in DOCUMENTS for name in re.findall(r"screens/([\w-]+)\.webp", page.read_text("utf-8"))
}
MADE = {screen.name for screen in SCREENS}
ON_DISK = {path.stem for path in FOLDER.iterdir()}


def test_every_picture_that_is_named_can_be_made_and_is_there():
    assert len(NAMED) > 10
    assert NAMED <= MADE
    assert NAMED <= ON_DISK


def test_no_picture_lies_there_that_nobody_makes_or_looks_at():
    assert ON_DISK <= MADE
    assert ON_DISK <= NAMED


def test_the_pictures_are_small():
    sizes = {path.name: path.stat().st_size for path in FOLDER.iterdir()}

    assert sum(sizes.values()) < 2 * 2**20, sizes


def test_each_picture_has_a_name_of_its_own_and_something_to_show():
    assert len(MADE) == len(SCREENS)
    for screen in SCREENS:
        assert screen.shows.startswith("/") or screen.shows in {*MOMENTS, "terminal"}
    assert {moment.game for moment in MOMENTS.values()} == set(games.names())
