"""Draw the board of Ulysses as a picture: docs/ulysses-board.svg.

    python -m tools.draw_board

It needs nothing but the board file and the coastline. Names go where they cover least, so a board
that is changed can be drawn again.
"""

import json
import math
import random
import tomllib
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
BOARD = ROOT / "ithaca" / "games" / "ulysses" / "board.toml"
COAST = ROOT / "ithaca" / "art" / "mediterranean.geojson"
PICTURE = ROOT / "docs" / "ulysses-board.svg"

WIDTH, HEIGHT, FOOT = 1240, 560, 58  # the map inside its border, and the legend below it
EDGE = 30  # the border
WEST, NORTH = -10.1, 46.6  # what lies in the upper left corner
SCALE = 33.2  # pixels a degree of latitude
SHRINK = math.cos(math.radians(38))  # a degree of longitude is that much shorter
SIZE = 18  # of the names
FONT = "Georgia, 'Times New Roman', serif"
PAPER, SEA, LAND, INK, CLAY = "#f4ead6", "#cfe1e4", "#e6d3a8", "#241d19", "#b8502f"
COLOURS = {"violet": "#7a3f98", "green": "#2f7d4f", "red": "#c23a2b", "blue": "#22609f"}
MARKS = {  # a shape for each colour, drawn about 0, 0
    "violet": '<circle r="11.5"/>',
    "green": '<rect x="-10.5" y="-10.5" width="21" height="21"/>',
    "red": '<path d="M0 -14.5L14.5 0L0 14.5L-14.5 0Z"/>',
    "blue": '<path d="M0 -14L13.5 10H-13.5Z"/>',
}
REACH = 14  # no mark is larger than this

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, right, bottom


@dataclass
class Label:
    """A name, and the spot found for it."""

    text: str
    of: Point
    box: Box = (0, 0, 0, 0)


def place_on_map(x: float, y: float) -> Point:
    return EDGE + (x - WEST) * SHRINK * SCALE, EDGE + (NORTH - y) * SCALE


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def path(points: list[Point]) -> str:
    return "M" + "L".join(pair(point) for point in points)


def towards(start: Point, end: Point, step: float) -> Point:
    """The point `step` pixels from start on the way to end, at most half way."""
    share = min(0.5, step / math.dist(start, end))
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


def sail(points: list[Point]) -> str:
    """A path along the points, with rounded bends."""
    drawn = path(points[:1])
    for before, bend, after in zip(points, points[1:], points[2:], strict=False):
        a, b = towards(bend, before, 26), towards(bend, after, 26)
        drawn += f"L{pair(a)}Q{pair(bend)} {pair(b)}"
    return f"{drawn}L{pair(points[-1])}"


# Where names go


def inside(box: Box, a: Point, b: Point) -> float:
    """How many pixels of the line from a to b lie inside the box."""
    low, high = 0.0, 1.0
    for start, way, least, most in (
        (a[0], b[0] - a[0], box[0], box[2]),
        (a[1], b[1] - a[1], box[1], box[3]),
    ):
        if way == 0:
            if not least <= start <= most:
                return 0
            continue
        enter, leave = sorted(((least - start) / way, (most - start) / way))
        low, high = max(low, enter), min(high, leave)
    return max(0.0, high - low) * math.dist(a, b)


def overlap(a: Box, b: Box) -> float:
    return max(0.0, min(a[2], b[2]) - max(a[0], b[0])) * max(0.0, min(a[3], b[3]) - max(a[1], b[1]))


def crowding(box: Box, other: Box) -> float:
    """The cost of two names that overlap, or nearly do."""
    near = (box[0] - 12, box[1] - 8, box[2] + 12, box[3] + 8)
    return 9 * overlap(box, other) + 0.2 * overlap(near, other)


def spots(label: Label) -> list[Box]:
    """Boxes around a place: beside, above and below it, the dearest first."""
    width, height = len(label.text) * SIZE * 0.54, SIZE * 0.95
    x, y = label.of
    found = []
    for gap in (REACH + 3, REACH + 8):
        for up in (0.5, 0.25, 0.75, 0, 1, -0.3, 1.3):  # how much of the box lies above the middle of the mark
            top = y - up * height
            found.append((x + gap, top, x + gap + width, top + height))
            found.append((x - gap - width, top, x - gap, top + height))
        for left in (0.5, 0.3, 0.7, 0.1, 0.9, -0.05, 1.05):  # the same, of its width to the left
            start = x - left * width
            found.append((start, y - gap - height, start + width, y - gap))
            found.append((start, y + gap, start + width, y + gap + height))
    return found


