"""Mistakes that a person can correct. Each has a stable key, that of its sentence in the `.ftl` files.

Mistake
├── Misuse        what was asked for is not possible (2 players, an unknown game); exit code 2
├── IllegalMove   a move that is not legal now, with the clause that says so
└── BadFile       a board, scenario or log that cannot be read, is broken or was changed
"""

import difflib
from collections.abc import Iterable
from typing import Any


class Mistake(Exception):
    """A sentence in three languages that names the value, the reason and the way out."""

    def __init__(
        self, key: str, *, game: str = "", clause: str = "", file: str = "", line: int = 0, **args: Any
    ) -> None:
        super().__init__(key)
        self.key = key
        self.game = game  # whose words these are; none: those that every game shares
        self.clause = clause  # odysseus/turn/wind
        self.file = file
        self.line = line
        self.args_by_name = args

    def __str__(self) -> str:
        return self.say("en")

    def say(self, lang: str) -> str:
        """The whole sentence: where, what and why, and by which rule."""
        from .text import words

        args = {name: _sayable(value, lang) for name, value in self.args_by_name.items() if name != "names"}
        names = self.args_by_name.get("names")
        say = words(lang, self.game, names(lang) if names else {})
        meant, choices = args.pop("meant", ""), args.pop("choices", "")
        sentence = say(self.key, **args)
        if meant:
            sentence = say("did-you-mean", sentence=sentence, meant=meant)
        elif choices:
            sentence = say("the-choices", sentence=sentence, choices=choices)
        if self.clause:
            sentence = say("by-the-rule", sentence=sentence, clause=self.clause)
        if self.line:
            return f"{self.file}:{self.line}: {sentence}"
        return f"{self.file}: {sentence}" if self.file else sentence

    def at(self, file: str, line: int = 0) -> "Mistake":
        """Set the file and the line of the mistake, and return it."""
        self.file, self.line = file, line or self.line
        return self


class Misuse(Mistake):
    """What was asked for is not possible."""


class IllegalMove(Mistake):
    """A move that cannot be read, or is not legal now."""


class BadFile(Mistake):
    """A file that cannot be read, breaks a constraint or was changed."""


class FormerName(UserWarning):
    """Something was called by a former name, which was accepted."""

    def __init__(self, name: str, now: str) -> None:
        super().__init__(name, now)
        self.name, self.now = name, now

    def __str__(self) -> str:
        return self.say("en")

    def say(self, lang: str) -> str:
        from .text import words

        return words(lang)("former-name", value=self.name, now=self.now)


def _sayable(value: Any, lang: str) -> Any:
    """The value as a sentence can hold it: a file may have anything where a word was expected."""
    from .text import Word

    if isinstance(value, Mistake):
        return value.say(lang)
    if isinstance(value, Word | list | str) or (
        isinstance(value, int | float) and not isinstance(value, bool)
    ):
        return value
    return str(value)


def did_you_mean(name: str, choices: Iterable[str]) -> str:
    """The known name that is most like this one, or an empty string."""
    close = difflib.get_close_matches(name.lower(), [choice for choice in choices if choice], n=1, cutoff=0.5)
    return close[0] if close else ""
