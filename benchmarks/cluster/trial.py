"""Rounds of faults, and what came of them."""

import asyncio
import contextlib
import random
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator

import sqlalchemy as sa

from benchmarks.cluster import history
from benchmarks.cluster.faults import Blow, Planned, plan
from benchmarks.cluster.players import KINDS, Absent, Kind, Player, opened
from benchmarks.cluster.room import Room
from ithaca.server.database import open_engine

FAULTS_WANTED = 1000
MOST_SECONDS = 5.0  # until everybody is back
PATIENCE = 40.0  # that is waited before somebody counts as lost
NAMES = ("Ann", "Bob", "Cid", "Eve")


class Failure(Exception):
    """Something was lost, done twice, or took too long."""


class Stage:
    """A table of a kind, and who is there. When its game is over another takes its place."""

    def __init__(self, kind: Kind) -> None:
        self.kind, self.table = kind, ""
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def set_up(self, room: Room, luck: random.Random) -> None:
        await self.clear()
        names = [*NAMES[: self.kind.people], "Watcher"]
        node = luck.choice(room.nodes)
        self.table, guests = await asyncio.to_thread(opened, self.kind, node, names)
        seats = [*range(self.kind.people), -1]
        self.players = [
            Player(guest, self.table, seat, room.nodes, random.Random(luck.random()))
            for guest, seat in zip(guests, seats, strict=True)
        ]
        self.tasks = [asyncio.create_task(player.live()) for player in self.players]

    async def clear(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for player in self.players:
            player.guest.go()
        self.players, self.tasks = [], []

    @property
    def is_over(self) -> bool:
        return not self.players or any(player.state.get("over") for player in self.players)

    def must_go_on(self) -> None:
        """What went wrong in somebody's own program is not hidden."""
        for task in self.tasks:
            if task.done() and not task.cancelled():
                task.result()


class Trial:
    """All rounds."""

    def __init__(self, room: Room, seed: int) -> None:
        self.room, self.seed, self.absent = room, seed, Absent()
        self.stages = [Stage(kind) for kind in KINDS]
        self.engine = open_engine(room.postgres.url())
        self.counts, self.longest = Counter[str](), defaultdict[str, float](float)
        self.asked = Counter[str]()
        self.late: list[str] = []

    @property
    def players(self) -> list[Player]:
        return [player for stage in self.stages for player in stage.players]

    # ── a round ───────────────────────────────────────────────────────────────────────────────────

    async def round(self, number: int) -> None:
        planned = plan(self.seed, number)
        luck = random.Random(f"{self.seed} {number} tables")
        await asyncio.to_thread(self.room.wait_for_all)
        for stage in [stage for stage in self.stages if stage.is_over]:
            self.count_asked(stage)
            await stage.set_up(self.room, luck)
        await self.all_are_live()
        await asyncio.to_thread(self.absent.deal, luck.choice(self.room.nodes))
        at = {id(player): player.at for player in self.players}
        blows = await asyncio.gather(*(self.strike(one) for one in planned))
        await self.all_come_back(planned, blows, at)
        await self.compare()
        await asyncio.to_thread(self.room.wait_for_all)
        await asyncio.to_thread(self.absent.look, luck.choice(self.room.nodes), MOST_SECONDS)
        for one in planned:
            self.counts[one.fault.__name__] += 1

    async def strike(self, one: Planned) -> Blow:
        await asyncio.sleep(0.3 + one.after)
        return await asyncio.to_thread(one.fault, self.room, one.luck)

    async def all_are_live(self) -> None:
        until = time.monotonic() + PATIENCE
        while not all(player.is_live and player.state for player in self.players):
            if time.monotonic() > until:
                raise Failure(f"not live: {[one.name for one in self.players if not one.is_live]}")
            await asyncio.sleep(0.05)

    async def all_come_back(self, planned: list[Planned], blows: list[Blow], at: dict[int, int]) -> None:
        until = time.monotonic() + PATIENCE
        for player in self.players:
            moment = max(blow.over_for(at[id(player)]) for blow in blows)
            while (took := player.back_after(moment)) is None:
                for stage in self.stages:
                    stage.must_go_on()
                if time.monotonic() > until:
                    self.room.ask_what_is_waited_for()
                    raise Failure(f"{player.name} did not come back; last: {player.asked[-3:]}")
                await asyncio.sleep(0.05)
            for one in planned:
                name = one.fault.__name__
                self.longest[name] = max(self.longest[name], took if len(planned) == 1 else 0.0)
            together = " and ".join(one.fault.__name__ for one in planned)
            self.longest["all"] = max(self.longest["all"], took)
            if took > MOST_SECONDS:
                self.late.append(f"{player.name}: {took:.1f} s after {together}")

    # ── what is there ─────────────────────────────────────────────────────────────────────────────

    async def compare(self) -> None:
        """Everybody rests for a moment; what they know is compared with the log."""
        with self.rest():
            while any(player.is_asking for player in self.players):
                await asyncio.sleep(0.02)
            for stage in self.stages:
                stage.must_go_on()
                await self.compare_sights(stage)
            rows = await asyncio.to_thread(self.room.postgres.ask, history.LINES)
            history.check_fences(rows)
            ((unwritten,),) = await asyncio.to_thread(self.room.postgres.ask, history.UNWRITTEN)
            assert not unwritten, "a line is in the log that nobody has written"
            assert not await asyncio.to_thread(self.room.postgres.ask, history.TWICE)

    async def compare_sights(self, stage: Stage) -> None:
        """What everybody sees is what the log says; bots may play on meanwhile."""
        begun = time.monotonic()
        while True:
            with self.engine.connect() as db:
                table, lines = history.fold(db, stage.table)
            history.check_moves(table, lines, stage.players)
            history.check_words(lines, stage.players)
            differences = [text for player in stage.players if (text := history.difference(table, player))]
            waits = table.actor >= 0 and table.seats[table.actor].is_automatic
            took = time.monotonic() - begun
            if not differences and not waits:
                if took > MOST_SECONDS:
                    self.late.append(f"bots or sights of {stage.table}: {took:.1f} s")
                return
            if took > PATIENCE:
                self.room.ask_what_is_waited_for()
                raise Failure("; ".join(differences) or f"the bots of {stage.table} do not go on")
            await asyncio.sleep(0.1)

    @contextlib.contextmanager
    def rest(self) -> Iterator[None]:
        for player in self.players:
            player.may_act = False
        try:
            yield
        finally:
            for player in self.players:
                player.may_act = True

    # ── what is told ──────────────────────────────────────────────────────────────────────────────

    def count_asked(self, stage: Stage) -> None:
        for player in stage.players:
            self.asked.update(one.outcome for one in player.asked)

    def told(self) -> str:
        asked = Counter(self.asked)
        for stage in self.stages:
            asked.update(one.outcome for player in stage.players for one in player.asked)
        return (
            f"{self.counts.total()} faults: 0 of {asked['done']} lost or doubled, {asked['refused']} refused, "
            f"{asked['unknown']} cut off, all back after {self.longest['all']:.1f} s"
        )

    async def close(self) -> None:
        for stage in self.stages:
            self.count_asked(stage)
            await stage.clear()
        self.engine.dispose()


# ── all of them ───────────────────────────────────────────────────────────────────────────────────


def run(faults: int, seed: int, only: int | None, first: int, go_on: bool) -> int:
    print(f"{'round ' + str(only) if only else str(faults) + ' faults'} of seed {seed}", flush=True)
    room = Room()
    failed = True
    try:
        failed = asyncio.run(all_rounds(room, faults, seed, only, first, go_on))
    finally:
        room.close(keep=failed)
        if failed:
            print(f"the logs of all processes are in {room.folder}", file=sys.stderr)
    return int(failed)


async def all_rounds(room: Room, faults: int, seed: int, only: int | None, first: int, go_on: bool) -> bool:
    """Whether something was wrong."""
    prepare(room)
    trial, number, failures, begun = Trial(room, seed), only or first, 0, time.monotonic()
    while trial.counts.total() < faults:
        names = " and ".join(one.fault.__name__ for one in plan(seed, number))
        try:
            await trial.round(number)
        except (Failure, AssertionError) as failure:
            failures += 1
            print(
                f"FAILED: python -m benchmarks.cluster --seed {seed} --round {number} ({names})\n{failure}",
                flush=True,
            )
            if not go_on:
                break
            for stage in trial.stages:
                trial.count_asked(stage)
                await stage.clear()
            trial.absent.waiting.clear()
        for late in trial.late:
            print(f"LATE: python -m benchmarks.cluster --seed {seed} --round {number}: {late}", flush=True)
        failures += len(trial.late)
        trial.late.clear()
        if only:
            break
        if number % 10 == 0:
            print(f"{number} rounds, {(time.monotonic() - begun) / 60:.0f} min, {trial.told()}", flush=True)
        number += 1
    await trial.close()
    report(trial)
    return bool(failures)


def prepare(room: Room) -> None:
    """Audit what is written, and let the log be so large that it cannot grow on a small disk."""
    for node in room.nodes:
        node.wait_until_ready("ulysses")
    room.postgres.ask(history.AUDIT)
    engine = open_engine(room.postgres.url())
    with engine.begin() as db:
        db.execute(sa.text("ALTER TABLE log DISABLE TRIGGER audit_line"))
        db.execute(
            sa.text(
                "INSERT INTO log (table_id, seq, at, person, entry) "
                "SELECT 'filler', n, 0, NULL, repeat('x', 400) FROM generate_series(1, 5000) n"
            )
        )
        db.execute(sa.text("ALTER TABLE log ENABLE TRIGGER audit_line"))
    engine.dispose()


def report(trial: Trial) -> None:
    print(trial.told())
    for name, count in sorted(trial.counts.items()):
        alone = f", alone: back after {trial.longest[name]:.1f} s" if trial.longest[name] else ""
        print(f"{name.replace('_', ' '):28} {count:4}{alone}")
