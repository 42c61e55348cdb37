"""The table in names instead of numbers: what every client gets, made from a concealed state."""

from collections.abc import Sequence
from typing import Annotated, Any

import numpy as np

from ithaca.engine.compiler import rare
from ithaca.engine.reading import Reading
from ithaca.engine.record import Grid, Int, Real, Tiny, record
from ithaca.engine.text import Word
from ithaca.engine.views import Parts, kept, part, reckoned, winners

from .board import Board
from .capture import caught_beside
from .components import CALM, DIRECTIONS, IN_LINE, MOST_STONES, SEATS, SQUARE_NAMES, TO
from .score import shares
from .state import END_NAMES, PHASE_NAMES
from .turns import actor, stones_of

PER_SEAT = ("count",)  # one for each seat
MOST_MOVES = MOST_STONES * IN_LINE


@record
class Figures:
    """What the rules say of a table."""

    actor: Int
    count: Annotated[Grid, Int, SEATS]  # stones of each seat
    shares: Annotated[Grid, Real, SEATS]


def figures_of(v: Reading) -> Reading:
    return reckoned(v, Figures, reckon)


@rare
def reckon(views: Grid, i: int, figures: Grid) -> None:
    v, f = views[i], figures[0]
    f.actor = actor(v)
    for seat in range(v.seats):
        f.count[seat] = stones_of(v, seat)
    shares(v, f.shares)


@kept("stone")
def the_stones(v: Reading, board: Board) -> dict[str, Any]:
    """Whose stone lies on which square."""
    return {"stones": {SQUARE_NAMES[n - 1]: side - 1 for n, side in enumerate(v.stone) if side}}


@part
def the_game(v: Reading, board: Board) -> dict[str, Any]:
    """How the game stands."""
    figures = figures_of(v)
    return {
        "phase": PHASE_NAMES[v.phase],
        "turns": v.turns,
        "actor": figures.actor,
        "active": v.active,
        "options": options(v),
        "count": list(figures.count[: v.seats]),
        "calm": v.calm,
        "calm_most": CALM,
        "last": [square_name(v.effects.start), square_name(v.effects.end)],
        "caught": [square_name(square) for square in v.effects.caught if square],
        "ended": END_NAMES[v.ended],
        "winners": winners(figures.shares),
    }


public = Parts(the_game, the_stones)  # the same for every viewer; seats are numbers from 0
private = Parts()  # nothing depends on the viewer


def square_name(square: int) -> str:
    return SQUARE_NAMES[square - 1] if square else ""


def options(v: Reading) -> list[str]:
    """The options that are on."""
    return [name for name, on in {"step": v.step, "safe-corner": v.safe_corner}.items() if on]


# ── what each move would catch ────────────────────────────────────────────────────────────────────


@record
class Catches:
    """For each of some moves the squares of the stones that it would catch; 0: none."""

    caught: Annotated[Grid, Tiny, MOST_MOVES, DIRECTIONS]


@rare
def reckon_catches(views: Grid, i: int, actions: Grid, catches: Grid) -> None:
    v = views[i]
    for nth in range(actions.shape[0]):
        for direction in range(DIRECTIONS):
            there = caught_beside(v, TO[actions[nth]], direction, int(v.active) + 1)
            catches[0].caught[nth, direction] = there


def catches_of(v: Reading, actions: Sequence[int]) -> list[list[str]]:
    """The squares of the stones that each of these moves would catch."""
    found = reckoned(v, Catches, reckon_catches, np.array(actions, np.int64))
    return [[square_name(square) for square in found.caught[nth] if square] for nth in range(len(actions))]


# ── what a seat hides ─────────────────────────────────────────────────────────────────────────────


def hidden_names(v: Reading, likely: Grid, board: Board) -> list[list[dict[str, float]]]:
    """How likely each hidden thing of a seat is: here no seat hides anything."""
    return [[] for _ in range(v.seats)]


def hidden_words(v: Reading, board: Board) -> list[Word]:
    """What a hidden thing may be: here no seat hides anything."""
    return []
