"""The command line: `ithaca games`, `play`, `simulate`, `arena`, `record`, `dataset`, `train`, `replay`,
`position`, `verify`, `advise`, `review`, `riddles`, `rules`, `serve`, `work`, `backup`.

Exit code 2 means that the command cannot be meant so, 1 that something failed. Heavy imports stay
inside the commands, so that `--help` is instant.
"""

import json
import sys
import warnings
from typing import TYPE_CHECKING, Annotated, TextIO

import typer

from ithaca import __version__

if TYPE_CHECKING:
    from ithaca.engine.game import Game
    from ithaca.engine.simulate import Simulation

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    help="Board games of the Odyssey: play them, simulate them, check them.",
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `ithaca games` lists them.")]
Lang = Annotated[str, typer.Option("--lang", help="Language: en, fr or de. Default: yours, else en.")]
AsJson = Annotated[bool, typer.Option("--json", help="Figures as one JSON object.")]
OnRay = Annotated[
    str,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="On the Ray cluster at HOST:PORT, with the same results; local starts one here.",
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", help="An option of the game, NAME or NAME=off. May be repeated."),
]
BoardFile = Annotated[str, typer.Option("--board", metavar="FILE", help="A board of your own, as TOML.")]


def main() -> None:
    """Run a command; a mistake is a sentence, never a traceback."""
    from ithaca.engine.errors import Mistake, Misuse

    warnings.showwarning = _tell_notice
    try:
        app()
    except Mistake as mistake:
        typer.echo(mistake.say(_spoken_language(sys.argv)), err=True)
        # A file that asks for what cannot be has failed; only the command itself can be misused.
        raise SystemExit(2 if isinstance(mistake, Misuse) and not mistake.file else 1) from None
    except BrokenPipeError:
        raise SystemExit(1) from None


def _tell_notice(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,
    line: str | None = None,
) -> None:
    """A notice of ours in the reader's language, in one line; those of others as they are."""
    from ithaca.engine.errors import FormerName

    text = message.say(_spoken_language(sys.argv)) if isinstance(message, FormerName) else str(message)
    typer.echo(text, err=True)


def _spoken_language(arguments: list[str]) -> str:
    """The language asked for, for mistakes that come before it is read."""
    from ithaca.engine.text import LANGUAGES, my_language

    for one, next_one in zip(arguments, [*arguments[1:], ""], strict=True):
        wanted = next_one if one == "--lang" else one.removeprefix("--lang=") if "--lang=" in one else ""
        if wanted in LANGUAGES:
            return wanted
    return my_language()


def _language(lang: str) -> str:
    from ithaca.engine.errors import Misuse, did_you_mean
    from ithaca.engine.text import LANGUAGES, my_language

    if not lang:
        return my_language()
    if lang not in LANGUAGES:
        raise Misuse(
            "no-such-language", value=lang, meant=did_you_mean(lang, LANGUAGES), choices=", ".join(LANGUAGES)
        )
    return lang


def _options(chosen: list[str] | None) -> dict[str, str]:
    """`--option variant --option stays-open=off` as a table."""
    pairs = (entry.partition("=") for entry in chosen or [])
    return {name: value or "on" for name, _, value in pairs}


def _line_up(game: str, seats: str, games: int) -> tuple["Game", list[str]]:
    """The game and its bots. Raises Misuse for a number of bots or of games that is not possible."""
    from ithaca.engine.errors import Misuse
    from ithaca.engine.game import find

    card, names = find(game), [name.strip() for name in seats.split(",")]
    card.check_players(len(names))
    if not 1 <= games <= 10**9:
        raise Misuse("bad-number", value=games, least=1, most=10**9)
    return card, names


@app.callback(invoke_without_command=True)
def version(
    show: Annotated[bool, typer.Option("--version", help="Show the version.", is_eager=True)] = False,
) -> None:
    if show:
        typer.echo(f"ithaca {__version__}")
        raise typer.Exit


@app.command()
def games(as_json: AsJson = False, lang: Lang = "") -> None:
    """List the games."""
    from rich.console import Console
    from rich.table import Table

    from ithaca.engine import game as registry
    from ithaca.engine.text import words

    say = words(_language(lang))
    cards = [registry.find(name) for name in registry.names()]
    if as_json:
        rows = [
            {
                "game": card.slug,
                "title": card.title,
                "players": list(card.players),
                "options": [option.name for option in card.options],
                "rules": card.version,
                "credits": card.credits,
            }
            for card in cards
        ]
        typer.echo(json.dumps(rows, ensure_ascii=False))
    else:
        grid = Table(*(say(f"col-{column}") for column in ("game", "players", "options", "by")))
        for card in cards:
            options = ", ".join(option.name for option in card.options)
            numbers = "-".join(map(str, dict.fromkeys((card.players[0], card.players[-1]))))
            grid.add_row(card.slug, numbers, options, card.credits)
        Console().print(grid)
    for name, reason in registry.broken().items():  # beside JSON, not within it
        typer.echo(say("broken-game", value=name, reason=reason), err=as_json)


