"""A whole run: imitate, then learn from games against itself, against greedy players and older selves."""

import functools
import math
import time
from collections.abc import Callable
from typing import Any

import torch

from ithaca.bots.weights import read
from ithaca.engine.errors import Misuse
from ithaca.engine.game import Game, find

from .fleet import Fleet
from .graphs import Replayed
from .keep import Folder
from .lessons import Pace, School, flatten, pace_at
from .measure import Yardstick
from .net import Net, net_of
from .plan import Plan, sizes_of
from .rounds import Rivals, Round, play_round, room_for, seat_rivals

OLDEST = 8  # older selves that are remembered
SPREAD_STEPS = 200  # before the first round: games are dealt again at random, so that they are out of step
AGAIN = 0.01  # of the games, at each of these steps
LOOK_EVERY = 10  # of these steps: a look at how much columns vary

Tell = Callable[[dict[str, Any]], None]


class Run:
    """What learns, and all that it needs for it."""

    def __init__(self, plan: Plan, folder: Folder, device: str, tell: Tell) -> None:
        self.plan, self.folder, self.device, self.told = plan.checked(), folder, device, tell
        torch.manual_seed(plan.seed)
        torch.set_float32_matmul_precision("high")
        self.game: Game = find(plan.game).ready()
        self.fleet = Fleet(self.game, sizes_of(self.game, plan), plan.seed, device)
        shape = self.fleet.width, self.fleet.actions, plan.width, plan.blocks
        self.net, self.average, self.older = (Net(*shape).to(device) for _ in range(3))
        self.average.load_state_dict(self.net.state_dict())
        self.generator = torch.Generator(device).manual_seed(plan.seed + 1)
        self.rivals: Rivals = seat_rivals(self.fleet, plan, self.generator)
        self.room: Round = room_for(self.fleet, plan.steps)
        self.school = School(self.net, self.average, plan, self.room)
        self.plays = {
            imitating: Replayed(functools.partial(self.play_round, imitating), device)
            for imitating in (True, False)
        }
        self.selves: list[dict[str, Any]] = []
        rival = self.meet(plan.against) if plan.against else None
        usual = self.game.check_players(None)
        self.yardstick = Yardstick(self.game, usual, plan.measured, device, rival=rival)
        self.imitated, self.seconds, self.rounds, self.decisions = 0.0, 0.0, 0, 0
        self.last_measured = self.last_kept = -math.inf
        self.share: tuple[float, float, float] = (0.0, 0.0, 0.0)

    # ── a sitting ─────────────────────────────────────────────────────────────────────────────────

    def learn(self, sitting: float = math.inf) -> None:
        """Learn until the plan is done or this sitting is over; then keep a checkpoint and the file."""
        if self.rounds == 0 and self.plan.against:
            self.spread_games()
        elif self.rounds == 0:
            self.spread_out()
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
        self.remind()
        self.plays[imitating]()
        figures = self.school.learn(pace, imitating)
        if not all(map(math.isfinite, figures.values())):
            raise Misuse("training-lost", value=str(self.folder.path), round=self.rounds)
        self.fleet.check()
        took = time.perf_counter() - begun
        self.rounds += 1
        counted = int(self.room.counted.sum())
        self.decisions += counted
        self.imitated, self.seconds = self.imitated + took * imitating, self.seconds + took * (not imitating)
        self.tell(figures, counted / took, imitating)
        self.now_and_then()

    def now_and_then(self) -> None:
        """Measure, keep, and remember how it plays now."""
        now = self.imitated + self.seconds
        if now - self.last_measured >= self.plan.measure_every:
            self.measure()
            self.last_measured = now
            if self.seconds and not self.plan.against:
                state = {name: value.clone() for name, value in self.average.state_dict().items()}
                self.selves = [*self.selves, state][-OLDEST:]
        if now - self.last_kept >= self.plan.keep_every:
            self.keep()
            self.last_kept = now

    def meet(self, path: str) -> Net:
        """The muse in a file sits at all other seats; whoever learns begins as that muse."""
        rival = net_of(read(self.game, path).weights).to(self.device)
        for net in (self.net, self.average, self.older):
            net.load_state_dict(rival.state_dict())
        self.selves = [rival.state_dict()]
        return rival

    # ── the parts of it ───────────────────────────────────────────────────────────────────────────

    def spread_out(self) -> None:
        """Let greedy players play while games are dealt again, until they are out of step; see meanwhile
        how much every column varies."""
        rows, masks = self.room.rows[0], self.room.masks[0]
        seen = []
        for step in range(SPREAD_STEPS):
            self.fleet.play(self.fleet.sensible(), self.fleet.no_one)
            self.fleet.restart(torch.rand(self.fleet.count, device=self.device) < AGAIN)
            if step % LOOK_EVERY == 0:
                self.fleet.look(rows, masks)
                seen.append(rows[:, : min(2048, self.fleet.count)].clone())
        for net in (self.net, self.average, self.older):
            net.scale_by(torch.cat(seen, 1))

    def flatten(self) -> None:
        """Before it plays against itself it must not be too sure, and its average begins where it stands."""
        for net in (self.net, self.average):
            flatten(net, self.room, self.plan.first_entropy)
        self.average.load_state_dict(self.net.state_dict())

    def remind(self) -> None:
        """Of an older self, another in each round; at first of the average of itself."""
        selves = self.selves or [self.average.state_dict()]
        self.older.load_state_dict(selves[int(torch.randint(len(selves), ()))])

    def play_round(self, imitating: bool) -> None:
        play_round(self.net, self.fleet, self.room, self.rivals, self.older, imitating)

    def measure(self) -> None:
        self.share = self.yardstick.share(self.average)
        share, low, high = self.share
        entry: dict[str, Any] = {"share": share, "low": low, "high": high}
        entry |= {"players": self.yardstick.players, "against": self.plan.against}
        self.folder.tell({"seconds": self.imitated + self.seconds, "rounds": self.rounds, **entry})
        self.told({"seconds": self.imitated + self.seconds, **entry})

    def tell(self, figures: dict[str, float], pace: float, imitating: bool) -> None:
        entry = {
            "seconds": self.imitated + self.seconds,
            "rounds": self.rounds,
            "decisions": self.decisions,
            "pace": pace,
            "imitating": imitating,
            "length": float(self.fleet.lengths().float().mean()),
            **figures,
        }
        self.folder.tell(entry)
        self.told(entry)

    # ── what stays ────────────────────────────────────────────────────────────────────────────────

    def keep(self) -> None:
        """A checkpoint, and the file that plays."""
        state = {
            "net": self.net.state_dict(),
            "average": self.average.state_dict(),
            "adam": self.school.adam.state_dict(),
            "selves": self.selves[-1:],
            "figures": [self.imitated, self.seconds, self.rounds, self.decisions],
        }
        self.folder.keep(self.plan, state)
        self.folder.write_muse(self.plan, self.average, self.learned())

    def learned(self) -> dict[str, Any]:
        """How it came to be, for the file."""
        return {
            "seconds": round(self.imitated + self.seconds, 1),
            "rounds": self.rounds,
            "decisions": self.decisions,
            "seed": self.plan.seed,
            "against": self.plan.against or "greedy",
            "share": [round(figure, 4) for figure in self.share],
        }

    def resume(self, state: dict[str, Any]) -> None:
        """Go on from a checkpoint; without the optimizer's memory it begins to remember again."""
        self.net.load_state_dict(state["net"])
        self.average.load_state_dict(state["average"])
        if "adam" in state:
            self.school.remember(state["adam"])
        self.selves = list(state["selves"])
        self.imitated, self.seconds, self.rounds, self.decisions = state["figures"]
        self.last_measured = self.last_kept = self.imitated + self.seconds
        self.spread_games()

    def spread_games(self) -> None:
        """Games of another sitting are out of step as well."""
        for _ in range(SPREAD_STEPS):
            self.fleet.play(self.fleet.sensible(), self.fleet.no_one)
            self.fleet.restart(torch.rand(self.fleet.count, device=self.device) < AGAIN)
