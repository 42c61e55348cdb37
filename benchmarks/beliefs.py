"""How good beliefs are, and how fast worlds are drawn from them; prints Markdown.

    python -m benchmarks.beliefs            both, about five minutes
    python -m benchmarks.beliefs loss 400   the log loss, over 400 games at each table
    python -m benchmarks.beliefs speed
    python -m benchmarks.beliefs muse 150   what muses believe, in games of mixed players

The log loss is that of the true missions and goals which a seat does not know, in nats: the lower the
better. A seat that believes nothing draws all possible worlds with equal chance.
"""

import random
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import numpy as np

from ithaca import bots
from ithaca.bots.muse_beliefs import believed_by_muse, nothing_of
from ithaca.engine import entrypoints
from ithaca.engine.beliefs import hides_at, likelihood
from ithaca.engine.compiler import rare
from ithaca.engine.dice import Dice
from ithaca.engine.game import Game, find, names
from ithaca.engine.match import Match, conceal, start
from ithaca.engine.offers import Scratch
from ithaca.engine.protocol import OVER, SPECTATOR, believe, guess
from ithaca.engine.record import Grid, blank
from ithaca.engine.seeds import game_key, seed_of_number
from ithaca.engine.simulate import Simulation

PLAYERS = 4
SEED = 77  # the weights were fitted on games of another seed
WORLDS = 1000  # drawn behind a view
SLIPS = {  # of a thousand moves of each seat, how many are made at random
    "greedy": (0, 0, 0, 0),
    "slips (a quarter at random)": (250, 250, 250, 250),
    "mixed (greedy, slips, chance)": (0, 250, 1000, 250),
    "chance": (1000, 1000, 1000, 1000),
}
CLOCK = {"odysseus": "rounds", "ulysses": "turns"}  # the field that counts them
STAGES = {"odysseus": (1, 2, 3, 4, 5, 6, 8, 11), "ulysses": (1, 2, 3, 6, 11, 16, 21, 31, 51)}


# ── games ─────────────────────────────────────────────────────────────────────────────────────────


class Table:
    """A game that is played while each seat forms its belief."""

    def __init__(self, game: Game, players: int, seed: int, number: int) -> None:
        part = game.ready().part("belief")
        self.desk = Simulation(game, players, seed).desk
        self.luck, self.scratch = blank(Dice), blank(Scratch)
        self.views = np.zeros(2, self.desk.states.dtype)
        self.beliefs = blank(part.Belief, players + 1)
        self.nothing = blank(part.Belief)
        for belief in (*self.beliefs, *self.nothing):
            part.believe_nothing(belief)
        key = game_key(seed_of_number(number), f"beliefs-{seed}")
        self.luck[0].key[:] = key
        entrypoints.deal_at(self.desk.states, 0, self.luck)
        entrypoints.set_key_at(self.luck, key[::-1].copy())

    @property
    def states(self) -> Grid:
        return self.desk.states

    @property
    def actor(self) -> int:
        return int(entrypoints.actor_at(self.states, 0))

    def play(self, slips: tuple[int, ...]) -> int:
        """One move, greedy or at random."""
        if entrypoints.below_at(self.luck, 1000) < slips[self.actor]:
            count = entrypoints.legal_at(self.states, 0, self.scratch)
            action = int(self.scratch[0].actions[entrypoints.below_at(self.luck, count)])
        else:
            action = int(entrypoints.greedy_at(self.states, 0, self.scratch, self.luck))
        entrypoints.remember_at(self.states, self.views, action, self.beliefs)
        return action


# ── log loss ──────────────────────────────────────────────────────────────────────────────────────


class Loss(NamedTuple):
    """The log loss of one moment, for what one seat does not know: the sum, and of how many things."""

    stage: int
    uniform: float
    believed: float
    count: int


def loss_at(table: Table, seat: int, stage: int) -> Loss:
    """The log loss of a seat, with its belief and without."""
    view = conceal(table.states, seat)
    hidden = int(hides_at(view, 0, table.scratch))
    unknown = table.scratch[0].actions[:hidden] == 0
    hides_at(table.states, 0, table.scratch)
    truth = table.scratch[0].actions[:hidden].astype(int)
    loss = []
    for belief in (table.nothing, table.beliefs[[seat]]):
        likely = likelihood(view, belief, WORLDS)
        loss.append(float(-np.log(likely[np.arange(hidden), truth])[unknown].sum()))
    return Loss(stage, loss[0], loss[1], int(unknown.sum()))


def losses(game: Game, slips: tuple[int, ...], number: int, seed: int = SEED) -> Iterator[Loss]:
    """The log loss at the beginning of each round or turn of a game, each time of another seat."""
    table, clock, stages = Table(game, len(slips), seed, number), CLOCK[game.slug], STAGES[game.slug]
    last = 0
    while table.actor != OVER:
        now = int(table.states[0][clock])
        if now != last:
            stage = sum(now >= first for first in stages) - 1
            yield loss_at(table, (now + number) % len(slips), stage)
            last = now
        table.play(slips)


