"""What would this seat have done, had it held that? Infers the others' secrets from a muse's own policy;
prints Markdown.

    python -m benchmarks.explained odysseus 30       games of mixed players
    python -m benchmarks.explained ulysses 20 100    from game number 100 on

For each move of another seat, worlds are guessed that agree with what the watching seat knows, whatever the
other seat may hide. In each of them the muse says how likely it would be, with the view of the other seat in
that world, to make a move that looks like the one that was seen. If that is likelier where the other seat
holds a certain thing, the move is evidence for that thing; the evidence of all moves adds up.

Only views of the watching seat and moves as it saw them are read, and guesses have the same luck for every
move: the same views and moves give the same answer.
"""

import random
import sys
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from benchmarks.beliefs import CLOCK, MIXED, PLAYERS, losses_of
from ithaca import bots
from ithaca.bots.muse import layers_of_game
from ithaca.bots.muse_beliefs import believed_by_muse, nothing_of
from ithaca.bots.net import LANES, room_for_all, take_in, think_all
from ithaca.engine import entrypoints
from ithaca.engine.beliefs import Secrets, hides_at
from ithaca.engine.dice import Dice
from ithaca.engine.game import Game, find
from ithaca.engine.match import Match, conceal, start
from ithaca.engine.offers import Scratch
from ithaca.engine.record import Grid, blank, blank_like, copy_of

BATCHES = 2  # of worlds guessed for a move, one world in each lane
HEAT = 2.0  # of the muse's policy: the other players vary more than it does
SLIPS = 0.02  # share of the moves that are made at random
USUAL = 2  # pseudo-counts: worlds with the average chance, added to those guessed
WEIGHT = {"odysseus": 0.6, "ulysses": 0.15}  # added to the muse's belief; chosen on other games
WAYS = ("believing nothing", "fitted", "by the muse", "by its policy", "by both")


class LikelyMove(NamedTuple):
    """In each guessed world: what the others hide there, and how likely the seen move is."""

    held: Grid  # [world, thing]
    chance: Grid  # [world]


