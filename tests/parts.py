"""Parts of a server in this process: a clock that tests control, and tables made from entries."""

import asyncio
import heapq
import itertools
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

from ithaca.server import entries as log
from ithaca.server.apply import apply
from ithaca.server.clock import Clock
from ithaca.server.entries import AnyEntry, Line
from ithaca.server.requests import TableSetup
from ithaca.server.table import Table

NOON = 1_800_000_000_000


class HandClock(Clock):
    """Time stands still until a test advances it; whatever is due by then has happened."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._due: list[tuple[float, int, Callable[[], object]]] = []
        self._count = itertools.count()
        self._cancelled: set[int] = set()
        self.slept: list[float] = []

    def now(self) -> int:
        return NOON + round(self.seconds * 1000)

    def monotonic(self) -> float:
        return self.seconds

    def call_later(self, seconds, callback):
        number = next(self._count)
        heapq.heappush(self._due, (self.seconds + seconds, number, callback))
        return _Cancels(self._cancelled, number)

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        woken = asyncio.Event()
        self.call_later(seconds, woken.set)
        await woken.wait()

    async def advance(self, seconds: float) -> None:
        """Let this much time pass, and let everything happen that is due."""
        until = self.seconds + seconds
        await breathe()
        while self._due and self._due[0][0] <= until:
            at, number, callback = heapq.heappop(self._due)
            self.seconds = max(self.seconds, at)
            if number not in self._cancelled:
                callback()
                await breathe()
        self.seconds = until
        await breathe()

    async def leap(self, seconds: float) -> None:
        """Let this much time pass at once, as for a machine that slept: what would have been due repeatedly
        happens once, and a day takes no longer than a second."""
        self.seconds += seconds
        await self.advance(0)


class Inline(Executor):
    """Does at once what a thread would do."""

    def submit(self, work, /, *args, **kwargs):
        done: Future = Future()
        try:
            done.set_result(work(*args, **kwargs))
        except Exception as error:
            done.set_exception(error)
        return done


class _Cancels:
    def __init__(self, cancelled: set[int], number: int) -> None:
        self.cancelled, self.number = cancelled, number

    def cancel(self) -> None:
        self.cancelled.add(self.number)


class Recorder:
    """A stand-in for where commands are carried out."""

    def __init__(self) -> None:
        self.commands: list[Any] = []

    async def run(self, live, command):
        self.commands.append(command)
        live.table.seats[command.seat].kind = "person"  # one decision is enough
        return 0


async def breathe() -> None:
    """Let tasks run until nothing more happens by itself."""
    for _ in range(20):
        await asyncio.sleep(0)


def written(table: Table, *entries: AnyEntry, at: int = NOON):
    """Apply entries to a table; all announcements."""
    news = []
    for entry in entries:
        news += apply(table, Line(table.lines + 1, at, entry))
    return news


def table_of(game: str, players: int, seed: bytes = bytes(32), **setup) -> Table:
    return Table("table", TableSetup(game=game, players=players, **setup), seed, "p0", NOON)


def seated_table(game: str, players: int, seed: bytes = bytes(32), **setup) -> Table:
    """A table with a person on each seat, started."""
    table = table_of(game, players, seed, **setup)
    for seat in range(players):
        written(table, log.SeatTaken(seat, f"p{seat}", f"Seat {seat}", f"{seat:032x}"))
    written(table, log.Started())
    return table


def bots_table(game: str, players: int, bot: str = "steady", **setup) -> Table:
    """A table with a bot on each seat, started."""
    table = table_of(game, players, **setup)
    written(table, *(log.BotSeated(seat, bot) for seat in range(players)), log.Started())
    return table


def play(table: Table, action: int):
    """The seat that decides plays this action."""
    name = table.match.notation.name(action)
    return written(table, log.Moved(table.actor, name), at=NOON + len(table.moves))
