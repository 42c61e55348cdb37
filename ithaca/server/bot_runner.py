"""Plays for bots and stand-ins.

When an answer is shown does not depend on what the bot could choose from: a turn always begins to show after
the same pause, and a bot with a time budget always takes all of it.
"""

import asyncio

import sqlalchemy as sa

from ithaca import bots
from ithaca.engine.protocol import OVER

from .clock import Clock
from .commands import PlayAutomatically
from .committer import Committer
from .errors import Refused
from .live_table import LiveTable
from .logs import log
from .luck import bot_luck
from .settings import Settings
from .subscribers import Subscriber
from .table import Seat, Table
from .tasks import RETRY_SECONDS, Tasks
from .thinking import STAND_IN, Thinkers

HELD_SECONDS = 300  # how long bots wait at most for a person who reads about the game
MARGIN = 0.1  # seconds that a bot may exceed its budget by without anyone noticing


class BotRunner(Subscriber):
    """Takes the turns of seats that no person decides for."""

    def __init__(
        self, committer: Committer, thinkers: Thinkers, tasks: Tasks, settings: Settings, clock: Clock
    ) -> None:
        self.committer, self.thinkers, self.tasks = committer, thinkers, tasks
        self.pace, self.clock = settings.pace, clock
        self._turns: dict[str, asyncio.Task[None]] = {}

    def settled(self, live: LiveTable) -> None:
        """Start playing, if a bot or a stand-in decides and is not playing already."""
        turn = self._turns.get(live.table.id)
        if not live.released and self._may_play(live) and (turn is None or turn.done()):
            self._turns[live.table.id] = self.tasks.start(self._take_turns(live))

    def hold(self, live: LiveTable, person: str, on: bool) -> None:
        """Let the bots wait for the only person at the table, who reads about the game; for HELD_SECONDS at
        most. Raises Refused if other people sit there."""
        if on and not is_alone(live.table, person):
            raise Refused("not-alone")
        if not is_alone(live.table, person):
            return
        live.held_until = self.clock.now() + HELD_SECONDS * 1000 if on else 0
        if on:
            self.clock.call_later(HELD_SECONDS, lambda: self.settled(live))
        else:
            self.settled(live)

    def _may_play(self, live: LiveTable) -> bool:
        """Whether a bot or a stand-in decides now, and does not have to wait."""
        table = live.table
        if not decides_automatically(table):
            return False
        return self.clock.now() >= live.held_until or len(people_of(table)) != 1

    def released(self, live: LiveTable) -> None:
        if turn := self._turns.pop(live.table.id, None):
            turn.cancel()

    async def _take_turns(self, live: LiveTable) -> None:
        """Take one decision after another. A passing fault delays them, but does not stop them."""
        while self._may_play(live) and not live.released:
            try:
                await self._take_turn(live)
            except sa.exc.SQLAlchemyError as error:
                log.error("a bot's move was not written", exc_info=error)
                await self.clock.sleep(RETRY_SECONDS)
        self._turns.pop(live.table.id, None)

    async def _take_turn(self, live: LiveTable) -> None:
        table = live.table
        seat = table.seats[table.actor]
        await self.clock.sleep(pause(table, self.clock.now(), self.pace))
        seq = table.seen_seq(seat.number)
        move = await self._choose(table, seat)
        await self.committer.run(live, PlayAutomatically(seat.number, seq, move))

    async def _choose(self, table: Table, seat: Seat) -> str:
        """The move of the bot or stand-in of this seat."""
        match = table.match
        assert match is not None
        name = (seat.bot if seat.kind == "bot" else "") or STAND_IN
        luck, sight = bot_luck(table, seat.number), None
        player = bots.find(name, luck, match.game)
        try:
            sight = player.sight(match)
            found = await self.thinkers.choose(player, luck, sight, table.owner or table.id)
            if player.takes_its_time:  # waiting in the queue reveals nothing, unused time would
                await self.clock.sleep(max(0.0, player.budget.seconds + MARGIN - found.seconds))
        except Exception as error:  # the other players must not wait for a bot that crashed
            log.error("a bot fell over", exc_info=error, extra={"fields": {"table": table.id, "bot": name}})
            known = sight or bots.sight(match)  # of the position that the bot was asked about
            found = await self.thinkers.choose(bots.find(STAND_IN, luck, match.game), luck, known)
        return match.notation.name(found.action)


def people_of(table: Table) -> set[str]:
    """All who hold a seat, from any device."""
    holders = {holder for seat in table.seats for holder in (seat.person, *seat.devices)}
    return {holder for holder in holders if holder}


def is_alone(table: Table, person: str) -> bool:
    """Whether only bots sit there besides this person."""
    return people_of(table) == {person}


def decides_automatically(table: Table) -> bool:
    """Whether a bot or a stand-in decides now."""
    return table.actor != OVER and table.seats[table.actor].is_automatic


def pause(table: Table, now: int, pace: float) -> float:
    """Seconds until a turn may begin to show: the same for every hand."""
    waited = max(0.0, (now - table.shown_at) / 1000)  # if the clock was set back, no one waits longer
    return 0.0 if table.drafts else max(0.0, pace - waited)
