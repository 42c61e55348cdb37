"""What an entry of the log does to a table. Nothing else changes one.

`apply` reads nothing but the table and the line, so a table rebuilt from its log is the same table. It
returns announcements for the subscribers: viewers, clocks, bots, the lobby, metrics.
"""

import hashlib
from collections.abc import Callable
from typing import Any, get_type_hints

from ithaca.bots import CREW
from ithaca.engine.undo import shows_nothing

from . import entries as log
from .announcements import (
    Announcement,
    GameEnded,
    GameStarted,
    MoveDrafted,
    MovesShown,
    MoveTakenBack,
    NoteAdded,
    SeatsChanged,
    StateChanged,
)
from .entries import Entry, Line, StandInReason
from .table import MadeMove, MoveLine, Note, Seat, Table


def apply(table: Table, line: Line) -> list[Announcement]:
    """Apply a line of the log to the table; return the announcements that follow."""
    entry = line.entry
    table.lines, table.last_at, table.state = line.seq, line.at, entry.state_after or table.state
    if isinstance(entry, log.Moved | log.Undone):
        table.moves.append(MoveLine(line.at, entry))
        return [] if table.frozen else CHANGES[type(entry)](entry, table, line.at)
    note = Note(len(table.notes) + 1, line.at, table.shown_seq, entry, table.unseen)
    table.notes.append(note)
    return [NoteAdded(note), *CHANGES[type(entry)](entry, table, line.at)]


Change = Callable[[Any, Table, int], list[Announcement]]

CHANGES: dict[type[Entry], Change] = {}  # what each kind of entry does to a table


def _changes(change: Change) -> Change:
    """For the function that applies one kind of entry: the kind that it names first."""
    CHANGES[get_type_hints(change)["entry"]] = change
    return change


# ── moves ─────────────────────────────────────────────────────────────────────────────────────────


@_changes
def _moved(entry: log.Moved, table: Table, at: int) -> list[Announcement]:
    match, seat = table.match, table.seats[entry.seat]
    assert match is not None
    played = match.play(entry.move)
    number = table.shown_seq + len(table.drafts) + 1
    made = MadeMove(number, at, entry.seat, entry.by, played, table.unseen)
    if match.actor != entry.seat:
        _stop_clock(table, seat, at)
    if shows_nothing(match.game, played, len(match.moves)):
        table.drafts.append(made)
        return [MoveDrafted(made)]
    return [_show(table, [*table.drafts, made], made, at)]


def _show(table: Table, made: list[MadeMove], newest: MadeMove | None, at: int) -> MovesShown:
    """Show these moves to everyone."""
    table.shown, table.shown_seq, table.shown_at = made[-1].played.after, made[-1].seq, at
    table.drafts = []
    return MovesShown(made, newest)


def _stop_clock(table: Table, seat: Seat, at: int) -> None:
    """The seat has decided; the next is asked. Time that a stand-in took does not count as the player's."""
    until = seat.stood_in_at if seat.standin else at
    seat.used += max(0, until - table.asked_at) / 1000
    table.asked_at = at


def _let_stand_in(seat: Seat, why: StandInReason, at: int) -> None:
    """A stand-in plays from now on. The clock of the decision runs on: a player who comes back before it is
    made has only the time that was left."""
    if not seat.standin:
        seat.stood_in_at = at
    seat.standin, seat.offers = why, False  # an absent player agrees to nothing


@_changes
def _undone(entry: log.Undone, table: Table, at: int) -> list[Announcement]:
    assert table.match is not None
    made = table.drafts.pop()
    table.match.undo(made.played)
    table.unseen = tuple(n + 2 * (seat == entry.seat) for seat, n in enumerate(table.unseen))
    return [MoveTakenBack(entry.seat, made.seq_for(entry.seat))]


# ── the course of the game ────────────────────────────────────────────────────────────────────────


@_changes
def _started(entry: log.Started, table: Table, at: int) -> list[Announcement]:
    if not table.frozen:
        table.match = table.dealt()
        table.shown = table.match.snapshot
    table.asked_at = table.shown_at = at
    return [SeatsChanged(), GameStarted()]


@_changes
def _ended(entry: log.Ended, table: Table, at: int) -> list[Announcement]:
    news = _show(table, table.drafts, None, at) if table.drafts else StateChanged()
    table.ended, table.ended_at = entry.why, at
    return [SeatsChanged(), news, GameEnded()]


@_changes
def _closed(entry: log.Closed, table: Table, at: int) -> list[Announcement]:
    return [SeatsChanged(), StateChanged()]


@_changes
def _stand_in_called(entry: log.StandInCalled, table: Table, at: int) -> list[Announcement]:
    _let_stand_in(table.seats[entry.seat], entry.why, at)
    return [SeatsChanged(), StateChanged()]


@_changes
def _player_returned(entry: log.PlayerReturned, table: Table, at: int) -> list[Announcement]:
    table.seats[entry.seat].standin = ""
    return [SeatsChanged(), StateChanged()]


