"""Plain determinised search, to compare the oracle with: a bot of one's own.

    ithaca arena odysseus --seats benchmarks.determinised:Determinised:4000,greedy,greedy,greedy --games 200

It guesses a few worlds, searches each as if it lay open, with the same tree, playouts and values as the
oracle, and adds up what was visited most.
"""

from dataclasses import replace

from ithaca.bots import Budget, Seen
from ithaca.bots.oracle import Explanation, Oracle, explanation, spend
from ithaca.bots.search import think
from ithaca.engine import calls
from ithaca.engine.dice import Dice
from ithaca.engine.record import Grid, blank, copy_of

WORLDS = 16


class Determinised(Oracle):
    def __init__(self, luck: bytes) -> None:
        super().__init__(luck, known=1)

    def explain(self, view: Grid, seen: Seen, legal: list[int], budget: Budget) -> Explanation:
        seat, luck = int(calls.actor_at(view, 0)), blank(Dice)
        calls.spawn_key_at(self.master, len(seen) << 8 | 255, luck)
        calls.set_key_at(luck, luck[0].key.copy())
        each = replace(
            budget, seconds=budget.seconds / WORLDS, iterations=-(-budget.iterations // WORLDS), threads=1
        )
        thoughts = []
        for nth in range(WORLDS):
            world = copy_of(view)
            calls.guess_at(world, 0, copy_of(seen.belief), luck)
            thoughts.append(thought := self.begin(world, seen, each, nth))
            think(thought, seat, 1)
            spend(thought, seat, each)
        return explanation(thoughts, seat, legal)
