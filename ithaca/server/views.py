"""What a viewer is shown of a table: states, moves and notes, all made through `conceal`.

A viewer is a seat, or SPECTATOR. Nothing here asks who sits there or who else looks on: viewers that know
the same get the same bytes.
"""

import functools
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ithaca.bots.oracle import Explanation
from ithaca.engine import presentation
from ithaca.engine.choices import Choice
from ithaca.engine.match import Match
from ithaca.engine.protocol import OVER, SPECTATOR
from ithaca.engine.snapshot import Snapshot
from ithaca.engine.story import Event
from ithaca.engine.text import LANGUAGES, Word

from .entries import DeviceAdded
from .messages import Advice, AdvisedMove, ChoiceInfo, Sentence, StateMessage, ToldMove, encode
from .results import result_of
from .table import MadeMove, Note, Table

MOST_ADVICE = 5  # moves


# ── states ────────────────────────────────────────────────────────────────────────────────────────


def state_of(table: Table, viewer: int, told: Sequence[MadeMove], back: int = 0) -> StateMessage:
    """The table as this viewer sees it now, with the moves that are news to him."""
    match = table.match
    assert match is not None
    state = StateMessage(
        seq=table.seen_seq(viewer),
        view=view_of(table, viewer),
        actor=table.actor,
        undo=viewer != SPECTATOR and table.drafter() == viewer,
        told=[told_move(match, made, viewer) for made in told],
        deadline=table.deadline(),
        left=table.time_left(),
        over=table.state == "over",
        result=result_of(table),
    )
    if viewer != SPECTATOR and table.actor == viewer:
        state.ask = question(match, table.snapshot(viewer), viewer)
        state.legal = choices(match, table.snapshot(viewer), viewer)
    if back:
        state.back = back
    return state


def frozen_state(table: Table) -> StateMessage:
    """What was seen last of a table whose rules can no longer be played."""
    return StateMessage(seq=table.seq, view=table.last_view, actor=OVER, over=True)


def view_of(table: Table, viewer: int) -> msgspec.Raw:
    """The game's own table as text: what is the same for all viewers is written once."""
    assert table.match is not None
    snapshot = table.snapshot(viewer)
    shared = public_part(table.match, snapshot)
    own = encode(presentation.private(table.match, snapshot, viewer))
    return msgspec.Raw(shared[:-1] + b"," + own[1:] if len(own) > 2 else shared)


def public_part(match: Match, snapshot: Snapshot) -> bytes:
    """The part of a view that is the same for all; it stays with the snapshot that it shows."""
    if snapshot.public_bytes is None:
        snapshot.public_bytes = encode(presentation.public(match, snapshot))
    return snapshot.public_bytes


def question(match: Match, snapshot: Snapshot, seat: int) -> Sentence:
    """What the seat that decides is asked."""
    return sentence(presentation.question(match, snapshot, seat))


def choices(match: Match, snapshot: Snapshot, seat: int) -> list[msgspec.Raw]:
    """What the seat that decides may do."""
    return [choice_info(choice) for choice in presentation.choices(match, snapshot, seat)]


@functools.lru_cache(maxsize=20_000)
def choice_info(choice: Choice) -> msgspec.Raw:
    """A choice as it travels: the same ones come again and again."""
    info = ChoiceInfo(choice.move, f"act-{choice.verb}", arguments(choice.args), choice.clause, choice.group)
    return msgspec.Raw(encode(info))


# ── moves ─────────────────────────────────────────────────────────────────────────────────────────


def told_move(match: Match, made: MadeMove, viewer: int) -> msgspec.Raw:
    """What one move did, as this viewer saw it; written once for all who saw the same."""
    saw = made.played.move.seen[viewer], presentation.story(match, made.played, viewer)
    for another, written in made.written:
        if another == saw:
            return written
    seen, events = saw
    told = ToldMove(
        seq=made.seq,
        seat=made.seat,
        move=match.notation.name(seen),
        clause=f"{match.game.slug}/{match.notation.verb(seen).clause}",
        by=made.by,
        at=made.at,
        events=[sentence(event) for event in events],
    )
    made.written.append((saw, msgspec.Raw(encode(told))))
    return made.written[-1][1]


def told_since(table: Table, viewer: int, since: int) -> list[msgspec.Raw]:
    """All that this viewer has been told after the move `since`; what was taken back is not there."""
    if table.match is None or since >= table.seen_seq(viewer):
        return []
    match, found = table.dealt(), []
    for line in standing_moves(table, viewer):
        played = match.play(line.entry.move)
        if line.seq > since:
            made = MadeMove(line.seq, line.at, line.entry.seat, line.entry.by, played)
            found.append(told_move(match, made, viewer))
    return found


def standing_moves(table: Table, viewer: int) -> list[Any]:
    """The moves that were not taken back, as far as this viewer has seen them."""
    standing: list[Any] = []
    for line in table.moves:
        if line.is_undo:
            standing.pop()
        else:
            standing.append(line)
    hidden = len(table.drafts) if viewer != table.drafter() else 0
    return standing[: len(standing) - hidden]


def taken_back_since(table: Table, viewer: int, since: int) -> int:
    """The first of the viewer's own moves up to `since` that was taken back after it; 0: none was."""
    standing: list[Any] = []
    back: list[int] = []
    for line in table.moves:
        if not line.is_undo:
            standing.append(line)
        elif (taken := standing.pop()).seq <= since < line.seq and taken.entry.seat == viewer:
            back.append(taken.seq)
    return min(back, default=0)


# ── notes and names ───────────────────────────────────────────────────────────────────────────────


def note_info(note: Note) -> dict[str, Any] | None:
    """A note as everyone may read it; None if it is not for them."""
    if isinstance(note.entry, DeviceAdded):
        return None
    entry: dict[str, Any] = msgspec.to_builtins(note.entry)
    shown = {name: value for name, value in entry.items() if value != "" and name != "salt"}
    return {"note": note.number, "at": note.at, "after": note.after, **shown}


def notes_since(table: Table, since: int) -> list[dict[str, Any]]:
    return [info for note in table.notes[since:] if (info := note_info(note))]


def vocabulary(table: Table) -> dict[str, Any]:
    """Names of players and places, by language and kind."""
    seats = {str(number): name for number, name in enumerate(table.names())}
    return {lang: {"seat": seats, **table.board.names(lang)} for lang in LANGUAGES}


# ── advice ────────────────────────────────────────────────────────────────────────────────────────


def advice_of(match: Match, found: Explanation, frame_id: str, seq: int) -> Advice:
    """The moves that the oracle likes best: how often it tried each, what it hopes for, what would follow."""
    tried = max(1, sum(opinion.visits for opinion in found.opinions))
    moves = [
        AdvisedMove(
            move=match.notation.name(opinion.action),
            tried=round(opinion.visits / tried, 4),
            share=round(opinion.share, 4) if opinion.visits else None,
            line=[following_move(match, action) for action in opinion.line[1:]],
        )
        for opinion in found.opinions[:MOST_ADVICE]
    ]
    return Advice(id=frame_id, seq=seq, moves=moves, iterations=found.iterations)


def following_move(match: Match, action: int) -> dict[str, Any]:
    """A move that may follow: its name, and the words that do not depend on how the table stands then."""
    verb, args = match.notation.move(action)
    return {"move": match.notation.name(action), "key": f"act-{verb}", "args": arguments(dict(args))}


# ── words ─────────────────────────────────────────────────────────────────────────────────────────


def sentence(event: Event) -> Sentence:
    return Sentence(event.key, arguments(event.args))


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
