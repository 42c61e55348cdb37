"""The search of the oracle on top of a muse, compiled, written once for all games.

Some moves of the seat are weighed against each other: those that the muse likes most. Each walk guesses a
world behind what the seat sees, makes one of these moves and plays on in it. What the others do is drawn from
what the muse would do in their place, given what they would see there, and so is what the seat does next;
after a while the muse says what share its seat hopes for, and that is counted.

All moves are tried in the same worlds with the same luck, so that luck does not affect their comparison: the
results of walks vary by more than most moves differ. A move that falls too far behind the best is dropped,
and the others are tried more often.

Many walks are under way at once, one in each lane, so that the net evaluates all of them together. The tree
only records what followed: a node stands for the moves that led to it, whatever was drawn.
"""

import math
from typing import Annotated, NamedTuple

from ithaca.engine.compiler import rare, rule
from ithaca.engine.dice import set_key, spawn_key, word
from ithaca.engine.offers import MOST_ACTIONS, MOST_SEATS
from ithaca.engine.protocol import OVER, actor, apply, conceal, guess, legal, observe, seen, shares
from ithaca.engine.record import Grid, Int, Real, Word, record

from .net import LANES, Layers, Minds, take_in, think_all
from .search import DECISIONS, DEEPEST, ITERATIONS, NONE, ROOT, WORST, add_node

LEFT = 3  # index into the counts: walks still to begin
ALL_WORDS = 1 << 32


MOST_RACERS = 16
MOST_WORLDS = 4096  # whose results are remembered
FIRST_LOOK = 8  # worlds before any move is dropped; then at every doubling
LEAST_GAP = 1e-6  # a move is dropped only if it is behind by more than this
# What is expected before it is known: how far the results of two moves differ from world to world.
USUAL_SPREAD = 0.1  # their standard deviation
KNOWN_FOR = 2  # as many worlds


@record
class MuseSettings:
    """How to search."""

    racers: Int  # moves that are weighed, at most
    doubt: Real  # a move is dropped when it is this many standard errors behind the best
    heat: Real  # the temperature of what the others do
    beyond: Int  # own decisions after the move, made as the muse would, before a walk ends
    least: Int  # choices of all seats that a walk has at least


@record
class Race:
    """The moves that are weighed."""

    action: Annotated[Grid, Int, MOST_RACERS]
    dropped: Annotated[Grid, Int, MOST_RACERS]
    count: Int
    following: Int  # the move that is next in this world
    world: Word  # its number
    look: Word  # the number of the world before which moves that are behind are dropped


@record
class Lane:
    """A walk that is under way."""

    path: Annotated[Grid, Word, DEEPEST + 1]
    depth: Int
    busy: Int
    offers: Int  # how many actions are legal; they are in the scratch of the lane
    lost: Int  # 1: it has left the tree
    more: Int  # own decisions after the move
    choices: Int  # choices of all seats after the move
    racer: Int  # which move it tries
    world: Word  # in which world


@record
class MusePaper:
    """Scratch for one choice."""

    odds: Annotated[Grid, Real, MOST_ACTIONS]  # what the muse would do
    hoped: Annotated[Grid, Real, MOST_SEATS]  # always 0: results are counted as they are


class Musing(NamedTuple):
    """What a search works on; worlds, lanes and scratch have an entry for each lane."""

    views: Grid  # what the seat sees
    eyes: Grid  # a blank view to copy, and one to see with
    worlds: Grid
    beliefs: Grid
    luck: Grid  # dice whose children are the luck of each world, then those of each lane
    scratch: Grid
    lanes: Grid
    papers: Grid
    settings: Grid
    races: Grid
    results: Grid  # [racer, world]: the share that a walk brought; NaN: none yet
    nodes: Grid
    counts: Grid  # the nodes in use, walks, simulated decisions, walks still to begin
    liked: Grid  # liked[action]: how likely the muse would do it here; liked[0]: what it hopes for
    layers: Layers
    minds: Minds


@rare
def muse_on(t: Musing, seat: int, walks: int) -> None:
    """Go on searching for the seat that decides, with `walks` more walks, each to its end."""
    t.counts[LEFT] = walks
    fill_lanes(t, seat)
    while is_any_busy(t):
        take_step(t, seat)


@rare
def muse_for(t: Musing, seat: int, steps: int) -> None:
    """The same for `steps` steps of all lanes. Walks stay under way afterwards, so that no lane waits."""
    t.counts[LEFT] = LANES * steps
    fill_lanes(t, seat)
    for _ in range(steps):
        if is_any_busy(t):
            take_step(t, seat)


@rare
def stop_walks(t: Musing, seat: int) -> None:
    """End the walks that are under way: each counts as bringing what its moves have brought so far."""
    for lane in range(LANES):
        if t.lanes[lane].busy:
            count_walk(t, lane, seat, brought_so_far(t, lane, seat))


@rule
def brought_so_far(t: Musing, lane: int, seat: int) -> float:
    """The mean of the last node of a walk that a finished walk has passed; else what the muse hopes for."""
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
    """Evaluate the net for all lanes, and let each go on to its next choice."""
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
    """Guess a world, and make in it the move whose turn it is."""
    s, walk, luck = t.worlds[lane], t.lanes[lane], t.luck[1 + lane]
    walk.racer = next_racer(t)
    walk.world = t.races[0].world
    begin_world(t, lane, int(walk.world))
    guess(s, t.beliefs[0], luck)
    walk.busy = 1
    walk.lost = 0
    walk.more = 0
    walk.choices = 0
    walk.depth = 0
    walk.path[0] = ROOT
    t.nodes[ROOT].visits += 1
    t.counts[DECISIONS] += 1
    follow(t, lane, int(t.races[0].action[walk.racer]), seat)


