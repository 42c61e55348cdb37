"""Fit the weights of a game's beliefs on games of the greedy player, of one who slips, and of chance.

    python -m tools.fit_beliefs odysseus

Prints FIRST_SCORE and WEIGHTS, to be pasted into the game's `belief.py`.

Each game gives one example per seat: a moment of the game, how often each weight has been added to the
score of each thing that the seat could hide, and which of them it does hide. The weights are those that make
the hidden things most likely (log loss, slightly regularised), if a thing's odds are exp(score) + 1.
"""

import sys
from typing import Any, NamedTuple

import numba
import numpy as np

from ithaca.engine.beliefs import MOST_IDS, NAT, hides_at
from ithaca.engine.compiler import OPTIONS, rare
from ithaca.engine.dice import below
from ithaca.engine.entrypoints import begin_game, greedy_at
from ithaca.engine.game import Game, find
from ithaca.engine.protocol import OVER, SPECTATOR, actor, apply, conceal, guess, hides, legal, seen
from ithaca.engine.record import Grid, blank
from ithaca.engine.simulate import Simulation

SLIPS = (0, 250, 1000, 1000)  # of a thousand moves, how many are made at random; half of them all
GUESSES = 100  # to find out what is possible at all
SEED = 11
RIDGE = 1e-4  # how strongly weights are pulled towards 0
ROUNDS = 15
BATCH = 512


class Study(NamedTuple):
    """What is recorded while games are played."""

    counts: Grid  # counts[item, id, cell]: so far in this game
    kept: Grid  # kept[seat, id, cell]: at the moment that was picked
    truth: Grid  # truth[seat]: what the picked thing of the seat is
    can_be: Grid  # can_be[seat, id]: what it could be, as far as a spectator knows
    slips: Grid  # of each seat


@rare
def choose(desk: Any, slip: int) -> int:
    """A greedy move, or one at random."""
    out = desk.scratch[0].actions
    if below(desk.luck[0], 1000) < slip:
        return int(out[below(desk.luck[0], legal(desk.states[0], out))])
    return greedy_at(desk.states, 0, desk.scratch, desk.luck)


def watcher(part: Any) -> Any:
    """A compiled function that plays a game and studies it, with the evidence of this game."""
    evidence, renewed = part.evidence, part.renewed

    @numba.njit(**OPTIONS)
    def watch(desk: Any, views: Grid, beliefs: Grid, study: Any, number: int) -> None:
        begin_game(desk, number)
        study.counts[:] = 0
        s = desk.states[0]
        decisions = 0
        while actor(s) != OVER:
            decisions += 1
            if below(desk.luck[0], decisions) == 0:
                pick(desk, views, beliefs, study)
            action = choose(desk, study.slips[actor(s)])
            views[1] = views[0]
            conceal(s, SPECTATOR, views[1])
            shown = seen(s, action, SPECTATOR)
            item = renewed(views[1], shown)
            if item >= 0:
                study.counts[item] = 0
            if evidence(views[1], shown, beliefs[1]):
                each = study.counts.shape[0] // s.seats
                for item in range(actor(s) * each, (actor(s) + 1) * each):
                    for i in range(1, beliefs[1].cell.shape[0]):
                        study.counts[item, i, beliefs[1].cell[i]] += 1
            apply(s, action)

    return watch


@rare
def pick(desk: Any, views: Grid, beliefs: Grid, study: Any) -> None:
    """Record this moment: for each seat one thing that is hidden now, if any."""
    s, out = desk.states[0], desk.scratch[0].actions
    views[1] = views[0]
    conceal(s, SPECTATOR, views[1])
    study.can_be[:] = 0
    study.truth[:] = 0
    each = study.counts.shape[0] // s.seats
    items = np.zeros(s.seats, np.int64)
    hides(views[1], out)
    for seat in range(s.seats):
        items[seat] = seat * each + below(desk.luck[0], each)
        if out[items[seat]]:
            items[seat] = -1
    hides(s, out)
    for seat in range(s.seats):
        if items[seat] >= 0:
            study.truth[seat] = out[items[seat]]
            study.kept[seat] = study.counts[items[seat]]
    for _ in range(GUESSES):
        views[2] = views[1]
        guess(views[2], beliefs[0], desk.luck[0])
        hides(views[2], out)
        for seat in range(s.seats):
            if items[seat] >= 0:
                study.can_be[seat, out[items[seat]]] = 1