def by_stage(game: Game, slips: tuple[int, ...], games: int) -> dict[int, tuple[float, float, float, int]]:
    """For each stage: both log losses, the standard error of their difference, and the number of moments.

    Moments of one game are not independent, so the error is that of the means of games.
    """
    rows: dict[int, list[tuple[float, float, int]]] = {}
    for number in range(games):
        sums: dict[int, list[float]] = {}
        for loss in losses(game, slips, number):
            for stage in (loss.stage, -1):  # -1: the whole game
                old = sums.setdefault(stage, [0.0, 0.0, 0.0, 0.0])
                sums[stage] = [a + b for a, b in zip(old, [*loss[1:], 1.0], strict=True)]
        for stage, (uniform, believed, count, moments) in sums.items():
            if count:
                rows.setdefault(stage, []).append((uniform / count, believed / count, int(moments)))
    return {stage: summed(np.array(found)) for stage, found in sorted(rows.items())}


def summed(found: Grid) -> tuple[float, float, float, int]:
    gain = found[:, 0] - found[:, 1]
    error = float(gain.std(ddof=1) / len(gain) ** 0.5) if len(gain) > 1 else float("nan")
    return float(found[:, 0].mean()), float(found[:, 1].mean()), error, int(found[:, 2].sum())


def print_losses(slug: str, games: int) -> None:
    game, stages = find(slug), STAGES[slug]
    print(f"### {slug}: log loss by {CLOCK[slug][:-1]}, {games} games at each table\n")
    print(f"| table | {CLOCK[slug]} | uniform | belief | gain | moments |\n|---|---|---|---|---|---|")
    for name, slips in SLIPS.items():
        for stage, (uniform, believed, error, moments) in by_stage(game, slips, games).items():
            label = "all" if stage < 0 else span(stages, stage)
            gain = f"{uniform - believed:+.3f} ± {error:.3f}"
            print(f"| {name} | {label} | {uniform:.3f} | {believed:.3f} | {gain} | {moments:,} |", flush=True)
    print()


def span(stages: tuple[int, ...], stage: int) -> str:
    """Which rounds or turns a stage is."""
    first = stages[stage]
    if stage + 1 == len(stages):
        return f"{first} and later"
    last = stages[stage + 1] - 1
    return str(first) if first == last else f"{first} to {last}"


# ── beliefs of muses ──


MIXED = ("muse", "muse", "sharp", "steady", "greedy")  # the players who may sit at a table
WAYS = ("believing nothing", "fitted to greedy players", "by the muse")


def muse_losses(game: Game, number: int) -> Iterator[tuple[int, list[float]]]:
    """At the beginning of each round or turn of a game of mixed players: the stage, and the mean log loss of
    what one seat does not know, each way."""
    drawn = random.Random(f"{game.slug} {number}")
    match = start(game.slug, PLAYERS, seed=50_000 + number)
    players = [bots.find(drawn.choice(MIXED), bytes([seat]), game) for seat in range(PLAYERS)]
    clock, stages, last = CLOCK[game.slug], STAGES[game.slug], 0
    while not match.over:
        if (now := int(match.state[0][clock])) != last:
            last = now
            if losses_here := ways_lose(match, (now + number) % PLAYERS):
                yield sum(now >= first for first in stages) - 1, losses_here
        match.play(players[match.actor].choose(match))


def ways_lose(match: Match, seat: int) -> list[float]:
    """The mean log loss of what a seat does not know, each way; nothing if it knows all."""
    view, belief = conceal(match.state, seat), match.beliefs.of(seat)
    return losses_of(match, view, (nothing_of(match.game), belief, believed_by_muse(view, belief, seat)))


def losses_of(match: Match, view: Grid, beliefs: Iterable[Grid]) -> list[float]:
    """The mean log loss of what is hidden in a view of a match, by each belief; nothing if nothing is."""
    scratch = blank(Scratch)
    hidden = int(hides_at(view, 0, scratch))
    unknown = scratch[0].actions[:hidden] == 0
    hides_at(match.state, 0, scratch)
    truth = scratch[0].actions[:hidden].astype(int)
    if not unknown.any():
        return []
    return [
        float(-np.log(likelihood(view, one, WORLDS)[np.arange(hidden), truth])[unknown].mean())
        for one in beliefs
    ]


