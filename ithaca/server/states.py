"""States: a table as its viewers see it at one moment. After a move each of them is sent one.

Most of a state is the same for all viewers who only look on, so it is written once as a form with gaps, and
each viewer gets the form with its own parts filled in. A seat that decides, or has moves that no other seat
has seen, is told more.
"""

import copy
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ithaca.engine.protocol import OVER, SPECTATOR
from ithaca.engine.worlds import is_plainly_forced

from .messages import StateMessage, encode
from .results import result_of
from .table import MadeMove, Table
from .views import choices, question, standing_moves, told_text, view_pieces, view_text

HOLE = b"\0"  # a byte that never occurs in JSON
GAP: Any = msgspec.Raw(HOLE)


def state_of(table: Table, viewer: int, told: Sequence[MadeMove], back: int = 0) -> StateMessage:
    """The table as this viewer sees it now, with the moves that are news to it."""
    state = own_state(common_state(table), table, viewer, told)
    if back:
        state.back = back
    return state


def states_of(table: Table, news: Mapping[int, Sequence[MadeMove]]) -> dict[int, bytes]:
    """The same as text, for several viewers at once, each with the moves that are news to it."""
    common, apart = common_state(table), {table.actor, table.drafter()} - {SPECTATOR}
    form = encode(common).split(HOLE)
    return {
        viewer: encode(own_state(copy.copy(common), table, viewer, told))
        if viewer in apart
        else filled(form, table, viewer, told)
        for viewer, told in news.items()
    }


def common_state(table: Table) -> StateMessage:
    """What all who look on are told of a table at one moment, with gaps for what differs between viewers."""
    return StateMessage(
        seq=GAP,
        view=GAP,
        actor=table.actor,
        told=GAP,
        asked=table.asked_at,
        deadline=table.deadline(),
        left=table.time_left(),
        over=table.state == "over",
        result=result_of(table),
    )


def filled(form: Sequence[bytes], table: Table, viewer: int, told: Sequence[MadeMove]) -> bytes:
    """The form, filled in for a viewer who only looks on."""
    match, (head, after_seq, after_view, tail) = table.match, form
    assert match is not None
    seq, view = b"%d" % table.seen_seq(viewer), view_pieces(match, table.snapshot(viewer), viewer)
    return b"".join((head, seq, after_seq, *view, after_view, told_text(match, told, viewer), tail))


def own_state(state: StateMessage, table: Table, viewer: int, told: Sequence[MadeMove]) -> StateMessage:
    """Fill in the gaps of `state` for this viewer and add what it is asked; returns `state`."""
    match, snapshot = table.match, table.snapshot(viewer)
    assert match is not None
    state.seq = table.seen_seq(viewer)
    state.view = msgspec.Raw(view_text(match, snapshot, viewer))
    state.told = msgspec.Raw(told_text(match, told, viewer))
    if viewer != SPECTATOR:
        state.undo = table.drafter() == viewer
    if viewer != SPECTATOR and state.actor == viewer:
        state.ask = question(match, snapshot, viewer)
        state.legal = choices(match, snapshot, viewer)
        state.forced = len(state.legal) == 1 and is_plainly_forced(match.game, snapshot, len(table.moves))
    return state


def frozen_state(table: Table) -> StateMessage:
    """The last known view of a table whose rules can no longer be played."""
    return StateMessage(
        seq=len(standing_moves(table, SPECTATOR)), view=table.last_view, actor=OVER, over=True
    )
