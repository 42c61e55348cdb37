"""Games of bots recorded for learners: the bar, and a sentence at the end."""

from collections.abc import Sequence

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ithaca.arena import single_game, tournament
from ithaca.engine.errors import BadFile, Mistake
from ithaca.engine.game import Game
from ithaca.engine.text import words
from ithaca.envs.dataset import Recording

from .console import compiling, plain_console


def record(
    game: Game,
    seats: Sequence[str],
    games: int,
    path: str,
    lang: str,
    *,
    seed: int,
    options: dict[str, str],
    board: str,
    views: bool,
    on_ray: bool,
) -> None:
    """Play, behind a bar, what the file does not hold yet; Ctrl-C ends it with a Mistake."""
    errors, say = plain_console(stderr=True), words(lang)
    with compiling(errors, lang):
        setup = tournament.prepare(game, seats, seed=seed, options=options, board=board)
        recording = Recording(path, setup, views)
        single_game.warm_up(setup)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(say("recording", title=game.title), total=games, completed=recording.done)
        try:
            recording.run(games, lambda done: progress.update(task, completed=done), on_ray=on_ray)
        except KeyboardInterrupt:
            raise Mistake("record-stopped", count=recording.done, games=games) from None
        except OSError as error:
            raise BadFile("cannot-write", file=path, reason=str(error.strerror)) from None
    plain_console().print(say("record-done", games=recording.done, value=path))
