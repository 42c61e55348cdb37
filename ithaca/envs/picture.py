"""Pictures of a table as arrays of red, green and blue: the sea, the board, what lies on it, and the seats.

Drawn from what a viewer sees, with NumPy alone. The left part is the map; on the right is a row for each
seat: a chip in its colour, larger if it decides now, and a small box for each card it holds.
"""

import itertools
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from ithaca.engine.coast import shores_along
from ithaca.engine.match import Match
from ithaca.engine.record import Grid

Colour = tuple[int, int, int]
Spot = tuple[float, float]

HEIGHT, MAP_WIDTH, WIDTH = 480, 720, 960
EDGE = 36  # around the points of the map

SEA, LAND, INK, PAPER = (224, 213, 188), (196, 174, 134), (44, 30, 22), (250, 244, 230)
SEATS = ((178, 58, 42), (38, 92, 148), (60, 122, 66), (198, 142, 30), (118, 66, 138), (70, 70, 70))
PAINTS = {
    "yellow": (214, 164, 36),
    "green": (74, 132, 72),
    "red": (186, 56, 44),
    "violet": (122, 72, 146),
    "blue": (44, 98, 160),
    "black": INK,
    "": (150, 140, 120),
}
ADVENTURES = dict(
    zip(
        ("cyclops", "winds", "sirens", "underworld", "scylla", "homecoming"),
        ((150, 90, 40), (120, 160, 190), (60, 140, 130), (80, 70, 90), (120, 130, 60), (200, 120, 60)),
        strict=True,
    )
)
ZONES = {"y": "yellow", "g": "green", "r": "red"}


class Picture:
    """Rows of pixels. What is drawn later lies on top."""

    def __init__(self) -> None:
        self.pixels: Grid = np.full((HEIGHT, WIDTH, 3), SEA, np.uint8)
        self._y, self._x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)

    def disc(self, at: Spot, radius: float, colour: Colour) -> None:
        (x, y), (rows, columns) = at, self._near(at, at, radius)
        far = (self._x[rows, columns] - x) ** 2 + (self._y[rows, columns] - y) ** 2
        self.pixels[rows, columns][far <= radius**2] = colour

    def line(self, a: Spot, b: Spot, width: float, colour: Colour) -> None:
        rows, columns = self._near(a, b, width)
        dx, dy = b[0] - a[0], b[1] - a[1]
        x, y = self._x[rows, columns] - a[0], self._y[rows, columns] - a[1]
        along = np.clip((x * dx + y * dy) / max(dx * dx + dy * dy, 1e-6), 0, 1)
        far = (x - along * dx) ** 2 + (y - along * dy) ** 2
        self.pixels[rows, columns][far <= (width / 2) ** 2] = colour

    def box(self, at: Spot, width: float, height: float, colour: Colour) -> None:
        x, y = round(at[0]), round(at[1])
        self.pixels[max(y, 0) : y + round(height), max(x, 0) : x + round(width)] = colour

    def cross(self, at: Spot, size: float, colour: Colour) -> None:
        x, y = at
        self.line((x - size, y - size), (x + size, y + size), 4, colour)
        self.line((x - size, y + size), (x + size, y - size), 4, colour)

    def ship(self, at: Spot, colour: Colour) -> None:
        """A hull, a mast and a sail."""
        x, y = at
        for row in range(7):
            self.line((x - 14 + row, y + row), (x + 14 - row, y + row), 2, colour)
        self.line((x, y), (x, y - 18), 2, colour)
        for row in range(12):
            self.line((x + 2, y - 16 + row), (x + 2 + row, y - 16 + row), 2, PAPER)

    def _near(self, a: Spot, b: Spot, margin: float) -> tuple[slice, slice]:
        """The pixels that a shape between two spots can touch."""
        low = [max(int(min(p, q) - margin - 1), 0) for p, q in zip(a, b, strict=True)]
        high = [max(int(max(p, q) + margin + 2), 0) for p, q in zip(a, b, strict=True)]
        return slice(low[1], high[1]), slice(low[0], high[0])


class Chart:
    """From coordinates of a board to pixels of the map; y grows upwards where it is a latitude."""

    def __init__(self, points: Iterable[Spot], up: bool) -> None:
        xs, ys = zip(*points, strict=True)
        self.left, self.top = min(xs), max(ys) if up else min(ys)
        self.wide = (MAP_WIDTH - 2 * EDGE) / (max(xs) - min(xs))
        self.high = (HEIGHT - 2 * EDGE) / (max(ys) - min(ys)) * (-1 if up else 1)

    def spot(self, point: Spot) -> Spot:
        return (point[0] - self.left) * self.wide + EDGE, (point[1] - self.top) * self.high + EDGE

    def draw_land(self, picture: Picture) -> None:
        """The coast of the Mediterranean, row by row."""
        for row in range(HEIGHT):
            shores = [self.spot((x, 0))[0] for x in shores_along((row - EDGE) / self.high + self.top)]
            for start, end in zip(shores[::2], shores[1::2], strict=False):
                first, last = max(round(start), 0), min(round(end), MAP_WIDTH)
                picture.pixels[row, first : max(last, first)] = LAND


