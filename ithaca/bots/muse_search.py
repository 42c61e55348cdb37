"""The search of the oracle on top of a muse, compiled, written once for all games.

Each walk guesses a world behind what the seat sees and plays on in it. What the others do is drawn from
what the muse would do in their place, told from what they would see there. The thinking seat follows what
has brought most so far and what the muse likes, down to the first of its own decisions beyond which no walk
has gone yet. From there on it does what the muse would do as well, for a while; then the muse says what share
it hopes for, and that is counted.

Many walks are under way at once, one in each lane, so that the net is asked for all of them together. Walks
that are under way count as visits without a result: the next one looks elsewhere. Chance is not in the
tree: a node stands for the moves that led to it, whatever was drawn.
"""

import math
from typing import Annotated, NamedTuple

from ithaca.engine.compiler import rare, rule
from ithaca.engine.dice import word
from ithaca.engine.offers import MOST_ACTIONS, MOST_NUMBERS, MOST_SEATS
from ithaca.engine.protocol import OVER, State, actor, apply, conceal, guess, legal, observe, seen, shares
from ithaca.engine.record import Grid, Int, Real, Word, record

from .net import LANES, Layers, Minds, take_in, think_all
from .search import DECISIONS, DEEPEST, ITERATIONS, NONE, ROOT, WORST, add_node

LEFT = 3  # of the counts: walks that are still to begin
ALL_WORDS = 1 << 32


@record
class MuseSettings:
    """How to search."""

    explore: Real  # how much is tried of what the muse likes and looks worse so far
    open_mind: Real  # the part of the muse's liking that all moves share alike, at the root
    heat: Real  # the temperature of what the others do
    reach: Int  # own decisions of a walk that are chosen by the tree, at most
    beyond: Int  # own decisions after them that are made as the muse would


@record
class Lane:
    """A walk that is under way."""

    path: Annotated[Grid, Word, DEEPEST + 1]
    depth: Int
    busy: Int
    offers: Int  # how many actions are legal; they are in the scratch of the lane
    lost: Int  # it has left the tree
    own: Int  # own decisions that were chosen by the tree
    more: Int  # own decisions after them


@record
class MusePaper:
    """Scratch for one choice."""

    place: Annotated[Grid, Int, MOST_NUMBERS]  # place[move] = its number among the legal ones, from 1
    node: Annotated[Grid, Word, MOST_ACTIONS]  # the node of each legal one
    odds: Annotated[Grid, Real, MOST_ACTIONS]  # what the muse would do
    hoped: Annotated[Grid, Real, MOST_SEATS]  # nothing: results are counted as they are


class Musing(NamedTuple):
    """What a search works on; worlds, lanes and scratch have an entry for each lane."""

    views: Grid  # what the seat sees
    eyes: Grid  # a blank view to copy, and one to see with
    worlds: Grid
    beliefs: Grid
    luck: Grid
    scratch: Grid
    lanes: Grid
    papers: Grid
    settings: Grid
    nodes: Grid
    counts: Grid  # the nodes in use, walks, decisions played in thought, walks still to begin
    liked: Grid  # liked[action]: how likely the muse would do it at the root; at 0 what it hopes for
    layers: Layers
    minds: Minds


@rare
def muse_on(t: Musing, seat: int, walks: int) -> None:
    """Go on searching for the seat that decides: so many walks more, each to its end."""
    t.counts[LEFT] = walks
    fill_lanes(t, seat)
    while is_any_busy(t):
        take_step(t, seat)


@rare
def muse_for(t: Musing, seat: int, steps: int) -> None:
    """The same for so many steps of all lanes, which stay under way: none waits for the last of a number."""
    t.counts[LEFT] = LANES * steps
    fill_lanes(t, seat)
    for _ in range(steps):
        if is_any_busy(t):
            take_step(t, seat)


@rare
def stop_walks(t: Musing, seat: int) -> None:
    """End the walks that are under way: each is taken to bring what its moves have brought so far."""
    for lane in range(LANES):
        if t.lanes[lane].busy:
            count_walk(t, lane, seat, brought_so_far(t, lane, seat))


