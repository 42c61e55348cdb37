"""A tournament as one page of HTML: no script, no external files, light or dark as the reader prefers."""

import os
import platform
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from html import escape

from ithaca import __version__
from ithaca.engine.game import find
from ithaca.engine.text import Words

from . import plots
from .single_game import Fault
from .standings import LISTED, Standing, Standings

STYLE = (
    plots.COLOURS
    + plots.MARKS
    + """
body { margin: 0 auto; padding: 1rem; max-width: 44rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { line-height: 1.2; } h2 { margin-top: 2.2rem; }
svg { display: block; width: 100%; max-width: 34rem; height: auto; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
th, td { padding: .3rem .6rem .3rem 0; text-align: left; border-bottom: 1px solid var(--rule); }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
code { overflow-wrap: anywhere; } p.small { color: var(--soft); font-size: .9rem; }
"""
)

Cell = str


@dataclass(frozen=True)
class Occasion:
    """What the page says about how it was made."""

    command: str
    place: str
    workers: int
    day: date


def machine() -> str:
    """The kind of machine; its name stays private."""
    return (
        f"{platform.system()} {platform.machine()}, {os.cpu_count()} CPU, Python {platform.python_version()}"
    )


def page(standings: Standings, occasion: Occasion, say: Words) -> str:
    """The whole page."""
    setup, every = standings.setup, standings.all()
    title = say("arena-report-title", title=find(setup.game).title)
    rated = {one.bot: one.rating for one in every}
    body = [
        f"<h1>{escape(title)}</h1>",
        paragraph(summary(standings, say)),
        *(paragraph(note) for note in notes(standings, say)),
        section(say("arena-plot-shares"), plots.shares(every, say), say("arena-explain-shares")),
        scrolled(results(every, say)),
        section(
            say("arena-plot-running"),
            plots.running(standings.in_order(), setup.seats, say),
            say("arena-explain-running"),
        ),
        section(say("arena-plot-ratings"), plots.ratings(rated, say), say("arena-explain-ratings")),
        section(say("arena-plot-times"), plots.times(every, say), say("arena-explain-times")),
        scrolled(time_table(every, say)),
        heading(say("arena-faults")),
        *faults(standings, say),
        heading(say("arena-about")),
        scrolled(about(standings, occasion, say)),
    ]
    return (
        f'<!DOCTYPE html>\n<html lang="{say.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(part for part in body if part)
        + "\n</body>\n</html>\n"
    )


# ── what it says ──────────────────────────────────────────────────────────────────────────────────


