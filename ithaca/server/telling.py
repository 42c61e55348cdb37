"""What a viewer is told: states, moves and notes, made through the one door.

A viewer is a seat, or SPECTATOR. Nothing here asks who sits there or who else looks on: viewers that know
the same get the same bytes.
"""

import functools
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ithaca.bots.oracle import Explanation
from ithaca.engine.choices import Choice
from ithaca.engine.match import Match, Scene
from ithaca.engine.protocol import OVER, SPECTATOR
from ithaca.engine.text import LANGUAGES, Word

from .fold import Told, public_note
from .messages import encode
from .table import Table

MOST_ADVICE = 5  # moves


def state_of(table: Table, viewer: int, told: Sequence[Told], back: int = 0) -> dict[str, Any]:
    """The table as this viewer sees it now, with the moves that are news to him."""
    match = table.match
    assert match is not None
    asked = viewer != SPECTATOR and table.actor == viewer
    state = {
        "seq": table.sight_seq(viewer),
        "view": view_of(table, viewer),
        "actor": table.actor,
        "ask": question(match, viewer, table.sight(viewer)) if asked else None,
        "legal": choices(match, viewer, table.sight(viewer)) if asked else [],
        "undo": table.can_undo(viewer),
        "told": [told_to(match, one, viewer) for one in told],
        "deadline": table.deadline(),
        "left": table.time_left(),
        "over": table.state == "over",
        "result": table.result(),
    }
    return {**state, "back": back} if back else state


def frozen_state(table: Table) -> dict[str, Any]:
    """What was seen last of a table that was begun under other rules."""
    return {
        "seq": table.seq,
        "view": table.last_view,
        "actor": OVER,
        "ask": None,
        "legal": [],
        "undo": False,
        "told": [],
        "deadline": None,
        "left": {},
        "over": True,
        "result": None,
    }


def view_of(table: Table, viewer: int) -> msgspec.Raw:
    """The view, as text: what is the same for all viewers is written once."""
    match, scene = table.match, table.sight(viewer)
    assert match is not None
    if viewer == table.drafter():
        shared = encode(match.public(scene))
    else:
        shared = table.shared = table.shared or encode(match.public(scene))
    own = encode(match.private(scene, viewer))
    return msgspec.Raw(shared[:-1] + b"," + own[1:] if len(own) > 2 else shared)


def question(match: Match, seat: int, scene: Scene | None = None) -> dict[str, Any]:
    """What the one who decides is asked."""
    event = match.question(seat, scene)
    return {"key": event.key, "args": arguments(event.args)}


def choices(match: Match, seat: int, scene: Scene) -> list[msgspec.Raw]:
    """What the one who decides may do."""
    return [written(choice) for choice in match.choices(seat, scene)]


@functools.lru_cache(maxsize=20_000)
def written(choice: Choice) -> msgspec.Raw:
    """A choice as it travels: the same ones come again and again."""
    told = {"move": choice.move, "key": f"act-{choice.verb}", "args": arguments(choice.args)}
    return msgspec.Raw(encode({**told, "clause": choice.clause, "group": choice.group}))


def advice_of(match: Match, found: Explanation) -> dict[str, Any]:
    """The moves that the oracle likes best: how often it tried each, what it hopes for, what would follow."""
    tried = max(1, sum(opinion.visits for opinion in found.opinions))
    return {
        "moves": [
            {
                "move": match.notation.name(opinion.action),
                "tried": round(opinion.visits / tried, 4),
                "share": round(opinion.share, 4) if opinion.visits else None,
                "line": [step(match, action) for action in opinion.line[1:]],
            }
            for opinion in found.opinions[:MOST_ADVICE]
        ],
        "iterations": found.iterations,
    }


def step(match: Match, action: int) -> dict[str, Any]:
    """A move that may follow: its name, and the words that do not depend on how the table stands then."""
    verb, args = match.notation.move(action)
    return {"move": match.notation.name(action), "key": f"act-{verb}", "args": arguments(dict(args))}


def told_to(match: Match, told: Told, viewer: int) -> msgspec.Raw:
    """What one move did, as this viewer saw it; written once for all who saw the same."""
    saw = told.moment.seen[viewer], match.story(viewer, told.moment)
    for another, written in told.written:
        if another == saw:
            return written
    seen, events = saw
    body = {
        "seq": told.seq,
        "seat": told.seat,
        "move": match.notation.name(seen),
        "clause": f"{match.game.slug}/{match.notation.verb(seen).clause}",
        "by": told.by,
        "at": told.at,
        "events": [{"key": event.key, "args": arguments(event.args)} for event in events],
    }
    told.written.append((saw, msgspec.Raw(encode(body))))
    return told.written[-1][1]


def told_since(table: Table, viewer: int, since: int) -> list[msgspec.Raw]:
    """All that this viewer has been told after the move `since`; what was taken back is not there."""
    if table.match is None or since >= table.sight_seq(viewer):
        return []
    match, found = table.dealt(), []
    for entry in standing_moves(table, viewer):
        match.play(entry.body["move"])
        if entry.seq > since:
            by = entry.body.get("by", "")
            told = Told(entry.seq, entry.at, entry.body["seat"], by, match.moment())
            found.append(told_to(match, told, viewer))
    return found


def standing_moves(table: Table, viewer: int) -> list[Any]:
    """The moves that were not taken back, as far as this viewer has seen them."""
    standing: list[Any] = []
    for entry in table.moves:
        if "undo" in entry.body:
            standing.pop()
        else:
            standing.append(entry)
    hidden = len(table.untold) if viewer != table.drafter() else 0
    return standing[: len(standing) - hidden]


def taken_back_since(table: Table, viewer: int, since: int) -> int:
    """The first of the viewer's own moves up to `since` that was taken back after it; 0: none was."""
    standing: list[Any] = []
    back: list[int] = []
    for entry in table.moves:
        if "undo" not in entry.body:
            standing.append(entry)
        elif (taken := standing.pop()).seq <= since < entry.seq and taken.body["seat"] == viewer:
            back.append(taken.seq)
    return min(back, default=0)


def notes_since(table: Table, since: int) -> list[dict[str, Any]]:
    return [note for entry in table.notes[since:] if (note := public_note(entry))]


def vocabulary(table: Table) -> dict[str, Any]:
    """Names of players and places, by language and kind."""
    seats = {str(number): name for number, name in enumerate(table.names())}
    return {lang: {"seat": seats, **table.board.names(lang)} for lang in LANGUAGES}


def arguments(args: Mapping[str, Any]) -> dict[str, Any]:
    """Typed arguments as they travel."""
    return {name: argument(value) for name, value in args.items()}


def argument(value: Any) -> Any:
    if isinstance(value, Word):
        return word(value)
    return [argument(one) for one in value] if isinstance(value, list) else value


@functools.lru_cache(maxsize=10_000)
def word(value: Word) -> dict[str, str]:
    return {"kind": value.kind, "name": value.name}
