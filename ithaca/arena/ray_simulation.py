"""Many games at random on a Ray cluster: the figures of a simulation, from many machines."""

import functools
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from ithaca.engine.errors import Mistake
from ithaca.engine.game import find
from ithaca.engine.record import Grid
from ithaca.engine.simulate import Simulation, SimulationFigures

from . import ray_cluster
from .single_game import read_board
from .workers import cores

PIECES_A_CORE = 8  # so that no core waits long for the last piece
FEWEST, MOST = 64, 100_000  # games of a piece


class SimulationPiece(NamedTuple):
    """The games from `first` up to `last` of a simulation."""

    game: str
    players: int
    seed: int
    options: tuple[tuple[str, Any], ...]
    board: str  # its source; empty for ours
    first: int
    last: int


class Counted(NamedTuple):
    decisions: int
    wins: Grid


class RaySimulation(Simulation):
    """The same games, wherever their pieces are played."""

    def __init__(self, *which: Any, options: dict[str, Any] | None = None, board: Any = None) -> None:
        super().__init__(*which, options=options, board=board)
        self.chosen, self.source = tuple((options or {}).items()), json.dumps(board.source) if board else ""

    def run(self, games: int, tell: Callable[[int], None] | None = None) -> SimulationFigures:
        with ray_cluster.connected(cores()) as ray:
            start, done, counted = time.perf_counter(), 0, dict[int, Counted]()
            try:
                for piece, found in ray_cluster.spread(ray, play_piece, self.pieces(games, ray)):
                    counted[piece.first] = found
                    done += piece.last - piece.first
                    if tell:
                        tell(done)
            except ray_cluster.ProcessDied as died:
                raise Mistake("ray-process-died", number=died.piece.first, reason=died.reason) from None
            seconds = time.perf_counter() - start
        return self.summed([counted[first] for first in sorted(counted)], games, seconds)

    def pieces(self, games: int, ray: Any) -> Iterator[SimulationPiece]:
        size = min(MOST, max(FEWEST, -(-games // (PIECES_A_CORE * ray_cluster.cores_of(ray)))))
        which = (self.game.slug, self.players, self.seed, self.chosen, self.source)
        for first in range(0, games, size):
            yield SimulationPiece(*which, first, min(first + size, games))

    def summed(self, counted: list[Counted], games: int, seconds: float) -> SimulationFigures:
        """The figures of all pieces, added up in the order of the games: sums of fractions depend on it."""
        decisions = sum(one.decisions for one in counted)
        wins = np.sum([one.wins for one in counted], axis=0)
        return replace(
            super().run(0),
            games=games,
            decisions=decisions,
            seconds=seconds,
            decisions_per_second=decisions / seconds,
            games_per_second=games / seconds,
            wins=[round(float(share), 3) for share in wins],
            mean_length=decisions / games,
        )


def play_piece(piece: SimulationPiece) -> Counted:
    """Play the games of a piece: a Ray task."""
    simulation = simulation_of(*piece[:5])
    simulation.wins[:] = 0
    return Counted(simulation.play(piece.first, piece.last), simulation.wins.copy())


@functools.lru_cache(4)
def simulation_of(
    game: str, players: int, seed: int, options: tuple[tuple[str, Any], ...], board: str
) -> Simulation:
    """The simulation of these games, made once in each process."""
    own = read_board(game, board) if board else None
    return Simulation(find(game), players, seed, options=dict(options), board=own)
