"""Each game's own simple player, compiled: takes what looks best now."""

from ithaca.bots import Budget, Seen
from ithaca.engine import entrypoints
from ithaca.engine.dice import Dice
from ithaca.engine.offers import Scratch
from ithaca.engine.record import Grid, blank, copy_of
from ithaca.engine.seeds import game_key


class Greedy:
    def __init__(self, luck: bytes) -> None:
        self.dice, self.scratch = blank(Dice), blank(Scratch)
        entrypoints.set_key_at(self.dice, game_key(luck, "bot"))

    def choose(self, view: Grid, seen: Seen, legal: list[int], budget: Budget) -> int:
        return int(entrypoints.greedy_at(copy_of(view), 0, self.scratch, self.dice))
