"""Board files and positions with errors in them, and the messages about them."""

import re
from importlib.resources import files
from types import ModuleType
from typing import Any

import pytest

from ithaca.engine import scenario as scenarios
from ithaca.engine.errors import BadFile
from ithaca.engine.text import LANGUAGES

Change = tuple[str, str]  # the original text, and its replacement


class BoardText:
    """The text of a game's own board, with ways to break it."""

    def __init__(self, boards: ModuleType, table: str) -> None:
        """`table` is the file's word for a place: [[place]], [[space]]."""
        self.boards, self.table = boards, table
        self.text = files(boards.__package__ or "").joinpath("board.toml").read_text("utf-8")

    def changed(self, *changes: Change) -> str:
        """The board with some of its text changed."""
        text = self.text
        for was, now in changes:
            assert text.count(was) == 1, was
            text = text.replace(was, now)
        return text

    def place(self, slug: str) -> str:
        """The text of one place."""
        found = re.search(rf'\[\[{self.table}\]\]\nslug = "{slug}"\n(.+\n)+', self.text)
        assert found, slug
        return found.group()

    def within(self, slug: str, was: str, now: str) -> Change:
        """A change within the text of one place; `was` is a pattern."""
        text = self.place(slug)
        assert len(re.findall(was, text)) == 1, was
        return text, re.sub(was, now, text)

    def mistake_in(self, text: str) -> BadFile:
        """The message about an invalid board."""
        with pytest.raises(BadFile) as caught:
            self.boards.read(text, "mine.toml")
        return caught.value


def wrong_position(text: str, board: Any = None) -> BadFile:
    """The message about a scenario with an impossible position; different in every language."""
    scenario = scenarios.read(text, "small.toml")
    scenario.board = board
    with pytest.raises(BadFile) as caught:
        scenarios.begin(scenario)
    assert str(caught.value).startswith("small.toml")
    assert len({caught.value.say(lang) for lang in LANGUAGES}) == len(LANGUAGES)
    return caught.value
