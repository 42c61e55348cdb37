"""What a seat may do now, with all that a client needs to show it."""

import functools
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from .notation import Notation
from .story import Argument


class Choice(NamedTuple):
    """One legal action."""

    action: int
    move: str  # its name: wind:3:g2
    verb: str
    args: dict[str, Argument]  # for the words of its label
    clause: str  # the rule that allows it: odysseus/turn/wind
    group: str  # choices of one group differ only in their last argument: wind:3


def choices_of(
    game: str, names: Notation, actions: Sequence[int], extra: Sequence[Mapping[str, Argument]]
) -> list[Choice]:
    """These actions as choices; `extra` has for each the words that depend on the table."""
    known = every_choice(game, names)
    found = zip([known[action] for action in actions], extra, strict=True)
    return [
        Choice(plain.action, plain.move, plain.verb, {**plain.args, **words}, plain.clause, plain.group)
        for plain, words in found
    ]


@functools.lru_cache(maxsize=64)
def every_choice(game: str, names: Notation) -> dict[int, Choice]:
    """All actions of a game on one board, made once: only the words that depend on the table are new."""
    return {action: _choice(game, names, action) for action in names}


def _choice(game: str, names: Notation, action: int) -> Choice:
    verb, name = names.verb(action), names.name(action)
    clause, group = f"{game}/{verb.clause}", name.rpartition(":")[0] or name
    return Choice(action, name, verb.name, {**names.move(action).args}, clause, group)
