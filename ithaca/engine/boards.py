"""What the board files of all games share: places with a slug, names and coordinates."""

import functools
import math
import re
from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import Any, ClassVar, Generic, TypeVar

from .errors import BadFile, did_you_mean
from .files import line_of, read_text, read_toml
from .game import find
from .text import LANGUAGES

OURS = "board.toml"

Point = tuple[float, float]
Board = TypeVar("Board")


class BoardReader(ABC, Generic[Board]):
    """Checks a board file from top to bottom; raises the first mistake, with its line."""

    game: ClassVar[str]
    slug_form: ClassVar[str] = "[a-z]+"

    def __init__(self, source: dict[str, Any], text: str, file: str) -> None:
        self.source, self.text, self.file = source, text, file
        self.slugs: tuple[str, ...] = ()
        self.points: tuple[Point, ...] = ()

    @abstractmethod
    def board(self) -> Board:
        """The board that this file describes."""

    @classmethod
    def load(cls, path: str = "") -> Board:
        """Our board, or that of a file."""
        return cls.read(read_text(path), path) if path else cls.ours()

    @classmethod
    @functools.cache
    def ours(cls) -> Board:
        return cls.read(find(cls.game).file(OURS).read_text("utf-8"), OURS)

    @classmethod
    def read(cls, text: str, file: str) -> Board:
        return cls(read_toml(text, file), text, file).board()

    @classmethod
    def from_source(cls, source: dict[str, Any], file: str) -> Board:
        """The board that is stored in a log."""
        return cls(source, "", file).board()

    def fail(self, key: str, near: str = "", **args: Any) -> BadFile:
        """The mistake `key`, at the first line that shows `near`."""
        line = line_of(self.text, near)
        clause = f"{self.game}/setup/board"
        return BadFile(key, game=self.game, clause=clause, file=self.file, line=line, **args)

    def read_place(self, place: dict[str, Any]) -> None:
        """Read one place: a unique slug, where it lies, and a name in every language."""
        slug = self.read_spot(place)
        self.read_names(place.get("name"), f'slug = "{slug}"', slug)

    def read_spot(self, place: dict[str, Any]) -> str:
        """Read a unique slug and where the place lies; return the slug."""
        slug = str(place.get("slug", ""))
        near = f'slug = "{slug}"'
        if not re.fullmatch(self.slug_form, slug):
            raise self.fail("board-bad-slug", near, value=slug, number=len(self.slugs) + 1)
        if slug in self.slugs:
            raise self.fail("board-twice", near, value=slug)
        for axis in ("x", "y"):
            if not is_number(place.get(axis)):
                raise self.fail("board-no-point", near, value=slug, axis=axis)
        self.slugs = (*self.slugs, slug)
        self.points = (*self.points, (float(place["x"]), float(place["y"])))
        return slug

    def read_names(self, names: Any, near: str, value: str) -> None:
        """Check that there is a name in every language."""
        for lang in LANGUAGES:
            if not isinstance(names, dict) or not isinstance(names.get(lang), str) or not names[lang]:
                raise self.fail("board-no-name", near, value=value, lang=lang)

    def place(self, slug: Any, near: str = "") -> int:
        """The number of the place with this slug."""
        if slug not in self.slugs:
            meant = did_you_mean(str(slug), self.slugs)
            raise self.fail(
                "board-unknown-place", f'"{slug}"' if slug else near, value=str(slug), meant=meant
            )
        return self.slugs.index(slug) + 1

    def check_joined(self, places: Collection[int], reached: Collection[int], start: int) -> None:
        """Check that every place can be reached."""
        if missing := [self.slugs[n - 1] for n in places if n not in reached]:
            raise self.fail(
                "board-not-joined", f'slug = "{missing[0]}"', value=missing[0], start=self.slugs[start - 1]
            )


def is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)
