"""Faults, one after the other, on SQLite: `make faults`, or `python -m benchmarks.faults ROUNDS`.

Somebody plays against two bots and talks. In each round the server is killed, ended, or its database is held
by somebody else for a moment; then everything that was acknowledged must be there once, and the game must go
on: for the person, and for the bots by themselves. Full disks and clocks of the machine that jump are for the
tests, which have disks and clocks of their own (`tests/server/test_keeping.py`).
"""

import contextlib
import itertools
import random
import sqlite3
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from guest import Guest, Line, Server

ROUNDS = 300
MOST_SECONDS = 5.0  # until everybody is back
PAUSE_SECONDS = 3.0
WORDS = itertools.count()


class Player:
    """Plays and talks, and knows what was acknowledged."""

    def __init__(self, server: Server, luck: random.Random) -> None:
        self.luck, self.ann = luck, Guest(server, "Ann")
        self.moves: dict[int, str] = {}
        self.said: list[str] = []
        self.line = self.sit_down()

    def sit_down(self) -> Line:
        table = self.ann.open_table("ulysses", 3, away=0)
        self.ann.sit(table, 0)
        for seat in (1, 2):
            self.ann.at(table, "bot", seat=seat, bot="greedy")
        self.ann.at(table, "start")
        self.moves, self.said = {}, []
        line = self.ann.line(table, 0)
        line.hear_of("hello")
        return line

    def play_until_cut(self, until: float) -> None:
        with contextlib.suppress(ConnectionClosed, TimeoutError):
            while time.monotonic() < until:
                self.play_on()

    def play_on(self) -> None:
        """One move if it is ours, one word now and then."""
        assert self.line.state
        self.line.quiet()
        if self.line.state["legal"]:
            move = self.luck.choice(self.line.state["legal"])["move"]
            answer = self.line.play(move)
            if answer["type"] == "done":
                self.moves[answer["seq"]] = move
        if self.luck.random() < 0.2:
            text = f"word {next(WORDS)}"
            if self.line.ask("chat", text=text)["type"] == "done":
                self.said.append(text)

    def come_back(self) -> None:
        """Look again, as for the first time: everything is there once."""
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
        """Until our next decision has come, which bots may have to lead to."""
        assert self.line.state
        if self.line.state["over"]:
            self.line.close()
            self.line = self.sit_down()
        while not self.line.state["legal"] and not self.line.state["over"]:
            self.line.hear(MOST_SECONDS)


# ── faults ────────────────────────────────────────────────────────────────────────────────────────


def power_cut(server: Server) -> None:
    server.kill()
    server.start()


def end(server: Server) -> None:
    server.stop()
    assert server.process
    assert server.process.returncode == 0, f"exit code {server.process.returncode}"
    server.start()


def pause(server: Server) -> None:
    """Somebody else holds the database for a while."""
    with contextlib.closing(sqlite3.connect(server.database, isolation_level=None)) as db:
        db.execute("BEGIN IMMEDIATE")
        time.sleep(PAUSE_SECONDS)
        db.execute("ROLLBACK")


FAULTS: list[Callable[[Server], None]] = [power_cut, end, pause]


def one_round(server: Server, player: Player, fault: Callable[[Server], None], luck: random.Random) -> float:
    """Play, let it happen, and see that everything is there and goes on. How long that took."""
    ended: list[float] = []

    def happen() -> None:
        fault(server)
        ended.append(time.monotonic())

    timer = threading.Timer(luck.uniform(0.2, 1.2), happen)
    timer.start()
    player.play_until_cut(time.monotonic() + 1.5)
    timer.join()
    server.wait_until(lambda: httpx.get(f"{server.url}/ready").json()["ready"]["ulysses"], 120)
    begun = time.monotonic()
    player.come_back()
    player.goes_on()
    return time.monotonic() - begun


def main(rounds: int) -> int:
    luck, longest = random.Random(), 0.0
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.db", rate=0, pace=0)
        try:
            server.wait_until_ready("ulysses")
            player = Player(server, luck)
            for number in range(rounds):
                fault = FAULTS[number % len(FAULTS)]
                took = one_round(server, player, fault, luck)
                longest = max(longest, took)
                if number % 10 == 9:
                    print(f"{number + 1} rounds, 0 lost, 0 doubled, back after {longest:.1f} s", flush=True)
        finally:
            server.stop()
    return 0 if longest <= MOST_SECONDS else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS))
