"""Where games are played: on the cores of this machine, or on a Ray cluster.

Both take jobs, a setup and the number of a game, and yield results in the order in which they finish.
"""

import contextlib
import itertools
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from multiprocessing.connection import Connection, wait
from typing import Any

from ithaca import bots
from ithaca.engine.errors import Mistake

from . import ray_cluster, single_game
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


def play(job: Job) -> PlayedGame:
    """Play one game: what every worker does."""
    return single_game.play(*job)


# ── the cores of this machine ─────────────────────────────────────────────────────────────────────


def local(jobs: Iterable[Job], workers: int) -> Games:
    """Play the jobs in processes of our own, one game at a time in each; 0: one for each core."""
    context = multiprocessing.get_context("spawn")  # the same on every system
    waiting, started, busy = iter(jobs), list[Worker](), dict[Connection, Worker]()
    try:
        for job in itertools.islice(waiting, workers or cores()):
            started.append(worker := Worker(context, job))
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
        for worker in started:
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
        with contextlib.suppress(OSError):  # a process that has just died is noticed in `answer`
            self.line.send(job)

    def answer(self) -> PlayedGame:
        """The result of the job. Raises Mistake if the process died: no stand-in can save its game."""
        try:
            result: PlayedGame = self.line.recv()
        except (EOFError, OSError):
            self.process.join(5)
            setup, number = self.job
            names = ", ".join(setup.seats)
            raise Mistake("arena-worker-died", number=number, bots=names, code=self.exit_code()) from None
        return result

    def exit_code(self) -> str:
        """How the process ended: the name of a signal, or its exit code."""
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
    """The main loop of a worker: play jobs until the line breaks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles Ctrl-C
    os.dup2(2, 1)  # what a bot prints must not appear among our figures
    with contextlib.suppress(EOFError, OSError):
        while True:
            line.send(play(line.recv()))


@contextlib.contextmanager
def numba_threads(setup: Setup) -> Iterator[None]:
    """Processes started inside have as many Numba threads as a bot asks for: one, as a rule."""
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
    """Processes started inside ignore Ctrl-C, even while they are still loading."""
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
    """Play the jobs on the cluster at RAY_ADDRESS, or on one that is started here for them; `workers`
    chunks at once, 0: enough for every core of it."""
    waiting = iter(jobs)
    chunks = iter(lambda: list(itertools.islice(waiting, CHUNK)), [])
    with ray_cluster.connected(workers or cores()) as ray:
        try:
            for chunk, results in ray_cluster.spread(ray, play_chunk, chunks, workers):
                yield from zip(chunk, results, strict=True)
        except ray_cluster.ProcessDied as died:
            setup, number = died.piece[0]
            names = ", ".join(setup.seats)
            raise Mistake("arena-worker-died", number=number, bots=names, code=died.reason) from None


def play_chunk(jobs: list[Job]) -> list[PlayedGame]:
    """A Ray task: several games, since a task costs about a millisecond."""
    return [play(job) for job in jobs]


PLACES: Mapping[str, Callable[[Iterable[Job], int], Games]] = {"local": local, "ray": on_ray}
