"""Games of bots as a table of decisions, in a Parquet file.

A row is a decision: what its seat saw, what it could do, what it did, and how the game ended for it.

| column | holds |
|---|---|
| `game`, `move` | which game, from 0, and which of its decisions, from 0 |
| `seat`, `bot` | who decided |
| `observation` | what the seat saw, as `features.py` lists it; or `view`, the bytes of its concealed state |
| `legal`, `action` | what it could do, and what it did, numbered as in `components.py` |
| `share` | its share of the victory in the end |

A Parquet file cannot be appended to, so games are written in parts, into a folder next to it, and joined when
all are played. A recording that was stopped goes on from the parts: game number n is always the same.
"""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from ithaca.arena import ray_cluster
from ithaca.arena.keep import check_same_setup
from ithaca.arena.single_game import Chair, Setup, deal, seat_of, warm_up
from ithaca.arena.workers import cores
from ithaca.engine.batch import watch_at
from ithaca.engine.errors import BadFile, Mistake, Misuse
from ithaca.engine.game import find
from ithaca.engine.match import Match
from ithaca.engine.protocol import OVER
from ithaca.engine.record import Grid

from .extras import need

PART_ROWS = 20_000  # decisions in a part, and a little more: a game is not divided
HEADER = b"ithaca"  # the key of the setup in the file's metadata


class Header(msgspec.Struct, frozen=True):
    """Which games a file holds."""

    setup: Setup
    views: bool  # bytes of concealed states instead of observations
    games: int = 0  # how many, from number 0 on, or from the first one of the part


class GamePiece(NamedTuple):
    """One game to be recorded."""

    setup: Setup
    views: bool
    number: int


class Rows:
    """Decisions that are not yet written to a file."""

    def __init__(self, setup: Setup, views: bool) -> None:
        self.setup, self.views = setup, views
        self.size: int = find(setup.game).ready().part("features").SIZE
        self.games = 0
        self.columns: dict[str, list[Any]] = {name: [] for name in column_names(views)}

    def __len__(self) -> int:
        return len(self.columns["game"])

    def play(self, number: int) -> None:
        """Play a game to its end and add its decisions."""
        warm_up(self.setup)
        match, seats = deal(self.setup, number), len(self.setup.seats)
        chairs = [Chair(self.setup, number, bot) for bot in range(seats)]
        sitting = sorted(chairs, key=lambda chair: seat_of(chair.bot, number, seats))
        first = len(self)
        while (seat := match.actor) != OVER:
            legal = match.legal()
            seen = self.seen(match, seat)
            action = legal[0] if len(legal) == 1 else sitting[seat].choose(match)
            bot = self.setup.seats[sitting[seat].bot]
            self.add(number, len(match.moves), seat, bot, seen, legal, action)
            match.play(action)
        shares = match.shares()
        self.columns["share"] += [shares[seat] for seat in self.columns["seat"][first:]]
        self.games += 1
        for chair in chairs:
            chair.leave()

    def seen(self, match: Match, seat: int) -> Any:
        if self.views:
            return match.view(seat).tobytes()
        row: Grid = np.zeros((1, self.size), np.uint8)
        watch_at(match.state, seat, np.zeros(2, match.state.dtype), row)
        return row[0]

    def take(self, others: "Rows") -> None:
        """Append the rows of later games."""
        for name, values in self.columns.items():
            values += others.columns[name]
        self.games += others.games

    def add(self, *row: Any) -> None:
        for name, value in zip(self.columns, row, strict=False):  # the share comes at the end
            self.columns[name].append(value)

    def table(self, pa: Any) -> Any:
        """The rows as an Arrow table."""
        arrays = [
            pa.FixedSizeListArray.from_arrays(pa.array(np.concatenate(rows)), self.size)
            if name == "observation"
            else pa.array(rows, kind)
            for (name, kind), rows in zip(kinds(pa, self.views).items(), self.columns.values(), strict=True)
        ]
        header = Header(self.setup, self.views, self.games)
        schema = pa.schema(
            [(name, array.type) for name, array in zip(self.columns, arrays, strict=True)],
            metadata={HEADER: msgspec.json.encode(header)},
        )
        return pa.table(arrays, schema=schema)


def rows_of(piece: GamePiece) -> Rows:
    """The decisions of one game."""
    rows = Rows(piece.setup, piece.views)
    rows.play(piece.number)
    return rows


def column_names(views: bool) -> list[str]:
    return ["game", "move", "seat", "bot", "view" if views else "observation", "legal", "action", "share"]


