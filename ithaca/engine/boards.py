"""What the board files of all games share: places with a slug, names and coordinates."""

import math
import re
from collections.abc import Collection
from typing import Any, ClassVar

from .errors import BadFile, did_you_mean
from .files import line_of
from .text import LANGUAGES

Point = tuple[float, float]


class BoardReader:
    """Checks a board file from top to bottom; the first mistake is told with its line."""

    game: ClassVar[str]

    def __init__(self, source: dict[str, Any], text: str, file: str) -> None:
        self.source, self.text, self.file = source, text, file
        self.slugs: tuple[str, ...] = ()
        self.points: tuple[Point, ...] = ()

    def fail(self, key: str, near: str = "", **args: Any) -> BadFile:
        """The mistake `key`, at the first line that shows `near`."""
        line = line_of(self.text, near)
        clause = f"{self.game}/setup/board"
        return BadFile(key, game=self.game, clause=clause, file=self.file, line=line, **args)

    def read_place(self, place: dict[str, Any]) -> None:
        """One place: a slug of its own, a name in every language, and where it lies."""
        slug = str(place.get("slug", ""))
        near = f'slug = "{slug}"'
        if not re.fullmatch("[a-z]+", slug):
            raise self.fail("board-bad-slug", near, value=slug, number=len(self.slugs) + 1)
        if slug in self.slugs:
            raise self.fail("board-twice", near, value=slug)
        for lang in LANGUAGES:
            names = place.get("name")
            if not isinstance(names, dict) or not isinstance(names.get(lang), str) or not names[lang]:
                raise self.fail("board-no-name", near, value=slug, lang=lang)
        for axis in ("x", "y"):
            if not is_number(place.get(axis)):
                raise self.fail("board-no-point", near, value=slug, axis=axis)
        self.slugs = (*self.slugs, slug)
        self.points = (*self.points, (float(place["x"]), float(place["y"])))

    def place(self, slug: Any, near: str = "") -> int:
        """The number of the place with this slug."""
        if slug not in self.slugs:
            meant = did_you_mean(str(slug), self.slugs)
            raise self.fail(
                "board-unknown-place", f'"{slug}"' if slug else near, value=str(slug), meant=meant
            )
        return self.slugs.index(slug) + 1

    def check_joined(self, places: Collection[int], reached: Collection[int], start: int) -> None:
        """Every place can be reached."""
        if missing := [self.slugs[n - 1] for n in places if n not in reached]:
            raise self.fail(
                "board-not-joined", f'slug = "{missing[0]}"', value=missing[0], start=self.slugs[start - 1]
            )


def is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)