@app.command()
def play(
    game: GameName,
    players: Annotated[int | None, typer.Option(help="How many sit at the table (4, if it can be).")] = None,
    lang: Lang = "",
    seat: Annotated[int, typer.Option(help="Your seat, from 0.")] = 0,
    name: Annotated[str, typer.Option(help="Your name.")] = "",
    bot: Annotated[
        str,
        typer.Option(help="Who plays the others: easy, steady, sharp, oracle:5s, package.module:Class."),
    ] = "steady",
    option: Options = None,
    board: BoardFile = "",
    seed: Annotated[int | None, typer.Option(help="A chosen seed, for practice.")] = None,
    log: Annotated[str, typer.Option(metavar="FILE", help="Write the game down (FILE.jsonl).")] = "",
) -> None:
    """Play in the terminal against bots."""
    from ithaca.engine.errors import Misuse
    from ithaca.engine.game import find
    from ithaca.engine.seeds import seed_of_number
    from ithaca.terminal.play import play_in_terminal

    spoken = _language(lang)
    card = find(game)
    players = card.check_players(players)
    if not 0 <= seat < players:
        raise Misuse("bad-number", value=seat, least=0, most=players - 1)
    play_in_terminal(
        card,
        players,
        spoken,
        seat=seat,
        name=name.encode("utf-8", "replace").decode(),  # what a terminal sends may be no text
        bot=bot,
        options=_options(option),
        board=board,
        seed=None if seed is None else seed_of_number(seed),
        log=log,
    )


def _simulation(gpu: bool, ray: str) -> "type[Simulation]":
    """The kind of simulation: here, on a graphics card, or on a cluster."""
    if gpu:
        from ithaca.envs.gpu import GpuSimulation

        return GpuSimulation
    if ray:
        from ithaca.arena.ray_simulation import RaySimulation

        return RaySimulation
    from ithaca.engine.simulate import Simulation

    return Simulation


def _name_cluster(address: str) -> None:
    """Let what follows run on this cluster, if one is named."""
    if address:
        from ithaca.arena.ray_cluster import name_cluster

        name_cluster(address)


