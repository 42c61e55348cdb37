"""How Ulysses looks in a terminal: drawn from the same view that every client gets."""

import itertools
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ithaca.engine.canvas import Canvas, Chart, draw_land
from ithaca.engine.text import Word, Words

from .board import Board
from .components import COLOUR_NAMES, SIDE_NAMES

# Colour is never the only sign: places and backs have the sign of their zone, sides have names.
STYLES = {"violet": "magenta", "green": "green", "red": "red", "blue": "blue", "": ""}
SIGNS = {"violet": "●", "green": "■", "red": "◆", "blue": "△", "": "○"}  # as on the drawn board
SIDE_STYLES = {"blue": "blue", "red": "red", "black": "bold"}
SHIP, PLAGUE, GOAL = "▲", "✕", "◎"
MAP_WIDTH, MAP_HEIGHT = 112, 40  # characters; a narrower terminal gets the list alone
LAND = "·"


def draw(table: dict[str, Any], seat: int, say: Words, board: Board, width: int = 80) -> RenderableType:
    """The whole table as this seat sees it."""
    parts: list[RenderableType] = [
        Text(draw_heading(table, say), style="bold"),
        draw_players(table, seat, say),
        draw_ship(table, seat, say, board),
    ]
    if table["blue"]:
        parts.append(draw_debate(table, say, board))
    parts += [Text(line) for line in draw_piles(table, say)]
    if seat >= 0:
        parts += draw_secrets(table, seat, say, board)
    return Group(*parts)


def draw_heading(table: dict[str, Any], say: Words) -> str:
    active, actor = (Word("seat", str(table[who])) for who in ("active", "actor"))
    return say("table-turn", turn=table["turn"], phase=table["phase"], seat=active, actor=actor)


def draw_players(table: dict[str, Any], seat: int, say: Words) -> Table:
    """What everyone may know of the gods."""
    grid = Table(title=say("table-players"), title_justify="left")
    for column in ("player", "temples", "cards", "goals", "shown", "stands"):
        grid.add_column(say(f"table-{column}"), justify="right" if column in ("temples", "cards") else "left")
    for other in range(len(table["held"])):
        name = say.name(Word("seat", str(other)))
        name = say("play-you", name=name) if other == seat else name
        marker = "▶ " if other == table["actor"] else "  "
        grid.add_row(
            marker + name,
            str(table["temples"][other]),
            str(table["held"][other]),
            backs(table, other, say),
            ", ".join(say.name(Word("place", slug)) for slug in table["shown"][other]),
            draw_standing(table["standing"][other], say) if table["blue"] else "",
            style="bold" if other == seat else "",
        )
    return grid


def backs(table: dict[str, Any], seat: int, say: Words) -> Text:
    """Hidden goals by their backs."""
    text = Text()
    for colour in table["backs"][seat]:
        text.append(f"{SIGNS[colour]}\u00a0{say.name(Word('colour', colour))}  ", style=STYLES[colour])
    return text


def draw_standing(standing: str, say: Words) -> str:
    if standing == "out":
        return say("table-out")
    return say.name(Word("side", standing)) if standing else ""


def draw_ship(table: dict[str, Any], seat: int, say: Words, board: Board) -> Table:
    """Where the ship may go, and how far one's goals are from there."""
    here = board.slugs.index(table["ship"]) + 1
    mine = own_goals(table, seat)
    title = say("table-ship", place=Word("place", table["ship"]), colour=colour_name(here, say, board))
    grid = Table(box=SIMPLE_HEAD, pad_edge=False, title=title, title_justify="left", title_style="")
    grid.add_column(say("table-place"))
    grid.add_column(say("table-colour"))
    grid.add_column("")
    for goal in mine:
        grid.add_column(f"{GOAL} {say.name(Word('place', goal))}", justify="right")
    for there in board.neighbours(here):
        slug = board.slugs[there - 1]
        far = [steps_text(table["far"][goal][there - 1]) for goal in mine]
        grid.add_row(
            say.name(Word("place", slug)), colour_sign(there, say, board), draw_marks(slug, table, say), *far
        )
    return grid


def own_goals(table: dict[str, Any], seat: int) -> list[str]:
    """The hidden goals of the viewer."""
    return [goal for goal in table["goals"][seat] if not goal.startswith("?")] if seat >= 0 else []


