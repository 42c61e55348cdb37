"""Telemachus, who learns Odysseus by playing it against himself: what he looks at, his mind, and his seat.

`examples/train.py` teaches him; docs/training.md tells how, step by step.
"""

import functools
from pathlib import Path

import numpy as np

from ithaca.bots import Budget, Seen, observe
from ithaca.engine import entrypoints
from ithaca.engine.game import find
from ithaca.engine.record import Grid
from ithaca.games.odysseus.components import (
    ACTIONS,
    CALM,
    COLOURS,
    DOUBLE,
    DROP,
    HIDE,
    ISLANDS,
    LEGS,
    LIFT,
    LIFT_NTH,
    PAYS,
    SEATS,
    STANDARD,
    STORM,
    STRENGTH,
    WIND,
    WINDS,
    ZONES,
)

GAME, PLAYERS = "odysseus", 3
WEIGHTS = Path("telemachus.npz")  # where what he has learned is kept
HIDDEN = 64  # neurons of each net
FIELDS = {field.name: field for field in find(GAME).part("features").FIELDS}
SCALE = np.concatenate([np.full(field.length, 1 / field.most, np.float32) for field in FIELDS.values()])

# ── what he looks at ──────────────────────────────────────────────────────────────────────────────


def part(rows: Grid, name: str, groups: int = 1) -> Grid:
    """A field of observation vectors, by its name: [row, group, number]."""
    field = FIELDS[name]
    return rows[:, field.start : field.start + field.length].reshape(len(rows), groups, -1)


def marked(rows: Grid, name: str, groups: int = 1) -> Grid:
    """Which one of several is marked by a 1, counted from 1; 0 for none: [row, group]."""
    marks = part(rows, name, groups)
    return marks.argmax(2) + marks.any(2)


@functools.cache
def ends_of_voyages() -> Grid:
    """Where the ship ends: [island, colour of leg 1, of leg 2, of leg 3]. A calm ends the voyage."""
    line = np.zeros((ISLANDS + 1, COLOURS + 1), int)
    for colour, one, other in find(GAME).part("board").load().joined(small=False):
        line[one, colour], line[other, colour] = other, one
    end = np.zeros((ISLANDS + 1, *[COLOURS + 1] * LEGS), int)
    for island, *course in np.ndindex(end.shape):
        sailed = course[: course.index(CALM)] if CALM in course else course
        end[(island, *course)] = functools.reduce(lambda at, colour: line[at, colour], sailed, island)
    return end


def winds(rows: Grid) -> Grid:
    """How strong it blows in each zone, as far as the seat knows: [row, zone]."""
    cards = part(rows, "laid", ZONES)[:, :, 1:] + part(rows, "mine", ZONES)
    return cards @ STRENGTH[1:] * (1 + part(rows, "doubled")[:, 0]) * (part(rows, "storm")[:, 0] == 0)


def paid(rows: Grid, wind: Grid) -> Grid:
    """What the voyage would pay one's mission if it blew like this; `wind` is [case, row, zone]."""
    legs = wind.reshape(*wind.shape[:-1], LEGS, COLOURS)
    lead = (legs.argmax(-1) + 1) * (legs.max(-1) > 0)
    ship, mission = marked(rows, "ship")[:, 0], marked(rows, "mission", SEATS)[:, 0]
    end = ends_of_voyages()[ship, lead[..., 0], lead[..., 1], lead[..., 2]]
    disc = np.pad(marked(rows, "disc", ISLANDS), ((0, 0), (1, 0)))
    return PAYS[STANDARD, mission, disc[np.arange(len(rows)), end]] * (end != ship)


def sight(rows: Grid) -> tuple[Grid, Grid]:
    """Observation vectors as he looks at them: zone by zone [row, zone, fact], and the table [row, fact]."""
    wind, one = winds(rows), np.eye(ZONES)[:, None]
    lead = wind.reshape(-1, LEGS, COLOURS).max(2).repeat(COLOURS, 1)
    now, led, still = paid(rows, wind[None]).T, paid(rows, wind + 99 * one).T, paid(rows, wind * (1 - one)).T
    zones = [np.stack([led, still, wind / 5, (lead - wind) / 5, lead == wind], 2)]
    zones += [part(rows, name, ZONES) for name in ("laid", "mine", "storm", "doubled", "lifted")]
    around = [now, part(rows, "points")[:, 0] / 10]
    around += [part(rows, name)[:, 0] for name in ("phase", "passes", "spent", "power")]
    around += [part(rows, name, SEATS)[:, 0] for name in ("god", "hand")]
    zones.append(np.concatenate(around, 1)[:, None].repeat(ZONES, 1))
    table = np.concatenate([rows * SCALE, now / 3], 1)
    return np.concatenate(zones, 2).astype(np.float32), table.astype(np.float32)


# ── his mind ──────────────────────────────────────────────────────────────────────────────────────


