"""Tells viewers what happens at their table; viewers that look from the same seat share one message."""

import hashlib
from collections.abc import Iterable, Sequence

from ithaca.engine.protocol import SPECTATOR

from .announcements import (
    Announcement,
    GameStarted,
    MoveDrafted,
    MovesShown,
    MoveTakenBack,
    NoteAdded,
    SeatsChanged,
    StateChanged,
)
from .clock import Clock
from .errors import Refused
from .live_table import LiveTable, sights_elsewhere
from .messages import encode
from .states import state_of, states_of
from .subscribers import Subscriber
from .table import MadeMove, Note
from .viewers import Viewer
from .views import note_info


class Broadcaster(Subscriber):
    """Subscribes to tables and sends to their viewers."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock

    def announced(self, live: LiveTable, news: Announcement) -> None:
        match news:
            case NoteAdded(note):
                self.send_note(live, note)
            case SeatsChanged():
                self.send_seats(live)
                self.close_lost_viewpoints(live)
            case GameStarted():  # the names are final now
                for viewer in live.viewers:
                    self.greet(live, viewer, 0, len(live.table.notes))
            case MoveDrafted(made):
                self.send_state(live, made.seat, [made])
            case MoveTakenBack(seat, seq):
                self.send_state(live, seat, [], back=seq)
            case MovesShown(made, newest):
                self.show(live, made, newest)
            case StateChanged():
                self.show(live, [], None)

    # ── sending ───────────────────────────────────────────────────────────────────────────────────

    def show(self, live: LiveTable, made: Sequence[MadeMove], newest: MadeMove | None) -> None:
        """Send everyone a new state. The player of these moves has already been told of all but the
        newest."""
        if live.table.match is None:
            return
        here = by_sight(live.viewers)
        missing = (here.keys() | sights_elsewhere(live)) - live.states.keys()
        if missing:
            news: dict[int, Sequence[MadeMove]] = dict.fromkeys(missing, made)
            if made and made[0].seat in news:
                news[made[0].seat] = [newest] if newest else []
            live.states |= states_of(live.table, news)
        for sight, viewers in here.items():
            send_to(viewers, live.states[sight])

    def send_state(self, live: LiveTable, sight: int, told: Sequence[MadeMove], back: int = 0) -> None:
        """Send a new state only to those who look from one seat."""
        viewers = by_sight(live.viewers).get(sight, ())
        if viewers or sight in sights_elsewhere(live):
            if sight not in live.states:
                live.states[sight] = encode(state_of(live.table, sight, told, back))
            send_to(viewers, live.states[sight])

    def send_note(self, live: LiveTable, note: Note) -> None:
        """Send a note to each viewer, numbered by the viewer's own count of moves; for most that is the
        same."""
        for viewer in list(live.viewers):
            if info := note_info(note, viewer.sight):
                viewer.send(encode({"type": "note", **info}))

    def send_seats(self, live: LiveTable) -> None:
        """Send who sits where, and how. At a table that hides who looks on, a message equal to the previous
        one is not sent: its arrival alone would reveal somebody's coming or going. Only a digest is kept: the
        message itself would be the largest thing that a table holds."""
        message = encode(live.seats_message())
        digest = hashlib.sha256(message).digest()
        if digest != live.told_seats or not live.hides_presence:
            live.told_seats = digest
            self.send_all(live, message)

    def send_all(self, live: LiveTable, message: bytes) -> None:
        send_to(list(live.viewers), message)

    def resend(self, live: LiveTable, viewer: Viewer) -> None:
        """Send the state again, to a viewer that seems to have missed it."""
        if live.table.match is not None:
            viewer.send(encode(state_of(live.table, viewer.sight, [])))

    def greet(self, live: LiveTable, viewer: Viewer, since: int, notes: int) -> None:
        viewer.send(encode(live.hello(viewer, since, notes, self.clock.now())))

    # ── viewpoints ────────────────────────────────────────────────────────────────────────────────

    def look_from(self, live: LiveTable, viewer: Viewer, sight: int) -> None:
        """Let a viewer look from one of their own seats, or from none. Raises Refused for any other seat."""
        if sight != SPECTATOR and sight not in live.table.seats_of(viewer.person_id):
            raise Refused("not-your-seat", seat=sight)
        viewer.sight = sight
        self.greet(live, viewer, 0, 0)

    def close_lost_viewpoints(self, live: LiveTable) -> None:
        """Viewers that no longer hold the seat they look from become spectators."""
        for viewer in list(live.viewers):
            if viewer.sight != SPECTATOR and viewer.sight not in live.table.seats_of(viewer.person_id):
                viewer.sight = SPECTATOR
                self.greet(live, viewer, 0, 0)


def send_to(viewers: Iterable[Viewer], message: bytes) -> None:
    for viewer in viewers:
        viewer.send(message)


def by_sight(viewers: Iterable[Viewer]) -> dict[int, list[Viewer]]:
    """Viewers grouped by where they look from: those of one seat get the same bytes."""
    found: dict[int, list[Viewer]] = {}
    for viewer in viewers:
        found.setdefault(viewer.sight, []).append(viewer)
    return found
