"""Rules with addresses: every clause of a game, in our own words, in three languages, and its source."""

import functools
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .errors import Misuse, did_you_mean
from .game import find
from .text import LANGUAGES, typeset

# The source of a clause: the printed rules; printed rules that contradict one another, with the one that we
# follow; a rule of ours, where they are silent; an option of ours, which each table may choose.
PRINTED, CONTRADICTED, OURS, OPTION = KINDS = ("printed", "contradicted", "ours", "option")
FRONT_MATTER = ("title", "source", "editions", "rulings", "stated")  # keys that are no chapters


@dataclass(frozen=True)
class Clause:
    """One rule."""

    address: str  # odysseus/voyage/tie
    kind: str
    title: dict[str, str]
    text: dict[str, str]
    reason: dict[str, str]  # of a rule of ours or an option
    printed_at: str  # the places in the printed rules, as they head their sections
    differs: dict[str, str]  # how the printed rules contradict one another, and which we follow


@dataclass(frozen=True)
class Ruling:
    """A decision of ours where the printed rules are silent or contradict one another."""

    name: str  # U15
    clause: str  # the address of the clause that holds it
    says: str  # words of that clause's English text that state it


@dataclass(frozen=True)
class Rulebook:
    """All clauses of a game, chapter by chapter."""

    title: dict[str, str]
    source: dict[str, str]
    editions: tuple[str, ...]  # the languages of the printed rules
    chapters: dict[str, dict[str, str]]  # titles by chapter and language
    clauses: dict[str, Clause]  # by address
    rulings: tuple[Ruling, ...]
    stated: tuple[str, ...]  # entries among the numbered rulings that only repeat what is printed

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
    text = find(game).file("rulebook.toml").read_text("utf-8")
    book = tomllib.loads(text)
    chapters = {name: part for name, part in book.items() if name not in FRONT_MATTER}
    clauses = {
        f"{game}/{chapter}/{name}": _clause(f"{game}/{chapter}/{name}", entry)
        for chapter, part in chapters.items()
        for name, entry in part.items()
        if name != "title"
    }
    rulings = tuple(
        Ruling(name, f"{game}/{place['clause']}", place["says"])
        for name, places in book.get("rulings", {}).items()
        for place in places
    )
    return Rulebook(
        _in_each_language(book["title"]),
        _in_each_language(book["source"]),
        tuple(book["editions"]),
        {name: _in_each_language(part["title"]) for name, part in chapters.items()},
        clauses,
        rulings,
        tuple(book.get("stated", ())),
    )


def _clause(address: str, entry: Mapping[str, Any]) -> Clause:
    return Clause(
        address,
        entry["kind"],
        _in_each_language(entry["title"]),
        _in_each_language(entry),
        reason=_in_each_language(entry.get("why", {})),
        printed_at=entry.get("book", ""),
        differs=_in_each_language(entry.get("differs", {})),
    )


def _in_each_language(texts: Mapping[str, Any]) -> dict[str, str]:
    return {lang: typeset(lang, texts[lang]) for lang in LANGUAGES if lang in texts}
