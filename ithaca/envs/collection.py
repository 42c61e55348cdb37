"""Very many games of simple players as a data set: a row is a whole game, in Parquet, with a card.

| column | holds |
|---|---|
| `game` | its number: the deal is that of `SingleEnv(…, seed=SEED).reset(number=game)` |
| `bots` | who sat at each seat: `random`, `greedy`, or `wavering` (greedy, but one move in eight at random) |
| `moves` | all actions in their order, numbered as in `components.py` |
| `shares` | each seat's share of the victory in the end |

What the seats saw is not in it, because that is hundreds of times as large: replaying the moves gives it, at
a million decisions a second and more (the card shows how). A game is played from beginning to end in compiled
code, in as many threads as there are cores; game number n is always the same, and so is a file.
"""

import hashlib
import itertools
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from ithaca import __version__
from ithaca.engine.batch import LUCK
from ithaca.engine.compiler import rare, rule
from ithaca.engine.dice import Dice, below, set_key, spawn_key
from ithaca.engine.errors import BadFile, Misuse
from ithaca.engine.game import Game
from ithaca.engine.offers import Scratch
from ithaca.engine.protocol import OVER, State, actor, apply, deal, greedy, legal, shares
from ithaca.engine.record import Grid, blank, copy_of

from .extras import need
from .vector import seed_of_batch

BOTS = ("random", "greedy", "wavering")
RANDOM, GREEDY, WAVERING = range(3)
WAVERS = 8  # one in this many moves of a wavering player is random
CHUNK = 1000  # games that a thread plays before it hands them over; also a row group
MOVES = 4096  # the room at first, for each game of a portion; it is doubled where games take more
NO_ROOM = -1
MOST_GAMES = 1 << 40
HEADER = b"ithaca"
CARD = "README.md"


class Collected(msgspec.Struct, frozen=True):
    """Which games a file holds."""

    game: str
    version: int  # of the rules
    players: int
    seed: int
    games: int


class Room(NamedTuple):
    """The memory that a thread plays in: one game at a time, written one after the other."""

    states: Grid
    blanks: Grid
    seed: Grid  # two streams: of all games, and a child of it
    luck: Grid
    scratch: Grid
    moves: Grid  # of all games, one after the other
    lengths: Grid
    bots: Grid  # [game, seat]
    shares: Grid  # [game, seat]


@rare
def play_and_write(room: Room, first: int) -> int:
    """Play the games from this number on; return how many moves they took, or NO_ROOM."""
    made = 0
    for nth in range(room.lengths.shape[0]):
        begin_and_seat(room, first + nth, nth)
        begun = made
        while actor(room.states[0]) != OVER and made < room.moves.shape[0]:
            action = choice(room.states[0], room.bots[nth], room.scratch[0].actions, room.luck[0])
            room.moves[made] = action
            apply(room.states[0], action)
            made += 1
        if actor(room.states[0]) != OVER:
            return NO_ROOM
        room.lengths[nth] = made - begun
        shares(room.states[0], room.scratch[0].shares)
        for seat in range(room.shares.shape[1]):
            room.shares[nth, seat] = room.scratch[0].shares[seat]
    return made


@rule
def begin_and_seat(room: Room, number: int, nth: int) -> None:
    """Deal a game, and draw who sits where."""
    key = room.seed[1].key
    room.states[0] = room.blanks[0]
    spawn_key(room.seed[0], number, key)
    deal(room.states[0], key)
    spawn_key(room.seed[0], LUCK + number, key)
    set_key(room.luck[0], key)
    for seat in range(room.bots.shape[1]):
        room.bots[nth, seat] = below(room.luck[0], len(BOTS))


@rule
def choice(s: State, bots: Grid, out: Grid, luck: Dice) -> int:
    """The action of the player whose turn it is."""
    bot = bots[actor(s)]
    if bot == GREEDY or (bot == WAVERING and below(luck, WAVERS)):
        return greedy(s, out, luck)
    n = legal(s, out)
    return int(out[below(luck, n) if n > 1 else 0])


