"""Pictures for the report: SVG that takes its colours from the page, to be readable in light and dark.

They are 400 units wide, about the width of a phone, so that lettering stays readable there. Bots are told
apart by place, number and dashes, never by colour alone.
"""

import math
from collections.abc import Iterable, Sequence
from html import escape

from ithaca.engine.text import Words

from .ratings import Rating
from .single_game import STEPS
from .standings import Standing

COLOURS = """
:root { color-scheme: light dark; --ink: #1d2733; --paper: #fbfaf7; --soft: #5c6672; --rule: #d9d6ce;
  --s0: #1f6f8b; --s1: #b3541e; --s2: #5a7d2a; --s3: #7a4f9a; --s4: #a3324a; --s5: #8a6d1a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --paper: #14191f; --soft: #a3abb5;
  --rule: #36404b; --s0: #6cc0de; --s1: #f0996a; --s2: #a6cf6b; --s3: #c79be8; --s4: #f08aa0;
  --s5: #dcc06a; } }
"""
MARKS = """
svg text { font: 13px system-ui, sans-serif; fill: var(--ink); }
svg text.small { font-size: 11px; fill: var(--soft); paint-order: stroke; stroke: var(--paper);
  stroke-width: 3px; }
.grid { stroke: var(--rule); } .fair { stroke: var(--ink); stroke-dasharray: 4 4; }
.way { fill: none; stroke: var(--c); stroke-width: 2; } .dot, .bar { fill: var(--c); }
.wide { fill: var(--c); opacity: .35; }
.s0 { --c: var(--s0); } .s1 { --c: var(--s1); } .s2 { --c: var(--s2); }
.s3 { --c: var(--s3); } .s4 { --c: var(--s4); } .s5 { --c: var(--s5); }
"""

WIDE = 400
LEFT, RIGHT = 12, 388
ROW = 46
DASHES = ("none", "7 3", "2 3", "10 3 2 3", "4 2", "1 4")
POINTS = 160  # of a line at most
LONGEST = 36  # letters of a name
FEWEST_GAMES = 2  # of a running share that is drawn


def picture(title: str, high: float, parts: Iterable[str]) -> str:
    body = "\n".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDE} {high:.0f}" role="img" aria-label="{escape(title)}">\n'
        f"<title>{escape(title)}</title>\n{body}\n</svg>"
    )


def text(x: float, y: float, words: str, style: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{style}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x0: float, y0: float, x1: float, y1: float, style: str) -> str:
    return f'<line x1="{x0:.1f}" y1="{y0:.1f}" x2="{x1:.1f}" y2="{y1:.1f}" class="{style}"/>'


def rect(x: float, y: float, wide: float, high: float, style: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" class="{style}"/>'


def between(value: float, least: float, most: float) -> float:
    """The horizontal position of a value."""
    return LEFT + (RIGHT - LEFT) * (value - least) / ((most - least) or 1.0)


def anchor_at(x: float) -> str:
    """The text anchor at `x`: lettering at the border stays inside."""
    return "start" if x < LEFT + 16 else "end" if x > RIGHT - 16 else "middle"


def axis(ticks: Sequence[tuple[float, str]], top: float, bottom: float) -> list[str]:
    parts = []
    for x, words in ticks:
        parts += [line(x, top, x, bottom, "grid"), text(x, bottom + 15, words, "small", anchor_at(x))]
    return parts


def percent(say: Words, share: float) -> str:
    return say("arena-percent", share=round(100 * share, 1))


def label(nth: int, name: str) -> str:
    """A bot with its number in the list: the same name may be there twice."""
    return f"{nth + 1}  {shortened(name)}"


def shortened(name: str) -> str:
    """A name that leaves room for its figures."""
    return name if len(name) <= LONGEST else "…" + name[1 - LONGEST :]


def shares(standings: Sequence[Standing], say: Words) -> str:
    """Every share with its interval, against the fair one."""
    bottom = 8 + ROW * len(standings)
    fair = between(1 / len(standings), 0, 1)
    parts = axis([(between(t / 4, 0, 1), percent(say, t / 4)) for t in range(5)], 4, bottom)
    parts.append(line(fair, 4, fair, bottom, "fair"))
    for nth, one in enumerate(standings):
        y = 22 + ROW * nth
        low, high, mean = (between(value, 0, 1) for value in (one.low, one.high, one.share))
        parts += [text(LEFT, y, label(nth, one.bot)), text(RIGHT, y, percent(say, one.share), "", "end")]
        parts.append(
            f'<rect x="{low:.1f}" y="{y + 7}" width="{high - low:.1f}" height="10" class="s{nth} wide"/>'
        )
        parts.append(f'<circle cx="{mean:.1f}" cy="{y + 12}" r="5" class="s{nth} dot"/>')
    return picture(say("arena-plot-shares"), bottom + 22, parts)


def running(games: Sequence[Sequence[float]], names: Sequence[str], say: Words) -> str:
    """How the shares settled, game after game."""
    if len(games) < FEWEST_GAMES:
        return ""
    seats, top, bottom = len(names), 22, 222
    totals, points = [0.0] * seats, [list[tuple[float, float]]() for _ in names]
    shown = {round(1 + (len(games) - 1) * step / POINTS) for step in range(POINTS + 1)}
    for played, won in enumerate(games, 1):
        totals = [total + share for total, share in zip(totals, won, strict=True)]
        if played in shown:
            x = between(played, 1, len(games))
            for nth, total in enumerate(totals):
                points[nth].append((x, bottom - (bottom - top) * total / played))
    parts = [line(LEFT, y, RIGHT, y, "grid") for y in (top, (top + bottom) / 2, bottom)]
    fair = bottom - (bottom - top) / seats
    parts.append(line(LEFT, fair, RIGHT, fair, "fair"))
    parts += [
        text(LEFT, bottom + 15, "1", "small"),
        text(RIGHT, bottom + 15, str(len(games)), "small", "end"),
    ]
    for nth, way in enumerate(points):
        drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in way)
        parts.append(f'<polyline points="{drawn}" class="s{nth} way" stroke-dasharray="{DASHES[nth]}"/>')
    for y, share in ((top, 1.0), ((top + bottom) / 2, 0.5)):
        parts.append(text(RIGHT, y - 4, percent(say, share), "small", "end"))
    for nth, name in enumerate(names):
        y = bottom + 38 + 20 * nth
        parts.append(f'<line x1="{LEFT}" y1="{y - 4}" x2="52" y2="{y - 4}" class="s{nth} way"')
        parts[-1] += f' stroke-dasharray="{DASHES[nth]}"/>'
        parts.append(text(60, y, label(nth, name)))
    return picture(say("arena-plot-running"), bottom + 28 + 20 * seats, parts)


