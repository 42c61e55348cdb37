"""Teaching a muse to tell what the others hide: two layers on top of what it thinks already.

What it plays and hopes stays as it is, bit for bit. It begins by believing what `belief.py` says, and learns
from watched games what is truer.
"""

import math
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as fn

from ithaca.bots.weights import SecretWeights, small

from .watch import Moments

BATCH = 4096
RATE, LAST_RATE = 1e-3, 2e-5
DROPPED = 0.5  # of what the mind thinks, at each lesson: it would learn the few thousand games by heart
DECAY = 0.05  # of the weights
HELD_OUT = 0.1  # of the moments: the last ones, of games that are not learned from
NEVER = -1e4


class SecretsNet(nn.Module):
    def __init__(self, width: int, things: int, inner: int) -> None:
        super().__init__()
        self.first, self.last = nn.Linear(width + things, inner), nn.Linear(inner, things)
        self.trust = nn.Parameter(torch.ones(1))
        with torch.no_grad():
            self.last.weight.zero_()
            self.last.bias.zero_()

    def forward(self, minds: Tensor, scores: Tensor) -> Tensor:
        """What speaks for each thing and id."""
        minds = fn.dropout(minds, DROPPED, self.training)
        inner = fn.dropout(fn.relu(self.first(torch.cat([minds, scores], 1))), DROPPED, self.training)
        return self.last(inner) + self.trust * odds_of(scores)


def odds_of(scores: Tensor) -> Tensor:
    """As `bots.muse_beliefs` has it."""
    return torch.logaddexp(scores, torch.zeros_like(scores))


def loss_of(spoken: Tensor, possible: Tensor, truth: Tensor) -> tuple[Tensor, Tensor]:
    """The log loss of all that is hidden, summed, and how much that is."""
    moments, things = truth.shape
    logs = spoken.masked_fill(~possible, NEVER).view(moments, things, -1).log_softmax(2)
    counted = truth > 0
    said = logs.gather(2, (truth.long() - 1).clamp(min=0)[:, :, None])[:, :, 0]
    return -(said * counted).sum(), counted.sum()


class Lessons:
    """Moments on a device: those to learn from, and those held out."""

    def __init__(self, moments: Moments, device: str) -> None:
        self.minds, self.scores, self.possible, self.truth = (
            torch.as_tensor(array, device=device) for array in moments
        )
        self.count = len(self.truth)
        self.learned_from = int(self.count * (1 - HELD_OUT))

    def part(self, which: Any) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        return self.minds[which].float(), self.scores[which].float(), self.possible[which], self.truth[which]

    @torch.no_grad()
    def held_out(self, speak: Callable[[Tensor, Tensor], Tensor]) -> float:
        """The log loss in nats of whoever speaks so, in games that were not learned from."""
        total, count = 0.0, 0
        for first in range(self.learned_from, self.count, BATCH):
            minds, scores, possible, truth = self.part(slice(first, min(first + BATCH, self.count)))
            loss, hidden = loss_of(speak(minds, scores), possible, truth)
            total, count = total + float(loss), count + int(hidden)
        return total / max(count, 1)


def learn_secrets(
    moments: Moments, inner: int, seconds: float, device: str, tell: Callable[[dict[str, Any]], None]
) -> tuple[SecretsNet, dict[str, float]]:
    """A net that has learned for so long, the best of what it was after each epoch; and its log loss on what
    was held out, beside that of knowing nothing and of `belief.py`."""
    lessons = Lessons(moments, device)
    net = SecretsNet(moments.minds.shape[1], moments.scores.shape[1], inner).to(device)
    adam = torch.optim.AdamW(net.parameters(), RATE, weight_decay=DECAY)
    losses = {
        "nothing": lessons.held_out(lambda minds, scores: torch.zeros_like(scores)),
        "fitted": lessons.held_out(lambda minds, scores: odds_of(scores)),
        "muse": lessons.held_out(net.eval()),
    }
    best = {name: value.clone() for name, value in net.state_dict().items()}
    begun = time.perf_counter()
    while (part := (time.perf_counter() - begun) / seconds) < 1:
        for group in adam.param_groups:
            group["lr"] = LAST_RATE + (RATE - LAST_RATE) * (0.5 + 0.5 * math.cos(math.pi * part))
        net.train()
        for chosen in torch.randperm(lessons.learned_from, device=device).split(BATCH):
            minds, scores, possible, truth = lessons.part(chosen)
            loss, hidden = loss_of(net(minds, scores), possible, truth)
            adam.zero_grad(set_to_none=True)
            (loss / hidden.clamp(min=1)).backward()
            adam.step()
        if (found := lessons.held_out(net.eval())) < losses["muse"]:
            losses["muse"] = found
            best = {name: value.clone() for name, value in net.state_dict().items()}
        tell({"seconds": time.perf_counter() - begun, **losses, "now": found})
    net.load_state_dict(best)
    return net.eval(), losses


def secret_weights_of(net: SecretsNet) -> SecretWeights:
    """The same in small whole numbers."""

    def plain(tensor: Tensor) -> Any:
        return tensor.detach().float().cpu().numpy()

    return SecretWeights(
        *small(plain(net.first.weight.T)),
        plain(net.first.bias),
        *small(plain(net.last.weight.T)),
        plain(net.last.bias),
        np.asarray(plain(net.trust), "<f4"),
    )
