"""The course of a run: how long it imitates and plays, when it is measured and kept, what it tells.

Who does the work is left open: one device (`run.Run`), or several learners of a cluster (`ray_run.RayRun`).
"""

import math
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, NamedTuple

from ithaca.bots.weights import Weights, read
from ithaca.engine.errors import Misuse
from ithaca.engine.game import Game, find

from .keep import Folder
from .lessons import Pace, pace_at
from .plan import Plan

Tell = Callable[[dict[str, Any]], None]


class RoundWork(NamedTuple):
    """What is told of a round."""

    figures: dict[str, float]
    decisions: int  # that were learned from
    length: float  # of the games, so far


class Course(ABC):
    """A run as it is told and kept."""

    def __init__(self, plan: Plan, folder: Folder, tell: Tell) -> None:
        self.plan, self.folder, self.told = plan.checked(), folder, tell
        self.game: Game = find(plan.game).ready()
        self.before: dict[str, Any] = {}  # what the weights learned that it begins with
        if plan.begin:
            self.before = dict(read(self.game, plan.begin).header.learned)
        self.imitated, self.seconds, self.rounds, self.decisions = 0.0, 0.0, 0, 0
        self.last_measured = self.last_kept = -math.inf
        self.share: tuple[float, float, float] = (0.0, 0.0, 0.0)

    # ── for who does the work to say ──────────────────────────────────────────────────────────────

    @abstractmethod
    def prepare(self) -> None:
        """Before the first round: games that are out of step."""

    @abstractmethod
    def work(self, pace: Pace, imitating: bool) -> RoundWork:
        """Play a round and learn from it."""

    @abstractmethod
    def flatten(self) -> None:
        """Before it plays against itself it must not be too sure."""

    @abstractmethod
    def measured_share(self) -> tuple[float, float, float]:
        """The share that the average of its weights takes now, and the interval."""

    @abstractmethod
    def remember(self) -> None:
        """How it plays now becomes an older self."""

    @abstractmethod
    def state(self) -> dict[str, Any]:
        """All that a later sitting needs, but for the figures of the course."""

    @abstractmethod
    def take_state(self, state: dict[str, Any]) -> None:
        """Go on from what `state` has told."""

    @abstractmethod
    def weights(self) -> Weights:
        """What plays."""

    # ── a sitting ─────────────────────────────────────────────────────────────────────────────────

    def learn(self, sitting: float = math.inf) -> None:
        """Learn until the plan is done or this sitting is over; then keep a checkpoint and the file."""
        if self.rounds == 0:
            self.prepare()
        stop = time.perf_counter() + sitting
        while self.imitated < self.plan.imitate and time.perf_counter() < stop:
            self.round(Pace(self.plan.rate, 0.0), imitating=True)
        if self.seconds == 0 and 0 < self.plan.imitate <= self.imitated:
            self.flatten()
        while self.seconds < self.plan.seconds and time.perf_counter() < stop:
            self.round(pace_at(self.plan, self.seconds / self.plan.seconds), imitating=False)
        self.measure()
        self.keep()

    def round(self, pace: Pace, imitating: bool) -> None:
        begun = time.perf_counter()
        done = self.work(pace, imitating)
        if not all(map(math.isfinite, done.figures.values())):
            raise Misuse("training-lost", value=str(self.folder.path), round=self.rounds)
        took = time.perf_counter() - begun
        self.rounds += 1
        self.decisions += done.decisions
        self.imitated, self.seconds = self.imitated + took * imitating, self.seconds + took * (not imitating)
        self.tell(done, done.decisions / took, imitating)
        self.now_and_then()

    def now_and_then(self) -> None:
        """Measure, keep, and remember how it plays now."""
        now = self.imitated + self.seconds
        if now - self.last_measured >= self.plan.measure_every:
            self.measure()
            self.last_measured = now
            if self.seconds and not self.plan.against:
                self.remember()
        if now - self.last_kept >= self.plan.keep_every:
            self.keep()
            self.last_kept = now

    def measure(self) -> None:
        self.share = self.measured_share()
        share, low, high = self.share
        entry: dict[str, Any] = {"share": share, "low": low, "high": high}
        entry |= {"players": self.game.check_players(None), "against": self.plan.against}
        self.folder.tell({"seconds": self.imitated + self.seconds, "rounds": self.rounds, **entry})
        self.told({"seconds": self.imitated + self.seconds, **entry})

    def tell(self, done: RoundWork, pace: float, imitating: bool) -> None:
        entry = {
            "seconds": self.imitated + self.seconds,
            "rounds": self.rounds,
            "decisions": self.decisions,
            "pace": pace,
            "imitating": imitating,
            "length": done.length,
            **done.figures,
        }
        self.folder.tell(entry)
        self.told(entry)

    # ── what stays ────────────────────────────────────────────────────────────────────────────────

    def keep(self) -> None:
        """A checkpoint, and the file that plays."""
        figures = [self.imitated, self.seconds, self.rounds, self.decisions]
        self.folder.keep(self.plan, {**self.state(), "figures": figures})
        self.folder.write_muse(self.plan, self.weights(), self.learned())

    def learned(self) -> dict[str, Any]:
        """How it came to be, for the file."""
        before = [self.before.get(name, 0) for name in ("seconds", "rounds", "decisions")]
        return {
            "seconds": round(self.imitated + self.seconds + before[0], 1),
            "rounds": self.rounds + before[1],
            "decisions": self.decisions + before[2],
            "seed": self.plan.seed,
            "against": self.plan.against or "greedy",
            "share": [round(figure, 4) for figure in self.share],
        }

    def resume(self, state: dict[str, Any]) -> None:
        """Go on from a checkpoint."""
        self.imitated, self.seconds, self.rounds, self.decisions = state["figures"]
        self.last_measured = self.last_kept = self.imitated + self.seconds
        self.take_state(state)
