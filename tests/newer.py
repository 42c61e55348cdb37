"""The server as a future version: it says so, and sends messages over the bus that this one does not know.
Tests let it serve a database together with the current version."""

from typing import Any

import msgspec

import ithaca

ithaca.__version__ = "99.0.0"  # before anybody has read it

from ithaca.server import redis_bus  # noqa: E402
from ithaca.server.bus_messages import AnyMessage, encode_message  # noqa: E402

FIELD = "mood"  # of every message
UNKNOWN = "weather"  # a message


def encode_newer(message: AnyMessage) -> bytes:
    """As today, with a field that nobody knows yet."""
    told: dict[str, Any] = msgspec.msgpack.decode(encode_message(message))
    return msgspec.msgpack.encode({**told, FIELD: {"of": "a newer version"}})


class NewerBus(redis_bus.RedisBus):
    """Before each message it sends another, of a kind that nobody knows yet."""

    def publish(self, channel: str, message: AnyMessage) -> None:
        if self.is_up:
            unknown = {"type": UNKNOWN, "server": message.server, "wind": 3}
            self._queue.append((self._name(channel), msgspec.msgpack.encode(unknown)))
        super().publish(channel, message)


if __name__ == "__main__":
    redis_bus.encode_message, redis_bus.RedisBus = encode_newer, NewerBus  # type: ignore[misc]
    from ithaca.cli import main

    main()