def steps_text(steps: int) -> str:
    return "—" if steps < 0 else str(steps)


def colour_name(place: int, say: Words, board: Board) -> str:
    colour = COLOUR_NAMES[board.colours[place - 1]]
    return say.name(Word("colour", colour)) if colour else "—"


def colour_sign(place: int, say: Words, board: Board) -> Text:
    colour = COLOUR_NAMES[board.colours[place - 1]]
    return Text(f"{SIGNS[colour]} {colour_name(place, say, board)}", style=STYLES[colour])


def draw_marks(slug: str, table: dict[str, Any], say: Words) -> Text:
    """Discs and plague on a place."""
    marks = [
        Text(say.name(Word("side", s)), style=SIDE_STYLES[s]) for s in SIDE_NAMES[1:] if table[s] == slug
    ]
    if slug in table["plagues"]:
        marks.append(Text(f"{PLAGUE} {say('table-plague')}", style="magenta"))
    return Text(" ").join(marks)


def draw_debate(table: dict[str, Any], say: Words, board: Board) -> Table:
    """The sides: where each wants to go, the cards for it, and what it would take to lead."""
    grid = Table(title=say("table-debate"), title_justify="left")
    for column in ("side", "place", "player", "for", "needs"):
        grid.add_column(say(f"table-{column}"), justify="right" if column in ("for", "needs") else "left")
    for side in SIDE_NAMES[1:]:
        if not table[side]:
            continue
        leads = side == table["leader"]
        grid.add_row(
            Text(say.name(Word("side", side)), style=SIDE_STYLES[side]),
            say.name(Word("place", table[side])),
            say.name(Word("seat", str(table["owners"][side]))),
            str(table["cards"][side]),
            say("table-leads") if leads else f"+{table['needs'][side]}",
            style="bold" if leads else "",
        )
    return grid


def draw_piles(table: dict[str, Any], say: Words) -> list[str]:
    """Plagues, draw pile and discards."""
    plagues = ", ".join(say.name(Word("place", slug)) for slug in table["plagues"])
    discards = draw_cards(table["discard"], say) or say("table-none")
    if "memory" in table["options"] and table["top"]:
        count = sum(table["discard"].values())
        discards = say("table-top", count=count, card=Word("card", table["top"]))
    return [
        say("table-plagues", places=plagues or say("table-none")),
        say("table-pack", pack=table["pack"], discards=discards),
    ]


def draw_cards(cards: dict[str, int], say: Words) -> str:
    return ", ".join(f"{count} × {say.name(Word('card', name))}" for name, count in cards.items())


def draw_secrets(table: dict[str, Any], seat: int, say: Words, board: Board) -> list[RenderableType]:
    """One's hand, one's goals, and goals that one knows from having held them."""
    hand = draw_cards(table["hands"][seat], say)
    goals = [draw_goal(slug, table, say, board) for slug in own_goals(table, seat)]
    goals += [say("table-goal-shown", place=Word("place", slug)) for slug in table["shown"][seat]]
    parts = [
        Text(say("table-your-goals", goals=" · ".join(goals)), style="magenta"),
        Text(say("table-hand", cards=hand) if hand else say("table-hand-empty"), style="cyan"),
    ]
    if known := known_goals(table, seat, say):
        parts.insert(1, Text(say("table-known", goals=" · ".join(known)), style="magenta"))
    return list(parts)


def draw_goal(slug: str, table: dict[str, Any], say: Words, board: Board) -> str:
    place = board.slugs.index(slug) + 1
    steps = table["far"][slug][board.slugs.index(table["ship"])]
    return say("table-goal", place=Word("place", slug), colour=colour_name(place, say, board), steps=steps)


def known_goals(table: dict[str, Any], seat: int, say: Words) -> list[str]:
    """Others' goals and cards of piles that this seat once held."""
    if table["phase"] == "over":
        return []  # all is open now
    known = [
        say("table-known-goal", seat=Word("seat", str(other)), place=Word("place", goal))
        for other, goals in enumerate(table["goals"])
        for goal in goals
        if other != seat and not goal.startswith("?")
    ]
    return known + [
        say("table-known-pile", place=Word("place", goal), colour=Word("colour", colour), nth=nth)
        for colour, goals in table["piles"].items()
        for nth, goal in enumerate(goals, 1)
        if not goal.startswith("?")
    ]


