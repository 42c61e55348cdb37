"""Words: every sentence a person reads comes from a Fluent file, in English, French or German.

Events, actions and refusals carry keys and typed arguments, never prose; the words are made here, or
in the browser from the same files. A `Word` is an argument that has a name in each language: a god,
an island, a player.
"""

import functools
import itertools
import locale
import os
import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, NamedTuple

LANGUAGES = ("en", "fr", "de")

# French sets a space before some signs and inside its quotation marks, and no line may break there. In the
# files it is an ordinary space: which kind it has to be is decided here, and in `words.js` for the browser.
NARROW, WIDE = "\u202f", "\u00a0"

Vocabulary = Mapping[str, Mapping[str, str]]  # names by kind: {"island": {"aeaea": "Ééa"}}


class Word(NamedTuple):
    """An argument with a name of its own in each language."""

    kind: str
    name: str


class Words:
    """The sentences of one language: those that every game shares, and those of one game."""

    def __init__(self, lang: str, game: str, vocabulary: Vocabulary) -> None:
        self.lang = lang
        self.bundle = _bundle(lang, game)
        self.vocabulary = vocabulary

    def __call__(self, key: str, **args: Any) -> str:
        if not self.bundle.has_message(key):
            raise KeyError(f"no message '{key}' in {self.lang}")
        pattern = self.bundle.get_message(key).value
        text, errors = self.bundle.format_pattern(pattern, self.spoken(args))
        if errors:
            raise ValueError(f"{self.lang}, {key}: {errors}")
        return typeset(self.lang, str(text))

    def spoken(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments in this language; their ids are added, as `god_id`, for messages that need them."""
        said: dict[str, Any] = {}
        for name, value in args.items():
            if isinstance(value, Word):
                said[name] = self.name(value)
                said[f"{name}_id"] = value.name
            elif isinstance(value, list | tuple):
                said[name] = self.listed([self.name(v) if isinstance(v, Word) else str(v) for v in value])
            else:
                said[name] = value
        return said

    def listed(self, names: list[str]) -> str:
        """Names in a row; equal ones next to each other are counted."""
        counted = [(name, len(list(same))) for name, same in itertools.groupby(names)]
        return ", ".join(name if count == 1 else f"{count} × {name}" for name, count in counted)

    def name(self, word: Word) -> str:
        known = self.vocabulary.get(word.kind, {})
        if word.name in known:
            return known[word.name]
        if word.kind == "seat":  # a seat without a player
            return word.name
        return self(f"{word.kind}-{'unknown' if word.name == '?' else word.name}")


def typeset(lang: str, text: str) -> str:
    """A text as a printer of this language would set it: the spaces of French do not break."""
    if lang != "fr":
        return text
    text = re.sub(" (?=[;!?])", NARROW, text)
    return re.sub("(?<=«) | (?=[:»])", WIDE, text)


def words(lang: str, game: str = "", vocabulary: Vocabulary | None = None) -> Words:
    return Words(lang, game, vocabulary or {})


def my_language() -> str:
    """The language of this computer, if it is one of ours."""
    settings = [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    setting = next((s for s in settings if s), None) or locale.getlocale()[0] or "en"
    code = setting.lower()[:2]
    code = "de" if code == "ge" else code  # Windows says German_Germany
    return code if code in LANGUAGES else "en"


def sources(game: str = "") -> dict[str, Any]:
    """The Fluent files of a game, or without one those that every game shares, by language."""
    from .game import find  # not at the top: its mistakes are put into words here

    folder = find(game).file("text") if game else files("ithaca").joinpath("text")
    return {lang: folder.joinpath(f"{lang}.ftl") for lang in LANGUAGES}


@functools.cache
def _bundle(lang: str, game: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # not at the top: it loads all of Babel

    # No invisible isolation marks: they break accessible names.
    bundle = FluentBundle([lang], use_isolating=False)
    for source in [""] + ([game] if game else []):
        bundle.add_resource(FluentResource(sources(source)[lang].read_text("utf-8")))
    return bundle