def summary(standings: Standings, say: Words) -> str:
    """How many games of how many deals."""
    seats = len(standings.setup.seats)
    deals = len({number // seats for number in standings.shares})
    return say("arena-summary", games=standings.games, count=deals, seed=str(standings.setup.seed))


def notes(standings: Standings, say: Words) -> list[str]:
    """What a reader must know to interpret the figures correctly."""
    found, seats = [], len(standings.setup.seats)
    if left := standings.games % seats:
        found.append(say("arena-not-rotated", count=left, players=seats))
    lost = sum(sum(counts.values()) for counts in standings.counts)
    found.append(say("arena-lost-moves", count=lost) if lost else say("arena-no-faults"))
    return found


def results(every: Sequence[Standing], say: Words) -> str:
    return grid(columns(say), result_rows(every, say), words=(1,))


def result_rows(every: Sequence[Standing], say: Words) -> list[list[str]]:
    """The results in figures, here and in the terminal."""
    return [
        [
            str(nth),
            one.bot,
            plots.percent(say, one.share),
            interval(one, say),
            plots.rating(say, one.rating),
            plots.seconds(say, one.times.mean),
            say("number", value=sum(one.faults.values())),
        ]
        for nth, one in enumerate(every, 1)
    ]


def interval(one: Standing, say: Words) -> str:
    return f"{say('number', value=round(100 * one.low, 1))} – {plots.percent(say, one.high)}"


def columns(say: Words) -> list[str]:
    """The heads of the results, here and in the terminal."""
    return [
        "",
        say("arena-col-bot"),
        say("arena-col-share"),
        say("arena-col-interval"),
        say("arena-col-rating"),
        say("arena-col-time"),
        say("arena-col-faults"),
    ]


def time_table(every: Sequence[Standing], say: Words) -> str:
    heads = ["", say("arena-col-bot"), say("arena-col-choices"), say("arena-col-mean")]
    heads += [say("arena-col-median"), say("arena-col-most"), say("arena-col-slowest")]
    rows = []
    for nth, one in enumerate(every, 1):
        marks = (one.times.mean, one.times.below(0.5), one.times.below(0.95), one.times.slowest)
        shown = [plots.seconds(say, mark) for mark in marks]
        rows.append([str(nth), one.bot, say("number", value=one.times.moves), *shown])
    return grid(heads, rows, words=(1,))


def faults(standings: Standings, say: Words) -> Iterable[str]:
    """Every fault with what happened; at most LISTED of them."""
    total = sum(sum(counts.values()) for counts in standings.counts)
    if not total:
        return [paragraph(say("arena-no-faults"))]
    heads = [say("arena-col-bot"), say("arena-col-game"), say("arena-col-move"), say("arena-col-seat")]
    heads += [say("arena-col-kind"), say("arena-col-reason")]
    rows = [
        [
            standings.setup.seats[fault.bot],
            str(number),
            str(fault.move),
            str(fault.seat),
            say(f"arena-fault-{fault.kind}"),
            fault_reason(fault, say),
        ]
        for number, fault in standings.faults
    ]
    parts = [paragraph(say("arena-lost-moves", count=total)), scrolled(grid(heads, rows, words=(0, 4, 5)))]
    if total > LISTED:
        parts.append(paragraph(say("arena-more-faults", count=total - LISTED)))
    return parts


def fault_reason(fault: Fault, say: Words) -> str:
    """What the fault was; a bot that is still thinking about an earlier move gives no reason of its own."""
    return fault.reason if fault.reason != "…" else say("arena-still-thinking")


def about(standings: Standings, occasion: Occasion, say: Words) -> str:
    setup = standings.setup
    options = ", ".join(name for name, on in setup.options.items() if on)
    rows = [
        [say("arena-about-command"), occasion.command],
        [say("arena-about-seed"), str(setup.seed)],
        [say("col-options"), options or "–"],
        [say("arena-about-date"), occasion.day.isoformat()],
        [say("arena-about-version"), f"Ithaca {__version__}, {setup.game} {setup.rules}"],
        [say("arena-about-machine"), machine()],
        [say("arena-about-workers"), f"{occasion.workers or ''} {occasion.place}".strip()],
    ]
    cells = "".join(f"<tr><th>{escape(a)}</th><td><code>{escape(b)}</code></td></tr>\n" for a, b in rows)
    return f"<table>\n{cells}</table>"


# ── HTML ──────────────────────────────────────────────────────────────────────────────────────────


def paragraph(words: str) -> str:
    return f"<p>{escape(words)}</p>"


def heading(words: str) -> str:
    return f"<h2>{escape(words)}</h2>"


def section(head: str, drawing: str, words: str) -> str:
    """A picture and how to read it."""
    if not drawing:
        return ""
    return f'{heading(head)}\n{drawing}\n<p class="small">{escape(words)}</p>'


def scrolled(inner: str) -> str:
    """Let a wide table scroll by itself on a phone, instead of the page."""
    return f'<div class="scroll" tabindex="0">{inner}</div>'


def grid(heads: Sequence[Cell], rows: Sequence[Sequence[Cell]], words: Sequence[int]) -> str:
    """A table; columns other than `words` are figures."""

    def cells(tag: str, row: Sequence[Cell]) -> str:
        shown = (
            f"<{tag}{'' if nth in words else ' class=n'}>{escape(cell)}</{tag}>"
            for nth, cell in enumerate(row)
        )
        return f"<tr>{''.join(shown)}</tr>"

    body = "\n".join(cells("td", row) for row in rows)
    return f"<table>\n<thead>{cells('th', heads)}</thead>\n<tbody>\n{body}\n</tbody>\n</table>"
