"""A random legal move, each equally likely."""

from ithaca.bots import Budget, Seen
from ithaca.engine import entrypoints
from ithaca.engine.dice import Dice
from ithaca.engine.record import Grid, blank
from ithaca.engine.seeds import game_key


class Random:
    def __init__(self, luck: bytes) -> None:
        self.dice = blank(Dice)
        entrypoints.set_key_at(self.dice, game_key(luck, "bot"))

    def choose(self, view: Grid, seen: Seen, legal: list[int], budget: Budget) -> int:
        return legal[int(entrypoints.below_at(self.dice, len(legal)))]
