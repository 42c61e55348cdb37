"""The connections of the bus: what arrives is passed on at once, what is said goes out together."""

import asyncio
from collections import deque

import pytest

from ithaca.server.redis_line import Answers, RedisLine


class Transport:
    """Keeps what is written."""

    def __init__(self):
        self.written = []

    def write(self, data):
        self.written.append(data)


def test_answers_that_come_in_pieces_are_passed_on_whole_and_together():
    async def talk():
        heard = []
        answers = Answers(heard.append)
        for data in (b":1\r\n:2\r\n$5\r\nhel", b"lo\r", b"\n:3\r\n"):
            answers.data_received(data)
        return heard

    assert asyncio.run(talk()) == [[1, 2], [], [b"hello", 3]]


@pytest.mark.parametrize("data", [b":1\r\n-NOPERM no\r\n", b"what?\r\n"], ids=["refused", "no Redis"])
def test_an_answer_that_is_no_answer_ends_the_line(data):
    async def talk():
        heard = []
        answers = Answers(heard.append)
        answers.data_received(data)
        with pytest.raises(Exception, match=r"NOPERM|rotocol"):
            await answers.until_failed()
        return heard

    assert asyncio.run(talk()) == []


def test_what_cannot_be_written_now_waits_and_goes_out_together():
    async def talk():
        transport = Transport()
        line = RedisLine("redis://nowhere", "ours", deque(), lambda *_: None)
        line._mouth, line._takes = transport, Answers(line._take_answers, line.speak)
        line._takes.pause_writing()
        for data in (b"one", b"two"):
            line.queue.append((b"all", data))
            line.speak_soon()
        await asyncio.sleep(0)
        waited = list(transport.written)
        line._takes.resume_writing()
        line.queue.append((b"all", b"three"))
        line.speak_soon()
        await asyncio.sleep(0)
        unanswered = line._unanswered
        line._takes.data_received(b":1\r\n" * 3)
        return waited, transport.written, unanswered, line._unanswered

    waited, written, unanswered, after = asyncio.run(talk())
    assert waited == []
    assert [data.count(b"PUBLISH") for data in written] == [2, 1]
    assert (unanswered, after) == (3, 0)
