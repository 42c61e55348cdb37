"""Counting rated games again."""

from collections.abc import Iterable

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ithaca.engine.text import words
from ithaca.server.accounts.recount import Recount, recount_all
from ithaca.server.clock import Clock
from ithaca.server.lease import Lease
from ithaca.server.settings import Settings, database_url
from ithaca.server.storage import Storage

from .console import compiling, plain_console


def count_again(settings: Settings, lang: str) -> None:
    """Count all rated games again, in one transaction. A database that a server is using is left alone."""
    storage, say = Storage(database_url(settings)), words(lang)
    lease = Lease(storage, Clock())
    lease.take()
    try:
        with compiling(plain_console(stderr=True), lang), storage.alone() as db:
            told = watched(recount_all(db), say("ratings-counting"))
    finally:
        lease.leave()
        storage.engine.dispose()
    plain_console().print(say("ratings-counted", games=told.games, changed=told.changed))


def watched(steps: Iterable[int | Recount], text: str) -> Recount:
    """Run the steps behind a progress bar; return the result."""
    errors = plain_console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(text, total=None)
        for done, step in enumerate(steps, 1):
            if isinstance(step, Recount):
                return step
            progress.update(task, completed=done, total=done + step)
    raise AssertionError("a count that does not end")
