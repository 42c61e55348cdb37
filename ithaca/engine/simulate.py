"""Many games at random, at full speed: for figures, tests and benchmarks."""

import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from . import entrypoints
from .dice import Dice
from .game import Game
from .offers import Scratch
from .record import Grid, blank, copy_of
from .seeds import game_key, seed_of_number

BATCH_SECONDS = 0.1  # how often to report progress


@dataclass(frozen=True)
class SimulationFigures:
    """What a simulation counted."""

    game: str
    players: int
    games: int
    seed: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    wins: list[float]  # of each seat; a shared victory counts in parts
    mean_length: float

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


class Simulation:
    """Games of one kind from one seed; game number n is the same in whatever batch it is played."""

    at_first = 64  # games of the first batch; while a batch is done quickly, the next is twice as large

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int,
        *,
        options: Mapping[str, Any] | None = None,
        board: Any = None,
    ) -> None:
        game.check_players(players)
        self.game, self.players, self.seed = game.ready(), players, seed
        chosen = game.check_options(options or {}, players)
        blanks = game.part("setup").prepare(players, chosen, board or game.part("board").load())
        master = blank(Dice)
        entrypoints.set_key_at(master, game_key(seed_of_number(seed), "simulation"))
        self.desk = entrypoints.Desk(copy_of(blanks), blanks, master, blank(Dice), blank(Scratch))
        self.wins: Grid = np.zeros(players)

    @property
    def states(self) -> Grid:
        """The game played last."""
        return self.desk.states

    def play(self, first: int, last: int) -> int:
        """Play the games from `first` up to `last`; return the decisions made."""
        return int(entrypoints.play_games(self.desk, first, last, self.wins))

    def run(self, games: int, tell: Callable[[int], None] | None = None) -> SimulationFigures:
        """Play `games` games; `tell` is called with how many are done. Time to compile is not counted."""
        self.play(0, 0)
        decisions, done, batch = 0, 0, self.at_first
        start = time.perf_counter()
        while done < games:
            before = time.perf_counter()
            last = min(done + batch, games)
            decisions += self.play(done, last)
            done = last
            if time.perf_counter() - before < BATCH_SECONDS:
                batch *= 2
            if tell:
                tell(done)
        seconds = time.perf_counter() - start
        wins = [round(float(share), 3) for share in self.wins]
        return SimulationFigures(
            game=self.game.slug,
            players=self.players,
            games=games,
            seed=self.seed,
            decisions=decisions,
            seconds=seconds,
            decisions_per_second=decisions / seconds if seconds else 0.0,
            games_per_second=games / seconds if seconds else 0.0,
            wins=wins,
            mean_length=decisions / games if games else 0.0,
        )