@rule
def brought_so_far(t: Musing, lane: int, seat: int) -> float:
    """The mean of the last node of a walk that another has left behind; else what the muse hopes for."""
    share = t.liked[0]
    for i in range(t.lanes[lane].depth + 1):
        node = t.nodes[int(t.lanes[lane].path[i])]
        if node.chances > 0:
            share = node.total[seat] / float(node.chances)
    return share


@rule
def fill_lanes(t: Musing, seat: int) -> None:
    for lane in range(LANES):
        begin_walks(t, lane, seat)


@rule
def take_step(t: Musing, seat: int) -> None:
    """The muse thinks for all lanes, and each goes on to its next choice."""
    think_all(t.layers, t.minds)
    for lane in range(LANES):
        if t.lanes[lane].busy:
            go_on(t, lane, seat)
            begin_walks(t, lane, seat)


@rule
def is_any_busy(t: Musing) -> bool:
    busy = 0
    for lane in range(LANES):
        busy += int(t.lanes[lane].busy)
    return busy > 0


@rare
def begin_walks(t: Musing, lane: int, seat: int) -> None:
    """Begin walks in a free lane until one of them comes to a choice."""
    while t.counts[LEFT] > 0 and not t.lanes[lane].busy:
        t.counts[LEFT] -= 1
        begin_walk(t, lane, seat)
        settle(t, lane, seat)


@rule
def begin_walk(t: Musing, lane: int, seat: int) -> None:
    """Guess a world, and make one's move in it."""
    s, walk, out = t.worlds[lane], t.lanes[lane], t.scratch[lane].actions
    t.worlds[lane] = t.views[0]
    guess(s, t.beliefs[0], t.luck[0])
    walk.busy = 1
    walk.lost = 0
    walk.own = 1
    walk.more = 0
    walk.depth = 0
    walk.path[0] = ROOT
    t.nodes[ROOT].visits += 1
    n = legal(s, out)
    t.counts[DECISIONS] += 1
    part = t.settings[0].open_mind
    for i in range(n):
        t.papers[0].odds[i] = (1 - part) * t.liked[out[i]] + part / n
    follow(t, lane, most_promising(t, lane, n, seat), seat)


@rule
def settle(t: Musing, lane: int, seat: int) -> None:
    """Go on to the next choice; at the end of the game the walk is counted."""
    if not comes_to_choice(t, lane):
        count_walk(t, lane, seat, t.scratch[lane].shares[seat])


@rule
def comes_to_choice(t: Musing, lane: int) -> bool:
    """Play what is forced, to the next choice, at which whoever chooses looks at the table; or to the end of
    the game, where its shares are told."""
    s, out = t.worlds[lane], t.scratch[lane].actions
    while actor(s) != OVER:
        n = legal(s, out)
        t.counts[DECISIONS] += 1
        if n > 1:
            t.lanes[lane].offers = n
            look(t, lane, actor(s))
            return True
        apply(s, int(out[0]))
    shares(s, t.scratch[lane].shares)
    return False


@rule
def look(t: Musing, lane: int, who: int) -> None:
    """The muse takes in what this seat would see."""
    t.eyes[1] = t.eyes[0]
    conceal(t.worlds[lane], who, t.eyes[1])
    observe(t.eyes[1], who, t.minds.rows[0])
    take_in(t.layers, t.minds, lane)


@rare
def go_on(t: Musing, lane: int, seat: int) -> None:
    """Do what the muse would do, at one's own decisions follow the tree; stop where it is far enough."""
    mine, walk = actor(t.worlds[lane]) == seat, t.lanes[lane]
    if mine and not walk.lost and is_far_enough(t, lane):
        walk.lost = 1
    if mine and walk.lost and walk.more >= t.settings[0].beyond:
        count_walk(t, lane, seat, 1 / (1 + math.exp(-t.minds.thought[lane])))
        return
    weigh_offers(t, lane, 1.0 if mine else t.settings[0].heat)
    if mine and not walk.lost:
        walk.own += 1
        action = most_promising(t, lane, int(walk.offers), seat)
    else:
        walk.more += mine
        action = drawn_by_odds(t, lane)
    follow(t, lane, action, seat)
    settle(t, lane, seat)


