"""What an oracle gains by thinking, decision by decision, and with which settings; prints Markdown.

    python -m benchmarks.thinking odysseus 60      at so many choices in games of muses
    python -m benchmarks.thinking ulysses 60 500   from game number 500 on
    python -m benchmarks.thinking ulysses 60 heats   how hot the others are in thought, and how hot they are

All moves that may be weighed are tried in the same worlds, and none is dropped. The first half of the worlds
is what a search sees, as far as it gets; in the second half its choice is compared with what the muse likes
best. So the same worlds serve for all settings, and games need not be played to their end.
"""

import itertools
import random
import sys
import time
from collections.abc import Iterator
from typing import Any

import numpy as np

from ithaca import bots
from ithaca.bots.muse_search import FIRST_LOOK, Musing, drop_behind, muse_on
from ithaca.bots.oracle import TREES, Oracle, is_decided, verdicts
from ithaca.bots.search import ITERATIONS
from ithaca.engine import entrypoints
from ithaca.engine.game import find
from ithaca.engine.match import Match, start
from ithaca.engine.record import copy_of

WORLDS = 1024
TABLE = "muse", "muse", "muse", "muse"
HOT_TABLE = "muse", "muse", "muse:t5", "muse:t8"
HEATS = 1.0, 2.0, 4.0, 7.0
NEVER = 1e12  # standard errors: nothing is dropped
CHOICES = 8, 110  # between which of a game's choices positions are drawn
SECONDS = 0.3, 1.0  # of a search
RACERS, DOUBTS = (4, 8, 16), (2.0, 3.0, 4.0, 6.0)


def positions(slug: str, first: int, table: tuple[str, ...] = TABLE) -> Iterator[Match]:
    """A position from each of some games of these bots, where a muse decides that has a choice."""
    for number in range(first, sys.maxsize):
        match, chance = start(slug, len(table), seed=60_000 + number), random.Random(f"{slug} {number}")
        names = chance.sample(table, len(table))
        players = [bots.find(name, bytes([seat, number % 256])) for seat, name in enumerate(names)]
        left = chance.randint(*CHOICES)
        while not match.over and (left or len(match.legal()) < 2 or names[match.actor] != "muse"):
            left -= left > 0 and len(match.legal()) > 1
            match.play(players[match.actor].choose(match))
        if not match.over:
            yield match


def thought_of(match: Match, **settings: float) -> Musing:
    """What an oracle has tried here, in all the worlds."""
    oracle = Oracle(b"thinking", doubt=NEVER, **settings)
    view, seen, legal = bots.sight(match, recalls=True)
    seat, budget = int(entrypoints.actor_at(view, 0)), bots.Budget(0.0, 1)
    with TREES.lend(1, oracle.nodes_for(budget)) as trees:
        (thought,) = oracle.begin(view, seen, legal, trees)
        oracle.look_back([thought], seen, seat, budget)
        muse_on(thought, seat, int(thought.races[0].count) * WORLDS)
    found: Musing = thought
    return found


def search(thought: Musing, racers: int, doubt: float, walks: int) -> Musing:
    """What a search with these settings sees of it."""
    all_, seen = thought.results, np.full_like(thought.results, np.nan)
    races, settings = copy_of(thought.races), copy_of(thought.settings)
    found = thought._replace(results=seen, races=races, settings=settings)
    race: Any = races[0]
    settings[0].doubt = doubt
    race.count, race.dropped[:], race.world, look = min(racers, int(race.count)), 0, 0, FIRST_LOOK
    while walks > 0 and race.world < WORLDS // 2 and not is_decided(race):
        if race.world == look:
            look *= 2
            drop_behind(found)
        tried = np.flatnonzero(race.dropped[: int(race.count)] == 0)
        seen[tried, int(race.world)] = all_[tried, int(race.world)]
        race.world += 1
        walks -= len(tried)
    return found


def gain_of(thought: Musing, seen: Musing) -> tuple[bool, float]:
    """Whether the search changes the muse's mind, and how much more its choice brings by the other walks."""
    ahead = verdicts([seen])
    best = max(ahead, key=lambda action: ahead[action])
    racer = thought.races[0].action.tolist().index(best)
    gaps = (thought.results[racer] - thought.results[0])[WORLDS // 2 : WORLDS]
    return racer > 0, float(np.nanmean(gaps)) if racer else 0.0


def pace_of(thoughts: list[Musing], seconds: float) -> float:
    """Walks a second."""
    return sum(int(one.counts[ITERATIONS]) for one in thoughts) / seconds


def print_heats(slug: str, count: int) -> None:
    """What is gained by a second of thought if the others are as hot as the column says, and in thought as
    the row says."""
    table = positions(find(slug).ready().slug, 0, HOT_TABLE)
    thought_of(next(table))  # compiled before the clock starts
    begun, some = time.process_time(), [thought_of(next(table)) for _ in range(2)]
    walks = int(pace_of(some, time.process_time() - begun))
    gains = np.array([gains_at_heats(next(table), walks) for _ in range(count)])
    print(f"| in thought | {' | '.join(f'{heat:g}' for heat in HEATS)} |\n|{'---|' * 5}")
    for heat, means, errors in zip(HEATS, gains.mean(0), gains.std(0, ddof=1) / count**0.5, strict=True):
        cells = (f"{mean:+.4f} ± {error:.4f}" for mean, error in zip(means, errors, strict=True))
        print(f"| {heat:g} | {' | '.join(cells)} |")


def gains_at_heats(match: Match, walks: int) -> list[list[float]]:
    thoughts = [thought_of(match, heat=heat) for heat in HEATS]
    seen = [search(thought, max(RACERS), 4.0, walks) for thought in thoughts]
    return [[gain_of(thought, one)[1] for thought in thoughts] for one in seen]


def main(slug: str, count: int, first: int) -> None:
    thought_of(next(positions(find(slug).ready().slug, first)))  # compiled before the clock starts
    begun = time.process_time()
    thoughts = [thought_of(match) for match, _ in zip(positions(slug, first), range(count), strict=False)]
    pace = pace_of(thoughts, time.process_time() - begun)
    print(f"{slug}: {pace:,.0f} walks a second, {count} choices\n")
    print("| seconds | moves weighed | dropped when behind by | other choice | gain a decision |")
    print("|---|---|---|---|---|")
    for seconds, racers, doubt in itertools.product(SECONDS, RACERS, DOUBTS):
        gains = [gain_of(one, search(one, racers, doubt, int(seconds * pace))) for one in thoughts]
        changed, gained = np.array(gains, float).T
        error = gained.std(ddof=1) / len(gained) ** 0.5
        told = f"{changed.mean():.0%} | {gained.mean():+.4f} ± {error:.4f}"
        print(f"| {seconds} | {racers} | {doubt:g} errors | {told} |")


if __name__ == "__main__":
    if "heats" in sys.argv:
        print_heats(sys.argv[1], int(sys.argv[2]))
    else:
        main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 0)
