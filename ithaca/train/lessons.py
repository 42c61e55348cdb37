"""What a net learns from a round: one lesson a step, from all games together."""

import functools
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional as fn

from .graphs import Replayed
from .net import Net, logs_of
from .plan import Plan
from .rounds import Round, surprises

SLOW = 1e-8  # keeps a round without surprises from being divided by nothing
STEEPEST = 1.0  # slopes are not followed further than this at once


@dataclass(frozen=True)
class Pace:
    """How fast it learns now, and what variety is worth to it."""

    rate: float
    variety: float


def pace_at(plan: Plan, part: float) -> Pace:
    """Between the first round (0) and the last (1): the rate falls like a hill, variety by a factor."""
    part = min(max(part, 0.0), 1.0)
    rate = plan.last_rate + (plan.rate - plan.last_rate) * (1 - part) ** 1.5
    return Pace(rate, plan.variety * (plan.last_variety / plan.variety) ** part)


class School:
    """A net, the average of its weights, and the memory of its optimizer."""

    def __init__(
        self, net: Net, average: Net, plan: Plan, room: Round, answered: Tensor | None = None
    ) -> None:
        """`answered`: it is the responder, who sits in these games only, and who learns from his own
        decisions; else they are left to him."""
        self.net, self.average, self.plan, self.room, self.answered = net, average, plan, room, answered
        device = room.rows.device.type
        self.rate, self.variety = torch.tensor(plan.rate, device=device), torch.tensor(0.0, device=device)
        card = {"fused": True, "capturable": True} if device == "cuda" else {"foreach": False}
        self.adam = torch.optim.Adam(net.parameters(), self.rate, (0.9, 0.99), 1e-6, **card)
        self.works = {
            imitating: Replayed(functools.partial(self.lessons, imitating), device)
            for imitating in (True, False)
        }

    def learn(self, pace: Pace, imitating: bool) -> dict[str, float]:
        """Learn from the round in the room; returns what is worth telling of it."""
        self.rate.fill_(pace.rate)
        self.variety.fill_(pace.variety)
        told = self.works[imitating]().tolist()
        return dict(zip(("loss", "entropy", "hope_loss", "clipped"), told, strict=True))

    def remember(self, state: dict[str, Any]) -> None:
        """Let the optimizer know again what it knew."""
        self.adam.load_state_dict(state)
        for group in self.adam.param_groups:
            group["lr"] = self.rate

    def lessons(self, imitating: bool) -> Tensor:
        """One lesson for each step, in any order."""
        room = self.room
        better, sure = surprises(room, self.plan.fade)
        sure &= self.mine(room.answers)
        shares = (room.hopes + better).clamp(0, 1)
        middle = mean(better, sure.float())
        spread = mean((better - middle) ** 2, sure.float()).sqrt()
        better = (better - middle) / (spread + SLOW)
        told = torch.zeros(4, device=better.device)
        for step in torch.randperm(len(room.rows)).tolist():
            told += self.lesson(step, better[step], shares[step], sure[step], imitating)
        return told / len(room.rows)

    def mine(self, answers: Tensor) -> Tensor:
        """Which decisions are its own, of those that count."""
        return ~answers if self.answered is None else answers

    def here(self, told: Tensor) -> Tensor:
        """What is told of all games, [..., game], for those in which it sits."""
        return told if self.answered is None else told[..., self.answered]

    def lesson(self, step: int, better: Tensor, shares: Tensor, sure: Tensor, imitating: bool) -> Tensor:
        """Make likelier what went better than hoped (or what is imitated), keep trying, and hope."""
        room, here = self.room, self.here
        better, shares = here(better), here(shares)
        thought = self.net(here(room.rows[step]))
        logs = logs_of(thought, here(room.masks[step]))
        now = logs.gather(1, here(room.actions[step])[:, None])[:, 0]
        entropy = -(logs.exp() * logs).sum(1)
        wrong = fn.binary_cross_entropy_with_logits(thought[:, 0], shares, reduction="none")
        ratio = (now - here(room.logs[step])).exp()
        clipped = ratio.clamp(1 - self.plan.clip, 1 + self.plan.clip)
        counted = here(room.counted[step] & self.mine(room.answers[step])).float()
        known = here(sure).float()
        if imitating:
            policy = mean(-now, counted)
        else:
            policy = mean(-torch.minimum(ratio * better, clipped * better), known)
            policy = policy - self.variety * mean(entropy, counted)
        loss = policy + self.plan.hope * mean(wrong, known)
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), STEEPEST)
        self.adam.step()
        follow(self.average, self.net, 1 - self.plan.average)
        far = mean((ratio != clipped).float(), known)
        return torch.stack([loss, mean(entropy, counted), mean(wrong, known), far]).detach()


def mean(values: Tensor, counted: Tensor) -> Tensor:
    """Over those that count, if any do."""
    return (values * counted).sum() / counted.sum().clamp(min=1)


@torch.no_grad()
def follow(average: Net, net: Net, part: float) -> None:
    """Move the averages a little towards the weights."""
    torch._foreach_lerp_(list(average.parameters()), list(net.parameters()), part)


@torch.no_grad()
def flatten(net: Net, room: Round, wanted: float) -> float:
    """Make the policy less sure until its entropy on this round is `wanted` nats; return what it is then. A
    policy that is sure of everything explores nothing."""
    scale = 1.0
    for _ in range(40):
        found = entropy_of(net, room)
        if found >= wanted:
            break
        net.last.weight[1:] *= 0.93
        net.last.bias[1:] *= 0.93
        scale *= 0.93
    return found


@torch.no_grad()
def entropy_of(net: Net, room: Round) -> float:
    """The mean entropy of its choices, in a few steps of a round."""
    found = []
    for step in range(0, len(room.rows), max(len(room.rows) // 4, 1)):
        logs = logs_of(net(room.rows[step]), room.masks[step])
        found.append(mean(-(logs.exp() * logs).sum(1), room.counted[step].float()))
    return float(torch.stack(found).mean())
