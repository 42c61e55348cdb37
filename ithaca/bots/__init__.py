"""Players that see only what their seat sees.

A bot gets its seat's concealed state, the moves as its seat has seen them and the legal actions, and
returns one of these. It has no handle on the game. The same view, the same seen moves and the same
luck give the same move.
"""

import importlib
from collections.abc import Callable
from typing import Protocol

from ithaca.engine.errors import Misuse, did_you_mean
from ithaca.engine.record import Grid

ROSTER = {
    "random": ("ithaca.bots.random:Random", "chooses among the legal moves at random"),
    "greedy": ("ithaca.bots.greedy:Greedy", "takes what looks best now, by each game's own simple sense"),
}


class Bot(Protocol):
    """A player."""

    def choose(self, view: Grid, seen: list[int], legal: list[int]) -> int:
        """Choose one of the legal actions."""


def find(name: str, luck: bytes) -> Bot:
    """The bot of this name, or `package.module:Class`; `luck` is where its random choices come from."""
    if name in ROSTER:
        return _load(ROSTER[name][0])(luck)
    if ":" not in name:
        raise Misuse("no-such-bot", value=name, meant=did_you_mean(name, ROSTER), choices=", ".join(ROSTER))
    try:
        made: Bot = _load(name)(luck)
    except Exception as error:  # whatever other people's code may raise
        raise Misuse("bad-bot", value=name, reason=f"{type(error).__name__}: {error}") from error
    if not callable(getattr(made, "choose", None)):
        raise Misuse("bad-bot", value=name, reason="choose()")
    return made


def _load(path: str) -> Callable[[bytes], Bot]:
    """The class at `package.module:Class`."""
    module, _, cls = path.partition(":")
    found: Callable[[bytes], Bot] = getattr(importlib.import_module(module), cls)
    return found
