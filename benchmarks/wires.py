"""A minimal WebSocket client, so that a benchmark measures the server and not the client.

Frames from the server are not masked, so a frame is found by its length; its content is read only as far as
the measurement needs.
"""

import asyncio
import base64
import os
from collections.abc import Callable


class Wire(asyncio.Protocol):
    """One connection. `hear` is called with every text frame, as bytes."""

    def __init__(self, path: str, host: str, headers: dict[str, str], hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.buffer = bytearray()
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self.request = ("\r\n".join(lines) + "\r\n\r\n").encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.open.done():
            self.open.set_exception(ConnectionError(f"not opened: {bytes(self.buffer[:200])!r}"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.done():
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self.buffer[:40]:
                self.open.set_exception(ConnectionError(bytes(self.buffer[:200])))
                return
            del self.buffer[: end + 4]
            self.open.set_result(None)
        self.read_frames()

    def read_frames(self) -> None:
        buffer, start, size = self.buffer, 0, len(self.buffer)
        while size - start >= 2:
            length, head = buffer[start + 1] & 127, 2
            if length == 126:
                if size - start < 4:
                    break
                length, head = int.from_bytes(buffer[start + 2 : start + 4], "big"), 4
            elif length == 127:
                if size - start < 10:
                    break
                length, head = int.from_bytes(buffer[start + 2 : start + 10], "big"), 10
            if size - start < head + length:
                break
            kind, body = buffer[start] & 15, bytes(buffer[start + head : start + head + length])
            start += head + length
            if kind == 1:
                self.hear(body)
            elif kind == 9:
                self.send(body, 10)
        del buffer[:start]

    def send(self, body: bytes, kind: int = 1) -> None:
        size = len(body)
        length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + length + b"\0\0\0\0" + body)  # a mask of zeros


async def wire(port: int, path: str, headers: dict[str, str], hear: Callable[[bytes], None]) -> Wire:
    """Connect to a server on this computer."""
    loop = asyncio.get_running_loop()
    _, made = await loop.create_connection(
        lambda: Wire(path, f"localhost:{port}", headers, hear), "127.0.0.1", port
    )
    await made.open
    return made
