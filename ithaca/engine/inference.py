"""What each seat of a match may infer from the moves that it has seen."""

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from . import entrypoints
from .beliefs import posterior
from .reading import reading
from .record import Grid, blank, copy_of
from .snapshot import Move, conceal

if TYPE_CHECKING:
    from .match import Match


class SeenPast(NamedTuple):
    """The moves of the others, as one seat has seen them; those that were taken back are forgotten."""

    views: Grid  # before each move, what the seat saw of the table
    moves: Grid  # each move, as the seat saw it


def seen_past(match: "Match", seat: int) -> SeenPast:
    """The past of a seat.

    The match is played a second time from the deal, because it keeps no earlier tables: a whole game takes a
    third of a millisecond, and nothing has to be kept for seats that never ask, or be forgotten with a move
    that is taken back. It is made of concealed views at once, so that who gets it has no way to the game.
    """
    table, views, moves = copy_of(match.dealt), bytearray(), []
    for move in match.moves:
        if move.dice is not None:
            table["dice"] = move.dice
        if move.seat != seat:
            views += conceal(table, seat).tobytes()
            moves.append(move.seen[seat])
        entrypoints.apply_at(table, 0, move.action)
    return SeenPast(np.frombuffer(views, table.dtype), np.array(moves, np.int64))


class Beliefs:
    """The beliefs of all seats of a match, computed only when they are asked for.

    A move says something only together with the table on which it was made. So the match is played a second
    time here, and every seat folds each move from what it saw.
    """

    def __init__(self, match: "Match") -> None:
        self._match = match
        self._folded: list[Move] = []
        self._beliefs: Grid | None = None  # of every seat, the last the spectators'
        self._past: Grid | None = None  # the table after the moves that are folded

    def of(self, seat: int) -> Grid:
        """What this seat may infer."""
        return self._caught_up()[[seat]]

    def posterior(self, seat: int) -> list[list[dict[str, float]]]:
        """How likely this seat may think each thing that others hide: for every seat, and for each of its
        hidden goals or missions, the chances by name."""
        view = conceal(self._match.state, seat)
        likely = posterior(view, self.of(seat))
        named: list[list[dict[str, float]]] = self._match.game.part("view").hidden_names(
            reading(view), likely, self._match.board
        )
        return named

    def _caught_up(self) -> Grid:
        moves = self._match.moves
        if self._beliefs is None or not self._goes_on(moves):
            self._begin()
        assert self._beliefs is not None
        assert self._past is not None
        views = np.zeros(2, self._past.dtype)
        for move in moves[len(self._folded) :]:
            if move.dice is not None:
                self._past["dice"] = move.dice
            entrypoints.remember_at(self._past, views, move.action, self._beliefs)
            self._folded.append(move)
        return self._beliefs

    def _goes_on(self, moves: list[Move]) -> bool:
        """Whether all folded moves are still part of the match: one that was taken back is forgotten."""
        count = len(self._folded)
        return not count or (len(moves) >= count and moves[count - 1] is self._folded[-1])

    def _begin(self) -> None:
        """Start again before the first move, where nothing is believed of any seat."""
        part = self._match.game.part("belief")
        self._folded, self._past = [], copy_of(self._match.dealt)
        self._beliefs = blank(part.Belief, self._match.seats + 1)
        for belief in self._beliefs:
            part.believe_nothing(belief)
