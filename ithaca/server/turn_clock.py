"""Calls a stand-in when the seat that decides has run out of time, or its person has been away too long."""

from typing import NamedTuple

import sqlalchemy as sa

from ithaca.engine.protocol import OVER

from .clock import Clock, Timer
from .commands import CallStandIn
from .committer import Committer
from .entries import StandInReason
from .live_table import LiveTable
from .logs import log
from .subscribers import Subscriber
from .tasks import RETRY_SECONDS, Tasks


class Due(NamedTuple):
    """When a stand-in is called, in milliseconds since 1970, and why."""

    at: int
    why: StandInReason


class TurnClock(Subscriber):
    """A timer for each table at which a person decides."""

    def __init__(self, committer: Committer, tasks: Tasks, clock: Clock) -> None:
        self.committer, self.tasks, self.clock = committer, tasks, clock
        self._timers: dict[str, Timer] = {}

    def settled(self, live: LiveTable) -> None:
        """Reset the timer for the current decision."""
        self.released(live)
        seat = live.table.actor
        if live.released or seat == OVER or (due := due_of(live, seat)) is None:
            return
        wait, asked_at = max(0.0, (due.at - self.clock.now()) / 1000), live.table.asked_at
        self._timers[live.table.id] = self.clock.call_later(
            wait, lambda: self.tasks.start(self._time_is_out(live, seat, due.why, asked_at))
        )

    def released(self, live: LiveTable) -> None:
        if timer := self._timers.pop(live.table.id, None):
            timer.cancel()

    async def _time_is_out(self, live: LiveTable, seat: int, why: StandInReason, asked_at: int) -> None:
        if why == "away" and live.seat_is_here(seat):
            return
        try:
            await self.committer.run(live, CallStandIn(seat, why, asked_at))
        except sa.exc.SQLAlchemyError as error:  # a full disk, a database restart: time is still out
            log.error("no stand-in could be called", exc_info=error)
            await self.clock.sleep(RETRY_SECONDS)
            self.settled(live)


def due_of(live: LiveTable, seat: int) -> Due | None:
    """When a stand-in has to be called for the seat that decides; None if never."""
    table, chair = live.table, live.table.seats[seat]
    if chair.is_automatic:
        return None
    deadline = table.deadline()
    due = [] if deadline is None else [Due(deadline, "clock")]
    if table.setup.away and (gone := live.gone_since(seat)) is not None:
        due.append(Due(max(gone, table.asked_at) + table.setup.away * 1000, "away"))
    return min(due, default=None)
