"""Plays for bots and stand-ins.

When an answer is shown does not depend on what the bot could choose from: a turn begins to show after the
same pace, and a bot that is given a time takes it.
"""

import asyncio

from ithaca import bots
from ithaca.engine.protocol import OVER

from .apply import Announcement
from .clock import Clock
from .commands import PlayAutomatically
from .committer import Committer
from .live_table import LiveTable
from .logs import log
from .luck import bot_luck
from .settings import Settings
from .table import Seat, Table
from .tasks import Tasks
from .thinking import STAND_IN, Thinkers

MARGIN = 0.1  # seconds beyond its budget that a bot may take without being noticed


class BotRunner:
    """Takes the turns of seats that no person decides for."""

    def __init__(
        self, committer: Committer, thinkers: Thinkers, tasks: Tasks, settings: Settings, clock: Clock
    ) -> None:
        self.committer, self.thinkers, self.tasks = committer, thinkers, tasks
        self.pace, self.clock = settings.pace, clock
        self._turns: dict[str, asyncio.Task[None]] = {}

    def announced(self, live: LiveTable, news: Announcement) -> None:
        """What counts is how things stand in the end."""

    def settled(self, live: LiveTable) -> None:
        """Begin to play, if a bot or a stand-in decides and does not play already."""
        turn = self._turns.get(live.table.id)
        if not live.released and decides_automatically(live.table) and (turn is None or turn.done()):
            self._turns[live.table.id] = self.tasks.start(self._take_turns(live))

    def released(self, live: LiveTable) -> None:
        if turn := self._turns.pop(live.table.id, None):
            turn.cancel()

    async def _take_turns(self, live: LiveTable) -> None:
        """One decision after the other."""
        table = live.table
        while decides_automatically(table):
            seat = table.seats[table.actor]
            await self.clock.sleep(pause(table, self.clock.now(), self.pace))
            seq = table.seen_seq(seat.number)
            move = await self._choose(table, seat)
            await self.committer.run(live, PlayAutomatically(seat.number, seq, move))
        self._turns.pop(table.id, None)

    async def _choose(self, table: Table, seat: Seat) -> str:
        """The move of the bot or stand-in of this seat."""
        match = table.match
        assert match is not None
        name = (seat.bot if seat.kind == "bot" else "") or STAND_IN
        sight, luck = bots.sight(match), bot_luck(table, seat.number)
        begun, player = self.clock.monotonic(), bots.find(name, luck)
        try:
            action = await self.thinkers.choose(player, sight)
            if player.takes_its_time:
                spent = self.clock.monotonic() - begun
                await self.clock.sleep(max(0.0, player.budget.seconds + MARGIN - spent))
        except Exception as error:  # the others shall not wait for a bot that fell over
            log.error("a bot fell over", exc_info=error, extra={"fields": {"table": table.id, "bot": name}})
            action = await self.thinkers.choose(bots.find(STAND_IN, luck), sight)
        return match.notation.name(action)


def decides_automatically(table: Table) -> bool:
    """Whether a bot or a stand-in decides now."""
    return table.actor != OVER and table.seats[table.actor].is_automatic


def pause(table: Table, now: int, pace: float) -> float:
    """Seconds until a turn may begin to show: the same for all hands."""
    return 0.0 if table.drafts else max(0.0, pace - (now - table.shown_at) / 1000)