@rule
def begin_world(t: Musing, lane: int, number: int) -> None:
    """Copy the view into a lane, with the luck that world number `number` has in every lane."""
    luck = t.luck[1 + lane]
    spawn_key(t.luck[0], number, luck.key)
    set_key(luck, luck.key)
    t.worlds[lane] = t.views[0]


@rule
def next_racer(t: Musing) -> int:
    """The next move to try: in each world, all that are not dropped take turns."""
    race = t.races[0]
    while True:
        if race.following >= race.count:
            race.following = 0
            race.world += 1
            if race.world == race.look:
                race.look *= 2
                drop_behind(t)
        racer = int(race.following)
        race.following += 1
        if not race.dropped[racer]:
            return racer


@rare
def drop_behind(t: Musing) -> None:
    """Drop the moves that are too far behind the best."""
    race = t.races[0]
    best = leader(t)
    for racer in range(race.count):
        if racer != best and not race.dropped[racer]:
            gap, error = behind(t, best, racer)
            race.dropped[racer] = gap > t.settings[0].doubt * error + LEAST_GAP


@rule
def leader(t: Musing) -> int:
    """The move that is ahead of the first one by most."""
    race, best, most = t.races[0], 0, -WORST
    for racer in range(race.count):
        gap, _ = behind(t, racer, 0)
        if not race.dropped[racer] and gap > most:
            best, most = racer, gap
    return best


@rule
def behind(t: Musing, one: int, other: int) -> tuple[float, float]:
    """By how much the second is behind the first in the worlds in which both have results, and the standard
    error of that. In a few worlds two moves may differ by the same by chance, so the error is also made of
    what is usual."""
    count, total, squares = 0, 0.0, 0.0
    for world in range(min(int(t.races[0].world), MOST_WORLDS)):
        gap = float(t.results[one, world]) - float(t.results[other, world])
        if not math.isnan(gap):
            count += 1
            total += gap
            squares += gap * gap
    if count < 2:
        return 0.0, WORST
    mean = total / count
    spread = (max(squares - count * mean * mean, 0.0) + KNOWN_FOR * USUAL_SPREAD**2) / (count + KNOWN_FOR)
    return mean, math.sqrt(spread / (count - 1))


@rule
def settle(t: Musing, lane: int, seat: int) -> None:
    """Go on to the next choice; at the end of the game the walk is counted."""
    if not comes_to_choice(t, lane):
        end_walk(t, lane, seat, t.scratch[lane].shares[seat])


@rule
def comes_to_choice(t: Musing, lane: int) -> bool:
    """Play forced moves up to the next choice, take in what the seat that chooses sees, and return True; or
    play to the end of the game, write the shares, and return False."""
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
    """Do what the muse would do, or end the walk if it is long enough."""
    mine, walk, settings = actor(t.worlds[lane]) == seat, t.lanes[lane], t.settings[0]
    if mine and walk.more >= settings.beyond and walk.choices >= settings.least:
        end_walk(t, lane, seat, 1 / (1 + math.exp(-t.minds.thought[0, lane])))
        return
    weigh_offers(t, lane, 1.0 if mine else settings.heat)
    walk.more += mine
    walk.choices += 1
    follow(t, lane, drawn_by_odds(t, lane), seat)
    settle(t, lane, seat)


@rule
def weigh_offers(t: Musing, lane: int, heat: float) -> None:
    """Write how likely the muse would choose each legal action."""
    out, odds, highest, total = t.scratch[lane].actions, t.papers[0].odds, -WORST, 0.0
    for i in range(t.lanes[lane].offers):
        odds[i] = t.minds.thought[int(out[i]), lane] / heat
        highest = max(highest, odds[i])
    for i in range(t.lanes[lane].offers):
        odds[i] = math.exp(odds[i] - highest)
        total += odds[i]
    for i in range(t.lanes[lane].offers):
        odds[i] /= total


@rule
def drawn_by_odds(t: Musing, lane: int) -> int:
    """One of the legal actions, drawn by their odds."""
    left, last = word(t.luck[1 + lane]) / ALL_WORDS, int(t.lanes[lane].offers) - 1
    for i in range(last):
        left -= t.papers[0].odds[i]
        if left < 0:
            return int(t.scratch[lane].actions[i])
    return int(t.scratch[lane].actions[last])


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
    """The node of this move, a new one if necessary; NONE when all are used."""
    child = int(t.nodes[node].first)
    while child != NONE:
        if t.nodes[child].move == move:
            return child
        child = int(t.nodes[child].following)
    return add_node(t.nodes, t.counts, node, move, 0)


@rule
def end_walk(t: Musing, lane: int, seat: int, share: float) -> None:
    """End a walk that brought this share, and remember the result."""
    walk = t.lanes[lane]
    if walk.world < MOST_WORLDS:
        t.results[walk.racer, walk.world] = share
    count_walk(t, lane, seat, share)


@rule
def count_walk(t: Musing, lane: int, seat: int, share: float) -> None:
    """Add the share of a walk to every node of it, and free its lane."""
    walk = t.lanes[lane]
    for i in range(walk.depth + 1):
        node = t.nodes[int(walk.path[i])]
        node.chances += 1
        node.total[seat] += share
    walk.busy = 0
    t.counts[ITERATIONS] += 1