def covered(label: Label, box: Box, labels: list[Label], lines: list[list[Point]]) -> float:
    """What a name would cover there: lines, the marks of other places, the border."""
    wide = (box[0] - 3, box[1] - 2, box[2] + 3, box[3] + 2)
    pieces = (inside(wide, a, b) for line in lines for a, b in pairwise(line))
    total = sum(12 + length for length in pieces if length)
    for other in labels:
        x, y = other.of
        if other is not label:
            total += 9 * overlap(wide, (x - REACH, y - REACH, x + REACH, y + REACH))
    out = max(EDGE + 5 - box[0], EDGE + 5 - box[1], box[2] - EDGE - WIDTH + 5, box[3] - EDGE - HEIGHT + 5)
    return total + 1000 * max(0.0, out)


def set_names(labels: list[Label], lines: list[list[Point]]) -> None:
    """Find a spot for each name: from many orders of choosing, the one that covers least."""
    choices = []
    for label in labels:
        costs = [0.4 * rank + covered(label, box, labels, lines) for rank, box in enumerate(spots(label))]
        choices.append(sorted(zip(costs, spots(label), strict=True))[:16])
    order, shuffle = list(range(len(labels))), random.Random(0).shuffle
    best, least = [label.box for label in labels], math.inf
    for _ in range(24):
        shuffle(order)
        taken: dict[int, Box] = {}
        for _ in range(4):
            costs = []
            for i in order:
                others = [box for j, box in taken.items() if j != i]
                cost, taken[i] = min(
                    (cost + sum(crowding(box, other) for other in others), box) for cost, box in choices[i]
                )
                costs.append(cost)
        if sum(costs) < least:
            best, least = [taken[i] for i in range(len(labels))], sum(costs)
    for label, box in zip(labels, best, strict=True):
        label.box = box


# The parts of the picture


def meander() -> list[str]:
    """A Greek key around the map, in turns of 20 by 20 pixels."""
    right, bottom = EDGE + WIDTH, EDGE + HEIGHT
    sides = [(0, EDGE, 25, WIDTH), (90, right + 5, EDGE, HEIGHT)]
    sides += [(180, right, bottom + 5, WIDTH), (270, 25, bottom, HEIGHT)]
    drawn = ['<defs><path id="key" d="M0 0H20M17 0V-15H4V-5H11V-10"/></defs>']
    drawn.append(f'<g fill="none" stroke="{CLAY}" stroke-width="2">')
    for turn, x, y, length in sides:
        keys = "".join(f'<use href="#key" x="{step}"/>' for step in range(0, length, 20))
        drawn.append(f'<g transform="translate({x} {y}) rotate({turn})">{keys}</g>')
    return [*drawn, "</g>"]


def coast() -> list[str]:
    polygons = json.loads(COAST.read_text("utf-8"))["geometry"]["coordinates"]
    rings = [[place_on_map(x, y) for x, y in ring] for polygon in polygons for ring in polygon]
    return [f'<path d="{"".join(path(ring) + "Z" for ring in rings)}" fill="{LAND}" stroke="#b89f6a"/>']


def net() -> list[str]:
    """Meridians and parallels, every five degrees."""
    right, bottom = EDGE + WIDTH, EDGE + HEIGHT
    lines = [f"M{number(place_on_map(x, 0)[0])} {EDGE}V{bottom}" for x in range(-5, 36, 5)]
    lines += [f"M{EDGE} {number(place_on_map(0, y)[1])}H{right}" for y in range(30, 46, 5)]
    return [f'<path d="{"".join(lines)}" fill="none" stroke="#ffffff" stroke-opacity=".45"/>']


def compass(x: float, y: float) -> list[str]:
    drawn = [f'<g transform="translate({x} {y})" stroke="{INK}" stroke-linejoin="round">']
    drawn.append('<circle r="23" fill="none" stroke-opacity=".5"/>')
    for turn in range(45, 360, 90):
        drawn.append(f'<path transform="rotate({turn})" d="M0 -22L4 -4L0 0L-4 -4Z" fill="{PAPER}"/>')
    for turn in range(0, 360, 90):
        drawn.append(f'<path transform="rotate({turn})" d="M0 -36L6 -6L0 0Z" fill="{INK}"/>')
        drawn.append(f'<path transform="rotate({turn})" d="M0 -36L-6 -6L0 0Z" fill="{PAPER}"/>')
    return [*drawn, "</g>"]


def mark(colour: str, x: float, y: float, start: bool = False) -> list[str]:
    drawn = [f'<g transform="translate({number(x)} {number(y)})" stroke-linejoin="round">']
    if start:
        drawn.append(f'<circle r="16.5" fill="{PAPER}" stroke="{INK}" stroke-width="2.5"/>')
    drawn.append(f'<g fill="{COLOURS[colour]}" stroke="{INK}" stroke-width="2">{MARKS[colour]}</g></g>')
    return drawn


