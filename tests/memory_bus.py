"""A bus between servers of one process, for tests. One of them can be cut off, and messages can be lost."""

from ithaca.server.bus_messages import decode_message, encode_message


class Hub:
    """What connects the buses of several servers."""

    def __init__(self) -> None:
        self.buses: list[MemoryBus] = []
        self.said: list = []  # every message, in order

    def bus(self) -> "MemoryBus":
        self.buses.append(MemoryBus(self))
        return self.buses[-1]

    def carry(self, channel: str, data: bytes) -> None:
        self.said.append(decode_message(data))
        for bus in self.buses:
            bus.hear(channel, data)


class MemoryBus:
    """The bus of one server."""

    is_shared = True

    def __init__(self, hub: Hub) -> None:
        self.hub, self.is_up, self.when_back = hub, True, None
        self.hearers: dict = {}

    def prepare(self, cluster, others) -> None: ...

    async def open(self) -> None: ...

    async def close(self) -> None:
        self.hearers.clear()

    def publish(self, channel, message) -> None:
        if self.is_up:
            self.hub.carry(channel, encode_message(message))

    def hear(self, channel: str, data: bytes) -> None:
        if self.is_up and channel in self.hearers:
            self.hearers[channel](decode_message(data))

    async def subscribe(self, channel, hearer) -> None:
        self.hearers[channel] = hearer

    def unsubscribe(self, channel) -> None:
        self.hearers.pop(channel, None)

    def cut(self) -> None:
        """Nothing is sent or received any more."""
        self.is_up = False

    async def mend(self) -> None:
        self.is_up = True
        if self.when_back:
            await self.when_back()
