"""Other ways to search, to compare with the oracle, as custom bots.

ithaca arena odysseus --seats oracle-greedy:4000,benchmarks.rivals:Determinised:4000,greedy,greedy --games 200
"""

from dataclasses import replace

from ithaca.bots import Budget, Seen
from ithaca.bots.explanations import Explanation
from ithaca.bots.muse import COLDEST
from ithaca.bots.oracle import Oracle, OracleGreedy, explanation
from ithaca.bots.search import Node
from ithaca.engine import entrypoints
from ithaca.engine.dice import Dice
from ithaca.engine.game import Game, find, names
from ithaca.engine.record import Grid, blank, copy_of, dtype_of

WORLDS = 16


class Determinised(OracleGreedy):
    """Plain determinised search: it guesses a few worlds, searches each as if all lay open, with the same
    tree, playouts and values as the oracle, and adds up the visits."""

    def __init__(self, luck: bytes) -> None:
        super().__init__(luck, known=1)

    def explain(self, view: Grid, seen: Seen, legal: list[int], budget: Budget) -> Explanation:
        seat, luck = int(entrypoints.actor_at(view, 0)), blank(Dice)
        entrypoints.spawn_key_at(self.master, len(seen) << 8 | 255, luck)
        entrypoints.set_key_at(luck, luck[0].key.copy())
        each = replace(
            budget, seconds=budget.seconds / WORLDS, iterations=-(-budget.iterations // WORLDS), threads=1
        )
        thoughts = []
        for nth in range(WORLDS):
            world = copy_of(view)
            entrypoints.guess_at(world, 0, copy_of(seen.belief), luck)
            trees = [blank(Node, self.nodes_for(each))] * (nth + 1)  # the last has luck of its own
            thoughts.append(thought := self.begin(world, seen, legal, trees)[-1])
            self.spend(thought, seat, each)
        found = explanation(thoughts, seat, legal)
        return replace(found, opinions=tuple(self.order(thoughts, list(found.opinions))))


class Unbelieving(OracleGreedy):
    """The oracle that infers nothing from the moves of the others: all worlds are equally likely."""

    def explain(self, view: Grid, seen: Seen, legal: list[int], budget: Budget) -> Explanation:
        nothing = Seen(seen)
        nothing.belief = copy_of(seen.belief)
        game_of(view).part("belief").believe_nothing(nothing.belief[0])
        return super().explain(view, nothing, legal, budget)


class Patient(OracleGreedy):
    """The oracle that plays every game in thought to its end, instead of estimating the shares earlier."""

    def __init__(self, luck: bytes) -> None:
        super().__init__(luck, horizon=32_000)


class Doubtful(OracleGreedy):
    """The oracle, but widening the moves of the other seats like its own."""

    def __init__(self, luck: bytes) -> None:
        super().__init__(luck, opponent_widening=2.0)


class Unexplained(Oracle):
    """The oracle on the muse that does not ask what past moves reveal by the muse's policy."""

    def __init__(self, luck: bytes) -> None:
        super().__init__(luck, explained=0.0)


class Knowing(Oracle):
    """The oracle that takes the others for muses as they are."""

    def __init__(self, luck: bytes) -> None:
        super().__init__(luck, heat=1.0)


class Certain(Oracle):
    """The oracle that is certain of what the others do: what a muse likes best."""

    def __init__(self, luck: bytes) -> None:
        super().__init__(luck, heat=COLDEST)


def game_of(view: Grid) -> Game:
    """The game whose record this is."""
    return next(card for card in map(find, names()) if dtype_of(card.part("state").State) == view.dtype)
