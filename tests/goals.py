"""Goals and places of Ulysses, as a judge sees them."""

from typing import Any

from ithaca.engine.match import Match
from ithaca.games.ulysses.board import Board, load

COLOURS = ["violet", "green", "red", "blue"]
BOARD = load()


def own(match: Match, field: str) -> list[Any]:
    """What each seat sees of itself."""
    return [match.table(seat)[field][seat] for seat in range(match.seats)]


def piles(match: Match) -> list[list[str]]:
    """The goal piles from the top, as nobody sees them."""
    s, slugs = match.state[0], match.board.slugs
    return [[slugs[p - 1] for p in s.pile[n, : s.pile_size[n]]] for n in range(1, 5)]


def goals_in_play(match: Match) -> list[str]:
    """All goal cards, with players and in piles."""
    return [goal for row in own(match, "goals") + piles(match) for goal in row]


def colour_of(slug: str, board: Board = BOARD) -> str:
    return ["", *COLOURS][board.colours[board.slugs.index(slug)]]


def neighbours(slug: str, board: Board = BOARD) -> list[str]:
    return [board.slugs[place - 1] for place in board.neighbours(board.slugs.index(slug) + 1)]


def of_colour(colour: str, board: Board = BOARD) -> list[str]:
    return [slug for slug in board.slugs if colour_of(slug, board) == colour]
