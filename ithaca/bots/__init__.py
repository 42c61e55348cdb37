"""Players that see only what their seat sees.

A bot gets its seat's concealed state, the moves as its seat has seen them (and what they let it
believe), the legal actions and a budget, and returns one of these actions. It has no handle on the
game. The same view, the same seen moves and the same luck give the same move; only a budget in time
may allow more or less search.
"""

import functools
import importlib
import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from ithaca.engine import entrypoints
from ithaca.engine.errors import Misuse, did_you_mean
from ithaca.engine.features import width_of
from ithaca.engine.game import Game, of_state
from ithaca.engine.inference import SeenPast, seen_past
from ithaca.engine.match import Match
from ithaca.engine.record import Grid

ROSTER = {
    "random": ("ithaca.bots.random:Random", "chooses among the legal moves at random"),
    "greedy": ("ithaca.bots.greedy:Greedy", "takes what looks best now, by each game's own simple sense"),
    "oracle": ("ithaca.bots.oracle:Oracle", "imagines what the others may hold, and plays on in thought"),
    "oracle-greedy": (
        "ithaca.bots.oracle:OracleGreedy",
        "the same, but it thinks that all others are greedy",
    ),
    "muse": ("ithaca.bots.muse:Muse", "has learned by playing against itself, and plays at once"),
}

SEARCHERS = ("oracle", "oracle-greedy")  # they think for as long as they are allowed

NEEDS = {"muse": "muse.bin"}  # files of a game's folder without which a bot cannot play it

# What people choose from: names by strength. The folder of a game says which bot stands behind a name, which
# may change as bots get better; these are the defaults.
LEVELS = {"easy": "random", "steady": "greedy", "sharp": "oracle:200ms"}
LEVELS_FILE = "levels.toml"
OFFERED = (*LEVELS, "muse", "oracle")  # the weakest first

CREW = ("Eurylochos", "Polites", "Elpenor", "Perimedes", "Antiphos", "Eurybates")  # names for bots


@dataclass(frozen=True)
class Budget:
    """What a bot may spend on one move."""

    seconds: float = 1.0  # 0: only `iterations` counts
    iterations: int = 0  # of a search; 0: as many as the time allows
    threads: int = 1
    temperature: float = 1.0  # of a muse: 0 plays what it likes best, more than 1 plays more at random


class Seen(list[int]):
    """The moves as a seat has seen them, and what they let it believe."""

    belief: Grid
    past: SeenPast | None = None  # the tables on which the others made theirs; only for a bot that recalls


class Bot(Protocol):
    """A player. One that wants to know the past of its seat has `recalls(game)`, too, which says in which
    games."""

    def choose(self, view: Grid, seen: Seen, legal: list[int], budget: Budget) -> int:
        """Choose one of the legal actions."""


@dataclass(frozen=True)
class Player:
    """A bot with the name it was asked for by, including its settings."""

    name: str
    bot: Bot
    budget: Budget
    takes_its_time: bool = False  # it thinks for as long as it is allowed

    def choose(self, match: Match) -> int:
        """The bot's move for the seat that decides now."""
        return self.bot.choose(*self.sight(match), self.budget)

    def sight(self, match: Match) -> tuple[Grid, Seen, list[int]]:
        """All that the bot may know when its seat decides, as far as it wants to know it."""
        return sight(match, self.recalls(match.game))

    def recalls(self, game: Game) -> bool:
        """Whether it wants to know the past. Raises Misuse if it cannot say so."""
        asks = getattr(self.bot, "recalls", None)
        try:
            return bool(asks(game)) if asks else False
        except Exception as error:  # code of others may raise anything
            raise Misuse("bad-bot", value=self.name, reason=f"{type(error).__name__}: {error}") from error


def sight(match: Match, recalls: bool = False) -> tuple[Grid, Seen, list[int]]:
    """All that a bot may know when its seat decides; the past only for one that recalls it."""
    seat = match.actor
    seen = Seen(match.seen(seat))
    seen.belief = match.beliefs.of(seat)
    if recalls:
        seen.past = seen_past(match, seat)
    return match.view(seat), seen, match.legal()


