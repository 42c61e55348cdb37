"""The net that learns, and how it becomes the file that plays.

A row of bytes goes through one layer into a state of mind, which some blocks add to; each looks at it with
its mean taken off and its spread made 1. What comes out has a place for every action. Place 0, which is no
action, is the share of the victory that the seat hopes for, before the logistic function.
"""

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as fn

from ithaca.bots.weights import Weights, small

SHY = 0.01  # what is first said of actions: nearly the same of all


class Net(nn.Module):
    def __init__(self, inputs: int, actions: int, width: int, blocks: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.ones(inputs))  # of each column, so that all vary about as much
        self.first = nn.Linear(inputs, width)
        self.inner = nn.ModuleList(nn.Linear(width, width) for _ in range(2 * blocks))
        self.last = nn.Linear(width, actions)
        with torch.no_grad():
            self.last.weight.mul_(SHY)
            self.last.bias.zero_()
            for layer in self.inner[1::2]:
                layer.weight.mul_(0.5)

    def forward(self, rows: Tensor) -> Tensor:
        """What it thinks of each game; `rows` are bytes, [column, game]."""
        kind = torch.bfloat16 if rows.is_cuda else torch.float32  # the weights themselves are float32
        bias = self.first.bias.to(kind)
        state = fn.linear(rows.to(kind).T, (self.first.weight * self.scale).to(kind), bias)
        for nth in range(0, len(self.inner), 2):
            inner = fn.relu(passed(self.inner[nth], levelled(state)))
            state = state + passed(self.inner[nth + 1], inner)
        return passed(self.last, levelled(state)).float()

    @torch.no_grad()
    def scale_by(self, rows: Tensor, keep: bool = False, seen: int | None = None) -> None:
        """Let every column vary about as much as the others: `rows` are some, [column, row]. `keep`: it
        thinks what it thought before. `seen`: it is blind to all columns but so many."""
        scale = 1 / rows.float().std(1).clamp(min=0.25)
        if keep:
            self.first.weight *= self.scale / scale
        self.scale.copy_(scale)
        if seen is not None:
            self.scale[seen:] = 0


def levelled(state: Tensor) -> Tensor:
    """Its mean taken off and its spread made 1."""
    return fn.layer_norm(state, state.shape[-1:])


def passed(layer: nn.Linear, state: Tensor) -> Tensor:
    """Through a layer, in the precision of the state."""
    return fn.linear(state, layer.weight.to(state.dtype), layer.bias.to(state.dtype))


def logs_of(thought: Tensor, masks: Tensor) -> Tensor:
    """The logarithms of how likely each action is; `masks` is [action, game]."""
    return fn.log_softmax(thought.masked_fill(masks.T == 0, -1e9), 1)


def drawn(logs: Tensor) -> Tensor:
    """An action for every game, each as likely as it says: the largest with Gumbel's noise added."""
    noise = torch.empty_like(logs).exponential_().log_()
    return (logs - noise).argmax(1)


def net_of(weights: Weights) -> Net:
    """The net of a file, as far as small numbers tell it."""
    (inputs, width), actions = weights.first.shape, weights.last.shape[1]
    net = Net(inputs, actions, width, len(weights.inner) // 2)
    layers = [
        (net.first, weights.first, weights.first_factor, weights.first_bias),
        *zip(net.inner, weights.inner, weights.inner_factor, weights.inner_bias, strict=True),
        (net.last, weights.last, weights.last_factor, weights.last_bias),
    ]
    with torch.no_grad():
        for layer, matrix, factor, bias in layers:
            layer.weight.copy_(torch.tensor((matrix * factor[:, None]).T))
            layer.bias.copy_(torch.tensor(bias))
    return net


def weights_of(net: Net) -> Weights:
    """The net in small whole numbers."""
    with torch.no_grad():
        first, first_factor = small((net.first.weight * net.scale).T.float().cpu().numpy())
        layers = np.array([layer.weight.T.float().cpu().numpy() for layer in net.inner])
        inner, inner_factor = small(layers.reshape(-1, net.last.in_features, net.last.in_features))
        biases = np.array([layer.bias.float().cpu().numpy() for layer in net.inner], np.float32)
        last, last_factor = small(net.last.weight.T.float().cpu().numpy())
        return Weights(
            *(first, first_factor, net.first.bias.float().cpu().numpy()),
            *(inner, inner_factor, biases.reshape(-1, net.last.in_features)),
            *(last, last_factor, net.last.bias.float().cpu().numpy()),
        )
