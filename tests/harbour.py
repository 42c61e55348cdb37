"""Several servers in this process that serve one database, with a bus between them and one clock for all."""

from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from databases import database_at
from memory_bus import Hub
from parts import HandClock

from ithaca.server.server import Server
from ithaca.server.settings import Settings


class Harbour:
    """Servers on one database."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.hub, self.clock = Hub(), HandClock()
        usual = {"rate": 0, "pace": 0, "warm_up": False, "database": database_at(folder / "tables.db")}
        self.settings = Settings(**{**usual, **settings})

    @asynccontextmanager
    async def server(self):
        """One more server."""
        bus = self.hub.bus()
        server = Server(self.settings, self.clock, bus, now=lambda _: self.clock.now())
        await server.open()
        try:
            yield server
        finally:
            self.hub.buses.remove(bus)
            await server.close()

    @asynccontextmanager
    async def servers(self, count: int):
        async with AsyncExitStack() as stack:
            yield [await stack.enter_async_context(self.server()) for _ in range(count)]

    def stop(self, server: Server) -> None:
        """As SIGSTOP would: it hears nothing and says nothing, its clocks stand still, it does not know."""
        server.tasks.cancel_all()
        server.bus.is_up = False

    async def let_pass(self, seconds: float) -> None:
        """Time goes by in small steps, in which servers write that they live."""
        for _ in range(round(seconds / 0.25)):
            await self.clock.advance(0.25)
            await settle_writes(self)


async def settle_writes(harbour: Harbour) -> None:
    """Wait for the threads that write."""
    import asyncio

    for _ in range(4):
        await asyncio.sleep(0.005)
