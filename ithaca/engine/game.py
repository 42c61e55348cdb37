"""Games: what the house knows of each, and how to find them.

A game is a folder of `ithaca.games` with the same file names in each. `GAME` in its `__init__.py`
is this card; the rules behind it are loaded when someone plays.
"""

import functools
import importlib
import importlib.util
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from .errors import Misuse, did_you_mean


@dataclass(frozen=True)
class Option:
    """Something that a table may choose, off by default."""

    name: str
    clause: str
    players: tuple[int, ...] = ()  # numbers of players that it is for; none: for all

    def fits(self, players: int) -> bool:
        return not self.players or players in self.players


@dataclass(frozen=True)
class Game:
    """The card of a game."""

    slug: str
    title: str
    credits: str
    players: range
    options: tuple[Option, ...]
    version: int  # of the rules: raised by every change that alters a replay

    def part(self, name: str) -> ModuleType:
        """A file of the game's folder: rules, secrets, moves, story …"""
        return _part(self.slug, name)

    def has_part(self, name: str) -> bool:
        """Whether the folder has this file; not every game has all."""
        return importlib.util.find_spec(f"ithaca.games.{self.slug}.{name}") is not None

    def ready(self) -> "Game":
        """Load the rules, so that the questions of `protocol` find them."""
        _teach(self)
        return self

    def check_players(self, count: int) -> None:
        if count not in self.players:
            raise Misuse(
                "wrong-players",
                title=self.title,
                value=count,
                least=self.players[0],
                most=self.players[-1],
                clause=f"{self.slug}/setup/players",
            )

    def check_options(self, chosen: Mapping[str, Any], players: int) -> dict[str, bool]:
        """Every option of the game, on or off, at a table of so many."""
        known = {option.name: False for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                meant = did_you_mean(name, known)
                raise Misuse(
                    "no-such-option", title=self.title, value=name, meant=meant, choices=", ".join(known)
                )
            if str(value).lower() not in ("on", "off", "true", "false"):
                raise Misuse("bad-option-value", option=name, value=str(value))
            known[name] = str(value).lower() in ("on", "true")
        for option in self.options:
            if known[option.name] and not option.fits(players):
                raise Misuse(
                    "option-not-for",
                    option=option.name,
                    wanted=" / ".join(map(str, option.players)),
                    value=players,
                    clause=f"{self.slug}/{option.clause}",
                )
        return known


@functools.cache
def _part(slug: str, name: str) -> ModuleType:
    return importlib.import_module(f"ithaca.games.{slug}.{name}")


@functools.cache
def names() -> tuple[str, ...]:
    """The slugs of all games."""
    # By name, not by import: the engine knows of no game.
    folder = importlib.import_module("ithaca.games").__path__
    return tuple(sorted(module.name for module in pkgutil.iter_modules(folder)))


def find(name: str) -> Game:
    """The game of this name."""
    if name not in names():
        meant = did_you_mean(name, names())
        raise Misuse("no-such-game", value=name, meant=meant, choices=", ".join(names()))
    game: Game = importlib.import_module(f"ithaca.games.{name}").GAME
    return game


@functools.cache
def _teach(game: Game) -> None:
    from .protocol import QUESTIONS, teach

    answers: dict[str, Callable[..., Any]] = {}
    elsewhere = {"conceal": "secrets", "seen": "secrets", "guess": "secrets"}
    elsewhere |= {
        "believe": "belief",
        "hides": "belief",
        "greedy": "greedy",
        "hopes": "value",
        "quiet": "value",
        "observe": "features",
    }
    for question in QUESTIONS:
        answers[question] = getattr(game.part(elsewhere.get(question, "rules")), question)
    teach(game.part("state").State, answers)
