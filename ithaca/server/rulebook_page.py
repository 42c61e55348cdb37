"""A game's rulebook as its page shows it: the clauses, what is in the box, and scenes at the table.

`games/GAME/book.toml` names what is shown. Numbers come from the tables of the game, and a scene is a
scenario that is played by the rules: the page cannot contradict the game.
"""

import functools
import tomllib
from typing import Any

from ithaca.engine import scenario
from ithaca.engine.game import Game, find
from ithaca.engine.rulebook import Clause, rulebook
from ithaca.engine.text import LANGUAGES

READER = 0  # the seat that a scene is seen from


@functools.cache
def rules_of(slug: str) -> dict[str, Any]:
    """Title, clauses by chapter, and what is in the box."""
    game, book, shown = find(slug), rulebook(slug), contents(slug)
    return {
        "title": book.title,
        "source": book.source,
        "editions": book.editions,
        "minutes": list(game.minutes),
        "age": game.age or None,
        "chapters": [
            {
                "name": name,
                "title": title,
                "lesson": lesson_of(slug, name),
                "clauses": [
                    as_read(clause) for clause in book.clauses.values() if chapter_of(clause) == name
                ],
            }
            for name, title in book.chapters.items()
        ],
        "components": [
            {
                "clause": f"{slug}/{component['clause']}",
                "pieces": [piece for row in component["pieces"] for piece in pieces(game, **row)],
            }
            for component in shown["component"]
        ],
    }


@functools.cache
def scenes_of(slug: str) -> dict[str, Any]:
    """Moments at the table, each as its first player sees it, and the names of the places."""
    board = find(slug).part("board").load()
    return {
        "scenes": [scene(slug, **entry) for entry in contents(slug)["scene"]],
        "words": {lang: board.names(lang) for lang in LANGUAGES},
    }


@functools.cache
def contents(slug: str) -> dict[str, Any]:
    """What the page shows in addition to the clauses; a game may leave it out."""
    file = find(slug).file("book.toml")
    return {"scene": [], "component": []} | (tomllib.loads(file.read_text("utf-8")) if file.is_file() else {})


def lesson_of(slug: str, chapter: str) -> str:
    """The lesson that shows this chapter, if there is one."""
    name: str = contents(slug).get("lessons", {}).get(chapter, "")
    folder = find(slug).file("lessons")
    there = folder.is_dir() and any(file.name.endswith(f"-{name}.toml") for file in folder.iterdir())
    return name if name and there else ""


def chapter_of(clause: Clause) -> str:
    return clause.address.split("/")[1]


def as_read(clause: Clause) -> dict[str, Any]:
    return {
        "address": clause.address,
        "kind": clause.kind,
        "title": clause.title,
        "text": clause.text,
        "reason": clause.reason,
        "printed_at": clause.printed_at,
        "differs": clause.differs,
    }


# ── what is in the box ──────────────────────────────────────────────────────────────────────────


def pieces(game: Game, kind: str, **row: str) -> list[dict[str, Any]]:
    """The pieces that a row of `book.toml` stands for; each argument names a table of the game."""
    named = {what: getattr(game.part("components"), name) for what, name in row.items() if what != "board"}
    if "faces" in named:
        return [{"kind": kind, "name": str(face), "count": 1} for face in range(1, named["faces"] + 1)]
    if "names" not in named:
        return [{"kind": kind, "name": kind, "count": int(named["count"])}]
    if "pays" in named:
        return missions(kind, **named)
    counts = on_the_board(game, row["board"], kind) if "board" in row else {}
    found = [
        piece(kind, name, number, counts.get(name, named.get("count", 1)), named)
        for number, name in enumerate(named["names"])
        if number
    ]
    return [one for one in found if one["count"]]


def piece(kind: str, name: str, number: int, count: int, tables: dict[str, Any]) -> dict[str, Any]:
    """One kind of piece: how many there are, and what is printed on it."""
    found = {
        "kind": kind,
        "name": name,
        "count": int(tables["counts"][number] if "counts" in tables else count),
    }
    if "values" in tables:
        found["value"] = int(tables["values"][number])
    if "sorts" in tables:
        found["sort"] = tables["sort_names"][tables["sorts"][number]]
    return found


def missions(kind: str, names: Any, pays: Any) -> list[dict[str, Any]]:
    """The cards of the standard game: what each pays for."""
    cards = [
        {name: int(points) for name, points in zip(names, card, strict=True) if points} for card in pays[0]
    ]
    return [
        {"kind": kind, "name": str(number), "count": 1, "pays": card}
        for number, card in enumerate(cards)
        if card
    ]


def on_the_board(game: Game, things: str, field: str) -> dict[str, int]:
    """How many things of the board have each value of this field."""
    found = [thing[field] for thing in game.part("board").load().source[things] if thing.get(field)]
    return {value: found.count(value) for value in found}


# ── scenes ────────────────────────────────────────────────────────────────────────────────────────


def scene(slug: str, name: str, shows: str) -> dict[str, Any]:
    """A scenario, played to its end; it is shown after the first clause that it is about."""
    file = f"scenes/{name}.toml"
    played = scenario.read(find(slug).file(file).read_text("utf-8"), file)
    match = scenario.run(played)
    return {
        "name": name,
        "shows": shows,
        "clause": played.rules[0],
        "seat": READER,
        "seats": [{"seat": seat, "name": name} for seat, name in enumerate(match.names)],
        "view": match.table(READER),
    }
