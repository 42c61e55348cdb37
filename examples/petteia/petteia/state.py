"""The table of petteia, field by field."""

from typing import Annotated

from ithaca.engine.dice import Dice
from ithaca.engine.record import Grid, Int, Tiny, record

from .components import DIRECTIONS, SQUARES

# Phases: what kind of decision comes next.
OVER_PHASE, MOVING = range(2)
PHASE_NAMES = ("over", "moving")

# How a game ended.
NOT_ENDED, FEW_STONES, SHUT_IN, TOO_CALM = range(4)
END_NAMES = ("", "few-stones", "shut-in", "too-calm")


@record
class Effects:
    """What the last action did, for the story."""

    start: Tiny  # from this square
    end: Tiny  # to this one
    caught: Annotated[Grid, Tiny, DIRECTIONS]  # the squares of captured stones, by where they lay; 0: none


@record
class State:
    """The table of petteia: everything that lies on it."""

    dice: Dice
    effects: Effects

    # The options of this game.
    seats: Int  # how many play: two
    step: Int  # a stone moves a single square
    safe_corner: Int  # a stone in a corner cannot be captured

    # Where play stands.
    phase: Int
    turns: Int  # begun so far
    active: Int  # the seat whose turn it is
    calm: Int  # turns in a row without a capture
    ended: Int  # how the game ended
    winner: Int  # a seat, counted from 1; 0: none, or both

    stone: Annotated[Grid, Tiny, SQUARES + 1]  # whose stone lies there, seats counted from 1
