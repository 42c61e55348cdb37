"""Short names for actions, the same in every language: `wind:3:g2`.

A game lists its verbs; each fills a row of action ids, one for every combination of its arguments, the last
one counted fastest. Where not all words go together the verb lists those that do, and its row is that long.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import NamedTuple

from .errors import IllegalMove, did_you_mean
from .text import Word


@dataclass(frozen=True)
class Verb:
    """One kind of action."""

    name: str
    first: int  # the id of its first action
    takes: tuple[str, ...] = ()  # the kinds of its arguments
    clause: str = ""  # the rule that allows it
    playable: bool = True  # False: only a way to see another's move
    only: tuple[tuple[str, ...], ...] = ()  # its arguments, action by action; empty: all combinations


class NamedMove(NamedTuple):
    """An action taken apart: its verb and typed arguments."""

    verb: str
    args: dict[str, Word]


class Notation:
    """The names of a game's actions on one board."""

    def __init__(self, verbs: Sequence[Verb], vocabulary: Mapping[str, Sequence[str]]) -> None:
        self.verbs = verbs
        self.vocabulary = vocabulary
        self._names: dict[int, str] = {}
        self._verbs: dict[int, Verb] = {}
        self._words: dict[int, dict[str, Word]] = {}
        for verb in verbs:
            for nth in range(len(verb.only) or prod(len(vocabulary[kind]) for kind in verb.takes)):
                self._verbs[verb.first + nth] = verb
                names = verb.only[nth] if verb.only else self._arguments(verb, nth)
                self._names[verb.first + nth] = ":".join([verb.name, *names])
                words = zip(verb.takes, names, strict=True)
                self._words[verb.first + nth] = {kind: Word(kind, name) for kind, name in words}
        self._ids = {name: action for action, name in self._names.items()}

    def __contains__(self, action: int) -> bool:
        return action in self._names

    def __iter__(self) -> Iterator[int]:
        return iter(self._names)

    def name(self, action: int) -> str:
        return self._names[action]

    def verb(self, action: int) -> Verb:
        return self._verbs[action]

    def move(self, action: int) -> NamedMove:
        """The action with typed arguments, as it travels to clients."""
        return NamedMove(self._verbs[action].name, dict(self._words[action]))

    def parse(self, text: str) -> int:
        """The action of this name. Raises IllegalMove, which says what is wrong and what may be meant."""
        text = text.strip()
        if text in self._ids and self._verbs[self._ids[text]].playable:
            return self._ids[text]
        name, *arguments = text.lower().split(":")
        verb = next((verb for verb in self.verbs if verb.name == name and verb.playable), None)
        if verb is None:
            names = list(dict.fromkeys(verb.name for verb in self.verbs if verb.playable))
            raise IllegalMove(
                "no-such-move", value=text, meant=did_you_mean(name, names), choices=", ".join(names)
            )
        if len(arguments) != len(verb.takes):
            raise IllegalMove("wrong-arguments", value=text, form=self.form(verb))
        for kind, argument in zip(verb.takes, arguments, strict=True):
            known = self.vocabulary[kind]
            if argument not in known:
                meant = did_you_mean(argument, known)
                raise IllegalMove(
                    "no-such-argument", value=argument, move=text, meant=meant, choices=", ".join(known)
                )
        found = self._ids.get(":".join([name, *arguments]))
        if found is None:
            raise IllegalMove("no-such-move", value=text)
        return found

    def form(self, verb: Verb) -> str:
        """How the verb is written: wind:WIND:ZONE."""
        return ":".join([verb.name, *(kind.upper() for kind in verb.takes)])

    def _arguments(self, verb: Verb, nth: int) -> list[str]:
        names: list[str] = []
        for kind in reversed(verb.takes):
            nth, place = divmod(nth, len(self.vocabulary[kind]))
            names.insert(0, self.vocabulary[kind][place])
        return names
