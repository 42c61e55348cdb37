"""Preconditions of commands, and the refusals raised when they do not hold."""

import copy
from collections.abc import Sequence

from ithaca.engine.errors import IllegalMove, Mistake
from ithaca.engine.match import Match
from ithaca.engine.protocol import SPECTATOR
from ithaca.engine.undo import shows_nothing

from .. import entries as log
from ..entries import By
from ..errors import Refused, RefusedAt
from ..table import Seat, Table


def seat_of(table: Table, seat: int) -> Seat:
    if not 0 <= seat < len(table.seats):
        raise Refused("no-such-seat", seat=seat)
    return table.seats[seat]


def own_seat(table: Table, person: str | None, seat: int) -> Seat:
    if seat == SPECTATOR or not seat_of(table, seat).is_held_by(person):
        raise Refused("not-your-seat", seat=seat)
    return table.seats[seat]


def must_own(table: Table, person: str) -> None:
    if person != table.owner:
        raise Refused("owner-only")


def must_be_playable(table: Table) -> None:
    if table.frozen:
        raise Refused("other-rules", title=table.game.title, value=table.rules, ours=table.game.version)


def must_go_on(table: Table) -> None:
    """The table must be neither over nor closed, and its rules still playable."""
    must_be_playable(table)
    if table.state in ("over", "closed"):
        raise Refused(f"table-{table.state}")


def must_be_over(table: Table) -> None:
    must_be_playable(table)
    if table.state != "over":
        raise Refused("not-over")


def running(table: Table) -> Match:
    must_go_on(table)
    if table.match is None:
        raise Refused("not-started")
    return table.match


def must_play_itself(table: Table, seat: int) -> None:
    """A player who has left, resigned or been removed does not play alongside the stand-in."""
    if table.seats[seat].standin in ("left", "removed", "resigned"):
        raise Refused("stand-in-plays", seat=seat)


def must_be_now(table: Table, seat: int, seq: int, move: str) -> None:
    if seq != table.seen_seq(seat):
        raise Refused("stale", value=seq, seq=table.seen_seq(seat))
    if table.actor != seat:
        raise not_now(table, move)


def not_now(table: Table, move: str) -> Refused:
    """The refusal for a move when another seat decides. It may name that seat: everyone knows who decides."""
    return Refused("not-your-decision", value=move, actor=table.names()[table.actor])


def move_of(table: Table, seat: int, seq: int, move: str, by: By) -> log.Moved:
    """The entry for a move that may be made now. Raises why not."""
    match = running(table)
    must_be_now(table, seat, seq, move)
    action = match.parse(move)
    if refused := match.refusal(action, table.snapshot(seat)):
        raise refused
    return log.Moved(seat, match.notation.name(action), by)


def moves_of(table: Table, seat: int, seq: int, moves: Sequence[str]) -> list[log.Moved]:
    """The entries for moves that may be made one after another. A refusal says which of them it is about."""
    begun = len(running(table).moves)
    beside = played_beside(table, seat, seq, moves)
    return [log.Moved(seat, beside.notation.name(move.action), "") for move in beside.moves[begun:]]


def played_beside(table: Table, seat: int, seq: int, moves: Sequence[str]) -> Match:
    """A copy of the match after these moves, one after another. Nothing is played at the table itself."""
    match = running(table)
    must_be_now(table, seat, seq, moves[0])
    beside = copy.copy(match)
    beside.moves = list(match.moves)
    for nth, move in enumerate(moves):
        try:
            if nth:
                must_show_nothing(beside, moves[nth - 1])
            beside.play(move)
        except Mistake as refused:
            raise RefusedAt(refused, nth) from None
    return beside


def must_show_nothing(beside: Match, move: str) -> None:
    """A row goes on only after a move that can be taken back, so that its player decides again and could
    foresee everything it did. Otherwise a row that is refused at its end would reveal a die or a card for
    free."""
    if beside.last is None or not shows_nothing(beside.game, beside.last, len(beside.moves)):
        raise Refused("not-in-a-row", value=move)


def refusal_of(table: Table, seat: int, move: str) -> IllegalMove | Refused | None:
    """Why a seat may not make this move now; None if it may."""
    match = running(table)
    if match.actor != seat:
        return not_now(table, move)
    try:
        return match.refusal(match.parse(move))
    except IllegalMove as mistake:
        return mistake


def returning(table: Table, person: str) -> list[log.PlayerReturned]:
    """Entries by which stand-ins give a person's seats back; called when the person is here again."""
    return [
        log.PlayerReturned(seat.number, seat.name)
        for seat in table.seats
        if table.state == "playing" and seat.standin in ("away", "clock") and seat.is_held_by(person)
    ]


def name_of(table: Table, person: str) -> str:
    """The name of a person who sits here or has spoken here. Raises Refused if there is none."""
    for seat in table.seats:
        if seat.person == person:
            return seat.name
    for note in reversed(table.notes):
        if getattr(note.entry, "person", None) == person and (name := getattr(note.entry, "name", "")):
            return str(name)
    raise Refused("no-such-person")
