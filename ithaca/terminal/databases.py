"""Copying a database into a file, and moving one."""

from collections.abc import Iterable

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ithaca.engine.text import words
from ithaca.server.backup import backup, count_tables
from ithaca.server.copying import CopyStep
from ithaca.server.database import without_password
from ithaca.server.moving import move

from .console import plain_console


def back_up(url: str, file: str, lang: str) -> None:
    say = words(lang)
    watched(backup(url, file), say("backup-copying"))
    plain_console().print(say("backup-done", count=count_tables(file), file=file), soft_wrap=True)


def move_all(source: str, target: str, lang: str) -> None:
    say = words(lang)
    rows = watched(move(source, target), say("move-copying"))
    place = without_password(target)
    plain_console().print(say("move-done", rows=rows, value=place), soft_wrap=True)


def watched(steps: Iterable[CopyStep], text: str) -> int:
    """Run the steps behind a progress bar; return how many rows there were."""
    errors, of = plain_console(stderr=True), 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(text, total=None)
        for step in steps:
            progress.update(task, completed=step.done, total=step.of)
            of = step.done
    return of // 2  # each is written and read again
