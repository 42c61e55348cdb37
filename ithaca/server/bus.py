"""The bus: how processes that serve one database notify one another.

What must not be lost is in the database; the bus only tells of it sooner. A lost message is made up for by
comparing with the database, and no decision depends on one.
"""

import importlib.util
from collections.abc import Awaitable, Callable
from typing import Protocol

from ithaca.engine.errors import Misuse

from .bus_messages import AnyMessage
from .database import without_password

Hearer = Callable[[AnyMessage], None]

ALL = "all"  # the channel that every process subscribes to


def server_channel(server: str) -> str:
    """The channel for messages to one process."""
    return f"server:{server}"


def lines_channel(table_id: str) -> str:
    """The channel on which the decider of a table sends to those that follow it."""
    return f"lines:{table_id}"


class Bus(Protocol):
    """Carries messages between processes, to all that have subscribed to a channel, including the sender."""

    is_shared: bool  # whether there can be other processes
    is_up: bool  # whether messages arrive at the moment
    when_back: Callable[[], Awaitable[None]] | None  # called when it is back after having been away

    def prepare(self, cluster: str, others: Callable[[], bool]) -> None:
        """Called before anything is opened: check that the bus is there and is used by processes of our
        database, which share the name `cluster`. Raises Misuse if it is missing or used by others. `others`
        says whether another process serves the database at the moment."""

    async def open(self) -> None:
        """Begin to carry messages."""

    async def close(self) -> None:
        """Send what was published, and stop."""

    def publish(self, channel: str, message: AnyMessage) -> None:
        """Send a message. Does not wait; the message may be lost."""

    async def subscribe(self, channel: str, hearer: Hearer) -> None:
        """Call `hearer` for each message from now on: when this returns, no further message is missed."""

    def unsubscribe(self, channel: str) -> None:
        """Stop receiving from a channel."""


class LocalBus:
    """For a single process: there is nothing to talk to."""

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
    """Raise Misuse if this is not the address of a bus, or if the packages that it needs are not
    installed."""
    shown = without_password(url)
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise Misuse("bad-bus", value=shown)
    if any(importlib.util.find_spec(package) is None for package in ("redis", "hiredis", "saq")):
        raise Misuse("bus-needs-extra", value=shown)