def observe(view: Grid, seat: int, foresight: bool = False) -> Grid:
    """What a learner sees of a view: the vector of the game's `features.py`, with its foresight if wanted."""
    width = width_of(of_state(view.dtype).part("features"), foresight)
    row: Grid = np.zeros(width, np.uint8)
    entrypoints.observe_at(view, 0, seat, row)
    return row


def find(name: str, luck: bytes, game: Game | None = None) -> Player:
    """The bot of this name: `steady`, `greedy`, `oracle:200ms`, `oracle:20000`, `oracle:1s:2threads`,
    `muse:t0.5`, `package.module:Class`; its random choices are derived from `luck`. A level (`steady`) can be
    a different bot in each game; without a game it is the default. Raises Misuse for an unknown bot."""
    path, settings = split_name(behind(name, game))
    budget = read_budget(name, settings)
    if path in ROSTER:
        return Player(name, _load(ROSTER[path][0])(luck), budget, path in SEARCHERS)
    if ":" not in path:
        known = [*ROSTER, *LEVELS]
        raise Misuse("no-such-bot", value=path, meant=did_you_mean(path, known), choices=", ".join(known))
    try:
        made = _load(path)(luck)
    except Exception as error:  # code of others may raise anything
        raise Misuse("bad-bot", value=path, reason=f"{type(error).__name__}: {error}") from error
    if not callable(getattr(made, "choose", None)):
        raise Misuse("bad-bot", value=path, reason="choose()")
    return Player(name, made, budget)


@functools.cache
def levels_of(game: Game) -> dict[str, str]:
    """The bot behind each level in this game."""
    file = game.file(LEVELS_FILE)
    return {**LEVELS, **tomllib.loads(file.read_text("utf-8"))} if file.is_file() else LEVELS


def behind(name: str, game: Game | None) -> str:
    """The bot behind a name in this game: that of a level, or the name itself."""
    return (levels_of(game) if game else LEVELS).get(name, name)


def level_or_name(bot: str, game: Game) -> str:
    """The name by which people choose this bot: its level, if it stands behind one."""
    return next((level for level, one in levels_of(game).items() if one == bot), bot)


def can_play(path: str, game: Game) -> bool:
    """Whether this bot of the roster plays the game; one that learns may not have learned it yet."""
    return path not in NEEDS or game.file(NEEDS[path]).is_file()


def check_plays(path: str, game: Game) -> None:
    """Raise Misuse if it does not."""
    if not can_play(path, game):
        raise Misuse("no-muse-yet", title=game.title, value=game.slug)


def split_name(name: str) -> tuple[str, list[str]]:
    """Which bot it is (`oracle`, `package.module:Class`), and the settings after it."""
    words = name.split(":")
    own = 2 if words[0] not in ROSTER and len(words) > 1 and words[1].isidentifier() else 1
    return ":".join(words[:own]), words[own:]


def read_budget(name: str, settings: list[str]) -> Budget:
    """`200ms` or `5s` of time, or `20000` iterations; and `2threads`; `t0.5` is a temperature."""
    seconds, iterations, threads, temperature = 1.0, 0, 1, 1.0
    for setting in settings:
        if found := re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s)", setting):
            seconds, iterations = float(found[1]) / (1000 if found[2] == "ms" else 1), 0
        elif found := re.fullmatch(r"(\d+)threads?", setting):
            threads = int(found[1])
        elif found := re.fullmatch(r"t(\d{1,3}(?:\.\d+)?)", setting):
            temperature = float(found[1])
        elif re.fullmatch(r"\d+", setting):
            seconds, iterations = 0.0, int(setting)
        else:
            raise Misuse("bad-budget", value=setting, bot=name)
    if (not iterations and not 0 < seconds <= 3600) or iterations > 10**9 or not 1 <= threads <= 256:
        raise Misuse("bad-budget", value=":".join(settings), bot=name)
    return Budget(seconds, iterations, threads, temperature)


def _load(path: str) -> Callable[[bytes], Bot]:
    """The class at `package.module:Class`."""
    module, _, cls = path.partition(":")
    found: Callable[[bytes], Bot] = getattr(importlib.import_module(module), cls)
    return found
