"""The board of Odysseus: reads `board.toml`, or a player's own, and checks what a board must keep."""

import functools
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from ithaca.engine.boards import BoardReader, Point
from ithaca.engine.files import check_kinds
from ithaca.engine.text import Vocabulary

from .components import COLOUR_NAMES, COLOURS, ISLANDS, YELLOW


@dataclass(frozen=True, eq=False)
class Board:
    """Islands and lines, checked."""

    source: dict[str, Any]  # the file as read: it goes into every log
    slugs: tuple[str, ...]  # island 1 first
    places: tuple[Point, ...]
    lines: tuple[tuple[tuple[int, int], ...], ...]  # pairs of islands, by colour from yellow on
    dropped: tuple[int, ...] = ()  # islands that the small board does without; none: there is no small one
    strip: tuple[int, int, int] = (0, 0, 0)  # colour and the two islands that it joins

    @functools.lru_cache(maxsize=4)  # noqa: B019 - a board lives as long as its games
    def names(self, lang: str) -> Vocabulary:
        islands = self.source["island"]
        return {"island": {island["slug"]: island["name"][lang] for island in islands}}

    def joined(self, small: bool) -> list[tuple[int, int, int]]:
        """All lines as (colour, island, island), on the full board or the small one."""
        lines = [(colour, a, b) for colour, row in enumerate(self.lines, YELLOW) for a, b in row]
        if not small:
            return lines
        kept = [line for line in lines if line[1] not in self.dropped and line[2] not in self.dropped]
        return [*kept, self.strip]


class _Small(msgspec.Struct):
    dropped: list[Any] = []
    strip: list[Any] = []
    colour: Any = None


class _Shape(msgspec.Struct):
    """The types of the parts of the file."""

    island: list[dict[str, Any]] = []
    lines: dict[str, Any] = {}
    small: _Small | None = None


class _Reader(BoardReader[Board]):
    """The islands first, then the lines of each colour, then the small board if there is one."""

    game = "odysseus"

    def board(self) -> Board:
        check_kinds(self.source, _Shape, self.file)
        islands = self.source.get("island", [])
        if len(islands) != ISLANDS:
            raise self.fail("board-island-count", value=len(islands), wanted=ISLANDS)
        for island in islands:
            self.read_place(island)
        lines = tuple(self.read_colour(colour) for colour in COLOUR_NAMES[1:])
        self.check_pairs(lines)
        board = Board(self.source, self.slugs, self.points, lines)
        self.check_whole(board, small=False)
        if "small" in self.source:
            dropped, strip = self.read_small()
            board = replace(board, dropped=dropped, strip=strip)
            self.check_whole(board, small=True)
        return board

    def read_colour(self, colour: str) -> tuple[tuple[int, int], ...]:
        """Each colour is a perfect matching: it joins every island to exactly one other."""
        rows = self.source.get("lines", {}).get(colour)
        if not isinstance(rows, list) or not all(isinstance(row, list) and len(row) == 2 for row in rows):
            raise self.fail("board-no-lines", colour, colour=colour)
        lines = tuple((self.place(a), self.place(b)) for a, b in rows)
        ends = [end for line in lines for end in line]
        for number, slug in enumerate(self.slugs, 1):
            if ends.count(number) != 1:
                raise self.fail(
                    "board-line-count", f"{colour} =", value=slug, colour=colour, count=ends.count(number)
                )
        return lines

    def check_pairs(self, lines: tuple[tuple[tuple[int, int], ...], ...]) -> None:
        """Three lines lead from an island to three different ones."""
        joined: set[frozenset[int]] = set()
        for a, b in (line for row in lines for line in row):
            if a == b or frozenset((a, b)) in joined:
                one, other = self.slugs[a - 1], self.slugs[b - 1]
                raise self.fail("board-double-line", f'["{one}", "{other}"]', value=one, other=other)
            joined.add(frozenset((a, b)))

    def read_small(self) -> tuple[tuple[int, ...], tuple[int, int, int]]:
        small = self.source["small"]
        dropped = tuple(self.place(slug) for slug in small.get("dropped", []))
        strip = small.get("strip", [])
        colour = small.get("colour")
        if not dropped or len(strip) != 2 or colour not in COLOUR_NAMES[1:]:
            raise self.fail("board-no-small", "[small]")
        return dropped, (COLOUR_NAMES.index(colour), self.place(strip[0]), self.place(strip[1]))

    def check_whole(self, board: Board, small: bool) -> None:
        """Every island of the board has all its lines and can be reached."""
        lines = board.joined(small)
        islands = [n for n in range(1, ISLANDS + 1) if not small or n not in board.dropped]
        for number in islands:
            colours = sorted(colour for colour, *ends in lines if number in ends)
            if colours != list(range(YELLOW, YELLOW + COLOURS)):
                raise self.fail("board-small-lines", "[small]", value=self.slugs[number - 1])
        if len({frozenset(ends) for _, *ends in lines}) != len(lines):
            raise self.fail("board-small-double", "[small]")
        reached = {islands[0]}
        for _ in islands:
            reached |= {end for _, *ends in lines if reached & set(ends) for end in ends}
        self.check_joined(islands, reached, islands[0])


load, read, from_source = _Reader.load, _Reader.read, _Reader.from_source