def print_muse_losses(slug: str, games: int) -> None:
    """By stage and overall, the means over games; the muse's gain over the fitted belief, with its error."""
    game, found = find(slug), dict[int, list[Grid]]()
    for number in range(games):
        rows = list(muse_losses(game, number))
        for stage in {-1, *(stage for stage, _ in rows)}:
            mine = [losses for at, losses in rows if stage in (-1, at)]
            found.setdefault(stage, []).append(np.mean(mine, axis=0))
    print(f"### {slug}: log loss by {CLOCK[slug][:-1]}, {games} games of mixed players\n")
    print(f"| {CLOCK[slug]} | {' | '.join(WAYS)} | the muse gains |\n|---|---|---|---|---|")
    for stage in sorted(found):
        table = np.array(found[stage])
        gain = table[:, 1] - table[:, 2]
        error = gain.std(ddof=1) / len(gain) ** 0.5 if len(gain) > 1 else float("nan")
        label = "all" if stage < 0 else span(STAGES[slug], stage)
        means = " | ".join(f"{mean:.3f}" for mean in table.mean(0))
        print(f"| {label} | {means} | {gain.mean():+.3f} ± {error:.3f} |", flush=True)
    print()


# ── speed ─────────────────────────────────────────────────────────────────────────────────────────


@rare
def draw_worlds(views: Grid, beliefs: Grid, worlds: Grid, luck: Grid, count: int) -> None:
    """Draw `count` worlds, from one view after the other."""
    at = 0
    for _ in range(count):
        worlds[0] = views[at]
        guess(worlds[0], beliefs[at], luck[0])
        at = at + 1 if at + 1 < views.shape[0] else 0


@rare
def fold_all(views: Grid, actions: Grid, beliefs: Grid) -> None:
    """Fold all these moves."""
    for i in range(views.shape[0]):
        believe(views[i], actions[i], beliefs[0])


def middle(game: Game, count: int) -> tuple[Grid, Grid, Grid]:
    """Views of seats in the middle of greedy games, their beliefs, and blank beliefs to compare with."""
    views, beliefs = [], []
    number = 0
    while len(views) < count:
        length, table = 0, Table(game, PLAYERS, SEED, number)
        while table.actor != OVER:
            table.play(SLIPS["greedy"])
            length += 1
        table = Table(game, PLAYERS, SEED, number)
        for _ in range(length // 2):
            table.play(SLIPS["greedy"])
        views.append(conceal(table.states, number % PLAYERS))
        beliefs.append(table.beliefs[[number % PLAYERS]])
        number += 1
    return np.concatenate(views), np.concatenate(beliefs), np.repeat(table.nothing, count)


def moves_seen(game: Game, games: int) -> tuple[Grid, Grid]:
    """Every move of some greedy games, as a spectator sees it."""
    views, actions = [], []
    for number in range(games):
        table = Table(game, PLAYERS, SEED, number)
        while table.actor != OVER:
            view = conceal(table.states, SPECTATOR)
            before = table.states.copy()
            action = table.play(SLIPS["greedy"])
            views.append(view)
            actions.append(int(entrypoints.seen_at(before, 0, action, SPECTATOR)))
    return np.concatenate(views), np.array(actions)


def best_of(runs: int, work: Callable[[], Any]) -> float:
    """The seconds of the fastest of some runs; the first, which may compile, does not count."""
    work()
    times = []
    for _ in range(runs):
        begin = time.perf_counter()
        work()
        times.append(time.perf_counter() - begin)
    return min(times)


SPEED_HEAD = "| game | worlds/s, believing nothing | with a belief | fold, ns |\n|---|---|---|---|"


def speed(count: int = 20_000) -> list[str]:
    """Worlds drawn a second, and moves folded: on one core, four players, the middle of greedy games."""
    rows = []
    for slug in names():
        game = find(slug)
        views, beliefs, nothing = middle(game, 200)
        world, luck = views[:1].copy(), blank(Dice)
        entrypoints.set_key_at(luck, luck[0].key)
        uniform = best_of(40, lambda: draw_worlds(views, nothing, world, luck, count))  # noqa: B023
        believed = best_of(40, lambda: draw_worlds(views, beliefs, world, luck, count))  # noqa: B023
        seen, actions = moves_seen(game, 40)
        fold = best_of(40, lambda: fold_all(seen, actions, beliefs)) / len(actions)  # noqa: B023
        rates = f"{count / uniform / 1e6:.2f} million | {count / believed / 1e6:.2f} million"
        rows.append(f"| {slug} | {rates} | {fold * 1e9:.0f} |")
    return rows


def main(part: str, games: int) -> None:
    if part in ("all", "loss"):
        for slug in CLOCK:
            print_losses(slug, games)
    if part in ("all", "muse"):
        for slug in CLOCK:
            print_muse_losses(slug, games)
    if part in ("all", "speed"):
        print("\n".join([SPEED_HEAD, *speed()]))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "all", int(sys.argv[2]) if len(sys.argv) > 2 else 200)