class Collection:
    """The games of one kind, and the file that they are written to."""

    def __init__(self, game: Game, folder: Path, games: int, seed: int, players: int | None = None) -> None:
        if not 1 <= games <= MOST_GAMES:
            raise Misuse("bad-number", value=games, least=1, most=MOST_GAMES)
        self.pa, self.parquet = need("pyarrow", "PyArrow"), need("pyarrow.parquet", "PyArrow")
        self.game, self.seed, self.games = game.ready(), seed, games
        self.players = game.check_players(players)
        options = game.check_options(game.for_learners({}), self.players)
        self.blanks: Grid = game.part("setup").prepare(self.players, options, game.part("board").load())
        self.header = Collected(game.slug, game.version, self.players, seed, games)
        self.path = folder / f"{game.slug}.parquet"

    def is_there(self) -> bool:
        """Whether the file already holds exactly these games. Raises Misuse if it is not a file of ours."""
        if not self.path.exists():
            return False
        try:
            kept = (self.parquet.read_schema(self.path).metadata or {}).get(HEADER, b"")
            found = msgspec.json.decode(kept, type=Collected)
        except (self.pa.ArrowException, OSError, msgspec.MsgspecError):
            raise Misuse("record-not-ours", value=str(self.path)) from None
        return found == self.header

    def write(self, tell: Callable[[int], None] = lambda done: None) -> None:
        """Play all games and write them; after a crash the file is there as a whole or not at all."""
        torn = self.path.with_suffix(".torn")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.parquet.ParquetWriter(torn, self.schema(), compression="zstd") as writer:
                for first, room, made in self.played():
                    writer.write_table(self.table(first, room, made), row_group_size=CHUNK)
                    tell(min(first + CHUNK, self.games))
            torn.replace(self.path)
        except OSError as error:
            raise BadFile("cannot-write", file=str(self.path), reason=str(error.strerror)) from None

    def played(self) -> Iterator[tuple[int, Room, int]]:
        """The games in portions, in order; a few portions are played ahead."""
        firsts = iter(range(0, self.games, CHUNK))
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        with ThreadPoolExecutor(cores) as threads:
            waiting = [threads.submit(self.portion, first) for first in itertools.islice(firsts, 2 * cores)]
            while waiting:
                yield waiting.pop(0).result()
                waiting += [threads.submit(self.portion, first) for first in itertools.islice(firsts, 1)]

    def warm_up(self) -> None:
        """Compile what is needed."""
        play_and_write(self.room(0, 0), 0)

    def portion(self, first: int) -> tuple[int, Room, int]:
        count, size, made = min(CHUNK, self.games - first), MOVES, NO_ROOM
        while made == NO_ROOM:
            room = self.room(count, size * count)
            made, size = int(play_and_write(room, first)), 2 * size
        return first, room, made

    def room(self, count: int, moves: int) -> Room:
        return Room(
            states=copy_of(self.blanks),
            blanks=self.blanks,
            seed=seed_of_batch(self.seed),
            luck=blank(Dice),
            scratch=blank(Scratch),
            moves=np.empty(moves, np.int16),
            lengths=np.zeros(count, np.int32),
            bots=np.zeros((count, self.players), np.int8),
            shares=np.zeros((count, self.players), np.float32),
        )

    def schema(self) -> Any:
        pa = self.pa
        return pa.schema(
            [
                ("game", pa.int64()),
                ("bots", pa.list_(pa.dictionary(pa.int8(), pa.string()))),
                ("moves", pa.list_(pa.int16())),
                ("shares", pa.list_(pa.float32())),
            ],
            metadata={HEADER: msgspec.json.encode(self.header)},
        )

    def table(self, first: int, room: Room, made: int) -> Any:
        """A portion as an Arrow table, made without a loop over its games."""
        pa, count = self.pa, len(room.lengths)
        ends = np.concatenate([[0], np.cumsum(room.lengths)]).astype(np.int32)
        seats = np.arange(count + 1, dtype=np.int32) * self.players
        bots = pa.DictionaryArray.from_arrays(pa.array(room.bots.ravel()), pa.array(BOTS))
        columns = [
            pa.array(np.arange(first, first + count)),
            pa.ListArray.from_arrays(pa.array(seats), bots),
            pa.ListArray.from_arrays(pa.array(ends), pa.array(room.moves[:made])),
            pa.ListArray.from_arrays(pa.array(seats), pa.array(room.shares.ravel())),
        ]
        return pa.table(columns, schema=self.schema())


# ── the card ──────────────────────────────────────────────────────────────────────────────────────

ABOUT = """\
---
license: mit
pretty_name: Games of Ithaca
task_categories: [reinforcement-learning]
---

# Games of Ithaca

Whole games of three board games of the Odyssey, played by simple programs, and how each ended. Made by
`ithaca dataset`, version {version} of Ithaca, from seed {seed}: the same
command gives the same games.

| file | game | rules | players | games | decisions | bytes | SHA-256 |
|---|---|---|---|---|---|---|---|
{rows}

A row is a game: `game`, its number; `bots`, who sat at each seat (`random`; `greedy`, a simple sensible
player; `wavering`, greedy with one move in eight at random), drawn for each seat; `moves`, all actions in
their order, numbered as in the game's document; `shares`, each seat's share of the victory. Nobody's data is
in it: no person played. The licence is MIT, as Ithaca's.

What a seat saw before a move comes by playing the moves again:

```python
import pyarrow.parquet as parquet
from ithaca.envs.single import SingleEnv

env = SingleEnv("{first}", players={players}, seed={seed})
for group in parquet.ParquetFile("{first}.parquet").iter_batches(columns=["game", "moves"]):
    for row in group.to_pylist():
        env.reset(number=row["game"])
        for action in row["moves"]:
            seen = env.observe(env.actor)  # what the seat that decides saw; then what it did
            env.step(action)
```
"""


def write_card(folder: Path, made: list[Collection]) -> None:
    """Write the card: what the data is, how it was made, its licence, and the digests of its files."""
    rows = "\n".join(row_of(one) for one in made)
    first = made[0]
    told = ABOUT.format(
        version=__version__, seed=first.seed, rows=rows, first=first.game.slug, players=first.players
    )
    (folder / CARD).write_text(told, "utf-8")


def row_of(one: Collection) -> str:
    parquet = one.parquet.ParquetFile(one.path)
    # The moves are the third column that holds values; Parquet counts these in its footer.
    groups = (parquet.metadata.row_group(nth) for nth in range(parquet.num_row_groups))
    decisions = sum(group.column(2).num_values for group in groups)
    parquet.close()
    with one.path.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    size = one.path.stat().st_size
    told = (one.path.name, one.game.title, one.game.version, one.players, f"{one.games:,}", f"{decisions:,}")
    return f"| {' | '.join(map(str, told))} | {size:,} | `{digest}` |"
