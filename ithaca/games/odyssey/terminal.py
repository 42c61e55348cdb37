"""How L'Odyssée d'Ulysse looks in a terminal: drawn from the same view that every client gets."""

import itertools
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ithaca.engine.canvas import Canvas, Chart, draw_land
from ithaca.engine.text import Word, Words

from .board import Board
from .components import CARD_NAMES, SORT, SORT_NAMES, VALUE

MAP_WIDTH, MAP_HEIGHT = 112, 40  # characters; a narrower terminal gets the lists alone
LAND, STAR, SPACE = "·", "★", "○"


def draw(table: dict[str, Any], seat: int, say: Words, board: Board, width: int = 80) -> RenderableType:
    """The whole table: all see the same."""
    active = Word("seat", str(table["active"]))
    parts: list[RenderableType] = [
        Text(say("table-turn", phase=table["phase"], turns=table["turns"], seat=active), style="bold"),
        draw_triremes(table, seat, say, board),
    ]
    if table["stars"]:
        parts.append(draw_stars(table, say))
    parts += [Text(line) for line in draw_piles(table, say)]
    return Group(*parts)


def draw_triremes(table: dict[str, Any], seat: int, say: Words, board: Board) -> Table:
    """Where all players are, and what they carry."""
    grid = Table(title=say("table-triremes"), title_justify="left")
    for column in ("player", "at", "left", "weapon", "help", "treasure", "state"):
        grid.add_column(say(f"table-{column}"), justify="right" if column in ("left", "treasure") else "left")
    far = board.steps_home()
    for other, slug in enumerate(table["at"]):
        name = say.name(Word("seat", str(other)))
        name = say("play-you", name=name) if other == seat else name
        grid.add_row(
            ("▶ " if other == table["actor"] else "  ") + name,
            space_name(slug, say, board),
            str(far[board.slugs.index(slug) + 1]),
            say.name(Word("weapon", table["weapon"][other])),
            ", ".join(say.name(Word("help", card)) for card in table["help"][other]),
            str(table["worth"][other] or ""),
            draw_state(table, other, say),
            style="bold" if other == seat else "",
        )
    return grid


def space_name(slug: str, say: Words, board: Board) -> str:
    star = f"{STAR} " if board.slugs.index(slug) + 1 in board.stars else ""
    return star + say.name(Word("space", slug))


def draw_state(table: dict[str, Any], seat: int, say: Words) -> str:
    """What keeps a trireme from sailing on."""
    if table["home"][seat]:
        return say("table-home", order=table["home"][seat])
    parts = []
    if table["held"][seat]:
        parts.append(say("table-held", card=Word("card", table["held"][seat])))
    if table["lost"][seat]:
        parts.append(say("table-lost", turns=table["lost"][seat]))
    if table["halved"][seat]:
        parts.append(say("table-halved"))
    return ", ".join(parts)


def draw_stars(table: dict[str, Any], say: Words) -> Table:
    """The unbeaten cards on the stars."""
    grid = Table(box=SIMPLE_HEAD, pad_edge=False, title=say("table-stars"), title_justify="left")
    for column in ("star", "card", "value"):
        grid.add_column(say(f"table-{column}"))
    for slug, name in table["stars"].items():
        card = CARD_NAMES.index(name)
        sort = say(f"table-sort-{SORT_NAMES[SORT[card]]}", value=int(VALUE[card]))
        grid.add_row(say.name(Word("space", slug)), say.name(Word("card", name)), sort)
    return grid


def draw_piles(table: dict[str, Any], say: Words) -> list[str]:
    """The pile, what was seen going under it, and the weapons on Hades."""
    known = [say.name(Word("card", name)) for name in table["seen_under"]]
    if known:
        pile = say("table-pile", count=table["pile_size"], cards=", ".join(known[::-1]))
    else:
        pile = say("table-pile-unseen", count=table["pile_size"])
    return [pile, say("table-armoury", count=len(table["armoury"]))]


# ── the map ───────────────────────────────────────────────────────────────────────────────────────


def draw_map(table: dict[str, Any], seat: int, say: Words, board: Board, width: int = 80) -> RenderableType:
    """The track on the sea where there is room for it, and the stars with their cards."""
    parts: list[RenderableType] = []
    if width >= MAP_WIDTH:
        parts.append(draw_chart(table, say, board))
    parts.append(draw_track(table, say, board))
    return Group(*parts, Text(say("table-map-key"), style="dim"))


def draw_track(table: dict[str, Any], say: Words, board: Board) -> Table:
    """All named spaces: the way to Ithaca, the card that lies there, and who is there."""
    far = board.steps_home()
    grid = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in ("at", "left", "card", "player"):
        grid.add_column(say(f"table-{column}"), justify="right" if column == "left" else "left")
    for space, slug in enumerate(board.slugs, 1):
        here = [say.name(Word("seat", str(n))) for n, at in enumerate(table["at"]) if at == slug]
        if "name" in board.source["space"][space - 1] or here:
            card = table["stars"].get(slug)
            lies = say.name(Word("card", card)) if card else ""
            grid.add_row(space_name(slug, say, board), str(far[space]), lies, ", ".join(here))
    return grid


def draw_chart(table: dict[str, Any], say: Words, board: Board) -> Text:
    """The Mediterranean: land dotted, the track, stars with their names, arrows and triremes."""
    canvas = Canvas(MAP_WIDTH, MAP_HEIGHT)
    chart = Chart(board.points, canvas, (5, 2), up=True)
    draw_land(canvas, chart, LAND, "dim")
    cells = [chart.cell(*point) for point in board.points]
    for space, ways in enumerate(board.ways, 1):
        for there in ways:
            canvas.line(cells[space - 1], cells[there - 1], "∙", "cyan")
    for space, cell in enumerate(cells, 1):
        canvas.put(*cell, STAR if space in board.stars else SPACE, "yellow" if space in board.stars else "")
    for die, space in enumerate(board.arrows, 1):
        canvas.put(*cells[space - 1], str(die), "bold magenta")
    for space, cell in enumerate(cells, 1):
        if "name" in board.source["space"][space - 1]:
            canvas.write(cell[0] + 2, cell[1], say.name(Word("space", board.slugs[space - 1])), "bold")
    for _, group in itertools.groupby(
        sorted(range(len(table["at"])), key=lambda n: table["at"][n]), lambda n: table["at"][n]
    ):
        seats = list(group)
        x, y = cells[board.slugs.index(table["at"][seats[0]])]
        letters = "".join(say.name(Word("seat", str(n)))[:1] for n in seats)
        canvas.write(x - len(letters), y, letters, "reverse bold")
    return Text("\n").join(Text.assemble(*row) for row in canvas.rows)
