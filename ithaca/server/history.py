"""A game that is over: its log, its verification, its replay, and games that play on from it."""

from typing import Any

import msgspec

from ithaca.engine import presentation
from ithaca.engine.errors import Mistake
from ithaca.engine.logs import read, transcript, verify
from ithaca.engine.match import Match
from ithaca.engine.snapshot import Snapshot
from ithaca.engine.text import words

from . import views
from .answers import Verification
from .entries import Moved
from .errors import Refused
from .requests import TableSetup
from .table import MadeMove, MoveLine, Table

MOST_FRAMES = 64
OPEN_HANDS = -2  # stands for a viewer who sees everything


def log_of(table: Table) -> str:
    """The whole log, as `ithaca verify` reads it."""
    entries = [log_entry(line) for line in table.moves]
    lines = transcript(table.header(), table.seed, entries, agreed=table.ended_early)
    return "".join(f"{line}\n" for line in lines)


def log_entry(line: MoveLine) -> dict[str, Any]:
    """A move or an undo as the game's log writes it."""
    entry = line.entry
    if not isinstance(entry, Moved):
        return {"seat": entry.seat, "undo": True}
    return {"seat": entry.seat, "move": entry.move, **({"by": entry.by} if entry.by else {})}


def verification(table: Table, lang: str) -> Verification:
    """Check the commitment that was shown before the game, every move and every digest."""
    try:
        match = verify(read(log_of(table)))
        good, text = True, words(lang)("verify-good", moves=len(match.moves))
    except Mistake as mistake:
        good, text = False, mistake.say(lang)
    return Verification(good, text, len(table.moves), table.seed.hex(), table.commitment)


def frames(table: Table, viewer: int, first: int, last: int) -> tuple[int, list[dict[str, Any]]]:
    """The table after each of these moves, as a viewer saw it, or with open hands; preceded by the number of
    all moves."""
    moves, match = views.standing_moves(table, viewer), table.dealt()
    found: list[dict[str, Any]] = []
    teller = viewer if viewer != OPEN_HANDS else -1
    for number in range(min(last, len(moves)) + 1):
        told: list[msgspec.Raw] = []
        if number:
            line = moves[number - 1]
            made = MadeMove(number, line.at, line.entry.seat, line.entry.by, match.play(line.entry.move))
            if number >= first:
                told = [msgspec.Raw(views.told_move(match, made, teller))]
        if number >= first:
            found.append(frame(match, viewer, number, told))
    return len(moves), found


def frame(match: Match, viewer: int, number: int, told: list[msgspec.Raw]) -> dict[str, Any]:
    view = presentation.laid_open(match) if viewer == OPEN_HANDS else match.table(viewer)
    asked = None if match.over else views.question(match, Snapshot(match.state), match.actor)
    return {"seq": number, "view": view, "actor": match.actor, "told": told, "ask": asked}


def fork_of(table: Table, seq: int, seat: int) -> tuple[TableSetup, dict[str, Any]]:
    """The setup of a practice game that plays on from here, and the position as this seat knew it."""
    moves = views.standing_moves(table, seat)
    if not 0 <= seq < len(moves) + table.ended_early:
        raise Refused("fork-too-late", value=seq, most=len(moves) - 1)
    fork = {
        "table": table.id,
        "header": table.header(),
        "seed": table.seed.hex(),
        "entries": [{"seat": line.entry.seat, "move": line.entry.move} for line in moves[:seq]],
        "seat": seat,
    }
    setup = table.setup
    return TableSetup(
        game=setup.game,
        players=setup.players,
        options=setup.options,
        board=setup.board,
        lang=setup.lang,
        away=0,
        public=False,
        title=setup.title,
        oracle=True,  # a fork is for trying things out
    ), fork
