"""What the others' moves reveal of what they hide, by the muse's own policy: what would this seat have done,
had it held that?

For each move of another seat, worlds are guessed that agree with what the watching seat knew then, whatever
the other seat may hide. In each of them the muse says how likely it would be, with what the other seat would
see there, to make a move that looks like the one that was seen. If that is likelier where the other seat
holds a certain thing, the move is evidence for that thing; the evidence of all moves adds up. In a world in
which only one action is legal, it is made for certain: whether there was a choice is never asked of the true
table.

Only views of the watching seat and moves as it saw them are read, and worlds have the same luck for every
move: the same past gives the same evidence. Spectators, who see what all can see, count as a seat, too.
"""

import hashlib
import math
import threading
import time
from collections import OrderedDict
from collections.abc import Iterator

import numpy as np

from ithaca.bots import can_play
from ithaca.engine import entrypoints
from ithaca.engine.beliefs import Secrets, posterior
from ithaca.engine.compiler import JIT, rare, rule
from ithaca.engine.dice import Dice
from ithaca.engine.game import Game, of_state
from ithaca.engine.inference import SeenPast
from ithaca.engine.protocol import NOBODY, actor, guess, hides, legal, seen
from ithaca.engine.record import Grid, blank, copy_of
from ithaca.engine.snapshot import Move, conceal

from .muse import layers_of_game
from .muse_beliefs import believed_by_muse, nothing_of, possible, whole_odds
from .muse_search import Musing, begin_world, look, weigh_offers
from .muse_space import musing_space
from .net import LANES, think_all

WORLDS = 2 * LANES  # guessed for a move
HEAT = 2.0  # of the muse's policy: the other players vary more than it does
SLIPS = 0.02  # share of the moves that are made at random
USUAL = 2  # pseudo-counts: worlds with the average chance, added to those guessed
REMEMBERED = 512  # pasts whose evidence a process keeps


class Explained:
    """The evidence of the moves that one seat has seen, move by move."""

    def __init__(self, game: Game, seats: int, seat: int) -> None:
        """Also loads all compiled code, so that a clock may start afterwards."""
        self.game, self.seat, self.secrets = game, seat, secrets_of(game)
        self.logs = np.zeros((seats * self.secrets.each, self.secrets.ids + 1))  # [thing, id], in nats
        dice, view = blank(Dice), blank(game.part("state").State)
        entrypoints.set_key_at(dice, dice[0].key.copy())
        self.room = musing_space(view, nothing_of(game), dice, layers_of_game(game))
        self.held, self.chances = np.zeros((WORLDS, len(self.logs)), np.int64), np.zeros(WORLDS)
        explain(self.room, seat, 0, self.held[:0], self.chances[:0])
        add_evidence(self.held[:0], self.chances[:0], 0, 0, self.logs)
        self.forget_renewed(view, 0)

    def watch(self, table: Grid, move: Move) -> None:
        """Add the evidence of a move at this table, as the watching seat saw it; its own says nothing new."""
        if move.seat != self.seat:
            self.fold(conceal(table, self.seat), move.seen[self.seat])

    def fold(self, view: Grid, move: int) -> None:
        """Add the evidence of a move of another seat, as the watching seat saw it; `view` is what it saw of
        the table before."""
        self.room.views.view(np.uint8)[:] = view.view(np.uint8)
        explain(self.room, self.seat, move, self.held, self.chances)
        first = int(entrypoints.actor_at(view, 0)) * self.secrets.each
        add_evidence(self.held, self.chances, first, first + self.secrets.each, self.logs)
        self.forget_renewed(view, move)

    def forget_renewed(self, view: Grid, move: int) -> None:
        """Drop what is known of a thing that the move replaces by a new one, as the game says."""
        thing = int(self.game.part("belief").renewed(view[0], move))
        if thing != NOBODY:
            self.logs[thing] = 0.0

    def fold_past(self, past: SeenPast, seconds: float = 0.0) -> None:
        """Fold the moves of a past, or for 0 < `seconds` no more than can be begun in that time: the first
        ones, for what was folded is kept, and the next time it is gone on from there.

        What is kept is found by a digest of the very views and moves, so it changes nothing but the time.
        """
        begun, names = time.perf_counter(), list(digests_of(past, self.seat))
        done = FOLDED.find(names, self.logs)
        while done < len(past.moves) and not 0 < seconds < time.perf_counter() - begun:
            self.fold(past.views[[done]], int(past.moves[done]))
            done += 1
        FOLDED.keep(names[done], self.logs)

    def added_to(self, view: Grid, belief: Grid, weight: float) -> Grid:
        """A copy of the belief, its odds combined with the evidence of the moves, with this weight; `view` is
        what the seat sees now."""
        found, most = copy_of(belief), self.game.part("belief").MOST_ODDS
        odds = found["odds"][0].reshape(-1, self.secrets.ids + 1)
        for thing, could in enumerate(possible(view)):
            if self.logs[thing].any():
                spoken = np.log(np.maximum(odds[thing, 1:], 1)) + weight * self.logs[thing, 1:]
                odds[thing, 1:] = whole_odds(spoken, could, most)
        return found


