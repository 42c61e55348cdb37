"""How petteia looks in a terminal: drawn from the same view that every client gets."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ithaca.engine.text import Word, Words

from .board import Board
from .components import SIDE, SQUARE_NAMES

STONES = ("○", "●")  # by seat: told apart by more than a colour
FREE = "·"


def draw(table: dict[str, Any], seat: int, say: Words, board: Board, width: int = 80) -> RenderableType:
    """The whole table: all see the same."""
    active = Word("seat", str(table["active"]))
    head = say("table-turn", phase=table["phase"], turns=table["turns"], seat=active)
    return Group(Text(head, style="bold"), draw_squares(table, seat), draw_sides(table, seat, say))


def draw_map(table: dict[str, Any], seat: int, say: Words, board: Board, width: int = 80) -> RenderableType:
    """The board alone."""
    return draw_squares(table, seat)


def draw_squares(table: dict[str, Any], seat: int) -> Text:
    """The squares, one's own side below; what moved last stands out."""
    ranks = range(1, SIDE + 1) if seat == 1 else range(SIDE, 0, -1)
    files = [name[0] for name in SQUARE_NAMES[:SIDE]]
    files = files[::-1] if seat == 1 else files
    head = Text("    " + " ".join(files), style="dim")
    rows = [Text.assemble((f"  {rank} ", "dim"), *draw_rank(table, files, rank)) for rank in ranks]
    return Text("\n").join([head, *rows, head])


def draw_rank(table: dict[str, Any], files: list[str], rank: int) -> list[tuple[str, str]]:
    parts = []
    for name in (f"{file}{rank}" for file in files):
        side = table["stones"].get(name)
        sign = FREE if side is None else STONES[side]
        style = "reverse bold" if name == table["last"][1] else "dim" if side is None else "bold"
        parts += [(sign, style), (" ", "")]
    return parts


def draw_sides(table: dict[str, Any], seat: int, say: Words) -> Table:
    """Who has how many stones, and how long nothing was captured."""
    grid = Table(
        caption=say("table-calm", calm=table["calm"], most=table["calm_most"]), caption_justify="left"
    )
    for column in ("player", "side", "stones"):
        grid.add_column(say(f"table-{column}"), justify="right" if column == "stones" else "left")
    for other, count in enumerate(table["count"]):
        name = say.name(Word("seat", str(other)))
        name = say("play-you", name=name) if other == seat else name
        sign = f"{STONES[other]} {say(('side-light', 'side-dark')[other])}"
        grid.add_row(("▶ " if other == table["actor"] else "  ") + name, sign, str(count))
    return grid
