"""The board of Ulysses: reads `board.toml`, or a player's own, and checks what a board must keep.

That is what the rulebooks say of it: 36 places with a goal card each, in four colours, enough of each for
five players, all within reach along lines. Beyond that only the record sets a limit: places of a colour, and
lines at a place.
"""

import functools
import json
from collections import deque
from dataclasses import dataclass
from typing import Any

import msgspec

from ithaca.engine.boards import BoardReader, Point, is_number
from ithaca.engine.files import check_kinds
from ithaca.engine.text import Vocabulary

from .components import COLOUR_NAMES, GOAL_CARDS, LEAST_OF_A_COLOUR, LINES, MOST_OF_A_COLOUR


@dataclass(frozen=True, eq=False)
class Board:
    """Places and lines, checked."""

    source: dict[str, Any]  # the file as read: it goes into every log
    slugs: tuple[str, ...]  # place 1 first
    colours: tuple[int, ...]  # of each place; 0 = a start without colour
    points: tuple[Point, ...]
    start: int
    lines: tuple[tuple[int, int], ...]  # pairs of places
    routes: tuple[tuple[Point, ...], ...]  # how each line is drawn, from end to end

    @functools.lru_cache(maxsize=4)  # noqa: B019 - a board lives as long as its games
    def names(self, lang: str) -> Vocabulary:
        return {"place": {place["slug"]: place["name"][lang] for place in self.source["place"]}}

    def neighbours(self, place: int) -> list[int]:
        """Where lines lead from here, in the order of places."""
        return self._joined.get(place, [])

    @functools.cached_property
    def _joined(self) -> dict[int, list[int]]:
        joined: dict[int, list[int]] = {}
        for a, b in self.lines:
            joined.setdefault(a, []).append(b)
            joined.setdefault(b, []).append(a)
        return {place: sorted(ends) for place, ends in joined.items()}

    def distances(self, place: int, shut: frozenset[int] = frozenset()) -> dict[int, int]:
        """How many lines it takes from here to each place, around those that are shut."""
        far, queue = {place: 0}, deque([place])
        while queue:
            here = queue.popleft()
            for there in self.neighbours(here):
                if there not in far and there not in shut:
                    far[there] = far[here] + 1
                    queue.append(there)
        return far

    @functools.lru_cache(maxsize=16_384)  # noqa: B019 - plagues come and go more slowly than views
    def steps(self, place: int, shut: frozenset[int]) -> tuple[int, ...]:
        """How many lines lie between here and each place, in the order of places; -1 if there is no way.
        One may come to a shut place and leave it, but not pass through."""
        far = self.distances(place, shut)
        for end in shut - far.keys():
            if ways := [far[there] for there in self.neighbours(end) if there in far and there not in shut]:
                far[end] = min(ways) + 1
        return tuple(far.get(there, -1) for there in range(1, len(self.slugs) + 1))


class _Shape(msgspec.Struct):
    """The types of the parts of the file."""

    place: list[dict[str, Any]] = []
    lines: list[list[Any]] = []
    start: str = ""


class _Reader(BoardReader[Board]):
    """The places first, then the lines between them."""

    game = "ulysses"
    colours: tuple[int, ...] = ()

    def board(self) -> Board:
        check_kinds(self.source, _Shape, self.file)
        for place in self.source.get("place", []):
            self.read_place(place)
            self.read_colour(place)
        start = self.place(self.source.get("start", ""), "start")
        self.check_colours(start)
        drawn = [self.read_line(row) for row in self.source.get("lines", [])]
        lines = tuple((a, b) for a, b, _ in drawn)
        self.check_pairs(lines)
        routes = tuple(route for *_, route in drawn)
        board = Board(self.source, self.slugs, self.colours, self.points, start, lines, routes)
        self.check_lines(board)
        return board

    def read_colour(self, place: dict[str, Any]) -> None:
        colour = place.get("colour", "")
        if colour not in COLOUR_NAMES:
            slug = place["slug"]
            raise self.fail("board-no-colour", f'slug = "{slug}"', value=slug, colour=str(colour))
        self.colours = (*self.colours, COLOUR_NAMES.index(colour))

    def check_colours(self, start: int) -> None:
        """Each coloured place has its goal card; only a start may do without."""
        for number, colour in enumerate(self.colours, 1):
            if not colour and number != start:
                slug = self.slugs[number - 1]
                raise self.fail("board-no-colour", f'slug = "{slug}"', value=slug, colour="")
        coloured = sum(1 for colour in self.colours if colour)
        if coloured != GOAL_CARDS:
            raise self.fail("board-place-count", value=coloured, wanted=GOAL_CARDS)
        for colour, name in enumerate(COLOUR_NAMES[1:], 1):
            count = self.colours.count(colour)
            if not LEAST_OF_A_COLOUR <= count <= MOST_OF_A_COLOUR:
                raise self.fail(
                    "board-colour-count",
                    colour=name,
                    count=count,
                    least=LEAST_OF_A_COLOUR,
                    most=MOST_OF_A_COLOUR,
                )

    def read_line(self, row: list[Any]) -> tuple[int, int, tuple[Point, ...]]:
        """Two places, and between them the points where the line bends."""
        first, last = (row[0], row[-1]) if len(row) > 1 else ("", "")
        bends = row[1:-1]
        a, b = self.place(first, "lines = ["), self.place(last, "lines = [")
        for bend in bends:
            if not isinstance(bend, list) or len(bend) != 2 or not all(map(is_number, bend)):
                raise self.fail("board-bad-bend", json.dumps(row), value=str(bend), a=first, b=last)
        middle = [(float(x), float(y)) for x, y in bends]
        return a, b, (self.points[a - 1], *middle, self.points[b - 1])

    def check_pairs(self, lines: tuple[tuple[int, int], ...]) -> None:
        joined: set[frozenset[int]] = set()
        for a, b in lines:
            if a == b or frozenset((a, b)) in joined:
                one, other = self.slugs[a - 1], self.slugs[b - 1]
                raise self.fail("board-double-line", json.dumps([one, other]), value=one, other=other)
            joined.add(frozenset((a, b)))

    def check_lines(self, board: Board) -> None:
        """No more lines from a place than the record holds, and a way from the start to each place."""
        for number, slug in enumerate(self.slugs, 1):
            count = len(board.neighbours(number))
            if count > LINES:
                raise self.fail("board-line-count", f'"{slug}"', value=slug, count=count, most=LINES)
        self.check_joined(range(1, len(self.slugs) + 1), board.distances(board.start), board.start)


load, read, from_source = _Reader.load, _Reader.read, _Reader.from_source
