"""Games that are watched: what a seat could see and believe at some moments, and what the others really hid.

Muses play, some of them hotter than they have learned to be, and greedy players, at tables of all sizes. Many
games go side by side, so that the net is asked for all of them together.
"""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

import numpy as np

from ithaca.arena.workers import cores
from ithaca.bots.muse_beliefs import possible, scores_of
from ithaca.bots.net import LANES, layers_of, room_for_all, take_in, think_all
from ithaca.bots.weights import Weights
from ithaca.engine import entrypoints
from ithaca.engine.beliefs import hides_at
from ithaca.engine.dice import Dice
from ithaca.engine.game import Game, find
from ithaca.engine.offers import Scratch
from ithaca.engine.protocol import OVER, SPECTATOR
from ithaca.engine.record import Grid, blank, copy_of
from ithaca.engine.seeds import game_key, seed_of_number
from ithaca.engine.simulate import Simulation
from ithaca.engine.snapshot import conceal

GREEDY = 0.0
HEATS = (1.0, 1.0, 1.0, 1.0, 2.0, 4.0, 8.0, GREEDY, GREEDY)  # who may sit at a table
PUBLIC = 0.25  # of the moments are seen by who only watches
EVERY = 4  # choices from one moment to the next


class Moments(NamedTuple):
    """What is learned from: a row for each moment. Things are those of the other seats, in the order in which
    they sit to the left, each id for itself; seats that a table does not have hide nothing."""

    minds: Grid  # [moment, mind]: what a muse thinks of what is seen
    scores: Grid  # [moment, thing and id], in nats
    possible: Grid  # [moment, thing and id]: whether it can be
    truth: Grid  # [moment, thing]: the id, from 1; 0: it is known, or not there


class WatchedGame:
    """One game of players of several kinds, and what everyone may believe."""

    def __init__(self, game: Game, seed: int, number: int) -> None:
        self.game, part = game, game.part("belief")
        self.chance = np.random.default_rng((seed, number))
        self.seats = int(self.chance.choice(list(game.players)))
        self.heats = self.chance.choice(HEATS, self.seats)
        self.states = copy_of(Simulation(game, self.seats, 0).desk.blanks)
        self.views, self.scratch, self.luck = np.zeros(2, self.states.dtype), blank(Scratch), blank(Dice)
        self.beliefs = blank(part.Belief, self.seats + 1)
        for belief in self.beliefs:
            part.believe_nothing(belief)
        key = game_key(seed_of_number(number), f"secrets-{seed}")
        self.luck[0].key[:] = key
        entrypoints.deal_at(self.states, 0, self.luck)
        entrypoints.set_key_at(self.luck, key[::-1].copy())
        self.legal: list[int] = []

    def comes_to_choice(self) -> bool:
        """Play what is forced and what greedy players do, to the next choice of a muse; False: it is over."""
        while (seat := int(entrypoints.actor_at(self.states, 0))) != OVER:
            count = int(entrypoints.legal_at(self.states, 0, self.scratch))
            self.legal = self.scratch["actions"][0, :count].tolist()
            if count > 1 and self.heats[seat] != GREEDY:
                return True
            action = self.legal[0]
            if count > 1:
                action = int(entrypoints.greedy_at(self.states, 0, self.scratch, self.luck))
            self.play(action)
        return False

    def play(self, action: int) -> None:
        entrypoints.remember_at(self.states, self.views, action, self.beliefs)

    def play_as(self, thought: Grid) -> None:
        """What a muse of the heat of the seat draws."""
        liked = thought[self.legal] / self.heats[int(entrypoints.actor_at(self.states, 0))]
        chances = np.exp(liked - liked.max(), dtype=np.float64)
        self.play(self.legal[int(self.chance.choice(len(self.legal), p=chances / chances.sum()))])

    def moment(self) -> tuple[Grid, int, tuple[Grid, Grid, Grid]]:
        """A view, the chair from which it is looked at, and what is to be learned of it."""
        chair = int(self.chance.integers(self.seats))
        viewer = SPECTATOR if self.chance.random() < PUBLIC else chair
        view = conceal(self.states, viewer)
        return view, chair, self.told(view, chair, self.beliefs[[viewer]])

    def told(self, view: Grid, chair: int, belief: Grid) -> tuple[Grid, Grid, Grid]:
        secrets, most = self.game.part("belief").SECRETS, self.game.players[-1]
        order = [(chair + steps) % self.seats for steps in range(1, self.seats)]
        scores = np.zeros((most - 1, secrets.each, secrets.ids), np.float32)
        scores[: len(order)] = scores_of(self.game, belief)[order]
        can_be = np.zeros(scores.shape, bool)
        can_be[: len(order)] = possible(view).reshape(self.seats, secrets.each, secrets.ids)[order]
        truth = np.zeros(scores.shape[:2], np.int16)
        known = hidden(view, self.scratch).reshape(self.seats, secrets.each)[order]
        really = hidden(self.states, self.scratch).reshape(self.seats, secrets.each)[order]
        truth[: len(order)] = np.where(known == 0, really, 0)
        return scores.ravel(), can_be.ravel(), truth.ravel()


def hidden(states: Grid, scratch: Grid) -> Grid:
    """What each seat hides, as far as it is known here."""
    count = int(hides_at(states, 0, scratch))
    return scratch["actions"][0, :count].astype(np.int16)


def watch(game: Game, weights: Weights, seed: int, count: int) -> Moments:
    """So many moments (whole lanes of them) of games of this seed, played by the muse of these weights."""
    game.ready()
    layers = layers_of(weights)
    playing, watching = room_for_all(layers), room_for_all(layers)
    games = [WatchedGame(game, seed, number) for number in range(LANES)]
    following, width = LANES, weights.last.shape[0]
    minds: list[Grid] = []
    told: list[tuple[Grid, Grid, Grid]] = []
    chance = np.random.default_rng(seed)
    while len(minds) * LANES < count:
        for lane, one in enumerate(games):
            while not one.comes_to_choice():
                games[lane] = one = WatchedGame(game, seed, following)
                following += 1
            seat = int(entrypoints.actor_at(one.states, 0))
            entrypoints.observe_at(conceal(one.states, seat), 0, seat, playing.rows[0])
            take_in(layers, playing, lane)
            if chance.integers(EVERY) == 0 and len(minds) * LANES < count:
                view, chair, lesson = one.moment()
                entrypoints.observe_at(view, 0, chair, watching.rows[0])
                take_in(layers, watching, len(told) % LANES)
                told.append(lesson)
                if len(told) % LANES == 0:
                    think_all(layers, watching)
                    minds.append(watching.even[:width].T.astype(np.float16))
        think_all(layers, playing)
        thoughts = playing.thought.T
        for lane, one in enumerate(games):
            one.play_as(thoughts[lane])
    scores, can_be, truth = (np.array(part) for part in zip(*told[:count], strict=True))
    return Moments(np.concatenate(minds)[: len(truth)], scores.astype(np.float16), can_be, truth)


def watch_side_by_side(game: Game, weights: Weights, seed: int, count: int) -> Moments:
    """The same in a process for each core; the same moments for the same number of cores."""
    processes = cores()
    each = -(-count // processes)
    asked = [(game.slug, weights, (seed << 16) + nth, each) for nth in range(processes)]
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        found = list(pool.map(_watch_one, asked))
    return Moments(*(np.concatenate(parts) for parts in zip(*found, strict=True)))


def _watch_one(asked: tuple[str, Weights, int, int]) -> Moments:
    slug, weights, seed, count = asked
    return watch(find(slug), weights, seed, count)
