"""The bus: how processes that serve one database hear of one another.

What must not be lost is in the database; the bus only tells of it sooner. A message that does not arrive is
made up for by comparing with the database, and nothing is decided by one.
"""

import importlib.util
from collections.abc import Awaitable, Callable
from typing import Protocol

from ithaca.engine.errors import Misuse

from .bus_messages import AnyMessage
from .database import without_password

Hearer = Callable[[AnyMessage], None]

ALL = "all"  # the channel that every process hears


def server_channel(server: str) -> str:
    """What is said to one process."""
    return f"server:{server}"


def lines_channel(table_id: str) -> str:
    """What the process that decides a table says to those that follow it."""
    return f"lines:{table_id}"


class Bus(Protocol):
    """Carries messages between processes, to whoever has subscribed to their channel; the sender too."""

    is_shared: bool  # whether there can be others at all
    is_up: bool  # whether messages arrive at the moment
    when_back: Callable[[], Awaitable[None]] | None  # called when it was away, and is not any more

    def prepare(self, cluster: str, others: Callable[[], bool]) -> None:
        """Before anything is opened: see that the bus is there, and that processes of our database talk over
        it, which call themselves so together. Raises Misuse if it is not or others do; `others` says whether
        another process serves the database at the moment."""

    async def open(self) -> None:
        """Begin to carry messages."""

    async def close(self) -> None:
        """Carry what was published, and stop."""

    def publish(self, channel: str, message: AnyMessage) -> None:
        """Say something. Nobody waits for it, and it may be lost."""

    async def subscribe(self, channel: str, hearer: Hearer) -> None:
        """Hear what is said from now on: when this returns, nothing more is missed."""

    def unsubscribe(self, channel: str) -> None:
        """Hear it no more."""


class LocalBus:
    """For one process: there is nobody to talk to."""

    is_shared = False
    is_up = True
    when_back: Callable[[], Awaitable[None]] | None = None

    def prepare(self, cluster: str, others: Callable[[], bool]) -> None: ...

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def publish(self, channel: str, message: AnyMessage) -> None: ...

    async def subscribe(self, channel: str, hearer: Hearer) -> None: ...

    def unsubscribe(self, channel: str) -> None: ...


def check_bus(url: str) -> None:
    """Raise Misuse if this is not the address of a bus, or what it needs is not installed."""
    shown = without_password(url)
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise Misuse("bad-bus", value=shown)
    if any(importlib.util.find_spec(package) is None for package in ("redis", "hiredis", "saq")):
        raise Misuse("bus-needs-extra", value=shown)
