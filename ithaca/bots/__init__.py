"""Players that see only what their seat sees.

A bot gets its seat's concealed state, the moves as its seat has seen them and the legal actions, and
returns one of these. It has no handle on the game. The same view, the same seen moves and the same
luck give the same move.
"""

import importlib
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
    """The bot of this name; `luck` is where its own random choices come from."""
    if name not in ROSTER:
        raise Misuse("no-such-bot", value=name, meant=did_you_mean(name, ROSTER), choices=", ".join(ROSTER))
    module, _, cls = ROSTER[name][0].partition(":")
    bot: Bot = getattr(importlib.import_module(module), cls)(luck)
    return bot
