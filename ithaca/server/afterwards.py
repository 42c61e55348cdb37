"""When a game is over: its log, its verification, its replay, its review, and games that play on from it."""

import asyncio
from typing import Any

import msgspec

from ithaca.engine.errors import Mistake
from ithaca.engine.logs import read, transcript, verify
from ithaca.engine.text import words

from . import telling
from .crew import Crew
from .errors import Refused
from .fold import Told
from .messages import Review, Setup, Verdict
from .table import Table
from .viewers import Live

MOST_FRAMES = 64
OPEN_HANDS = -2


def must_be_over(table: Table) -> None:
    table.must_not_be_frozen()
    if table.state != "over":
        raise Refused("not-over")


def log_of(table: Table) -> str:
    """The whole log, as `ithaca verify` reads it."""
    must_be_over(table)
    lines = transcript(table.header(), table.seed, table.log_entries(), agreed=table.ended == "agreed")
    return "".join(f"{line}\n" for line in lines)


def verdict(table: Table, lang: str) -> Verdict:
    """Check the commitment that was shown before the game, every move and every digest."""
    must_be_over(table)
    try:
        match = verify(read(log_of(table)))
        good, text = True, words(lang)("verify-good", moves=len(match.moves))
    except Mistake as mistake:
        good, text = False, mistake.say(lang)
    return Verdict(good, text, table.seq, table.seed.hex(), table.commitment)


def frames(table: Table, viewer: int, first: int, last: int) -> tuple[int, list[dict[str, Any]]]:
    """The table after each of these moves, as a viewer saw it, or with open hands; and how many there are."""
    must_be_over(table)
    moves, match = telling.standing_moves(table, viewer), table.dealt()
    found: list[dict[str, Any]] = []
    teller = viewer if viewer != OPEN_HANDS else -1
    for number in range(min(last, len(moves)) + 1):
        told: list[msgspec.Raw] = []
        if number:
            entry = moves[number - 1]
            match.play(entry.body["move"])
            if number >= first:
                by = entry.body.get("by", "")
                one = Told(entry.seq, entry.at, entry.body["seat"], by, match.moment())
                told = [telling.told_to(match, one, teller)]
        if number >= first:
            view = match.laid_open() if viewer == OPEN_HANDS else match.table(viewer)
            asked = None if match.over else telling.question(match, match.actor)
            found.append({"seq": number, "view": view, "actor": match.actor, "told": told, "ask": asked})
    return len(moves), found


async def review_of(live: Live, crew: Crew) -> Review:
    """The game looked back on: worked out once, however many ask, and kept while the table is at hand."""
    must_be_over(live.table)
    failed = live.review and live.review.done() and (live.review.cancelled() or live.review.exception())
    if live.review is None or failed:
        live.review = asyncio.create_task(crew.look_back(live.table))
    return await asyncio.shield(live.review)  # who goes away does not take it from the others


def fork_of(table: Table, seq: int, seat: int) -> tuple[Setup, dict[str, Any]]:
    """A practice game that plays on from here, as this seat knew it."""
    must_be_over(table)
    moves = telling.standing_moves(table, seat)
    table.chair(seat)
    if not 0 <= seq < len(moves) + (table.ended == "agreed"):
        raise Refused("fork-too-late", value=seq, most=len(moves) - 1)
    entries = [{"seat": entry.body["seat"], "move": entry.body["move"]} for entry in moves[:seq]]
    fork = {
        "table": table.id,
        "header": table.header(),
        "seed": table.seed.hex(),
        "entries": entries,
        "seat": seat,
    }
    setup = table.setup
    return Setup(
        game=setup.game,
        players=setup.players,
        options=setup.options,
        board=setup.board,
        lang=setup.lang,
        away=0,
        public=False,
        title=setup.title,
        oracle=True,  # it is for trying things out
    ), fork
