"""The oracle: it imagines what the others may hold, and plays on in thought (`search`).

Each thread grows a tree of its own, with luck of its own; their roots are added up. The luck of a move
comes from the bot's luck and the number of moves seen, so that an oracle that is asked again answers
the same, as long as its budget is in iterations.
"""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace

import numpy as np

from ithaca.bots import Budget, Seen
from ithaca.engine import entrypoints
from ithaca.engine.dice import Dice
from ithaca.engine.offers import Scratch
from ithaca.engine.record import Grid, blank, copy_of
from ithaca.engine.seeds import game_key

from .search import DECISIONS, ITERATIONS, NONE, ROOT, USED, Paper, SearchSettings, Thought, think
from .trees import TreeRoom

MOST_NODES = 1 << 18  # of a tree: 14 MB
BITE = 0.02  # of the time between two looks at the clock
LONGEST_LINE = 8
WELL_KNOWN = 8  # visits that a move of the main line has at least
TREES = TreeRoom()  # of all oracles of this process


@dataclass(frozen=True)
class Opinion:
    """What the oracle thinks of one move."""

    action: int
    visits: int  # how often it was tried in thought
    share: float  # of the victory that the seat may expect
    line: tuple[int, ...]  # this move and what would probably follow, as the seat would see it


@dataclass(frozen=True)
class Explanation:
    """What a search found: an opinion of every legal move, the best first."""

    opinions: tuple[Opinion, ...]
    iterations: int
    decisions: int  # played in thought
    nodes: int


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


class Oracle:
    def __init__(self, luck: bytes, **settings: float) -> None:
        self.master = blank(Dice)
        entrypoints.set_key_at(self.master, game_key(luck, "bot"))
        self.settings = usual_settings()
        for name, value in settings.items():
            self.settings[0][name] = value

    def choose(self, view: Grid, seen: Seen, legal: list[int], budget: Budget) -> int:
        return self.explain(view, seen, legal, budget).opinions[0].action

    def explain(self, view: Grid, seen: Seen, legal: list[int], budget: Budget) -> Explanation:
        """Think about the position until the budget is spent."""
        if len(legal) == 1:  # there is nothing to think about
            return Explanation((Opinion(legal[0], 0, 0.0, (legal[0],)),), 0, 0, 0)
        with TREES.lend(budget.threads, nodes_for(budget)) as trees:
            seat = int(entrypoints.actor_at(view, 0))
            thoughts = [self.begin(view, seen, tree, thread) for thread, tree in enumerate(trees)]
            for thought in thoughts:
                think(thought, seat, 1)  # compiled code is loaded before the clock starts
            spend_all(thoughts, seat, budget)
            return explanation(thoughts, seat, legal)

    def begin(self, view: Grid, seen: Seen, tree: Grid, thread: int) -> Thought:
        """A tree with nothing but its root."""
        tree[:1].view(np.uint8)[:] = 0
        luck = blank(Dice)
        entrypoints.spawn_key_at(self.master, (len(seen) << 8) + thread, luck)
        entrypoints.set_key_at(luck, luck[0].key.copy())
        counts = np.array([1, 0, 0], np.int64)
        seat_knows = copy_of(view), copy_of(view), copy_of(seen.belief)
        return Thought(*seat_knows, luck, blank(Scratch, 2), blank(Paper), self.settings, tree, counts)


def nodes_for(budget: Budget) -> int:
    """How large a tree can become: an iteration adds one node at most."""
    return min(MOST_NODES, budget.iterations + 2) if budget.iterations else MOST_NODES


def spend_all(thoughts: list[Thought], seat: int, budget: Budget) -> None:
    """Grow each tree in a thread of its own; the iterations are shared out."""
    if len(thoughts) == 1:
        spend(thoughts[0], seat, budget)
        return
    shared = replace(budget, iterations=-(-budget.iterations // budget.threads))
    with ThreadPoolExecutor(budget.threads) as pool:
        list(pool.map(lambda thought: spend(thought, seat, shared), thoughts))


def spend(thought: Thought, seat: int, budget: Budget) -> None:
    """Search until the iterations are done or the time is over, by looking at the clock now and then."""
    if budget.iterations:
        think(thought, seat, budget.iterations - 1)
        return
    start = time.perf_counter()
    bite = 8
    while (spent := time.perf_counter() - start) < budget.seconds:
        think(thought, seat, bite)
        took = time.perf_counter() - start - spent
        bite = max(1, min(2 * bite, int(bite * BITE * budget.seconds / max(took, 1e-9))))


# ── what the trees say ────────────────────────────────────────────────────────────────────────────


def explanation(thoughts: list[Thought], seat: int, legal: list[int]) -> Explanation:
    """The trees, added up at the root. The main line is that of the tree that knows a move best."""
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
    opinions.sort(key=lambda opinion: (-opinion.visits, -opinion.share, opinion.action))
    return Explanation(tuple(opinions), iterations, decisions, used)


def share(hoped: float, gained: float, tried: int) -> float:
    """What may be expected of a move: what the position gives to hope for, and what the move adds."""
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
