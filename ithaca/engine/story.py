"""What happened, as keys and typed arguments; clients make the words."""

from typing import NamedTuple

from .text import Word

Argument = Word | list[Word] | int | str


class Event(NamedTuple):
    """One thing that happened."""

    key: str
    args: dict[str, Argument]


def seat_word(seat: int) -> Word:
    return Word("seat", str(seat))
