"""Tournaments of bots: progress, standings and the report."""

import datetime
import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, nullcontext
from typing import Literal

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from ithaca.arena import report as arena_report
from ithaca.arena import single_game, tournament, workers
from ithaca.arena.keep import Kept
from ithaca.arena.single_game import Setup
from ithaca.arena.standings import Standings
from ithaca.engine.errors import BadFile, Mistake
from ithaca.engine.game import Game, find
from ithaca.engine.text import words

from .console import compiling, plain_console


def arena(
    game: Game,
    seats: Sequence[str],
    games: int,
    lang: str,
    *,
    seed: int,
    options: dict[str, str],
    board: str,
    place: str,
    processes: int,
    keep: str,
    report: str,
    command: str,
) -> Standings:
    """Play a tournament, and write its report if one is asked for. Everything is checked before it starts."""
    errors, say = plain_console(stderr=True), words(lang)
    tournament.check_place(place)
    if report:
        write(report, "", "a")  # fail now if it cannot be written, before games would be lost
    with compiling(errors, lang):
        setup = tournament.prepare(game, seats, seed=seed, options=options, board=board)
        single_game.warm_up(setup)
    if place == "local" and not processes:
        processes = max(1, workers.cores() // workers.threads_of(setup))
    with closing(Kept(keep, setup)) if keep else nullcontext() as kept:
        standings = played(setup, games, place, processes, kept, lang)
    if report:
        occasion = arena_report.Occasion(command, place, processes, datetime.date.today())
        write(report, arena_report.page(standings, occasion, say))
    return standings


def played(setup: Setup, games: int, place: str, processes: int, kept: Kept | None, lang: str) -> Standings:
    """Play the games behind a progress bar; Ctrl-C ends them with a Mistake that says how to go on."""
    errors, standings = plain_console(stderr=True), Standings(setup)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        hearing_interrupts() as heard,
        Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress,
    ):
        task = progress.add_task(words(lang)("simulating", title=find(setup.game).title), total=games)

        def tell(done: int) -> None:
            progress.update(task, completed=done)
            if heard.is_set():
                raise KeyboardInterrupt

        try:
            return tournament.run(
                setup, games, place=place, workers=processes, kept=kept, standings=standings, tell=tell
            )
        except KeyboardInterrupt:
            raise stopped(standings.games, games, str(kept.path) if kept else "") from None


@contextmanager
def hearing_interrupts() -> Iterator[threading.Event]:
    """Let Ctrl-C raise KeyboardInterrupt and also set the event: one raised in a finaliser would be lost."""
    heard = threading.Event()

    def hear(*_: object) -> None:
        heard.set()
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, hear)
    try:
        yield heard
    finally:
        signal.signal(signal.SIGINT, before)


def stopped(done: int, games: int, keep: str) -> Mistake:
    """The mistake to raise after Ctrl-C, which says how to go on."""
    if keep:
        return Mistake("arena-stopped-kept", count=done, games=games, value=keep)
    return Mistake("arena-stopped", count=done, games=games)


def write(path: str, text: str, mode: Literal["a", "w"] = "w") -> None:
    try:
        with open(path, mode, encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise BadFile("cannot-write", file=path, reason=str(error.strerror)) from None


def show_standings(standings: Standings, report: str, lang: str) -> None:
    """Shares, ratings, times and faults as a table, and what to know about them."""
    console, say = plain_console(), words(lang)
    grid = Grid(*arena_report.columns(say))
    for column in grid.columns[2:]:
        column.justify, column.no_wrap = "right", True
    for row in arena_report.result_rows(standings.all(), say):
        grid.add_row(*(Text(cell) for cell in row))
    console.print(grid)
    console.print(Text(arena_report.summary(standings, say)))
    for note in arena_report.notes(standings, say):
        console.print(Text(note))
    if report:
        console.print(Text(say("arena-report-kept", value=report)))
