"""Draw the board of L'Odyssée d'Ulysse as a picture: docs/odyssey-board.svg.

    python -m tools.draw_track

Sea, coast, border and the search for room for the names are those of tools.draw_board; the board file gives
the rest, so a board that is changed can be drawn again.
"""

import math
import tomllib
from html import escape
from itertools import pairwise
from typing import Any

from tools.draw_board import (
    CLAY,
    EDGE,
    FONT,
    FOOT,
    HEIGHT,
    INK,
    NORTH,
    PAPER,
    ROOT,
    SCALE,
    SEA,
    SHRINK,
    WEST,
    WIDTH,
    Label,
    Point,
    coast,
    compass,
    lettering,
    meander,
    name,
    net,
    number,
    pair,
    set_names,
)

BOARD = ROOT / "ithaca" / "games" / "odyssey" / "board.toml"
PICTURE = ROOT / "docs" / "odyssey-board.svg"

MUREX = "#6d3a6e"
TITLE = "L'ODYSSÉE D'ULYSSE"
WIDER = 6  # how much more room Troy and Ithaca take than a star
LARGER = 1.24  # than the map of Ulysses: the Ocean in the west is left out
CORNER = (-3.9, 44.6)  # what lies in the upper left corner

Track = dict[str, dict[str, Any]]


# The map


def place_on_map(x: float, y: float) -> Point:
    return (
        EDGE + (x - CORNER[0]) * SHRINK * SCALE * LARGER,
        EDGE + (CORNER[1] - y) * SCALE * LARGER,
    )


def enlarged(drawn: list[str]) -> list[str]:
    """What was drawn for the whole map, as large as ours."""
    x, y = EDGE + (CORNER[0] - WEST) * SHRINK * SCALE, EDGE + (NORTH - CORNER[1]) * SCALE
    place = f"translate({EDGE} {EDGE}) scale({LARGER}) translate({number(-x)} {number(-y)})"
    return [f'<g transform="{place}">', *drawn, "</g>"]


# The track


def sailed(track: Track, start: str) -> list[str]:
    """The spaces from start on, as far as the way leads."""
    way = [start]
    while "to" in track[way[-1]]:
        way.append(track[way[-1]]["to"])
    return way


def parts_of(board: dict[str, Any], track: Track) -> dict[str, list[str]]:
    """Each route from Troy to where they meet, the common way from there, and the way from Hades."""
    ways = {route: sailed(track, first) for route, first in track[board["start"]]["routes"].items()}
    first, second = ways.values()
    meet = next(space for space in first if space in second)
    common = sailed(track, meet)
    parts = {route: [board["start"], *way[: way.index(meet)], meet] for route, way in ways.items()}
    back = sailed(track, board["hades"])
    join = next(number for number, space in enumerate(back) if space in common)
    return parts | {"common": common, "hades": back[: join + 1]}


def lane(points: list[Point]) -> str:
    """A smooth path through all the points."""
    drawn = f"M{pair(points[0])}"
    padded = [points[0], *points, points[-1]]
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        leave = b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6
        arrive = c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6
        drawn += f"C{pair(leave)} {pair(arrive)} {pair(c)}"
    return drawn


def heading(start: Point, end: Point) -> float:
    return math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))


# The parts of the picture


def lanes(drawn: dict[str, str]) -> list[str]:
    """The common way is one line, the north route two, the south route dashed, the way from Hades dotted."""
    return [
        '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
        *(
            f'<path d="{way}" stroke="{PAPER}" stroke-width="12" stroke-opacity=".9"/>'
            for way in drawn.values()
        ),
        f'<path d="{drawn["hades"]}" stroke="{INK}" stroke-width="5" stroke-dasharray="0 9"/>',
        f'<path d="{drawn["south"]}" stroke="{MUREX}" stroke-width="4.5" stroke-dasharray="9 8"/>',
        f'<path d="{drawn["north"]}" stroke="{CLAY}" stroke-width="8"/>',
        f'<path d="{drawn["north"]}" stroke="{PAPER}" stroke-width="3.5"/>',
        f'<path d="{drawn["common"]}" stroke="{INK}" stroke-width="3.5"/></g>',
    ]


