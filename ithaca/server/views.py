"""What a viewer is shown of a table: views, moves and notes, all made through `conceal`. `states.py` builds
states from them.

A viewer is a seat, or SPECTATOR. Nothing here depends on who sits there or who else looks on: viewers that
know the same get the same bytes.
"""

import functools
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from ithaca.bots.advice import Suspect
from ithaca.bots.explanations import Explanation
from ithaca.engine import presentation
from ithaca.engine.choices import Choice
from ithaca.engine.match import Match
from ithaca.engine.protocol import SPECTATOR
from ithaca.engine.snapshot import Snapshot
from ithaca.engine.story import Event
from ithaca.engine.text import LANGUAGES, Word
from ithaca.engine.undo import can_undo

from .entries import DeviceAdded, DeviceRemoved, LinkRenewed, Resumed
from .messages import (
    Advice,
    AdvisedMove,
    ChoiceInfo,
    Preview,
    Sentence,
    SuspectedThing,
    ToldMove,
    encode,
)
from .table import MadeMove, Note, Table

MOST_ADVICE = 5  # moves
MOST_NOTES = 200  # sent at once


# ── the table ─────────────────────────────────────────────────────────────────────────────────────


def preview_of(beside: Match, seat: int, frame_id: str, seq: int) -> Preview:
    """The table as this seat would see it after the moves that were played on the copy `beside`. Without a
    view if the last of them shows something: a card or a die is never revealed before it is played."""
    preview = Preview(id=frame_id, seq=seq)
    if can_undo(beside):
        assert beside.last is not None
        after = beside.last.after
        preview.view = msgspec.Raw(view_text(beside, after, seat))
        preview.ask = question(beside, after, seat)
        preview.legal = choices(beside, after, seat)
    return preview


def view_text(match: Match, snapshot: Snapshot, viewer: int) -> bytes:
    """The game's own table as text."""
    return b"".join(view_pieces(match, snapshot, viewer))


def view_pieces(match: Match, snapshot: Snapshot, viewer: int) -> tuple[bytes, ...]:
    """The same in pieces. The part that is the same for all viewers is encoded once."""
    if snapshot.public_text is None:
        snapshot.public_text = presentation.public_text(match, snapshot)
    own = presentation.private_text(match, snapshot, viewer)
    return b"{", snapshot.public_text, b"," if own else b"", own, b"}"


def question(match: Match, snapshot: Snapshot, seat: int) -> Sentence:
    """What the seat that decides is asked."""
    return sentence(presentation.question(match, snapshot, seat))


def choices(match: Match, snapshot: Snapshot, seat: int) -> list[msgspec.Raw]:
    """What the seat that decides may do."""
    return list(map(choice_info, presentation.choices(match, snapshot, seat)))


@functools.lru_cache(maxsize=20_000)
def choice_info(choice: Choice) -> msgspec.Raw:
    """A choice as it is sent. Cached: the same choices come up again and again."""
    info = ChoiceInfo(choice.move, f"act-{choice.verb}", arguments(choice.args), choice.clause, choice.group)
    return msgspec.Raw(encode(info))


# ── moves ─────────────────────────────────────────────────────────────────────────────────────────


def told_text(match: Match, made: Sequence[MadeMove], viewer: int) -> bytes:
    """What some moves did, as this viewer saw it: a list, as text."""
    if len(made) == 1:
        return b"[%b]" % told_move(match, made[0], viewer)
    return b"[%b]" % b",".join([told_move(match, one, viewer) for one in made])


def told_move(match: Match, made: MadeMove, viewer: int) -> bytes:
    """What one move did, as this viewer saw it; encoded once for all who saw the same."""
    if made.is_told_alike is None:
        made.is_told_alike = presentation.is_told_alike(match, made.played)
    seen = made.played.move.seen[viewer]
    saw = made.seq_for(viewer), seen, made.is_told_alike or viewer
    text = made.written.get(saw)
    if text is None:
        text = made.written[saw] = written_move(match, made, viewer, seen)
    return text


def written_move(match: Match, made: MadeMove, viewer: int, seen: int) -> bytes:
    """What one move did, encoded as a message. Where it is told alike it is told as to spectators, if they
    have seen the same: of what they see the least is new."""
    as_spectator = made.is_told_alike and made.played.move.seen[SPECTATOR] == seen
    events = presentation.story(match, made.played, SPECTATOR if as_spectator else viewer)
    told = ToldMove(
        seq=made.seq_for(viewer),
        seat=made.seat,
        move=match.notation.name(seen),
        clause=f"{match.game.slug}/{match.notation.verb(seen).clause}",
        by=made.by,
        at=made.at,
        events=[sentence(event) for event in events],
    )
    return encode(told)


