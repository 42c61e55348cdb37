"""The parts of a server, put together."""

import asyncio

from .bot_runner import BotRunner
from .broadcaster import Broadcaster
from .clock import Clock
from .committer import Committer
from .errors import Refused
from .janitor import Janitor
from .limits import Limits
from .lobby import Lobby
from .metrics import Metrics
from .players import Players
from .presence import Presence
from .registry import Registry
from .settings import Settings, database_url
from .storage import Storage
from .subscribers import Subscribers
from .tasks import Tasks
from .thinking import Thinkers
from .turn_clock import TurnClock


class Server:
    """One server: its parts, and how they are opened and closed."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings, self.clock = settings, clock or Clock()
        self.storage = Storage(database_url(settings))
        self.limits, self.tasks = Limits(settings.rate, self.clock), Tasks()
        self.players = Players(self.storage, self.clock)
        self.thinkers = Thinkers(settings)
        subscribers = self.subscribers = Subscribers()
        self.registry = Registry(self.storage, subscribers, self.thinkers, self.clock)
        self.committer = Committer(self.storage, self.registry, subscribers, self.thinkers, self.clock)
        self.broadcaster = Broadcaster(self.clock)
        self.presence = Presence(self.committer, self.broadcaster, subscribers, self.clock)
        self.lobby = Lobby(self.registry, self.clock)
        self.metrics = Metrics(self.registry, self.lobby, self.storage)
        self.turn_clock = TurnClock(self.committer, self.tasks, self.clock)
        self.bots = BotRunner(self.committer, self.thinkers, self.tasks, settings, self.clock)
        self.janitor = Janitor(settings, self.storage, self.registry, self.lobby, self.clock)
        for subscriber in (self.broadcaster, self.lobby, self.turn_clock, self.bots, self.metrics):
            subscribers.add(subscriber)
        self.registry.when_loaded = self.committer.settle

    async def open(self) -> None:
        self.storage.open()
        await self.players.open()
        self.thinkers.open()
        self.tasks.start(self.janitor.wake_tables())
        self.tasks.start(self.janitor.tidy())
        self.tasks.start(self.janitor.cut_silent_connections())

    async def close(self) -> None:
        self.tasks.cancel_all()
        await self.janitor.keep_views()
        for live in self.registry:
            self.registry.release(live)
        self.thinkers.close()
        await asyncio.to_thread(self.storage.close)

    def check_room(self) -> None:
        """Whether another table can be opened."""
        running = sum(1 for live in self.registry if live.table.state in ("open", "playing"))
        if running >= self.settings.most_tables:
            raise Refused("too-many-tables")
