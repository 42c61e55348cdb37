"""Rounds of faults, and their results."""

import asyncio
import contextlib
import random
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from benchmarks.cluster import history
from benchmarks.cluster.faults import MOST_AT_ONCE, Blow, Planned, plan
from benchmarks.cluster.players import GAME, KINDS, Absent, Kind, Player, opened
from benchmarks.cluster.room import Room
from ithaca.server.database import for_reading, open_engine

FAULTS_WANTED = 1000
MOST_SECONDS = 5.0  # until every player is back
PATIENCE = 40.0  # seconds before a player counts as lost
NAMES = ("Ann", "Bob", "Cid", "Eve")


class Failure(Exception):
    """Something was lost, done twice, or took too long."""


class Stage:
    """A table of a kind, and its players. When its game is over another table takes its place."""

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
        """Raise what a player's own task raised."""
        for task in self.tasks:
            if task.done() and not task.cancelled():
                task.result()


class Trial:
    """All rounds."""

    def __init__(self, room: Room, wanted: "Plan") -> None:
        self.room, self.wanted, self.seed, self.absent = room, wanted, wanted.seed, Absent()
        self.stages = [Stage(kind) for kind in KINDS]
        self.engine = for_reading(open_engine(room.postgres.url()))
        self.counts, self.longest = Counter[str](), 0.0
        self.alone = defaultdict[str, float](float)  # the longest return after each kind of fault alone
        self.asked = Counter[str]()
        self.late: list[str] = []

    @property
    def players(self) -> list[Player]:
        return [player for stage in self.stages for player in stage.players]

    async def run(self) -> bool:
        """Run all rounds of the plan; return whether a check failed."""
        wanted, number, failures, begun = (
            self.wanted,
            self.wanted.only or self.wanted.first,
            0,
            time.monotonic(),
        )
        while self.counts.total() < wanted.faults:
            failures += await self.try_round(number)
            if wanted.only or (failures and not wanted.goes_on):
                break
            if number % 10 == 0:
                print(
                    f"{number} rounds, {(time.monotonic() - begun) / 60:.0f} min, {self.told()}", flush=True
                )
            number += 1
        await self.close()
        print("\n".join([self.told(), *rows_of(self.counts, self.alone)]), flush=True)
        return bool(failures)

    async def try_round(self, number: int) -> int:
        """Run a round and return how many checks failed. After a failure all players begin at new tables."""
        again = f"python -m benchmarks.cluster --seed {self.seed} --round {number}"
        failures = 0
        try:
            await self.round(number)
        except (Failure, AssertionError) as failure:
            failures = 1
            names = " and ".join(
                one.fault.__name__ for one in plan(self.seed, number, self.wanted.most_at_once)
            )
            print(f"FAILED: {again} ({names})\n{failure}", flush=True)
            await self.clear()
            self.absent.waiting.clear()
        for late in self.late:
            print(f"LATE: {again}: {late}", flush=True)
        failures, self.late = failures + len(self.late), []
        return failures

    # ── a round ───────────────────────────────────────────────────────────────────────────────────

    async def round(self, number: int) -> None:
        planned = plan(self.seed, number, self.wanted.most_at_once)
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
            self.count_return(player, planned, took)

    def count_return(self, player: Player, planned: list[Planned], took: float) -> None:
        names = [one.fault.__name__ for one in planned]
        if len(names) == 1:
            self.alone[names[0]] = max(self.alone[names[0]], took)
        self.longest = max(self.longest, took)
        if took > MOST_SECONDS:
            self.late.append(f"{player.name}: {took:.1f} s after {' and '.join(names)}")

    # ── what is there ─────────────────────────────────────────────────────────────────────────────

    async def compare(self) -> None:
        """Pause all players and compare what they know with the log."""
        with rest(self.players):
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
        """Wait until all players see what the log says and no bot has to move; bots may play on meanwhile."""
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

    # ── what is told ──────────────────────────────────────────────────────────────────────────────

    def count_asked(self, stage: Stage) -> None:
        for player in stage.players:
            self.asked.update(one.outcome for one in player.asked)

    def told(self) -> str:
        asked = Counter(self.asked)
        for stage in self.stages:
            asked.update(one.outcome for player in stage.players for one in player.asked)
        return (
            f"{self.counts.total()} faults: 0 of {asked['done']} lost or doubled, "
            f"{asked['refused']} refused, {asked['unknown']} cut off, all back after {self.longest:.1f} s"
        )

    async def clear(self) -> None:
        for stage in self.stages:
            self.count_asked(stage)
            await stage.clear()

    async def close(self) -> None:
        await self.clear()
        self.engine.dispose()


@contextlib.contextmanager
def rest(players: list[Player]) -> Iterator[None]:
    """Players start nothing new within this context."""
    for player in players:
        player.may_act = False
    try:
        yield
    finally:
        for player in players:
            player.may_act = True


# ── all of them ───────────────────────────────────────────────────────────────────────────────────


class Plan(NamedTuple):
    """Which rounds are run."""

    seed: int
    faults: int = FAULTS_WANTED
    only: int | None = None  # this round, and no other
    first: int = 1
    most_at_once: int = MOST_AT_ONCE
    goes_on: bool = False  # after a failure


def run(wanted: Plan) -> tuple[Trial, bool]:
    """Run the plan; return the trial, and whether a check failed."""
    what = f"round {wanted.only}" if wanted.only else f"{wanted.faults} faults"
    print(f"{what} of seed {wanted.seed}", flush=True)
    room, failed = Room(), True
    try:
        prepare(room)
        trial = Trial(room, wanted)
        failed = asyncio.run(trial.run())
        return trial, failed
    finally:
        room.close(keep=failed)
        if failed:
            print(f"the logs of all processes are in {room.folder}", file=sys.stderr)


def prepare(room: Room) -> None:
    """Install the audit, and fill the log so that it cannot grow on a small disk."""
    for node in room.nodes:
        node.wait_until_ready(GAME)
    room.postgres.ask(history.AUDIT)
    room.postgres.ask("ALTER TABLE log DISABLE TRIGGER audit_line")
    room.postgres.ask(history.FILL)
    room.postgres.ask("ALTER TABLE log ENABLE TRIGGER audit_line")


def rows_of(counts: Counter[str], alone: dict[str, float]) -> list[str]:
    """For each kind of fault: how often, and how long until all players were back when it happened alone."""
    return [
        f"| {name.replace('_', ' ')} | {count} | {f'{alone[name]:.1f}' if alone.get(name) else ''} |"
        for name, count in sorted(counts.items())
    ]


def faults() -> list[str]:
    """For `benchmarks.run`: a thousand faults with a random seed."""
    trial, failed = run(Plan(random.SystemRandom().randrange(10**6), goes_on=True))
    assert not failed, "something was lost, done twice or late; see above"
    return [*rows_of(trial.counts, trial.alone), f"| seed {trial.wanted.seed}: {trial.told()} | | |"]