def examples(game: Game, games: int) -> tuple[Grid, Grid]:
    """Counts[example, choice, cell] and how many choices there are; the true one comes first."""
    part = game.part("belief")
    counts, choices = [], []
    watch = watcher(part)
    luck = np.random.default_rng(SEED)
    for number in range(games):
        players = int(luck.choice(list(game.players)))
        if number < len(game.players):
            players = game.players[number]
        study = play(game, watch, part, players, number, luck)
        for seat in range(players):
            if study.truth[seat]:
                ids = [int(study.truth[seat])]
                ids += [i for i in range(1, MOST_IDS) if study.can_be[seat, i] and i != ids[0]]
                counts.append(study.kept[seat, ids])
                choices.append(len(ids))
    most = max(choices)
    padded = np.zeros((len(counts), most, part.CELLS), np.int16)
    for row, count in zip(padded, counts, strict=True):
        row[: len(count)] = count
    return padded, np.array(choices)


_tables: dict[tuple[str, int], Any] = {}


def play(game: Game, watch: Any, part: Any, players: int, number: int, luck: Any) -> Study:
    """One game; in half of them all seats slip alike, in the others each seat has its own rate."""
    if (game.slug, players) not in _tables:
        desk = Simulation(game, players, SEED).desk
        beliefs = blank(part.Belief, 2)
        for belief in beliefs:
            part.believe_nothing(belief)
        items = hides_at(desk.blanks, 0, desk.scratch)
        study = Study(
            counts=np.zeros((items, MOST_IDS, part.CELLS), np.int16),
            kept=np.zeros((players, MOST_IDS, part.CELLS), np.int16),
            truth=np.zeros(players, np.int64),
            can_be=np.zeros((players, MOST_IDS), np.int64),
            slips=np.zeros(players, np.int64),
        )
        _tables[game.slug, players] = desk, np.zeros(3, desk.states.dtype), beliefs, study
    desk, views, beliefs, study = _tables[game.slug, players]
    study.slips[:] = luck.choice(SLIPS) if number % 2 else luck.choice(SLIPS, players)
    watch(desk, views, beliefs, study, number)
    return study


def losses(weights: Grid, counts: Grid, choices: Grid) -> tuple[float, Grid]:
    """The mean log loss, and its gradient; the last component is that of the first score."""
    there = np.arange(counts.shape[1]) < choices[:, None]
    score = np.clip(counts @ weights[:-1] + weights[-1], -20, 20)
    weight = np.where(there, np.exp(score), 0.0)
    total = (weight + there).sum(1)
    own = weight[:, 0] / (weight[:, 0] + 1)
    loss = float(-np.log((weight[:, 0] + 1) / total).mean())
    pull = weight / total[:, None]
    pull[:, 0] -= own
    slope = np.concatenate([np.einsum("ec,ecw->w", pull, counts, optimize=True), [pull.sum()]])
    return loss, slope / len(counts)


def fit(counts: Grid, choices: Grid) -> Grid:
    """Adam on small batches, with decreasing steps."""
    luck = np.random.default_rng(0)
    weights = np.zeros(counts.shape[2] + 1)
    mean, square, step = np.zeros_like(weights), np.zeros_like(weights), 0
    held = len(counts) // 10
    test = counts[:held].astype(np.float32), choices[:held]
    for turn in range(ROUNDS):
        order = held + luck.permutation(len(counts) - held)
        rate = 0.02 * (1 - turn / ROUNDS)
        for first in range(0, len(order), BATCH):
            rows = order[first : first + BATCH]
            _, slope = losses(weights, counts[rows].astype(np.float32), choices[rows])
            slope += RIDGE * weights
            step += 1
            mean = 0.9 * mean + 0.1 * slope
            square = 0.999 * square + 0.001 * slope**2
            weights -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
        if turn % 5 == 4:
            print(f"round {turn + 1}: held out {losses(weights, *test)[0]:.4f}", file=sys.stderr)
    uniform = float(np.log(choices[:held]).mean())
    print(f"uniform {uniform:.4f}", file=sys.stderr)
    return weights


def main(slug: str, games: int) -> None:
    game = find(slug).ready()
    part = game.part("belief")
    counts, choices = examples(game, games)
    print(f"{len(counts)} examples", file=sys.stderr)
    weights = np.rint(fit(counts, choices) * NAT).astype(int)
    used = counts.any(axis=(0, 1))
    print(f"FIRST_SCORE = {weights[-1]}")
    print("WEIGHTS = table(")
    for row in (weights[:-1] * used).reshape(part.ROWS, -1):
        print("    " + " ".join(f"{weight:4}," for weight in row))
    print(")  # fmt: skip")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 6000)
