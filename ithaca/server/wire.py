"""The wire of a live line: uvicorn's WebSocket, with a short way out for what is ready to be told.

An answer through ASGI wakes a task for each line that it goes to, which costs more than the frame itself.
"""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

TEXT = 0x81  # the first byte of a frame that is a whole text


class Wire(WebSocketsSansIOProtocol):
    """A connection that may also be written to at once."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["wire"] = self

    @property
    def is_free(self) -> bool:
        """Whether it takes more now, and the line is not about to end."""
        return self.writable.is_set() and not self.close_sent and not self.transport.is_closing()

    def tell(self, message: bytes) -> None:
        self.transport.write(framed(message))


def framed(message: bytes) -> bytes:
    """A text as it goes over the wire: whole, not masked, its length before it."""
    size = len(message)
    if size < 126:
        return bytes((TEXT, size)) + message
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + message
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + message
