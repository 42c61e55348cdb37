"""Messages to a viewer go out in order; a viewer who does not read is cut off; what a viewer sends is handled
in order and to the end."""

import asyncio
import contextlib

import pytest
from litestar.exceptions import WebSocketDisconnect

from ithaca.server.connections import HEAR
from ithaca.server.routes.lines import Ears, write
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


# ── hearing ───────────────────────────────────────────────────────────────────────────────────────


class Speaker:
    """A connection: some texts were sent before anybody listened, others arrive while somebody does."""

    def __init__(self, *before, direct=True):
        self.queue, self.paused, self.hearer = asyncio.Queue(), False, None
        for text in before:
            self.queue.put_nowait(text)
        self.scope = {"extensions": {HEAR: {"call": self.hear_by}}} if direct else {}

    def hear_by(self, hearer):
        self.hearer = hearer
        return self.read_on

    def read_on(self):
        self.paused = False

    def say(self, text):
        if self.hearer and self.queue.empty():
            self.paused = not self.hearer(text) or self.paused
        else:
            self.queue.put_nowait(text)

    async def receive_data(self, mode):
        text = await self.queue.get()
        if text is None:
            raise WebSocketDisconnect(detail="gone")
        return text


class Slow:
    """Handles text by text, each for as long as it is told to."""

    def __init__(self):
        self.begun, self.heard, self.go_on = [], [], asyncio.Event()

    async def hear(self, text):
        self.begun.append(text)
        await self.go_on.wait()
        if text == "bad":
            raise ValueError("cannot be heard")
        if text == "lost":
            raise asyncio.CancelledError
        self.heard.append(text)


async def breathe():
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.mark.parametrize("direct", [True, False])
def test_what_is_said_is_heard_in_its_order_one_after_another(direct):
    async def talk():
        slow, speaker = Slow(), Speaker("a", "b", direct=direct)
        listening = asyncio.create_task(Ears(slow.hear).listen(speaker))
        await breathe()
        speaker.say("c")
        await breathe()
        assert slow.begun == ["a"]
        slow.go_on.set()
        await breathe()
        for text in "def":
            speaker.say(text)
        assert speaker.paused == direct  # a viewer who sends faster than texts are handled waits in line
        speaker.say(None) if not direct else speaker.queue.put_nowait(None)
        with pytest.raises(WebSocketDisconnect):
            await listening
        assert slow.heard == list("abcdef")
        assert not speaker.paused

    asyncio.run(talk())


def test_what_was_begun_is_done_though_nobody_listens_any_more():
    async def talk():
        slow, speaker = Slow(), Speaker()
        listening = asyncio.create_task(Ears(slow.hear).listen(speaker))
        await breathe()
        speaker.say("a")
        speaker.say("b")
        await breathe()
        listening.cancel()
        await breathe()
        assert listening.cancelled()
        slow.go_on.set()
        await breathe()
        assert slow.heard == ["a"]

    asyncio.run(talk())


@pytest.mark.parametrize("text", ["bad", "lost"])
def test_who_cannot_be_heard_is_listened_to_no_more(text):
    async def talk():
        slow, speaker = Slow(), Speaker()
        slow.go_on.set()
        listening = asyncio.create_task(Ears(slow.hear).listen(speaker))
        await breathe()
        speaker.say(text)
        speaker.say("after")
        await breathe()
        assert listening.cancelled()
        assert slow.heard == []

    asyncio.run(talk())