# ── the map ───────────────────────────────────────────────────────────────────────────────────────


def draw_map(table: dict[str, Any], seat: int, say: Words, board: Board, width: int = 80) -> RenderableType:
    """The sea chart where there is room for one, and all places with the steps to one's goals."""
    parts: list[RenderableType] = []
    if width >= MAP_WIDTH:
        parts.append(draw_chart(table, seat, say, board))
    parts += [draw_places(table, seat, say, board), Text(say("table-map-key"), style="dim")]
    return Group(*parts)


def draw_places(table: dict[str, Any], seat: int, say: Words, board: Board) -> Table:
    """Every place: its zone, its lines, how far it is from the ship and from one's goals."""
    mine = own_goals(table, seat)
    reaches = [table["steps"], *(table["far"][goal] for goal in mine)]
    grid = Table(box=SIMPLE_HEAD, pad_edge=False)
    for title in (
        say("table-place"),
        say("table-colour"),
        say("table-lines"),
        f"{SHIP} {say('table-steps')}",
    ):
        grid.add_column(title, justify="right" if SHIP in title else "left")
    for goal in mine:
        grid.add_column(f"{GOAL} {say.name(Word('place', goal))}", justify="right")
    for place in sorted(range(1, len(board.slugs) + 1), key=lambda p: board.colours[p - 1]):
        slug = board.slugs[place - 1]
        lines = [say.name(Word("place", board.slugs[there - 1])) for there in board.neighbours(place)]
        far = [steps_text(reach[place - 1]) for reach in reaches]
        grid.add_row(
            mark(slug, table, mine) + say.name(Word("place", slug)),
            colour_sign(place, say, board),
            ", ".join(lines),
            *far,
            style="bold" if slug == table["ship"] or slug in mine else "",
        )
    return grid


def mark(slug: str, table: dict[str, Any], mine: list[str]) -> str:
    """What is special about a place: ship, plague, one's goal."""
    signs = [(SHIP, slug == table["ship"]), (PLAGUE, slug in table["plagues"]), (GOAL, slug in mine)]
    return "".join(f"{sign} " for sign, there in signs if there)


def draw_chart(table: dict[str, Any], seat: int, say: Words, board: Board) -> Text:
    """The Mediterranean: land dotted, lines drawn, places with the sign of their zone and their names."""
    canvas = Canvas(MAP_WIDTH, MAP_HEIGHT)
    chart = Chart(board.points, canvas, (5, 1), up=True)
    draw_land(canvas, chart, LAND, "dim")
    for route in board.routes:
        cells = [chart.cell(*point) for point in route]
        for start, end in itertools.pairwise(cells):
            canvas.line(start, end, "∙", "cyan")
    for point, zone in zip(board.points, board.colours, strict=True):
        canvas.put(*chart.cell(*point), SIGNS[COLOUR_NAMES[zone]], STYLES[COLOUR_NAMES[zone]])
    for place, slug in enumerate(board.slugs, 1):
        label = mark(slug, table, own_goals(table, seat)) + say.name(Word("place", slug))
        colour = COLOUR_NAMES[board.colours[place - 1]]
        style = "reverse bold" if slug == table["ship"] else f"bold {STYLES[colour]}"
        write_label(canvas, chart.cell(*board.points[place - 1]), label, style)
    return Text("\n").join(Text.assemble(*row) for row in canvas.rows)


def write_label(canvas: Canvas, cell: tuple[int, int], label: str, style: str) -> None:
    """Write a label next to the place, where there is room: right, left, below or above."""
    x, y = cell
    spots = [(x + 2, y), (x - 1 - len(label), y), (x - len(label) // 2, y + 1), (x - len(label) // 2, y - 1)]
    free = [spot for spot in spots if canvas.is_free(*spot, len(label), f" {LAND}")]
    loose = [spot for spot in spots if canvas.is_free(*spot, len(label), f" {LAND}∙")]
    canvas.write(*(free + loose + spots)[0], label, style)
