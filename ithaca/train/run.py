"""A run on one device: it imitates, then learns from games against itself, against greedy players, older
selves and a responder."""

import functools
from typing import Any

import torch

from ithaca.bots.weights import Weights, read
from ithaca.engine.features import width_of

from .course import Course, RoundWork, Tell
from .fleet import Fleet
from .graphs import Replayed
from .keep import Folder
from .lessons import Pace, School, flatten
from .measure import Yardstick
from .net import Net, net_of, weights_of
from .plan import Plan, sizes_of
from .rounds import Others, Rivals, Round, play_round, room_for, seat_rivals

OLDEST = 8  # older selves that are remembered
SPREAD_STEPS = 200  # before the first round: games are dealt again at random, so that they are out of step
AGAIN = 0.01  # of the games, at each of these steps
LOOK_EVERY = 10  # of these steps: a look at how much columns vary

State = dict[str, Any]  # of a net


class Run(Course):
    """What learns, and all that it needs for it."""

    def __init__(self, plan: Plan, folder: Folder, device: str, tell: Tell) -> None:
        super().__init__(plan, folder, tell)
        self.device = device
        torch.manual_seed(plan.seed)
        torch.set_float32_matmul_precision("high")
        self.fleet = Fleet(self.game, sizes_of(self.game, plan), plan.seed, device)
        shape = self.fleet.width, self.fleet.actions, plan.width, plan.blocks
        self.nets = tuple(Net(*shape).to(device) for _ in range(5))
        self.net, self.average, self.older, self.responder, self.responder_average = self.nets
        self.average.load_state_dict(self.net.state_dict())
        self.generator = torch.Generator(device).manual_seed(plan.seed + 1)
        self.rivals: Rivals = seat_rivals(self.fleet, plan, self.generator)
        self.room: Round = room_for(self.fleet, plan.steps)
        self.school = School(self.net, self.average, plan, self.room)
        self.counter = School(self.responder, self.responder_average, plan, self.room, self.rivals.answered)
        self.plays = {
            imitating: Replayed(functools.partial(self.play_round, imitating), device)
            for imitating in (True, False)
        }
        self.selves: list[State] = []
        self.answers: list[State] = []  # responders of some moments ago
        self.guests: list[State] = [self.net_in(path).state_dict() for path in plan.guests]
        rival = None
        if plan.against or plan.begin:
            rival = self.begin_as(plan.against or plan.begin)
        usual = self.game.check_players(None)
        yardstick = rival if plan.against else None
        self.yardstick = Yardstick(self.game, usual, plan.measured, device, rival=yardstick)

    def net_in(self, path: str) -> Net:
        """The net in a file."""
        return net_of(read(self.game, path).weights).to(self.device)

    def begin_as(self, path: str) -> Net:
        """Begin as the muse in a file, who is remembered as an older self."""
        first = self.net_in(path)
        for net in self.nets:
            net.load_state_dict(first.state_dict())
        self.selves = [first.state_dict()]
        return first

    # ── a round ───────────────────────────────────────────────────────────────────────────────────

    def work(self, pace: Pace, imitating: bool) -> RoundWork:
        self.remind()
        self.plays[imitating]()
        figures = self.school.learn(pace, imitating)
        if self.plan.responder_games and not imitating:
            figures |= self.answer()
        self.fleet.check()
        counted = int((self.room.counted & ~self.room.answers).sum())
        return RoundWork(figures, counted, float(self.fleet.lengths().float().mean()))

    def remind(self) -> None:
        """Of an older self, another in each round (at first of the average of itself), of a guest or of a
        responder of some moments ago."""
        kinds = [kind for kind in (self.selves, self.guests, self.answers) if kind]
        kind = any_of(kinds) if kinds else [self.average.state_dict()]
        self.older.load_state_dict(any_of(kind))

    def play_round(self, imitating: bool) -> None:
        others = Others(self.older, self.responder)
        play_round(self.net, self.fleet, self.room, self.rivals, others, imitating)

    def answer(self) -> dict[str, float]:
        """The responder learns from the same round; what he has won is told."""
        pace = Pace(self.plan.responder_rate, self.plan.responder_variety)
        figures = self.counter.learn(pace, imitating=False)
        some, usual = self.rivals.answered, self.game.check_players(None)
        over = self.room.ended[:, some] & (self.fleet.players[some] == usual)
        won = (self.room.won[:, some] * self.rivals.responds[some]).sum(2)
        share = float((won * over).sum() / over.sum().clamp(min=1))
        return {"answer_entropy": figures["entropy"], "answer_share": share}

    # ── before it, and now and then ───────────────────────────────────────────────────────────────

    def prepare(self) -> None:
        if self.plan.against:
            self.spread_games()
        else:
            self.spread_out()

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
        known = None if self.plan.foresight else width_of(self.game.part("features"), foresight=False)
        for net in self.nets:
            net.scale_by(torch.cat(seen, 1), keep=bool(self.plan.begin), seen=known)

    def spread_games(self) -> None:
        """Games of another sitting are out of step as well."""
        for _ in range(SPREAD_STEPS):
            self.fleet.play(self.fleet.sensible(), self.fleet.no_one)
            self.fleet.restart(torch.rand(self.fleet.count, device=self.device) < AGAIN)

    def flatten(self) -> None:
        """Its average begins where it stands."""
        for net in (self.net, self.average):
            flatten(net, self.room, self.plan.first_entropy)
        self.average.load_state_dict(self.net.state_dict())

    def measured_share(self) -> tuple[float, float, float]:
        return self.yardstick.share(self.average)

    def remember(self) -> None:
        self.selves = [*self.selves, state_of(self.average)][-OLDEST:]
        if self.plan.responder_games:
            self.answers = [*self.answers, state_of(self.responder_average)][-OLDEST:]

    # ── what stays ────────────────────────────────────────────────────────────────────────────────

    def state(self) -> dict[str, Any]:
        state = {
            "net": self.net.state_dict(),
            "average": self.average.state_dict(),
            "adam": self.school.adam.state_dict(),
            "selves": self.selves[-1:],
        }
        if self.plan.responder_games:
            state |= {"responder": self.responder.state_dict(), "answers": self.answers[-1:]}
        return state

    def take_state(self, state: dict[str, Any]) -> None:
        """Without the optimizer's memory it begins to remember again."""
        self.net.load_state_dict(state["net"])
        self.average.load_state_dict(state["average"])
        if "adam" in state:
            self.school.remember(state["adam"])
        self.selves = list(state["selves"])
        if "responder" in state:
            for net in (self.responder, self.responder_average):
                net.load_state_dict(state["responder"])
            self.answers = list(state["answers"])
        self.spread_games()

    def weights(self) -> Weights:
        return weights_of(self.average)


def state_of(net: Net) -> State:
    """How a net is now; it may go on."""
    return {name: value.clone() for name, value in net.state_dict().items()}


def any_of(choices: list[Any]) -> Any:
    return choices[int(torch.randint(len(choices), ()))]
