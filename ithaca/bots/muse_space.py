"""Memory for muses to play on from a view: for the search of the oracle, and for looking back on a game."""

from typing import Any

import numpy as np

from ithaca.engine.dice import Dice
from ithaca.engine.offers import Scratch
from ithaca.engine.record import Grid, blank, blank_like, copy_of

from .muse_search import FIRST_LOOK, MOST_RACERS, MOST_WORLDS, Lane, MusePaper, MuseSettings, Musing, Race
from .net import LANES, Layers, room_for_all
from .search import Node


def musing_space(view: Grid, belief: Grid, master: Grid, layers: Layers, **more: Any) -> Musing:
    """Memory for muses to play on, with the luck of `master`; without `more` there is no race and no tree."""
    luck = blank(Dice, 1 + LANES)
    luck[0] = master[0]
    space: dict[str, Any] = {
        "views": copy_of(view),
        "eyes": blank_like(view, 2),
        "worlds": blank_like(view, LANES),
        "beliefs": copy_of(belief),
        "luck": luck,
        "scratch": blank(Scratch, LANES),
        "lanes": blank(Lane, LANES),
        "papers": blank(MusePaper),
        "settings": blank(MuseSettings),
        "races": blank(Race),
        "results": np.zeros((1, 1), np.float32),
        "nodes": blank(Node),
        "counts": np.array([1, 0, 0, 0], np.int64),
        "liked": np.zeros(len(layers.last)),
        "layers": layers,
        "minds": room_for_all(layers),
    }
    return Musing(**{**space, **more})


def race_of(actions: list[int]) -> tuple[Grid, Grid]:
    """A race between these moves before its first world, and room for its results."""
    race = blank(Race)
    race[0]["action"][: len(actions)] = actions
    race["count"], race["look"] = len(actions), FIRST_LOOK
    return race, np.full((MOST_RACERS, MOST_WORLDS), np.nan, np.float32)