def actions_of_zones() -> Grid:
    """The numbers of all actions that are about one zone: [zone, kind of action]."""
    zone, winds, cards = np.arange(ZONES)[:, None], np.arange(WINDS), np.arange(WINDS + 1)
    laying = [first + ZONES * winds + zone for first in (WIND, HIDE)]
    lifting = [LIFT + len(cards) * zone + cards]
    return np.concatenate([*laying, *lifting, *(first + zone for first in (DROP, STORM, DOUBLE))], 1)


ZONED = actions_of_zones()
CONSIDERED = LIFT_NTH  # one of several face-down cards is all the same to him: he never lifts one
OTHERS = np.setdiff1d(np.arange(CONSIDERED), ZONED)


class Net:
    """One hidden layer; it learns by Adam."""

    def __init__(self, inputs: int, outputs: int, rng: np.random.Generator) -> None:
        first, second = (
            0.1 * rng.standard_normal((inputs, HIDDEN)),
            0.01 * rng.standard_normal((HIDDEN, outputs)),
        )
        self.weights = [
            each.astype(np.float32) for each in (first, np.zeros(HIDDEN), second, np.zeros(outputs))
        ]
        self.moments = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in self.weights]
        self.lessons = 0

    def __call__(self, x: Grid) -> Grid:
        first, bias, second, last = self.weights
        self.x, self.hidden = x, np.maximum(x @ first + bias, 0)
        return self.hidden @ second + last

    def slopes(self, wrong: Grid) -> list[Grid]:
        """How the loss changes with every weight, if it changes so with what was put out last."""
        back = wrong @ self.weights[2].T * (self.hidden > 0)
        return [self.x.T @ back, back.sum(0), self.hidden.T @ wrong, wrong.sum(0)]

    def descend(self, slopes: list[Grid], pace: float) -> None:
        self.lessons += 1
        trust = np.sqrt(1 - 0.999**self.lessons) / (1 - 0.9**self.lessons)
        for weight, slope, (mean, square) in zip(self.weights, slopes, self.moments, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weight -= pace * trust * mean / (np.sqrt(square) + 1e-7)


class Mind:
    """Two nets: one looks at a zone, the same for all nine; one at the whole table, and also hopes."""

    def __init__(self, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        zones, table = sight(np.zeros((1, len(SCALE)), np.uint8))
        self.zone = Net(zones.shape[2], ZONED.shape[1], rng)
        self.table = Net(table.shape[1], len(OTHERS) + 1, rng)

    def think(self, zones: Grid, table: Grid, mask: Grid) -> tuple[Grid, Grid]:
        """The logarithm of how likely he plays each action, and the share of the victory he hopes for."""
        rows, of_table = len(table), self.table(table)
        liking = np.empty((rows, CONSIDERED), np.float32)
        liking[:, ZONED.ravel()] = self.zone(zones.reshape(rows * ZONES, -1)).reshape(rows, -1)
        liking[:, OTHERS] = of_table[:, :-1]
        liking[mask[:, :CONSIDERED] == 0] = -1e9
        liking -= liking.max(1, keepdims=True)
        return liking - np.log(np.exp(liking).sum(1, keepdims=True)), of_table[:, -1]

    def learn(self, wrong: Grid, missed: Grid, pace: float) -> None:
        """Change a little what was thought last: the likings by `wrong`, the hope by `missed`."""
        of_zone = self.zone.slopes(wrong[:, ZONED.ravel()].reshape(-1, ZONED.shape[1]))
        of_table = self.table.slopes(np.column_stack([wrong[:, OTHERS], missed]))
        steepness = np.sqrt(sum(float((slope * slope).sum()) for slope in (*of_zone, *of_table)))
        for net, slopes in ((self.zone, of_zone), (self.table, of_table)):
            net.descend([slope * min(1, 0.5 / steepness) for slope in slopes], pace)

    def save(self, path: Path = WEIGHTS) -> None:
        np.savez(path, *self.zone.weights, *self.table.weights)

    def load(self, path: Path = WEIGHTS) -> "Mind":
        with np.load(path) as kept:
            weights = list(kept.values())
        self.zone.weights, self.table.weights = weights[:4], weights[4:]
        return self


# ── his seat ──────────────────────────────────────────────────────────────────────────────────────


@functools.cache
def trained() -> Mind:
    """What `python -m examples.train` has left here."""
    return Mind().load()


class Telemachus:
    """Plays what he likes best."""

    def __init__(self, luck: bytes) -> None:
        self.mind = trained()

    def choose(self, view: Grid, seen: Seen, legal: list[int], budget: Budget) -> int:
        row, mask = observe(view, int(entrypoints.actor_at(view, 0))), np.zeros((1, ACTIONS + 1), np.uint8)
        mask[0, legal] = 1
        return int(self.mind.think(*sight(row[None]), mask)[0].argmax())
