"""Setting up debates of Ulysses."""

from typing import Any

from table import actor, at_table, facts, legal_names, play

from ithaca.engine.match import Match
from ithaca.games.ulysses.board import load

THREE = "Axel Carsten Michael"
FOUR = "Axel Carsten Michael Claudia"
FIVE = "Axel Carsten Michael Claudia Steffi"


def at_sybille(seats: str = FOUR, *, ship: str = "sybille", hands: Any = None, **position: Any) -> Match:
    """Axel is active; players without another hand hold five objections."""
    five = {name: {"objection": 5} for name in seats.split()}
    return at_table("ulysses", seats, active="Axel", ship=ship, hands=five | (hands or {}), **position)


def in_debate(seats: str = FOUR, red: int = 1, **position: Any) -> Match:
    """Axel has proposed Pytusae, Carsten has put the red disc on Zyklopen."""
    match = at_sybille(seats, **position)
    return play(match, f"Axel propose:pytusae\nCarsten red:zyklopen {cards(red)}")


def cards(count: int) -> str:
    """Play this many objections and no more."""
    return "pay:objection " * count + "stand"


def around(place: str) -> list[str]:
    """The places that a line joins to this one."""
    board = load()
    return [board.slugs[there - 1] for there in board.neighbours(board.slugs.index(place) + 1)]


def discs(match: Match) -> set[str]:
    """The places that are offered for a disc."""
    return {name.split(":")[1] for name in legal_names(match) if name.startswith(("red:", "black:"))}


def totals(match: Match) -> tuple[int, ...]:
    """The cards for blue, red and black."""
    return tuple(facts(match)["cards"].values())


def voices(match: Match, move: str) -> str:
    """The players who are asked, one after the other, while all give the same answer, until the ship
    sails."""
    phase, asked = facts(match)["phase"], []
    while facts(match)["phase"] == phase:
        asked.append(actor(match))
        match.play(move)
    return " ".join(asked)
