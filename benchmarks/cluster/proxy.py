"""A line to a database that can be cut, slowed down or silenced: a small TCP proxy.

The proxy does to a line what a network might do. All proxies of a trial run in one thread with its own event
loop, so that the players do not slow them down.
"""

import asyncio
import contextlib
import threading
from collections.abc import Coroutine
from typing import Any

PORTION = 65_536


class Carrier:
    """The thread in which proxies carry bytes."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, name="carrier", daemon=True)
        self.thread.start()

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()


class Proxy:
    """Forwards all connections from its own port to another."""

    def __init__(self, carrier: Carrier, target: int) -> None:
        self.carrier, self.target = carrier, target
        self.delay = 0.0  # seconds that each chunk of bytes is delayed
        self.is_cut = False
        self._writers: set[asyncio.StreamWriter] = set()
        self._flows: asyncio.Event | None = None  # while cleared nothing is forwarded, silently
        self.port: int = carrier.do(self._open())

    async def _open(self) -> int:
        self._flows = asyncio.Event()
        self._flows.set()
        server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        return int(server.sockets[0].getsockname()[1])

    # ── what happens to the line ──────────────────────────────────────────────────────────────────

    def cut(self) -> None:
        """Abort all connections, and accept no new ones."""
        self.carrier.do(self._cut())

    def silence(self) -> None:
        """Connections stay open, but nothing comes through."""
        self.carrier.do(self._let_flow(False))

    def slow(self, delay: float) -> None:
        self.delay = delay

    def mend(self) -> None:
        self.is_cut, self.delay = False, 0.0
        self.carrier.do(self._let_flow(True))

    async def _cut(self) -> None:
        self.is_cut = True
        for writer in list(self._writers):
            writer.transport.abort()

    async def _let_flow(self, flows: bool) -> None:
        assert self._flows
        (self._flows.set if flows else self._flows.clear)()

    # ── carrying ──────────────────────────────────────────────────────────────────────────────────

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_cut:
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, far_writer}
        try:
            await asyncio.gather(self._pump(reader, far_writer), self._pump(far_reader, writer))
        finally:
            self._writers -= {writer, far_writer}

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Copy one direction until it ends, then close the other end."""
        assert self._flows
        with contextlib.suppress(OSError):
            while portion := await reader.read(PORTION):
                if self.delay:
                    await asyncio.sleep(self.delay)
                await self._flows.wait()
                writer.write(portion)
                await writer.drain()
        with contextlib.suppress(OSError):
            writer.close()