def ticks(ways: list[list[Point]], bare: set[Point], labels: list[Label]) -> list[str]:
    """Small arrowheads between two spaces that bear no star, arrow or name: that way we sail. Under a name
    there is none."""
    drawn = [f'<g fill="{INK}" stroke="{PAPER}" stroke-width="1.5" stroke-linejoin="round">']
    for way in ways:
        for a, b in pairwise(way):
            if a in bare and b in bare:
                middle = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
                if any(is_under(middle, label) for label in labels):
                    continue
                turn = f"translate({pair(middle)}) rotate({number(heading(a, b))})"
                drawn.append(f'<path transform="{turn}" d="M8 0L-5 -6.5L-2 0L-5 6.5Z"/>')
    return [*drawn, "</g>"]


def is_under(point: Point, label: Label) -> bool:
    left, top, right, bottom = label.box
    return bool(label.text) and left < point[0] < right and top - 4 < point[1] < bottom + 4


def star(at: Point) -> str:
    """A star of eight rays, as on the shields of the vases."""
    rays = []
    for step in range(16):
        turn, reach = step * math.pi / 8, 7 if step % 2 else 15.5 if step % 4 == 0 else 13
        rays.append((at[0] + reach * math.sin(turn), at[1] - reach * math.cos(turn)))
    points = " ".join(f"{number(x)},{number(y)}" for x, y in rays)
    return (
        f'<polygon points="{points}" fill="{CLAY}" stroke="{INK}" stroke-width="1.8" '
        f'stroke-linejoin="round"/>'
        f'<circle cx="{number(at[0])}" cy="{number(at[1])}" r="2.6" fill="{PAPER}"/>'
    )


def plain(at: Point) -> str:
    x, y = map(number, at)
    return f'<circle cx="{x}" cy="{y}" r="7.5" fill="{PAPER}" stroke="{INK}" stroke-width="2"/>'


def arrow(at: Point, turn: float, die: int) -> str:
    """An arrow along the lane, with the number that the die must show."""
    return (
        f'<g transform="translate({pair(at)})"><path transform="rotate({number(turn)})" '
        f'd="M-13 -11H4L17 0L4 11H-13L-8 0Z" fill="{MUREX}" stroke="{PAPER}" stroke-width="1.8" '
        f'stroke-linejoin="round"/><text y="5.5" font-size="16" font-weight="bold" fill="{PAPER}" '
        f'text-anchor="middle">{die}</text></g>'
    )


def troy(at: Point) -> str:
    """The walls, with the gate open."""
    return (
        f'<g transform="translate({pair(at)})">'
        f'<circle r="18" fill="{PAPER}" stroke="{INK}" stroke-width="2.5"/>'
        f'<path d="M-12 10V-10H-7V-6H-2.5V-10H2.5V-6H7V-10H12V10H4V3A4 4 0 0 0 -4 3V10Z" fill="{INK}"/></g>'
    )


def ithaca(at: Point) -> str:
    """The palace, in a ring of its own."""
    return (
        f'<g transform="translate({pair(at)})">'
        f'<circle r="20" fill="{CLAY}" stroke="{INK}" stroke-width="2.5"/><circle r="16" fill="{PAPER}"/>'
        f'<path d="M-12 -3L0 -12L12 -3ZM-10 -1H-6V7H-10ZM-2 -1H2V7H-2ZM6 -1H10V7H6ZM-12 8.5H12V11H-12Z" '
        f'fill="{INK}"/></g>'
    )


def cloud(at: Point, wide: float, high: float, bumps: int) -> str:
    """A closed line that billows outwards."""
    spots = [
        (at[0] + wide * math.cos(k * math.tau / bumps), at[1] + high * math.sin(k * math.tau / bumps))
        for k in range(bumps)
    ]
    drawn = f"M{pair(spots[-1])}"
    for before, spot in zip([spots[-1], *spots], spots, strict=False):
        reach = number(math.dist(before, spot) * 0.6)
        drawn += f"A{reach} {reach} 0 0 1 {pair(spot)}"
    return drawn + "Z"


