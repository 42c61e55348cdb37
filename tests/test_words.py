"""One word for one thing: what `docs/words.md` forbids does not occur in what players read."""

import functools
import re
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.visitor import Visitor

import ithaca
from ithaca.engine.game import names
from ithaca.engine.text import LANGUAGES

PACKAGE = Path(ithaca.__file__).parent
PAGE = Path(__file__).parent.parent / "docs" / "words.md"
ALL = "all"


class Term(NamedTuple):
    """A row of the page."""

    game: str
    what: str
    word: dict[str, str]
    never: dict[str, list[str]]


def terms() -> list[Term]:
    rows = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| ")][1:]
    found = []
    for row in rows:
        game, what, *words = [cell.strip() for cell in row.strip("|").split("|")]
        never = [[word.strip() for word in cell.split(",") if word.strip()] for cell in words[3:]]
        found.append(
            Term(
                game,
                what,
                dict(zip(LANGUAGES, words[:3], strict=True)),
                dict(zip(LANGUAGES, never, strict=True)),
            )
        )
    return found


class Texts(Visitor):
    """The literal text in a file of messages, by key."""

    def __init__(self):
        self.found, self.key = [], ""

    def visit_Message(self, node):  # noqa: N802 - the name that fluent calls
        self.key = node.id.name
        self.generic_visit(node)

    def visit_TextElement(self, node):  # noqa: N802
        self.found.append((self.key, node.value))


@functools.cache
def read_by_players(game: str, lang: str) -> list[tuple[str, str]]:
    """(place, text): everything that players of a game read in a language; for all games, what belongs to
    none."""
    found = []
    for path in PACKAGE.rglob(f"{lang}.ftl"):
        if owner(path) == game:
            texts = Texts()
            texts.visit(FluentParser().parse(path.read_text("utf-8")))
            found += [(f"{path.relative_to(PACKAGE)}: {key}", text) for key, text in texts.found]
    if game != ALL:
        for path in [PACKAGE / "games" / game / "rulebook.toml"]:
            found += [
                (f"{path.relative_to(PACKAGE)}: {place}", text)
                for place, text in in_language(tomllib.loads(path.read_text("utf-8")), lang)
            ]
    return found


def owner(path: Path) -> str:
    """The game whose words a file holds."""
    parts = path.relative_to(PACKAGE).as_posix()
    return next((game for game in names() if re.search(rf"(^|[/-]){game}/", parts)), ALL)


def in_language(entry, lang: str, place: str = "") -> list[tuple[str, str]]:
    """The texts of a language in a file, with their places."""
    if isinstance(entry, dict):
        return [
            text
            for key, value in entry.items()
            for text in (
                [(place, value)]
                if key == lang and isinstance(value, str)
                else in_language(value, lang, f"{place}/{key}" if place else key)
            )
        ]
    return []


def forbidden(word: str) -> re.Pattern[str]:
    ending = re.escape(word).replace(r"\*", r"\w*")
    return re.compile(rf"(?<!\w){ending}(?!\w)", re.IGNORECASE)


def test_the_page_has_words_for_every_game():
    assert {term.game for term in terms()} == {ALL, *names()}
    assert all(term.what and all(term.word.values()) for term in terms())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [ALL, *names()])
def test_no_other_word_is_used_for_the_same_thing(game, lang):
    wrong = []
    for term in terms():
        if term.game not in (game, ALL):
            continue
        for word in term.never[lang]:
            pattern = forbidden(word)
            wrong += [
                f"{place}: “{text.strip()[:80]}” says {word}, not {term.word[lang]}"
                for place, text in read_by_players(game, lang)
                if pattern.search(text)
            ]
    assert wrong == []


def test_a_forbidden_word_would_be_found():
    assert any("Streit" in text for _, text in read_by_players("ulysses", "de"))
    assert any(place.endswith("debate/tie") for place, _ in read_by_players("ulysses", "de"))