def paint(match: Match, viewer: int) -> Grid:
    """The table as this viewer sees it."""
    picture, table = Picture(), match.table(viewer)
    cards = PAINTERS[match.game.slug](picture, table, match.board)
    picture.box((MAP_WIDTH, 0), WIDTH - MAP_WIDTH, HEIGHT, PAPER)
    for seat, row in enumerate(cards):
        draw_seat(picture, seat, seat == table["actor"], row)
    return picture.pixels


def draw_seat(picture: Picture, seat: int, decides: bool, cards: list[Colour]) -> None:
    """A chip in the seat's colour, and its cards in rows of twelve."""
    y = 40 + seat * 76
    picture.disc((MAP_WIDTH + 32, y), 20 if decides else 13, INK)
    picture.disc((MAP_WIDTH + 32, y), 16 if decides else 10, SEATS[seat])
    for nth, colour in enumerate(cards[:48]):
        at = (MAP_WIDTH + 64 + nth % 12 * 14, y - 22 + nth // 12 * 17)
        picture.box(at, 11, 14, INK)
        picture.box((at[0] + 1, at[1] + 1), 9, 12, colour)


# ── the games ── each draws its map and returns the cards of the seats ────────────────────────────


def paint_odysseus(picture: Picture, table: dict[str, Any], board: Any) -> list[list[Colour]]:
    """Islands with discs, lines in their colours, the ship; in the corner how strong each zone is."""
    chart = Chart(board.places, up=False)
    for colour, a, b in board.joined(small=table["variant"] == "four"):
        name = ("", "yellow", "green", "red")[colour]
        picture.line(chart.spot(board.places[a - 1]), chart.spot(board.places[b - 1]), 4, PAINTS[name])
    for slug, disc in table["discs"].items():
        spot = chart.spot(board.places[board.slugs.index(slug)])
        picture.disc(spot, 19, INK)
        picture.disc(spot, 17, LAND)
        if disc:
            picture.disc(spot, 12, ADVENTURES[disc])
    for zone, total in table["totals"].items():
        x, y, high = 12 + "ygr".index(zone[0]) * 16, 10 + (int(zone[1]) - 1) * 28, min(total * 2, 24)
        picture.box((x, y), 13, 24, PAPER)
        picture.box((x, y + 24 - high), 13, high, PAINTS[ZONES[zone[0]]])
    if table["ship"]:
        picture.ship(chart.spot(board.places[board.slugs.index(table["ship"])]), INK)
    return [[PAPER] * cards for cards in table["cards"]]


def paint_ulysses(picture: Picture, table: dict[str, Any], board: Any) -> list[list[Colour]]:
    """Places in their colours on the coast, plagues as crosses, the discs of the debate as rings."""
    chart = Chart(board.points, up=True)
    chart.draw_land(picture)
    for route in board.routes:
        for a, b in itertools.pairwise(route):
            picture.line(chart.spot(a), chart.spot(b), 2, INK)
    for slug, point, colour in zip(board.slugs, board.points, board.colours, strict=True):
        spot = chart.spot(point)
        for nth, side in enumerate(("black", "red", "blue")):
            if table[side] == slug:
                picture.disc(spot, 22 - nth * 3, PAINTS[side])
        picture.disc(spot, 11, INK)
        picture.disc(spot, 9, PAINTS[("", "violet", "green", "red", "blue")[colour]])
        if slug in table["plagues"]:
            picture.cross(spot, 9, INK)
    picture.ship(chart.spot(board.points[board.slugs.index(table["ship"])]), INK)
    return [
        [PAINTS[back] for back in backs] + [INK] * len(shown) + [PAPER] * held
        for backs, shown, held in zip(table["backs"], table["shown"], table["held"], strict=True)
    ]


def paint_odyssey(picture: Picture, table: dict[str, Any], board: Any) -> list[list[Colour]]:
    """The track on the coast, stars with a card in red, the triremes side by side."""
    chart = Chart(board.points, up=True)
    chart.draw_land(picture)
    spots = [chart.spot(point) for point in board.points]
    for spot, ways in zip(spots, board.ways, strict=True):
        for there in ways:
            picture.line(spot, spots[there - 1], 2, INK)
    for space, (slug, spot) in enumerate(zip(board.slugs, spots, strict=True), 1):
        star = space in board.stars
        picture.disc(spot, 8 if star else 5, INK)
        card = PAINTS["red"] if slug in table["stars"] else PAINTS["yellow"]
        picture.disc(spot, 6 if star else 3, card if star else PAPER)
    for seat, slug in enumerate(table["at"]):
        x, y = spots[board.slugs.index(slug)]
        picture.ship((x + seat * 10 - 14, y - 4), SEATS[seat])
    return [
        [PAINTS["blue"]] * (weapon != "none") + [PAINTS["green"]] * len(aid) + [PAINTS["yellow"]] * len(gold)
        for weapon, aid, gold in zip(table["weapon"], table["help"], table["treasure"], strict=True)
    ]


PAINTERS: dict[str, Callable[[Picture, dict[str, Any], Any], list[list[Colour]]]] = {
    "odysseus": paint_odysseus,
    "ulysses": paint_ulysses,
    "odyssey": paint_odyssey,
}