NIGHT = [(60, 56, 13, 0.18), (50, 46, 12, 0.4), (40, 37, 11, 1)]  # width, height, bumps, how dark


def rings(at: Point) -> list[list[Point]]:
    """Lines within the darkness of Hades: no name is written over it."""
    turns = [k * math.tau / 24 for k in range(25)]
    return [
        [(at[0] + wide * math.cos(turn), at[1] + 6 + high * math.sin(turn)) for turn in turns]
        for wide, high, *_ in NIGHT
    ]


def gates(at: Point, text: str) -> list[str]:
    """Hades: a darkness on the sea, with the gate of the dead in it."""
    x, y = at
    night = (x, y + 6)
    return [
        *(
            f'<path d="{cloud(night, wide, high, bumps)}" fill="{INK}" fill-opacity="{dark}"/>'
            for wide, high, bumps, dark in NIGHT
        ),
        f'<g transform="translate({pair(at)})" fill="{CLAY}">'
        f'<path d="M-19 -15L0 -25L19 -15ZM-17 -13H17V-9H-17Z'
        f'M-15 -7.5H-9.5V14H-15ZM9.5 -7.5H15V14H9.5ZM-18 14H18V17H-18Z"/>'
        f'<path d="M-6 14V0A6 6 0 0 1 6 0V14Z" fill="{PAPER}" fill-opacity=".9"/></g>',
        f'<text x="{number(x)}" y="{number(y + 33)}" font-size="17" fill="{PAPER}" text-anchor="middle" '
        f'letter-spacing="1">{escape(text)}</text>',
    ]


def trireme(x: float, y: float, size: float) -> list[str]:
    """A black-figure ship under sail, bound for the left."""
    oars = "".join(f"M{20 * k - 62} 8l-9 22" for k in range(7))
    return [
        f'<g transform="translate({x} {y}) scale({size})" stroke-linejoin="round" stroke-linecap="round">',
        f'<path d="{oars}" fill="none" stroke="{INK}" stroke-width="3"/>',
        f'<path d="M0 -2V-74M-40 -66Q0 -74 40 -66" fill="none" stroke="{INK}" stroke-width="4"/>',
        f'<path d="M-38 -64Q0 -72 38 -64Q50 -38 36 -14Q0 -6 -36 -14Q-26 -38 -38 -64Z" fill="{PAPER}" '
        f'stroke="{INK}" stroke-width="3"/>',
        f'<path d="M-13 -68Q-3 -40 -12 -12M13 -68Q23 -40 12 -12" fill="none" stroke="{CLAY}" '
        f'stroke-width="4"/>',
        f'<path d="M-112 10L-90 6Q-92 -8 -100 -20Q-84 -14 -78 -2H66Q88 -6 92 -26Q94 -44 78 -44'
        f'Q104 -56 106 -30Q106 6 74 18Q0 24 -84 18Z" fill="{INK}"/>',
        f'<path d="M-76 4H70" fill="none" stroke="{CLAY}" stroke-width="2.5"/>',
        f'<ellipse cx="-86" cy="8" rx="5" ry="3.2" fill="{PAPER}"/>',
        f'<circle cx="-86.5" cy="8" r="1.7" fill="{INK}"/>',
        "</g>",
    ]


def aside(label: Label) -> Label:
    """The name of a place that is larger than a star, moved out of its way."""
    left, top, right, bottom = label.box
    x, y = label.of
    over = WIDER if left > x else -WIDER if right < x else 0
    down = 0 if over else WIDER if top > y else -WIDER
    return Label(label.text, label.of, (left + over, top + down, right + over, bottom + down))


def legend(names: dict[str, str]) -> list[str]:
    y = 2 * EDGE + HEIGHT + FOOT / 2 - 4
    drawn = [f'<g font-family="{FONT}" font-size="18" fill="{INK}">']
    drawn.append(f'<text x="{EDGE}" y="{y + 8}" font-size="27" letter-spacing="3">{escape(TITLE)}</text>')
    samples = {way: f"M{x} {y}h44" for way, x in (("north", 760), ("south", 926), ("hades", 1088))}
    drawn += lanes({"common": "", **samples})
    drawn += [star((436, y)), arrow((594, y), 0, 1)]
    for x, text in (
        (460, "draw a card"),
        (620, "after a wreck"),
        (814, names["north"]),
        (980, names["south"]),
        (1142, "from Hades"),
    ):
        drawn.append(f'<text x="{x}" y="{y + 6}">{escape(text)}</text>')
    return [*drawn, "</g>"]


