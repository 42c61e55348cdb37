"""Rules with addresses: every clause of a game, in our own words, in three languages."""

import functools
import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from .errors import Misuse, did_you_mean

KINDS = ("rulebook", "ruling", "option")  # printed; ours where print is silent; for a table to choose


@dataclass(frozen=True)
class Clause:
    """One rule."""

    address: str  # odysseus/voyage/tie
    kind: str
    title: dict[str, str]
    text: dict[str, str]
    reason: dict[str, str]  # of a ruling or an option
    source: str  # the rulings it rests on
    differs: dict[str, str]  # where the printed rulebooks say different things


@dataclass(frozen=True)
class Rulebook:
    """All clauses of a game, chapter by chapter."""

    title: dict[str, str]
    source: dict[str, str]
    chapters: dict[str, dict[str, str]]  # titles by chapter and language
    clauses: dict[str, Clause]  # by address

    def find(self, game: str, address: str) -> list[Clause]:
        """The clause at this address, or all clauses of a chapter; the game's name may be left out."""
        wanted = address.strip("/")
        full = wanted if wanted.split("/")[0] == game else f"{game}/{wanted}"
        if full in self.clauses:
            return [self.clauses[full]]
        if chapter := [c for a, c in self.clauses.items() if a.startswith(f"{full}/")]:
            return chapter
        known = [*self.clauses, *(a.removeprefix(f"{game}/") for a in self.clauses), *self.chapters]
        raise Misuse("no-such-clause", value=address, meant=did_you_mean(wanted, known), game=game)


@functools.cache
def rulebook(game: str) -> Rulebook:
    text = files("ithaca").joinpath(f"games/{game}/rulebook.toml").read_text("utf-8")
    book = tomllib.loads(text)
    chapters = {name: part for name, part in book.items() if name not in ("title", "source")}
    clauses = {
        f"{game}/{chapter}/{name}": _clause(f"{game}/{chapter}/{name}", entry)
        for chapter, part in chapters.items()
        for name, entry in part.items()
        if name != "title"
    }
    return Rulebook(book["title"], book["source"], {c: p["title"] for c, p in chapters.items()}, clauses)


def _clause(address: str, entry: dict[str, Any]) -> Clause:
    text = {lang: entry[lang] for lang in ("en", "fr", "de")}
    return Clause(
        address,
        entry["kind"],
        entry["title"],
        text,
        reason=entry.get("why", {}),
        source=entry.get("source", ""),
        differs=entry.get("differs", {}),
    )
