"""Faults, one after the other, on SQLite: `make faults`, or `python -m benchmarks.faults ROUNDS SEED`.

A player moves and chats at a table with two bots; at another table a clock runs for a player who is away. In
each round something happens to the server, its disk, its database or the machine's clock; then everything
that was acknowledged must be there once, and play must go on within five seconds: for the player, and
without help for bots and clocks. The seed decides what is played and when each fault comes; it is printed at
the start and with every failure.
"""

import contextlib
import itertools
import random
import resource
import shutil
import sqlite3
import sys
import tempfile
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from guest import Guest, Line, No, Server

from ithaca.engine.compiler import cache_home

ROUNDS = 300
MOST_SECONDS = 5.0  # until every player is back
FAULT_SECONDS = 2.5  # that a disk or a database is unavailable
SMALL_FILE = 40_000  # bytes; a file that is larger cannot grow on a full disk
TURN_SECONDS = 5  # of the clock
HOUR, YEAR = 3600, 400 * 86400
WORDS = itertools.count()


class Machine(Server):
    """A server on a machine with its own disk and clock."""

    module = "benchmarks.wrong_clock"
    longest_start = 0.0  # seconds until a process answered

    def __init__(self, folder: Path) -> None:
        self.clock = folder / "clock"
        self.set_clock(0)
        self.cache = folder / "ithaca"  # a copy, as it has to survive a wrong clock
        shutil.copytree(cache_home(), self.cache)
        self.versions = set(self.cache.iterdir())
        super().__init__(folder / "tables.db", rate=0, pace=0, wrong_clock=self.clock, cache=folder)

    def set_clock(self, ahead: int) -> None:
        self.clock.write_text(str(ahead))

    def let_files_grow(self, most: int = resource.RLIM_INFINITY) -> None:
        """Limit its files to `most` bytes: the system refuses more, as a full disk does."""
        assert self.process
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    def restart(self) -> None:
        self.kill()
        self.start()

    def start(self) -> None:
        begun = time.monotonic()
        super().start()
        self.longest_start = max(self.longest_start, time.monotonic() - begun)


# ── faults ────────────────────────────────────────────────────────────────────────────────────────


def power_cut(machine: Machine, luck: random.Random) -> None:
    machine.restart()


def end(machine: Machine, luck: random.Random) -> None:
    begun = time.monotonic()
    machine.stop()
    assert machine.process
    assert machine.process.returncode == 0, f"exit code {machine.process.returncode}"
    assert time.monotonic() - begun < MOST_SECONDS
    machine.start()


