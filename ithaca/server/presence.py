"""Who is at a table: connections come and go, and with them the persons on the seats."""

import contextlib
from collections.abc import Callable

from .announcements import Announcement, SeatsChanged
from .broadcaster import Broadcaster
from .clock import Clock
from .commands import Return
from .commands.checks import returning
from .committer import Committer
from .live_table import LiveTable
from .subscribers import Subscriber, Subscribers
from .viewers import Viewer


class Presence(Subscriber):
    """Adds viewers to a table and removes them."""

    def __init__(
        self, committer: Committer, broadcaster: Broadcaster, subscribers: Subscribers, clock: Clock
    ) -> None:
        self.committer, self.broadcaster = committer, broadcaster
        self.subscribers, self.clock = subscribers, clock
        self.when_changed: Callable[[LiveTable], None] | None = None  # tells other processes

    async def arrive(self, live: LiveTable, viewer: Viewer, since: int, notes: int) -> None:
        """Add a connection that looks at a table; the seats of its person are here again."""
        live.viewers.append(viewer)
        self.broadcaster.greet(live, viewer, since, notes)
        person = viewer.person_id
        if person and live.table.seats_of(person):
            live.gone_at.pop(person, None)
            if live.is_decided_here or returning(live.table, person):
                await self.committer.run(live, Return(person))
        self._changed(live)

    def look_from(self, live: LiveTable, viewer: Viewer, sight: int) -> None:
        """Let a viewer look from another of their seats, or from none."""
        self.broadcaster.look_from(live, viewer, sight)
        if self.when_changed:
            self.when_changed(live)

    def depart(self, live: LiveTable, viewer: Viewer) -> None:
        with contextlib.suppress(ValueError):
            live.viewers.remove(viewer)
        person = viewer.person_id
        if person and not live.is_here(person):
            live.gone_at[person] = self.clock.now()
        self._changed(live)

    def announced(self, live: LiveTable, news: Announcement) -> None:
        """Cut the connections of persons who were removed."""
        if isinstance(news, SeatsChanged):
            for viewer in [viewer for viewer in live.viewers if viewer.person_id in live.table.removed]:
                viewer.cut()

    def _changed(self, live: LiveTable) -> None:
        self.broadcaster.send_seats(live)
        self.subscribers.settled(live)
        if self.when_changed:
            self.when_changed(live)