@_changes
def _resumed(entry: log.Resumed, table: Table, at: int) -> list[Announcement]:
    table.asked_at += entry.after
    return [StateChanged()]


@_changes
def _resigned(entry: log.Resigned, table: Table, at: int) -> list[Announcement]:
    seat = table.seats[entry.seat]
    seat.resigned = True
    _let_stand_in(seat, "resigned", at)
    return [SeatsChanged(), StateChanged()]


@_changes
def _end_offered(entry: log.EndOffered, table: Table, at: int) -> list[Announcement]:
    table.seats[entry.seat].offers = True
    return [SeatsChanged()]


@_changes
def _offer_withdrawn(entry: log.OfferWithdrawn, table: Table, at: int) -> list[Announcement]:
    table.seats[entry.seat].offers = False
    return [SeatsChanged()]


@_changes
def _advice_asked(entry: log.AdviceAsked, table: Table, at: int) -> list[Announcement]:
    table.advised = entry.seat, table.shown_seq
    return [SeatsChanged()]


@_changes
def _rematch_opened(entry: log.RematchOpened, table: Table, at: int) -> list[Announcement]:
    table.next = entry.table
    return [SeatsChanged()]


# ── who sits where ────────────────────────────────────────────────────────────────────────────────


@_changes
def _seat_taken(entry: log.SeatTaken, table: Table, at: int) -> list[Announcement]:
    salt = bytes.fromhex(entry.salt)
    table.seats[entry.seat] = Seat(entry.seat, "person", entry.person, entry.name, salt=salt)
    return [SeatsChanged()]


@_changes
def _seat_reserved(entry: log.SeatReserved, table: Table, at: int) -> list[Announcement]:
    table.seats[entry.seat] = Seat(entry.seat, "person", entry.person, entry.name)
    return [SeatsChanged()]


@_changes
def _seat_left(entry: log.SeatLeft, table: Table, at: int) -> list[Announcement]:
    table.seats[entry.seat] = Seat(entry.seat)
    return [SeatsChanged()]


@_changes
def _bot_seated(entry: log.BotSeated, table: Table, at: int) -> list[Announcement]:
    before = table.seats[entry.seat]
    if not entry.bot:
        table.seats[entry.seat] = Seat(entry.seat)
    elif table.state == "playing":
        table.seats[entry.seat] = Seat(
            entry.seat, "bot", name=before.name, bot=entry.bot, salt=before.salt, used=before.used
        )
    else:
        # No player may choose the bytes that a bot adds to the deal.
        salt = hashlib.sha256(f"{table.commitment} bot {entry.seat}".encode()).digest()[:16]
        table.seats[entry.seat] = Seat(entry.seat, "bot", name=CREW[entry.seat], bot=entry.bot, salt=salt)
    return [SeatsChanged(), StateChanged()]


@_changes
def _device_added(entry: log.DeviceAdded, table: Table, at: int) -> list[Announcement]:
    table.seats[entry.seat].devices |= {entry.person}
    return [SeatsChanged()]


@_changes
def _device_removed(entry: log.DeviceRemoved, table: Table, at: int) -> list[Announcement]:
    seat = table.seats[entry.seat]
    seat.devices -= {entry.person}
    seat.link += 1
    return [SeatsChanged()]


@_changes
def _link_renewed(entry: log.LinkRenewed, table: Table, at: int) -> list[Announcement]:
    table.seats[entry.seat].link += 1
    return [SeatsChanged()]


@_changes
def _player_removed(entry: log.PlayerRemoved, table: Table, at: int) -> list[Announcement]:
    table.removed |= {entry.person}
    table.votes.pop(entry.person, None)
    for seat in table.seats:
        seat.devices -= {entry.person}
        if seat.person == entry.person and table.state == "open":
            table.seats[seat.number] = Seat(seat.number)
        elif seat.person == entry.person:
            seat.person, seat.devices = None, frozenset()
            _let_stand_in(seat, seat.standin or "removed", at)
    return [SeatsChanged(), StateChanged()]


@_changes
def _removal_agreed(entry: log.RemovalAgreed, table: Table, at: int) -> list[Announcement]:
    if voter := table.seats[entry.seat].person:
        table.votes.setdefault(entry.person, set()).add(voter)
    return [SeatsChanged()]


@_changes
def _removal_opposed(entry: log.RemovalOpposed, table: Table, at: int) -> list[Announcement]:
    if voter := table.seats[entry.seat].person:
        table.votes.get(entry.person, set()).discard(voter)
    return [SeatsChanged()]


# ── talk ──────────────────────────────────────────────────────────────────────────────────────────


@_changes
def _chat_said(entry: log.ChatSaid, table: Table, at: int) -> list[Announcement]:
    return []


@_changes
def _muted(entry: log.Muted, table: Table, at: int) -> list[Announcement]:
    table.muted |= {entry.person}
    return [SeatsChanged()]


@_changes
def _unmuted(entry: log.Unmuted, table: Table, at: int) -> list[Announcement]:
    table.muted -= {entry.person}
    return [SeatsChanged()]
