"""A learning curve as a picture: the share of victories over the games learned from, with 95% bands.

It is SVG that follows the reader into the dark. Curves are told apart by dashes and words, not by colour.
"""

from collections.abc import Mapping, Sequence

from ithaca.arena.plots import line, text
from ithaca.arena.ratings import wilson

LEFT, RIGHT, TOP, BOTTOM = 52, 560, 40, 310
WIDE, HIGH = 720, 360
DASHES = ("none", "7 4")
STYLE = """
svg { --ink: #1d2733; --paper: #fbfaf7; --soft: #5c6672; --rule: #d9d6ce; --s0: #1f6f8b; --s1: #b3541e; }
@media (prefers-color-scheme: dark) { svg { --ink: #e8e6e1; --paper: #14191f; --soft: #a3abb5;
  --rule: #36404b; --s0: #6cc0de; --s1: #f0996a; } }
text { font: 14px system-ui, sans-serif; fill: var(--ink); } .small { font-size: 12px; fill: var(--soft); }
.paper { fill: var(--paper); } .grid { stroke: var(--rule); }
.fair { stroke: var(--ink); stroke-dasharray: 2 4; }
.s0 { --c: var(--s0); } .s1 { --c: var(--s1); } .band { fill: var(--c); opacity: .22; }
.way { fill: none; stroke: var(--c); stroke-width: 2.5; } .dot { fill: var(--c); }
"""

Point = tuple[int, int, float]  # games learned from; games played to measure; share of them won


def draw(title: str, curves: Mapping[str, Sequence[Point]], fair: float) -> str:
    """The whole picture; every curve has a name."""
    most = max(points[-1][0] for points in curves.values())
    marks = {name: [(across(games, most), share) for games, _, share in curves[name]] for name in curves}
    drawn = [
        f'<rect width="{WIDE}" height="{HIGH}" class="paper"/>',
        text(LEFT, 24, title),
        *frame(most, fair),
    ]
    for nth, (name, points) in enumerate(curves.items()):
        drawn += curve(nth, name, marks[name], [wilson(share, played) for _, played, share in points])
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img">'
    return "\n".join([head, f"<title>{title}</title>", f"<style>{STYLE}</style>", *drawn, "</svg>"]) + "\n"


def across(games: int, most: int) -> float:
    return LEFT + (RIGHT - LEFT) * games / max(most, 1)


def up(share: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * share


def frame(most: int, fair: float) -> list[str]:
    """The lines behind the curves, and what they stand for."""
    parts = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts += [line(LEFT, up(share), RIGHT, up(share), "grid")]
        parts += [text(LEFT - 8, up(share) + 4, f"{share:.0%}", "small", "end")]
    for quarter in range(5):
        games = most * quarter // 4
        parts += [text(across(games, most), BOTTOM + 20, f"{games:,}", "small", "middle")]
    parts += [text((LEFT + RIGHT) / 2, BOTTOM + 40, "games learned from", "small", "middle")]
    return [
        *parts,
        line(LEFT, up(fair), RIGHT, up(fair), "fair"),
        text(LEFT + 60, up(fair) - 5, "fair", "small"),
    ]


def curve(
    nth: int, name: str, marks: Sequence[tuple[float, float]], bands: Sequence[tuple[float, float]]
) -> list[str]:
    """A line with its dots, its band and its name."""
    xs = [x for x, _ in marks]
    low = [f"{x:.1f},{up(least):.1f}" for x, (least, _) in zip(xs, bands, strict=True)]
    high = [f"{x:.1f},{up(greatest):.1f}" for x, (_, greatest) in zip(xs, bands, strict=True)]
    way = " ".join(f"{x:.1f},{up(share):.1f}" for x, share in marks)
    return [
        f'<polygon points="{" ".join([*high, *reversed(low)])}" class="s{nth} band"/>',
        f'<polyline points="{way}" class="s{nth} way" stroke-dasharray="{DASHES[nth]}"/>',
        *(f'<circle cx="{x:.1f}" cy="{up(share):.1f}" r="3.5" class="s{nth} dot"/>' for x, share in marks),
        text(RIGHT + 8, up(marks[-1][1]) + 4, f"{name} {marks[-1][1]:.0%}"),
    ]
