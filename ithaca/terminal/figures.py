"""What a simulation counted, and a game's own report."""

from pathlib import Path
from typing import Any

from rich.progress import Progress
from rich.table import Table as Grid
from rich.text import Text

from ithaca.engine.errors import BadFile, Misuse
from ithaca.engine.simulate import Simulation, SimulationFigures
from ithaca.engine.text import Words, words

from .console import compiling, plain_console


def figures_table(figures: SimulationFigures, say: Words) -> Grid:
    """The figures of a simulation as a table."""
    grid = Grid(say("col-figure"), say("col-value"))
    grid.columns[1].justify = "right"
    names = (
        "games",
        "decisions",
        "seconds",
        "decisions_per_second",
        "games_per_second",
        "mean_length",
        "seed",
    )
    for name in names:
        digits = 1 if name in ("seconds", "mean_length") else 0
        value = round(getattr(figures, name), digits)
        grid.add_row(
            say(f"fig-{name.replace('_', '-')}"), say("number", value=value if digits else int(value))
        )
    for seat, wins in enumerate(figures.wins):
        share = say("number", value=round(100 * wins / figures.games, 1))
        grid.add_row(say("fig-wins", seat=seat), f"{say('number', value=round(wins))}  ({share} %)")
    return grid


def report(simulation: Simulation, board: Any, games: int, folder: str, lang: str) -> None:
    """A game's own report of chance and skill, in tables and pictures."""
    part = simulation.game.part("report")
    errors = plain_console(stderr=True)
    say = words(lang, simulation.game.slug, board.names(lang))
    with compiling(errors, lang):
        part.run(simulation, board, 1, lambda done: None)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(say("simulating", title=simulation.game.title), total=games)
        counted = part.run(simulation, board, games, lambda done: progress.update(task, completed=done))
    console = plain_console()
    console.print(part.draw(counted, say))
    try:
        files = part.plot(counted, say, Path(folder))
    except ImportError:
        raise Misuse("no-matplotlib") from None
    except OSError as error:
        raise BadFile("cannot-write", file=folder, reason=str(error.strerror)) from None
    for file in files:
        console.print(Text(say("report-kept", file=str(file))))
