"""Warming up: everything that a table asks is asked once, so that it is compiled before a player waits."""

from . import entrypoints, presentation
from .dice import Dice
from .match import Match
from .offers import Scratch
from .protocol import SPECTATOR
from .record import blank
from .undo import shows_nothing
from .worlds import only_choice, views_after


def warm_up(match: Match) -> None:
    """Deal a second match like this one, play one move in it, and ask everything about it."""
    key = match.state[0].dice.key
    beside = Match(match.game, match.names, key, options=match.chosen, board=match.board, rules=match.rules)
    played = beside.play(beside.legal()[-1])
    shows_nothing(beside.game, played, 1)
    known = beside.view(beside.actor)
    only_choice(beside.game, known, "warm-up")
    views_after(beside.game, known, beside.legal()[-1], beside.actor, "warm-up")
    presentation.public_text(beside, beside.snapshot)
    for viewer in range(SPECTATOR, beside.seats):
        beside.table(viewer)
        beside.story(viewer)
        presentation.private_text(beside, beside.snapshot, viewer)
        beside.beliefs.of(viewer)
    beside.question(beside.actor)
    beside.choices(beside.actor)
    presentation.laid_open(beside)
    beside.shares()
    beside.points()
    entrypoints.greedy_at(beside.state, 0, blank(Scratch), blank(Dice))
