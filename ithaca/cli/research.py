"""Commands for many games: simulations, tournaments, records for learners, training, riddles."""

import json
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from .common import AsJson, BoardFile, GameName, Lang, OnRay, Options, app, language_of, options_of

if TYPE_CHECKING:
    from ithaca.engine.game import Game
    from ithaca.engine.simulate import Simulation


def simulation_of(gpu: bool, ray: str) -> "type[Simulation]":
    """The kind of simulation: here, on a graphics card, or on a cluster."""
    if gpu:
        from ithaca.envs.gpu import GpuSimulation

        return GpuSimulation
    if ray:
        from ithaca.arena.ray_simulation import RaySimulation

        return RaySimulation
    from ithaca.engine.simulate import Simulation

    return Simulation


def use_cluster(address: str) -> None:
    """Run what follows on this cluster, if one is given."""
    if address:
        from ithaca.arena.ray_cluster import name_cluster

        name_cluster(address)


def line_up(game: str, seats: str, games: int) -> tuple["Game", list[str]]:
    """The game and its bots. Raises Misuse for a number of bots or of games that is not possible."""
    from ithaca.engine.errors import Misuse
    from ithaca.engine.game import find

    card, names = find(game), [name.strip() for name in seats.split(",")]
    card.check_players(len(names))
    if not 1 <= games <= 10**9:
        raise Misuse("bad-number", value=games, least=1, most=10**9)
    return card, names


