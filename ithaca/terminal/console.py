"""Consoles, and the bar while rules are compiled."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from ithaca.engine.text import words


def plain_console(stderr: bool = False) -> Console:
    """A console that prints names as they are, without markup: a player may be called [bold]."""
    return Console(stderr=stderr, markup=False, emoji=False, highlight=False)


@contextmanager
def compiling(console: Console, lang: str) -> Iterator[None]:
    """Show a bar while rules are compiled; nothing when they come from the cache."""
    from ithaca.engine.compiler import told_of_compiling

    say = words(lang)
    columns = (
        BarColumn(bar_width=30),
        TextColumn("{task.completed}/{task.total}"),
        TextColumn("{task.description}"),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=None, visible=False)

        def tell(name: str, nth: int, of: int) -> None:
            text = say("compiling", rule=name)
            progress.update(task, description=text, completed=nth, total=of, visible=True)

        with told_of_compiling(tell):
            yield