def kinds(pa: Any, views: bool) -> dict[str, Any]:
    """The Arrow type of each column."""
    numbers = pa.list_(pa.int16())
    listed = (pa.int64(), pa.int32(), pa.int8(), pa.string(), pa.binary(), numbers, pa.int16(), pa.float32())
    return dict(zip(column_names(views), listed, strict=True))


class Recording:
    """A file of games that is being recorded, and the folder of its parts."""

    def __init__(self, path: str, setup: Setup, views: bool) -> None:
        """Find what was recorded before. Raises Misuse if a file that is there holds other games."""
        self.pa, self.parquet = need("pyarrow", "PyArrow"), need("pyarrow.parquet", "PyArrow")
        self.path, self.folder = Path(path), Path(f"{path}.parts")
        self.setup, self.views = setup, views
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.open("ab").close()
            if self.path.stat().st_size == 0:
                self.path.unlink()
            self.parts = sorted(self.folder.glob("*.parquet")) if self.folder.is_dir() else []
        except OSError as error:
            raise BadFile("cannot-write", file=path, reason=str(error.strerror)) from None
        self.whole = self.games_in(self.path) if self.path.exists() else 0
        self.done = max(self.whole, sum(self.games_in(part) for part in self.parts))

    def games_in(self, path: Path) -> int:
        """How many games a file holds. Raises Misuse unless they are games of this setup."""
        try:
            kept = (self.parquet.read_schema(path).metadata or {}).get(HEADER, b"")
            header = msgspec.json.decode(kept, type=Header)
        except (self.pa.ArrowException, OSError, msgspec.MsgspecError):
            raise Misuse("record-not-ours", value=str(path)) from None
        check_same_setup(str(path), header.setup, self.setup, "record-other-setup")
        if header.views != self.views:
            raise Misuse("record-other-columns", value=str(path))
        return header.games

    def run(
        self, games: int, tell: Callable[[int], None] = lambda done: None, *, on_ray: bool = False
    ) -> None:
        """Play what is missing of the first `games` games, here or on a cluster, and put the file together.
        The file is the same wherever they are played."""
        if self.done >= games and self.whole:
            tell(games)
            return
        self.folder.mkdir(exist_ok=True)
        if self.whole:  # the file holds fewer games than are wanted: it becomes the first part
            self.path.replace(self.part_name(0))
            self.parts, self.whole = [self.part_name(0)], 0
        for rows in self.batches(games, tell, on_ray):
            self.write_part(rows)
        self.join()

    def played(self, games: int, on_ray: bool) -> Iterator[Rows]:
        """The games that are missing, in order."""
        pieces = [GamePiece(self.setup, self.views, number) for number in range(self.done, games)]
        if not on_ray:
            yield from map(rows_of, pieces)
            return
        with ray_cluster.connected(cores()) as ray:
            try:
                done = ((piece.number, rows) for piece, rows in ray_cluster.spread(ray, rows_of, pieces))
                yield from ray_cluster.in_order(done, self.done)
            except ray_cluster.ProcessDied as died:
                raise Mistake("ray-process-died", number=died.piece.number, reason=died.reason) from None

    def batches(self, games: int, tell: Callable[[int], None], on_ray: bool) -> Iterator[Rows]:
        rows = Rows(self.setup, self.views)
        for number, one in enumerate(self.played(games, on_ray), self.done):
            rows.take(one)
            tell(number + 1)
            if len(rows) >= PART_ROWS or number == games - 1:
                yield rows
                rows = Rows(self.setup, self.views)

    def part_name(self, first: int) -> Path:
        return self.folder / f"{first:012}.parquet"

    def write_part(self, rows: Rows) -> None:
        """Write a part; after a crash it is there as a whole or not at all."""
        path = self.part_name(self.done)
        torn = path.with_suffix(".torn")
        self.parquet.write_table(rows.table(self.pa), torn, compression="zstd")
        torn.replace(path)
        self.parts.append(path)
        self.done += rows.games

    def join(self) -> None:
        """Join all parts into one file, and remove them."""
        torn = self.folder / "whole.torn"
        schema = self.parquet.read_schema(self.parts[0])
        header = msgspec.json.encode(Header(self.setup, self.views, self.done))
        schema = schema.with_metadata({HEADER: header})
        with self.parquet.ParquetWriter(torn, schema, compression="zstd") as writer:
            for part in self.parts:
                file = self.parquet.ParquetFile(part)
                for group in range(file.num_row_groups):
                    writer.write_table(file.read_row_group(group).replace_schema_metadata(schema.metadata))
                file.close()
        torn.replace(self.path)
        shutil.rmtree(self.folder)
