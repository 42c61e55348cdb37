"""Pictures made of characters, for maps in a terminal."""

from collections.abc import Iterable

from .coast import shores_along

Cell = tuple[int, int]


class Canvas:
    """Rows of characters with styles. What is drawn later lies on top."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.rows = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, character: str, style: str = "") -> None:
        if 0 <= x < self.width and 0 <= y < self.height:
            self.rows[y][x] = (character, style)

    def line(self, start: Cell, end: Cell, character: str, style: str = "") -> None:
        """Draw a dotted line; characters are twice as high as wide."""
        (x0, y0), (x1, y1) = start, end
        steps = max(abs(x1 - x0) // 2, abs(y1 - y0), 1)
        for step in range(steps + 1):
            x, y = x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps
            self.put(round(x), round(y), character, style)

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text from a cell on, moved left where it would not fit."""
        start = min(max(x, 0), max(self.width - len(text), 0))
        for i, character in enumerate(text):
            self.put(start + i, y, character, style)

    def is_free(self, x: int, y: int, length: int, blank: str = " ") -> bool:
        """Whether nothing but blanks (any of these characters) stands there."""
        cells = range(x, x + length)
        inside = 0 <= y < self.height and x >= 0 and x + length <= self.width
        return inside and all(self.rows[y][i][0] in blank for i in cells)


class Chart:
    """From coordinates to the cells of a canvas and back: the points shown fill it."""

    def __init__(self, points: Iterable[tuple[float, float]], canvas: Canvas, margin: Cell, up: bool) -> None:
        """`up`: y grows upwards, as latitudes do."""
        xs, ys = zip(*points, strict=True)
        self.column, self.row = margin
        self.left, self.top = min(xs), (max(ys) if up else min(ys))
        self.wide = (max(xs) - min(xs)) / (canvas.width - 1 - 2 * margin[0])  # of one column
        self.high = (max(ys) - min(ys)) / (canvas.height - 1 - 2 * margin[1]) * (-1 if up else 1)

    def cell(self, x: float, y: float) -> Cell:
        return round((x - self.left) / self.wide) + self.column, round((y - self.top) / self.high) + self.row

    def point(self, column: int, row: int) -> tuple[float, float]:
        return self.left + (column - self.column) * self.wide, self.top + (row - self.row) * self.high


def draw_land(canvas: Canvas, chart: Chart, dot: str, style: str) -> None:
    """Dots where there is land; the points are degrees east and north."""
    for row in range(canvas.height):
        shores = shores_along(chart.point(0, row)[1])
        for column in range(canvas.width):
            if sum(shore < chart.point(column, row)[0] for shore in shores) % 2:
                canvas.put(column, row, dot, style)
