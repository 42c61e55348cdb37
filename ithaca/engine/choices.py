"""What a seat may do now, with all that a client needs to show it."""

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from .notation import Notation
from .story import Argument


@dataclass(frozen=True, eq=False)
class Choice:
    """One legal action. The same choice is the same object whenever it can be made again."""

    action: int
    move: str  # its name: wind:3:g2
    verb: str
    args: Mapping[str, Argument]  # for the words of its label; read-only
    clause: str  # the rule that allows it: odysseus/turn/wind
    group: str  # choices of one group differ only in their last argument: wind:3


def choices_of(
    game: str, names: Notation, actions: Sequence[int], extra: Sequence[Mapping[str, Argument]]
) -> list[Choice]:
    """These actions as choices; `extra` has for each the words that depend on the table."""
    found = list(map(every_choice(game, names).__getitem__, actions))
    if not any(extra):
        return found
    each = zip(found, extra, strict=True)
    return [in_words(plain, tuple(words.items())) if words else plain for plain, words in each]


@functools.lru_cache(maxsize=20_000)
def in_words(plain: Choice, words: tuple[tuple[str, Argument], ...]) -> Choice:
    """A choice with words that depend on the table."""
    return replace(plain, args=MappingProxyType({**plain.args, **dict(words)}))


@functools.lru_cache(maxsize=64)
def every_choice(game: str, names: Notation) -> dict[int, Choice]:
    """All actions of a game on one board, made once: only words that depend on the table are added later."""
    return {action: _choice(game, names, action) for action in names}


def _choice(game: str, names: Notation, action: int) -> Choice:
    verb, name = names.verb(action), names.name(action)
    clause, group = f"{game}/{verb.clause}", name.rpartition(":")[0] or name
    return Choice(action, name, verb.name, MappingProxyType({**names.move(action).args}), clause, group)
