"""Pictures of the results: SVG files in the colours of the arena's report, for light and dark readers."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from ithaca.arena.plots import COLOURS, DASHES, MARKS, line, rect, text

WIDE = 760
NAMES = 250  # room for names, left of the bars
EDGE = 20
ROW = 20
UNITS = ((1e9, "thousand million"), (1e6, "million"), (1e3, "thousand"))
PANEL_WIDE, PANEL_HIGH = 330, 230
OWN = """
text.own { font-weight: 600; } text.head { font-weight: 600; font-size: 15px; } .span { stroke: var(--ink); }
"""


@dataclass(frozen=True)
class Bar:
    name: str
    value: float
    least: float
    most: float
    own: bool


@dataclass(frozen=True)
class Line:
    name: str
    points: Sequence[tuple[float, float]]


@dataclass(frozen=True)
class Panel:
    """Lines over one growing quantity. `across` and `up`: whether that scale is logarithmic."""

    title: str
    below: str
    lines: Sequence[Line]
    across: bool = True
    up: bool = True


def page(title: str, high: float, parts: Sequence[str], wide: float = WIDE) -> str:
    """A standalone file: it has its own background, as it may be shown on any."""
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.0f} {high:.0f}" role="img" '
        f'aria-label="{escape(title)}">\n<title>{escape(title)}</title>\n'
        f"<style>{COLOURS}{MARKS}{OWN}\n.paper {{ fill: var(--paper); }}</style>\n"
        f"{rect(0, 0, wide, high, 'paper')}\n{text(EDGE, 26, title, 'head')}\n{body}\n</svg>\n"
    )


def short(value: float) -> str:
    """30 million, 1.2 million, 950."""
    for size, unit in UNITS:
        if value >= 0.9995 * size:
            return f"{value / size:.3g} {unit}"
    return f"{value:.3g}"


# ── bars ──────────────────────────────────────────────────────────────────────────────────────────


def bars(title: str, groups: Sequence[tuple[str, Sequence[Bar]]]) -> str:
    """Bars in groups, on one logarithmic scale; a thin line is the spread."""
    every = [bar for _, group in groups for bar in group]
    least = math.floor(math.log10(min((bar.least for bar in every), default=1.0)))
    most = math.ceil(math.log10(max((bar.most for bar in every), default=10.0)))

    def place(value: float) -> float:
        return NAMES + (WIDE - NAMES - EDGE) * (math.log10(value) - least) / (most - least)

    top, parts = 44.0, list[str]()
    y = top
    for name, group in groups:
        parts.append(text(EDGE, y + 16, name, "own"))
        y += 26
        for bar in group:
            parts += drawn(bar, y, place(10.0**least), place)
            y += ROW
        y += 10
    marks = [10.0**n for n in range(least, most + 1)]
    grid = [line(place(mark), top, place(mark), y, "grid") for mark in marks]
    grid += [text(place(mark), y + 14, tiny(mark), "small", "middle") for mark in marks]
    return page(title, y + 26, [*grid, *parts])


def drawn(bar: Bar, y: float, start: float, place: Callable[[float], float]) -> list[str]:
    """A name, a bar, its spread and its figure."""
    end, style = place(bar.value), "s1" if bar.own else "s0"
    inside = end - start > 110
    return [
        text(NAMES - 8, y + 12, bar.name, "own" if bar.own else "", "end"),
        rect(start, y + 2, max(end - start, 1.0), ROW - 6, f"{style} wide"),
        line(place(bar.least), y + ROW / 2 - 1, place(bar.most), y + ROW / 2 - 1, "span"),
        text(start + 6 if inside else end + 8, y + 12, short(bar.value), "own" if bar.own else ""),
    ]


# ── lines ─────────────────────────────────────────────────────────────────────────────────────────


def panels(title: str, shown: Sequence[Panel]) -> str:
    """Panels, two in a row, each with a legend below."""
    parts, y = list[str](), 44.0
    for first in range(0, len(shown), 2):
        pair = shown[first : first + 2]
        for nth, panel in enumerate(pair):
            parts += panel_at(panel, EDGE + nth * (PANEL_WIDE + 2 * EDGE), y)
        y += PANEL_HIGH + 84 + 18 * max(len(panel.lines) for panel in pair)
    return page(title, y, parts)


def scale(values: Sequence[float], tenfold: bool) -> tuple[float, float, list[float]]:
    """The range of a scale, and its marks."""
    if tenfold:
        low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
        high = max(high, low + 1)
        return low, high, [10.0**n for n in range(low, high + 1)]
    if all(float(value).is_integer() for value in values):
        marks = [float(n) for n in range(round(min(values)), round(max(values)) + 1)]
        return marks[0], max(marks[-1], marks[0] + 1), marks
    step = 10 ** math.floor(math.log10(max(values)))
    step = step if max(values) / step > 3 else step / 2
    marks = [step * n for n in range(math.ceil(max(values) / step) + 1)]
    return 0.0, marks[-1], marks


def panel_at(panel: Panel, left: float, top: float) -> list[str]:
    every = [point for one in panel.lines for point in one.points]
    if not every:
        return []
    low, high, across = scale([x for x, _ in every], panel.across)
    floor, roof, up = scale([y for _, y in every], panel.up)
    start, bottom = left + 64, top + 30 + PANEL_HIGH

    def at_x(x: float) -> float:
        return start + (PANEL_WIDE - 64) * ((math.log10(x) if panel.across else x) - low) / (high - low)

    def at_y(y: float) -> float:
        return bottom - PANEL_HIGH * ((math.log10(y) if panel.up else y) - floor) / (roof - floor)

    parts = [text(left, top + 14, panel.title, "own")]
    for x in across:
        parts += [line(at_x(x), bottom - PANEL_HIGH, at_x(x), bottom, "grid"),
                  text(at_x(x), bottom + 15, tiny(x), "small", "middle")]  # fmt: skip
    for y in up:
        parts += [line(start, at_y(y), start + PANEL_WIDE - 64, at_y(y), "grid"),
                  text(start - 6, at_y(y) + 4, tiny(y), "small", "end")]  # fmt: skip
    parts.append(text(start, bottom + 32, panel.below, "small"))
    for nth, one in enumerate(panel.lines):
        points = [(at_x(x), at_y(y)) for x, y in one.points]
        where = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(
            f'<polyline points="{where}" class="s{nth % 6} way" stroke-dasharray="{DASHES[nth % 6]}"/>'
        )
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" class="s{nth % 6} dot"/>' for x, y in points]
        y = bottom + 52 + 18 * nth
        parts.append(
            f'<line x1="{start}" y1="{y - 4}" x2="{start + 40}" y2="{y - 4}" class="s{nth % 6} way" '
            f'stroke-dasharray="{DASHES[nth % 6]}"/>'
        )
        parts.append(text(start + 48, y, one.name))
    return parts


def tiny(value: float) -> str:
    """10M, 100k, 5."""
    for size, unit in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if value >= size:
            return f"{value / size:g}{unit}"
    return f"{value:g}"
