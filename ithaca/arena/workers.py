"""Where games are played: on the cores of this machine, or on a Ray cluster.

Both take jobs, a setup and the number of a game, and give results in whatever order they come.
"""

import contextlib
import functools
import itertools
import json
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from multiprocessing.connection import Connection, wait
from typing import Any

import msgspec

from ithaca import bots
from ithaca.engine.errors import Mistake, Misuse

from . import single_game
from .single_game import PlayedGame, Setup

Job = tuple[Setup, int]
Done = tuple[Job, PlayedGame]
Games = Generator[Done, None, None]

CHUNK = 4  # games that a Ray task plays at most


def cores() -> int:
    """How many cores this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def threads_of(setup: Setup) -> int:
    """How many threads a bot of this tournament asks for at most."""
    return max(bots.read_budget(name, bots.split_name(name)[1]).threads for name in setup.seats)


@functools.lru_cache(64)
def get_ready(setup: str) -> None:
    """Warm up once in this process, however many games follow."""
    single_game.warm_up(msgspec.json.decode(setup, type=Setup))


def play(job: Job) -> PlayedGame:
    """What every worker does."""
    setup, number = job
    get_ready(json.dumps(msgspec.to_builtins(setup), sort_keys=True))
    return single_game.play(setup, number)


# ── the cores of this machine ─────────────────────────────────────────────────────────────────────


def local(jobs: Iterable[Job], workers: int) -> Games:
    """Play the jobs in processes of our own, one game at a time in each; 0: one for each core."""
    context = multiprocessing.get_context("spawn")  # the same on every system
    waiting, crew, busy = iter(jobs), list[Worker](), dict[Connection, Worker]()
    try:
        for job in itertools.islice(waiting, workers or cores()):
            crew.append(worker := Worker(context, job))
            busy[worker.line] = worker
        while busy:
            for line in wait(list(busy)):
                worker = busy.pop(line)  # type: ignore[call-overload]  # wait gives what it was given
                job, result = worker.job, worker.answer()
                if following := next(waiting, None):
                    worker.give(following)
                    busy[worker.line] = worker
                yield job, result
    finally:
        for worker in crew:
            worker.dismiss()


class Worker:
    """A process that plays games, and the line to it."""

    def __init__(self, context: Any, job: Job) -> None:
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs,))
        with numba_threads(job[0]), deaf_to_interrupts():
            self.process.start()
        theirs.close()  # so that the line breaks when the process ends
        self.give(job)

    def give(self, job: Job) -> None:
        self.job = job
        with contextlib.suppress(OSError):  # a process that has just died is noticed when it is heard
            self.line.send(job)

    def answer(self) -> PlayedGame:
        """Its result. A process that died, took a game with it that no stand-in can save."""
        try:
            result: PlayedGame = self.line.recv()
        except (EOFError, OSError):
            self.process.join(5)
            setup, number = self.job
            names = ", ".join(setup.seats)
            raise Mistake("arena-worker-died", number=number, bots=names, code=self.exit_code()) from None
        return result

    def exit_code(self) -> str:
        """How the process ended, as the system tells it."""
        code = self.process.exitcode
        if code is not None and code < 0:
            with contextlib.suppress(ValueError):
                return signal.Signals(-code).name
        return str(code)

    def dismiss(self) -> None:
        self.line.close()
        self.process.terminate()
        self.process.join(5)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


def serve(line: Connection) -> None:
    """The life of a worker: play what comes until the line breaks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who asked for the games
    os.dup2(2, 1)  # what a bot prints must not stand between our figures
    with contextlib.suppress(EOFError, OSError):
        while True:
            line.send(play(line.recv()))


@contextlib.contextmanager
def numba_threads(setup: Setup) -> Iterator[None]:
    """A process started here has as many Numba threads as a bot asks for: one, as a rule."""
    before = os.environ.get("NUMBA_NUM_THREADS")
    os.environ["NUMBA_NUM_THREADS"] = str(threads_of(setup))
    try:
        yield
    finally:
        if before is None:
            del os.environ["NUMBA_NUM_THREADS"]
        else:
            os.environ["NUMBA_NUM_THREADS"] = before


@contextlib.contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """A process started here does not hear Ctrl-C, not even while it still loads."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# ── a Ray cluster ─────────────────────────────────────────────────────────────────────────────────


def on_ray(jobs: Iterable[Job], workers: int) -> Games:
    """Play the jobs on the cluster at RAY_ADDRESS, or on one that lives as long as they do; `workers`
    chunks at once, 0: enough for every core of it."""
    ray = _find_ray()
    ours = not ray.is_initialized()
    if ours:
        _begin(ray, workers or cores())
    try:
        yield from _on_cluster(ray, jobs, workers)
    finally:
        if ours:
            ray.shutdown()


def _find_ray() -> Any:
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # its new way, without a warning
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise Misuse("arena-no-ray") from None
    return ray


def _begin(ray: Any, workers: int) -> None:
    """Connect to the cluster that is named, or start one here."""
    address = os.environ.get("RAY_ADDRESS", "")
    _check_answers(address)
    here: dict[str, Any] = {} if address else {"num_cpus": workers, "include_dashboard": False}
    try:
        ray.init(address or "local", log_to_driver=False, logging_level="ERROR", **here)
    except Exception as error:  # Ray has many ways to say that nobody is there
        raise Mistake("arena-no-cluster", value=address or "local", reason=str(error)) from None


def _check_answers(address: str) -> None:
    """Whether anyone is at host:port; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), timeout=10).close()
        except (OSError, OverflowError) as error:
            raise Mistake("arena-no-cluster", value=address, reason=str(error)) from None


def _on_cluster(ray: Any, jobs: Iterable[Job], workers: int) -> Games:
    waiting = iter(jobs)
    task = ray.remote(num_cpus=1, max_retries=0)(play_chunk)
    pending: dict[Any, list[Job]] = {}
    most = workers or 2 * int(ray.cluster_resources().get("CPU", 1))
    while True:
        while len(pending) < most and (chunk := list(itertools.islice(waiting, CHUNK))):
            pending[task.remote(chunk)] = chunk
        if not pending:
            return
        (done, *_), _ = ray.wait(list(pending), num_returns=1)
        chunk = pending.pop(done)
        try:
            results = ray.get(done)
        except ray.exceptions.WorkerCrashedError as error:
            setup, number = chunk[0]
            names = ", ".join(setup.seats)
            raise Mistake("arena-worker-died", number=number, bots=names, code=_first_line(error)) from None
        yield from zip(chunk, results, strict=True)


def play_chunk(jobs: list[Job]) -> list[PlayedGame]:
    """A Ray task: several games, since a task costs about a millisecond."""
    return [play(job) for job in jobs]


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0]


PLACES: Mapping[str, Callable[[Iterable[Job], int], Games]] = {"local": local, "ray": on_ray}
