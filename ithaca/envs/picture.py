"""Pictures of a table as arrays of red, green and blue: the sea, the board, what lies on it, and the seats.

Drawn by Pillow from what a viewer sees. The left part is the map, which `picture.py` in the game's folder
draws; on the right is a row for each seat: a chip in its colour, larger if it decides now, and a small box
for each card it holds.
"""

from collections.abc import Iterable

import numpy as np
from PIL import Image, ImageDraw

from ithaca.engine.coast import shores_along
from ithaca.engine.match import Match
from ithaca.engine.record import Grid

Colour = tuple[int, int, int]
Spot = tuple[float, float]

HEIGHT, MAP_WIDTH, WIDTH = 480, 720, 960
EDGE = 36  # around the points of the map

SEA, LAND, INK, PAPER = (224, 213, 188), (196, 174, 134), (44, 30, 22), (250, 244, 230)
SEATS = ((178, 58, 42), (38, 92, 148), (60, 122, 66), (198, 142, 30), (118, 66, 138), (70, 70, 70))
COLOURS = {
    "land": LAND,
    "paper": PAPER,
    "yellow": (214, 164, 36),
    "green": (74, 132, 72),
    "red": (186, 56, 44),
    "violet": (122, 72, 146),
    "blue": (44, 98, 160),
    "black": INK,
    "": (150, 140, 120),
}


class Picture:
    """A picture to draw on; what is drawn later lies on top."""

    colours = COLOURS
    seats = SEATS

    def __init__(self) -> None:
        self.image = Image.new("RGB", (WIDTH, HEIGHT), SEA)
        self.draw = ImageDraw.Draw(self.image)

    @property
    def pixels(self) -> Grid:
        return np.array(self.image, np.uint8)

    def disc(self, at: Spot, radius: float, colour: Colour) -> None:
        self.draw.circle(at, radius, fill=colour)

    def line(self, a: Spot, b: Spot, width: float, colour: Colour) -> None:
        self.draw.line((a, b), fill=colour, width=round(width))

    def box(self, at: Spot, width: float, height: float, colour: Colour) -> None:
        if width >= 1 and height >= 1:
            x, y = round(at[0]), round(at[1])
            self.draw.rectangle((x, y, x + round(width) - 1, y + round(height) - 1), fill=colour)

    def cross(self, at: Spot, size: float, colour: Colour) -> None:
        x, y = at
        self.line((x - size, y - size), (x + size, y + size), 4, colour)
        self.line((x - size, y + size), (x + size, y - size), 4, colour)

    def ship(self, at: Spot, colour: Colour) -> None:
        """A hull, a mast and a sail."""
        x, y = at
        self.draw.polygon([(x - 14, y), (x + 14, y), (x + 8, y + 7), (x - 8, y + 7)], fill=colour)
        self.line((x, y), (x, y - 18), 2, colour)
        self.draw.polygon([(x + 2, y - 16), (x + 14, y - 4), (x + 2, y - 4)], fill=PAPER)

    def chart(self, points: Iterable[Spot], up: bool) -> "MapScale":
        """A map that these points fit into; with `up`, y is a latitude and the coast is drawn."""
        chart = MapScale(points, up)
        if up:
            chart.draw_land(self)
        return chart


class MapScale:
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
                picture.box((first, row), last - first, 1, LAND)


def paint(match: Match, viewer: int) -> Grid:
    """The table as this viewer sees it; a game that has no `picture.py` has no map."""
    picture, table = Picture(), match.table(viewer)
    cards: list[list[Colour]] = [[] for _ in range(match.seats)]
    if match.game.has_part("picture"):
        cards = match.game.part("picture").paint(picture, table, match.board)
    picture.box((MAP_WIDTH, 0), WIDTH - MAP_WIDTH, HEIGHT, PAPER)
    for seat, row in enumerate(cards):
        draw_seat(picture, seat, seat == table["actor"], row)
    return picture.pixels


def draw_seat(picture: Picture, seat: int, decides: bool, cards: list[Colour]) -> None:
    """A chip in the seat's colour, and its cards in rows of twelve."""
    y = 40 + seat * 76
    picture.disc((MAP_WIDTH + 32, y), 20 if decides else 13, INK)
    picture.disc((MAP_WIDTH + 32, y), 16 if decides else 10, SEATS[seat % len(SEATS)])
    for nth, colour in enumerate(cards[:48]):
        at = (MAP_WIDTH + 64 + nth % 12 * 14, y - 22 + nth // 12 * 17)
        picture.box(at, 11, 14, INK)
        picture.box((at[0] + 1, at[1] + 1), 9, 12, colour)
