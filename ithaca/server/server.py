"""The parts of a server, put together."""

import asyncio
import contextlib

import sqlalchemy as sa

from .absences import Absences
from .accounts.codes import Codes
from .accounts.passkeys import Passkeys
from .accounts.sessions import Sessions
from .bot_runner import BotRunner
from .broadcaster import Broadcaster
from .clock import Clock
from .commands import Resume
from .committer import Committer
from .errors import Refused
from .janitor import Janitor
from .lease import Lease
from .limits import Limits
from .live_table import LiveTable
from .lobby import Lobby
from .metrics import Metrics
from .players import Players
from .presence import Presence
from .registry import Registry
from .reviews import Reviews
from .settings import Settings, database_url
from .storage import Storage
from .subscribers import Subscribers
from .tasks import Tasks
from .thinking import Thinkers
from .tokens import Tokens
from .turn_clock import TurnClock


class Server:
    """One server: its parts, and how they are opened and closed."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings, self.clock = settings, clock or Clock()
        self.storage = Storage(database_url(settings))
        self.lease = Lease(self.storage, self.clock)
        self.lease.take()
        self.storage.before_commit = self.lease.check
        self.limits, self.tasks = Limits(settings.rate, self.clock), Tasks()
        self.sessions = Sessions(self.storage, self.clock)
        self.players = Players(self.storage, self.clock, self.sessions)
        self.codes = Codes(self.storage, self.clock)
        self.passkeys = Passkeys(self.storage, self.clock, self.codes)
        self.tokens = Tokens(self.storage, self.clock)
        self.thinkers = Thinkers(settings)
        subscribers = self.subscribers = Subscribers()
        self.absences = Absences(self.storage, self.lease, self.clock)
        self.registry = Registry(self.storage, subscribers, self.thinkers, self.absences)
        self.committer = Committer(self.storage, self.registry, subscribers, self.thinkers, self.clock)
        self.broadcaster = Broadcaster(self.clock)
        self.reviews = Reviews(self.thinkers, self.storage, self.tasks)
        self.presence = Presence(self.committer, self.broadcaster, subscribers, self.clock)
        self.lobby = Lobby(self.registry, self.clock)
        self.metrics = Metrics(self.registry, self.lobby)
        self.turn_clock = TurnClock(self.committer, self.tasks, self.clock)
        self.bots = BotRunner(self.committer, self.thinkers, self.tasks, settings, self.clock)
        self.janitor = Janitor(settings, self.storage, self.players, self.committer, self.lobby, self.tasks)
        parts = (self.broadcaster, self.presence, self.lobby, self.turn_clock, self.bots, self.metrics)
        for subscriber in (*parts, self.absences, self.reviews):
            subscribers.add(subscriber)
        self.registry.when_loaded = self.wake

    async def open(self) -> None:
        self.storage.open()
        await self.absences.open()
        await self.players.renew_keys()
        await self.players.keep_hosts(self.settings.host_key)
        self.thinkers.open()
        self.tasks.start(self.lease.keep())
        self.janitor.start()

    async def close(self) -> None:
        """Stop everything. What cannot be written now was not acknowledged either, and keeps nobody here."""
        self.tasks.cancel_all()
        with contextlib.suppress(Refused, sa.exc.SQLAlchemyError):
            await self.janitor.keep_views()
            await self.janitor.keep_absences()
        for live in self.registry:
            self.registry.release(live)
        self.thinkers.close()
        with contextlib.suppress(Refused, sa.exc.SQLAlchemyError):
            await self.lease.give_up()
        await asyncio.to_thread(self.storage.close)

    async def wake(self, live: LiveTable, first: bool) -> None:
        """Let a table go on that was read from its log; nobody's clock has run while no server was there."""
        if first:
            stopped_at = self.lease.stopped_at or 0
            await self.committer.run(live, Resume(self.clock.now(), stopped_at))
        else:
            await self.committer.settle(live)

    def check_room(self) -> None:
        """Whether another table can be opened."""
        running = sum(1 for live in self.registry if live.table.state in ("open", "playing"))
        if running >= self.settings.most_tables:
            raise Refused("too-many-tables")
