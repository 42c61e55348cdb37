"""Games of several sizes as one fleet: what all of them tell lies side by side in tensors of the device.

A fleet has columns for its games. Seats that a game does not have are never asked and never win.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import torch
from torch import Tensor

from ithaca.engine.game import Game
from ithaca.envs.vector import VectorEnv


class FleetPart(NamedTuple):
    """The games with one number of players, and what they tell, as the next step will have overwritten it."""

    env: VectorEnv
    here: slice  # of the fleet
    rows: Tensor
    masks: Tensor
    seats: Tensor
    won: Tensor
    ended: Tensor
    lengths: Tensor


class Fleet:
    def __init__(self, game: Game, sizes: dict[int, int], seed: int, device: str) -> None:
        self.game, self.device, self.count = game, device, sum(sizes.values())
        self.most_seats = game.players[-1]
        self.parts: list[FleetPart] = []
        for players, count in sizes.items():
            self._add(players, count, seed)
        first = self.parts[0].env
        self.width, self.actions = first.size, first.actions
        self.players = torch.cat(
            [torch.full((count,), players, device=device) for players, count in sizes.items()]
        )
        self.queues = [torch.cuda.Stream() for _ in self.parts] if device == "cuda" else []
        self.no_one = self.marks(torch.zeros(self.count, self.most_seats, device=device))

    def _add(self, players: int, count: int, seed: int) -> None:
        if self.device == "cuda":
            from ithaca.envs.gpu import GpuEnv as Env
        else:
            Env = VectorEnv  # type: ignore[misc,assignment]  # noqa: N806
        env = Env(self.game, players, count, seed * 64 + players, foresight=True)
        start = self.parts[-1].here.stop if self.parts else 0
        rows, infos = env.reset()
        batch = env._batch
        told = (rows, infos["action_mask"], infos["actor"], batch.rewards, batch.ended, infos["length"])
        there = (torch.as_tensor(array, device=self.device) for array in told)
        self.parts.append(FleetPart(env, slice(start, start + count), *there))

    def look(self, rows: Tensor, masks: Tensor) -> None:
        """Write what the seats see that decide now, [column, game], and what is legal, [action, game]."""
        for part in self.parts:
            rows[:, part.here] = part.rows.T
            masks[:, part.here] = part.masks.T

    def seats(self) -> Tensor:
        """Who decides in each game."""
        return torch.cat([part.seats for part in self.parts]).long()

    def marks(self, seats: Tensor) -> list[Tensor]:
        """Marks of seats, [game, seat], for each part of the fleet."""
        return [seats[part.here, : part.env.players].to(torch.uint8).contiguous() for part in self.parts]

    def sensible(self, marks: list[Tensor] | None = None) -> Tensor:
        """What the greedy player would do, where he is marked or everywhere; 0 elsewhere."""

        def ask(nth: int, part: FleetPart) -> Any:
            return part.env.greedy(None if marks is None else self._given(marks[nth]))

        found = self._side_by_side(ask)
        return torch.cat([torch.as_tensor(actions, device=self.device) for actions in found])

    def play(self, actions: Tensor, marks: list[Tensor]) -> None:
        """Play, then on to the next choice of a seat that is not marked as the greedy player's."""

        def step(nth: int, part: FleetPart) -> None:
            part.env.step(self._given(actions[part.here]))
            part.env.advance(self._given(marks[nth]))

        self._side_by_side(step)

    def restart(self, games: Tensor) -> None:
        """Deal the games again that are marked."""
        self._side_by_side(lambda nth, part: part.env.restart(self._given(games[part.here])))

    def ended(self) -> Tensor:
        return torch.cat([part.ended for part in self.parts])

    def lengths(self) -> Tensor:
        return torch.cat([part.lengths for part in self.parts])

    def won(self, out: Tensor) -> None:
        """Write the shares of the games that have just ended, [game, seat]."""
        for part in self.parts:
            out[part.here, : part.env.players] = part.won

    def _side_by_side(self, work: Callable[[int, FleetPart], Any]) -> list[Any]:
        """Each part in a queue of its own: none of them fills a card."""
        if not self.queues:
            return [work(nth, part) for nth, part in enumerate(self.parts)]
        here, found = torch.cuda.current_stream(), []
        for nth, (part, queue) in enumerate(zip(self.parts, self.queues, strict=True)):
            queue.wait_stream(here)
            part.env.work_in(queue.cuda_stream)  # type: ignore[attr-defined]
            found.append(work(nth, part))
        for queue in self.queues:
            here.wait_stream(queue)
        return found

    def _given(self, tensor: Tensor) -> Any:
        return tensor if self.device == "cuda" else tensor.numpy()

    def check(self) -> None:
        """An illegal move would have stopped the games of a device."""
        for part in self.parts:
            if self.device == "cuda":
                part.env.check()  # type: ignore[attr-defined]
