"""How Odysseus looks in a terminal: drawn from the same view that every client gets."""

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ithaca.engine.canvas import Canvas, Chart
from ithaca.engine.text import Word, Words

from .board import Board
from .components import COLOUR_NAMES, LEGS, ZONE_NAMES

# Colour is never the only sign: zones stand under the names of their colours, arrows bear them, and the lines
# of the map are drawn with signs of their own, the same in every language (Gelb and Grün begin alike).
STYLES = {"yellow": "yellow", "green": "green", "red": "red"}
SIGNS = {"yellow": "·", "green": "+", "red": "×"}
SHIP = "▲ "
MAP_WIDTH = 110  # characters; a narrower terminal gets a list
MAP_HEIGHT = 29


def draw(table: dict[str, Any], seat: int, say: Words, board: Board, width: int = 80) -> RenderableType:
    """The whole table as this seat sees it."""
    heading = say("table-round", round=table["round"], phase=table["phase"], passes=table["passes"])
    parts: list[RenderableType] = [
        Text(heading, style="bold"),
        Columns([draw_gods(table, seat, say), draw_winds(table, say)], padding=(0, 3)),
        draw_map(table, seat, say, board, width),
        Text(say("table-reserve", discs=draw_discs(table["reserve"], say))),
        Text(say("table-scored", discs=draw_discs(table["scored"], say) or say("table-none"))),
    ]
    if table["phase"] not in ("placing", "choosing", "over"):
        parts.append(Text(draw_voyage(table, say)))
    if seat >= 0:
        parts += draw_secrets(table, seat, say)
    return Group(*parts)


def draw_gods(table: dict[str, Any], seat: int, say: Words) -> Table:
    """Who is which god, and what everyone may know of them."""
    grid = Table(title=say("table-gods"), title_justify="left")
    for column in ("player", "god", "power", "cards", "points"):
        grid.add_column(say(f"table-{column}"), justify="right" if column in ("cards", "points") else "left")
    for other, god in enumerate(table["gods"]):
        name = say.name(Word("seat", str(other)))
        name = say("play-you", name=name) if other == seat else name
        marker = "▶ " if other == table["actor"] else "  "
        points = table["points"][other]
        grid.add_row(
            marker + name,
            say.name(Word("god", god)),
            draw_power(table, god, say),
            str(table["cards"][other]),
            "?" if points is None else str(points),
            style="bold" if other == seat else "",
        )
    return grid


def draw_power(table: dict[str, Any], god: str, say: Words) -> str:
    if god not in table["spent"]:
        return say("power-ready")
    return say("power-countered" if god == "hades" else "power-used")


def draw_winds(table: dict[str, Any], say: Words) -> Table:
    """The nine zones: the cards in each and what they add up to."""
    grid = Table(title=say("table-winds"), title_justify="left")
    grid.add_column(say("table-leg"))
    for colour in COLOUR_NAMES[1:]:
        grid.add_column(say.name(Word("colour", colour)), style=STYLES[colour], min_width=12)
    for leg in range(1, LEGS + 1):
        zones = ZONE_NAMES[leg * 3 - 2 : leg * 3 + 1]
        grid.add_row(str(leg), *(draw_zone(table, zone, say) for zone in zones))
    return grid


def draw_zone(table: dict[str, Any], zone: str, say: Words) -> str:
    """The cards and their total, or the least that it can be."""
    cards = table["winds"][zone]
    equals = "≥" if "?" in cards else "="
    parts = [f"{' '.join(cards)} {equals} {table['totals'][zone]}" if cards else "·"]
    if table["doubled"] == zone:
        parts.append(say("table-doubled"))
    if table["storm"] == zone:
        parts.append(say("table-storm"))
    return ", ".join(parts)


