"""Games: what is known of each without loading its rules, and how to find them.

A game is a folder with the same file names in each: one of `ithaca.games`, or a package from elsewhere that
registers an entry point in the group `ithaca.games`. `GAME` in its `__init__.py` is its card; the rules are
loaded when it is played.
"""

import functools
import importlib
import importlib.metadata
import importlib.util
import pkgutil
import warnings
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib.abc import Traversable
from importlib.resources import files
from types import ModuleType
from typing import Any

from .errors import FormerName, Misuse, did_you_mean

USUAL = 4  # players, unless a number is given


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
    """The former name of an option. It is still accepted, with a warning."""

    name: str
    now: str
    reversed: bool = False  # on means that today's option is off


@dataclass(frozen=True)
class Game:
    """The card of a game."""

    slug: str
    package: str  # where it lives: `__name__` of the folder's `__init__.py`
    title: str
    designers: tuple[str, ...]
    published: str  # publisher and year
    players: range
    options: tuple[Option, ...]
    version: int  # of the rules: raised by every change that alters a replay
    environment: int  # the version of its environments: raised when a learner could notice a change
    minutes: tuple[int, ...] = ()  # how long it takes, as the box says: (45,) or (30, 45)
    age: int = 0  # from how many years on, as the box says; 0: it does not say
    usual: int = 0  # how many players a first table is for; 0: the fewest
    emblem: str = ""  # a sign of `web/art/signs.js`, or a picture in its own `web/`, like "emblem.svg"
    frieze: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())  # signs to the left and right of its title
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
        return _module(f"{self.package}.{name}")

    def has_part(self, name: str) -> bool:
        """Whether the folder has this file; not every game has all."""
        return importlib.util.find_spec(f"{self.package}.{name}") is not None

    def file(self, path: str) -> Traversable:
        """A file of the game's folder that is not Python: `board.toml`, `web/client.js` …"""
        return files(self.package).joinpath(path)

    def ready(self) -> "Game":
        """Load the rules, so that the questions of `protocol` find them."""
        _teach(self)
        return self

    def check_players(self, count: int | None) -> int:
        """Return `count`; raise Misuse if the game does not allow it. None: four, or the nearest allowed."""
        least, most = self.players[0], self.players[-1]
        clause = f"{self.slug}/setup/players"
        if count is None:
            return min(max(USUAL, least), most)
        if count not in self.players and least == most:
            raise Misuse("wrong-players-only", title=self.title, value=count, wanted=least, clause=clause)
        if count not in self.players:
            raise Misuse(
                "wrong-players", title=self.title, value=count, least=least, most=most, clause=clause
            )
        return count

    def check_options(self, chosen: Mapping[str, Any], players: int) -> dict[str, bool]:
        """Every option of the game, on or off, at a table of `players`. Raises Misuse for a wrong choice."""
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
        """Those of these options that a table of `players` can choose together; of two that exclude each
        other the one that the card names first."""
        wanted, found = set(names), dict[str, bool]()
        excluded: set[str] = set()
        for option in self.options:
            clash = option.name in excluded or not found.keys().isdisjoint(option.excludes)
            if option.name in wanted and option.fits(players) and not clash:
                found[option.name] = True
                excluded |= {*option.excludes}
        return found

    def for_learners(self, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """The options that environments and benchmarks play with: those chosen, and the `learner_options`
        that no chosen option excludes."""
        taken = {name for name, value in chosen.items() if str(value).lower() in ("on", "true")}
        free = [option.name for option in self.options if taken.isdisjoint(option.excludes)]
        own = [name for name in self.learner_options if name in free]
        return {**dict.fromkeys(own, True), **chosen}


# ── finding them ──────────────────────────────────────────────────────────────────────────────────

GROUP = "ithaca.games"  # of entry points, and the package of our own games
NEEDED = (
    *(
        "__init__.py",
        "board.py",
        "components.py",
        "features.py",
        "greedy.py",
        "moves.py",
        "rules.py",
        "secrets.py",
        "setup.py",
    ),
    *("state.py", "story.py", "terminal.py", "value.py", "belief.py", "view.py", "rulebook.toml"),
    *("text/en.ftl", "text/fr.ftl", "text/de.ftl", "web/client.js"),
)


class _Shelf:
    """All games that can be played, and the packages whose game cannot be, with the reason."""

    def __init__(self) -> None:
        self.games: dict[str, Game] = {}
        self.broken: dict[str, str] = {}
        # By name, not by import: the engine does not depend on any game.
        folder = importlib.import_module(GROUP).__path__
        for module in pkgutil.iter_modules(folder):
            self.games[module.name] = importlib.import_module(f"{GROUP}.{module.name}").GAME
        for entry in importlib.metadata.entry_points(group=GROUP):
            self._add(entry)
        self.games = dict(sorted(self.games.items()))

    def _add(self, entry: importlib.metadata.EntryPoint) -> None:
        """Add a game from elsewhere. Whatever is wrong with it, the others can still be played."""
        try:
            game = importlib.import_module(entry.module).GAME
            if wrong := self._wrong_with(game, entry.name):
                raise ImportError(wrong)
        except Exception as error:
            self.broken[entry.name] = (
                f"{entry.module}: {error}" if str(error) else f"{entry.module}: {error!r}"
            )
        else:
            self.games[game.slug] = game

    def _wrong_with(self, game: object, name: str) -> str:
        if not isinstance(game, Game):
            return f"GAME is a {type(game).__name__}, not a Game"
        if game.slug != name:
            return f"the entry point is called {name}, the game {game.slug}"
        if game.slug in self.games:
            return f"there is a game {game.slug} already ({self.games[game.slug].package})"
        missing = [path for path in NEEDED if not game.file(path).is_file()]
        return f"its folder has no {', '.join(missing)}" if missing else ""


_module = functools.cache(importlib.import_module)  # import_module takes a while, even when loaded
_shelf = functools.cache(_Shelf)


def names() -> tuple[str, ...]:
    """The slugs of all games."""
    return tuple(_shelf().games)


def broken() -> dict[str, str]:
    """Packages whose game cannot be played, by the name of their entry point, with the reason."""
    return dict(_shelf().broken)


def find(name: str) -> Game:
    """The game of this name. Raises Misuse if there is none, or if it is broken."""
    if found := _shelf().games.get(name):
        return found
    if reason := _shelf().broken.get(name):
        raise Misuse("broken-game", value=name, reason=reason)
    meant = did_you_mean(name, names())
    raise Misuse("no-such-game", value=name, meant=meant, choices=", ".join(names()))


@functools.cache
def of_state(dtype: Any) -> Game:
    """The game whose states are records of this type."""
    from .record import dtype_of

    return next(game for game in _shelf().games.values() if dtype_of(game.part("state").State) == dtype)


@functools.cache
def _teach(game: Game) -> None:
    from .offers import MOST_NUMBERS
    from .protocol import QUESTIONS, teach

    if (last := game.part("components").SEEN) >= MOST_NUMBERS:
        raise ValueError(f"{game.slug} numbers its actions up to {last}, beyond {MOST_NUMBERS - 1}")
    answers: dict[str, Callable[..., Any]] = {}
    elsewhere = {"conceal": "secrets", "seen": "secrets", "guess": "secrets"}
    elsewhere |= {
        "believe": "belief",
        "hides": "belief",
        "greedy": "greedy",
        "expected_shares": "value",
        "is_quiescent": "value",
        "observe": "features",
    }
    for question in QUESTIONS:
        answers[question] = getattr(game.part(elsewhere.get(question, "rules")), question)
    teach(game.part("state").State, answers)
