"""Since when people have been away from tables in play, kept for the next server so that a restart does not
reset any timer.

It is not part of the log, since it changes with every lost connection. A server writes what it knows every
two seconds if it has changed, all at once; a server that is killed loses two seconds of it.
"""

import msgspec
import sqlalchemy as sa

from .clock import Clock
from .lease import Lease
from .live_table import LiveTable
from .schema import marks, servers
from .storage import Storage
from .subscribers import Subscriber
from .table import Table

MARK = "away"
KEEP_SECONDS = 2.0

Absent = dict[str, int]  # when each person went; milliseconds since 1970


class Absences(Subscriber):
    """Who is away from tables in play, whether they are held in memory or not."""

    def __init__(self, storage: Storage, lease: Lease, clock: Clock) -> None:
        self.storage, self.lease, self.clock = storage, lease, clock
        self._asleep: dict[str, Absent] = {}  # for tables not held in memory
        self._kept = ""  # what was last written down
        self.server: str | None = None  # our id, if several processes serve one database

    async def open(self) -> None:
        """Read what the previous server knew. The time without a server does not count as absence."""
        self._kept = await self.storage.read(read_away)
        now = self.clock.now()
        self.learn(self._kept, now - (self.lease.stopped_at or now))

    def learn(self, away: str, pause: int) -> None:
        """Take over what a process that has stopped since knew; the milliseconds of `pause` do not count as
        absence."""
        now, known = self.clock.now(), msgspec.json.decode(away or "{}", type=dict[str, Absent])
        for table_id, absent in known.items():
            self._asleep[table_id] = {who: min(now, since + pause) for who, since in absent.items()}

    def of(self, table: Table) -> Absent:
        """Since when the holders of a table that was just read from its log have been away. Those not known
        to be away count as gone from now on."""
        now, known = self.clock.now(), self._asleep.pop(table.id, {})
        return {who: known.get(who, now) for seat in table.seats for who in seat.holders}

    async def keep(self, held: list[LiveTable]) -> None:
        """Write down who is away from the tables that we decide, if that has changed."""
        held = [live for live in held if not live.decider]
        known = {**self._asleep, **{live.table.id: absent_of(live) for live in held}}
        text = msgspec.json.encode({table: away for table, away in known.items() if away}).decode()
        if text != self._kept:
            await self.storage.write(lambda db: write_away(db, text, self.server))
            self._kept = text

    # ── as a subscriber ───────────────────────────────────────────────────────────────────────────

    def released(self, live: LiveTable) -> None:
        """Remember who was away: the table may be read again."""
        if absent := absent_of(live):
            self._asleep[live.table.id] = absent


def absent_of(live: LiveTable) -> Absent:
    """Who is away from a table, if a stand-in would be called for them after a while."""
    table = live.table
    if table.state != "playing" or not table.setup.away:
        return {}
    holders = {who for seat in table.seats for who in seat.holders if not live.is_here(who)}
    return {who: live.gone_at[who] for who in sorted(holders) if who in live.gone_at}


def read_away(db: sa.Connection) -> str:
    return str(db.execute(sa.select(marks.c.value).where(marks.c.name == MARK)).scalar() or "")


def write_away(db: sa.Connection, text: str, server: str | None = None) -> None:
    if server:
        db.execute(servers.update().where(servers.c.id == server).values(away=text))
        return
    db.execute(marks.delete().where(marks.c.name == MARK))
    db.execute(marks.insert().values(name=MARK, value=text))