class Teller:
    """What one viewer has been told so far. Kept between calls, so that asking again costs a list, not a
    replay of the game from the deal."""

    def __init__(self, table: Table, viewer: int) -> None:
        self.table, self.viewer = table, viewer
        self.match = table.dealt()
        self.told: list[tuple[int, bytes]] = []  # the moves everyone has seen, each with its number

    def since(self, seq: int) -> list[msgspec.Raw]:
        """All moves after this one, as told to the viewer, without those that were taken back."""
        table = self.table
        if table.match is None or seq >= table.seen_seq(self.viewer):
            return []
        shown = count_moves(table, self.viewer).standing
        for number, line in shown[len(self.told) : table.shown_seq]:
            played = self.match.play(line.entry.move)
            made = MadeMove(number, line.at, line.entry.seat, line.entry.by, played)
            self.told.append((number, told_move(self.match, made, self.viewer)))
        drafts = table.drafts if self.viewer == table.drafter() else []
        own = [(made.seq_for(self.viewer), told_move(table.match, made, self.viewer)) for made in drafts]
        return [msgspec.Raw(told) for number, told in (*self.told, *own) if number > seq]


class CountedMoves(NamedTuple):
    """The moves of a table by the count of one viewer."""

    standing: list[tuple[int, Any]]  # each with its number; includes drafts of any seat
    taken_back: list[tuple[int, int]]  # the move's number, and the viewer's count after the undo


def count_moves(table: Table, viewer: int) -> CountedMoves:
    """Number the moves as this viewer counts them: a move that another seat has taken back never existed."""
    counted, unseen = CountedMoves([], []), 0
    for line in table.moves:
        if not line.is_undo:
            counted.standing.append((len(counted.standing) + 1 + unseen, line))
            continue
        number, taken = counted.standing.pop()
        if taken.entry.seat == viewer:
            unseen += 2
            counted.taken_back.append((number, len(counted.standing) + unseen))
    return counted


def standing_moves(table: Table, viewer: int) -> list[Any]:
    """The moves that were not taken back, as far as this viewer has seen them."""
    standing = [line for _, line in count_moves(table, viewer).standing]
    hidden = len(table.drafts) if viewer != table.drafter() else 0
    return standing[: len(standing) - hidden]


def taken_back_since(table: Table, viewer: int, since: int) -> int:
    """The first of the viewer's own moves up to `since` that was taken back after that count; 0 if none
    was."""
    taken = count_moves(table, viewer).taken_back
    return min((number for number, then in taken if number <= since < then), default=0)


# ── notes and names ───────────────────────────────────────────────────────────────────────────────


def note_info(note: Note, viewer: int) -> dict[str, Any] | None:
    """A note as a viewer may read it; None if it is not shown to anyone."""
    if isinstance(note.entry, DeviceAdded | DeviceRemoved | LinkRenewed | Resumed):
        return None
    entry: dict[str, Any] = msgspec.to_builtins(note.entry)
    shown = {name: value for name, value in entry.items() if value != "" and name != "salt"}
    return {"note": note.number, "at": note.at, "after": note.after_for(viewer), **shown}


def notes_page(table: Table, viewer: int, since: int, before: int) -> list[dict[str, Any]]:
    """The last notes after `since`, up to and including `before`: at most one page."""
    page = table.notes[max(since, before - MOST_NOTES) : before]
    return [info for note in page if (info := note_info(note, viewer))]


def vocabulary(table: Table) -> dict[str, Any]:
    """Names of players and places, by language and kind."""
    seats = {str(number): name for number, name in enumerate(table.names())}
    return {lang: {"seat": seats, **table.board.names(lang)} for lang in LANGUAGES}


# ── advice ────────────────────────────────────────────────────────────────────────────────────────


def advice_of(match: Match, found: Explanation, suspects: list[Suspect], frame_id: str, seq: int) -> Advice:
    """The moves that the oracle likes best: how often it tried each, the share it expects, what would follow;
    and what the player who asks may suspect."""
    tried = max(1, sum(opinion.visits for opinion in found.opinions))
    moves = [
        AdvisedMove(
            move=match.notation.name(opinion.action),
            tried=round(opinion.visits / tried, 4),
            share=round(opinion.share, 4) if opinion.visits else None,
            line=[following_move(match, action) for action in opinion.line[1:]],
            liked=None if opinion.liked is None else round(opinion.liked, 4),
        )
        for opinion in found.opinions[:MOST_ADVICE]
    ]
    hope = None if found.hope is None else round(found.hope, 4)
    things = [SuspectedThing(one.seat, word(one.word), one.chance, one.since) for one in suspects]
    return Advice(id=frame_id, seq=seq, moves=moves, iterations=found.iterations, hope=hope, suspects=things)


def following_move(match: Match, action: int) -> dict[str, Any]:
    """A move that may follow: its name, and words that do not depend on the position at that point."""
    verb, args = match.notation.move(action)
    return {"move": match.notation.name(action), "key": f"act-{verb}", "args": arguments(dict(args))}


# ── words ─────────────────────────────────────────────────────────────────────────────────────────


def sentence(event: Event) -> Sentence:
    return Sentence(event.key, arguments(event.args))


def arguments(args: Mapping[str, Any]) -> dict[str, Any]:
    """Typed arguments as they are sent."""
    return {name: word(value) if type(value) is Word else argument(value) for name, value in args.items()}


def argument(value: Any) -> Any:
    if isinstance(value, Word):
        return word(value)
    return [argument(one) for one in value] if isinstance(value, list) else value


@functools.lru_cache(maxsize=10_000)
def word(value: Word) -> dict[str, str]:
    return {"kind": value.kind, "name": value.name}