def times(standings: Sequence[Standing], say: Words) -> str:
    """How long moves took; the time grows tenfold from mark to mark."""
    every = [bucket for one in standings for bucket in one.times.buckets]
    if not every:
        return ""
    least, most = math.floor(min(every) / STEPS), math.ceil((max(every) + 1) / STEPS)
    bottom, tall = 8 + 62 * len(standings), 34
    ticks = [(between(n, least, most), seconds(say, 10.0**n)) for n in range(least, most + 1)]
    parts = axis(ticks, 4, bottom)
    wide = (RIGHT - LEFT) / (most - least) / STEPS
    for nth, one in enumerate(standings):
        floor = 62 * (nth + 1)
        parts.append(text(LEFT, floor - tall - 8, label(nth, one.bot)))
        highest = max(one.times.buckets.values(), default=1)
        for bucket, count in sorted(one.times.buckets.items()):
            x, high = between(bucket / STEPS, least, most), max(1.0, tall * count / highest)
            parts.append(rect(x, floor - high, wide, high, f"s{nth} bar"))
        parts.append(line(LEFT, floor, RIGHT, floor, "grid"))
    return picture(say("arena-plot-times"), bottom + 22, parts)


def ratings(rated: dict[str, Rating], say: Words) -> str:
    """The rating of every bot by name, with two sigmas on both sides."""
    least = min(one.mu - 2 * one.sigma for one in rated.values())
    most = max(one.mu + 2 * one.sigma for one in rated.values())
    least, most = 5.0 * math.floor(least / 5), 5.0 * math.ceil(most / 5)
    bottom, step = 8 + ROW * len(rated), max(5, 5 * round((most - least) / 25))
    marks = range(round(least), round(most) + 1, step)
    parts = axis([(between(mark, least, most), str(mark)) for mark in marks], 4, bottom)
    for nth, (name, one) in enumerate(sorted(rated.items(), key=lambda entry: -entry[1].mu)):
        y = 22 + ROW * nth
        low, high = (between(one.mu + side * 2 * one.sigma, least, most) for side in (-1, 1))
        parts += [text(LEFT, y, shortened(name)), text(RIGHT, y, rating(say, one), "", "end")]
        parts.append(
            f'<rect x="{low:.1f}" y="{y + 7}" width="{high - low:.1f}" height="10" class="s0 wide"/>'
        )
        parts.append(f'<circle cx="{between(one.mu, least, most):.1f}" cy="{y + 12}" r="5" class="s0 dot"/>')
    return picture(say("arena-plot-ratings"), bottom + 22, parts)


# ── figures in words ──────────────────────────────────────────────────────────────────────────────


def rating(say: Words, one: Rating) -> str:
    mean, spread = (say("number", value=round(value, 1)) for value in (one.mu, 2 * one.sigma))
    return f"{mean} ± {spread}"


def seconds(say: Words, time: float) -> str:
    """A time in the unit that fits: 12 µs, 3.4 ms, 1.2 s."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if time >= 0.9995 * size or unit == "µs":
            value = time / size
            return f"{say('number', value=round(value, 1 if value < 100 else None))} {unit}"
    raise AssertionError
