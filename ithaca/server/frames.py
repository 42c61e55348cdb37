"""Frames of WebSockets, as far as nearly all of them go: a text, unfragmented (RFC 6455, 5.2).

The library's own functions, which can do more, take several times as long.
"""

TEXT = 0x81  # the first byte of a text that is complete
MASKED = 0x80
SHORT = 126  # bytes; the length of anything longer stands in further bytes
HEAD = 6  # bytes of a short masked frame before its content


def head_of(size: int) -> bytes:
    """What stands before a text of so many bytes as a server sends it: unmasked."""
    if size < SHORT:
        return b"\x81%c" % size
    if size < 65_536:
        return b"\x81\x7e%b" % size.to_bytes(2, "big")
    return b"\x81\x7f%b" % size.to_bytes(8, "big")


def text_of(data: bytes) -> bytes | None:
    """The text in a frame of a client; None if this is anything but exactly one short frame with a complete
    text."""
    size = len(data) - HEAD
    if not 0 <= size < SHORT or data[0] != TEXT or data[1] != MASKED | size:
        return None
    mask = data[2:HEAD] * (size // 4 + 1)
    masked = int.from_bytes(data[HEAD:], "big")
    return (masked ^ int.from_bytes(mask[:size], "big")).to_bytes(size, "big")