@app.command()
def simulate(
    game: GameName,
    players: Annotated[int | None, typer.Option(help="Number of players. Default: 4, if possible.")] = None,
    games: Annotated[
        int | None, typer.Option(help="Number of games. Default: 10,000; for a report a million.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    option: Options = None,
    board: BoardFile = "",
    report: Annotated[
        bool, typer.Option("--report", help="Figures and pictures of chance and skill.")
    ] = False,
    folder: Annotated[str, typer.Option("--out", metavar="FOLDER", help="Where to put the pictures.")] = ".",
    gpu: Annotated[bool, typer.Option("--gpu", help="On a graphics card: the same games, faster.")] = False,
    ray: OnRay = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Play many random games, compiled, and print statistics."""
    from rich.progress import Progress

    from ithaca.engine.errors import Misuse
    from ithaca.engine.game import find
    from ithaca.engine.text import words
    from ithaca.terminal import figures as showing
    from ithaca.terminal.console import compiling, plain_console

    spoken = language_of(lang)
    say = words(spoken)
    card = find(game)
    players = card.check_players(players)
    if games is None:
        games = 1_000_000 if report else 10_000
    if games < 1:
        raise Misuse("bad-number", value=games, least=1, most=10**12)
    if report and not card.has_part("report"):
        raise Misuse("no-report", title=card.title)
    if ray and (gpu or report):
        raise Misuse("options-exclude", option="--ray", other="--gpu" if gpu else "--report")
    use_cluster(ray)
    errors = plain_console(stderr=True)
    with compiling(errors, spoken):
        loaded = card.part("board").load(board)
        simulation = simulation_of(gpu, ray)(card, players, seed, options=options_of(option), board=loaded)
        simulation.play(0, 0)
    if report:
        showing.report(simulation, loaded, games, folder, spoken)
        return
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(say("simulating", title=card.title), total=games)
        figures = simulation.run(games, lambda done: progress.update(task, completed=done))
    if as_json:
        typer.echo(json.dumps(figures.as_dict()))
        return
    plain_console().print(showing.figures_table(figures, say))


@app.command()
def arena(
    game: GameName,
    seats: Annotated[
        str,
        typer.Option(
            metavar="BOTS", help="Who plays, separated by commas: greedy,greedy,package.module:Class."
        ),
    ],
    games: Annotated[
        int, typer.Option(help="How many games; each deal is played once from every seat.")
    ] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    option: Options = None,
    board: BoardFile = "",
    on: Annotated[str, typer.Option(help="Where: local, or ray (a cluster at RAY_ADDRESS).")] = "local",
    ray: OnRay = "",
    workers: Annotated[int | None, typer.Option(help="How many games at once. Default: all cores.")] = None,
    keep: Annotated[
        str, typer.Option(metavar="FILE", help="Store the results; the same command continues from there.")
    ] = "",
    report: Annotated[str, typer.Option(metavar="FILE", help="Write a report (FILE.html).")] = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Let bots play against each other, and rate them."""
    import shlex

    from ithaca.engine.errors import Misuse
    from ithaca.terminal import arena as showing

    spoken = language_of(lang)
    card, names = line_up(game, seats, games)
    if workers is not None and not 1 <= workers <= 1024:
        raise Misuse("bad-number", value=workers, least=1, most=1024)
    use_cluster(ray)
    standings = showing.arena(
        card,
        names,
        games,
        spoken,
        seed=seed,
        options=options_of(option),
        board=board,
        place="ray" if ray else on,
        processes=workers or 0,
        keep=keep,
        report=report,
        command=f"ithaca {shlex.join(sys.argv[1:])}",
    )
    if as_json:
        typer.echo(json.dumps(standings.as_dict()))
        return
    showing.show_standings(standings, report, spoken)


@app.command()
def record(
    game: GameName,
    seats: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="BOTS",
            help="Who plays, separated by commas: greedy,greedy,package.module:Class.",
        ),
    ],
    out: Annotated[str, typer.Option("--out", metavar="FILE", help="The file to write (.parquet).")],
    games: Annotated[
        int, typer.Option(help="How many games; each deal is played once from every seat.")
    ] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    option: Options = None,
    board: BoardFile = "",
    views: Annotated[
        bool, typer.Option("--views", help="Concealed states as bytes instead of observation vectors.")
    ] = False,
    ray: OnRay = "",
    lang: Lang = "",
) -> None:
    """Let bots play and store every decision for learners; the same command continues after a stop."""
    from ithaca.terminal.record import record as run

    spoken = language_of(lang)
    card, names = line_up(game, seats, games)
    use_cluster(ray)
    chosen = options_of(option)
    run(
        card, names, games, out, spoken, seed=seed, options=chosen, board=board, views=views, on_ray=bool(ray)
    )


@app.command()
def dataset(
    folder: Annotated[str, typer.Argument(metavar="FOLDER", help="Where the files and their card go.")],
    games: Annotated[int, typer.Option(help="How many of each kind.")] = 1_000_000,
    only: Annotated[
        list[str] | None, typer.Option("--game", metavar="GAME", help="Only this game. May be repeated.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    lang: Lang = "",
) -> None:
    """Write very many games of simple players for learners, with a dataset card."""
    from ithaca.engine.game import find, names
    from ithaca.terminal.collect import collect

    collect([find(name) for name in only or names()], folder, games, seed, language_of(lang))


@app.command()
def train(
    game: GameName,
    folder: Annotated[str, typer.Option("--out", metavar="FOLDER", help="Where the run is kept.")] = "muse",
    seconds: Annotated[float, typer.Option(help="Seconds it learns by itself, over all sittings.")] = 480,
    imitate: Annotated[float, typer.Option(help="Seconds it imitates simple players before that.")] = 20,
    sitting: Annotated[float, typer.Option(help="Stop after this many seconds; 0: at the end.")] = 0,
    resume: Annotated[bool, typer.Option("--resume", help="Continue from the folder's checkpoint.")] = False,
    seed: Annotated[int, typer.Option(help="The random seed.")] = 0,
    games: Annotated[
        int | None, typer.Option(help="Games side by side. Default: 32,768; on a processor 256.")
    ] = None,
    width: Annotated[
        int | None, typer.Option(help="Width of the net. Default: 512; on a processor 128.")
    ] = None,
    blocks: Annotated[
        int | None, typer.Option(help="Blocks of the net. Default: 3; on a processor 1.")
    ] = None,
    device: Annotated[str, typer.Option(help="cuda or cpu. Default: a graphics card if there is one.")] = "",
    against: Annotated[
        str, typer.Option(metavar="FILE", help="Instead, learn the best response to the muse in this file.")
    ] = "",
    begin: Annotated[
        str, typer.Option(metavar="FILE", help="Start as the muse in this file, without imitating.")
    ] = "",
    guest: Annotated[
        list[str] | None,
        typer.Option(metavar="FILE", help="A muse that sits where older selves do. May be repeated."),
    ] = None,
    numbers: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=NUMBER", help="Change a number of the plan. May be repeated."),
    ] = None,
    ray: Annotated[
        str,
        typer.Option(metavar="ADDRESS", help="On the Ray cluster at HOST:PORT; local starts one here."),
    ] = "",
    learners: Annotated[
        int, typer.Option(min=0, help="Learners on the cluster. 0: one for each graphics card.")
    ] = 0,
    secrets: Annotated[
        str,
        typer.Option(
            metavar="FILE", help="Instead, teach the muse in this file to estimate what others hide."
        ),
    ] = "",
    lang: Lang = "",
) -> None:
    """Train a player by letting it play against itself. Needs PyTorch."""
    from ithaca.terminal.train import teach_secrets_in_terminal, train_in_terminal

    if secrets:
        teach_secrets_in_terminal(
            game, secrets, folder, language_of(lang), seconds, seed, device, numbers or ()
        )
        return
    given = {"games": games, "width": width, "blocks": blocks, "begin": begin or None, "guests": guest}
    train_in_terminal(
        game,
        folder,
        language_of(lang),
        wanted={"seconds": seconds, "imitate": imitate, "seed": seed, **given},
        numbers=numbers or (),
        sitting=sitting,
        resume=resume,
        device=device,
        against=against,
        ray=ray,
        learners=learners,
    )


@app.command()
def riddles(
    game: GameName,
    days: Annotated[int, typer.Option(help="Number of days.")] = 30,
    first: Annotated[
        str,
        typer.Option("--from", metavar="DATE", help="The first day. Default: the day after the last riddle."),
    ] = "",
    seed: Annotated[int, typer.Option(help="The same seed gives the same riddles.")] = 1,
    workers: Annotated[int, typer.Option(help="Days to work on at once.")] = 1,
    out: Annotated[
        str, typer.Option(metavar="FILE", help="Default: riddles.jsonl of the game's folder.")
    ] = "",
    lang: Lang = "",
) -> None:
    """Make riddles from bots' games: where the oracle is sure and the greedy player wrong."""
    from ithaca.terminal.riddles import make

    make(game, days, first, seed, workers, out, language_of(lang))
