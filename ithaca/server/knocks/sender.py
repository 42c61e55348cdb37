"""Sending knocks: encrypted for the browser (RFC 8291), by a few workers, to the push service of each
browser."""

import asyncio
import hashlib
from typing import NamedTuple

import httpcore

from ..clock import Clock
from ..logs import log
from ..settings import Settings
from ..tasks import Tasks
from .endpoints import NotPublic, PublicNetwork
from .subscriptions import Subscription, Subscriptions, bytes_of
from .vapid import PushKey

WORKERS = 4
MOST_WAITING = 2000  # knocks; more than these are dropped
SECONDS = 15.0  # for one attempt
RETRY_AFTER = (5.0, 30.0, 180.0)  # seconds between attempts
MOST_RETRY_SECONDS = 900.0  # longest wait that a push service may ask for
KEEP_SECONDS = 86_400  # how long a push service keeps a knock for a browser that is off
GONE = (404, 410)
INSIDE = 403  # the status used for an endpoint in our own network; it is not tried again
UNREACHED = (OSError, TimeoutError, httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException)


class Delivery(NamedTuple):
    to: Subscription
    text: bytes
    about: str  # a newer knock with the same value replaces an undelivered one
    tries: int = 0


class PushAnswer(NamedTuple):
    status: int  # 0: no answer
    retry_after: float = 0.0  # seconds


class PushSender:
    """A queue, and workers that empty it."""

    def __init__(
        self, subscriptions: Subscriptions, key: PushKey, tasks: Tasks, settings: Settings, clock: Clock
    ) -> None:
        self.subscriptions, self.key, self.tasks, self.clock = subscriptions, key, tasks, clock
        self._queue: asyncio.Queue[Delivery] = asyncio.Queue(MOST_WAITING)
        self._network = PublicNetwork(settings.push_local)
        self._pool: httpcore.AsyncConnectionPool | None = None

    def start(self) -> None:
        for _ in range(WORKERS):
            self.tasks.start(self._work())

    async def close(self) -> None:
        if self._pool:
            await self._pool.aclose()

    def send(self, delivery: Delivery) -> None:
        """Queue a knock for sending. Does not wait; drops it if the queue is full."""
        try:
            self._queue.put_nowait(delivery)
        except asyncio.QueueFull:
            log.warning("a knock was dropped: too many are waiting")

    async def _work(self) -> None:
        while True:
            delivery = await self._queue.get()
            try:
                await self._deliver(delivery)
            except Exception as error:  # go on with the next one
                log.error("a knock went wrong", exc_info=error)

    async def _deliver(self, delivery: Delivery) -> None:
        answer = await self.post(delivery)
        if answer.status in GONE:
            await self.subscriptions.drop(delivery.to.id)
        elif answer.status in (0, 429) or answer.status >= 500:
            self._try_again(delivery, answer.retry_after)
        elif answer.status >= 300:
            log.warning("a knock was refused", extra={"fields": {"status": answer.status}})

    def _try_again(self, delivery: Delivery, asked: float) -> None:
        if delivery.tries < len(RETRY_AFTER):
            wait = min(MOST_RETRY_SECONDS, max(asked, RETRY_AFTER[delivery.tries]))
            again = delivery._replace(tries=delivery.tries + 1)
            self.clock.call_later(wait, lambda: self.send(again))

    async def post(self, delivery: Delivery) -> PushAnswer:
        """Make one attempt. Follows no redirects, and reads only the head of the answer."""
        if self._pool is None:
            self._pool = httpcore.AsyncConnectionPool(
                max_connections=WORKERS, keepalive_expiry=30.0, network_backend=self._network
            )
        headers, content = self._headers(delivery), encrypted(delivery.to, delivery.text)
        sent = self._pool.stream("POST", delivery.to.endpoint, headers=headers, content=content)
        try:
            async with asyncio.timeout(SECONDS), sent as response:
                return PushAnswer(response.status, retry_after(response.headers))
        except NotPublic:
            return PushAnswer(INSIDE)
        except UNREACHED as error:
            log.info("a push service did not answer", extra={"fields": {"error": type(error).__name__}})
            return PushAnswer(0)

    def _headers(self, delivery: Delivery) -> list[tuple[str, str]]:
        topic = hashlib.sha256(f"{delivery.to.id} {delivery.about}".encode()).hexdigest()[:32]
        return [
            ("authorization", self.key.signed_for(delivery.to.endpoint, self.clock.now())),
            ("content-encoding", "aes128gcm"),
            ("content-type", "application/octet-stream"),
            ("ttl", str(KEEP_SECONDS)),
            ("topic", topic),
        ]


def encrypted(to: Subscription, text: bytes) -> bytes:
    """Encrypt a text for one browser, with a key that is used only once."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    once, theirs = ec.generate_private_key(ec.SECP256R1()), bytes_of(to.p256dh)
    made = http_ece.encrypt(
        text, private_key=once, dh=theirs, auth_secret=bytes_of(to.auth), version="aes128gcm"
    )
    return bytes(made)


def retry_after(headers: list[tuple[bytes, bytes]]) -> float:
    """The seconds that a push service asks us to wait; 0 if it gives a date or nothing."""
    given = next((value for name, value in headers if name.lower() == b"retry-after"), b"")
    return float(given) if given.isdigit() and len(given) < 7 else 0.0
