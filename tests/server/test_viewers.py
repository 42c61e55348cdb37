"""What waits for a viewer goes out in its order; a viewer who does not read is cut off."""

import asyncio
import contextlib

import pytest

from ithaca.server.routes.lines import write
from ithaca.server.viewers import MOST_WAITING, Viewer


class Socket:
    """Takes messages while it is open, and waits otherwise."""

    def __init__(self):
        self.open, self.told, self.closed = asyncio.Event(), [], False

    async def send_data(self, message, mode):
        await self.open.wait()
        self.told.append(message)

    async def close(self, code):
        self.closed = True

    def write_now(self, message):
        if self.open.is_set():
            self.told.append(message)
        return self.open.is_set()


@pytest.mark.parametrize("at_once", [False, True])
def test_messages_go_out_in_their_order_however_slow_the_socket_is(at_once):
    async def talk():
        socket, viewer, sent = Socket(), Viewer(None, -1, "en", 0.0), []
        viewer.write_now = socket.write_now if at_once else None
        writer = asyncio.create_task(write(socket, viewer))
        for number in range(60):
            socket.open.set() if number % 7 < 3 else socket.open.clear()
            sent.append(b"%d" % number)
            viewer.send(sent[-1])
            if number % 5 == 0:
                await asyncio.sleep(0)
        socket.open.set()
        await viewer.drain()
        assert socket.told == sent
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await writer

    asyncio.run(talk())


def test_what_can_be_written_at_once_wakes_no_task():
    async def talk():
        socket, viewer = Socket(), Viewer(None, -1, "en", 0.0)
        viewer.write_now = socket.write_now
        socket.open.set()
        viewer.send(b"now")
        assert socket.told == [b"now"]
        assert not viewer.outbox
        assert not viewer.is_stuck()

    asyncio.run(talk())


def test_a_viewer_who_does_not_read_is_cut_off():
    async def talk():
        viewer = Viewer(None, -1, "en", 0.0)
        for _ in range(MOST_WAITING + 1):
            viewer.send(b"more")
        assert viewer.gone
        assert len(viewer.outbox) == MOST_WAITING

    asyncio.run(talk())
