"""Commands for people who run a server."""

from typing import Annotated

import typer

from .common import Lang, app, language_of

Database = Annotated[
    str | None,
    typer.Option(help="A file, or the URL of a database. Default: a file in your data folder."),
]


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on. Default: 127.0.0.1.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on. Default: 8000.")] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="For friends in the same room: a link and a QR code.")
    ] = False,
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

        serve_together(settings, language_of(lang), workers, lan, browser)
    else:
        run(settings, language_of(lang), lan, browser)


@app.command()
def work(
    threads: Annotated[
        int | None,
        typer.Option(min=1, max=1024, help="Moves computed at a time. Default: one for each core."),
    ] = None,
    lang: Lang = "",
) -> None:
    """Compute bots' moves, advice and reviews for servers, over the Redis of ITHACA_BUS."""
    from ithaca.server.settings import from_environment
    from ithaca.server.thoughts.work import work as run

    run(from_environment(), language_of(lang), threads)


@app.command()
def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The file to write; it must not exist yet.")],
    database: Database = None,
    lang: Lang = "",
) -> None:
    """Copy all tables into a file, even while the server runs."""
    from ithaca.server.settings import database_url, from_environment
    from ithaca.terminal.databases import back_up

    back_up(database_url(from_environment(database=database)), file, language_of(lang))


@app.command("move-database")
def move_database(
    source: Annotated[str, typer.Argument(metavar="FROM", help="A file, or the URL of a database.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="The same; it must be empty.")],
    lang: Lang = "",
) -> None:
    """Move everything into another database, while no server runs."""
    from ithaca.server.settings import database_url, from_environment
    from ithaca.terminal.databases import move_all

    urls = [database_url(from_environment(database=one)) for one in (source, target)]
    move_all(urls[0], urls[1], language_of(lang))


@app.command()
def ratings(database: Database = None, lang: Lang = "") -> None:
    """Recalculate all ratings from the games' logs, while no server runs."""
    from ithaca.server.settings import from_environment
    from ithaca.terminal.ratings import count_again

    count_again(from_environment(database=database), language_of(lang))
