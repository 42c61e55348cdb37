"""What can go wrong in a room of machines; each fault returns when it was and which server it hit."""

import random
import time
from collections.abc import Callable
from typing import Literal, NamedTuple

from benchmarks.cluster.proxy import Proxy
from benchmarks.cluster.room import SEGMENT, Room

MINUTE = 60
MOST_AT_ONCE = 4
Group = Literal["servers", "database", "bus", "workers", "clocks"]


class Blow(NamedTuple):
    """A fault that happened. Players at the server that was hit have to be back some time after the fault
    ended, or after it began if other servers take over; all other players after it began, unless it hit all
    servers."""

    begun: float
    ended: float
    node: int | None = None  # the server that was hit; None: see `all_hit`
    all_hit: bool = False
    is_replaced: bool = False  # players at this server find another one at once

    def over_for(self, node: int) -> float:
        """From when on players who were at this server can be expected back."""
        if self.all_hit or (self.node == node and not self.is_replaced):
            return self.ended
        return self.begun


def now() -> float:
    return time.monotonic()


# ── servers ───────────────────────────────────────────────────────────────────────────────────────


def kill_server(room: Room, luck: random.Random) -> Blow:
    node = luck.choice(room.nodes)
    begun = now()
    node.kill()
    time.sleep(luck.uniform(0, 1))
    room.start_again(node)
    return Blow(begun, now(), node.number, is_replaced=True)


def end_server(room: Room, luck: random.Random) -> Blow:
    """As in a restart: SIGTERM, then another process in its place."""
    node = luck.choice(room.nodes)
    begun, node.is_up = now(), False
    node.stop()
    assert node.process
    assert node.process.returncode == 0, f"server {node.number}: exit code {node.process.returncode}"
    room.start_again(node)
    return Blow(begun, now(), node.number, is_replaced=True)


def stop_server(room: Room, luck: random.Random) -> Blow:
    """SIGSTOP and SIGCONT; usually long enough for other servers to take over, occasionally ten seconds."""
    node = luck.choice(room.nodes)
    seconds = 10.0 if luck.random() < 0.08 else luck.uniform(0.3, 4)
    begun = now()
    node.pause()
    time.sleep(seconds)
    node.go_on()
    return Blow(begun, now(), node.number)


# ── the database, and the lines to it ─────────────────────────────────────────────────────────────


def cut_line(room: Room, luck: random.Random) -> Blow:
    """The connections of one server to the database are cut, and new ones are refused."""
    return without_line(room, luck, Proxy.cut, 0.1, 3)


def silent_line(room: Room, luck: random.Random) -> Blow:
    """The connections of one server to the database stay open, but nothing comes through."""
    return without_line(room, luck, Proxy.silence, 0.3, 4)


def without_line(
    room: Room, luck: random.Random, spoil: Callable[[Proxy], None], least: float, most: float
) -> Blow:
    """One server's line to the database does not work for some seconds."""
    node, begun = luck.choice(room.nodes), now()
    spoil(node.line)
    time.sleep(luck.uniform(least, most))
    node.line.mend()
    return Blow(begun, now(), node.number)


def blink_of_line(room: Room, luck: random.Random) -> Blow:
    """All connections of all servers are cut, and can be opened again at once."""
    begun = now()
    for line in room.lines:
        line.cut()
        line.mend()
    return Blow(begun, now(), all_hit=True)


def slow_lines(room: Room, luck: random.Random) -> Blow:
    """A distant database, for all servers: each chunk of bytes is delayed."""
    begun = now()
    for line in room.lines:
        line.slow(luck.uniform(0.02, 0.15))
    time.sleep(luck.uniform(1, 3))
    for line in room.lines:
        line.mend()
    return Blow(begun, now(), all_hit=True)


def kill_database(room: Room, luck: random.Random) -> Blow:
    begun = now()
    room.postgres.kill()
    time.sleep(luck.uniform(0, 1))
    room.postgres.start()
    return Blow(begun, now(), all_hit=True)


def kill_process_of_database(room: Room, luck: random.Random) -> Blow:
    begun = now()
    room.postgres.kill_one_process(luck)
    time.sleep(0.2)
    return Blow(begun, after_restart(room), all_hit=True)