@app.command()
def simulate(
    game: GameName,
    players: Annotated[int | None, typer.Option(help="How many play (4, if it can be).")] = None,
    games: Annotated[
        int | None, typer.Option(help="How many games (10,000; for a report a million).")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    option: Options = None,
    board: BoardFile = "",
    report: Annotated[
        bool, typer.Option("--report", help="Figures and pictures of chance and skill.")
    ] = False,
    folder: Annotated[str, typer.Option("--out", metavar="FOLDER", help="Where pictures go.")] = ".",
    gpu: Annotated[bool, typer.Option("--gpu", help="On a graphics card: the same games, sooner.")] = False,
    ray: OnRay = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Play many games at random, compiled, and count."""
    from rich.progress import Progress

    from ithaca.engine.errors import Misuse
    from ithaca.engine.game import find
    from ithaca.engine.text import words
    from ithaca.terminal import figures as showing
    from ithaca.terminal.console import compiling, plain_console

    spoken = _language(lang)
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
    _name_cluster(ray)
    errors = plain_console(stderr=True)
    with compiling(errors, spoken):
        loaded = card.part("board").load(board)
        simulation = _simulation(gpu, ray)(card, players, seed, options=_options(option), board=loaded)
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
        str, typer.Option(metavar="FILE", help="Keep the results; the same command goes on from there.")
    ] = "",
    report: Annotated[str, typer.Option(metavar="FILE", help="Write a report (FILE.html).")] = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Let bots play against each other, and rate them."""
    import shlex

    from ithaca.engine.errors import Misuse
    from ithaca.terminal import arena as showing

    spoken = _language(lang)
    card, names = _line_up(game, seats, games)
    if workers is not None and not 1 <= workers <= 1024:
        raise Misuse("bad-number", value=workers, least=1, most=1024)
    _name_cluster(ray)
    standings = showing.arena(
        card,
        names,
        games,
        spoken,
        seed=seed,
        options=_options(option),
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
    out: Annotated[str, typer.Option("--out", metavar="FILE", help="Where to (FILE.parquet).")],
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
    """Let bots play, and keep every decision for learners; the same command goes on after a stop."""
    from ithaca.terminal.record import record as run

    spoken = _language(lang)
    card, names = _line_up(game, seats, games)
    _name_cluster(ray)
    chosen = _options(option)
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
    """Let simple players play very many games, and write them for learners, with a card."""
    from ithaca.engine.game import find, names
    from ithaca.terminal.collect import collect

    collect([find(name) for name in only or names()], folder, games, seed, _language(lang))


@app.command()
def train(
    game: GameName,
    folder: Annotated[str, typer.Option("--out", metavar="FOLDER", help="Where the run is kept.")] = "muse",
    seconds: Annotated[float, typer.Option(help="How long it learns by itself, in all sittings.")] = 480,
    imitate: Annotated[float, typer.Option(help="How long it imitates simple players before that.")] = 20,
    sitting: Annotated[float, typer.Option(help="Stop after this many seconds; 0: at the end.")] = 0,
    resume: Annotated[bool, typer.Option("--resume", help="Go on from the folder's checkpoint.")] = False,
    seed: Annotated[int, typer.Option(help="Where chance begins.")] = 0,
    games: Annotated[
        int | None, typer.Option(help="Games side by side (32,768; 256 on a processor).")
    ] = None,
    width: Annotated[int | None, typer.Option(help="Of the net (512; 128 on a processor).")] = None,
    blocks: Annotated[int | None, typer.Option(help="Of the net (3; 1 on a processor).")] = None,
    device: Annotated[str, typer.Option(help="cuda or cpu. Default: a graphics card if there is one.")] = "",
    against: Annotated[
        str, typer.Option(metavar="FILE", help="Learn the best answer to the muse in this file instead.")
    ] = "",
    begin: Annotated[
        str, typer.Option(metavar="FILE", help="Begin as the muse in this file, without imitating.")
    ] = "",
    guest: Annotated[
        list[str] | None,
        typer.Option(metavar="FILE", help="A muse that sits where older selves do. May be repeated."),
    ] = None,
    numbers: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=NUMBER", help="Another number of the plan. May be repeated."),
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
        typer.Option(metavar="FILE", help="Teach the muse in this file to tell what others hide instead."),
    ] = "",
    lang: Lang = "",
) -> None:
    """Let a player learn by playing against itself. It needs PyTorch."""
    from ithaca.terminal.train import teach_secrets_in_terminal, train_in_terminal

    if secrets:
        teach_secrets_in_terminal(
            game, secrets, folder, _language(lang), seconds, seed, device, numbers or ()
        )
        return
    given = {"games": games, "width": width, "blocks": blocks, "begin": begin or None, "guests": guest}
    train_in_terminal(
        game,
        folder,
        _language(lang),
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
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A log (.jsonl) or a scenario (.toml).")],
    lang: Lang = "",
    story: Annotated[bool, typer.Option(help="Tell every move.")] = True,
) -> None:
    """Play a log or a scenario again and print the table."""
    from ithaca.terminal import replay as showing

    showing.replay(file, _language(lang), story)


@app.command()
def position(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A log (.jsonl) or a scenario (.toml).")],
    move: Annotated[int | None, typer.Option(help="After how many moves. Default: before the last.")] = None,
) -> None:
    """Write a position of a finished game as a scenario: for bug reports, riddles and tests."""
    from ithaca.terminal import replay as showing

    typer.echo(showing.position(file, move), nl=False)


@app.command()
def verify(
    log: Annotated[str, typer.Argument(metavar="LOG", help="A finished game (.jsonl).")],
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Check a log: the seed against its commitment, every move, every digest."""
    from ithaca.engine import logs
    from ithaca.engine.text import words

    say = words(_language(lang))
    match = logs.verify(logs.load(log))
    result = ", ".join(f"{name} {share:g}" for name, share in zip(match.names, match.shares(), strict=True))
    if as_json:
        shares = dict(zip(match.names, match.shares(), strict=True))
        typer.echo(
            json.dumps({"good": True, "moves": len(match.moves), "shares": shares, "rules": match.rules})
        )
        return
    typer.echo(say("verify-good", moves=len(match.moves)))
    if match.rules != match.game.version:
        typer.echo(say("verify-older", title=match.game.title, value=match.rules, ours=match.game.version))
    typer.echo(say("verify-result", result=result))


@app.command()
def advise(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A log (.jsonl) or a scenario (.toml).")],
    seat: Annotated[int, typer.Option(help="Whose choice, from 0.")],
    move: Annotated[
        int | None, typer.Option(help="Before which move, from 1. Default: the seat's last choice.")
    ] = None,
    bot: Annotated[str, typer.Option(help="Who is asked.")] = "oracle:2s",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Ask the oracle what it would do in a seat's place, knowing only what that seat knew."""
    from ithaca.terminal import replay as showing

    showing.advise(file, seat, move, bot, _language(lang), as_json)


@app.command()
def review(
    log: Annotated[str, typer.Argument(metavar="LOG", help="A finished game (.jsonl).")],
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Look back on a game: chances, turning points, luck and skill, what could be guessed."""
    from ithaca.terminal import review as showing

    showing.review(log, _language(lang), as_json)


@app.command()
def riddles(
    game: GameName,
    days: Annotated[int, typer.Option(help="For how many days.")] = 30,
    first: Annotated[
        str,
        typer.Option("--from", metavar="DATE", help="The first of them. Default: after the last there is."),
    ] = "",
    seed: Annotated[int, typer.Option(help="The same seed gives the same riddles.")] = 1,
    workers: Annotated[int, typer.Option(help="Days that are worked on at once.")] = 1,
    out: Annotated[
        str, typer.Option(metavar="FILE", help="Default: riddles.jsonl of the game's folder.")
    ] = "",
    lang: Lang = "",
) -> None:
    """Make riddles from bots' games: where the oracle is sure and the greedy player wrong."""
    from ithaca.terminal.riddles import make

    make(game, days, first, seed, workers, out, _language(lang))


@app.command()
def rules(
    game: GameName,
    clause: Annotated[str, typer.Argument(metavar="[CLAUSE]", help="voyage, or voyage/tie.")] = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Show the rules, or one clause."""
    from dataclasses import asdict

    from ithaca.engine.game import find
    from ithaca.engine.rulebook import rulebook
    from ithaca.terminal.rules import print_rules

    spoken = _language(lang)
    card = find(game)
    book = rulebook(card.slug)
    clauses = book.find(card.slug, clause) if clause else list(book.clauses.values())
    if as_json:
        typer.echo(json.dumps([asdict(c) for c in clauses], ensure_ascii=False))
        return
    print_rules(card, clauses, spoken, whole=not clause)


Database = Annotated[
    str | None,
    typer.Option(help="A file, or the URL of a database. Default: a file in your data folder."),
]


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on. Default: 127.0.0.1.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on. Default: 8000.")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="For friends in the room: a link and a code.")] = False,
    database: Database = None,
    browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    workers: Annotated[
        int, typer.Option(min=1, max=256, help="Processes that serve together; needs ITHACA_BUS.")
    ] = 1,
    lang: Lang = "",
) -> None:
    """Serve tables for the browser. More settings: docs/hosting.md."""
    from ithaca.server.run import serve as run
    from ithaca.server.settings import from_environment

    wanted = "0.0.0.0" if lan and not host else host
    settings = from_environment(host=wanted, port=port, database=database)
    if workers > 1:
        from ithaca.server.workers import serve_together

        serve_together(settings, _language(lang), workers, lan, browser)
    else:
        run(settings, _language(lang), lan, browser)


@app.command()
def work(
    threads: Annotated[
        int | None, typer.Option(min=1, max=1024, help="Thoughts at a time. Default: all cores.")
    ] = None,
    lang: Lang = "",
) -> None:
    """Think for servers, over the Redis of ITHACA_BUS: for their bots, advice and reviews."""
    from ithaca.server.settings import from_environment
    from ithaca.server.thoughts.work import work as run

    run(from_environment(), _language(lang), threads)


@app.command()
def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help="Where to; it must not exist yet.")],
    database: Database = None,
    lang: Lang = "",
) -> None:
    """Copy all tables into a file, also while the server runs."""
    from ithaca.server.settings import database_url, from_environment
    from ithaca.terminal.databases import back_up

    back_up(database_url(from_environment(database=database)), file, _language(lang))


@app.command("move-database")
def move_database(
    source: Annotated[str, typer.Argument(metavar="FROM", help="A file, or the URL of a database.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="The same; nothing may be in it yet.")],
    lang: Lang = "",
) -> None:
    """Move everything into another database, while no server runs."""
    from ithaca.server.settings import database_url, from_environment
    from ithaca.terminal.databases import move_all

    urls = [database_url(from_environment(database=one)) for one in (source, target)]
    move_all(urls[0], urls[1], _language(lang))


@app.command()
def ratings(database: Database = None, lang: Lang = "") -> None:
    """Count all rated games again, from their logs, while no server runs."""
    from ithaca.server.settings import from_environment
    from ithaca.terminal.ratings import count_again

    count_again(from_environment(database=database), _language(lang))


if __name__ == "__main__":
    main()
