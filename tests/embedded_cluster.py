"""Several servers in this process that serve one database, with a bus between them and one clock for all."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from databases import database_at
from memory_bus import Hub
from parts import HandClock, breathe

from ithaca.server.server import Server
from ithaca.server.settings import Settings

MOST_BETWEEN_BEATS = 650  # milliseconds: a beat, and a step of time
PATIENCE = 2000  # times that we look whether all have beaten, 5 ms apart


class EmbeddedCluster:
    """Servers on one database."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.hub, self.clock = Hub(), HandClock()
        self.open: list[Server] = []
        usual = {"rate": 0, "pace": 0, "warm_up": False, "database": database_at(folder / "tables.db")}
        self.settings = Settings(**{**usual, **settings})

    @asynccontextmanager
    async def server(self):
        """One more server."""
        bus = self.hub.bus()
        server = Server(self.settings, self.clock, bus, now=lambda _: self.clock.now())
        await server.open()
        self.open.append(server)
        try:
            yield server
        finally:
            self.open.remove(server)
            self.hub.buses.remove(bus)
            await server.close()

    @asynccontextmanager
    async def servers(self, count: int):
        async with AsyncExitStack() as stack:
            yield [await stack.enter_async_context(self.server()) for _ in range(count)]

    def stop(self, server: Server) -> None:
        """Like SIGSTOP: it receives nothing and sends nothing, its clocks stand still, and it does not
        know."""
        server.tasks.cancel_all()
        server.bus.is_up = False

    async def let_pass(self, seconds: float) -> None:
        """Time passes in small steps, in which servers write their heartbeats."""
        for _ in range(round(seconds / 0.25)):
            await self.clock.advance(0.25)
            for _ in range(2):  # what is being written, and what follows from it
                for server in self.open:
                    await server.storage.write(lambda _: None)
                    await server.storage.read(lambda _: None)
                await breathe()
            await self.all_have_beaten()

    async def all_have_beaten(self) -> None:
        """On a busy machine a heartbeat takes longer than a step of our time: who is waited for is not taken
        for dead."""
        for _ in range(PATIENCE):
            if all(map(self.has_beaten, self.open)):
                return
            await asyncio.sleep(0.005)

    def has_beaten(self, server: Server) -> bool:
        """Or is stopped, cut off or replaced."""
        if not server.bus.is_up or server.lease.lost or server.cluster is None:
            return True
        return self.clock.now() - server.cluster.membership._beaten <= MOST_BETWEEN_BEATS

    async def until(self, holds, tries: int = 400) -> None:
        """Let time pass until a condition holds."""
        for _ in range(tries):
            if holds():
                return
            await self.let_pass(0.25)
        raise AssertionError("it never came to hold")
