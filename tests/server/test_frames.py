"""Frames of live lines: most are taken as they come, all others are left to the library."""

import time

import pytest
from guest import seated
from websockets.frames import Frame, Opcode

from ithaca.server.frames import MASKED, TEXT, head_of, text_of


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_text_goes_out_in_the_frame_that_the_library_would_make(size):
    text = b"x" * size
    assert head_of(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 2, 3, 4, 5, 124, 125])
def test_a_short_text_of_a_client_is_unmasked_as_the_library_would(size):
    text = bytes(range(size))
    assert text_of(Frame(Opcode.TEXT, text).serialize(mask=True)) == text


def test_anything_but_one_short_text_is_left_to_the_library():
    text = Frame(Opcode.TEXT, b"one").serialize(mask=True)
    others = [
        Frame(Opcode.TEXT, b"x" * 126).serialize(mask=True),
        Frame(Opcode.TEXT, b"one", fin=False).serialize(mask=True),
        b"\xc1" + text[1:],  # compressed
        Frame(Opcode.TEXT, b"one").serialize(mask=False),
        *(Frame(code, b"").serialize(mask=True) for code in (Opcode.PING, Opcode.CLOSE, Opcode.BINARY)),
        text + text,
        *(text[:size] for size in range(len(text))),
    ]
    assert [text_of(data) for data in others] == [None] * len(others)


# ── over a real line ──────────────────────────────────────────────────────────────────────────────


def framed(name, *, opcode=Opcode.TEXT, fin=True):
    """A frame that is answered by its name, or a part of it."""
    return Frame(opcode, name if isinstance(name, bytes) else asked(name), fin).serialize(mask=True)


def asked(name):
    return b'{"type": "undo", "id": "%b", "seq": 0}' % name.encode()


def answered(line):
    return line.hear_of("refused")["id"]


def send(line, *pieces):
    """Send these bytes, each in a packet of its own."""
    for piece in pieces:
        line.socket.socket.sendall(piece)
        time.sleep(0.02)


def whole(name):
    return [framed(name)]


def in_two(name, at):
    frame = framed(name)  # its mask is drawn by lot
    return [frame[:at], frame[at:]]


def in_fragments(name):
    text = asked(name)
    return [framed(text[:9], fin=False), framed(text[9:], opcode=Opcode.CONT)]


def after_a_ping(name):
    return [framed(b"are you there", opcode=Opcode.PING) + framed(name)]


ODD = {
    "a byte late": lambda name: in_two(name, 1),
    "the head first": lambda name: in_two(name, 2),
    "the mask first": lambda name: in_two(name, 6),
    "its end late": lambda name: in_two(name, -1),
    "in fragments": in_fragments,
    "after a ping": after_a_ping,
}


@pytest.mark.parametrize("odd", ODD.values(), ids=ODD)
def test_what_is_said_is_heard_however_its_frames_come(guest, odd):
    """Before the first frame that is not plain, in it and after it."""
    _, [line, *_] = seated([guest("Ann"), guest("Bob"), guest("Cid")], "ulysses")
    for name, pieces in (("one", whole), ("two", whole), ("odd", odd), ("three", whole), ("four", odd)):
        send(line, *pieces(name))
        assert answered(line) == name
    begun, ended = in_two("seven", 10)
    send(line, framed("five") + framed("six") + begun, ended)
    assert [answered(line) for _ in range(3)] == ["five", "six", "seven"]


def test_a_text_that_is_no_text_ends_the_line(guest):
    _, [line, *_] = seated([guest("Ann"), guest("Bob"), guest("Cid")], "ulysses")
    send(line, framed(b"\xff\xfe"))
    assert line.is_cut()


def test_the_end_of_a_frame_that_looks_like_another_is_not_taken_for_one(guest):
    _, [line, *_] = seated([guest("Ann"), guest("Bob"), guest("Cid")], "ulysses")
    mask, text = b"\xff" * 4, asked("fake")
    fake = bytes([TEXT, MASKED | len(text)]) + mask + bytes(byte ^ 0xFF for byte in text)
    begun = bytes([TEXT, MASKED | 126]) + (100 + len(fake)).to_bytes(2, "big") + b"\xc0" * 4 + b"\xc0" * 100
    assert text_of(fake) == text
    send(line, framed("one"), begun, fake, framed("two"))
    assert [answered(line) for _ in range(3)] == ["one", "", "two"]
