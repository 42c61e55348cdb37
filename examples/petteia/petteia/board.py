"""The board of petteia: reads `board.toml`, or a player's own, and checks what it must keep."""

import functools
from dataclasses import dataclass
from typing import Any

import msgspec

from ithaca.engine.boards import BoardReader
from ithaca.engine.errors import did_you_mean
from ithaca.engine.files import check_kinds
from ithaca.engine.text import Vocabulary

from .components import DIRECTIONS, LOST, MOST_STONES, NEXT, SQUARE_NAMES, STONE_NAMES


@dataclass(frozen=True, eq=False)
class Board:
    """Where the stones stand at first, checked."""

    source: dict[str, Any]  # the file as read: it goes into every log
    slugs: tuple[str, ...]  # the names of the squares, square 1 first
    stones: tuple[tuple[int, ...], ...]  # the squares of each seat's stones

    @functools.lru_cache(maxsize=4)  # noqa: B019 - a board lives as long as its games
    def names(self, lang: str) -> Vocabulary:
        """A stone is called by its square, and a square is called the same in every language."""
        squares = {name: name for name in self.slugs}
        return {"stone": squares, "square": squares}


class _Shape(msgspec.Struct):
    """The types of the parts of the file."""

    name: dict[str, str] = {}
    light: list[str] = []
    dark: list[str] = []


class _Reader(BoardReader[Board]):
    """The stones of the one, then those of the other."""

    game = "petteia"

    def board(self) -> Board:
        check_kinds(self.source, _Shape, self.file)
        self.read_names(self.source.get("name"), "name =", "name")
        taken: set[int] = set()
        stones = tuple(self.read_stones(colour, taken) for colour in STONE_NAMES[1:])
        for colour, squares in zip(STONE_NAMES[1:], stones, strict=True):
            if not can_move(squares, taken):
                raise self.fail("board-shut-in", f"{colour} =", value=colour)
        return Board(self.source, SQUARE_NAMES, stones)

    def read_stones(self, colour: str, taken: set[int]) -> tuple[int, ...]:
        """The squares of one side's stones, none of them twice."""
        named, near = self.source.get(colour, []), f"{colour} ="
        if not LOST < len(named) <= MOST_STONES:
            raise self.fail("board-stones", near, value=len(named), least=LOST + 1, most=MOST_STONES)
        for name in named:
            if name not in SQUARE_NAMES:
                raise self.fail("board-square", near, value=name, meant=did_you_mean(name, SQUARE_NAMES))
            if SQUARE_NAMES.index(name) + 1 in taken:
                raise self.fail("board-square-twice", near, value=name)
            taken.add(SQUARE_NAMES.index(name) + 1)
        return tuple(SQUARE_NAMES.index(name) + 1 for name in named)


def can_move(squares: tuple[int, ...], taken: set[int]) -> bool:
    """Whether a free square lies next to one of these."""
    beside = {int(NEXT[square, way]) for square in squares for way in range(DIRECTIONS)}
    return bool(beside - taken - {0})


load, read, from_source = _Reader.load, _Reader.read, _Reader.from_source
