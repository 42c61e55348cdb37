"""The oracle: it imagines what the others may hold, and plays on in thought.

Where a game has a muse, the search uses it (`muse_search`): the others do what a muse would do in their
place, what may be hoped for is what a muse would hope for, and what the others hide is inferred from what a
muse would have done in their place (`explained`). Elsewhere, and under the name `oracle-greedy`
everywhere, the others are greedy players, and each game's own `expected_shares` says what may be hoped for
(`search`).

Each thread grows a tree of its own, with luck of its own; their roots are added up. The luck of a move
is derived from the bot's luck and the number of moves seen, so an oracle that is asked again gives the same
answer, as long as its budget is in iterations.
"""

import math
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import numpy as np

from ithaca.bots import Budget, Seen, can_play
from ithaca.engine import entrypoints
from ithaca.engine.dice import Dice
from ithaca.engine.game import Game, of_state
from ithaca.engine.offers import Scratch
from ithaca.engine.record import Grid, blank, copy_of
from ithaca.engine.seeds import game_key

from .explained import Explained, weight_of
from .explanations import Explanation, Opinion
from .muse import Muse, Preference, layers_of_game
from .muse_beliefs import believed_by_muse
from .muse_search import KNOWN_FOR, MOST_RACERS, USUAL_SPREAD, MuseSettings, muse_for, muse_on, stop_walks
from .muse_space import musing_space, race_of
from .search import DECISIONS, ITERATIONS, NONE, ROOT, USED, Paper, SearchSettings, Thought, think
from .trees import TreeRoom

MOST_NODES = 1 << 18  # of a tree: 14 MB
EXPLAINING = 1 / 3  # the part of the time that may be spent on what past moves reveal
BITE = 0.02  # the part of the time between two looks at the clock
FIRST_BITE = 8  # iterations before the first look
STEPS = 2  # of a search on a muse between two looks: some milliseconds
LONGEST_LINE = 8
WALK = 6, 20  # own decisions and choices of all before the muse says what it hopes for
WELL_KNOWN = 8  # visits that a move of the main line has at least
# What is expected of a move before it was tried, compared with the muse's favourite.
USUAL_GAIN = 0.02  # one standard deviation of how much more or less it brings
EACH_NAT = 0.003  # how much less for every nat by which the muse likes it less
TREES = TreeRoom()  # of all oracles of this process


def usual_settings() -> Grid:
    """The settings that won most; docs/bots.md has the figures."""
    settings = blank(SearchSettings)
    settings[0].explore = 0.15
    settings[0].own_widening = 2.0
    settings[0].opponent_widening = 0.1
    settings[0].p_opponent_greedy = 192
    settings[0].epsilon = 4
    settings[0].horizon = 16
    return settings


def usual_muse_settings(game: Game) -> Grid:
    """The same for the search on a muse; docs/muse.md has the figures. The game may say how far walks go."""
    settings = blank(MuseSettings)
    settings[0].racers = 16
    settings[0].doubt = 4.0
    settings[0].heat = 2.0
    settings[0].beyond, settings[0].least = getattr(game.part("value"), "WALK", WALK)
    return settings


