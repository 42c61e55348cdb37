"""Commands for games as files: replaying, checking, explaining."""

import json
from typing import Annotated

import typer

from .common import AsJson, Lang, app, language_of


@app.command()
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A log (.jsonl) or a scenario (.toml).")],
    lang: Lang = "",
    story: Annotated[bool, typer.Option(help="Print what every move did.")] = True,
) -> None:
    """Replay a log or a scenario and print the table."""
    from ithaca.terminal import replay as showing

    showing.replay(file, language_of(lang), story)


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

    say = words(language_of(lang))
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
    seat: Annotated[int, typer.Option(help="The seat that chooses, from 0.")],
    move: Annotated[
        int | None, typer.Option(help="Before which move, from 1. Default: the seat's last choice.")
    ] = None,
    bot: Annotated[str, typer.Option(help="The bot to ask.")] = "oracle:2s",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Ask the oracle what it would do in a seat's place, knowing only what that seat knew."""
    from ithaca.terminal import replay as showing

    showing.advise(file, seat, move, bot, language_of(lang), as_json)


@app.command()
def review(
    log: Annotated[str, typer.Argument(metavar="LOG", help="A finished game (.jsonl).")],
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Review a game: chances, turning points, luck and skill, what could be guessed."""
    from ithaca.terminal import review as showing

    showing.review(log, language_of(lang), as_json)
