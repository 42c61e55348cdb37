"""What is told goes straight out while the line takes it, and in its order when it does not."""

import asyncio
import contextlib
from types import SimpleNamespace

import pytest
from websockets.frames import Frame, Opcode

from ithaca.server.live import write
from ithaca.server.viewers import MOST_WAITING, Viewer
from ithaca.server.wire import framed


class Wire:
    """A wire that takes more when it is free, and a socket that waits for it."""

    def __init__(self):
        self.is_free, self.told, self.closed = True, [], False
        self.scope = {"state": {"send": self.send}}

    def tell(self, message):
        assert self.is_free
        self.told.append(message)

    async def send(self, message):
        while not self.is_free:
            await asyncio.sleep(0)
        self.told.append(message["text"].encode())

    async def close(self, code):
        self.closed = True


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_a_frame_is_what_the_library_makes_of_it(size):
    message = b"x" * size
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


def test_what_a_free_line_is_told_goes_out_at_once():
    wire = Wire()
    viewer = Viewer(None, -1, "en", wire)
    viewer.send(b"one")
    viewer.send(b"two")
    assert wire.told == [b"one", b"two"]
    assert not viewer.outbox


def test_nothing_overtakes_what_waits():
    async def talk():
        wire = Wire()
        viewer = Viewer(None, -1, "en", wire)
        writer = asyncio.create_task(write(wire, viewer))
        sent = []
        for number in range(60):
            wire.is_free = number % 7 < 3
            sent.append(b"%d" % number)
            viewer.send(sent[-1])
            if number % 5 == 0:
                await asyncio.sleep(0)
        wire.is_free = True
        await viewer.read_all()
        assert wire.told == sent
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await writer

    asyncio.run(talk())


def test_who_does_not_read_is_let_go():
    async def talk():
        wire = SimpleNamespace(is_free=False)
        viewer = Viewer(None, -1, "en", wire)
        for _ in range(MOST_WAITING + 1):
            viewer.send(b"more")
        assert viewer.gone
        assert len(viewer.outbox) == MOST_WAITING

    asyncio.run(talk())
