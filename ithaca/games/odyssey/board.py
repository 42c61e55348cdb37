"""The board of L'Odyssée d'Ulysse: reads `board.toml`, or a player's own, and checks what it must keep."""

import functools
import re
from dataclasses import dataclass
from typing import Any

import msgspec

from ithaca.engine.boards import BoardReader, Point
from ithaca.engine.files import check_kinds
from ithaca.engine.text import Vocabulary, Words, words

from .components import DIE, ROUTES, SPACES, WAYS


@dataclass(frozen=True, eq=False)
class Board:
    """Spaces and the ways between them, checked."""

    source: dict[str, Any]  # the file as read: it goes into every log
    slugs: tuple[str, ...]  # space 1 first
    points: tuple[Point, ...]
    stars: frozenset[int]
    ways: tuple[tuple[int, ...], ...]  # from each space; none from home
    names_of_ways: tuple[tuple[int, ...], ...]  # the routes, where there are several
    routes: tuple[str, ...]
    start: int
    home: int
    hades: int
    arrows: tuple[int, ...]
    ghosts: int

    @functools.lru_cache(maxsize=4)  # noqa: B019 - a board lives as long as its games
    def names(self, lang: str) -> Vocabulary:
        """Named spaces by their names, plain ones by the nearest name on the track."""
        say = words(lang, "odyssey")
        spaces = {
            slug: self.name_of(number, lang) or self.name_by_neighbour(number, say)
            for number, slug in enumerate(self.slugs, 1)
        }
        return {"space": spaces, "route": {r: self.source["route"][r]["name"][lang] for r in self.routes}}

    def name_of(self, space: int, lang: str) -> str:
        """The name that the file gives to a space; none to a plain one."""
        return str(self.source["space"][space - 1].get("name", {}).get(lang, ""))

    def name_by_neighbour(self, space: int, say: Words) -> str:
        """Three spaces past Pylos, one space before Ithaca: by the nearer name, if that tells where."""
        past, before = self.name_behind(space, say.lang), self.name_ahead(space, say.lang)
        if past and (not before or past[0] <= before[0]):
            return say("space-past", count=past[0], place=self.beside(past[1], say.lang))
        if before:
            return say("space-before", count=before[0], place=self.beside(before[1], say.lang))
        if along := self.route_behind(space):
            return say("space-along", count=along[0], route=self.source["route"][along[1]]["name"][say.lang])
        return say("space-number", number=space)

    def name_behind(self, space: int, lang: str) -> tuple[int, int] | None:
        """How many steps back a named space lies, and which; none where ways meet or part in between."""
        for steps in range(1, len(self.slugs)):
            came = self.from_where[space - 1]
            if len(came) != 1 or len(self.ways[came[0] - 1]) != 1:
                return None
            space = came[0]
            if self.name_of(space, lang):
                return steps, space
        return None

    def name_ahead(self, space: int, lang: str) -> tuple[int, int] | None:
        """How many steps ahead a named space lies, and which; none where ways part or meet in between."""
        for steps in range(1, len(self.slugs)):
            on = self.ways[space - 1]
            if len(on) != 1 or len(self.from_where[on[0] - 1]) != 1:
                return None
            space = on[0]
            if self.name_of(space, lang):
                return steps, space
        return None

    def route_behind(self, space: int) -> tuple[int, str] | None:
        """How many steps ago the way parted, and the route that leads here; none where ways meet since."""
        for steps in range(1, len(self.slugs)):
            came = self.from_where[space - 1]
            if len(came) != 1:
                return None
            ways = self.ways[came[0] - 1]
            if len(ways) > 1:
                return steps, self.routes[self.names_of_ways[came[0] - 1][ways.index(space)] - 1]
            space = came[0]
        return None

    @functools.cached_property
    def from_where(self) -> tuple[tuple[int, ...], ...]:
        """The spaces that lead to each."""
        spaces = range(1, len(self.slugs) + 1)
        return tuple(tuple(n for n in spaces if there in self.ways[n - 1]) for there in spaces)

    def beside(self, space: int, lang: str) -> str:
        """The name of a space as it stands after "past" and "before": some languages inflect it."""
        near = self.source["space"][space - 1].get("near", {})
        return str(near.get(lang) or self.name_of(space, lang))

    def steps_home(self) -> dict[int, int]:
        """How many spaces it is from each to Ithaca, at least."""
        far = {self.home: 0}
        for _ in self.slugs:
            for space, ways in enumerate(self.ways, 1):
                near = [far[there] for there in ways if there in far]
                if near:
                    far[space] = min(near) + 1
        return far


class _Shape(msgspec.Struct):
    """The types of the parts of the file."""

    space: list[dict[str, Any]] = []
    route: dict[str, dict[str, Any]] = {}
    arrows: list[str] = []
    start: str = ""
    home: str = ""
    hades: str = ""
    ghosts: int = 0


