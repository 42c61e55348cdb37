"""One game, one compiled call for each decision: for search and experiments in plain Python.

>>> env = SingleEnv("odysseus", players=3, seed=7)
>>> count = env.reset()
>>> while count:
...     count = env.step(env.offers[0])
>>> sum(env.returns())
1.0

The first `count` of `offers` are the legal actions; what comes after them is meaningless. When the game is
over there are none.
"""

import ctypes
import functools
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from ithaca.engine import entrypoints
from ithaca.engine.batch import (
    REFUSED,
    ask_at,
    built_in_stepper_of,
    desk_of,
    step_at,
    stepper_of,
    watch_in_form_at,
)
from ithaca.engine.compiler import JIT
from ithaca.engine.dice import Dice
from ithaca.engine.errors import Misuse
from ithaca.engine.forms import FLAT, form_of
from ithaca.engine.game import Game, find
from ithaca.engine.natives import built_in
from ithaca.engine.offers import Scratch
from ithaca.engine.record import Grid, blank
from ithaca.engine.seeds import game_key, seed_of_number


def refuse(action: int) -> int:
    """Raise the mistake of a step with an illegal action."""
    raise Misuse("illegal-action", value=str(action), place=0)


class SingleEnv:
    """One game at a time, stepped at a million decisions a second and more."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        board: Any = None,
        observations: str = FLAT,
    ) -> None:
        """`observations` names the form of what `observe` returns, see `ithaca.engine.forms`."""
        card = find(game) if isinstance(game, str) else game
        players = card.check_players(players)
        self.game, self.players = card.ready(), players
        chosen = card.check_options(card.for_learners(options or {}), players)
        self.board = board or card.part("board").load()
        self._blanks: Grid = card.part("setup").prepare(players, chosen, self.board)
        self._desks = desk_of(card.part("state").State)
        self._scratch = blank(Scratch)
        dice = blank(Dice, 2)
        self._all_games, self._this_game = dice[:1], dice[1:]  # the dice of the seed, and of one game of it
        self._views = np.zeros(2, self._blanks.dtype)
        self.form = form_of(card.part("features"), observations)
        self._row, self._buffer = self.form.rows(1), self.form.buffer()
        seen = self.form.shown(self._row)
        self._seen: Any = seen[0] if isinstance(seen, np.ndarray) else type(seen)(*(one[0] for one in seen))
        told = memoryview(self._desks["turn"].view(np.int16).data)
        self._seat, self.offers = told[:1], told[2:]
        self.state: Grid = self._desks["state"]
        self._bytes, self._blank_bytes = self.state.view(np.uint8), self._blanks.view(np.uint8)
        self.step_if_legal: Callable[[int], int] = self._stepper()
        self.step: Callable[[int], int] = self._raising_stepper()
        self._begin(seed)

    def _stepper(self) -> Callable[[int], int]:
        """A call that plays an action and returns how many are legal now, or REFUSED if it is not."""
        step = stepper_of(self.game.part("state").State)
        if step is None:
            return functools.partial(step_at, self._desks)
        return functools.partial(step, self._desks.ctypes.data)

    def _raising_stepper(self) -> Callable[[int], int]:
        """`step(action)`: play an action; return how many are legal now, 0 when the game is over. Raises
        `Misuse` if it is not legal. Where possible it is a built-in function, which takes half the time."""
        if not JIT or not hasattr(ctypes.pythonapi, "PyObject_CallOneArg"):
            return self._step_or_raise
        step = built_in_stepper_of(self.game.part("state").State)
        return built_in(step, (self._desks.ctypes.data, refuse, self._desks), "step")

    def _begin(self, seed: int) -> None:
        """Go before the first game of a seed."""
        self._number = -1
        entrypoints.set_key_at(self._all_games, game_key(seed_of_number(seed), "vector"))

    def reset(self, *, seed: int | None = None, number: int | None = None) -> int:
        """Deal the next game of the seed, the first of another seed, or one by its number (they are the games
        of a `VectorEnv`); return how many actions are legal."""
        if seed is not None:
            self._begin(seed)
        self._number = self._number + 1 if number is None else number
        entrypoints.spawn_key_at(self._all_games, self._number, self._this_game)
        return self._dealt()

    def deal(self, key: Grid) -> int:
        """Deal the game of this key, as a match does; return how many actions are legal."""
        entrypoints.set_key_at(self._this_game, key)
        return self._dealt()

    def _dealt(self) -> int:
        self._bytes[:] = self._blank_bytes
        entrypoints.deal_at(self.state, 0, self._this_game)
        return int(ask_at(self._desks))

    def _step_or_raise(self, action: int) -> int:
        count = self.step_if_legal(action)
        return refuse(action) if count == REFUSED else count

    @property
    def actor(self) -> int:
        """The seat that decides now, or OVER."""
        return self._seat[0]

    def observe(self, seat: int) -> Any:
        """What this seat sees, as a learner gets it; overwritten by the next call."""
        watch_in_form_at(self.state, seat, self._views, self._row, self._buffer)
        return self._seen

    def returns(self) -> list[float]:
        """How the victory is shared; all 0 while the game runs."""
        entrypoints.shares_at(self.state, 0, self._scratch)
        return [float(share) for share in self._scratch["shares"][0, : self.players]]