def evidence_for(game: Game, seats: int, seat: int) -> Explained | None:
    """What this seat or spectators begin with; None where no evidence is counted, and in plain Python, where
    a single move would take seconds."""
    return Explained(game, seats, seat) if JIT and can_play("muse", game) and weight_of(game) else None


def suspected(view: Grid, belief: Grid, seat: int, evidence: Explained | None, worlds: int) -> Grid:
    """suspected[i, id]: how likely the seat may think that the i-th hidden thing is this one: what the muse
    believes, and what the moves reveal."""
    found = believed_by_muse(view, belief, seat)
    if evidence:
        found = evidence.added_to(view, found, weight_of(evidence.game))
    return posterior(view, found, worlds)


def weight_of(game: Game) -> float:
    """How much the evidence counts in this game, next to what the muse believes; 0: not at all. A game that
    says so has `SECRETS` and `renewed` in its `belief.py` as well."""
    return float(getattr(game.part("belief"), "EXPLAINED", 0.0))


def secrets_of(game: Game) -> Secrets:
    found: Secrets = game.part("belief").SECRETS
    return found


# ── one move ──────────────────────────────────────────────────────────────────────────────────────


@rare
def explain(t: Musing, seat: int, move: int, held: Grid, chances: Grid) -> None:
    """Guess worlds behind the view of this seat, as many as there are `chances`. Write what all hide there
    (`held[world, thing]`), and how likely the seat that decides makes a move there that looks like this one
    (`chances[world]`)."""
    for first in range(0, chances.shape[0], LANES):
        choices = 0
        for lane in range(LANES):
            choices += guess_world(t, lane, first + lane, held[first + lane])
        if choices > 0:
            think_all(t.layers, t.minds)
        for lane in range(LANES):
            chances[first + lane] = chance_of(t, lane, seat, move)


@rule
def guess_world(t: Musing, lane: int, number: int, held: Grid) -> bool:
    """Guess world number `number`; where there is a choice, take in what the seat that decides sees there,
    and return True."""
    s, out = t.worlds[lane], t.scratch[lane].actions
    begin_world(t, lane, number)
    guess(s, t.beliefs[0], t.luck[1 + lane])
    for thing in range(hides(s, out)):
        held[thing] = out[thing]
    t.lanes[lane].offers = legal(s, out)
    if t.lanes[lane].offers > 1:
        look(t, lane, actor(s))
    return t.lanes[lane].offers > 1


@rule
def chance_of(t: Musing, lane: int, seat: int, move: int) -> float:
    """How likely it is that one of the actions is chosen which look like this move to the seat."""
    s, count, found = t.worlds[lane], int(t.lanes[lane].offers), 0.0
    weigh_offers(t, lane, HEAT)
    for i in range(count):
        if seen(s, int(t.scratch[lane].actions[i]), seat) == move:
            found += (1 - SLIPS) * t.papers[0].odds[i] + SLIPS / count
    return found


@rare
def add_evidence(held: Grid, chances: Grid, first: int, last: int, logs: Grid) -> None:
    """For the things from `first` to `last - 1`: add by how much likelier the move is where a thing is held
    than it is on average."""
    usual = 0.0
    for world in range(chances.shape[0]):
        usual += chances[world] / chances.shape[0]
    if usual > 0:
        for thing in range(first, last):
            for one in range(1, logs.shape[1]):
                logs[thing, one] += math.log(chance_with(held, chances, thing, one, usual) / usual)


@rule
def chance_with(held: Grid, chances: Grid, thing: int, one: int, usual: float) -> float:
    """How likely the move is where the thing is this one."""
    total, count = USUAL * usual, USUAL
    for world in range(chances.shape[0]):
        if held[world, thing] == one:
            total += chances[world]
            count += 1
    return total / count


# ── what was folded before ────────────────────────────────────────────────────────────────────────


class FoldedPasts:
    """The evidence of pasts that were folded before, by their digest; those not used for longest are dropped.
    Safe to use from several threads."""

    def __init__(self, most: int) -> None:
        self.most, self.found, self.lock = most, OrderedDict[bytes, Grid](), threading.Lock()

    def find(self, names: list[bytes], logs: Grid) -> int:
        """The most moves, by the names of their digests, whose evidence is kept; writes it into `logs`."""
        with self.lock:
            for count in range(len(names) - 1, 0, -1):
                if names[count] in self.found:
                    self.found.move_to_end(names[count])
                    logs[:] = self.found[names[count]]
                    return count
        return 0

    def keep(self, name: bytes, logs: Grid) -> None:
        with self.lock:
            self.found[name] = logs.copy()
            self.found.move_to_end(name)
            while len(self.found) > self.most:
                self.found.popitem(last=False)


FOLDED = FoldedPasts(REMEMBERED)  # of all oracles of this process


def digests_of(past: SeenPast, seat: int) -> Iterator[bytes]:
    """A digest of what this seat has seen before any move, after the first, the second and so on."""
    digest = hashlib.sha256(f"{of_state(past.views.dtype).slug} {seat}".encode())
    yield digest.digest()
    views, size = past.views.tobytes(), past.views.itemsize
    for nth, move in enumerate(past.moves):
        digest.update(views[nth * size : (nth + 1) * size] + move.tobytes())
        yield digest.digest()