class _Reader(BoardReader[Board]):
    """The spaces first, then the ways between them, then what is special."""

    game = "odyssey"
    slug_form = "[a-z][a-z0-9]*"

    def board(self) -> Board:
        check_kinds(self.source, _Shape, self.file)
        spaces = self.source.get("space", [])
        if not 1 < len(spaces) <= SPACES:
            raise self.fail("board-space-count", value=len(spaces), most=SPACES)
        routes = self.read_routes()
        for space in spaces:
            self.read_space(space)
        start, home, hades = (
            self.place(self.source.get(key), f"{key} =") for key in ("start", "home", "hades")
        )
        if len({start, home, hades}) < 3:
            raise self.fail("board-not-apart", "start =")
        ways, named = self.read_ways(spaces, routes, home)
        stars = frozenset(n for n, space in enumerate(spaces, 1) if space.get("star"))
        arrows = self.read_arrows()
        board = Board(
            self.source, self.slugs, self.points, stars, ways, named, routes,
            start, home, hades, arrows, self.read_ghosts(),
        )  # fmt: skip
        self.check_track(board)
        return board

    def read_routes(self) -> tuple[str, ...]:
        routes = self.source.get("route", {})
        if len(routes) > ROUTES:
            raise self.fail("board-too-many-routes", value=len(routes), most=ROUTES)
        for slug, route in routes.items():
            if not re.fullmatch("[a-z]+", slug):
                raise self.fail("board-bad-route", f"[route.{slug}]", value=slug)
            self.read_names(route.get("name"), f"[route.{slug}]", slug)
        return tuple(routes)

    def read_space(self, space: dict[str, Any]) -> None:
        """Stars have names; plain spaces need none. The file may also give the inflected form of a name."""
        slug = self.read_spot(space)
        near = f'slug = "{slug}"'
        if space.get("star") or "name" in space:
            self.read_names(space.get("name"), near, slug)
        bent = space.get("near", {})
        if not isinstance(bent, dict) or not all(isinstance(name, str) for name in bent.values()):
            raise self.fail("board-bad-near", near, value=slug)

    def read_ways(
        self, spaces: list[dict[str, Any]], routes: tuple[str, ...], home: int
    ) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
        """Where each space leads: one way, or at a fork several with names; from Ithaca none."""
        ways: list[tuple[int, ...]] = []
        named: list[tuple[int, ...]] = []
        for number, space in enumerate(spaces, 1):
            near = f'slug = "{space["slug"]}"'
            fork = space.get("routes", {})
            if number == home:
                ends: tuple[int, ...] = ()
            elif fork:
                if not isinstance(fork, dict) or not 2 <= len(fork) <= WAYS or not set(fork) <= set(routes):
                    raise self.fail("board-bad-fork", near, value=space["slug"], most=WAYS)
                ends = tuple(self.place(slug, near) for slug in fork.values())
            else:
                ends = (self.place(space.get("to"), near),)
            ways.append(ends)
            named.append(tuple(routes.index(name) + 1 for name in fork) if number != home else ())
        return tuple(ways), tuple(named)

    def read_arrows(self) -> tuple[int, ...]:
        """Six of them, one for each side of the die."""
        arrows = tuple(self.place(slug, "arrows =") for slug in self.source.get("arrows", []))
        if len(arrows) != DIE:
            raise self.fail("board-arrow-count", "arrows =", value=len(arrows), wanted=DIE)
        return arrows

    def read_ghosts(self) -> int:
        ghosts = int(self.source.get("ghosts", 0))
        if not 1 <= ghosts < DIE:
            raise self.fail("board-bad-ghosts", "ghosts =", value=ghosts, most=DIE - 1)
        return ghosts

    def check_track(self, board: Board) -> None:
        """Every space leads to Ithaca, one never comes back, and nothing leads to Hades or its way."""
        into = {there for ways in board.ways for there in ways}
        if board.hades in into:
            raise self.fail("board-way-to-hades", "hades =", value=self.slugs[board.hades - 1])
        for special in (board.start, board.home, board.hades):
            if special in board.stars:
                slug = self.slugs[special - 1]
                raise self.fail("board-bad-star", f'slug = "{slug}"', value=slug)
        home = board.steps_home()
        for number, slug in enumerate(self.slugs, 1):
            if number not in home:
                goal = self.slugs[board.home - 1]
                raise self.fail("board-not-joined", f'slug = "{slug}"', value=goal, start=slug)
        for arrow in board.arrows:
            if arrow == board.home or arrow in self.way_of_hades(board):
                raise self.fail("board-bad-arrow", "arrows =", value=self.slugs[arrow - 1])
        if circle := self.circle(board):
            slug = self.slugs[min(circle) - 1]
            raise self.fail("board-circle", f'slug = "{slug}"', value=slug)

    def way_of_hades(self, board: Board) -> set[int]:
        """Hades, and the spaces that can be reached from nowhere else."""
        own = {board.hades}
        while (
            more := {n for n, came in enumerate(board.from_where, 1) if came and own.issuperset(came)} - own
        ):
            own |= more
        return own

    def circle(self, board: Board) -> set[int]:
        """Repeatedly remove spaces that lead nowhere or that nothing leads to: circles remain."""
        left = set(range(1, len(self.slugs) + 1))
        while True:
            inner = {n for n in left if set(board.ways[n - 1]) & left}
            inner &= {there for n in left for there in board.ways[n - 1]}
            if inner == left:
                return left
            left = inner


load, read, from_source = _Reader.load, _Reader.read, _Reader.from_source
