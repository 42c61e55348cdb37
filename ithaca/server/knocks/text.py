"""What a knock says: whose turn at which table, and nothing of the game.

It consists of what anybody with the table's link can see, so it does not depend on the position, and every
knock has the same length, so that not even its size reveals anything.
"""

import msgspec

from ithaca.engine.text import words

from ..table import Table
from .wishes import KnockKind

TITLES: dict[KnockKind, str] = {
    "turn": "knock-turn",
    "started": "knock-started",
    "ended": "knock-ended",
    "invited": "knock-invited",
}
SIZE = 1024  # bytes of every knock, before it is encrypted


def text_of(kind: KnockKind, table: Table, name: str, lang: str) -> bytes:
    """The knock about a table as a browser shows it; `name` is the player whose turn it is, or who
    invites."""
    say = words(lang)
    told = {
        "title": say(TITLES[kind], name=name),
        "body": " · ".join(part for part in (table.setup.title, table.game.title) if part),
        "table": table.id,
        "lang": lang,
    }
    return padded(msgspec.json.encode(told))


def padded(text: bytes) -> bytes:
    """JSON padded with spaces to the fixed size."""
    if len(text) > SIZE:
        raise ValueError(f"a knock of {len(text)} bytes: there is room for {SIZE}")
    return text.ljust(SIZE)