@rule
def is_far_enough(t: Musing, lane: int) -> bool:
    """Whether a walk leaves the tree here: no other has gone further yet, or it has come as far as it may."""
    walk = t.lanes[lane]
    return t.nodes[int(walk.path[walk.depth])].chances == 0 or walk.own >= t.settings[0].reach


@rule
def weigh_offers(t: Musing, lane: int, heat: float) -> None:
    """How likely the muse would do each of what is legal."""
    out, odds, highest, total = t.scratch[lane].actions, t.papers[0].odds, -WORST, 0.0
    for i in range(t.lanes[lane].offers):
        odds[i] = t.minds.thought[int(out[i]) * LANES + lane] / heat
        highest = max(highest, odds[i])
    for i in range(t.lanes[lane].offers):
        odds[i] = math.exp(odds[i] - highest)
        total += odds[i]
    for i in range(t.lanes[lane].offers):
        odds[i] /= total


@rule
def drawn_by_odds(t: Musing, lane: int) -> int:
    """One of the legal actions, drawn."""
    left, last = word(t.luck[0]) / ALL_WORDS, int(t.lanes[lane].offers) - 1
    for i in range(last):
        left -= t.papers[0].odds[i]
        if left < 0:
            return int(t.scratch[lane].actions[i])
    return int(t.scratch[lane].actions[last])


@rule
def most_promising(t: Musing, lane: int, n: int, seat: int) -> int:
    """Of one's own legal actions the one to follow: by what it brought so far, by what the muse likes, and by
    how seldom it was tried. What was not tried is thought to bring what the position did."""
    paper, out, s = t.papers[0], t.scratch[lane].actions, t.worlds[lane]
    node = t.nodes[int(t.lanes[lane].path[t.lanes[lane].depth])]
    find_nodes(t, s, node.first, n, lane, seat)
    usual = node.total[seat] / max(float(node.chances), 1.0)
    width = t.settings[0].explore * math.sqrt(float(node.visits))
    best, most = 0, -WORST
    for i in range(n):
        child = t.nodes[int(paper.node[i])]
        known = paper.node[i] != NONE and child.chances > 0
        share = child.total[seat] / float(child.chances) if known else usual
        visits = float(child.visits) if paper.node[i] != NONE else 0.0
        promise = share + width * paper.odds[i] / (1 + visits)
        if promise > most:
            best, most = i, promise
    return int(out[best])


@rule
def find_nodes(t: Musing, s: State, first: int, n: int, lane: int, seat: int) -> None:
    """The node of every legal action, if it has one."""
    paper, out = t.papers[0], t.scratch[lane].actions
    for i in range(n):
        paper.place[seen(s, int(out[i]), seat)] = i + 1
        paper.node[i] = NONE
    child = int(first)
    while child != NONE:
        place = int(paper.place[t.nodes[child].move])
        if place:
            paper.node[place - 1] = child
        child = int(t.nodes[child].following)
    for i in range(n):
        paper.place[seen(s, int(out[i]), seat)] = 0


@rule
def follow(t: Musing, lane: int, action: int, seat: int) -> None:
    """Make a move in the world of the lane, and in the tree while there is room."""
    walk = t.lanes[lane]
    if not walk.lost:
        child = child_of(t, int(walk.path[walk.depth]), seen(t.worlds[lane], action, seat))
        if child == NONE or walk.depth == DEEPEST:
            walk.lost = 1
        else:
            t.nodes[child].visits += 1
            walk.depth += 1
            walk.path[walk.depth] = child
    apply(t.worlds[lane], action)


@rule
def child_of(t: Musing, node: int, move: int) -> int:
    """The node of this move, a new one if need be; NONE when all are used."""
    child = int(t.nodes[node].first)
    while child != NONE:
        if t.nodes[child].move == move:
            return child
        child = int(t.nodes[child].following)
    return add_node(t.nodes, t.counts, node, move, 0)


@rule
def count_walk(t: Musing, lane: int, seat: int, share: float) -> None:
    """The walk is over: every node of it has brought this share."""
    walk = t.lanes[lane]
    for i in range(walk.depth + 1):
        node = t.nodes[int(walk.path[i])]
        node.chances += 1
        node.total[seat] += share
    walk.busy = 0
    t.counts[ITERATIONS] += 1