def full_disk(machine: Machine, luck: random.Random) -> None:
    with contextlib.closing(sqlite3.connect(machine.database)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    machine.let_files_grow(SMALL_FILE)
    time.sleep(FAULT_SECONDS)
    machine.let_files_grow()


def read_only_disk(machine: Machine, luck: random.Random) -> None:
    machine.let_files_grow(0)
    time.sleep(FAULT_SECONDS)
    machine.let_files_grow()


def paused_database(machine: Machine, luck: random.Random) -> None:
    """Another process holds the lock of the database."""
    with contextlib.closing(sqlite3.connect(machine.database, isolation_level=None, timeout=20)) as db:
        db.execute("BEGIN EXCLUSIVE")
        time.sleep(FAULT_SECONDS)
        db.execute("ROLLBACK")


def full_disk_at_a_power_cut(machine: Machine, luck: random.Random) -> None:
    machine.let_files_grow(0)
    time.sleep(luck.uniform(0, 0.5))
    machine.restart()


def clock_jumps(machine: Machine, luck: random.Random) -> None:
    machine.set_clock(luck.choice([HOUR, -HOUR, YEAR, -YEAR]))
    time.sleep(1)
    machine.set_clock(0)


def clock_jumps_at_a_power_cut(machine: Machine, luck: random.Random) -> None:
    """The clock stays wrong until another jump or restart: for a round or two."""
    machine.set_clock(luck.choice([0, HOUR, -HOUR, YEAR]))
    machine.restart()


Fault = Callable[[Machine, random.Random], None]
FAULTS: list[Fault] = [
    power_cut,
    end,
    full_disk,
    read_only_disk,
    paused_database,
    full_disk_at_a_power_cut,
    clock_jumps,
    clock_jumps_at_a_power_cut,
]


# ── the players ───────────────────────────────────────────────────────────────────────────────────


class Player:
    """Plays and chats, and remembers what was acknowledged."""

    def __init__(self, server: Server, luck: random.Random) -> None:
        self.luck, self.ann = luck, Guest(server, "Ann")
        self.moves: dict[int, str] = {}
        self.said: list[str] = []
        self.acknowledged, self.refused = 0, 0
        self.line = self.sit_down()

    def sit_down(self) -> Line:
        table = dealt(self.ann, away=0)
        self.moves, self.said = {}, []
        line = self.ann.line(table, 0)
        line.hear_of("hello")
        return line

    def play_while(self, it_lasts: Callable[[], bool]) -> None:
        with contextlib.suppress(WebSocketException, TimeoutError):
            while it_lasts():
                self.play_on()

    def play_on(self) -> None:
        """Move if it is our turn, chat now and then."""
        assert self.line.state
        self.line.quiet()
        if self.line.state["legal"]:
            move = self.luck.choice(self.line.state["legal"])["move"]
            answer = self.line.play(move)
            if answer["type"] == "done":
                self.moves[answer["seq"]] = move
                self.acknowledged += 1
            self.refused += answer["type"] != "done"
        if self.luck.random() < 0.2:
            text = f"word {next(WORDS)}"
            if self.line.ask("chat", text=text)["type"] == "done":
                self.said.append(text)
                self.acknowledged += 1

    def come_back(self) -> None:
        """Reconnect as for the first time, and check that everything is there once."""
        self.line.close()
        line = self.ann.line(self.line.table, 0)
        line.hear_of("hello")
        own = {told["seq"]: told["move"] for told in line.told if told["seat"] == 0}
        lost = {seq: move for seq, move in self.moves.items() if own.get(seq) != move}
        seqs = [told["seq"] for told in line.told]
        texts = [note["text"] for note in line.notes if note["kind"] == "chat"]
        assert not lost, f"lost: {lost}"
        assert seqs == sorted(set(seqs)), "a move came twice"
        known = self.said[-100:]
        assert [text for text in texts if text in set(known)] == known, "a word was lost or doubled"
        self.line = line

    def goes_on(self) -> None:
        """Wait for our next decision; bots may have to move before it."""
        assert self.line.state
        while not self.line.state["legal"] and not self.line.state["over"]:
            self.line.hear(MOST_SECONDS)
        if self.line.state["over"]:
            self.line.close()
            self.line = self.sit_down()


def dealt(guest: Guest, **setup: object) -> str:
    """Open and start a table with this guest and two bots."""
    table = guest.open_table("ulysses", 3, **setup)
    guest.sit(table, 0)
    for seat in (1, 2):
        guest.at(table, "bot", seat=seat, bot="greedy")
    guest.at(table, "start")
    return table


class Absent:
    """A player who opens a table and leaves: a stand-in has to come when the time is up."""

    def __init__(self, server: Server) -> None:
        self.bob = Guest(server, "Bob")
        self.waiting: list[tuple[float, str]] = []  # when each began

    def deal(self) -> None:
        clock = {"kind": "move", "seconds": TURN_SECONDS}
        self.waiting.append((time.monotonic(), dealt(self.bob, clock=clock, away=0)))

    def standin_of(self, table: str) -> str:
        return str(self.bob.get(f"/api/tables/{table}")["seats"][0]["standin"])

    def look(self) -> None:
        """No stand-in came too early, and none is late. A clock stands still while there is no server, so
        each table has two rounds."""
        for begun, table in self.waiting[:-2]:
            until = time.monotonic() + TURN_SECONDS + MOST_SECONDS
            while not self.standin_of(table):
                assert time.monotonic() < until, f"no stand-in came to {table}"
                time.sleep(0.2)
            assert time.monotonic() > begun + TURN_SECONDS, f"a stand-in came too early to {table}"
        self.waiting = self.waiting[-2:]


# ── rounds ────────────────────────────────────────────────────────────────────────────────────────


def one_round(machine: Machine, player: Player, absent: Absent, fault: Fault, luck: random.Random) -> float:
    """Play while the fault happens, then check that everything is there and goes on. Returns the seconds that
    took since the fault was over or the next process answered."""
    over = threading.Event()
    absent.deal()

    def happen() -> None:
        time.sleep(luck.uniform(0.1, 0.8))
        fault(machine, luck)
        over.set()

    happening = threading.Thread(target=happen)
    happening.start()
    player.play_while(lambda: not over.is_set())
    happening.join()
    assert over.is_set(), "the server did not come back"
    begun = time.monotonic()
    back(player, begun + 60)
    took = time.monotonic() - begun
    absent.look()
    return took


def back(player: Player, until: float) -> None:
    """Come back and go on; as a browser does, try again until `until` if that fails."""
    while True:
        try:
            player.come_back()
            player.goes_on()
            return
        except (No, WebSocketException, TimeoutError, httpx.TransportError):
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


def main(rounds: int, seed: int) -> int:
    luck, longest = random.Random(seed), defaultdict[str, float](float)
    print(f"{rounds} rounds of seed {seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        machine = Machine(Path(folder))
        try:
            machine.wait_until_ready("ulysses")
            player, absent = Player(machine, luck), Absent(machine)
            for number in range(rounds):
                fault = FAULTS[number % len(FAULTS)]
                took = one_round(machine, player, absent, fault, luck)
                longest[fault.__name__] = max(longest[fault.__name__], took)
                if number % 10 == 9:
                    print(f"{number + 1} rounds: {told(longest, machine, player)}", flush=True)
            count_lines(machine)
        except BaseException:
            print(f"round {number + 1}, {fault.__name__}: python -m benchmarks.faults {rounds} {seed}")
            print(machine.log.read_text()[-4000:])
            raise
        finally:
            machine.stop()
    for name, took in longest.items():
        print(f"{name.replace('_', ' '):30} back after {took:4.1f} s at most")
    return 0 if max(longest.values()) <= MOST_SECONDS else 1


def told(longest: dict[str, float], machine: Machine, player: Player) -> str:
    return (
        f"0 of {player.acknowledged} lost or doubled, {player.refused} refused while a fault lasted, "
        f"all back after {max(longest.values()):.1f} s, a process answers after {machine.longest_start:.1f} s"
    )


def count_lines(machine: Machine) -> None:
    """No log has a gap, and no compiled code is gone."""
    assert machine.versions <= set(machine.cache.iterdir()), "compiled code was deleted"
    with contextlib.closing(sqlite3.connect(machine.database)) as db:
        query = "SELECT table_id, count(*), min(seq), max(seq) FROM log GROUP BY table_id"
        for table, count, first, last in db.execute(query):
            assert (first, last) == (1, count), f"the log of {table} has a gap"
        (fine,) = db.execute("PRAGMA integrity_check").fetchone()
        assert fine == "ok", fine


if __name__ == "__main__":
    given = [int(number) for number in sys.argv[1:]]
    sys.exit(main(*given, *[ROUNDS, random.SystemRandom().randrange(10**6)][len(given) :]))
