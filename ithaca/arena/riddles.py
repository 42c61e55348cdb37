"""Riddles: one position a day for each game, where the oracle is sure and the greedy player wrong.

A riddle comes from a game that bots played. The oracle looks at some of its positions, and again and for
longer at those of which it was sure, each time with other luck. All looks must agree that one move is clearly
better than every other, and than the one that the greedy player takes. The oracle used is the one that
assumes all others to be greedy (`oracle-greedy`): it can make two hundred thousand iterations, which the muse
could not.

Riddles are in `riddles.jsonl` of the game's folder, one per line, by day. The riddle of a day depends only on
the game, the seed and the day, so some days can be made again, or more be added, without changing the others.
"""

import datetime
import functools
import hashlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import msgspec

from ithaca import bots
from ithaca.bots.explanations import Explanation, Opinion
from ithaca.bots.oracle import OracleGreedy
from ithaca.engine.game import Game, find
from ithaca.engine.match import Match, start
from ithaca.engine.seeds import seed_of_number

FILE = "riddles.jsonl"
MOST_GAMES = 400  # played for one riddle before giving up
MOST_WEIGHED = 5  # moves that a riddle lists
LOOKED_AT = 12  # positions of a game, at most


class Weighed(msgspec.Struct, frozen=True):
    """A move that the oracle weighed."""

    move: str
    tried: float  # the part of the iterations
    share: float  # of the victory that may be expected
    line: tuple[str, ...] = ()  # what would probably follow, as the seat would see it


class Riddle(msgspec.Struct, frozen=True, kw_only=True):
    """A position, by the game that leads to it, and what the oracle thinks of it, the best move first."""

    day: datetime.date
    rules: int
    players: int
    seed: int
    moves: tuple[str, ...]
    greedy: str  # what the greedy player does here
    weighed: tuple[Weighed, ...]
    iterations: int  # of the longest look

    @property
    def best(self) -> str:
        return self.weighed[0].move


@dataclass(frozen=True)
class Sureness:
    """How long the oracle looks, and how clear the result must be. It explores more than when it plays: there
    it only has to find a good move, here it must know what the other moves are worth."""

    looks: tuple[int, ...] = (8_000, 60_000, 200_000)  # iterations, one look after the other
    explore: float = 1.5
    tried: int = 20  # how often every move was tried at least
    ahead: float = 0.05  # by how much of the victory the best move leads every other one
    wrong: float = 0.08  # by how much it leads what the greedy player does


# ── reading ───────────────────────────────────────────────────────────────────────────────────────


def read(text: str) -> list[Riddle]:
    """The riddles of a file, by day."""
    riddles = [msgspec.json.decode(line, type=Riddle) for line in text.splitlines() if line]
    return sorted(riddles, key=lambda riddle: riddle.day)


@functools.cache
def riddles_of(game: str) -> tuple[Riddle, ...]:
    """The riddles that come with a game, if any. Those of other versions of the rules are left out."""
    card = find(game)
    file = card.file(FILE)
    found = read(file.read_text("utf-8")) if file.is_file() else []
    return tuple(riddle for riddle in found if riddle.rules == card.version)


def riddle_of(game: str, day: datetime.date) -> Riddle | None:
    """The riddle of a day, the same for all players; after the last one they start over. None: no riddles."""
    if not (riddles := riddles_of(game)):
        return None
    return riddles[(day - riddles[0].day).days % len(riddles)]


def deal(game: Game, players: int | list[str], seed: int) -> Match:
    return start(game, players, seed=seed)


def write(path: Path, riddles: Iterable[Riddle]) -> None:
    """Write riddles into the file of a game, by day; they replace those of the same days."""
    known = {riddle.day: riddle for riddle in (read(path.read_text("utf-8")) if path.exists() else [])}
    known |= {riddle.day: riddle for riddle in riddles}
    lines = [msgspec.json.encode(known[day]).decode() for day in sorted(known)]
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")


def next_day(path: Path, today: datetime.date) -> datetime.date:
    """The day after the last riddle; `today` if there is none."""
    known = read(path.read_text("utf-8")) if path.exists() else []
    return known[-1].day + datetime.timedelta(days=1) if known else today


# ── making ────────────────────────────────────────────────────────────────────────────────────────


def make(
    game: Game,
    days: list[datetime.date],
    seed: int,
    sure: Sureness,
    workers: int = 1,
    tell: Callable[[datetime.date], None] = lambda day: None,
) -> Iterator[Riddle]:
    """A riddle for each day, in order; days for which none was found are left out."""

    def one(day: datetime.date) -> Riddle | None:
        found = make_one(game, day, seed, sure)
        tell(day)
        return found

    with ThreadPoolExecutor(workers) as pool:
        yield from (riddle for riddle in pool.map(one, days) if riddle)


