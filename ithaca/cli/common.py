"""What all commands share: the program itself, the reporting of mistakes, and common options."""

import sys
import warnings
from typing import Annotated, TextIO

import typer

from ithaca import __version__

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    help="Board games of the Odyssey: play them, simulate them, check them.",
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `ithaca games` lists them.")]
Lang = Annotated[str, typer.Option("--lang", help="Language: en, fr or de. Default: yours, otherwise en.")]
AsJson = Annotated[bool, typer.Option("--json", help="Figures as one JSON object.")]
OnRay = Annotated[
    str,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="Run on the Ray cluster at HOST:PORT, with the same results; local starts one here.",
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", help="An option of the game, NAME or NAME=off. May be repeated."),
]
BoardFile = Annotated[str, typer.Option("--board", metavar="FILE", help="A board of your own, as TOML.")]


def main() -> None:
    """Run a command. A mistake is reported as a sentence, never as a traceback."""
    from ithaca.engine.errors import Mistake, Misuse

    warnings.showwarning = tell_notice
    try:
        app()
    except Mistake as mistake:
        typer.echo(mistake.say(spoken_language(sys.argv)), err=True)
        # A file that asks for what cannot be has failed; only the command itself can be misused.
        raise SystemExit(2 if isinstance(mistake, Misuse) and not mistake.file else 1) from None
    except BrokenPipeError:
        raise SystemExit(1) from None


def tell_notice(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,
    line: str | None = None,
) -> None:
    """One of our notices, on one line in the reader's language; other notices unchanged."""
    from ithaca.engine.errors import FormerName

    text = message.say(spoken_language(sys.argv)) if isinstance(message, FormerName) else str(message)
    typer.echo(text, err=True)


def spoken_language(arguments: list[str]) -> str:
    """The requested language, for mistakes that occur before options are parsed."""
    from ithaca.engine.text import LANGUAGES, my_language

    for one, next_one in zip(arguments, [*arguments[1:], ""], strict=True):
        wanted = next_one if one == "--lang" else one.removeprefix("--lang=") if "--lang=" in one else ""
        if wanted in LANGUAGES:
            return wanted
    return my_language()


def language_of(lang: str) -> str:
    """The language of a command: the one given, otherwise the reader's. Raises Misuse for an unknown one."""
    from ithaca.engine.errors import Misuse, did_you_mean
    from ithaca.engine.text import LANGUAGES, my_language

    if not lang:
        return my_language()
    if lang not in LANGUAGES:
        raise Misuse(
            "no-such-language", value=lang, meant=did_you_mean(lang, LANGUAGES), choices=", ".join(LANGUAGES)
        )
    return lang


def options_of(chosen: list[str] | None) -> dict[str, str]:
    """`--option variant --option stays-open=off` as a table."""
    pairs = (entry.partition("=") for entry in chosen or [])
    return {name: value or "on" for name, _, value in pairs}


@app.callback(invoke_without_command=True)
def version(
    show: Annotated[bool, typer.Option("--version", help="Show the version.", is_eager=True)] = False,
) -> None:
    if show:
        typer.echo(f"ithaca {__version__}")
        raise typer.Exit