class Explained:
    """The evidence of all moves so far, for one watching seat."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.secrets = game, secrets_of(game)
        self.layers, self.scratch = layers_of_game(game), blank(Scratch)
        self.minds = room_for_all(self.layers)
        self.logs = np.zeros((seats * self.secrets.each, self.secrets.ids + 1))  # [thing, id], in nats

    def fold(self, view: Grid, seat: int, move: int, belief: Grid) -> None:
        """Add the evidence of a move of another seat, as the watching seat saw it; `view` and `belief` are
        those of the watching seat before the move."""
        self.forget(belief)
        who, found = int(entrypoints.actor_at(view, 0)), self.likely(view, seat, move)
        usual = found.chance.mean()
        for thing in range(who * self.secrets.each, (who + 1) * self.secrets.each):
            for one in np.unique(found.held[:, thing]):
                here = found.chance[found.held[:, thing] == one]
                mean = (here.sum() + USUAL * usual) / (len(here) + USUAL)
                self.logs[thing, one] += np.log(mean / usual)

    def forget(self, belief: Grid) -> None:
        """Drop the evidence about things that are new, or of which no move has told anything."""
        scores = belief["score"][0].reshape(-1, self.secrets.ids + 1)[: len(self.logs), 1:]
        self.logs[np.ptp(scores, axis=1) == 0] = 0.0

    def likely(self, view: Grid, seat: int, move: int) -> LikelyMove:
        """Guess worlds behind the view, and ask the muse in each."""
        who, dice = int(entrypoints.actor_at(view, 0)), blank(Dice)
        entrypoints.set_key_at(dice, dice[0].key.copy())
        belief, world = copy_of(nothing_of(self.game)), copy_of(view)
        held, chance = [], []
        for _ in range(BATCHES):
            offers = []
            for lane in range(LANES):
                world[0] = view[0]
                entrypoints.guess_at(world, 0, belief, dice)
                held.append(self.hidden(world))
                offers.append(self.take_in(world, who, lane, seat, move))
            think_all(self.layers, self.minds)
            thoughts = self.minds.thought.reshape(-1, LANES)
            chance += [chance_of(thoughts[legal, lane], fits) for lane, (legal, fits) in enumerate(offers)]
        return LikelyMove(np.array(held), np.array(chance))

    def hidden(self, world: Grid) -> Grid:
        count = int(hides_at(world, 0, self.scratch))
        found: Grid = self.scratch["actions"][0, :count].astype(np.int64)
        return found

    def take_in(self, world: Grid, who: int, lane: int, seat: int, move: int) -> tuple[Grid, Grid]:
        """Load a mind with what the other seat would see in this world. Returns the legal actions there, and
        which of them would look like the move."""
        theirs = blank_like(world)
        entrypoints.conceal_at(world, 0, who, theirs, 0)
        entrypoints.observe_at(theirs, 0, who, self.minds.rows[0])
        take_in(self.layers, self.minds, lane)
        count = int(entrypoints.legal_at(world, 0, self.scratch))
        legal = self.scratch["actions"][0, :count].astype(np.int64)
        fits = [entrypoints.seen_at(world, 0, action, seat) == move for action in legal.tolist()]
        return legal, np.array(fits)

    def added_to(self, belief: Grid, weight: float) -> Grid:
        """A copy of the belief, its odds combined with the evidence of the moves, with this weight."""
        found, most = copy_of(belief), self.game.part("belief").MOST_ODDS
        odds = found["odds"][0].reshape(-1, self.secrets.ids + 1)
        for thing, logs in enumerate(self.logs):
            if logs.any():
                spoken = np.log(np.maximum(odds[thing, 1:], 1)) + weight * logs[1:]
                odds[thing, 1:] = 1 + np.rint((most - 1) * np.exp(spoken - spoken.max()))
        return found


def secrets_of(game: Game) -> Secrets:
    found: Secrets = game.part("belief").SECRETS
    return found


def chance_of(liked: Grid, fits: Grid) -> float:
    """How likely it is that one of the moves that fit is made."""
    odds = np.exp((liked.astype(np.float64) - liked.max()) / HEAT)
    return float(((1 - SLIPS) * odds / odds.sum() + SLIPS / len(odds))[fits].sum())


# ── measured ──────────────────────────────────────────────────────────────────────────────────────


def losses(game: Game, number: int) -> Iterator[list[float]]:
    """At the beginning of each round or turn of a game of mixed players: the mean log loss of what one seat
    does not know, each way."""
    drawn = random.Random(f"{game.slug} {number}")
    match = start(game.slug, PLAYERS, seed=50_000 + number)
    players = [bots.find(drawn.choice(MIXED), bytes([seat]), game) for seat in range(PLAYERS)]
    seat, explained, last = number % PLAYERS, Explained(game, PLAYERS), 0
    while not match.over:
        if (now := int(match.state[0][CLOCK[game.slug]])) != last:
            last = now
            if losses_here := ways_lose(match, seat, explained):
                yield losses_here
        action = players[match.actor].choose(match)
        if match.actor != seat and len(match.legal()) > 1:
            move = int(entrypoints.seen_at(match.state, 0, action, seat))
            explained.fold(conceal(match.state, seat), seat, move, match.beliefs.of(seat))
        match.play(action)


def ways_lose(match: Match, seat: int, explained: Explained) -> list[float]:
    """The mean log loss of what a seat does not know, by each of `WAYS`; nothing if it knows all."""
    view, belief = conceal(match.state, seat), match.beliefs.of(seat)
    nothing, muse = nothing_of(match.game), believed_by_muse(view, belief, seat)
    both = explained.added_to(muse, WEIGHT[match.game.slug])
    return losses_of(match, view, (nothing, belief, muse, explained.added_to(nothing, 1.0), both))


def main(slug: str, games: int, first: int) -> None:
    found = np.array([np.mean([*losses(find(slug).ready(), first + nth)], axis=0) for nth in range(games)])
    gain = found[:, 2] - found[:, 4]
    print(f"| game | games | {' | '.join(WAYS)} | both gain over the muse |\n|{'---|' * 8}")
    means = " | ".join(f"{mean:.3f}" for mean in found.mean(0))
    error = gain.std(ddof=1) / len(gain) ** 0.5 if len(gain) > 1 else float("nan")
    print(f"| {slug} | {games} | {means} | {gain.mean():+.3f} ± {error:.3f} |")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 0)