def make_one(game: Game, day: datetime.date, seed: int, sure: Sureness) -> Riddle | None:
    """The first riddle found in the games of this day; None after MOST_GAMES games."""
    for number in range(MOST_GAMES):
        deal_seed = number_of(game, seed, day, number)
        if found := find_in_game(game, day, deal_seed, sure):
            return found
    return None


def number_of(game: Game, seed: int, day: datetime.date, number: int) -> int:
    """The seed of a game that is played for the riddle of a day."""
    text = f"{game.slug} {seed} {day.isoformat()} {number}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


def find_in_game(game: Game, day: datetime.date, seed: int, sure: Sureness) -> Riddle | None:
    """A position of this game at which the oracle is sure, and stays so when it looks again; or None."""
    moves, spots = play_out(game, seed)
    match, looked = deal(game, players_of(game, seed), seed), 0
    for number, move in enumerate(moves):
        if number in spots and looked < LOOKED_AT:
            looked += 1
            if found := look_closely(match, seed, sure):
                return as_riddle(match, day, seed, *found)
        match.play(move)
    return None


def players_of(game: Game, seed: int) -> int:
    """How many play: it varies with the seed, but is never one unless the game is for one only."""
    counts = [count for count in game.players if count > 1] or list(game.players)
    return counts[seed % len(counts)]


def play_out(game: Game, seed: int) -> tuple[list[str], set[int]]:
    """The moves of a game between bots, and the positions, by the number of moves before, to look at."""
    match = deal(game, players_of(game, seed), seed)
    name = "muse" if bots.can_play("muse", game) else "greedy"
    players = [bots.find(name, seed_of_number(seed + seat)) for seat in range(match.seats)]
    moves, spots = list[str](), defaultdict[int, list[int]](list)
    while not match.over:
        spots[len(match.legal())].append(len(moves))
        moves.append(match.notation.name(players[match.actor].choose(match)))
        match.play(moves[-1])
    return moves, {*some_of(worth_a_thought(spots), seed)}


def worth_a_thought(spots: Mapping[int, list[int]]) -> list[int]:
    """The positions with three choices or more; in a game that has few of these, those with two as well.
    `spots` has them by the number of choices."""
    many, two = [spot for count in spots if count > 2 for spot in spots[count]], spots.get(2, [])
    return sorted(many if len(many) >= LOOKED_AT else many + two)


def some_of(spots: list[int], seed: int) -> list[int]:
    """Some positions of a game, from some point in it on, so that not all riddles are openings."""
    later = spots[len(spots) * (seed % 4) // 5 :]
    step = max(1, len(later) // LOOKED_AT)
    return later[seed % step :: step]


def look_closely(match: Match, seed: int, sure: Sureness) -> tuple[Explanation, int] | None:
    """What the oracle thinks after the longest look, and what the greedy player does; None if this is no
    riddle."""
    view, seen, legal = bots.sight(match)
    greedy, best, found = bots.find("greedy", seed_of_number(seed)).choose(match), None, None
    for nth, iterations in enumerate(sure.looks):
        oracle = OracleGreedy(seed_of_number(3 * seed + nth), explore=sure.explore)
        found = oracle.explain(view, seen, legal, bots.Budget(0.0, iterations))
        if not is_sure(found, greedy, sure) or best not in (None, found.opinions[0].action):
            return None
        best = found.opinions[0].action
    return (found, greedy) if found else None


def is_sure(found: Explanation, greedy: int, sure: Sureness) -> bool:
    """Whether the best move is clearly ahead of all others, and the greedy player takes another."""
    best, others = found.opinions[0], found.opinions[1:]
    if best.action == greedy or any(other.visits < sure.tried for other in others):
        return False
    ahead = min(best.share - other.share for other in others)
    return ahead >= sure.ahead and best.share - share_of(others, greedy) >= sure.wrong


def share_of(opinions: Iterable[Opinion], action: int) -> float:
    """What the oracle expects of a move."""
    return next(one.share for one in opinions if one.action == action)


def as_riddle(match: Match, day: datetime.date, seed: int, found: Explanation, greedy: int) -> Riddle:
    name = match.notation.name
    told = list(found.opinions[:MOST_WEIGHED])
    told += [one for one in found.opinions if one.action == greedy and one not in told]
    return Riddle(
        day=day,
        rules=match.rules,
        players=match.seats,
        seed=seed,
        moves=tuple(name(move.action) for move in match.moves),
        greedy=name(greedy),
        weighed=tuple(
            Weighed(
                name(one.action),
                round(one.visits / found.iterations, 4),
                round(one.share, 4),
                tuple(map(name, one.line[1:])),
            )
            for one in told
        ),
        iterations=found.iterations,
    )