def marks(board: dict[str, Any], track: Track, at: dict[str, Point], following: dict[str, str]) -> list[str]:
    """Arrows, stars and plain spaces."""
    drawn = []
    for slug, space in track.items():
        if slug in board["arrows"]:
            turn = heading(at[slug], at[following[slug]])
            drawn.append(arrow(at[slug], turn, board["arrows"].index(slug) + 1))
        elif space.get("star"):
            drawn.append(star(at[slug]))
        elif "name" not in space:
            drawn.append(plain(at[slug]))
    return drawn


def draw(board: dict[str, Any]) -> str:
    track: Track = {space["slug"]: space for space in board["space"]}
    at = {slug: place_on_map(space["x"], space["y"]) for slug, space in track.items()}
    parts = parts_of(board, track)
    ways = {part: [at[slug] for slug in way] for part, way in parts.items()}
    following = {a: b for way in parts.values() for a, b in pairwise(way)}
    routes = {route: about["name"]["en"] for route, about in board["route"].items()}

    stars = [slug for slug, space in track.items() if space.get("star")]
    bare = {at[slug] for slug, space in track.items() if not {"name", "star"} & set(space)}
    bare -= {at[slug] for slug in board["arrows"]}

    labels = {slug: Label(space.get("name", {}).get("en", ""), at[slug]) for slug, space in track.items()}
    signs = [Label(routes[route], ways[route][2]) for route in routes]
    set_names([*labels.values(), *signs], [*ways.values(), *rings(at[board["hades"]])])
    ends = [aside(labels[slug]) for slug in (board["start"], board["home"])]
    named = [f'<g font-weight="bold">{"".join(map(name, ends))}</g>']
    named.append(f'<g font-style="italic">{"".join(map(name, signs))}</g>')
    named += [name(labels[slug]) for slug in stars]

    width, height = WIDTH + 2 * EDGE, HEIGHT + 2 * EDGE + FOOT
    frame = f'x="{EDGE}" y="{EDGE}" width="{WIDTH}" height="{HEIGHT}"'
    picture = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" role="img" aria-labelledby="t d">',
        "<title id=\"t\">L'Odyssée d'Ulysse: the game board</title>",
        f'<desc id="d">A track of {len(track)} spaces on the Mediterranean. Two routes leave Troy and meet; '
        f"from there one way leads around the western sea to Ithaca. {len(stars)} spaces are stars, six are "
        f"arrows numbered 1 to 6. Hades lies apart, and a way of its own leads back from it.</desc>",
        f'<defs><clipPath id="map"><rect {frame}/></clipPath></defs>',
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        *meander(),
        f'<g clip-path="url(#map)" font-family="{FONT}">',
        f'<rect width="{width}" height="{height}" fill="{SEA}"/>',
        *enlarged([*coast(), *net()]),
        *compass(EDGE + 66, EDGE + 70),
        *trireme(1176, 474, 0.62),
        *lanes({part: lane(way) for part, way in ways.items()}),
        *ticks(list(ways.values()), bare, [*labels.values(), *signs]),
        *gates(at[board["hades"]], track[board["hades"]]["name"]["en"]),
    ]
    picture += [
        *marks(board, track, at, following),
        troy(at[board["start"]]),
        ithaca(at[board["home"]]),
        "</g>",
        f'<rect {frame} fill="none" stroke="{INK}" stroke-width="2.5"/>',
        *lettering(named),
        *legend(routes),
        "</svg>",
    ]
    return "\n".join(picture) + "\n"


def main() -> None:
    PICTURE.write_text(draw(tomllib.loads(BOARD.read_text("utf-8"))), "utf-8")


if __name__ == "__main__":
    main()
