"""A Ray cluster: pieces of work on its machines, and what happens to them when a machine is lost."""

import contextlib
import itertools
import os
import socket
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from ithaca.engine.errors import Mistake, Misuse

Piece = TypeVar("Piece")
Result = TypeVar("Result")

HERE = "local"  # an address: start a cluster on this machine, for as long as it is needed
MOST_LOSSES = 8  # how often pieces may be lost with their machines before `spread` gives up


def name_cluster(address: str) -> None:
    """Let all work that follows in this process run on the cluster at this address."""
    os.environ["RAY_ADDRESS"] = "" if address == HERE else address


@contextlib.contextmanager
def connected(cores_here: int) -> Iterator[Any]:
    """Ray, connected to the cluster at RAY_ADDRESS; without one, to a cluster of this machine, which is
    started with `cores_here` cores and stopped at the end."""
    ray = _find_ray()
    ours = not ray.is_initialized()
    with contextlib.redirect_stdout(sys.stderr):  # keeps Ray's messages out of our figures
        if ours:
            _begin(ray, cores_here)
        try:
            yield ray
        finally:
            if ours:
                ray.shutdown()


def _find_ray() -> Any:
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # its new behaviour, without a warning
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise Misuse("arena-no-ray") from None
    return ray


def _begin(ray: Any, cores_here: int) -> None:
    """Connect to the cluster that is named, or start one here."""
    address = os.environ.get("RAY_ADDRESS", "")
    _check_answers(address)
    here: dict[str, Any] = {} if address else {"num_cpus": cores_here, "include_dashboard": False}
    try:
        ray.init(address or HERE, log_to_driver=False, logging_level="ERROR", **here)
    except Exception as error:  # Ray has many ways to say that it cannot connect
        raise Mistake("arena-no-cluster", value=address or HERE, reason=str(error)) from None


def _check_answers(address: str) -> None:
    """Raise Mistake if nothing answers at host:port; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), timeout=10).close()
        except (OSError, OverflowError) as error:
            raise Mistake("arena-no-cluster", value=address, reason=str(error)) from None


def cores_of(ray: Any) -> int:
    return int(ray.cluster_resources().get("CPU", 1))


class ProcessDied(Exception):
    """The process that worked on a piece died though its machine is up: it would die again."""

    def __init__(self, piece: Any, reason: str) -> None:
        super().__init__(reason)
        self.piece, self.reason = piece, reason


def spread(
    ray: Any, work: Callable[[Piece], Result], pieces: Iterable[Piece], at_once: int = 0
) -> Iterator[tuple[Piece, Result]]:
    """Yield each piece with its result, in the order in which they finish; `at_once` of them run at a time,
    0: enough for every core. A piece lost with its machine is done again on another. Raises ProcessDied."""
    task = ray.remote(num_cpus=1, max_retries=0)(work)
    waiting, losses, pending = iter(pieces), 0, dict[Any, Piece]()
    most = at_once or 2 * cores_of(ray)
    while True:
        for piece in itertools.islice(waiting, most - len(pending)):
            pending[task.remote(piece)] = piece
        if not pending:
            return
        (done, *_), _ = ray.wait(list(pending), num_returns=1)
        piece = pending.pop(done)
        try:
            result: Result = ray.get(done)
        except (ray.exceptions.NodeDiedError, ray.exceptions.ObjectLostError) as error:
            losses += 1
            if losses > MOST_LOSSES:
                raise ProcessDied(piece, _first_line(error)) from None
            pending[task.remote(piece)] = piece
            continue
        except ray.exceptions.WorkerCrashedError as error:
            raise ProcessDied(piece, _first_line(error)) from None
        yield piece, result


def in_order(done: Iterable[tuple[int, Result]], first: int) -> Iterator[Result]:
    """Results by their number, from `first` on; those that come too early are held back."""
    early: dict[int, Result] = {}
    for number, result in done:
        early[number] = result
        while first in early:
            yield early.pop(first)
            first += 1


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0]
