"""Information-set Monte-Carlo tree search, compiled, written once for all games.

Each iteration guesses a world behind what the seat sees, walks down a tree of moves as the seat would
see them, adds one leaf, plays on from there and counts how the victory was shared. Worlds differ, so a
move counts how often it could be chosen (`chances`), not only how often it was. Every seat maximises
its own share. Chance is not in the tree: a node stands for the moves that led to it, whatever was drawn.
"""

from typing import Annotated, NamedTuple

import numpy as np

from ithaca.engine.compiler import rare, rule
from ithaca.engine.dice import Dice, below, set_random_key, word
from ithaca.engine.offers import MOST_ACTIONS, MOST_NUMBERS, MOST_SEATS, Scratch
from ithaca.engine.protocol import (
    OVER,
    State,
    actor,
    apply,
    expected_shares,
    greedy,
    guess,
    is_quiescent,
    legal,
    seen,
    shares,
)
from ithaca.engine.record import Grid, Int, Real, Single, Word, record, weights

ROOT, NONE = 0, 0
WORST = 1e9  # less than anything is worth
DEEPEST = 64  # nodes of one walk down the tree

LOGS = 4096
LOG = weights(0.0, *np.log(np.arange(1.0, LOGS)))  # a lookup is three times as fast as computing it


@record
class Node:
    """A move, after the moves of the nodes above it."""

    first: Word  # its first child
    following: Word  # the next child of its parent
    visits: Word
    chances: Word  # how often it could be chosen
    move: Int  # as the thinking seat would see it
    total: Annotated[Grid, Single, MOST_SEATS]  # what every seat got beyond what it could hope for, summed


@record
class SearchSettings:
    """How to search."""

    explore: Real  # how much moves that look worse are tried
    own_widening: Real  # another own move is tried while there are at most this times the root of the visits
    opponent_widening: Real  # the same for moves of the others
    p_opponent_greedy: Int  # how many of 256 moves of others are what is greedy in the guessed world
    epsilon: Int  # how many of 256 moves are random when playing on
    known: Int  # 1: the view is a whole world already; only chance is guessed
    horizon: Int  # decisions to play on at least, before the expected shares are taken


@record
class Paper:
    """Scratch for one walk."""

    path: Annotated[Grid, Word, DEEPEST + 1]
    depth: Int
    place: Annotated[Grid, Int, MOST_NUMBERS]  # place[move] = its number among the legal ones, from 1
    alike: Annotated[Grid, Int, MOST_ACTIONS]  # how many look like it; 0: another represents it
    node: Annotated[Grid, Word, MOST_ACTIONS]  # the node of each legal one
    hoped: Annotated[Grid, Real, MOST_SEATS]  # the expected shares of the guessed worlds, summed


class Thought(NamedTuple):
    """What a search works on; every array but `nodes`, `scratch` and `counts` has one entry."""

    views: Grid  # what the seat sees
    worlds: Grid  # the world being played
    beliefs: Grid
    luck: Grid
    scratch: Grid
    papers: Grid
    settings: Grid
    nodes: Grid
    counts: Grid  # the nodes in use, iterations, simulated decisions


USED, ITERATIONS, DECISIONS = range(3)


@rare
def think(t: Thought, seat: int, iterations: int) -> None:
    """Go on searching for the seat that decides."""
    for _ in range(iterations):
        imagine(t)
        expected_shares(t.worlds[0], t.scratch[1].shares)
        walk(t, seat)
        t.counts[DECISIONS] += play_on(t.worlds[0], t.scratch[0], t.luck[0], t.settings[0])
        count(t)
        t.counts[ITERATIONS] += 1


@rule
def imagine(t: Thought) -> None:
    """Guess a world behind the view."""
    t.worlds[0] = t.views[0]
    if t.settings[0].known:
        set_random_key(t.worlds[0].dice, t.luck[0])
    else:
        guess(t.worlds[0], t.beliefs[0], t.luck[0])


@rule
def walk(t: Thought, seat: int) -> None:
    """Walk down the tree to a new leaf, the end of the game or the deepest node."""
    s, paper, out = t.worlds[0], t.papers[0], t.scratch[0].actions
    paper.path[0] = ROOT
    paper.depth = 0
    node, fresh = ROOT, False
    while not fresh and paper.depth < DEEPEST and actor(s) != OVER:
        n = legal(s, out)
        t.counts[DECISIONS] += 1
        if n == 1:  # a forced move needs no node
            apply(s, int(out[0]))
            continue
        action, node, fresh = step(t, s, node, n, seat)
        apply(s, action)
        if node == NONE:  # no room for another node
            return
        paper.depth += 1
        paper.path[paper.depth] = node


