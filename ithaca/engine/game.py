"""Games: what is known of each without loading its rules, and how to find them.

A game is a folder of `ithaca.games` with the same file names in each. `GAME` in its `__init__.py`
is this card; the rules behind it are loaded when someone plays.
"""

import functools
import importlib
import importlib.util
import pkgutil
import warnings
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from .errors import FormerName, Misuse, did_you_mean


@dataclass(frozen=True)
class Option:
    """Something that a table may choose, off by default."""

    name: str
    clause: str
    players: tuple[int, ...] = ()  # numbers of players that it is for; none: for all
    excludes: tuple[str, ...] = ()  # options that cannot be chosen together with it
    offered: bool = True  # whether menus show it; one that they do not can still be named

    def fits(self, players: int) -> bool:
        return not self.players or players in self.players


@dataclass(frozen=True)
class FormerOption:
    """The former name of an option. It is still understood, and answered with a notice."""

    name: str
    now: str
    reversed: bool = False  # on means that today's option is off


@dataclass(frozen=True)
class Game:
    """The card of a game."""

    slug: str
    title: str
    designers: tuple[str, ...]
    published: str  # publisher and year
    players: range
    options: tuple[Option, ...]
    version: int  # of the rules: raised by every change that alters a replay
    environment: int  # the version of its environments: raised when a learner could notice a change
    former_options: tuple[FormerOption, ...] = ()
    learner_options: tuple[str, ...] = ()  # on in environments and benchmarks, unless chosen otherwise

    @property
    def credits(self) -> str:
        """Who made it, the same in every language."""
        return f"{' & '.join(self.designers)}, {self.published}"

    def plays(self, version: int) -> bool:
        """Whether games of this version of the rules can be played on and replayed."""
        return version == self.version or (
            self.has_part("older") and self.part("older").OLDEST <= version < self.version
        )

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
            if str(value).lower() not in ("on", "off", "true", "false"):
                raise Misuse("bad-option-value", option=name, value=str(value))
            today, on = self._in_todays_name(name, str(value).lower() in ("on", "true"))
            known[today] = on
        for option in self.options:
            if known[option.name]:
                self._check_option(option, known, players)
        return known

    def _in_todays_name(self, name: str, on: bool) -> tuple[str, bool]:
        """An option by the name that it has today, and whether it is on."""
        for former in self.former_options:
            if former.name == name:
                warnings.warn(FormerName(name, former.now), stacklevel=4)
                return former.now, on != former.reversed
        choices = [option.name for option in self.options]
        if name not in choices:
            meant = did_you_mean(name, choices)
            raise Misuse(
                "no-such-option", title=self.title, value=name, meant=meant, choices=", ".join(choices)
            )
        return name, on

    def _check_option(self, option: Option, chosen: Mapping[str, bool], players: int) -> None:
        clause = f"{self.slug}/{option.clause}"
        if not option.fits(players):
            wanted = " / ".join(map(str, option.players))
            raise Misuse("option-not-for", option=option.name, wanted=wanted, value=players, clause=clause)
        for other in option.excludes:
            if chosen[other]:
                raise Misuse("options-exclude", option=option.name, other=other, clause=clause)

    def together(self, names: Iterable[str], players: int) -> dict[str, bool]:
        """Those of these options that a table of so many can choose together; of two that exclude each other
        the one that the card names first."""
        wanted, found = set(names), dict[str, bool]()
        excluded: set[str] = set()
        for option in self.options:
            clash = option.name in excluded or not found.keys().isdisjoint(option.excludes)
            if option.name in wanted and option.fits(players) and not clash:
                found[option.name] = True
                excluded |= {*option.excludes}
        return found

    def for_learners(self, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """Options as environments and benchmarks play: what was chosen, and what they choose themselves
        where nothing chosen excludes it."""
        taken = {name for name, value in chosen.items() if str(value).lower() in ("on", "true")}
        free = [option.name for option in self.options if taken.isdisjoint(option.excludes)]
        own = [name for name in self.learner_options if name in free]
        return {**dict.fromkeys(own, True), **chosen}


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
