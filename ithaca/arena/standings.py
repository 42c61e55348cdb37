"""What the games of a tournament say about each bot."""

from collections import Counter
from typing import Any, NamedTuple

from .ratings import START, Rating, rate, wilson
from .single_game import KINDS, Fault, PlayedGame, Setup, Times

LISTED = 200  # faults that are kept one by one; all are counted


class Standing(NamedTuple):
    """One entry of the list of seats."""

    bot: str
    share: float
    low: float
    high: float
    rating: Rating
    times: Times
    faults: dict[str, int]  # by kind

    def as_dict(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "share": round(self.share, 6),
            "low": round(self.low, 6),
            "high": round(self.high, 6),
            "rating": round(self.rating.mu, 3),
            "seconds_per_move": round(self.times.mean, 9),
            "faults": sum(self.faults.values()),
        }


class Standings:
    """The standings so far; the order in which results are added does not matter."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.shares: dict[int, tuple[float, ...]] = {}  # by game
        self.times = [Times() for _ in setup.seats]
        self.counts = [Counter[str]() for _ in setup.seats]
        self.faults: list[tuple[int, Fault]] = []  # with their game
        self.moves = 0

    @property
    def games(self) -> int:
        return len(self.shares)

    def add(self, result: PlayedGame) -> None:
        self.shares[result.number] = tuple(result.shares)
        self.moves += result.moves
        for mine, its in zip(self.times, result.times, strict=True):
            mine.join(its)
        for fault in result.faults:
            self.counts[fault.bot][fault.kind] += 1
        if result.faults:
            every = self.faults + [(result.number, fault) for fault in result.faults]
            self.faults = sorted(every, key=lambda entry: (entry[0], entry[1].move))[:LISTED]

    def in_order(self) -> list[tuple[float, ...]]:
        """The shares of all games, by their numbers."""
        return [self.shares[number] for number in sorted(self.shares)]

    def all(self) -> list[Standing]:
        """Every entry, in the order given."""
        shares, games = self.in_order(), self.games
        ratings = rate((self.setup.seats, one) for one in shares)
        found = []
        for bot, name in enumerate(self.setup.seats):
            share = sum(one[bot] for one in shares) / games if games else 0.0
            faults = {kind: self.counts[bot][kind] for kind in KINDS if self.counts[bot][kind]}
            rating = ratings.get(name, START)
            found.append(Standing(name, share, *wilson(share, games), rating, self.times[bot], faults))
        return found

    def as_dict(self) -> dict[str, Any]:
        """The one JSON object of `ithaca arena --json`."""
        seats = [standing.as_dict() for standing in self.all()]
        return {"game": self.setup.game, "games": self.games, "seats": seats}