@rule
def step(t: Thought, s: State, node: int, n: int, seat: int) -> tuple[int, int, bool]:
    """The move to follow from a node: an action, its node, and whether that is new."""
    paper, out, settings = t.papers[0], t.scratch[0].actions, t.settings[0]
    moves = lay_out(t, s, n, seat)
    child, children = best_child(t, node, actor(s))
    others = actor(s) != seat
    widening = settings.opponent_widening if others else settings.own_widening
    if others and word(t.luck[0]) & 255 < settings.p_opponent_greedy:
        action = greedy(s, t.scratch[1].actions, t.luck[0])
        child = int(paper.node[paper.place[seen(s, action, seat)] - 1])
    elif children < moves and children <= widening * np.sqrt(float(t.nodes[node].visits)):
        action, child = pick_untried(t, s, n, moves - children), NONE
    else:
        action = int(out[paper.place[t.nodes[child].move] - 1])
    for i in range(n):
        paper.place[seen(s, int(out[i]), seat)] = 0
    if child == NONE:
        return action, add_node(t.nodes, t.counts, node, seen(s, action, seat), 1), True
    return action, child, False


@rule
def lay_out(t: Thought, s: State, n: int, seat: int) -> int:
    """Give every move that the seat can tell apart its place; return how many there are.

    Of several actions that look the same to the seat, one is drawn at random.
    """
    paper, out, moves = t.papers[0], t.scratch[0].actions, 0
    for i in range(n):
        move = seen(s, int(out[i]), seat)
        before = int(paper.place[move]) - 1
        paper.node[i] = NONE
        paper.alike[i] = 1
        if before < 0:
            moves += 1
            paper.place[move] = i + 1
            continue
        paper.alike[i] += paper.alike[before]
        if below(t.luck[0], int(paper.alike[i])) == 0:
            paper.alike[before] = 0
            paper.place[move] = i + 1
        else:
            paper.alike[before] = paper.alike[i]
            paper.alike[i] = 0
    return moves


@rule
def best_child(t: Thought, node: int, who: int) -> tuple[int, int]:
    """The child that promises most to `who`, and how many children could be chosen here."""
    best, most, children = NONE, -WORST, 0
    child = int(t.nodes[node].first)
    while child != NONE:
        place = int(t.papers[0].place[t.nodes[child].move])
        if place:
            t.papers[0].node[place - 1] = child
            children += 1
            t.nodes[child].chances += 1
            value = promise(t.nodes[child], who, t.settings[0].explore)
            if value > most:
                best, most = child, value
        child = int(t.nodes[child].following)
    return best, children


@rule
def promise(node: Node, who: int, explore: float) -> float:
    """The upper confidence bound of a node, by how often it could be chosen."""
    visits, chances = float(node.visits), int(node.chances)
    log = LOG[chances] if chances < LOGS else np.log(float(chances))
    return node.total[who] / visits + explore * np.sqrt(log / visits)


@rule
def pick_untried(t: Thought, s: State, n: int, untried: int) -> int:
    """A legal action that has no node yet: the greedy one first, then any."""
    paper, out, luck = t.papers[0], t.scratch[0].actions, t.luck[0]
    wanted = greedy(s, t.scratch[1].actions, luck)
    nth, found = below(luck, untried), wanted
    for i in range(n):
        if paper.node[i] != NONE or paper.alike[i] == 0:
            continue
        if out[i] == wanted:
            return wanted
        if nth == 0:
            found = int(out[i])
        nth -= 1
    return found


@rule
def add_node(nodes: Grid, counts: Grid, node: int, move: int, chances: int) -> int:
    """A new child of a node, which could be chosen `chances` times so far; NONE when all nodes are used."""
    new = int(counts[USED])
    if new >= nodes.shape[0]:
        return NONE
    counts[USED] = new + 1
    nodes[new].first = NONE
    nodes[new].following = nodes[node].first
    nodes[new].visits = 0
    nodes[new].chances = chances
    nodes[new].move = move
    for seat in range(MOST_SEATS):
        nodes[new].total[seat] = 0.0
    nodes[node].first = new
    return new


@rule
def play_on(s: State, scratch: Scratch, luck: Dice, settings: SearchSettings) -> int:
    """Play greedily, now and then at random, to the end or for a while; return the number of
    decisions. Writes the shares, or the expected ones, into the scratch."""
    out, horizon, decisions = scratch.actions, int(settings.horizon), 0
    while actor(s) != OVER:
        if decisions >= horizon and is_quiescent(s):
            expected_shares(s, scratch.shares)
            return decisions
        if word(luck) & 255 < settings.epsilon:
            apply(s, int(out[below(luck, legal(s, out))]))
        else:
            apply(s, greedy(s, out, luck))
        decisions += 1
    shares(s, scratch.shares)
    return decisions


@rule
def count(t: Thought) -> None:
    """Add the result to every node of the walk: by how much it is better than this world's expected
    shares. Whether a world is a lucky one says nothing about a move: it would only add noise."""
    for i in range(t.papers[0].depth + 1):
        node = t.nodes[int(t.papers[0].path[i])]
        node.visits += 1
        for seat in range(t.worlds[0].seats):
            node.total[seat] += t.scratch[0].shares[seat] - t.scratch[1].shares[seat]
    for seat in range(t.worlds[0].seats):
        t.papers[0].hoped[seat] += t.scratch[1].shares[seat]