def full_disk(room: Room, luck: random.Random) -> Blow:
    """Tables cannot grow; what fits into the journal can be written."""
    begun = now()
    room.postgres.let_files_grow(SEGMENT)
    time.sleep(luck.uniform(1, 2.5))
    room.postgres.let_files_grow()
    return Blow(begun, after_restart(room), all_hit=True)


def full_journal(room: Room, luck: random.Random) -> Blow:
    """Nothing at all can be written: PostgreSQL gives up, and is started again when there is room."""
    begun = now()
    room.postgres.let_files_grow(0)
    time.sleep(luck.uniform(0.5, 2))
    if room.postgres.is_up():
        room.postgres.let_files_grow()
    return Blow(begun, after_restart(room), all_hit=True)


def after_restart(room: Room) -> float:
    """The moment when the database answers; starts it again if necessary."""
    while True:
        if not room.postgres.is_up():
            room.postgres.start()
        try:
            room.postgres.ask("SELECT 1")
            return now()
        except Exception:  # it is starting, or about to give up
            time.sleep(0.05)


# ── the bus and the workers ───────────────────────────────────────────────────────────────────────


def kill_bus(room: Room, luck: random.Random) -> Blow:
    begun = now()
    room.redis.kill()
    time.sleep(luck.uniform(0, 1.5))
    room.redis.start()
    return Blow(begun, now(), all_hit=True)


def stop_bus(room: Room, luck: random.Random) -> Blow:
    begun = now()
    room.redis.pause()
    time.sleep(luck.uniform(0.2, 4))
    room.redis.go_on()
    return Blow(begun, now(), all_hit=True)


def kill_worker(room: Room, luck: random.Random) -> Blow:
    begun, worker = now(), luck.choice(room.workers)
    worker.kill()
    worker.start()
    return Blow(begun, now())


def stop_worker(room: Room, luck: random.Random) -> Blow:
    begun, worker = now(), luck.choice(room.workers)
    worker.pause()
    time.sleep(luck.uniform(0.5, 4))
    worker.go_on()
    return Blow(begun, now())


# ── clocks ────────────────────────────────────────────────────────────────────────────────────────


def set_clock(room: Room, luck: random.Random) -> Blow:
    """The clock of a machine is off by a minute for a while, as a time server may cause."""
    node, begun = luck.choice(room.nodes), now()
    node.set_clock(luck.choice([MINUTE, -MINUTE]))
    time.sleep(luck.uniform(0.5, 2))
    node.set_clock(0)
    return Blow(begun, now())


def kill_server_and_set_clock(room: Room, luck: random.Random) -> Blow:
    """The machine comes back with a clock that is off by a minute, and stays so until the next such fault."""
    node = luck.choice(room.nodes)
    begun = now()
    node.kill()
    node.set_clock(luck.choice([MINUTE, -MINUTE, 0]))
    room.start_again(node)
    return Blow(begun, now(), node.number, is_replaced=True)


Fault = Callable[[Room, random.Random], Blow]
FAULTS: dict[Group, list[Fault]] = {
    "servers": [kill_server, stop_server, stop_server, end_server, kill_server_and_set_clock],
    "database": [
        cut_line,
        silent_line,
        slow_lines,
        blink_of_line,
        kill_database,
        kill_process_of_database,
        full_disk,
        full_journal,
    ],
    "bus": [kill_bus, stop_bus],
    "workers": [kill_worker, stop_worker],
    "clocks": [set_clock],
}
WEIGHTS: dict[Group, float] = {"servers": 1.0, "database": 0.9, "bus": 0.4, "workers": 0.3, "clocks": 0.2}


class Planned(NamedTuple):
    """A fault of a round, and when it happens."""

    fault: Fault
    after: float  # seconds
    luck: random.Random


def plan(seed: int, number: int, most: int = MOST_AT_ONCE) -> list[Planned]:
    """What happens in a round: one to four faults, no two of one group. It depends only on the seed and the
    number of the round."""
    luck = random.Random(f"{seed} {number}")
    count = min(most, luck.choice([1, 2, 3, 4, 4, 4]))
    groups: list[Group] = []
    while len(groups) < count:
        (group,) = luck.choices(list(WEIGHTS), list(WEIGHTS.values()))
        if group not in groups:
            groups.append(group)
    return [
        Planned(luck.choice(FAULTS[group]), luck.uniform(0, 0.8), random.Random(f"{seed} {number} {group}"))
        for group in groups
    ]
