"""The rulebook, clause by clause."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from ithaca.engine.game import Game
from ithaca.engine.rulebook import Clause, rulebook
from ithaca.engine.text import words

from .console import plain_console


def print_rules(game: Game, clauses: Sequence[Clause], lang: str, whole: bool) -> None:
    """Print clauses under the titles of their chapters."""
    console = plain_console()
    book = rulebook(game.slug)
    if whole:
        console.print(Text(book.title[lang], style="bold underline"))
        console.print(Text(book.source[lang]))
    chapter = ""
    for clause in clauses:
        if clause.address.split("/")[1] != chapter:
            chapter = clause.address.split("/")[1]
            console.print(Text(f"\n{book.chapters[chapter][lang]}", style="bold"))
        console.print()
        print_clause(console, game.slug, clause.address, lang)


def print_clause(console: Console, game: str, address: str, lang: str) -> None:
    """Print a clause with its address, its source, and the reason or the place in the printed rules."""
    say, book = words(lang), rulebook(game)
    clause = book.clauses[address]
    console.print(
        Text.assemble(
            (clause.title[lang], "bold"),
            ("  " + address, "cyan"),
            f"  ({say(f'rules-kind-{clause.kind}')})",
        )
    )
    console.print(Text(clause.text[lang]))
    if clause.reason:
        console.print(Text(say("rules-why", reason=clause.reason[lang]), style="dim"))
    if clause.differs:
        said = say("rules-differs", editions=len(book.editions), text=clause.differs[lang])
        console.print(Text(said, style="dim"))
    if clause.printed_at:
        console.print(Text(say("rules-printed-at", place=clause.printed_at), style="dim"))
