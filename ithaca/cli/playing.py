"""Commands for people at a table: the games there are, a game in the terminal, the rules."""

import json
from typing import Annotated

import typer

from .common import AsJson, BoardFile, GameName, Lang, Options, app, language_of, options_of


@app.command()
def games(as_json: AsJson = False, lang: Lang = "") -> None:
    """List the games."""
    from rich.console import Console
    from rich.table import Table

    from ithaca.engine import game as registry
    from ithaca.engine.text import words

    say = words(language_of(lang))
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
    players: Annotated[int | None, typer.Option(help="Number of players. Default: 4, if possible.")] = None,
    lang: Lang = "",
    seat: Annotated[int, typer.Option(help="Your seat, from 0.")] = 0,
    name: Annotated[str, typer.Option(help="Your name.")] = "",
    bot: Annotated[
        str,
        typer.Option(help="Who plays the others: easy, steady, sharp, oracle:5s, package.module:Class."),
    ] = "steady",
    option: Options = None,
    board: BoardFile = "",
    seed: Annotated[int | None, typer.Option(help="A fixed seed, for practice.")] = None,
    log: Annotated[str, typer.Option(metavar="FILE", help="Write a log of the game (FILE.jsonl).")] = "",
) -> None:
    """Play in the terminal against bots."""
    from ithaca.engine.errors import Misuse
    from ithaca.engine.game import find
    from ithaca.engine.seeds import seed_of_number
    from ithaca.terminal.play import play_in_terminal

    spoken = language_of(lang)
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
        options=options_of(option),
        board=board,
        seed=None if seed is None else seed_of_number(seed),
        log=log,
    )


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

    spoken = language_of(lang)
    card = find(game)
    book = rulebook(card.slug)
    clauses = book.find(card.slug, clause) if clause else list(book.clauses.values())
    if as_json:
        typer.echo(json.dumps([asdict(c) for c in clauses], ensure_ascii=False))
        return
    print_rules(card, clauses, spoken, whole=not clause)