def name(label: Label) -> str:
    left, _, right, bottom = label.box
    x, anchor = (left + right) / 2, ""
    if left > label.of[0]:
        x, anchor = left, ' text-anchor="start"'
    elif right < label.of[0]:
        x, anchor = right, ' text-anchor="end"'
    return f'<text x="{number(x)}" y="{number(bottom - 0.2 * SIZE)}"{anchor}>{escape(label.text)}</text>'


def legend(start: str) -> list[str]:
    y = 2 * EDGE + HEIGHT + FOOT / 2 - 4
    drawn = [f'<g font-family="{FONT}" font-size="20" fill="{INK}">']
    drawn.append(f'<text x="{EDGE}" y="{y + 8}" font-size="27" letter-spacing="5">ULYSSES</text>')
    x = 300
    for colour, shown in (
        ("violet", False),
        ("green", False),
        ("red", False),
        ("blue", False),
        ("violet", True),
    ):
        drawn += mark(colour, x, y, shown)
        text = f"{start}, the start" if shown else f"{colour} zone"
        drawn.append(f'<text x="{x + 26}" y="{y + 7}">{text}</text>')
        x += 182
    return [*drawn, "</g>"]


def draw(board: dict[str, Any]) -> str:
    at = {place["slug"]: place_on_map(place["x"], place["y"]) for place in board["place"]}
    lines = [
        [at[stop] if isinstance(stop, str) else place_on_map(*stop) for stop in line]
        for line in board["lines"]
    ]
    labels = [Label(place["name"]["en"], at[place["slug"]]) for place in board["place"]]
    set_names(labels, lines)
    first = next(place["name"]["en"] for place in board["place"] if place["slug"] == board["start"])
    width, height = WIDTH + 2 * EDGE, HEIGHT + 2 * EDGE + FOOT
    frame = f'x="{EDGE}" y="{EDGE}" width="{WIDTH}" height="{HEIGHT}"'
    sailed = "".join(sail(line) for line in lines)
    colour = {place["slug"]: place["colour"] for place in board["place"]}
    glow = dict.fromkeys((*COLOURS, "none"), "")  # lines inside a zone shine in its colour
    for line, stops in zip(lines, board["lines"], strict=True):
        own = colour[stops[0]] == colour[stops[-1]]
        glow[colour[stops[0]] if own else "none"] += sail(line)
    picture = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" role="img" aria-labelledby="t d">',
        '<title id="t">Ulysses: the game board</title>',
        f'<desc id="d">{len(at)} places of the Mediterranean, nine in each of four colours, joined by '
        f"{len(lines)} lines. Violet places are circles, green ones squares, red ones diamonds, blue ones "
        f"triangles. The ship starts at {escape(first)}.</desc>",
        f'<defs><clipPath id="map"><rect {frame}/></clipPath></defs>',
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        *meander(),
        f'<g clip-path="url(#map)"><rect width="{width}" height="{height}" fill="{SEA}"/>',
        *coast(),
        *net(),
        "</g>",
        f'<rect {frame} fill="none" stroke="{INK}" stroke-width="2.5"/>',
        *compass(EDGE + 66, EDGE + 70),
        '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
        f'<path d="{sailed}" stroke="{PAPER}" stroke-width="9"/>',
        *(
            f'<path d="{glow[tint]}" stroke="{shade}" stroke-width="9" stroke-opacity=".55"/>'
            for tint, shade in COLOURS.items()
        ),
        f'<path d="{sailed}" stroke="{INK}" stroke-width="3"/></g>',
    ]
    for place in board["place"]:
        picture += mark(place["colour"], *at[place["slug"]], start=place["slug"] == board["start"])
    names = [name(label) for label in labels]
    picture += [*lettering(names), *legend(first), "</svg>"]
    return "\n".join(picture) + "\n"


def lettering(names: list[str]) -> list[str]:
    """Names in ink, with a halo of paper around them."""
    return [
        f'<g font-family="{FONT}" font-size="{SIZE}" text-anchor="middle">',
        f'<g fill="none" stroke="{PAPER}" stroke-width="4.5" stroke-linejoin="round" stroke-opacity=".85">',
        *names,
        f'</g><g fill="{INK}">',
        *names,
        "</g></g>",
    ]


def main() -> None:
    PICTURE.write_text(draw(tomllib.loads(BOARD.read_text("utf-8"))), "utf-8")


if __name__ == "__main__":
    main()
