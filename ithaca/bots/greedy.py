"""Each game's own simple sense, compiled: takes what looks best now."""

from ithaca.bots import Budget, Seen
from ithaca.engine import calls
from ithaca.engine.dice import Dice
from ithaca.engine.offers import Room
from ithaca.engine.record import Grid, blank, copy_of
from ithaca.engine.seeds import game_key


class Greedy:
    def __init__(self, luck: bytes) -> None:
        self.dice, self.rooms = blank(Dice), blank(Room)
        calls.set_key_at(self.dice, game_key(luck, "bot"))

    def choose(self, view: Grid, seen: Seen, legal: list[int], budget: Budget) -> int:
        return int(calls.greedy_at(copy_of(view), 0, self.rooms, self.dice))
