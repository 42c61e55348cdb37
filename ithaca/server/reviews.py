"""Reviews of finished games, made once each. What the review of a race says about luck and skill is kept for
the statistics."""

import asyncio
from functools import partial

import sqlalchemy as sa

from ithaca.engine.beliefs import hides_at
from ithaca.engine.offers import Scratch
from ithaca.engine.record import blank

from .announcements import Announcement, GameEnded
from .answers import ReviewAnswer
from .live_table import LiveTable
from .schema import accounts
from .storage import Storage
from .subscribers import Subscriber
from .table import Table
from .tasks import Tasks
from .thinking import Thinkers

MOST_UNASKED = 8  # unrequested reviews waiting at once; others are made when somebody asks


class Reviews(Subscriber):
    """Makes reviews: on request, and of a race as soon as it is over. Subscribes to tables."""

    def __init__(self, thinkers: Thinkers, storage: Storage, tasks: Tasks) -> None:
        self.thinkers, self.storage, self.tasks = thinkers, storage, tasks
        self.unasked = 0

    def announced(self, live: LiveTable, news: Announcement) -> None:
        if isinstance(news, GameEnded) and self.unasked < MOST_UNASKED and self.is_wanted(live.table):
            self.unasked += 1
            self.of(live, "").add_done_callback(self._done)

    def is_wanted(self, table: Table) -> bool:
        """Whether to make a review without a request. Nothing is compiled just for that."""
        return self.thinkers.warm_up.is_ready("bots", table.setup.game) and is_race_of_people(table)

    def _done(self, _: asyncio.Task[ReviewAnswer]) -> None:
        self.unasked -= 1

    def of(self, live: LiveTable, who: str) -> asyncio.Task[ReviewAnswer]:
        """The review of a game that is over: made once, however many ask, and kept while the table is in
        memory."""
        task = live.review
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = live.review = self.tasks.start(self._look_back(live.table, who))
        return task

    async def _look_back(self, table: Table, who: str) -> ReviewAnswer:
        found = await self.thinkers.review(table, who)
        if found.race:
            await self.storage.write(partial(keep_accounts, table_id=table.id, found=found))
        return found


def is_race_of_people(table: Table) -> bool:
    """Whether people played a game in which nothing is hidden: only there can luck be told from skill."""
    if table.match is None or not any(seat.person for seat in table.seats):
        return False
    return bool(table.moves) and not hides_at(table.match.dealt, 0, blank(Scratch))


def keep_accounts(db: sa.Connection, table_id: str, found: ReviewAnswer) -> None:
    db.execute(accounts.delete().where(accounts.c.table_id == table_id))
    rows = [{"seat": seat, "luck": one.luck, "skill": one.skill} for seat, one in enumerate(found.race)]
    db.execute(accounts.insert(), [{"table_id": table_id, **row} for row in rows])