class Searcher:
    """A bot that searches: what its two kinds have in common."""

    think: Callable[[Any, int, int], None]  # takes a thought, a seat and the number of iterations
    nodes_each: int  # that an iteration may add

    def __init__(self, luck: bytes) -> None:
        self.master = blank(Dice)
        entrypoints.set_key_at(self.master, game_key(luck, "bot"))

    def choose(self, view: Grid, seen: Seen, legal: list[int], budget: Budget) -> int:
        return self.explain(view, seen, legal, budget).opinions[0].action

    def explain(self, view: Grid, seen: Seen, legal: list[int], budget: Budget) -> Explanation:
        """Think about the position until the budget is spent."""
        if len(legal) == 1:  # there is nothing to think about
            return Explanation((Opinion(legal[0], 0, 0.0, (legal[0],)),), 0, 0, 0)
        with TREES.lend(budget.threads, self.nodes_for(budget)) as trees:
            seat = int(entrypoints.actor_at(view, 0))
            thoughts = self.begin(view, seen, legal, trees)
            for thought in thoughts:
                self.load(thought, seat)
            left = self.look_back(thoughts, seen, seat, budget)
            self.spend_all(thoughts, seat, left)
            found = explanation(thoughts, seat, legal)
            return replace(found, opinions=tuple(self.order(thoughts, list(found.opinions))))

    def order(self, thoughts: list[Any], opinions: list[Opinion]) -> list[Opinion]:
        """The best first: the move that was tried most."""
        return sorted(opinions, key=lambda opinion: (-opinion.visits, -opinion.share, opinion.action))

    def begin(self, view: Grid, seen: Seen, legal: list[int], trees: list[Grid]) -> list[Any]:
        """A thought for each tree, which has only its root."""
        raise NotImplementedError

    def load(self, thought: Any, seat: int) -> None:
        """Load compiled code before the clock starts, without searching."""
        self.think(thought, seat, 0)

    def look_back(self, thoughts: list[Any], seen: Seen, seat: int, budget: Budget) -> Budget:
        """Change what the thoughts believe by what was seen in the past. Returns the budget that is left."""
        return budget

    def luck_of(self, seen: Seen, thread: int) -> Grid:
        luck = blank(Dice)
        entrypoints.spawn_key_at(self.master, (len(seen) << 8) + thread, luck)
        entrypoints.set_key_at(luck, luck[0].key.copy())
        return luck

    def nodes_for(self, budget: Budget) -> int:
        """How many nodes a tree can have at most."""
        return min(MOST_NODES, self.nodes_each * budget.iterations + 2) if budget.iterations else MOST_NODES

    def spend_all(self, thoughts: list[Any], seat: int, budget: Budget) -> None:
        """Grow each tree in a thread of its own; the iterations are divided among them."""
        if len(thoughts) == 1:
            self.spend(thoughts[0], seat, budget)
            return
        shared = replace(budget, iterations=-(-budget.iterations // budget.threads))
        with ThreadPoolExecutor(budget.threads) as pool:
            list(pool.map(lambda thought: self.spend(thought, seat, shared), thoughts))

    def spend(self, thought: Any, seat: int, budget: Budget) -> None:
        """Search until the iterations are done or the time is over, checking the clock now and then."""
        if budget.iterations:
            self.think(thought, seat, budget.iterations)
            return
        start = time.perf_counter()
        bite = FIRST_BITE
        while (spent := time.perf_counter() - start) < budget.seconds:
            self.think(thought, seat, bite)
            took = time.perf_counter() - start - spent
            bite = max(1, min(2 * bite, int(bite * BITE * budget.seconds / max(took, 1e-9))))


class OracleGreedy(Searcher):
    """The oracle that assumes all others to be greedy."""

    think = staticmethod(think)
    nodes_each = 1

    def __init__(self, luck: bytes, **settings: float) -> None:
        super().__init__(luck)
        self.settings = with_settings(usual_settings(), settings)

    def begin(self, view: Grid, seen: Seen, legal: list[int], trees: list[Grid]) -> list[Any]:
        thoughts = []
        for thread, tree in enumerate(trees):
            tree[:1].view(np.uint8)[:] = 0
            counts = np.array([1, 0, 0], np.int64)
            seat_knows = copy_of(view), copy_of(view), copy_of(seen.belief)
            room = blank(Scratch, 2), blank(Paper)
            thoughts.append(
                Thought(*seat_knows, self.luck_of(seen, thread), *room, self.settings, tree, counts)
            )
        return thoughts


class Oracle(Searcher):
    """The oracle that assumes all others to be muses; in a game without a muse an `OracleGreedy`."""

    think = staticmethod(muse_on)
    nodes_each = 16

    def __init__(self, luck: bytes, explained: float | None = None, **settings: float) -> None:
        """`explained`: how much it counts what past moves reveal, if not as much as the game says."""
        super().__init__(luck)
        self.luck, self.explained, self.changed = luck, explained, settings

    def recalls(self, game: Game) -> bool:
        """Whether it wants to know the past: where it counts what past moves reveal."""
        secrets = hasattr(game.part("belief"), "SECRETS")
        return secrets and can_play("muse", game) and self.weight_in(game) > 0

    def weight_in(self, game: Game) -> float:
        return weight_of(game) if self.explained is None else self.explained

    def explain(self, view: Grid, seen: Seen, legal: list[int], budget: Budget) -> Explanation:
        if not can_play("muse", of_state(view.dtype)):
            return OracleGreedy(self.luck).explain(view, seen, legal, budget)
        return with_liking(
            super().explain(view, seen, legal, budget), Muse(self.luck).weigh(view, legal), legal
        )

    def order(self, thoughts: list[Any], opinions: list[Opinion]) -> list[Opinion]:
        """By how far each is thought to be ahead; moves that were not weighed come last."""
        ahead = verdicts(thoughts)
        return sorted(
            opinions, key=lambda one: (-ahead.get(one.action, -np.inf), -one.visits, -one.share, one.action)
        )

    def load(self, thought: Any, seat: int) -> None:
        super().load(thought, seat)
        muse_for(thought, seat, 0)
        stop_walks(thought, seat)

    def look_back(self, thoughts: list[Any], seen: Seen, seat: int, budget: Budget) -> Budget:
        """Add to the muse's beliefs what the moves of the others reveal by its policy.

        With a budget in time this counts, but the search always has two thirds of it; with one in iterations
        all moves are folded, so that the same is always found.
        """
        view, belief, game = thoughts[0].views, thoughts[0].beliefs, of_state(thoughts[0].views.dtype)
        if seen.past is None or not self.recalls(game):
            return budget
        explained, begun = Explained(game, int(view[0]["seats"]), seat), time.perf_counter()
        explained.fold_past(seen.past, 0.0 if budget.iterations else EXPLAINING * budget.seconds)
        found = explained.added_to(view, belief, self.weight_in(game))
        for thought in thoughts:
            thought.beliefs.view(np.uint8)[:] = found.view(np.uint8)
        spent = min(time.perf_counter() - begun, EXPLAINING * budget.seconds)
        return replace(budget, seconds=budget.seconds - spent)

    def spend(self, thought: Any, seat: int, budget: Budget) -> None:
        if budget.iterations:
            super().spend(thought, seat, budget)
            return
        start = time.perf_counter()
        while time.perf_counter() - start < budget.seconds and not is_decided(thought.races[0]):
            muse_for(thought, seat, STEPS)
        stop_walks(thought, seat)

    def begin(self, view: Grid, seen: Seen, legal: list[int], trees: list[Grid]) -> list[Any]:
        game = of_state(view.dtype)
        layers, settings = layers_of_game(game), with_settings(usual_muse_settings(game), self.changed)
        thinks, liked = Muse(self.luck).weigh(view, legal), np.zeros(len(layers.last))
        liked[0], liked[legal] = thinks.hope, thinks.chances
        racers = sorted(legal, key=lambda action: (-liked[action], action))
        racers = racers[: min(int(settings[0].racers), MOST_RACERS)]
        belief = believed_by_muse(view, seen.belief, int(entrypoints.actor_at(view, 0)))
        thoughts = []
        for thread, tree in enumerate(trees):
            tree[:1].view(np.uint8)[:] = 0
            races, results = race_of(racers)
            more = {"settings": settings, "races": races, "results": results, "nodes": tree}
            luck = self.luck_of(seen, thread)
            thoughts.append(musing_space(view, belief, luck, layers, liked=liked, **more))
        return thoughts


def is_decided(race: Any) -> bool:
    """Whether all moves but one are dropped."""
    return int(race.dropped.sum()) + 1 >= race.count


def verdicts(thoughts: list[Any]) -> dict[int, float]:
    """How much more than the muse's favourite each move that was weighed is thought to bring.

    Of many moves the one that seems best is often only the luckiest. So results are combined with a prior:
    few moves are much better than the muse's favourite, and the fewer the less the muse likes them.
    """
    race, liked = thoughts[0].races[0], np.maximum(thoughts[0].liked, 1e-9)
    results = np.concatenate([thought.results for thought in thoughts], axis=1).astype(np.float64)
    found = {}
    for racer, action in enumerate(race.action[: int(race.count)].tolist()):
        gaps = results[racer] - results[0]
        gaps = gaps[~np.isnan(gaps)]
        mean, spread = (gaps.mean(), gaps.var()) if len(gaps) else (0.0, 0.0)
        spread = (len(gaps) * spread + KNOWN_FOR * USUAL_SPREAD**2) / (len(gaps) + KNOWN_FOR)
        usual = EACH_NAT * math.log(liked[action] / liked[int(race.action[0])])
        sure, before = len(gaps) / spread, 1 / USUAL_GAIN**2
        found[action] = (mean * sure + usual * before) / (sure + before) if racer else 0.0
    return found


def with_liking(found: Explanation, thinks: Preference, legal: list[int]) -> Explanation:
    """The same explanation, with what the muse would do without thinking."""
    liked = dict(zip(legal, thinks.chances, strict=True))
    opinions = tuple(replace(opinion, liked=liked[opinion.action]) for opinion in found.opinions)
    return replace(found, opinions=opinions, hope=thinks.hope)


def with_settings(settings: Grid, changed: dict[str, float]) -> Grid:
    for name, value in changed.items():
        settings[0][name] = value
    return settings


# ── what the trees say ────────────────────────────────────────────────────────────────────────────


def explanation(thoughts: list[Any], seat: int, legal: list[int]) -> Explanation:
    """The trees, added up at the root. A move's main line is from the tree that has tried it most."""
    visits, totals = dict.fromkeys(legal, 0), dict.fromkeys(legal, 0.0)
    best = dict.fromkeys(legal, (0, ROOT, thoughts[0].nodes))
    for nodes in (thought.nodes for thought in thoughts):
        for child in children(nodes, ROOT):
            move, tried = int(nodes["move"][child]), int(nodes["visits"][child])
            visits[move] += tried
            totals[move] += float(nodes["total"][child, seat])
            best[move] = max(best[move], (tried, child, nodes), key=lambda known: known[0])
    iterations, decisions, used = (
        sum(int(thought.counts[which]) for thought in thoughts) for which in (ITERATIONS, DECISIONS, USED)
    )
    hoped = sum(float(thought.papers["hoped"][0, seat]) for thought in thoughts) / iterations
    opinions = [
        Opinion(action, tried, share(hoped, totals[action], tried), (action, *after(*best[action][1:])))
        for action, tried in visits.items()
    ]
    return Explanation(tuple(opinions), iterations, decisions, used)


def share(hoped: float, gained: float, tried: int) -> float:
    """The expected share after a move: what the position gives to hope for, and what the move adds."""
    return min(max(hoped + gained / max(tried, 1), 0.0), 1.0)


def children(nodes: Grid, node: int) -> list[int]:
    first, following = nodes["first"], nodes["following"]
    found, child = [], int(first[node])
    while child != NONE:
        found.append(child)
        child = int(following[child])
    return found


def after(node: int, nodes: Grid) -> list[int]:
    """The most visited moves below a node, while they are well known."""
    line: list[int] = []
    while node != ROOT and len(line) + 1 < LONGEST_LINE:
        node = max(children(nodes, node), key=lambda child: int(nodes["visits"][child]), default=ROOT)
        if node == ROOT or nodes["visits"][node] < WELL_KNOWN:
            break
        line.append(int(nodes["move"][node]))
    return line
