"""`ithaca riddles`: positions for the days to come, with a bar while the oracle thinks."""

import datetime
from pathlib import Path

from rich.progress import Progress

from ithaca.arena import riddles
from ithaca.engine.errors import Misuse
from ithaca.engine.game import find
from ithaca.engine.text import words

from .console import compiling, plain_console

MOST_DAYS = 3660


def make(game: str, days: int, first: str, seed: int, workers: int, out: str, lang: str) -> None:
    """Make riddles for `days` days, and add them to the file; they replace those of the same days."""
    card, errors = find(game), plain_console(stderr=True)
    if not 1 <= days <= MOST_DAYS:
        raise Misuse("bad-number", value=days, least=1, most=MOST_DAYS)
    if not 1 <= workers <= 256:
        raise Misuse("bad-number", value=workers, least=1, most=256)
    path = Path(out) if out else Path(str(card.file(riddles.FILE)))
    begin = first_day(path, first)
    wanted = [begin + datetime.timedelta(days=nth) for nth in range(days)]
    with compiling(errors, lang):
        card.ready()
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(words(lang)("riddling", title=card.title), total=days)
        sure = riddles.Sureness()
        made = list(riddles.make(card, wanted, seed, sure, workers, lambda day: progress.advance(task)))
    try:
        riddles.write(path, made)
    except OSError as error:
        raise Misuse("cannot-write", file=str(path), reason=error.strerror or str(error)) from None
    plain_console().print(
        words(lang)("riddles-done", count=len(made), title=card.title, file=str(path), seed=seed)
    )


def first_day(path: Path, text: str) -> datetime.date:
    """The day to begin with: the given one, or without one the day after the last riddle."""
    if not text:
        return riddles.next_day(path, datetime.datetime.now(datetime.UTC).date())
    try:
        return datetime.date.fromisoformat(text)
    except ValueError:
        raise Misuse("bad-day", value=text) from None
