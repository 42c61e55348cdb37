"""The muse: it has learned by playing against itself (`ithaca.train`), and plays without looking ahead.

What it sees of a table are the columns of its game's `features.py`, foresight included; what it has learned
is next to them in `muse.bin`. `muse:t0.5` plays what it likes best more often than it has learned to,
`muse:t0` plays nothing else, `muse:t2` is easier to beat: it plays what it likes second or third best more
often, but never what it hardly likes at all. The same view, the same number of seen moves and the same luck
give the same move.
"""

import functools
from dataclasses import dataclass

import numpy as np

from ithaca.bots import Budget, Seen, check_plays, observe
from ithaca.engine import entrypoints
from ithaca.engine.dice import Dice
from ithaca.engine.game import Game, of_state
from ithaca.engine.record import Grid, blank
from ithaca.engine.seeds import game_key

from .explanations import Explanation, Opinion
from .net import Layers, Mind, layers_of, room_for, think
from .weights import FILE, MuseFile, Weights, taken_from

GRAINS = 1 << 24  # the resolution of a random draw
COLDEST = 1e-3  # a temperature below this leaves nothing to chance
HARDLY = 0.1  # a hot muse does not play what is less likely than this part of what it likes best


@dataclass(frozen=True)
class Preference:
    """What a muse thinks of a position."""

    chances: tuple[float, ...]  # of each legal action
    hope: float  # the share of the victory that its seat may expect


class Muse:
    def __init__(self, luck: bytes, weights: Weights | None = None) -> None:
        self.master, self.dice = blank(Dice), blank(Dice)
        self.weights = weights  # None: those of the game
        entrypoints.set_key_at(self.master, game_key(luck, "bot"))

    def choose(self, view: Grid, seen: Seen, legal: list[int], budget: Budget) -> int:
        if len(legal) == 1:
            return legal[0]
        chances = self.weigh(view, legal, budget.temperature).chances
        entrypoints.spawn_key_at(self.master, len(seen), self.dice)
        entrypoints.set_key_at(self.dice, self.dice[0].key.copy())
        drawn = int(entrypoints.below_at(self.dice, GRAINS)) / GRAINS
        for action, chance in zip(legal, chances, strict=True):
            drawn -= chance
            if drawn < 0:
                return action
        return legal[int(np.argmax(chances))]

    def explain(self, view: Grid, seen: Seen, legal: list[int], budget: Budget) -> Explanation:
        """The moves that it weighs, and what it hopes for; it does not search."""
        thinks = self.weigh(view, legal, budget.temperature)
        weighed = sorted(zip(thinks.chances, legal, strict=True), key=lambda one: (-one[0], one[1]))
        opinions = tuple(Opinion(action, 0, thinks.hope, (action,), chance) for chance, action in weighed)
        return Explanation(opinions, 0, 0, 0, thinks.hope)

    def weigh(self, view: Grid, legal: list[int], temperature: float = 1.0) -> Preference:
        """How likely it would play each of the legal actions, and what it hopes for."""
        weights = self.weights or weights_of(of_state(view.dtype))
        mind = room_for(weights)
        think(weights, observe(view, int(entrypoints.actor_at(view, 0)), foresight=True), mind)
        return Preference(chances_of(mind, legal, temperature), 1 / (1 + float(np.exp(-mind.thought[0]))))


def chances_of(mind: Mind, legal: list[int], temperature: float) -> tuple[float, ...]:
    """A softmax over what is legal; only the best if the temperature is below COLDEST.

    A high temperature brings moves closer to each other. There are many bad ones: without a bound they would
    be played most often because of their number alone, and a weaker muse would blunder.
    """
    liked = mind.thought[legal].astype(np.float64)
    if temperature < COLDEST:
        return tuple(float(nth == liked.argmax()) for nth in range(len(legal)))
    weight = np.exp((liked - liked.max()) / temperature)
    if temperature > 1:
        weight[weight < HARDLY] = 0.0
    return tuple((weight / weight.sum()).tolist())


@functools.cache
def file_of(game: Game) -> MuseFile:
    """What the muse of a game has learned. Raises Misuse if there is none."""
    check_plays("muse", game)
    return taken_from(game, game.file(FILE).read_bytes(), f"{game.slug}/{FILE}")


def weights_of(game: Game) -> Weights:
    """The weights that the muse of a game plays by."""
    return file_of(game).weights


@functools.cache
def layers_of_game(game: Game) -> Layers:
    """The same, for evaluating many positions at once."""
    return layers_of(weights_of(game))
