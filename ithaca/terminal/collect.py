"""Very many games recorded for learners: a bar for each game, and a sentence at the end."""

import functools
from collections.abc import Sequence
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from ithaca.engine.game import Game
from ithaca.engine.text import words
from ithaca.envs.collection import Collection, write_card

from .console import compiling, plain_console


def collect(games: Sequence[Game], folder: str, count: int, seed: int, lang: str) -> None:
    """Write what is not there yet, game by game, then the card."""
    errors, say = plain_console(stderr=True), words(lang)
    with compiling(errors, lang):
        made = [Collection(game, Path(folder), count, seed) for game in games]
        for one in made:
            one.warm_up()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        for one in made:
            task = progress.add_task(say("recording", title=one.game.title), total=count)
            if not one.is_there():
                one.write(functools.partial(show, progress, task))
    write_card(Path(folder), made)
    plain_console().print(say("dataset-done", games=count, value=folder))


def show(progress: Progress, task: TaskID, done: int) -> None:
    progress.update(task, completed=done)