def draw_map(table: dict[str, Any], seat: int, say: Words, board: Board, width: int = 80) -> RenderableType:
    """A map where there is room for one, a list where there is not."""
    if width >= MAP_WIDTH:
        return draw_chart(table, say, board)
    ends: dict[str, dict[str, str]] = {slug: {} for slug in board.slugs}
    for colour, a, b in lines_of(table, board):
        ends[board.slugs[a - 1]][COLOUR_NAMES[colour]] = board.slugs[b - 1]
        ends[board.slugs[b - 1]][COLOUR_NAMES[colour]] = board.slugs[a - 1]
    grid = Table(box=SIMPLE_HEAD, pad_edge=False)
    grid.add_column(say("table-island"))
    grid.add_column(say("table-disc"))
    for colour_name in COLOUR_NAMES[1:]:
        grid.add_column(say.name(Word("colour", colour_name)), style=STYLES[colour_name])
    for slug in table["discs"]:
        grid.add_row(
            island_label(slug, table, say),
            disc_label(slug, table, say),
            *(say.name(Word("island", ends[slug][colour_name])) for colour_name in COLOUR_NAMES[1:]),
            style="reverse" if slug == table["ship"] else "",
        )
    return grid


def lines_of(table: dict[str, Any], board: Board) -> list[tuple[int, int, int]]:
    return board.joined(small=table["variant"] == "four")


def island_label(slug: str, table: dict[str, Any], say: Words) -> str:
    return (SHIP if slug == table["ship"] else "") + say.name(Word("island", slug))


def disc_label(slug: str, table: dict[str, Any], say: Words) -> str:
    disc = table["discs"][slug]
    return say.name(Word("adventure", disc)) if disc else "—"


def draw_chart(table: dict[str, Any], say: Words, board: Board) -> Text:
    """The sea chart: lines are dotted with the sign of their colour, discs stand under the names."""
    canvas = Canvas(MAP_WIDTH, MAP_HEIGHT)
    shown = [board.places[board.slugs.index(slug)] for slug in table["discs"]]
    chart = Chart(shown, canvas, (6, 1), up=False)
    cells = [chart.cell(*place) for place in board.places]
    for colour, a, b in lines_of(table, board):
        name = COLOUR_NAMES[colour]
        canvas.line(cells[a - 1], cells[b - 1], SIGNS[name], STYLES[name])
    for slug in table["discs"]:
        x, y = cells[board.slugs.index(slug)]
        style = "reverse bold" if slug == table["ship"] else "bold"
        for row, label, look in (
            (y, island_label(slug, table, say), style),
            (y + 1, disc_label(slug, table, say), "magenta"),
        ):
            canvas.write(x - (len(label) + 2) // 2, row, f" {label} ", look)
    signs = [(f"{SIGNS[name]} {say.name(Word('colour', name))}   ", STYLES[name]) for name in SIGNS]
    return Text("\n").join(Text.assemble(*row) for row in [*canvas.rows, signs])


def draw_discs(discs: dict[str, int], say: Words) -> str:
    return ", ".join(f"{count} × {say.name(Word('adventure', name))}" for name, count in discs.items())


def draw_voyage(table: dict[str, Any], say: Words) -> str:
    """The path that the ship would take now, for all one knows."""
    here = say.name(Word("island", table["ship"]))
    if not table["voyage"]:
        return say("table-voyage-none", island=here)
    path = [here]
    for leg in table["voyage"]:
        colour, island = say.name(Word("colour", leg["colour"])), say.name(Word("island", leg["island"]))
        path.append(f"—{colour}→ {say('table-maybe', island=island) if leg['unsure'] else island}")
    unsure = any(leg["unsure"] for leg in table["voyage"])
    return say("table-voyage-unsure" if unsure else "table-voyage", voyage=" ".join(path))


def draw_secrets(table: dict[str, Any], seat: int, say: Words) -> list[RenderableType]:
    """One's mission and hand."""
    first, second, third = (say.name(Word("adventure", name)) for name in table["missions"][seat])
    points = table["points"][seat]
    winds = [say.name(Word("wind", w)) for w, count in table["hands"][seat].items() for _ in range(count)]
    hand = say("table-hand", winds=", ".join(winds)) if winds else say("table-hand-empty")
    mission = say("table-mission", first=first, second=second, third=third, points=points)
    return [Text(mission, style="magenta"), Text(hand, style="cyan")]
