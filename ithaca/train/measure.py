"""How well a net plays against a yardstick that does not learn: greedy players, or a net that stays."""

import torch
from torch import Tensor

from ithaca.arena.ratings import wilson
from ithaca.engine.game import Game

from .fleet import Fleet
from .net import Net, drawn, logs_of

PATIENCE = 64  # steps between two looks whether all games are over


class Yardstick:
    """So many games, one seat in each for the net, every seat as often as the others."""

    def __init__(
        self, game: Game, players: int, count: int, device: str, seed: int = 1, rival: Net | None = None
    ) -> None:
        """All others are greedy players, or this rival."""
        self.fleet, self.rival = Fleet(game, {players: count}, seed, device), rival
        self.players, self.count = players, count
        self.mine = torch.arange(count, device=device) % players
        others = torch.full((count, players), float(rival is None), device=device)
        others.scatter_(1, self.mine[:, None], 0.0)
        self.greedy = self.fleet.marks(others)
        self.rows = torch.zeros(self.fleet.width, count, dtype=torch.uint8, device=device)
        self.masks = torch.zeros(self.fleet.actions, count, dtype=torch.uint8, device=device)

    @torch.no_grad()
    def share(self, net: Net, most_steps: int = 20000) -> tuple[float, float, float]:
        """The share of the victories that the net takes, and its 95% interval. Every game is played to
        its end: those that are quick to end are not counted twice."""
        fleet, device = self.fleet, self.fleet.device
        fleet.restart(torch.ones(self.count, dtype=torch.bool, device=device))
        over = torch.zeros(self.count, dtype=torch.bool, device=device)
        found = torch.zeros(self.count, device=device)
        won = torch.zeros(self.count, fleet.most_seats, device=device)
        for step in range(most_steps):
            fleet.look(self.rows, self.masks)
            fleet.play(self.played(net), self.greedy)
            fleet.won(won)
            fresh = fleet.ended() & ~over
            found = torch.where(fresh, won.gather(1, self.mine[:, None])[:, 0], found)
            over |= fresh
            if step % PATIENCE == PATIENCE - 1 and bool(over.all()):
                break
        share = float(found.mean())
        return share, *wilson(share, self.count)

    def played(self, net: Net) -> Tensor:
        """What is played in each game: by the net, or by whoever else decides there."""
        mine = drawn(logs_of(net(self.rows), self.masks))
        if self.rival is not None:
            theirs = drawn(logs_of(self.rival(self.rows), self.masks))
            return torch.where(self.fleet.seats() == self.mine, mine, theirs)
        sensible = self.fleet.sensible(self.greedy)
        return torch.where(sensible > 0, sensible, mine)
